# Rotas comerciais: o que se pergunta e se conta de negociar, comercializar e lucrar (automa/imperium/verbs/trade.py, profit.py).

pick-profit = Lucrar com { $card }
where-region = sob a pilha de regiões
where-uncivilised = sob a pilha de incivilizadas
where-civilised = sob a pilha de civilizadas
where-permanent = ao lado da sua carta de poder
told-commerce = { $nation } usam o efeito Comercializar de { $card }.
told-profit = { $nation } lucram com { $card } e pegam { $tokens } dela.
