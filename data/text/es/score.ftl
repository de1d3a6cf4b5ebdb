# The end of a game: score, counting cards, the result.

score-title = La partida ha terminado
score-automa = { $nation }: { $points } puntos.
score-count = Contar mis cartas
score-yours = Tus puntos
score-take = Esta es mi puntuación
score-you = Tú
score-total = Total
score-round = ronda { $round }
score-save = Guardar resultado
score-saved = Guardado en tus registros.
score-its-cards = Las cartas del autómata
source-progress = Progreso
source-play = Cartas en juego
source-history = Historia
source-deck = Mano, mazo, descarte
source-power = Carta de poder
source-stock = Materiales, población
source-goods = Bienes
source-unrest = Disturbios
count-title = Contar mis cartas
count-about = Marca cada carta que sea tuya.
count-use = Usar esta puntuación
score-outcome = { $outcome ->
        [won] Ganas por { $difference }
        [tie] Empate: gana el autómata
        [collapse] Colapso: gana el autómata
       *[lost] El autómata gana por { $difference }
    }
score-zone = { $zone ->
        [slots] Espacios
        [play] En juego
        [deck] Mazo
        [discard] Pila de descarte
       *[history] Historia
    }
count-ticked = { $number } de { $all } cartas marcadas
count-on-cards = Fichas en tus cartas
count-side = { $what ->
        [merchant] Tu carta de mercader
       *[state] Tu carta de estado
    }
count-here = fichas en ella
count-group = { $group ->
        [nation] Nación
        [region] Regiones
        [uncivilised] Primitivas
        [civilised] Civilizadas
        [tributary] Tributos
        [trade_route] Rutas comerciales
        [fame] Fama
       *[unrest] Disturbios
    }
count-place = { $place ->
        [play] en juego
        [history] historia
        [sunken] hundida
        [legends] leyendas
        [garrison] bajo { $card }
       *[deck] mano, mazo, descarte
    }
