# Lo que se pregunta y se cuenta en la mesa (automa/imperium/words.py). Las preguntas empiezan en minúscula, porque el
# nombre de una carta puede ir delante; Python pone la mayúscula.

## Nations and cards
# .small: dentro del texto el nombre de la nación es un gentilicio, en minúscula.

nation = Los { $name }
    .in = los { $name }
    .from = a los { $name }
    .to = a los { $name }
    .small = yes
score = { $name } { $n }
power-card = { $owner ->
        [you] tu carta de poder
       *[they] su carta de poder
    }
card-copies = { $n } × { $name }

## Places that no card names

zone-region = el mazo de región
    .from = del mazo de región
    .top = del mazo de región
zone-uncivilised = el mazo primitivo
    .from = del mazo primitivo
    .top = del mazo primitivo
zone-civilised = el mazo civilizado
    .from = del mazo civilizado
    .top = del mazo civilizado

where-hand = mano
where-discard = pila de descarte
where-deck = mazo
where-history = historia
where-nation = mazo de nación
where-development = zona de desarrollo
where-play = en juego
where-playing = jugándose
where-power = carta de poder
where-garrison = en { $host }
where-market = mercado
where-exile = exilio
where-fame = mazo de fama
where-main = mazo principal
where-king-of-kings = mazo de fama

## Prompts

from-card = { $card }: { $ask }
ask-act = { $act }.
ask-cards = elige { $cards }.
ask-turn = tu turno. { $n ->
        [0] No te quedan acciones.
        [one] Te queda { $n } acción.
       *[other] Te quedan { $n } acciones.
    }
ask-may = ¿{ $act }?
give-owner = dar { $what } al propietario de esta carta
ask-choose = { $stop ->
        [yes] elige una opción o para.
       *[no] elige una opción.
    }
ask-declare = declara una clase.
ask-pay = ¿cómo pagas { $tokens }?
ask-pay-amount = { $resource ->
        [materials] ¿cuántos materiales pagas?
        [population] ¿cuánta población pagas?
        [progress] ¿cuánto progreso pagas?
       *[goods] ¿cuántos bienes pagas?
    }
ask-draw-or-take = ¿qué carta robas?
ask-move-amount = { $resource ->
        [materials] ¿cuántos materiales mueves?
        [population] ¿cuánta población mueves?
        [progress] ¿cuánto progreso mueves?
       *[goods] ¿cuántos bienes mueves?
    }
ask-convert-amount = { $resource ->
        [materials] ¿cuántos materiales conviertes?
        [population] ¿cuánta población conviertes?
        [progress] ¿cuánto progreso conviertes?
       *[goods] ¿cuántos bienes conviertes?
    }
ask-draw-amount = ¿cuántas cartas robas?
ask-innovate = innovar: ¿qué carta mejoras?
ask-revolt = rebelarse: ¿qué disturbios devuelves?
ask-garrison-under = ¿en qué carta la proteges?
ask-ready = ¿de qué carta retiras la ficha de agotamiento?
ask-borrow = ¿de qué carta usas la capacidad de agotar?
ask-copy = ¿en copia de qué carta conviertes esta?
ask-swap-away = { $zone ->
        [exile] ¿qué carta exiliada va al mercado?
       *[hand] ¿qué carta de tu mano intercambias?
    }
ask-swap-for = { $zone ->
        [market] ¿en lugar de qué carta del mercado?
       *[other] ¿por cuál carta?
    }
ask-develop = { $free ->
        [yes] ¿qué carta desarrollas gratis?
       *[no] ¿qué carta desarrollas?
    }
ask-put-back = ¿qué carta vuelve a continuación, de arriba abajo?
ask-develop-by-reshuffle = al volver a barajar: ¿desarrollar una carta?
ask-next-trigger = ¿qué carta va primero?
ask-next-solstice = solsticio: ¿qué carta va primero?
ask-react = ¿reaccionar con una capacidad de agotar?
ask-ward-off = ¡un ataque! ¿Quieres defenderte?
ask-last-unrest = { $n ->
        [one] ¿quién toma el último disturbio?
       *[other] ¿quiénes toman los últimos { $n } disturbios?
    }
ask-cleanup-token = mantenimiento: ¿en qué carta del mercado colocas { $tokens }?
ask-cleanup-discard = mantenimiento: descarta las cartas que quieras.
ask-training-exile = mantenimiento: ¿exiliar una carta del mercado?

## Options

