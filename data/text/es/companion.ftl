# El acompañante en una mesa de verdad (app/terminal/companion.py) y la tabla de un oponente en un terminal (automa/cli/table.py).

## La tabla de un oponente

table-side = { $side ->
        [barbarian] lado bárbaro
        [empire] lado imperio
        [corrupted] lado corrupto
       *[single] lado único
    }
table-journey = viaje, cuando un espacio necesita carta y el mazo del autómata está vacío
table-token = En su mantenimiento, el autómata pone { $token } en la carta del mercado sobre la carta que espera.
table-provenance = { $provenance ->
        [restored] restaurada
        [house] fila de la casa
        [mine] tu propia fila
       *[printed] impresa
    }
table-certainty = { $mark }, { $certainty ->
        [certain] segura
        [high] probablemente correcta
        [medium] incierta
       *[low] muy incierta
    }
table-or = { $part ->
        [trigger] o para: { $text }
       *[text] o: { $text }
    }

## Sentarse a la mesa

start-what = ¿Qué va a ser?
start-continue = Continuar: { $names }, { $mode ->
        [physical] en la mesa
       *[other] en esta pantalla
    }, ronda { $round }
start-physical = En la mesa: cartas de verdad, la aplicación juega por el autómata
start-solo = En esta pantalla: solitario contra el autómata
start-players = En esta pantalla: entrenamiento, o contra otra nación
start-automa = La nación del autómata:
start-random = Sortear una
start-difficulty = Dificultad:
start-level = { $level }, { $slots } espacios
start-way = Las cartas del autómata:
start-brain = Cerebro: déjalas en la caja, la aplicación las guarda
start-guide = Guía: tú barajas y revelas las de verdad

## Respuestas

client-enter = [Intro: { $label }]
client-not-possible = No es posible: { $reason }
client-needs = la respuesta es { $what }.
client-nothing-called = nada aquí se llama “{ $name }” ni muestra esos iconos.
client-twice = { $name } se eligió dos veces.
client-more = … y { $number } más. Escribe más del nombre.
client-pick-number = un número de { $least } a { $most }
client-undone = Deshecho.
client-redone = Rehecho.
client-no-automa = No hay autómata en esta mesa.
client-yes-typed = s sí si
client-no-typed = n no
client-help-solo =
    Responde con el número de una opción, o varios: 1 3.
    w por qué lo hizo el autómata · a el autómata · o sus filas · m mercado
    t mesa · u deshacer · r rehacer · l registro · c 2 o c nombre: una carta
    s guardar (s archivo) · q salir · ? esta ayuda
board-slot = Espacio { $number }
board-unseen = aún no vista

## En la mesa

companion-help =
    Intro hace lo obvio: hecho, revelar, tirar el dado, el mercado está bien.
    Una carta: escribe parte del nombre o sus iconos (anci, río región).
    Las cartas del mercado se piden cuando el autómata lo mira por primera vez.
    w por qué · a el autómata · m mercado · t su tabla · c nombre: una carta
    x eso no es posible · u deshacer · r rehacer · l registro
    q salir (la partida se guarda) · ? esta ayuda
companion-laid-out = [Intro: todo listo]
companion-heading = { $who ->
        [automa] Ronda { $round } · Turno del autómata: { $nation }
        [solstice] Ronda { $round } · Solsticio
        [scoring] El final
       *[activate] Ronda { $round } · Tu turno
    }{ $last ->
        [yes] { " " }· la última ronda
       *[no] { "" }
    }
companion-hint = { $about ->
        [die] Intro = tirar · 1–6 = mi dado sacó
        [market-check] Intro = está bien · 1–5 = este espacio ha cambiado
        [your-solstice] Intro = solsticio hecho · un número = indicarlo
       *[your-turn] Intro = he terminado mi turno · un número = indicarlo
    }
companion-hint-done = Intro = { $about ->
        [reveal] revelarla
       *[other] hecho
    }{ $objections ->
        [yes] { " " }· x = no es posible
       *[no] { "" }
    } · w = por qué
