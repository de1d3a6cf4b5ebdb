# Campañas: la lista, la hoja, empezar una, la recompensa (app/screens/campaigns.py, campaign.py, reward.py), y lo que
# cambian al preparar la mesa (automa/imperium/checklist.py).

home-campaign = Campaña
home-campaign-about = Cinco victorias antes de cuatro derrotas, con un mazo que cambia.
campaigns-title = Campañas
campaigns-all = Todas las campañas
campaigns-start = Empezar una campaña
campaigns-start-about = Cinco victorias antes de cuatro derrotas, cada una contra un autómata más difícil.
campaigns-running = En curso
campaigns-finished = Terminadas
campaigns-none = Ninguna campaña todavía. Cinco victorias antes de cuatro derrotas, cada una contra un autómata más difícil; cada victoria cambia tu mazo.
campaigns-waiting = Una partida terminada espera ser anotada.

campaign-standing = { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }, { $losses ->
        [one] 1 derrota
       *[other] { $losses } derrotas
    }
campaign-next-level = ahora: { $level }
campaign-over = { $status ->
        [won] campaña ganada
       *[lost] campaña perdida
    }
campaign-next-button = Siguiente partida
campaign-date = { $day } { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    } { $year }

## Empezar una

campaign-new = Nueva campaña
campaign-name = Nombre de la campaña
campaign-player = Tu nombre (opcional)
campaign-nation = Tu nación
campaign-start-level = Dónde empieza
campaign-start-level-about = { $kind ->
        [chieftain] Contra un { level-chieftain }. Cada victoria trae el nivel siguiente; la quinta victoria, contra un { level-overlord }, gana la campaña.
        [supreme] La gran campaña: todas las partidas contra un { level-supreme-leader }. Cada victoria saca 1 disturbio de la pila, cada derrota devuelve 1.
       *[harder] Una campaña más difícil: empieza en { $level } y desde ahí sube como mucho hasta { level-overlord }. Cinco victorias la ganan.
    }
campaign-edition = Reglas
campaign-begin = Empezar

## La hoja

campaign-of = Campaña { $nation }
campaign-ladder = La escalera
campaign-wins-of = { $wins } de 5 victorias
campaign-losses = Derrotas
campaign-losses-about = La cuarta termina la campaña.
campaign-losses-count = { $losses } de 4
campaign-beaten = Vencidas
campaign-beaten-none = Nadie todavía.
campaign-games = Partidas
campaign-games-none = Ninguna partida todavía.
campaign-deck = Mazo inicial
campaign-deck-changes = { $added } de más · { $removed } de menos
campaign-added = añadida
campaign-removed = quitada
campaign-win = Victoria
campaign-loss = Derrota
campaign-line-added = + { $card }
campaign-line-removed = [{ $card }]
campaign-line-doubled = siguiente partida con recursos dobles
campaign-collapse = colapso
campaign-enter = Anotar una partida jugada sin la app
campaign-take-back = Retirar la última partida
campaign-taken-back = La última partida ya no está en la hoja. Espera ser anotada de nuevo.
campaign-share = Compartir
campaign-rename = Cambiar el nombre
campaign-delete = Borrar la campaña
campaign-delete-sure = ¿Borrar { $name }? Sus partidas se quedan en tus registros.
campaign-delete-yes = Borrar
campaign-deleted = { $name } se ha borrado.
campaign-recorded-loss = Anotada: una derrota. Empiezas la siguiente partida con recursos dobles.
campaign-recorded-last = Anotada: la cuarta derrota. La campaña ha terminado.
campaign-recorded-win = Anotada: { $what }.
campaign-won-title = La campaña está ganada
campaign-lost-title = La campaña está perdida
campaign-over-about = { $standing }. Se queda aquí, con sus partidas.

## La siguiente partida

next-game = Siguiente partida
next-resources = Empiezas con { $tokens }.
next-resources-doubled = Perdiste la última partida: empiezas con recursos dobles, { $tokens }.
next-left-out = Deja { $cards } fuera de las cartas comunes.
next-deck-added = Tu mazo inicial tiene { $cards }.
next-deck-removed = Tu mazo inicial está sin { $cards }.
next-unrest = { $number ->
        [one] 1 disturbio queda fuera de la pila.
       *[other] { $number } disturbios quedan fuera de la pila.
    }
next-opponents = { $number ->
        [0] No queda ninguna nación de tus cajas para el autómata.
        [one] Autómata: queda 1 nación sin vencer
       *[other] Autómata: { $number } naciones sin vencer para elegir
    }
next-continue = Continuar la partida
next-waiting = { $versus }: { $won ->
        [yes] has ganado. Elige tu recompensa.
       *[no] has perdido. Todavía no está en la hoja.
    }
next-reward = Elegir la recompensa
next-record = Anotarla
next-leave-out = Dejarla fuera de la hoja
next-left-off = La partida se queda en tus registros, pero no en esta hoja.
next-misfit = La partida no encaja en esta campaña: { $reason }
set-up-campaign = { $name } · fijado por la campaña

## La recompensa

reward-title = Tu recompensa
reward-about = Un cambio en tu mazo inicial, hasta el final de la campaña.
reward-add = Añadir una carta
reward-remove = Quitar una de las mías
reward-add-about = Una carta común que has obtenido en esta partida y que está en tu historia, mazo, descarte o mano. No una carta de fama.
reward-remove-about = Una carta de tu mazo inicial. Su nombre queda entre corchetes en la hoja.
reward-ticked = Cartas que has contado
reward-others = Otras cartas comunes
reward-none = Sin recompensa
reward-nothing-to-add = Ninguna carta de esta partida puede añadirse.
reward-add-done = { $card } entra en tu mazo inicial
reward-remove-done = { $card } sale de tu mazo inicial
reward-none-done = la campaña está ganada

## Preparar la mesa

lay-shared-left-out = Tu campaña: aparta { $cards } de las cartas comunes.
lay-shared-unrest-aside = Tu campaña: { $number ->
        [one] 1 disturbio común se queda
       *[other] { $number } disturbios comunes se quedan
    } en la caja.
lay-yours-resources-doubled = Tu campaña: perdiste la última partida, así que recursos dobles: { $tokens }. Ficha de Rey de Reyes con el lado claro hacia arriba.
lay-yours-added = Tu campaña: añade { $cards } a tu mazo.
lay-yours-removed = Tu campaña: { $cards } { $number ->
        [one] se queda
       *[other] se quedan
    } en la caja.
