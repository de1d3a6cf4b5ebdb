# Una partida en una mesa real: lo que se pregunta a la persona y lo que hacen sus manos (automa/imperium/words_real.py).
# La nación es el sujeto, las manos reciben el imperativo, y lo que te afecta empieza contigo. $way es brain (la
# aplicación guarda las cartas del autómata; las que obtiene forman una sola pila) o guide (todas sus cartas son reales).

## Turns

ask-die = { $nation } tiran el dado. Usa este o el tuyo.
pick-roll = Tirar
pick-die = Mi dado sacó { $n }
ask-your-turn = Tu turno. Indica lo que haces { $receiver }.
ask-your-solstice = Solsticio. Resuelve tus efectos de solsticio.
ask-your-score = La partida ha terminado. ¿Cuántos puntos sumas?
pick-done = Hecho
pick-cannot = { $what ->
        [row] Nada de esta fila: se prueba la siguiente fila que encaja
       *[part] { $row ->
            [yes] Solo esta parte: el resto de la fila sigue
           *[no] Esto se omite: el turno sigue
        }
    }
ask-collapse = La pila de disturbios debe de estar vacía ahora: es un colapso, y pierdes. ¿Está vacía?
ask-unrest-left = ¿Cuántos disturbios quedan en la pila?

report-done = { $about ->
        [your-solstice] Solsticio hecho
       *[your-turn] He terminado mi turno
    }
report-automa-unrest = { $nation } toman 1 disturbio
report-automa-chaos = { $nation } toman 1 caos: a su pila de descarte
report-automa-chaos-deck = { $nation } toman 1 caos: encima de su mazo
report-automa-draw = { $nation } roban: descartan su carta superior
report-automa-recall = { $nation } recuperan { $card }
report-automa-abandon = { $nation } abandonan { $card }
report-automa-steal = Robo recursos { $victim }
report-automa-gain = { $nation } obtienen recursos
report-automa-card = { $nation } toman una carta
report-end = Empieza el fin de la partida
report-collapse = Colapso: la pila de disturbios está vacía
report-fix-market = Corregir el mercado
report-fix-tokens = Corregir los recursos del autómata
report-fix-state = Corregir el estado del autómata: { $state }

## Cards turned over

ask-slot-card = { $nation } revelan el espacio { $slot }. Da la vuelta a la carta. ¿Cuál es?
ask-top-of-deck = Da la vuelta a la carta superior del mazo del autómata. ¿Cuál es?
ask-top-of-dynasty = Da la vuelta a la carta superior del mazo de dinastía. ¿Cuál es?
ask-top-of-discoveries = Da la vuelta a la carta superior del mazo de descubrimientos. ¿Cuál es?
ask-top-of-quests = Da la vuelta a la misión inminente superior. ¿Cuál es?
ask-top-of-pile = Da la vuelta a la carta superior { $top }. ¿Cuál es?
pick-none-top-of-pile = { $pile ->
        [fame] Solo queda Rey de Reyes
       *[other] El mazo está vacío
    }
ask-search-main = Da la vuelta a cartas del mazo principal hasta que salga { $what }. ¿Cuál es?
pick-none-search-main = No hay { $bare } en el mazo
ask-exiled = Mira el exilio. ¿Qué { $kinds } hay allí?

## The market

ask-market-check = ¿Está así el mercado? Si no, elige un espacio que haya cambiado.
pick-right = Está bien
pick-slot = Espacio { $n }: { $filled ->
        [yes] { $card }
       *[no] vacío
    }
ask-which-slot = ¿Qué espacio del mercado ha cambiado?
ask-market-slot = { $cause ->
        [layout] ¿Qué carta hay en el espacio { $slot }?
        [refill] Repón el espacio { $slot }. ¿Qué carta es?
       *[change] ¿Qué carta hay ahora en el espacio { $slot }?
    }
pick-none-market-slot = { $cause ->
        [refill] El espacio queda vacío
       *[other] El espacio está vacío
    }
ask-market-tokens = { how-many } hay en { $card }?

## You

how-many = { $resource ->
        [materials] ¿Cuántos materiales
        [population] ¿Cuánta población
        [progress] ¿Cuánto progreso
       *[goods] ¿Cuántos bienes
    }
how-many-of-it = { $resource ->
        [population] ¿Cuánta
        [progress] ¿Cuánto
       *[other] ¿Cuántos
    }
ask-chaos-empty = La partida ha colapsado. ¿Está vacía tu pila de caos?
ask-human-state = ¿Eres bárbaro o imperio?
pick-human-state = { $state ->
        [empire] Imperio
        [neither] Ninguno de los dos
       *[barbarian] Bárbaro
    }
ask-human-has = ¿Tienes { $n ->
        [0] { "" }
        [one] { "" }
       *[other] al menos
    } { $what }?
ask-human-has-cards = ¿Tienes { $what }?
ask-human-has-unrest = ¿Tienes { $what }?
ask-human-amount = { how-many } tienes?
ask-you-do = { $act }.{ $attack ->
        [yes] { " " }Es un ataque.
       *[no] { "" }
    }
ask-you-may = { $act }.
ask-stolen = Pierdes { $most } a manos de { $them }, o nada si una carta te protege. { how-many-of-it }?

## What happened to the automa

ask-gave-card = ¿Qué carta toman { $them }?
ask-which-resource = ¿Qué recurso?
ask-how-many = { how-many }?
ask-automa-amount = { how-many } tienen { $them }?
told-barbarian = { $nation } son ahora bárbaros.

## What the hands do

