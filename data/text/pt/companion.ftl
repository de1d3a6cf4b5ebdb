# O acompanhante numa mesa de verdade (app/terminal/companion.py) e a tabela de um oponente num terminal (automa/cli/table.py).

## A tabela de um oponente

table-side = { $side ->
        [barbarian] lado Bárbaro
        [empire] lado Império
        [corrupted] lado Corrupto
       *[single] lado único
    }
table-journey = jornada, quando um espaço precisa de carta e o baralho do autômato está vazio
table-token = Na limpeza, o autômato coloca { $token } na carta do mercado acima da carta que espera.
table-provenance = { $provenance ->
        [restored] restaurada
        [house] linha da casa
        [mine] sua própria linha
       *[printed] impressa
    }
table-certainty = { $mark }, { $certainty ->
        [certain] com certeza
        [high] provavelmente certa
        [medium] incerta
       *[low] muito incerta
    }
table-or = { $part ->
        [trigger] ou para: { $text }
       *[text] ou: { $text }
    }

## Sentar-se à mesa

start-what = O que vai ser?
start-continue = Continuar: { $names }, { $mode ->
        [physical] na mesa
       *[other] nesta tela
    }, rodada { $round }
start-physical = Na mesa: cartas de verdade, o aplicativo joga pelo autômato
start-solo = Nesta tela: solo contra o autômato
start-players = Nesta tela: treinamento, ou contra outra nação
start-automa = A nação do autômato:
start-random = Sortear uma
start-difficulty = Dificuldade:
start-level = { $level }, { $slots } espaços
start-way = As cartas do autômato:
start-brain = Cérebro: deixe-as na caixa, o aplicativo as guarda
start-guide = Guia: você embaralha e revela as de verdade

## Respostas

client-enter = [Enter: { $label }]
client-not-possible = Não é possível: { $reason }
client-needs = a resposta é { $what }.
client-nothing-called = nada aqui se chama “{ $name }” nem mostra esses ícones.
client-twice = { $name } foi escolhida duas vezes.
client-more = … e mais { $number }. Digite mais do nome.
client-pick-number = um número de { $least } a { $most }
client-undone = Desfeito.
client-redone = Refeito.
client-no-automa = Não há autômato nesta mesa.
client-yes-typed = s sim
client-no-typed = n não nao
client-help-solo =
    Responda com o número de uma opção, ou vários: 1 3.
    w por que o autômato fez isso · a o autômato · o suas linhas · m mercado
    t mesa · u desfazer · r refazer · l registro · c 2 ou c nome: uma carta
    s salvar (s arquivo) · q sair · ? esta ajuda
board-slot = Espaço { $number }
board-unseen = ainda não vista

## Na mesa

companion-help =
    Enter faz o óbvio: feito, revelar, rolar o dado, o mercado está certo.
    Uma carta: digite parte do nome ou os ícones (anci, rio região).
    As cartas do mercado são pedidas quando o autômato o olha pela primeira vez.
    w por quê · a o autômato · m mercado · t sua tabela · c nome: uma carta
    x isso não é possível · u desfazer · r refazer · l registro
    q sair (a partida fica guardada) · ? esta ajuda
companion-laid-out = [Enter: tudo pronto]
companion-heading = { $who ->
        [automa] Rodada { $round } · Turno do autômato: { $nation }
        [solstice] Rodada { $round } · Solstício
        [scoring] O final
       *[activate] Rodada { $round } · Seu turno
    }{ $last ->
        [yes] { " " }· a última rodada
       *[no] { "" }
    }
companion-hint = { $about ->
        [die] Enter = rolar · 1–6 = meu dado deu
        [market-check] Enter = está certo · 1–5 = este espaço mudou
        [your-solstice] Enter = solstício feito · um número = informar
       *[your-turn] Enter = terminei meu turno · um número = informar
    }
companion-hint-done = Enter = { $about ->
        [reveal] revelar
       *[other] feito
    }{ $objections ->
        [yes] { " " }· x = não é possível
       *[no] { "" }
    } · w = por quê
