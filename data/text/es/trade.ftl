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
        [empire] Imperio Comercial
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
