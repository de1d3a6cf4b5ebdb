# Por qué una respuesta sobre una mesa real no puede ser cierta.

refuse-unknown-card = No existe la carta { $card }.
refuse-in-market = { $card } está en el espacio { $slot } del mercado.
refuse-elsewhere = { $card } ya está en otro lugar.
refuse-not-there = { $card } no puede estar ahí.
refuse-slot = El mercado tiene { $slots } espacios.
refuse-die = Un dado muestra de 1 a 6.