companion-objections = O que não é possível?
companion-hint-objection = um número · Enter = feito mesmo assim
companion-hint-find = parte do nome ou ícones · * = todas as { $number }
companion-hint-number = um número · ou outra parte do nome
companion-hint-several = nomes ou números, com vírgulas entre eles
companion-hint-none = Enter = { $known ->
        [0] nenhuma
       *[other] as { $known } que eu conheço
    }

## A área do autômato

area-way = { $way ->
        [guide] Guia
       *[brain] Cérebro
    }
area-resources = Recursos
area-slots = Espaços
area-piles = Pilhas
area-journey = Jornada
area-slot = { $number } { $card ->
        [none] vazio
        [waits] espera
       *[back] virada
    }
area-count-deck = baralho { $number }
area-count-discard = descarte { $number }
area-count-history = história { $number }
area-count-dynasty = dinastia { $number }
area-count-quests = buscas { $number }

## Por quê

why-nothing = Ainda não há nada a explicar.
why-card = { $card } mostra: { $icons }.
why-no-icons = nenhum ícone
why-no-fit = não serve
why-impossible = serve, mas nada nela é possível
why-this-row = serve: esta linha
why-being-tried = serve: é possível?
why-head-slot = espaço
why-head-card = carta
why-head-points = pontos
why-head-tokens = fichas
why-die = A carta no espaço que o dado mostra espera neste turno; as outras são resolvidas.
why-reveal = Os espaços são resolvidos do menor ao maior; o que está sob o dado espera.
why-slot-card = { why-reveal }
why-do-automa-reveals = { why-reveal }
why-market-check = Uma linha olha o mercado, e seu turno pode tê-lo mudado. Pergunta-se uma vez por turno.
why-market-slot = O aplicativo acompanha o mercado para escolher pelo autômato.
why-market-tokens = Progresso numa carta do mercado conta como pontos, e um empate vai para a que tem mais fichas.
why-exiled = A linha também pode pegar uma carta do exílio.
why-top-of-pile = A linha pega ou resolve a carta do topo dali.
why-search-main = Nem o mercado nem uma pilha pequena tem uma carta assim.
why-top-of-deck = A carta do topo do baralho do autômato é descartada ou resolvida; o aplicativo precisa conhecê-la.
why-top-of-dynasty = Uma carta de dinastia vem quando o baralho do autômato está vazio, ou quando uma linha manda.
why-top-of-discoveries = A linha pega uma descoberta.
why-top-of-quests = A linha pega uma busca.
why-chaos-empty = Se estiver, você vence imediatamente.
why-human-state = A linha depende disso.
why-human-has = O que a linha faz depende disso.
why-human-has-cards = Se não há nada a perder, essa parte da linha não é possível.
why-human-has-unrest = Se não há nenhuma, essa parte da linha não é possível.
why-human-amount = O autômato rouba o que houver; se não houver nada, essa parte não é possível.
why-you-do = A linha faz isso com você. O que prejudica você é um ataque, quaisquer que sejam os ícones: sua proteção vale.
why-you-may = A linha oferece isso a você.
why-stolen = O que o autômato rouba vai para os recursos dele. Roubar é um ataque: sua proteção vale.
why-do-exile-market = O autômato exila do menor espaço cuja carta não tem fichas.
why-do-clean-up-token = Limpeza: a carta do mercado acima da que esperou recebe uma ficha.
why-do-clean-up = Limpeza: se uma carta esperou, a do mercado acima dela recebe uma ficha e ela vai ao espaço 1. Cada espaço vazio recebe uma carta do baralho do autômato.
why-do-place-token = A linha a coloca na carta do mercado junto ao dado.
why-do-waiting-card = Limpeza: a carta que esperou vem primeiro no próximo turno.
why-do-fill-slots = Limpeza: cada espaço vazio recebe uma carta do baralho do autômato.
why-do-dynasty = Uma carta de dinastia vem quando o baralho do autômato está vazio, ou quando uma linha manda.
why-do-automa-shuffles = Um espaço precisa de carta e o baralho do autômato está vazio.
why-do-journey = A linha da jornada foi cumprida.
why-do-automa-swaps = Um dispositivo é trocado pela melhor carta do mercado de naipe correspondente.
why-do-automa-empire = A carta de ascensão saiu da pilha de dinastia.
why-do-automa-turns = A carta de estado diz quando vira.
why-do-automa-discards = Nenhuma parte da linha manda a carta para outro lugar; ela é descartada.
why-do-automa-abandons = O autômato abandona o que jogou por último.
why-your-turn = Você joga pelas regras normais. O aplicativo só precisa saber o que toca o autômato.
why-your-solstice = Só você tem solstício. O aplicativo só precisa saber se ele termina o jogo.
why-collapse = Pela conta do aplicativo, a pilha da desordem está vazia, mas só você a vê. Vazia, ela acaba a partida na hora.
why-unrest-left = O aplicativo segue contando a partir daí.
why-your-score = Os pontos do autômato são conhecidos; os seus estão na mesa.