companion-objections = ¿Qué no es posible?
companion-hint-objection = un número · Intro = hecho, pese a todo
companion-hint-find = parte del nombre o iconos · * = las { $number }
companion-hint-number = un número · u otra parte del nombre
companion-hint-several = nombres o números, separados por comas
companion-hint-none = Intro = { $known ->
        [0] ninguna
       *[other] las { $known } que conozco
    }

## La zona del autómata

area-way = { $way ->
        [guide] Guía
       *[brain] Cerebro
    }
area-resources = Recursos
area-slots = Espacios
area-piles = Mazos
area-journey = Viaje
area-slot = { $number } { $card ->
        [none] vacío
        [waits] espera
       *[back] boca abajo
    }
area-count-deck = mazo { $number }
area-count-discard = descarte { $number }
area-count-history = historia { $number }
area-count-dynasty = dinastía { $number }
area-count-quests = misiones { $number }

## Por qué

why-nothing = Todavía no hay nada que explicar.
why-card = { $card } muestra: { $icons }.
why-no-icons = ningún icono
why-no-fit = no encaja
why-impossible = encaja, pero nada en ella es posible
why-this-row = encaja: esta fila
why-being-tried = encaja: ¿es posible?
why-head-slot = espacio
why-head-card = carta
why-head-points = puntos
why-head-tokens = fichas
why-die = La carta del espacio que muestra el dado espera este turno; las demás se resuelven.
why-reveal = Los espacios se resuelven del menor al mayor; el que está bajo el dado espera.
why-slot-card = { why-reveal }
why-do-automa-reveals = { why-reveal }
why-market-check = Una fila mira el mercado, y tu turno puede haberlo cambiado. Se pregunta una vez por turno.
why-market-slot = La aplicación sigue el mercado para elegir por el autómata.
why-market-tokens = El progreso sobre una carta del mercado cuenta como puntos, y un empate es para la que tiene más fichas.
why-exiled = La fila también puede tomar una carta del exilio.
why-top-of-pile = La fila toma o resuelve la carta superior de allí.
why-search-main = Ni el mercado ni un mazo pequeño tiene una carta así.
why-top-of-deck = La carta superior del mazo del autómata se descarta o se resuelve; la aplicación debe conocerla.
why-top-of-dynasty = Una carta de dinastía llega cuando el mazo del autómata está vacío, o cuando lo dice una fila.
why-top-of-discoveries = La fila toma un descubrimiento.
why-top-of-quests = La fila toma una misión.
why-chaos-empty = Si lo está, ganas de inmediato.
why-human-state = La fila depende de ello.
why-human-has = Lo que hace la fila depende de ello.
why-human-has-cards = Si no hay nada que perder, esa parte de la fila no es posible.
why-human-has-unrest = Si no hay ninguno, esa parte de la fila no es posible.
why-human-amount = El autómata roba lo que haya; si no hay nada, esa parte no es posible.
why-you-do = La fila te hace esto. Lo que te perjudica es un ataque, sean cuales sean los iconos: tu protección vale.
why-you-may = La fila te lo ofrece.
why-stolen = Lo que roba el autómata va a sus recursos. Robar es un ataque: tu protección vale.
why-do-exile-market = El autómata exilia del espacio más bajo cuya carta no tiene fichas.
why-do-clean-up-token = Mantenimiento: la carta del mercado sobre la que esperó recibe una ficha.
why-do-clean-up = Mantenimiento: si una carta esperó, la del mercado sobre ella recibe una ficha y ella va al espacio 1. Cada espacio vacío recibe una carta del mazo del autómata.
why-do-place-token = La fila la coloca en la carta del mercado junto al dado.
why-do-waiting-card = Mantenimiento: la carta que esperó va primero en el próximo turno.
why-do-fill-slots = Mantenimiento: cada espacio vacío recibe una carta del mazo del autómata.
why-do-dynasty = Una carta de dinastía llega cuando el mazo del autómata está vacío, o cuando lo dice una fila.
why-do-automa-shuffles = Un espacio necesita carta y el mazo del autómata está vacío.
why-do-journey = Se ha cumplido la fila del viaje.
why-do-automa-swaps = Un dispositivo se intercambia por la mejor carta del mercado de clase coincidente.
why-do-automa-empire = La carta de ascensión ha salido del mazo de dinastía.
why-do-automa-turns = La carta de estado dice cuándo se le da la vuelta.
why-do-automa-discards = Ninguna parte de la fila manda la carta a otro lugar, así que se descarta.
why-do-automa-abandons = El autómata abandona lo último que jugó.
why-your-turn = Juegas según las reglas. La aplicación solo necesita saber lo que afecta al autómata.
why-your-solstice = Solo tú tienes solsticio. La aplicación solo necesita saber si termina la partida.
why-collapse = Según la cuenta de la aplicación, la pila de disturbios está vacía, pero solo tú la ves. Vacía, acaba la partida al instante.
why-unrest-left = La aplicación sigue contando desde ahí.
why-your-score = Los puntos del autómata se conocen; los tuyos están en la mesa.

