# En qué pensar en tu turno y en el solsticio en una mesa real (automa/imperium/physical/reminders.py).

remind-nation-deck-flip = ¿Mazo vacío? Antes, una carta de nación va a la pila de descarte.
    .note = { $card }, al fondo, te convierte en imperio.
remind-nation-deck-ends-game = ¿Mazo vacío? Antes, una carta de nación va a la pila de descarte.
    .note = { $card }, al fondo, desencadena el fin de la partida.
remind-nation-deck-into-play = ¿Mazo vacío? Antes, una carta de nación va a la pila de descarte.
    .note = { $card }, al fondo, entra directamente en juego.
remind-nation-deck-stays = ¿Mazo vacío? Antes, una carta de nación va a la pila de descarte.
    .note = { $card }, al fondo, no cambia tu estado.
remind-develop = ¿Mazo vacío? Puedes desarrollar una carta antes de barajar.
    .note = Una vez por turno, con una ficha de agotamiento en tu carta de estado.
remind-reshuffle = ¿Mazo vacío? Baraja tu pila de descarte: no se le añade ninguna carta.
remind-unrest = { $number ->
        [one] Queda { $number } disturbio en la pila.
       *[other] Quedan { $number } disturbios en la pila.
    }
    .note = Tomar el último es un colapso: pierdes.
remind-unrest-low = { $number ->
        [one] ¡Solo queda { $number } disturbio en la pila!
       *[other] ¡Solo quedan { $number } disturbios en la pila!
    }
    .note = Tomar el último es un colapso: pierdes.
remind-end-dynasty = La partida termina cuando se agota el mazo de dinastía { $nation }.
    .note = { $number ->
        [one] Queda { $number }.
       *[other] Quedan { $number }.
    } También: { $also }.
remind-end-journey = La partida termina cuando acaba el viaje { $nation }.
    .note = También: { $also }.
remind-also-main = mazo principal vacío
remind-also-king = Rey de Reyes
remind-also-development = tu último desarrollo
remind-also-card = tu carta { $card }
remind-end-near = Se ha desencadenado el fin: la ronda { $round } es la última.
    .note = Antes, termina esta ronda con su solsticio.
remind-last-round = Esta es la última ronda.
    .note = Después de su solsticio se cuentan los puntos.
remind-power = Tu carta de poder
remind-solstice = Tu solsticio