## O final

result-scoring = { $outcome ->
        [won] Você vence por { $difference }: { $yours } a { $its }.
        [tie] Empate em { $its }: o autômato vence.
       *[lost] O autômato vence por { $difference }: { $its } a { $yours }.
    }
result-collapse = Colapso: o autômato vence, quaisquer que sejam os pontos.
result-automa = { $nation }: { $total } PV
result-progress = { $number } por progresso
result-stock = { $number } por materiais e população
result-goods = { $number } por bens
result-zone = { $zone ->
        [slots] espaços
        [play] em jogo
        [deck] baralho
        [discard] descarte
       *[history] história
    } { $points }: { $cards }

## Preparação de uma mesa de verdade

of-nation = dos { $name }
lay-group-shared = Área comum
lay-group-yours = Sua área
lay-group-automa = O autômato
lay-shared-commons = Cartas comuns de { $set ->
        [classics] Clássicos
        [legends] Lendas
       *[horizons] Horizontes
    }: retire todas as marcadas com 3+ ou 4.
lay-shared-tributary = { $cards }: o nome de uma nação em jogo. Devolva-a e acrescente um tributário ao acaso de outra caixa.
lay-shared-unrest = Pilha da desordem, face para cima: { $all } cartas ({ $common } comuns{ $extra ->
        [0] { "" }
       *[other] , { $extra } delas marcadas com 3+ ou 4
    }{ $yours ->
        [0] { "" }
       *[other] , { $yours } suas
    }{ $theirs ->
        [0] { "" }
       *[other] , { $theirs } pelo autômato
    }). O exílio fica ao lado.
lay-shared-fame = Pilha da fama: Rei dos Reis com o lado A para cima; sobre ele { $number } outras cartas de fama, face para baixo. O resto fica fora, sem olhar.
lay-shared-decks = Três pilhas de { $number }, face para baixo: regiões, incivilizadas, civilizadas.
lay-shared-main = Pilha principal: embaralhe o que sobrou delas com os tributários, { $number } cartas.
lay-shared-market = Mercado, da esquerda para a direita: principal, principal, civilizada, incivilizada, região.
lay-shared-market-unrest = 1 desordem da pilha sob cada carta do mercado, menos as regiões; 1 de progresso em cada civilizada.
lay-shared-markers = Marcadores de espaço 1–{ $number } sob as cartas do mercado, da esquerda para a direita.
lay-shared-marker-6 = Marcador de espaço 6 ao lado do marcador 5.
lay-shared-slot-5-filled = Uma ficha de exaustão sem uso no espaço 5: ele conta como ocupado.
lay-shared-solstice = Ficha de solstício entre as duas áreas. Você começa.
lay-yours-power = Carta de poder { $nation }, lado { $side } para cima.
lay-yours-beneath = Embaixo dela, a primeira por cima: { $cards }.
lay-yours-state = Carta de estado com o lado { $state ->
        [empire] Império
       *[barbarian] Bárbaro
    } para cima, com { $actions } fichas de ação e { $exhausts } fichas de exaustão.
