# O que se pergunta e se conta à mesa (automa/imperium/words.py). As perguntas começam em minúscula, porque o nome de uma
# carta pode vir antes delas; Python põe a maiúscula.

## Nations and cards
# .small: no meio do texto o nome da nação é um gentílico, em minúscula.

nation = Os { $name }
    .in = os { $name }
    .from = dos { $name }
    .to = aos { $name }
    .small = yes
score = { $name } { $n }
power-card = { $owner ->
        [you] sua carta de poder
       *[they] a própria carta de poder
    }
card-copies = { $n } × { $name }

## Places that no card names

zone-region = a pilha de regiões
    .from = da pilha de regiões
    .top = da pilha de regiões
zone-uncivilised = a pilha de incivilizadas
    .from = da pilha de incivilizadas
    .top = da pilha de incivilizadas
zone-civilised = a pilha de civilizadas
    .from = da pilha de civilizadas
    .top = da pilha de civilizadas

where-hand = mão
where-discard = descarte
where-deck = baralho
where-history = história
where-nation = baralho de nação
where-development = área de desenvolvimento
where-play = em jogo
where-playing = sendo jogada
where-power = carta de poder
where-garrison = em { $host }
where-market = mercado
where-exile = exílio
where-fame = pilha da fama
where-main = pilha principal
where-king-of-kings = pilha da fama

## Prompts

from-card = { $card }: { $ask }
ask-act = { $act }.
ask-cards = escolha { $cards }.
ask-turn = seu turno. { $n ->
        [0] Nenhuma ação restante.
        [one] { $n } ação restante.
       *[other] { $n } ações restantes.
    }
ask-may = { $act }?
give-owner = entregar { $what } ao dono desta carta
ask-choose = { $stop ->
        [yes] escolha uma opção ou pare.
       *[no] escolha uma opção.
    }
ask-declare = declare um naipe.
ask-pay = como você paga { $tokens }?
ask-pay-amount = { $resource ->
        [materials] quantos materiais você paga?
        [population] quanto de população você paga?
        [progress] quanto de progresso você paga?
       *[goods] quantos bens você paga?
    }
ask-draw-or-take = qual carta você compra?
ask-move-amount = { $resource ->
        [materials] quantos materiais você move?
        [population] quanta população você move?
        [progress] quanto progresso você move?
       *[goods] quantos bens você move?
    }
ask-convert-amount = { $resource ->
        [materials] quantos materiais você converte?
        [population] quanta população você converte?
        [progress] quanto progresso você converte?
       *[goods] quantos bens você converte?
    }
ask-draw-amount = quantas cartas você compra?
ask-innovate = inovar: qual carta você promove?
ask-revolt = revolucionar: quais desordens você devolve?
ask-garrison-under = guarnecer essa carta em qual?
ask-ready = retirar a ficha de exaustão de qual carta?
ask-borrow = usar a habilidade de exaurir de qual carta?
ask-copy = transformar esta carta em cópia de qual carta?
ask-swap-away = { $zone ->
        [exile] qual carta exilada vai para o mercado?
       *[hand] qual carta da sua mão você troca?
    }
ask-swap-for = { $zone ->
        [market] no lugar de qual carta do mercado?
       *[other] por qual carta?
    }
ask-develop = { $free ->
        [yes] desenvolver qual carta sem custo?
       *[no] desenvolver qual carta?
    }
ask-put-back = qual carta volta em seguida, de cima para baixo?
ask-develop-by-reshuffle = ao reembaralhar: desenvolver uma carta?
ask-next-trigger = qual carta vem primeiro?
ask-next-solstice = solstício: qual carta vem primeiro?
ask-react = reagir com uma habilidade de exaurir?
ask-ward-off = um ataque! Quer se defender?
ask-last-unrest = { $n ->
        [one] quem pega a última desordem?
       *[other] quem pega as últimas { $n } desordens?
    }
ask-cleanup-token = limpeza: colocar { $tokens } em qual carta do mercado?
ask-cleanup-discard = limpeza: descarte quantas cartas quiser.
ask-training-exile = limpeza: exilar uma carta do mercado?

## Options

pick-yes = Sim
pick-no = Não
pick-no-choose = Parar
pick-no-draw-or-take = Parar
pick-no-react = Não reagir
pick-no-ward-off = Não se defender
pick-no-develop-by-reshuffle = Não desenvolver
pick-no-training-exile = Não exilar
pick-play = Jogar { $card }{ $free ->
        [yes] { " " }(ação livre)
       *[no] { "" }
    }
