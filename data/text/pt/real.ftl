# Uma partida em mesa real: o que se pergunta à pessoa e o que fazem suas mãos (automa/imperium/words_real.py).
# A nação é o sujeito, as mãos recebem o imperativo, e o que atinge você começa com "Você". $way é brain (o aplicativo
# guarda as cartas do autômato; as que ele ganha ficam numa só pilha) ou guide (todas as cartas dele são reais).

## Turns

ask-die = { $nation } rolam o dado. Use este ou o seu.
pick-roll = Rolar
pick-die = Meu dado deu { $n }
ask-your-turn = Seu turno. Informe o que você faz { $receiver }.
ask-your-solstice = Solstício. Resolva seus efeitos de solstício.
ask-your-score = A partida acabou. Quantos pontos você faz?
pick-done = Feito
pick-cannot = { $what ->
        [row] Nada desta linha: tenta-se a próxima linha que serve
       *[part] { $row ->
            [yes] Só esta parte: o resto da linha continua
           *[no] Isto fica de fora: o turno continua
        }
    }
ask-collapse = A pilha da desordem deve estar vazia agora: é um colapso, e você perde. Ela está vazia?
ask-unrest-left = Quantas cartas de desordem restam na pilha?

report-done = { $about ->
        [your-solstice] Solstício feito
       *[your-turn] Terminei meu turno
    }
report-automa-unrest = { $nation } pegam 1 desordem
report-automa-chaos = { $nation } pegam 1 caos: no descarte
report-automa-chaos-deck = { $nation } pegam 1 caos: no topo do baralho
report-automa-draw = { $nation } compram: descartam a carta do topo
report-automa-recall = { $nation } reconvocam { $card }
report-automa-abandon = { $nation } abandonam { $card }
report-automa-steal = Eu roubo { $victim }
report-automa-gain = { $nation } ganham recursos
report-automa-card = { $nation } pegam uma carta
report-end = O final do jogo começa
report-collapse = Colapso: a pilha da desordem está vazia
report-fix-market = Corrigir o mercado
report-fix-tokens = Corrigir os recursos do autômato
report-fix-state = Corrigir o estado do autômato: { $state }

## Cards turned over

ask-slot-card = { $nation } revelam o espaço { $slot }. Vire a carta. Qual é?
ask-top-of-deck = Vire a carta do topo do baralho do autômato. Qual é?
ask-top-of-dynasty = Vire a carta do topo da pilha de dinastia. Qual é?
ask-top-of-discoveries = Vire a carta do topo da pilha de descobertas. Qual é?
ask-top-of-quests = Vire a busca iminente do topo. Qual é?
ask-top-of-pile = Vire a carta do topo { $top }. Qual é?
pick-none-top-of-pile = { $pile ->
        [fame] Só resta Rei dos Reis
       *[other] A pilha está vazia
    }
ask-search-main = Vire cartas da pilha principal até aparecer { $what }. Qual é?
pick-none-search-main = Não há { $bare } na pilha
ask-exiled = Olhe o exílio. Quais { $kinds } há lá?

## The market

ask-market-check = O mercado está assim? Se não, escolha um espaço que mudou.
pick-right = Está certo
pick-slot = Espaço { $n }: { $filled ->
        [yes] { $card }
       *[no] vazio
    }
ask-which-slot = Qual espaço do mercado mudou?
ask-market-slot = { $cause ->
        [layout] Que carta está no espaço { $slot }?
        [refill] Reponha o espaço { $slot }. Que carta é?
       *[change] Que carta está agora no espaço { $slot }?
    }
pick-none-market-slot = { $cause ->
        [refill] O espaço fica vazio
       *[other] O espaço está vazio
    }
ask-market-tokens = { how-many } há em { $card }?

## You

how-many = { $resource ->
        [materials] Quantos materiais
        [population] Quanta população
        [progress] Quanto progresso
       *[goods] Quantos bens
    }
how-many-of-it = { $resource ->
        [population] Quanta
        [progress] Quanto
       *[other] Quantos
    }
ask-chaos-empty = O jogo entrou em colapso. Sua pilha de caos está vazia?
ask-human-state = Você é bárbaro ou império?
pick-human-state = { $state ->
        [empire] Império
        [neither] Nenhum dos dois
       *[barbarian] Bárbaro
    }
ask-human-has = Você tem { $n ->
        [0] { "" }
        [1] { "" }
       *[other] pelo menos
    } { $what }?
ask-human-has-cards = Você tem { $what }?
ask-human-has-unrest = Você tem { $what }?
ask-human-amount = { how-many } você tem?
ask-you-do = Você { $act }.{ $attack ->
        [yes] { " " }É um ataque.
       *[no] { "" }
    }
ask-you-may = { $act }.
ask-stolen = Você perde { $most } para { $them }, ou nada se uma carta protege você. { how-many-of-it }?

## What happened to the automa

ask-gave-card = Que carta { $them } pegam?
ask-which-resource = Que recurso?
ask-how-many = { how-many }?
ask-automa-amount = { how-many } { $them } têm?
told-barbarian = { $nation } agora são bárbaros.

## What the hands do

onto-automa = { $way ->
        [guide] no topo do baralho do autômato
       *[brain] na pilha do autômato
    }
onto-discard = { $way ->
        [guide] no descarte do autômato
       *[brain] na pilha do autômato
    }
