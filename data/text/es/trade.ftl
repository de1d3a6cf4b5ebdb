# Rutas comerciales: lo que se pregunta y se cuenta de negociar, comercio y beneficio (automa/imperium/verbs/trade.py, profit.py).

pick-profit = Beneficio de { $card }
where-region = bajo el mazo de región
where-uncivilised = bajo el mazo primitivo
where-civilised = bajo el mazo civilizado
where-permanent = junto a tu carta de poder
told-commerce = { $nation } usan el comercio de { $card }.
told-profit = { $nation } obtienen el beneficio de { $card } y toman sus { $tokens }.