pick-exhaust = Exaurir { $card }
pick-use = Usar { $card }
pick-innovate = Inovar
pick-revolt = Revolucionar
pick-end = Encerrar o turno
pick-top = Topo { $of }
pick-first = { $class ->
        [f] Primeira
       *[m] Primeiro
    } { $what } { $of }
pick-laden = { $card }, { $tokens }
pick-priced = { $card }: { $cost }
pick-where = { $card } ({ $where })

## Rounds and turns

told-round = Rodada { $n }.
told-final-round = Rodada { $n }, a última.
told-turn = { $nation } começam seu turno.
told-innovate = { $nation } inovam{ $n ->
        [0] .
       *[other] { " " }e descartam { $cards }.
    }
told-revolt = { $nation } fazem uma revolução.
told-solstice = Solstício.
told-solstice-effect = { $nation } resolvem { $card }.
told-trigger = { $nation } resolvem { $card }.
told-state = { $nation } viram a própria carta de estado para o lado { $suit }.
told-empire = { $nation } agora são um império.
told-turned = { $nation } viram a própria carta de estado: { $card }.
told-end-triggered = { $why ->
        [reported] { $nation } desencadeiam o final do jogo.
       *[other] { end-trigger } Isso desencadeia o final do jogo.
    }
end-trigger = { $why ->
        [main-deck] A pilha principal está vazia.
        [development] { $nation } não têm mais cartas para desenvolver.
        [accession] { $nation } não têm mais cartas no baralho de nação.
        [dynasty] { $nation } não têm mais cartas na pilha de dinastia.
        [journey] { $nation } chegam ao fim da viagem.
        [ceremony] { $nation } completam a cerimônia.
        [king-of-kings] { $nation } são os primeiros a resolver Rei dos Reis.
       *[card] { $nation } apressam o fim.
    }
told-game-over = { $reason ->
        [collapse] Colapso: a pilha da desordem está vazia.
       *[scoring] Pontuação final: { $scores }.
    } { $won ->
        [0] Ninguém vence.
        [1] { $alone ->
            [yes] { "" }
           *[no] { $winners } vencem.
        }
       *[other] { $winners } dividem a vitória.
    }

## Playing cards

told-play = { $nation } jogam { $card }{ $zone ->
        [hand] { "" }
       *[other] { " " }{ $from }
    }{ $free ->
        [yes] { " " }como ação livre
       *[no] { "" }
    }.
told-exhaust = { $nation } exaurem { $card }.
told-ready = { $nation } podem exaurir { $card } outra vez.
told-spend-action = { $nation } usam { $n ->
        [one] { $n } ação
       *[other] { $n } ações
    }.
told-avoid = { $nation } evitam o ataque com { $card }.
told-borrow = { $nation } usam a habilidade de exaurir de { $card }.
told-copy = { $nation } transformam { $by } em uma cópia de { $card } neste turno.
told-declare = { $nation } declaram um naipe: { $suit }.
told-treat = { $nation } tratam o { $icon } de { $card } como outros ícones neste turno.
told-ignore = { $nation } ignoram o { $icon } da próxima carta que jogarem.
told-king-of-kings = { $nation } resolvem Rei dos Reis.

## Resources

told-gain = { $nation } ganham { $tokens }.
told-pay = { $nation } pagam { $tokens }.
told-steal = { $nation } roubam { $tokens } { $victim }.
told-give-tokens = { $nation } entregam { $tokens } { $receiver }.
told-place = { $nation } colocam { $tokens } em { $card }.
told-clean-up = { $nation } fazem a limpeza.
told-move = { $nation } movem { $tokens } para { $card }.
told-collect = { $nation } pegam { $tokens } de { $card }.
told-remove = { $nation } devolvem { $tokens } de { $card } ao suprimento.

## Cards