onto-automa = { $way ->
        [guide] sobre el mazo del autómata
       *[brain] en la pila del autómata
    }
onto-discard = { $way ->
        [guide] en la pila de descarte del autómata
       *[brain] en la pila del autómata
    }
tokens-back = { $laden ->
        [yes] ; devuelve sus fichas
       *[no] { "" }
    }
unrest-back = { $unrest ->
        [yes] { $laden ->
            [yes] ; devuelve su disturbio y sus fichas
           *[no] ; devuelve su disturbio
        }
       *[no] { tokens-back }
    }
ask-do-automa-acquires = { $nation } adquieren { $card } { $zone ->
        [exile] { $from }
       *[market] del espacio { $slot }
    }. Coloca la carta { $unrest ->
        [yes] { $way ->
            [guide] y luego su disturbio
           *[brain] y su disturbio
        }
       *[no] { "" }
    } { onto-automa }{ tokens-back }.
ask-do-automa-breaks-through = { $nation } mejoran { $card } { $zone ->
        [market] del espacio { $slot }
       *[other] { $from }
    }. Coloca la carta { onto-automa }{ unrest-back }{ $zone ->
        [main] ; baraja las demás en su mazo
        [decks] ; baraja las demás en su mazo
       *[other] { "" }
    }.
ask-do-automa-takes-fame = { $nation } toman la carta de fama { $card }. Colócala { onto-automa }.
ask-do-automa-takes-unrest = { $nation } toman 1 disturbio. Colócalo { $to ->
        [discard] { onto-discard }{ $way ->
            [guide] { $later ->
                [yes] { " " }después de barajar
               *[no] { "" }
            }
           *[brain] { "" }
        }
       *[deck] { onto-automa }
    }.
ask-do-automa-returns-unrest = { $nation } devuelven 1 disturbio. { $way ->
        [guide] { $zone ->
            [discard] Pasa uno de la pila de descarte del autómata a la pila de disturbios.
           *[other] Colócalo en la pila de disturbios.
        }
       *[brain] Pasa uno de la pila del autómata a la pila de disturbios.
    }
ask-do-automa-exiles = { $nation } exilian { $card }. { $way ->
        [guide] Coloca la carta en el exilio.
       *[brain] { $own ->
            [yes] La carta se queda en la caja.
           *[no] Pasa la carta de la pila del autómata al exilio.
        }
    }
ask-do-exile-market = { $nation } exilian { $card } del espacio { $slot }. Coloca la carta en el exilio{ unrest-back }.
ask-do-place-token = Coloca { $tokens } en { $seen ->
        [no] la carta del espacio { $slot }
       *[yes] { $card }, en el espacio { $slot }
    }.
ask-do-clean-up-token = { ask-do-place-token }
ask-do-clean-up = { $placed ->
        [no] { "" }
       *[yes] { ask-do-place-token }{ " " }
    }{ $nation } rellenan sus espacios. Su turno ha terminado.
ask-reveal = { $nation } revelan la carta del espacio { $slot }.
pick-reveal = Revelar espacio { $slot }
card-unseen = una carta aún no vista
ask-do-automa-puts = { $nation } colocan { $card } { $to ->
        [history] en su historia
       *[deck] encima de su mazo
    }. Mueve la carta allí{ $zone ->
        [playing] { "" }
        [discard] { " " }desde la pila de descarte
       *[play] { " " }desde la zona de juego
    }.
ask-do-automa-plays = { $nation } juegan { $card }. Coloca la carta en la zona de juego del autómata.
ask-do-automa-discards = { $nation } descartan { $card }. Coloca la carta en la pila de descarte del autómata.
ask-do-automa-discards-top = { $nation } descartan { $card } de encima de su mazo. Coloca la carta en su pila de descarte.
ask-do-automa-abandons = { $nation } abandonan { $card }. Pasa la carta de la zona de juego a su pila de descarte.
ask-do-automa-gains-discovery = { $nation } descubren { $card }. Colócala sobre el mazo del autómata.
ask-do-automa-gains-quest = { $nation } obtienen la misión { $card }. Colócala sobre el mazo del autómata.
ask-do-waiting-card = { $nation } guardan la carta del espacio { $slot }. Muévela boca abajo al espacio 1.
ask-do-fill-slots = { $nation } llenan sus espacios. Coloca una carta del mazo del autómata, boca abajo, en cada uno vacío.
ask-do-automa-reveals = { $nation } revelan { $card } en el espacio { $slot }. Da la vuelta a la carta.
ask-do-dynasty = { $nation } añaden { $card } de su mazo de dinastía. Coloca la carta { $to ->
        [deck] sobre el mazo del autómata
       *[discard] en la pila de descarte del autómata
    }.
ask-do-automa-shuffles = { $nation } vuelven a barajar. Baraja su pila de descarte como nuevo mazo y sigue llenando espacios.
ask-do-journey = { $nation } siguen su viaje hacia { $card }. Haz de ella la carta de viaje del autómata.
ask-do-automa-swaps = { $nation } intercambian la carta recién revelada por { $card }, del espacio { $slot } del mercado. Colócala allí; las fichas se quedan, y el disturbio de debajo es el que pide la carta nueva.
ask-do-automa-empire = { $nation } son ahora un imperio. Da la vuelta a la carta de estado del autómata.
ask-do-automa-turns = Da la vuelta a la carta de estado del autómata: { $card }. { $n ->
        [0] Se retiran las fichas de agotamiento de los espacios.
       *[other] Coloca una ficha de agotamiento en cada espacio a partir del { $n }: no reciben carta.
    }