pick-yes = Sí
pick-no = No
pick-no-choose = Parar
pick-no-draw-or-take = Parar
pick-no-react = No reaccionar
pick-no-ward-off = No defenderse
pick-no-develop-by-reshuffle = No desarrollar
pick-no-training-exile = No exiliar
pick-play = Jugar { $card }{ $free ->
        [yes] { " " }(acción sin coste)
       *[no] { "" }
    }
pick-exhaust = Agotar { $card }
pick-use = Usar { $card }
pick-innovate = Innovar
pick-revolt = Rebelarse
pick-end = Terminar el turno
pick-top = Carta superior { $of }
pick-first = { $class ->
        [f] Primera
       *[m] Primer
    } { $what } { $of }
pick-laden = { $card }, { $tokens }
pick-priced = { $card }: { $cost }
pick-where = { $card } ({ $where })

## Rounds and turns

told-round = Ronda { $n }.
told-final-round = Ronda { $n }, la última.
told-turn = { $nation } empiezan su turno.
told-innovate = { $nation } innovan{ $n ->
        [0] .
       *[other] { " " }y descartan { $cards }.
    }
told-revolt = { $nation } se rebelan.
told-solstice = Solsticio.
told-solstice-effect = { $nation } resuelven { $card }.
told-trigger = { $nation } resuelven { $card }.
told-state = { $nation } voltean su carta de estado al lado { $suit }.
told-empire = { $nation } son ahora un imperio.
told-turned = { $nation } dan la vuelta a su carta de estado: { $card }.
told-end-triggered = { $why ->
        [reported] { $nation } desencadenan el fin de la partida.
       *[other] { end-trigger } Esto desencadena el fin de la partida.
    }
end-trigger = { $why ->
        [main-deck] El mazo principal está vacío.
        [development] { $nation } ya no tienen cartas por desarrollar.
        [accession] { $nation } ya no tienen cartas en su mazo de nación.
        [dynasty] { $nation } ya no tienen cartas en su mazo de dinastía.
        [journey] { $nation } llegan al final de su viaje.
        [ceremony] { $nation } completan su ceremonia.
        [king-of-kings] { $nation } son los primeros en resolver Rey de Reyes.
       *[card] { $nation } precipitan el final.
    }
told-game-over = { $reason ->
        [collapse] Colapso: la pila de disturbios está vacía.
       *[scoring] Puntuación final: { $scores }.
    } { $won ->
        [0] Nadie gana.
        [one] { $alone ->
            [yes] { "" }
           *[no] { $winners } ganan.
        }
       *[other] { $winners } comparten la victoria.
    }

## Playing cards

told-play = { $nation } juegan { $card }{ $zone ->
        [hand] { "" }
       *[other] { " " }{ $from }
    }{ $free ->
        [yes] { " " }como acción sin coste
       *[no] { "" }
    }.
told-exhaust = { $nation } agotan { $card }.
told-ready = { $nation } pueden agotar { $card } otra vez.
told-spend-action = { $nation } gastan { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    }.
told-avoid = { $nation } evitan el ataque con { $card }.
told-borrow = { $nation } usan la capacidad de agotar de { $card }.
told-copy = { $nation } convierten { $by } en una copia de { $card } este turno.
told-declare = { $nation } declaran una clase: { $suit }.
told-treat = { $nation } tratan el { $icon } de { $card } como otros iconos este turno.
told-ignore = { $nation } ignoran el { $icon } de la próxima carta que jueguen.
told-king-of-kings = { $nation } resuelven Rey de Reyes.

## Resources

told-gain = { $nation } obtienen { $tokens }.
told-pay = { $nation } pagan { $tokens }.
told-steal = { $nation } roban { $tokens } { $victim }.
told-give-tokens = { $nation } dan { $tokens } { $receiver }.
told-place = { $nation } colocan { $tokens } en { $card }.
told-clean-up = { $nation } hacen el mantenimiento.
told-move = { $nation } mueven { $tokens } a { $card }.
told-collect = { $nation } toman { $tokens } de { $card }.
told-remove = { $nation } devuelven { $tokens } de { $card } al suministro.

## Cards