lay-yours-state-own = A carta de estado da sua nação com o lado { $cards } para cima, com { $actions } fichas de ação e { $exhausts } fichas de exaustão.
lay-yours-state-waiting = Embaixo dela, a carta de estado da sua nação com o lado { $cards } para cima.
lay-yours-development = Área de desenvolvimento: { $number } cartas, face para cima.
lay-yours-quests = Área de buscas: { $number } buscas iminentes, face para cima.
lay-yours-nation-deck = Baralho de nação: { $cards } face para cima, sobre ela { $number } cartas de nação embaralhadas, face para baixo.
lay-yours-resources = Recursos: { $tokens }. Ficha Rei dos Reis com o lado claro para cima.
lay-yours-chaos = Pilha de caos: { $number } cartas de caos ao lado do seu baralho; as outras ficam na caixa.
lay-yours-supply = Suas desordens de suprimento: { $number ->
        [0] as { $boxed } marcadas com 3+ ou 4 na caixa
       *[other] { $number } na pilha da desordem{ $boxed ->
            [0] { "" }
           *[other] , { $boxed } marcadas com 3+ ou 4 na caixa
        }
    }.
lay-yours-deck = Embaralhe suas outras { $number } cartas como seu baralho. Compre { $hand }.
lay-automa-boxed = Todas as cartas { $nation } ficam na caixa: o aplicativo as guarda.
lay-automa-spare-unrest = Desordens marcadas com 3+ ou 4 fazem as vezes das deles: { $supply ->
        [0] { $own } na pilha do autômato
       *[other] { $supply } na pilha da desordem{ $own ->
            [0] { "" }
           *[other] , { $own } na pilha do autômato
        }
    }.
lay-automa-own-unrest = Pegue mesmo assim { $number } desordens { $nation } da caixa: { $supply ->
        [0] { $own } na pilha do autômato
       *[other] { $supply } na pilha da desordem{ $own ->
            [0] { "" }
           *[other] , { $own } na pilha do autômato
        }
    }.
lay-automa-pile = A pilha do autômato: um lugar para toda carta que ele ganha da mesa.
lay-automa-resources = Sem fichas: o aplicativo guarda os recursos do autômato{ $number ->
        [0] { "" }
       *[other] , no início { $tokens }
    }.
lay-automa-power = Carta de poder { $nation }: só marca a história do autômato.
lay-automa-supply = Suas desordens de suprimento: { $number ->
        [0] as { $boxed } marcadas com 3+ ou 4 na caixa
       *[other] { $number } na pilha da desordem{ $boxed ->
            [0] { "" }
           *[other] , { $boxed } marcadas com 3+ ou 4 na caixa
        }
    }.
lay-automa-dynasty-developments = Pilha de dinastia, de baixo para cima, face para baixo, { $number } desenvolvimentos por pontos: { $valued }. Misture as de valor igual.
lay-automa-dynasty-seasons = Pilha de dinastia, de baixo para cima, face para baixo, { $number } desenvolvimentos, inverno e verão alternados: { $valued }. Misture os da mesma estação que têm valor igual.
lay-automa-dynasty-regions = Sobre elas, face para baixo: os { $number } desenvolvimentos que são regiões, embaralhados.
lay-automa-dynasty-accession = { $place ->
        [on] Sobre elas
       *[bottom] Pilha de dinastia, de baixo para cima
    }: { $cards } face para cima, depois { $number } cartas de nação embaralhadas, face para baixo.
lay-automa-discoveries = Pilha de descobertas: { $first } face para baixo, sobre ela os outros { $number } desenvolvimentos, embaralhados, face para baixo.
lay-automa-out = { $cards }: ficam na caixa.
lay-automa-quests = Buscas iminentes: { $first } face para cima, sobre ela as outras { $number }, embaralhadas, face para baixo. { $last } fica na caixa.
lay-automa-aside = Coloque as { $number } cópias de { $cards } face para cima ao lado da pilha de dinastia. A tabela as traz para o jogo.
lay-automa-states = As cartas de estado do autômato: embaixo, com { $cards } para cima; por cima, a comum. Não há pilha de dinastia; as cartas de cerimônia e de caos ficam na caixa.
lay-automa-journey = Jornada: { $first } sobre { $last }, as duas face para cima. Não há pilha de dinastia.
lay-automa-state = A carta de estado própria do autômato, lado { $state ->
        [empire] Império
       *[barbarian] Bárbaro
    } para cima.
lay-automa-deck = Embaralhe suas outras { $number } cartas: 1 face para baixo em cada um dos { $slots } espaços, as outras { $rest } são seu baralho.
