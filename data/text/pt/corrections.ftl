# O que a pessoa corrige em uma mesa real (automa/imperium/words_corrections.py), e os lugares das cartas do autômato.

told-corrected = { $what ->
        [none] Corrigido: { $them } têm { $tokens }.
       *[other] Corrigido: { $change }.
    }
title-corrected = Corrigido: { $change }
change-number = { $what } { $before } → { $after }
change-slot = espaço { $slot }, { $what } { $before } → { $after }
change-slot-card = espaço { $slot }, { $before } → { $after }
change-empty = vazio
change-card = { $card }, { $before } → { $after }
change-state = { $before } → { $after }
change-unrest = desordem restante { $before } → { $after }
change-chaos = caos restante { $before } → { $after }
change-dynasty = a ordem da pilha de dinastia
change-round = rodada { $before } → { $after }
change-score = seus pontos, { source-name } { $before } → { $after }
source-name = { $source ->
        [progress] progresso
        [play] cartas em jogo
        [history] história
        [deck] mão, baralho e descarte
        [power] carta de poder
        [stock] materiais e população
        [goods] bens
       *[unrest] desordem
    }

lies-slot = espaço { $slot }
lies-deck = baralho
lies-deck-top = topo do baralho
lies-deck-bottom = fundo do baralho
lies-discard = descarte
lies-history = história
lies-play = em jogo
lies-dynasty = pilha de dinastia
lies-dynasty-top = topo da pilha de dinastia
lies-dynasty-bottom = fundo da pilha de dinastia
lies-quests = buscas iminentes
lies-quests-top = topo das buscas iminentes
lies-discoveries = pilha de descobertas
lies-discoveries-top = topo da pilha de descobertas
lies-journey = jornada
lies-states = cartas de estado
lies-aside = separadas
lies-exile = exílio
lies-unrest = pilha da desordem
lies-chaos = pilha de caos
lies-box = caixa
lies-yours = seu lado
lies-playing = sendo resolvida
lies-unseen = face para baixo
lies-new = não estava

## Parts that cannot happen

told-part-impossible = { $part }: não é possível, { $because }.
told-row-refused = A linha { $row } não é possível nesta mesa: tenta-se a próxima linha que serve.
because = { $why ->
        [nothing] nada a contar
        [too-few] insuficiente: { $resource }
        [no-tokens] sem { $resource }
        [you-lack] você não tem { $resource }
        [yours] você não tem
        [die] dado sem espaço
        [journey] a jornada acabou
        [market] não há no mercado
        [exile] não há no exílio
        [laden] todas têm fichas
        [gone] a carta saiu
        [deck] baralho vazio
        [dynasty] pilha de dinastia vazia
        [quests] sem buscas
        [fame] sem fama
        [unrest] sem desordem
        [discard] não há no descarte
        [history] não há na história
        [said] você diz
       *[play] não há em jogo
    }

## The person’s points

counted-term = { $formula }: { $n }
counted-capped = { $reason } (no máximo { $most })