## El final

result-scoring = { $outcome ->
        [won] Ganas por { $difference }: { $yours } a { $its }.
        [tie] Empate a { $its }: gana el autómata.
       *[lost] El autómata gana por { $difference }: { $its } a { $yours }.
    }
result-collapse = Colapso: gana el autómata, sean cuales sean los puntos.
result-automa = { $nation }: { $total } PV
result-progress = { $number } por progreso
result-stock = { $number } por materiales y población
result-goods = { $number } por bienes
result-zone = { $zone ->
        [slots] espacios
        [play] en juego
        [deck] mazo
        [discard] pila de descarte
       *[history] historia
    } { $points }: { $cards }

## Preparación de una mesa de verdad

of-nation = de los { $name }
lay-group-shared = Zona común
lay-group-yours = Tu zona
lay-group-automa = El autómata
lay-shared-commons = Cartas comunes de { $set ->
        [classics] Clásicos
        [legends] Leyendas
       *[horizons] Horizontes
    }: retira todas las marcadas con 3+ o 4.
lay-shared-tributary = { $cards }: el nombre de una nación en juego. Devuélvela y añade al azar un tributo de otra caja.
lay-shared-unrest = Pila de disturbios, boca arriba: { $all } cartas ({ $common } comunes{ $extra ->
        [0] { "" }
       *[other] , { $extra } de ellas marcadas con 3+ o 4
    }{ $yours ->
        [0] { "" }
       *[other] , { $yours } tuyas
    }{ $theirs ->
        [0] { "" }
       *[other] , { $theirs } por el autómata
    }). El exilio queda al lado.
lay-shared-fame = Mazo de fama: Rey de Reyes con el lado A hacia arriba; encima { $number } cartas más de fama, boca abajo. El resto queda fuera, sin mirar.
lay-shared-decks = Tres mazos de { $number } boca abajo: región, primitivo, civilizado.
lay-shared-main = Mazo principal: baraja lo que queda de ellos con los tributos, { $number } cartas.
lay-shared-market = Mercado, de izquierda a derecha: principal, principal, civilizado, primitivo, región.
lay-shared-market-unrest = 1 disturbio de la pila bajo cada carta del mercado, salvo las regiones; 1 de progreso en cada civilizada.
lay-shared-markers = Marcadores de espacio 1–{ $number } bajo las cartas del mercado, de izquierda a derecha.
lay-shared-marker-6 = Marcador de espacio 6 junto al marcador 5.
lay-shared-slot-5-filled = Una ficha de agotamiento sin usar en el espacio 5: cuenta como ocupado.
lay-shared-solstice = Ficha de solsticio entre las dos zonas. Empiezas tú.
lay-yours-power = Carta de poder { $nation }, lado { $side } hacia arriba.
lay-yours-beneath = Debajo, la primera encima: { $cards }.
lay-yours-state = Carta de estado con el lado { $state ->
        [empire] imperio
       *[barbarian] bárbaros
    } hacia arriba, con { $actions } fichas de acción y { $exhausts } fichas de agotamiento.
