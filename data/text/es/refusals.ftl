# Por qué una respuesta sobre una mesa real no puede ser cierta.

refuse-unknown-card = No existe la carta { $card }.
refuse-in-market = { $card } está en el espacio { $slot } del mercado.
refuse-elsewhere = { $card } ya está en otro lugar.
refuse-not-there = { $card } no puede estar ahí.
refuse-slot = El mercado tiene { $slots } espacios.
refuse-die = Un dado muestra de 1 a 6.
refuse-not-at = { $card } no está ahí ({ $place }).
refuse-lies-at = { $card } está en otro lugar: { $place }.
refuse-which-card = ¿Qué carta es? Ahí solo puede estar una carta conocida.
refuse-nothing-at = Ahí no hay ninguna carta ({ $place }).
refuse-no-place = La carta no puede ir ahí: { $where }.
refuse-slot-filled = Ya hay una carta en el espacio { $slot }.
refuse-automa-slot = El autómata tiene { $slots } espacios.
refuse-order = Estas no son las cartas del mazo de dinastía.
refuse-correction = Nada se corrige así: { $what }.
refuse-number = Hace falta un número de { $least } a { $most }.
refuse-single-state = Este autómata solo tiene un lado.
refuse-empty-slot = El espacio { $slot } está vacío.
