# Por que uma resposta sobre uma mesa real não pode ser verdadeira.

refuse-unknown-card = Não existe a carta { $card }.
refuse-in-market = { $card } está no espaço { $slot } do mercado.
refuse-elsewhere = { $card } já está em outro lugar.
refuse-not-there = { $card } não pode estar aí.
refuse-slot = O mercado tem { $slots } espaços.
refuse-die = Um dado mostra de 1 a 6.
refuse-not-at = { $card } não está ali ({ $place }).
refuse-lies-at = { $card } está em outro lugar: { $place }.
refuse-which-card = Que carta é? Ali só pode ficar uma carta conhecida.
refuse-nothing-at = Não há carta ali ({ $place }).
refuse-no-place = A carta não pode ir para lá: { $where }.
refuse-slot-filled = Já há uma carta no espaço { $slot }.
refuse-automa-slot = O autômato tem { $slots } espaços.
refuse-order = Estas não são as cartas da pilha de dinastia.
refuse-correction = Nada se corrige assim: { $what }.
refuse-number = É preciso um número de { $least } a { $most }.
refuse-single-state = Este autômato só tem um lado.
refuse-empty-slot = O espaço { $slot } está vazio.