told-draw = { $nation } compram { $cards }.
    .hidden = { $nation } compram { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
told-discard = { $nation } descartam { $cards }{ $zone ->
        [play] { " " }{ $from }
       *[other] { "" }
    }.
told-abandon = { $nation } abandonam { $card }.
told-recall = { $nation } reconvocam { $card }.
told-garrison = { $nation } guarnecem { $card } em { $host }.
told-history = { $nation } colocam { $card } na própria história.
told-put = { $nation } colocam { $card } { $to }.
    .hidden = { $within ->
        [yes] { $nation } colocam uma carta do próprio baralho de nação no fundo dele.
       *[no] { $nation } colocam uma carta { $from } { $to }.
    }
told-exile = { $nation } exilam { $card } { $zone ->
        [playing] { "" }
       *[other] { $from }
    }.
told-take = { $nation } pegam { $card } { $from }.
    .hidden = { $nation } pegam uma carta { $from }.
told-give = { $nation } entregam { $card } { $receiver }.
    .hidden = { $nation } entregam uma carta { $receiver }.
told-find = { $nation } encontram { $card } { $in }.
told-found-nothing = { $nation } não encontram nada.
told-look = { $nation } olham { $n ->
        [one] a carta
       *[other] as { $n } cartas
    } do topo { $top }: { $cards }.
    .hidden = { $nation } olham { $n ->
        [one] a carta
       *[other] as { $n } cartas
    } do topo { $top }.
told-reveal = { $nation } revelam { $cards } { $from }.
told-fame = { $nation } pegam a carta de fama { $card }.
    .hidden = { $nation } pegam uma carta de fama.
told-reshuffle = { $nation } reembaralham o próprio descarte.
told-shuffle-nation = { $nation } embaralham o próprio baralho de nação.
told-nation-card = { $nation } colocam { $card } do baralho de nação no próprio descarte.
    .hidden = { $nation } colocam uma carta do baralho de nação no próprio descarte.
told-accession-into-play = { $nation } colocam { $card } do baralho de nação em jogo.
told-develop = { $nation } desenvolvem { $card }{ $free ->
        [yes] { " " }sem custo
       *[no] { "" }
    }.
told-swap-nation = { $nation } trocam { $other } por { $card } do próprio baralho de nação.
    .hidden = { $nation } trocam uma carta por outra do próprio baralho de nação.

## Market and unrest

told-acquire = { $nation } adquirem { $card }{ $zone ->
        [exile] { " " }{ $from }
       *[market] { "" }
    }{ $laden ->
        [yes] { " " }com { $tokens }
       *[no] { "" }
    }.
told-break-through = { $nation } promovem { $card }{ $zone ->
        [market] { "" }
       *[other] { " " }{ $from }
    }{ $laden ->
        [yes] { " " }com { $tokens }
       *[no] { "" }
    }.
    .hidden = { $nation } promovem a carta do topo { $top }.
told-refill = Nova carta no espaço { $slot }: { $card }.
told-swap = { $nation } colocam { $card } no mercado no lugar de { $other }.
told-sink = { $nation } inundam { $card }.
told-take-unrest = { $nation } pegam 1 desordem.
told-take-chaos = { $nation } pegam 1 caos.
told-fewer = { $nation } ganham { $tokens } a menos.
told-return-unrest = { $nation } devolvem { $n ->
        [one] { $n } desordem
       *[other] { $n } desordens
    }.

## The automa

told-die = O dado mostra { $n }: { $waiting ->
        [yes] o espaço { $n } espera.
       *[no] todas as cartas são resolvidas.
    }
told-automa-reveals = { $nation } revelam { $card } no espaço { $slot }.
told-row = { $nation } resolvem a linha { $row }{ $passed ->
        [0] .
        [1] : nada na linha { $rows } é possível.
       *[other] : nada nas linhas { $rows } é possível.
    }
told-no-row = { $passed ->
        [0] Nenhuma linha serve para { $card }.
       *[other] Nenhuma linha que serve para { $card } é possível.
    }
told-automa-discard-top = { $nation } descartam { $cards } do topo do próprio baralho.
told-automa-resolves = { $nation } resolvem { $card } { $from }.
told-automa-plays = { $nation } colocam { $card } em jogo.
told-automa-chooses = { $nation } escolhem { $card }: { $decides ->
        [only] nenhuma outra carta serve.
        [points] mais pontos ({ $points }).
        [tokens] empate em { $points }, mais fichas.
       *[slot] empate em { $points }, espaço mais baixo.
    }
told-dynasty = { $nation } colocam { $card } da pilha de dinastia { $to }.
told-convert = { $nation } convertem { $tokens } em { $into }.
told-discovery = { $nation } descobrem { $card }.
told-quest = { $nation } ganham a busca { $card }.
told-journey = { $nation } seguem viagem para { $card }.
told-journey-row = { $reached ->
        [yes] { $nation } podem partir de { $card }.
       *[no] { $nation } ainda não podem partir de { $card }.
    }
