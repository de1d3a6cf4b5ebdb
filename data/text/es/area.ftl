# Elegir una carta, el área del autómata, el mercado y el diario.

## Elegir una carta

picker-here = Pueden estar aquí
picker-seen = Ya vistas en esta baraja
picker-other = Cualquier otra carta
picker-cards = { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }
picker-all = Todas
picker-search = Buscar un nombre
picker-clear = Vaciar la búsqueda
picker-nothing = Ninguna carta así.
picker-more = { $number } más

## El área del autómata

area-subtitle = Área del autómata · { $level } · Ronda { $round }
area-subtitle-short = { $level } · Ronda { $round }
area-correct = Corregir algo
area-stop = Dejar de corregir
area-hint = Corrigiendo: toca − y +, o una carta para moverla. Todo se puede deshacer.
area-round = Ronda
area-add = Añadir una carta
area-add-to = ¿Qué carta se añade? ({ $place })
area-flip = Girar la carta de estado
area-accession-by = imperio con { $card }
area-accession-at = ascensión: n.º { $place }
area-points = { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
area-none = vacío
area-nothing = Ninguna carta.
area-hidden = boca abajo
area-on-top = { $card } encima
area-face-down = { $number ->
        [one] { $number } carta boca abajo
       *[other] { $number } cartas boca abajo
    }
area-top-first = de arriba abajo
area-not-seen = { $zone ->
        [deck] Aún no vistas, en el mazo o en los espacios
       *[other] Aún no vistas
    }
area-waits = el espacio { $slot } espera
area-closed = { $number ->
        [one] espacio { $slot } cerrado este invierno
       *[other] espacios desde el { $slot } cerrados este invierno
    }
area-closed-slot = cerrado este invierno
area-newest = la más nueva al final
area-as-seen = como se vio por última vez
area-unrest-left = Disturbios restantes
area-collapse = colapso en 0
area-chaos-left = Caos restante
area-chaos-wins = vacía en un colapso: ganas
area-score = Puntos si acabara ahora
area-source = { $source ->
        [progress] Progreso
        [play] Cartas en juego
        [history] Historia
        [deck] Espacios, mazo y descarte
        [stock] Materiales y población
        [goods] Bienes
        [unrest] Disturbios
       *[power] Carta de poder
    }
area-move = Mover { $card } a …
area-the-card = la carta boca abajo
area-look = Ver la carta
area-about-card = Reglas y más
area-further-up = Más arriba
area-further-down = Más abajo

## El mercado

market-hint = Ronda { $round } · toca una carta para cambiarla
market-deck = { $deck ->
        [civilised] mazo civilizado
        [uncivilised] mazo primitivo
        [region] mazo de región
       *[main] mazo principal
    }
market-from-main = Del mazo principal
market-which = Espacio { $slot }: ¿qué carta?
market-which-card = ¿Qué carta?
market-slot = Espacio { $slot }: { $card }
market-not-seen = aún no vista
market-nothing = vacío
market-more = Fichas, disturbios y más
market-another = Hay otra carta aquí
market-unknown = Una carta que aún no he mirado
market-empty = Ninguna carta: el espacio queda vacío
market-unrest-under = Disturbios bajo la carta

## El diario

log-all = Todo
log-automa = Autómata
log-you = Tú
log-corrections = Correcciones
log-round = Ronda { $round }
log-turn = Ronda { $round } · { $nation }
log-earlier = Turnos anteriores
log-nothing = Aún no ha pasado nada.
log-no-such = No ha pasado nada de ese tipo.