told-draw = { $nation } roban { $cards }.
    .hidden = { $nation } roban { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
told-discard = { $nation } descartan { $cards }{ $zone ->
        [play] { " " }{ $from }
       *[other] { "" }
    }.
told-abandon = { $nation } abandonan { $card }.
told-recall = { $nation } recuperan { $card }.
told-garrison = { $nation } protegen { $card } en { $host }.
told-history = { $nation } colocan { $card } en su historia.
told-put = { $nation } colocan { $card } { $to }.
    .hidden = { $within ->
        [yes] { $nation } colocan una carta de su mazo de nación al fondo de este.
       *[no] { $nation } colocan una carta { $from } { $to }.
    }
told-exile = { $nation } exilian { $card } { $zone ->
        [playing] { "" }
       *[other] { $from }
    }.
told-take = { $nation } toman { $card } { $from }.
    .hidden = { $nation } toman una carta { $from }.
told-give = { $nation } dan { $card } { $receiver }.
    .hidden = { $nation } dan una carta { $receiver }.
told-find = { $nation } encuentran { $card } { $in }.
told-found-nothing = { $nation } no encuentran nada.
told-look = { $nation } miran { $n ->
        [one] la carta superior
       *[other] las { $n } cartas superiores
    } { $top }: { $cards }.
    .hidden = { $nation } miran { $n ->
        [one] la carta superior
       *[other] las { $n } cartas superiores
    } { $top }.
told-reveal = { $nation } revelan { $cards } { $from }.
told-fame = { $nation } toman la carta de fama { $card }.
    .hidden = { $nation } toman una carta de fama.
told-reshuffle = { $nation } vuelven a barajar su pila de descarte.
told-shuffle-nation = { $nation } barajan su mazo de nación.
told-nation-card = { $nation } colocan { $card } de su mazo de nación en su pila de descarte.
    .hidden = { $nation } colocan una carta de su mazo de nación en su pila de descarte.
told-accession-into-play = { $nation } ponen en juego { $card } de su mazo de nación.
told-develop = { $nation } desarrollan { $card }{ $free ->
        [yes] { " " }gratis
       *[no] { "" }
    }.
told-swap-nation = { $nation } intercambian { $other } por { $card } de su mazo de nación.
    .hidden = { $nation } intercambian una carta por otra de su mazo de nación.

## Market and unrest

told-acquire = { $nation } adquieren { $card }{ $zone ->
        [exile] { " " }{ $from }
       *[market] { "" }
    }{ $laden ->
        [yes] { " " }con { $tokens }
       *[no] { "" }
    }.
told-break-through = { $nation } mejoran { $card }{ $zone ->
        [market] { "" }
       *[other] { " " }{ $from }
    }{ $laden ->
        [yes] { " " }con { $tokens }
       *[no] { "" }
    }.
    .hidden = { $nation } mejoran la carta superior { $top }.
told-refill = Nueva carta en el espacio { $slot }: { $card }.
told-swap = { $nation } colocan { $card } en el mercado en lugar de { $other }.
told-sink = { $nation } sumergen { $card }.
told-take-unrest = { $nation } toman 1 disturbio.
told-take-chaos = { $nation } toman 1 caos.
told-fewer = { $nation } obtienen { $tokens } menos.
told-return-unrest = { $nation } devuelven { $n ->
        [one] { $n } disturbio
       *[other] { $n } disturbios
    }.

## The automa

told-die = El dado muestra { $n }: { $waiting ->
        [yes] el espacio { $n } espera.
       *[no] todas las cartas se resuelven.
    }
told-automa-reveals = { $nation } revelan { $card } en el espacio { $slot }.
told-row = { $nation } resuelven la fila { $row }{ $passed ->
        [0] .
        [one] : nada en la fila { $rows } es posible.
       *[other] : nada en las filas { $rows } es posible.
    }
told-no-row = { $passed ->
        [0] Ninguna fila encaja con { $card }.
       *[other] Ninguna fila que encaja con { $card } es posible.
    }
told-automa-discard-top = { $nation } descartan { $cards } de la parte superior de su mazo.
told-automa-resolves = { $nation } resuelven { $card } { $from }.
told-automa-plays = { $nation } ponen { $card } en juego.
told-automa-chooses = { $nation } eligen { $card }: { $decides ->
        [only] ninguna otra carta encaja.
        [points] más puntos ({ $points }).
        [tokens] empate a { $points }, más fichas.
       *[slot] empate a { $points }, espacio más bajo.
    }
told-dynasty = { $nation } colocan { $card } de su mazo de dinastía { $to }.
told-convert = { $nation } convierten { $tokens } en { $into }.
told-discovery = { $nation } descubren { $card }.
told-quest = { $nation } obtienen la misión { $card }.
told-journey = { $nation } siguen su viaje hacia { $card }.
told-journey-row = { $reached ->
        [yes] { $nation } pueden partir de { $card }.
       *[no] { $nation } aún no pueden partir de { $card }.
    }
