# Por que uma resposta sobre uma mesa real não pode ser verdadeira.

refuse-unknown-card = Não existe a carta { $card }.
refuse-in-market = { $card } está no espaço { $slot } do mercado.
refuse-elsewhere = { $card } já está em outro lugar.
refuse-not-there = { $card } não pode estar aí.
refuse-slot = O mercado tem { $slots } espaços.
refuse-die = Um dado mostra de 1 a 6.
