# Rutas comerciales: lo que se pregunta y se cuenta de negociar, comercio y beneficio (automa/imperium/verbs/trade.py, profit.py).

pick-profit = Beneficio de { $card }
where-region = bajo el mazo de región
where-uncivilised = bajo el mazo primitivo
where-civilised = bajo el mazo civilizado
where-permanent = junto a tu carta de poder
told-commerce = { $nation } usan el comercio de { $card }.
told-profit = { $nation } obtienen el beneficio de { $card } y toman sus { $tokens }.

## El autómata

told-route = { $nation } ponen en juego la ruta comercial { $card }.
told-merchant = { $nation } negocian.
told-merchant-turned = { $nation } voltean su carta de mercader: { $card }.
ask-human-route = El autómata negocia. ¿Cuál de tus rutas comerciales tiene más bienes{ $n ->
        [0] { "" }
       *[other] , al menos { $n },
    } y menos de 3? En caso de empate, la primera de esta lista.
pick-none-human-route = Ninguna de las mías
ask-traded-with = ¿Con qué ruta comercial del autómata negocias?
report-automa-trade = Negocio con una ruta de { $them }
ask-do-goods-on-your-route = { $nation } negocian con tu ruta { $card }. Coloca 1 bien del suministro en ella.
ask-do-goods-on-its-route = { $nation } negocian con { $card }. Coloca 1 bien del suministro en ella.
ask-do-automa-turns-merchant = Voltea la carta de mercader del autómata: { $card }.
flag-worth-nothing = { $negated ->
        [yes] vale puntos
       *[no] no vale puntos
    }
change-route = bienes en { $card } { $before } → { $after }
change-merchant = carta de mercader: { $after ->
        [empire] Imperio comercial
       *[merchant] Mercader
    }
told-turn-over = { $nation } voltean una carta: { $card }.

## Negociar, en las palabras de la elección

trade-exchange = Pagar 1 de progreso para obtener 1 bien
trade-own = Mover 1 bien a una ruta comercial tuya y usar su comercio
trade-others = Colocar 1 bien en una ruta comercial de otro jugador, usar su comercio y obtener 1 bien

## Títulos de respuestas

title-do-goods-on-your-route = 1 bien en tu ruta { $card }
title-do-goods-on-its-route = 1 bien en { $card }
title-do-automa-turns-merchant = Carta de mercader: { $card }

## La lista de la preparación

lay-shared-board = Rutas comerciales: el tablero del mercado por el lado con los iconos de ruta comercial.
lay-shared-ruthless-out = Rutas comerciales: retira las { $number } cartas comunes con el icono despiadado.
lay-shared-trade-friendly-out = Sin rutas comerciales: retira las { $number } cartas comunes con el icono comercial.
lay-shared-fame-routes = Mazo de fama: Rey de Reyes, lado A hacia arriba; baraja { $cards } con las otras cartas de fama y pon { $number } encima, boca abajo. El resto queda fuera, sin verse.
lay-shared-routes = Baraja las { $number } rutas comerciales que no llevan 3+: una boca arriba bajo cada mazo pequeño, { $out } a la caja sin mirar, las otras { $left } al mazo principal.
lay-yours-merchant = Carta de { $cards } bajo tu carta de estado, con este lado hacia arriba.
lay-automa-merchant = Carta de { $cards } para el autómata, con este lado hacia arriba.

## Elegido (app/screens/set_up.py)

set-up-trade-routes = Rutas comerciales
set-up-trade-routes-about = Mercaderes, bienes y rutas comerciales de la caja Horizons.
set-up-trade-routes-needed = Los { $nation } no juegan sin ellas.
set-up-repair-trade-routes = Los { $gone } necesitan las rutas comerciales. Activadas.
area-flip-merchant = Voltear la carta de mercader
remind-trade = Rutas comerciales: con 3 bienes en una ruta tuya puedes obtener su beneficio.
    .note = Con 1 acción. Dilo abajo cuando negocies con una ruta del autómata.
