# The first screen and the first run.

first-welcome = Solstice
first-about = El oponente en solitario de tu mesa de Imperium, y quien lleva las cuentas.
first-boxes = ¿Qué cajas tienes?
first-continue = Continuar
first-unofficial = Un proyecto de aficionados no oficial, sin relación con la editorial. Sin cuenta, sin red.
home-new = Nueva partida
home-continue = Continuar
home-table = En la mesa
home-table-about = Tus cartas, tu mesa. Solstice juega por el autómata.
home-digital = En este dispositivo
home-digital-about = La partida entera, en solitario o entrenamiento.
home-round = Alrededor de la mesa
home-round-about = De dos a cuatro personas, una tableta.
home-versus = { $yours } contra { $theirs }
home-set-aside = La partida se ha apartado.
home-where = Ronda { $round } · { $phase ->
        [automa] turno del autómata
        [solstice] solsticio
        [scoring] puntuación final
       *[you] tu turno
    }
home-saved = { $unit ->
        [now] guardado ahora
        [minutes] guardado hace { $number } min
        [hours] guardado hace { $number } h
       *[days] guardado hace { $number ->
            [one] 1 día
           *[other] { $number } días
        }
    }
home-card = Carta { $card } de { $cards }