lay-yours-state-own = La carta de estado de tu nación con el lado { $cards } hacia arriba, con { $actions } fichas de acción y { $exhausts } fichas de agotamiento.
lay-yours-state-waiting = Debajo, la carta de estado de tu nación con el lado { $cards } hacia arriba.
lay-yours-development = Zona de desarrollo: { $number } cartas, boca arriba.
lay-yours-quests = Zona de misión: { $number } misiones inminentes, boca arriba.
lay-yours-nation-deck = Mazo de nación: { $cards } boca arriba, encima { $number } cartas de nación barajadas, boca abajo.
lay-yours-resources = Recursos: { $tokens }. Ficha de Rey de Reyes con el lado claro hacia arriba.
lay-yours-chaos = Pila de caos: { $number } cartas de caos junto a tu mazo; las demás se quedan en la caja.
lay-yours-supply = Tus disturbios de suministro: { $number ->
        [0] los { $boxed } marcados con 3+ o 4 a la caja
       *[other] { $number } a la pila de disturbios{ $boxed ->
            [0] { "" }
           *[other] , { $boxed } marcados con 3+ o 4 a la caja
        }
    }.
lay-yours-deck = Baraja tus otras { $number } cartas como tu mazo. Roba { $hand }.
lay-automa-boxed = Todas las cartas { $nation } se quedan en la caja: la aplicación las guarda.
lay-automa-spare-unrest = Disturbios marcados con 3+ o 4 hacen las veces de los suyos: { $supply ->
        [0] { $own } en la pila del autómata
       *[other] { $supply } en la pila de disturbios{ $own ->
            [0] { "" }
           *[other] , { $own } en la pila del autómata
        }
    }.
lay-automa-own-unrest = Toma de la caja, pese a todo, { $number } disturbios { $nation }: { $supply ->
        [0] { $own } en la pila del autómata
       *[other] { $supply } en la pila de disturbios{ $own ->
            [0] { "" }
           *[other] , { $own } en la pila del autómata
        }
    }.
lay-automa-pile = La pila del autómata: un lugar para cada carta que obtiene de la mesa.
lay-automa-resources = Sin fichas: la aplicación guarda los recursos del autómata{ $number ->
        [0] { "" }
       *[other] , al empezar { $tokens }
    }.
lay-automa-power = Carta de poder { $nation }: solo marca la historia del autómata.
lay-automa-supply = Sus disturbios de suministro: { $number ->
        [0] los { $boxed } marcados con 3+ o 4 a la caja
       *[other] { $number } a la pila de disturbios{ $boxed ->
            [0] { "" }
           *[other] , { $boxed } marcados con 3+ o 4 a la caja
        }
    }.
lay-automa-dynasty-developments = Mazo de dinastía, de abajo arriba, boca abajo, { $number } desarrollos por puntos: { $valued }. Mezcla los que empatan.
lay-automa-dynasty-seasons = Mazo de dinastía, de abajo arriba, boca abajo, { $number } desarrollos, invierno y verano alternados: { $valued }. Mezcla los de una misma estación que empatan.
lay-automa-dynasty-regions = Encima, boca abajo: los { $number } desarrollos que son regiones, barajados.
lay-automa-dynasty-accession = { $place ->
        [on] Encima
       *[bottom] Mazo de dinastía, de abajo arriba
    }: { $cards } boca arriba, después { $number } cartas de nación barajadas, boca abajo.
lay-automa-discoveries = Mazo de descubrimientos: { $first } boca abajo, encima los otros { $number } desarrollos, barajados boca abajo.
lay-automa-out = { $cards }: se quedan en la caja.
lay-automa-quests = Misiones inminentes: { $first } boca arriba, encima las otras { $number }, barajadas boca abajo. { $last } se queda en la caja.
lay-automa-aside = Coloca las { $number } copias de { $cards } boca arriba junto al mazo de dinastía. Su tabla las trae al juego.
lay-automa-states = Sus cartas de estado: debajo, con { $cards } hacia arriba; encima, la común. No hay mazo de dinastía; sus cartas de ceremonia y de caos se quedan en la caja.
lay-automa-journey = Viaje: { $first } encima de { $last }, las dos boca arriba. No hay mazo de dinastía.
lay-automa-state = La carta de estado propia del autómata, lado { $state ->
        [empire] imperio
       *[barbarian] bárbaros
    } hacia arriba.
lay-automa-deck = Baraja sus otras { $number } cartas: 1 boca abajo en cada uno de los { $slots } espacios, las otras { $rest } son su mazo.
