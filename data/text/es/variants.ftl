# Variantes: lo que cambian en la preparación, lo que preguntan y cuentan, y cómo se eligen (automa/imperium/variants.py).

## Chosen (app/screens/set_up.py)

variant-low-aggression = Baja agresividad
    .about = Las cartas de ataque entran en el mazo principal solo después de formar el mercado.
variant-quick-setup = Preparación rápida
    .about = Las cartas comunes no se separan por clase: todos los mazos son mixtos.
variant-precious-cards = Cartas preciadas
    .about = En el mantenimiento no puedes descartar cartas de tu mano.
variant-fast = Partida rápida
    .about = Empiezas con algunas cartas de ventaja, y la ronda que desencadena el final es la última.
set-up-variants = Variantes
set-up-repair-variant = { $variant }: no con los { $gone }. Desactivada.
set-up-repair-variant-trade-routes = { $variant }: no con rutas comerciales. Desactivada.

## The checklist

lay-shared-low-aggression = Baja agresividad: aparta { $set ->
        [horizons] todas las cartas con el icono despiadado
       *[other] todas las cartas de ataque, salvo las de fama
    }, { $number } en total: { $cards }.
lay-shared-low-aggression-back = Baja agresividad: baraja las { $number } cartas apartadas en el mazo principal.
lay-shared-decks-quick = Preparación rápida: baraja juntas todas las cartas de región, primitivas, civilizadas y de tributo. Tres mazos de { $number } boca abajo.
lay-shared-main-quick = Mazo principal: las otras { $number } cartas.
lay-shared-market-quick = Mercado, de izquierda a derecha: dos cartas del mazo principal, después una de cada mazo pequeño.
lay-shared-fast-exile = Partida rápida: exilia las { $number } primeras cartas del mazo principal, boca arriba.
lay-yours-fast-nation = Partida rápida: las { $number } primeras cartas de tu mazo de nación van a tu pila de descarte.
lay-yours-fast-region = Partida rápida: desarrolla gratis una región a tu elección y después retira del juego uno de tus desarrollos.
lay-yours-fast-quest = Partida rápida: protege una misión a tu elección, pero no { $first }, en { $last }.
lay-yours-fast-deck = Partida rápida: la primera carta de tu mazo de nación se une a tus otras cartas.
lay-yours-fast-seasons = Partida rápida: una carta de Invierno y una de Verano a tu elección, de tus desarrollos, van a tu pila de descarte.
lay-yours-fast-progress = Partida rápida: tienes { $number } de progreso menos de lo normal; ya está descontado.
lay-yours-fast-mana = Partida rápida: de estas dos cartas, protege una al azar en { $last }.
lay-yours-resources-none = Recursos: ninguno. Ficha de Rey de Reyes con el lado claro hacia arriba.
lay-yours-precious = Cartas preciadas: en el mantenimiento no descartas cartas de tu mano.
lay-automa-fast-removed = Partida rápida: { $cards }, la carta más baja de su mazo de dinastía, se queda en la caja.
lay-automa-fast-dynasty = Partida rápida: la primera carta del mazo de dinastía va a la pila de descarte del autómata, boca arriba.
lay-automa-fast-quests = Partida rápida: la primera misión va a la pila de descarte del autómata, boca arriba.
lay-automa-dynasty-nation = Mazo de dinastía: { $number } cartas de nación barajadas, boca abajo.

## Asked and told

ask-fast-region = partida rápida: ¿qué región desarrollas gratis?
ask-fast-removal = partida rápida: ¿cuál de tus desarrollos sale del juego?
ask-fast-quest = ¿qué misión proteges aquí antes del primer turno?
ask-fast-barbarian = partida rápida: ¿qué carta de Invierno va a tu pila de descarte?
ask-fast-empire = partida rápida: ¿qué carta de Verano va a tu pila de descarte?
ask-search-next = ahí no está. ¿En qué mazo buscas ahora?
told-trained-well = { $n } puntos: sabes cómo funciona el juego.
told-trained-very-well = { $n } puntos: juegas muy bien.
told-remove-development = { $nation } retiran { $card } del juego.
told-fast-discard = { $nation } colocan { $card } { $from } en su pila de descarte.
ask-search-decks = Da la vuelta a cartas de los mazos pequeños, de izquierda a derecha, y después del mazo principal, hasta que salga { $what }. ¿Cuál es?
pick-none-search-decks = No hay { $bare } en ningún mazo
zone-mixed = el mazo del espacio { $slot }
    .from = del mazo del espacio { $slot }
    .top = del mazo del espacio { $slot }
zone-decks = un mazo
    .from = de un mazo

## Reminders

remind-precious = Mantenimiento: no puedes descartar cartas de tu mano.
remind-fast = Partida rápida: la ronda que desencadena el final es la última.
remind-fast-accession = Con { $card } uno de tus desarrollos sale del juego.
