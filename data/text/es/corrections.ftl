# Lo que la persona corrige en una mesa real (automa/imperium/words_corrections.py), y los lugares de las cartas del autómata.

told-corrected = { $what ->
        [none] Corregido: { $them } tienen { $tokens }.
       *[other] Corregido: { $change }.
    }
title-corrected = Corregido: { $change }
change-number = { $what } { $before } → { $after }
change-slot = espacio { $slot }, { $what } { $before } → { $after }
change-slot-card = espacio { $slot }, { $before } → { $after }
change-empty = vacío
change-card = { $card }, { $before } → { $after }
change-state = { $before } → { $after }
change-unrest = disturbios restantes { $before } → { $after }
change-chaos = caos restante { $before } → { $after }
change-dynasty = el orden del mazo de dinastía
change-round = ronda { $before } → { $after }
change-score = tus puntos, { source-name } { $before } → { $after }
source-name = { $source ->
        [progress] progreso
        [play] cartas en juego
        [history] historia
        [deck] mano, mazo y descarte
        [power] carta de poder
        [stock] materiales y población
        [goods] bienes
       *[unrest] disturbios
    }

lies-slot = espacio { $slot }
lies-deck = mazo
lies-deck-top = encima del mazo
lies-deck-bottom = fondo del mazo
lies-discard = pila de descarte
lies-history = historia
lies-play = en juego
lies-dynasty = mazo de dinastía
lies-dynasty-top = encima del mazo de dinastía
lies-dynasty-bottom = fondo del mazo de dinastía
lies-quests = misiones inminentes
lies-quests-top = encima de las misiones inminentes
lies-discoveries = mazo de descubrimientos
lies-discoveries-top = encima del mazo de descubrimientos
lies-journey = viaje
lies-states = cartas de estado
lies-aside = apartadas
lies-exile = exilio
lies-unrest = pila de disturbios
lies-chaos = pila de caos
lies-box = caja
lies-yours = tu lado
lies-playing = resolviéndose
lies-unseen = boca abajo
lies-new = no estaba

## Parts that cannot happen

told-part-impossible = { $part }: no es posible, { $because }.
told-row-refused = La fila { $row } no es posible en esta mesa: se prueba la siguiente fila que encaja.
because = { $why ->
        [nothing] nada que contar
        [too-few] insuficiente: { $resource }
        [no-tokens] sin { $resource }
        [you-lack] no tienes { $resource }
        [yours] no tienes
        [die] sin espacio para el dado
        [journey] el viaje ha terminado
        [market] no hay en el mercado
        [exile] no hay en el exilio
        [laden] todas tienen fichas
        [gone] la carta ya no está
        [deck] mazo vacío
        [dynasty] mazo de dinastía vacío
        [quests] sin misiones
        [fame] sin fama
        [unrest] sin disturbios
        [discard] no hay en el descarte
        [history] no hay en la historia
        [said] según tú
       *[play] no hay en juego
    }

## The person’s points

counted-term = { $formula }: { $n }
counted-capped = { $reason } (como máximo { $most })