tokens-back = { $laden ->
        [yes] ; devolva as fichas
       *[no] { "" }
    }
unrest-back = { $unrest ->
        [yes] { $laden ->
            [yes] ; devolva a desordem e as fichas
           *[no] ; devolva a desordem
        }
       *[no] { tokens-back }
    }
ask-do-automa-acquires = { $nation } adquirem { $card } { $zone ->
        [exile] { $from }
       *[market] do espaço { $slot }
    }. Coloque-a { $unrest ->
        [yes] { $way ->
            [guide] e depois a desordem
           *[brain] e a desordem
        }
       *[no] { "" }
    } { onto-automa }{ tokens-back }.
ask-do-automa-breaks-through = { $nation } promovem { $card } { $zone ->
        [market] do espaço { $slot }
       *[other] { $from }
    }. Coloque a carta { onto-automa }{ unrest-back }{ $zone ->
        [main] ; embaralhe as outras de volta
        [decks] ; embaralhe as outras de volta
       *[other] { "" }
    }.
ask-do-automa-takes-fame = { $nation } pegam a carta de fama { $card }. Coloque-a { onto-automa }.
ask-do-automa-takes-unrest = { $nation } pegam 1 desordem. Coloque-a { $to ->
        [discard] { onto-discard }{ $way ->
            [guide] { $later ->
                [yes] { " " }depois de embaralhar
               *[no] { "" }
            }
           *[brain] { "" }
        }
       *[deck] { onto-automa }
    }.
ask-do-automa-returns-unrest = { $nation } devolvem 1 desordem. { $way ->
        [guide] { $zone ->
            [discard] Coloque uma do descarte do autômato na pilha da desordem.
           *[other] Coloque-a na pilha da desordem.
        }
       *[brain] Coloque uma da pilha do autômato na pilha da desordem.
    }
ask-do-automa-exiles = { $nation } exilam { $card }. { $way ->
        [guide] Coloque a carta no exílio.
       *[brain] { $own ->
            [yes] A carta fica na caixa.
           *[no] Coloque a carta da pilha do autômato no exílio.
        }
    }
ask-do-exile-market = { $nation } exilam { $card } do espaço { $slot }. Coloque a carta no exílio{ unrest-back }.
ask-do-place-token = Coloque { $tokens } { $seen ->
        [no] na carta do espaço { $slot }
       *[yes] em { $card }, no espaço { $slot }
    }.
ask-do-clean-up-token = { ask-do-place-token }
ask-do-clean-up = { $placed ->
        [no] { "" }
       *[yes] { ask-do-place-token }{ " " }
    }{ $nation } preenchem seus espaços. O turno deles acabou.
ask-reveal = { $nation } revelam a carta do espaço { $slot }.
pick-reveal = Revelar espaço { $slot }
card-unseen = uma carta ainda não vista
ask-do-automa-puts = { $nation } colocam { $card } { $to ->
        [history] na própria história
       *[deck] no topo do próprio baralho
    }. Mova a carta para lá{ $zone ->
        [playing] { "" }
        [discard] { " " }a partir do descarte
       *[play] { " " }a partir da área de jogo
    }.
ask-do-automa-plays = { $nation } jogam { $card }. Coloque a carta na área de jogo do autômato.
ask-do-automa-discards = { $nation } descartam { $card }. Coloque a carta no descarte do autômato.
ask-do-automa-discards-top = { $nation } descartam { $card } do topo do baralho. Coloque a carta no descarte do autômato.
ask-do-automa-abandons = { $nation } abandonam { $card }. Passe a carta da área de jogo para o descarte do autômato.
ask-do-automa-gains-discovery = { $nation } descobrem { $card }. Coloque-a no topo do baralho do autômato.
ask-do-automa-gains-quest = { $nation } ganham a busca { $card }. Coloque-a no topo do baralho do autômato.
ask-do-waiting-card = { $nation } guardam a carta do espaço { $slot }. Mova-a, face para baixo, ao espaço 1.
ask-do-fill-slots = { $nation } preenchem os espaços. Coloque uma carta do baralho do autômato, face para baixo, em cada um vazio.
ask-do-automa-reveals = { $nation } revelam { $card } no espaço { $slot }. Vire a carta.
ask-do-dynasty = { $nation } acrescentam { $card } da pilha de dinastia. Coloque a carta { $to ->
        [deck] no topo do baralho do autômato
       *[discard] no descarte do autômato
    }.
ask-do-automa-shuffles = { $nation } reembaralham. Embaralhe o descarte do autômato num novo baralho e siga preenchendo espaços.
ask-do-journey = { $nation } seguem viagem para { $card }. Faça dela a carta de jornada do autômato.
ask-do-automa-swaps = { $nation } trocam a carta recém-revelada por { $card }, no espaço { $slot } do mercado. Coloque-a ali; as fichas ficam, e a desordem embaixo é a que a nova carta pede.
ask-do-automa-empire = { $nation } agora são um império. Vire a carta de estado do autômato.
ask-do-automa-turns = Vire a carta de estado do autômato: { $card }. { $n ->
        [0] As fichas de exaustão nos espaços saem.
       *[other] Coloque uma ficha de exaustão em cada espaço a partir do { $n }: eles não recebem carta.
    }
