# El cliente de texto (app/) y las cartas en una terminal (automa/cli/face.py).

## Comienzo

client-language = Language / Idioma:
client-languages = { $number } { $number ->
        [1] English
        [2] Português (Brasil)
       *[3] Español
    }
client-title = Solstice, un compañero no oficial de Imperium.
client-nation = Tu nación:
client-side = Tu carta de poder:
client-side-a = Lado A, avanzado
client-side-b = Lado B, básico
client-opponent = Tu oponente:
client-training = Nadie: entrenamiento, 12 turnos
client-no-terminal = Aquí no hay terminal, así que esto es una demostración: { $first } contra { $second }.

## La mesa

board-round = Ronda { $round } · { $names }
board-training = { $left } turnos restantes
board-last = La última ronda
board-market = Mercado
board-piles = Mazos
board-pile-main = principal { $number }
board-pile-region = región { $number }
board-pile-uncivilised = primitivo { $number }
board-pile-civilised = civilizado { $number }
board-pile-fame = fama { $number }
board-pile-unrest = disturbios { $number }
board-pile-exile = exilio { $number }
board-pile-chaos = caos { $number }
board-you = Tú
board-hand = Mano
board-play = En juego
board-development = Por desarrollar
board-history = Historia
board-sunken = Sumergidas
board-quests = Misiones
board-discard = Descarte
board-empty = –
board-unrest = { $number ->
        [one] { $number } disturbio
       *[other] { $number } disturbios
    }
board-exhausted = agotada
board-actions = { $number ->
        [one] { $number } acción
       *[other] { $number } acciones
    }
board-exhausts = { $number ->
        [one] { $number } ficha de agotamiento
       *[other] { $number } fichas de agotamiento
    }
board-count-hand = mano { $number }
board-count-deck = mazo { $number }
board-count-discard = descarte { $number }
board-count-history = historia { $number }
board-count-nation-deck = mazo de nación { $number }

## Respuestas

client-prompt = >
client-pick-one = un número
client-pick-exactly = { $number } números
client-pick-range = de { $least } a { $most } números, Intro para ninguno
client-pick-some = de { $least } a { $most } números
client-help =
    Responde con el número de una opción, o varios: 1 3.
    u deshacer · r rehacer · t mesa · l registro · c 2 o c nombre: lo que dice una carta
    s guardar (s archivo) · q salir · ? esta ayuda
client-not-understood = No se entiende. Escribe ? para ver la ayuda.
client-no-such-number = No hay opción { $number }.
client-no-card = Ninguna carta se llama “{ $name }”.
client-card-of-what = ¿Qué carta? c y el número de una opción, o parte de un nombre.
client-nothing-to-undo = No hay nada que deshacer.
client-nothing-to-redo = No hay nada que rehacer.
client-saved = Guardado como { $file }.
client-not-saved = No se pudo guardar: { $reason }.
client-goodbye = La partida queda guardada; la próxima vez puedes continuar.
client-farewell = Hasta luego.

## El final

client-over = La partida ha terminado.
client-score = { $name }: { $score } PV
client-progress = { $number } de progreso
client-by-card = { $name } { $points }

## Una carta

face-common = carta común
face-cost = Coste de desarrollo: { $cost }.
face-players = { $players } jugadores
icon-region = región
icon-uncivilised = primitiva
icon-civilised = civilizada
icon-tributary = tributo
icon-fame = fama
icon-unrest = disturbio
icon-trade-route = ruta comercial
icon-gadget = dispositivo
icon-power = poder
icon-pinned = permanente
icon-attack = ataque
icon-power-a = lado A
icon-power-b = lado B
icon-city = ciudad
icon-metropolis = metrópolis
icon-river = río
icon-ocean = océano
icon-fertile = fértil
icon-hunt = caza
icon-production = producción
icon-knight = caballero
icon-mask = máscara
icon-scroll = pergamino
icon-merchant = mercader
icon-miracle = milagro
icon-barbarian = bárbaros
icon-empire = imperio
icon-corrupted = corrupto
icon-summoned = invocado
icon-isle-bound = vinculado a las islas
icon-voyaging = navegando
start-deck = empieza en el mazo
start-nation = empieza en el mazo de nación
start-accession = carta de ascensión
start-development = desarrollo
start-supply = empieza en el suministro
start-chaos = empieza en la pila de caos

## A nation's deck (automa/cli/deck.py)

deck-title = { $nation }: { $number ->
        [one] { $number } cara
       *[other] { $number } caras
    }
deck-place-in-play = En juego desde el principio ({ $number })
deck-place-deck = Mazo inicial ({ $number })
deck-place-nation = Mazo de nación ({ $number })
deck-place-accession = Carta de ascensión, bajo el mazo de nación ({ $number })
deck-place-development = Desarrollos ({ $number })
deck-place-supply = Disturbios para la pila común ({ $number })
deck-place-chaos = Pila de caos ({ $number })
deck-copies = { $number } copias: { $ids }
