# O que lembrar no seu turno e no solstício em uma mesa real (automa/imperium/physical/reminders.py).

remind-nation-deck-flip = Baralho vazio? Antes, uma carta de nação entra no descarte.
    .note = { $card }, no fundo, torna você um império.
remind-nation-deck-ends-game = Baralho vazio? Antes, uma carta de nação entra no descarte.
    .note = { $card }, no fundo, desencadeia o final do jogo.
remind-nation-deck-into-play = Baralho vazio? Antes, uma carta de nação entra no descarte.
    .note = { $card }, no fundo, entra direto em jogo.
remind-nation-deck-stays = Baralho vazio? Antes, uma carta de nação entra no descarte.
    .note = { $card }, no fundo, não muda o seu estado.
remind-develop = Baralho vazio? Você pode desenvolver uma carta antes de embaralhar.
    .note = Uma vez por turno, com uma ficha de exaustão na carta de estado.
remind-reshuffle = Baralho vazio? Embaralhe o descarte: nenhuma carta entra nele.
remind-unrest = { $number ->
        [one] Resta { $number } desordem na pilha.
       *[other] Restam { $number } cartas de desordem na pilha.
    }
    .note = Pegar a última é um colapso: você perde.
remind-unrest-low = { $number ->
        [one] Só resta { $number } desordem na pilha!
       *[other] Só restam { $number } cartas de desordem na pilha!
    }
    .note = Pegar a última é um colapso: você perde.
remind-end-dynasty = O jogo termina quando acaba a pilha de dinastia { $nation }.
    .note = { $number ->
        [one] Resta { $number }.
       *[other] Restam { $number }.
    } E ainda: { $also }.
remind-end-journey = O jogo termina quando acaba a jornada { $nation }.
    .note = E ainda: { $also }.
remind-also-main = pilha principal vazia
remind-also-king = Rei dos Reis
remind-also-development = seu último desenvolvimento
remind-also-card = sua carta { $card }
remind-end-near = O final foi desencadeado: a rodada { $round } é a última.
    .note = Antes, termine esta rodada com o solstício.
remind-last-round = Esta é a última rodada.
    .note = Depois do solstício contam-se os pontos.
remind-power = Sua carta de poder
remind-solstice = Seu solstício
