# Card text in Portuguese (Brazil), put together from the tree of an effect (automa/language/speech.py).
# What the arguments mean: see the English file.
#
# A verb is the command to you ("compre"); .you follows "e você", .he "cada jogador", .they "todos os jogadores", .to is
# the infinitive, .when follows "quando". $class is the gender, m or f. "própria mão" and not "sua mão" for others.

## Lists

list-comma = { $before }, { $last }
list-and = { $before } e { $last }
list-or = { $before } ou { $last }
list-plus = { $before } mais { $last }
list-choice = { $before } OU { $last }

## Cards, icons, articles

cards = { $number ->
        [one] carta
       *[many] cartas
    } { $of }
    .class = f
icons-in-all = cartas com { $n } { $icons } ao todo
icons = { $number ->
        [one] ícone
       *[many] ícones
    } { $marks }
    .class = m
card-name = “{ $name }”
their = { $owner ->
        [you] sua
       *[they] própria
    }
    .m = { $owner ->
        [you] seu
       *[they] próprio
    }

np-one = { $class ->
        [f] uma
       *[m] um
    } { $noun }
np-the = { $class ->
        [f] a
       *[m] o
    } { $noun }
np-each = cada { $what }
np-exactly = { $n } { $noun }
np-up-to = até { $counted }
np-any = { $thing ->
        [token] qualquer quantidade de
       *[card] qualquer número de
    } { $noun }
np-all = { $class ->
        [f] todas as
       *[m] todos os
    } { $noun }
np-none = { $thing ->
        [token] { $noun }
       *[card] { $class ->
            [f] nenhuma
           *[m] nenhum
        } { $noun }
    }
np-top = { $n ->
        [one] a carta
       *[other] as { $n } cartas
    } do topo { $of }
np-not = { $number ->
        [one] (que não seja { $what })
       *[many] (que não sejam { $what })
    }
with-token = com { $what }
without-token = sem { $what }
with-icon = com { $noun }
without-icon = sem { $noun }
with-at-least = com pelo menos { $what }
without-at-least = com menos de { $what }
with-hosted = com { $what } em sua guarnição
without-hosted = sem { $what } em sua guarnição
with-less = com menos { $what } { $where } que você
with-as-many = com pelo menos { $class ->
        [f] tantas
       *[m] tantos
    } { $what } { $where } quanto você

ref-this = esta carta
ref-it = essa carta
ref-them = essas cartas
ref-host = essa carta
ref-given = a carta entregue
ref-that-much = essa quantidade

## Counting

per = por { $what }
per-each = a cada { $what }
per-sum = a cada { $n }, contando juntos { $list }
different = tipo de ícone ({ $marks }) { $where }

## Resources and tokens

kind-materials = { $number ->
        [one] material
       *[many] materiais
    }
    .class = m
    .counted = { $n ->
        [one] { $n } material
       *[other] { $n } materiais
    }
    .all = { $own ->
        [yes] todos os { their-many.m } materiais
       *[no] todos os materiais
    }
kind-population = população
    .class = f
    .counted = { $n } de população
    .all = { $own ->
        [yes] toda a { their } população
       *[no] toda a população
    }
kind-progress = progresso
    .class = m
    .counted = { $n } de progresso
    .all = { $own ->
        [yes] todo o { their.m } progresso
       *[no] todo o progresso
    }
kind-goods = { $number ->
        [one] bem
       *[many] bens
    }
    .class = m
    .counted = { $n ->
        [one] { $n } bem
       *[other] { $n } bens
    }
    .all = { $own ->
        [yes] todos os { their-many.m } bens
       *[no] todos os bens
    }
kind-resource = { $number ->
        [one] recurso
       *[many] recursos
    }
    .class = m
    .counted = { $n ->
        [one] { $n } recurso à escolha
       *[other] { $n } recursos à escolha
    }
    .number = { $n } recursos
    .all = todos os recursos
kind-action = { $number ->
        [one] ação
       *[many] ações
    }
    .class = f
    .counted = { $n ->
        [one] { $n } ação
       *[other] { $n } ações
    }
    .all = todas as ações
kind-exhaust = { $number ->
        [one] ficha de exaustão
       *[many] fichas de exaustão
    }
    .class = f
    .counted = { $n ->
        [one] { $n } ficha de exaustão
       *[other] { $n } fichas de exaustão
    }
    .all = todas as fichas de exaustão

## Suits

kind-region = { $number ->
        [one] região
       *[many] regiões
    }
    .class = f
    .of = de região
    .mark = de região
kind-uncivilised =
    .of = { $number ->
        [one] incivilizada
       *[many] incivilizadas
    }
    .mark = { $number ->
        [one] incivilizado
       *[many] incivilizados
    }
kind-civilised =
    .of = { $number ->
        [one] civilizada
       *[many] civilizadas
    }
    .mark = { $number ->
        [one] civilizado
       *[many] civilizados
    }
kind-tributary = { $number ->
        [one] tributário
       *[many] tributários
    }
    .class = m
    .of = de tributário
    .mark = de tributário
kind-fame =
    .of = de fama
    .mark = de fama
kind-unrest = { $number ->
        [one] desordem
       *[many] desordens
    }
    .class = f
    .of = de desordem
    .mark = de desordem
kind-trade-route = { $number ->
        [one] rota comercial
       *[many] rotas comerciais
    }
    .class = f
    .of = de rota comercial
    .mark = de rota comercial
kind-gadget = { $number ->
        [one] dispositivo
       *[many] dispositivos
    }
    .class = m
    .of = de dispositivo
    .mark = de dispositivo
kind-power =
    .of = de poder

## Types

kind-city = { $number ->
        [one] cidade
       *[many] cidades
    }
    .class = f
    .of = de cidade
    .mark = de cidade
kind-metropolis = { $number ->
        [one] metrópole
       *[many] metrópoles
    }
    .class = f
    .of = de metrópole
    .mark = de metrópole
kind-river =
    .of = de rio
    .mark = de rio
kind-ocean =
    .of = de oceano
    .mark = de oceano
kind-fertile =
    .of = { $number ->
        [one] fértil
       *[many] férteis
    }
    .mark = { $number ->
        [one] fértil
       *[many] férteis
    }
kind-hunt =
    .of = de caça
    .mark = de caça
kind-production =
    .of = de produção
    .mark = de produção
kind-knight = { $number ->
        [one] cavaleiro
       *[many] cavaleiros
    }
    .class = m
    .of = de cavaleiro
    .mark = de cavaleiro
kind-mask = { $number ->
        [one] máscara
       *[many] máscaras
    }
    .class = f
    .of = de máscara
    .mark = de máscara
kind-scroll = { $number ->
        [one] pergaminho
       *[many] pergaminhos
    }
    .class = m
    .of = de pergaminho
    .mark = de pergaminho
kind-merchant = { $number ->
        [one] mercador
       *[many] mercadores
    }
    .class = m
    .of = de mercador
    .mark = de mercador
kind-miracle = { $number ->
        [one] milagre
       *[many] milagres
    }
    .class = m
    .of = de milagre
    .mark = de milagre

## Headers and states

kind-pinned =
    .of = com ícone de fixar
    .icon = de fixar
kind-attack =
    .of = de ataque
kind-barbarian =
    .of = { $number ->
        [one] bárbara
       *[many] bárbaras
    }
    .icon = { $number ->
        [one] bárbaro
       *[many] bárbaros
    }
kind-empire =
    .of = de império
kind-corrupted =
    .of = { $number ->
        [one] corrupta
       *[many] corruptas
    }
    .icon = { $number ->
        [one] corrupto
       *[many] corruptos
    }
kind-summoned =
    .of = { $number ->
        [one] convocada
       *[many] convocadas
    }
    .icon = { $number ->
        [one] convocado
       *[many] convocados
    }
kind-isle-bound =
    .of = { $number ->
        [one] vinculada às ilhas
       *[many] vinculadas às ilhas
    }
    .icon = { $number ->
        [one] vinculado às ilhas
       *[many] vinculados às ilhas
    }
kind-voyaging =
    .of = viajando

state-barbarian = bárbaro
state-empire = império
state-corrupted = corrupto
state-summoned = convocado
state-isle-bound = “Vinculados às Ilhas”
state-voyaging = “Viajando”

## Other classes of cards

kind-card = { $number ->
        [one] carta
       *[many] cartas
    }
    .class = f
kind-leader = { $number ->
        [one] líder
       *[many] líderes
    }
    .class = m
    .of = de líder
kind-development =
    .of = de desenvolvimento
kind-variable = { $number ->
        [one] carta de pontos variáveis
       *[many] cartas de pontos variáveis
    }
    .class = f
    .of = de pontos variáveis
kind-copy = a outra cópia desta carta
    .class = f
    .definite = yes
kind-next-card = a próxima carta que você jogar
    .class = f
    .definite = yes
kind-another-card = { $number ->
        [one] outra carta
       *[many] outras cartas
    }
    .class = f
    .definite = yes
kind-matching = { $number ->
        [one] carta de naipe correspondente
       *[many] cartas de naipe correspondente
    }
    .class = f
    .of = de naipe correspondente
kind-different-icon = { $number ->
        [one] ícone diferente
       *[many] ícones diferentes
    }
    .class = m
    .thing = icon
kind-ceremony = sua carta de cerimônia
    .class = f
    .definite = yes
kind-state-card = sua carta de estado
    .class = f
    .definite = yes
kind-chaos =
    .of = de caos
kind-declared = do naipe declarado
    .class = f
    .definite = yes
kind-quest = { $number ->
        [one] busca
       *[many] buscas
    }
    .class = f
    .of = de busca
kind-player = { $number ->
        [one] jogador
       *[many] jogadores
    }
    .class = m

## Places

zone-play = o jogo
    .from = da { their } área de jogo
    .in = em jogo
    .to = em jogo
    .count = { on-cards } { $owner ->
        [you] que você tem em jogo
        [they] que têm em jogo
       *[he] que tem em jogo
    }
zone-play-including-this = o jogo
    .from = da { their } área de jogo (incluindo esta carta)
    .in = em jogo (incluindo esta carta)
    .count = { zone-play.count } (incluindo esta carta)
zone-hand = a { their } mão
    .from = da { their } mão
    .in = na { their } mão
    .to = na { their } mão
zone-deck = o { their.m } baralho
    .from = do { their.m } baralho
    .in = no { their.m } baralho
    .to = no topo do { their.m } baralho
    .top = do { their.m } baralho
zone-discard = o { their.m } descarte
    .from = do { their.m } descarte
    .in = no { their.m } descarte
    .to = no { their.m } descarte
zone-history = a { their } história
    .from = da { their } história
    .in = na { their } história
    .to = na { their } história
zone-market = o mercado
    .from = { $thing ->
        [token] de uma carta do mercado
       *[card] do mercado
    }
    .in = do mercado
    .to = em uma carta do mercado
zone-first-two-slots = os dois primeiros espaços do mercado
    .from = dos dois primeiros espaços do mercado
    .in = dos dois primeiros espaços do mercado
    .to = em uma carta dos dois primeiros espaços do mercado
zone-exile = o exílio
    .from = do exílio
    .in = no exílio
    .to = no exílio
zone-nation = o { their.m } baralho de nação
    .from = do { their.m } baralho de nação
    .in = no { their.m } baralho de nação
    .to = no topo do { their.m } baralho de nação
    .top = do { their.m } baralho de nação
zone-nation-bottom = o fundo do { their.m } baralho de nação
    .from = do fundo do { their.m } baralho de nação
    .to = no fundo do { their.m } baralho de nação
zone-fame = a pilha da fama
    .from = da pilha da fama
    .to = no topo da pilha da fama
    .top = da pilha da fama
zone-fame-bottom = o fundo da pilha da fama
    .from = do fundo da pilha da fama
    .to = no fundo da pilha da fama
zone-main = a pilha principal
    .from = da pilha principal
    .to = no topo da pilha principal
    .top = da pilha principal
zone-main-bottom = o fundo da pilha principal
    .from = do fundo da pilha principal
    .to = no fundo da pilha principal
zone-development = a { their } área de desenvolvimento
    .from = da { their } área de desenvolvimento
    .in = na { their } área de desenvolvimento
    .to = na { their } área de desenvolvimento
zone-garrison = as guarnições
    .from = das { their-many } guarnições
    .in = nas { their-many } guarnições
    .count = das { their-many } guarnições
    .to = em uma guarnição
zone-regions = regiões
    .from = de guarnições em regiões
    .in = em guarnições de regiões
zone-them = essas cartas
    .in = entre elas
    .part = { $mode ->
        [up-to] até { $n } delas
        [any] qualquer número delas
       *[exactly] { $n ->
            [one] uma delas
           *[other] { $n } delas
        }
    }
zone-scored = as cartas que você pontua
    .from = das cartas que você pontua
    .in = entre as cartas que você pontua
    .count = { $thing ->
        [icon] nas cartas que você pontua
       *[card] que você pontua
    }
zone-others = cada outro jogador
    .from = de cada outro jogador
    .in = que outro jogador tem em jogo
zone-you = você
    .from = de você
    .in = que você tem
    .to = a você
zone-attacker = o atacante
    .from = do atacante
    .in = que o atacante tem
    .to = ao atacante
zone-others-scored = as cartas que os outros jogadores pontuam
    .in = { $thing ->
        [icon] nas cartas que os outros jogadores pontuam
       *[card] que os outros jogadores pontuam
    }
zone-sunken = a { their } pilha de inundadas
    .from = da { their } pilha de inundadas
    .in = na { their } pilha de inundadas
    .to = na { their } pilha de inundadas
zone-legends = as { their-many } lendas
    .from = das { their-many } lendas
    .in = nas { their-many } lendas
    .to = nas { their-many } lendas
zone-mana = o { their.m } mana
    .from = do { their.m } mana
    .in = no { their.m } mana
    .to = no { their.m } mana
zone-quests = a { their } área de buscas
    .from = da { their } área de buscas
    .in = na { their } área de buscas
    .to = na { their } área de buscas
zone-discoveries = a pilha de descobertas
    .from = da pilha de descobertas
    .in = na pilha de descobertas
    .to = na pilha de descobertas
zone-supply = o suprimento
    .from = { $thing ->
        [token] do suprimento
       *[card] da pilha da desordem
    }
    .in = { $thing ->
        [token] no suprimento
       *[card] na pilha da desordem
    }
    .to = { $thing ->
        [token] no suprimento
       *[card] na pilha da desordem
    }
zone-dynasty = a { their } pilha de dinastia
    .from = da { their } pilha de dinastia
    .in = na { their } pilha de dinastia
    .to = no topo da { their } pilha de dinastia
    .top = da { their } pilha de dinastia
zone-set-aside = as { their-many } cartas separadas
    .from = das { their-many } cartas separadas
    .in = entre as { their-many } cartas separadas
    .to = entre as { their-many } cartas separadas
zone-card = { $name }
    .from = { $thing ->
        [token] de { $name }
       *[card] da guarnição de { $name }
    }
    .in = { $thing ->
        [token] em { $name }
       *[card] na guarnição de { $name }
    }
zone-power = a { their } carta de poder
    .from = da { their } carta de poder
    .in = na { their } carta de poder
    .to = na { their } carta de poder
zone-here = aqui
    .from = { $thing ->
        [token] desta carta
       *[card] da guarnição desta carta
    }
    .in = { $thing ->
        [token] nesta carta
        [icon] nas cartas da guarnição desta carta
       *[card] na guarnição desta carta
    }
zone-abandoned = abandonado
    .in = abandonad{ ending }
zone-returned = devolvido
    .in = devolvid{ ending }
zone-discarded = descartado
    .in = descartad{ ending }
zone-removed = removido
    .in = removid{ ending }
zone-paid = pago
    .in = pag{ ending }
zone-exiled = exilado
    .in = exilad{ ending }
zone-taken = pego
    .in = peg{ ending }
    .definite = yes
zone-joined = que o fez
    .in = { $number ->
        [one] que o fez
       *[many] que o fizeram
    }
zone-at-the-die = no dado
    .in = do espaço do mercado indicado pelo dado
    .definite = yes
zone-pool = o que você tem
    .in = que você tem

on-cards = { $thing ->
        [token] nas cartas
       *[other] { "" }
    }
their-many = { $owner ->
        [you] suas
       *[they] próprias
    }
    .m = { $owner ->
        [you] seus
       *[they] próprios
    }
ending = { $number ->
        [one] { $class ->
            [f] a
           *[m] o
        }
       *[many] { $class ->
            [f] as
           *[m] os
        }
    }

## Verbs

verb-choose = escolha
    .you = escolhe
    .he = escolhe
    .they = escolhem
    .to = escolher
    .when = escolher
verb-gain = ganhe
    .you = ganha
    .he = ganha
    .they = ganham
    .to = ganhar
    .when = ganhar
verb-pay = pague
    .you = paga
    .he = paga
    .they = pagam
    .to = pagar
    .when = pagar
verb-spend = use
    .you = usa
    .he = usa
    .they = usam
    .to = usar
    .when = usar
verb-steal = roube
    .you = rouba
    .he = rouba
    .they = roubam
    .to = roubar
    .when = roubar
verb-convert = converta
    .you = converte
    .he = converte
    .they = convertem
    .to = converter
    .when = converter
verb-place = coloque
    .you = coloca
    .he = coloca
    .they = colocam
    .to = colocar
    .when = colocar
verb-move = mova
    .you = move
    .he = move
    .they = movem
    .to = mover
    .when = mover
verb-collect = pegue
    .you = pega
    .he = pega
    .they = pegam
    .to = pegar
    .when = pegar
verb-remove = remova
    .you = remove
    .he = remove
    .they = removem
    .to = remover
    .when = remover
verb-double = ganhe
    .you = ganha
    .he = ganha
    .they = ganham
    .to = ganhar
    .when = ganhar
verb-ready = devolva
    .you = devolve
    .he = devolve
    .they = devolvem
    .to = devolver
    .when = devolver
verb-draw = compre
    .you = compra
    .he = compra
    .they = compram
    .to = comprar
    .when = comprar
verb-take = pegue
    .you = pega
    .he = pega
    .they = pegam
    .to = pegar
    .when = pegar
verb-discard = descarte
    .you = descarta
    .he = descarta
    .they = descartam
    .to = descartar
    .when = descartar
verb-put = coloque
    .you = coloca
    .he = coloca
    .they = colocam
    .to = colocar
    .when = colocar
verb-exile = exile
    .you = exila
    .he = exila
    .they = exilam
    .to = exilar
    .when = exilar
verb-sink = inunde
    .you = inunda
    .he = inunda
    .they = inundam
    .to = inundar
    .when = inundar
verb-acquire = adquira
    .you = adquire
    .he = adquire
    .they = adquirem
    .to = adquirir
    .when = adquirir
verb-break-through = promova
    .you = promove
    .he = promove
    .they = promovem
    .to = promover
    .when = promover
verb-swap = troque
    .you = troca
    .he = troca
    .they = trocam
    .to = trocar
    .when = trocar
verb-return = devolva
    .you = devolve
    .he = devolve
    .they = devolvem
    .to = devolver
    .when = devolver
verb-give = entregue
    .you = entrega
    .he = entrega
    .they = entregam
    .to = entregar
    .when = entregar
verb-find = procure
    .you = procura
    .he = procura
    .they = procuram
    .to = procurar
    .when = procurar
verb-look = olhe
    .you = olha
    .he = olha
    .they = olham
    .to = olhar
    .when = olhar
verb-reveal = revele
    .you = revela
    .he = revela
    .they = revelam
    .to = revelar
    .when = revelar
verb-shuffle = embaralhe
    .you = embaralha
    .he = embaralha
    .they = embaralham
    .to = embaralhar
    .when = embaralhar
verb-develop = desenvolva
    .you = desenvolve
    .he = desenvolve
    .they = desenvolvem
    .to = desenvolver
    .when = desenvolver
verb-garrison = guarneça
    .you = guarnece
    .he = guarnece
    .they = guarnecem
    .to = guarnecer
    .when = guarnecer
verb-trigger = ative
    .you = ativa
    .he = ativa
    .they = ativam
    .to = ativar
    .when = ativar
verb-abandon = abandone
    .you = abandona
    .he = abandona
    .they = abandonam
    .to = abandonar
    .when = abandonar
verb-recall = reconvoque
    .you = reconvoca
    .he = reconvoca
    .they = reconvocam
    .to = reconvocar
    .when = reconvocar
verb-play = jogue
    .you = joga
    .he = joga
    .they = jogam
    .to = jogar
    .when = jogar
verb-free-play = jogue
    .you = joga
    .he = joga
    .they = jogam
    .to = jogar
    .when = jogar
verb-flip = vire
    .you = vira
    .he = vira
    .they = viram
    .to = virar
    .when = virar
verb-trade = negocie
    .you = negocia
    .he = negocia
    .they = negociam
    .to = negociar
    .when = negociar
verb-avoid = evite
    .you = evita
    .he = evita
    .they = evitam
    .to = evitar
    .when = evitar
verb-end-game = desencadeie
    .you = desencadeia
    .he = desencadeia
    .they = desencadeiam
    .to = desencadear
    .when = desencadear
verb-declare = declare
    .you = declara
    .he = declara
    .they = declaram
    .to = declarar
    .when = declarar
verb-borrow = use
    .you = usa
    .he = usa
    .they = usam
    .to = usar
    .when = usar
verb-copy = transforme
    .you = transforma
    .he = transforma
    .they = transformam
    .to = transformar
    .when = transformar
verb-resolve = resolva
    .you = resolve
    .he = resolve
    .they = resolvem
    .to = resolver
    .when = resolver
verb-hand-size = aumente
    .you = aumenta
    .he = aumenta
    .they = aumentam
    .to = aumentar
    .when = aumentar
verb-lose = perca
    .you = perde
    .he = perde
    .they = perdem
    .to = perder
    .when = perder
verb-reach = adquira
    .you = adquire
    .he = adquire
    .they = adquirem
    .to = adquirir
    .when = adquirir
verb-reduce = reduza
    .you = reduz
    .he = reduz
    .they = reduzem
    .to = reduzir
    .when = reduzir
verb-treat = trate
    .you = trata
    .he = trata
    .they = tratam
    .to = tratar
    .when = tratar
verb-ignore = ignore
    .you = ignora
    .he = ignora
    .they = ignoram
    .to = ignorar
    .when = ignorar
verb-look-further = olhe
    .you = olha
    .he = olha
    .they = olham
    .to = olhar
    .when = olhar
verb-forbid = proíba
    .you = proíbe
    .he = proíbe
    .they = proíbem
    .to = proibir
    .when = proibir
verb-permit = permita
    .you = permite
    .he = permite
    .they = permitem
    .to = permitir
    .when = permitir
verb-score = pontue
    .you = pontua
    .he = pontua
    .they = pontuam
    .to = pontuar
    .when = pontuar
verb-limit = limite
    .you = limita
    .he = limita
    .they = limitam
    .to = limitar
    .when = limitar
verb-reshuffle = reembaralhe
    .you = reembaralha
    .he = reembaralha
    .they = reembaralham
    .to = reembaralhar
    .when = reembaralhar
verb-empty = esgote
    .you = esgota
    .he = esgota
    .they = esgotam
    .to = esgotar
    .when = esgotar
verb-profit = lucre
    .you = lucra
    .he = lucra
    .they = lucram
    .to = lucrar
    .when = lucrar
verb-leave = saia
    .you = sai
    .he = sai
    .they = saem
    .to = sair
    .when = sair
verb-start-cleanup = comece
    .you = começa
    .he = começa
    .they = começam
    .to = começar
    .when = começar
verb-suffer = sofra
    .you = sofre
    .he = sofre
    .they = sofrem
    .to = sofrer
    .when = sofrer

## What a verb does, put together

do = { $verb } { $what }
do-pay = { $verb } { $what } { $to }
do-steal = { $verb } { $what }
do-acquire = { $verb } { $what }{ putting }
do-take = { $verb } { $what }{ putting }
do-break-through = { $zones ->
        [market-exile] { $verb } { $anywhere } (também do exílio)
       *[other] { $verb } { $what }
    }{ putting }
putting = { $target ->
        [none] { "" }
       *[zone] , colocando essa carta { $to }
    }
do-convert = { $verb } { $what } em { $to }
do-place = { $verb } { $what } { on-target }
on-target = { $target ->
        [zone] { $to }
        [this] nesta carta
        [it] nela
        [them] nelas
       *[thing] { $target-zone ->
            [at-the-die] n{ $to }
           *[other] em { $to }
        }
    }
do-move = { $verb } { $what } { $target ->
        [zone] { $target-zone ->
            [power] para a { their } carta de poder
           *[other] { $to }
        }
        [this] para cá
       *[thing] para { $to }
    }
do-collect = { $verb } { $every }
do-double = { $verb } o dobro de { $bare }
do-ready = { $verb } { $n ->
        [one] uma ficha de exaustão
       *[other] { $n } fichas de exaustão
    } { $given ->
        [yes] de { $what }
       *[no] { "" }
    } à { their } carta de estado
do-put = { $verb } { $what } { $to }
do-swap = { $kind ->
        [this] { $verb } { $what } por { $to }
       *[card] { $verb } entre si { $what } e { $to }
    }
do-return = { $verb } { $what } { $owner ->
        [it] { $kind ->
            [this] à pilha da desordem
           *[unrest] { "" }
        }
       *[you] { "" }
    }
do-give = { $owner ->
        [you] { $verb } { $what } a cada outro jogador
       *[they] { $verb } { $what } a você
    }
do-find = { $verb } { $what }, colocando essa carta { $to }
    .clause = yes
do-shuffle = { $verb } { $zone ->
        [nation] o { their.m } baralho de nação
        [fame] a pilha da fama
        [main] a pilha principal
       *[deck] o { their.m } baralho
    }
do-develop = { $given ->
        [yes] { $verb } { $what }{ putting }
       *[no] { $target ->
            [none] { $verb }
           *[zone] { $verb }, colocando a carta desenvolvida { $to }
        }
    }
    .clause = yes
do-garrison = { $target ->
        [none] { $verb } { $what }
        [this] { $verb } { $what } aqui
       *[thing] { $verb } { $what } em { $to }
    }
do-trigger = { $verb } o efeito de jogo { $kind ->
        [host] dessa carta
       *[this] de { $what }
    }
do-free-play = { $verb } { $what } como ação livre
do-flip = { $kind ->
        [barbarian] { $verb } a { their } carta de estado para o lado bárbaro
        [empire] { $verb } a { their } carta de estado para o lado império
        [corrupted] { $verb } a { their } carta de estado para o lado corrupto
        [summoned] { $verb } a { their } carta de estado para o lado convocado
        [isle-bound] { $verb } a { their } carta de estado para o lado “Vinculados às Ilhas”
        [voyaging] { $verb } a { their } carta de estado para o lado “Viajando”
        [state-card] { $verb } a { their } carta de estado
        [merchant] { $verb } a { their } carta de mercador
       *[this] { $owner ->
            [it] { $verb } a própria carta de jornada para a seguinte
           *[other] { $verb } { $what }
        }
    }
do-trade = { $verb }
do-avoid = { $verb } os efeitos do ataque
do-end-game = { $verb } o final do jogo
do-declare = { $verb } um naipe ({ $names })
do-borrow = { $verb } a habilidade de exaurir de { $what } como se fosse { $owner ->
        [you] sua
       *[they] própria
    }
do-copy = { $verb } esta carta, até o final do turno, em uma cópia de { $what }; as habilidades de exaurir e de solstício dessa cópia são resolvidas imediatamente
do-resolve = { $owner ->
        [it] { $verb } { $what }
       *[other] { $verb } a habilidade de comercializar de { $what }
    }
do-hand-size = { $sign ->
        [minus] seu limite de mão diminui em { $n } (exceto na preparação)
       *[plus] seu limite de mão aumenta em { $n }
    }
do-lose = suas { $all } perdem o { $icon }
do-reach = você pode adquirir { $plural }
do-reduce = { $target-kind ->
        [it] { $kind ->
            [progress] { $form ->
                [to] ganhar { $what } a menos
               *[do] ganhe { $what } a menos
            }
           *[card] descarte { $n } a menos
        }
       *[card] { $target-kind ->
            [unrest] jogar uma desordem custa
            [development] desenvolver custa
           *[card] tudo o que você paga com { $bare } custa
        } { $what } a menos
    }{ $least ->
        [0] { "" }
       *[other] { " " }(mas no mínimo { $least })
    }
do-treat = { $verb } { $what } como { $to }{ $lasting ->
        [effect] { " " }até o final do turno
       *[rule] { "" }
    }
do-ignore = { $verb } o { $icon } { $target-kind ->
        [next-card] da próxima carta que você jogar
        [card] de cada carta que você jogar
       *[other] de { $to }
    }{ $lasting ->
        [effect] { " " }neste turno
       *[rule] { "" }
    }
do-look-further = quando você olhar cartas { $where }, olhe mais { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
do-forbid = { $target ->
        [none] você não pode jogar nem desenvolver { $plural }
        [zone] { $target-zone ->
            [hand] você não pode comprar { $plural }
           *[other] você não pode colocar { $plural } { $to }
        }
       *[thing] você não pode usar { $plural } para pagar o custo de { $to }
    }
do-permit = { $target ->
        [none] você pode jogar { $plural }
        [zone] você pode colocar { $plural } { $to }
       *[thing] você pode pagar { $plural } por { $to }
    }
do-score = { $n ->
        [0] você não perde pontos por { $plural }
       *[other] { $zone ->
            [none] você pontua apenas { $n } PV
           *[other] os { $plural } também pontuam
        }
    }
do-limit = você pode ter no máximo { $what }
do-reshuffle = { $verb } o { their.m } descarte
do-empty = { $verb } o { their.m } baralho
do-profit = { $verb } { $given ->
        [yes] com { $what }
       *[no] { "" }
    }
do-leave = { $verb } do jogo
do-start-cleanup = { $verb } a limpeza
do-suffer = { $verb } os efeitos de { $what }

at-least = { $act } (no mínimo { $n })
at-most = { $act } (no máximo { $n })
adverb-if-able = { $act } se possível
adverb-free = { $act } sem custo
adverb-ignoring-state = { $act }, ignorando o ícone de estado dessa carta
    .clause = yes
adverb-with-an-action = { $act } usando uma ação
adverb-on-each = { $act } a cada vez
adverb-as-free-play = { $act } como ação livre

## Sentences

you-do = você { $act }
may = { $who ->
        [you] você pode
        [he] pode
       *[they] podem
    } { $act }
may-make = { $who ->
        [you] você pode
        [he] pode
       *[they] podem
    } fazer { $subject } { $act }
    .form = to
cost = { $cost }{ $clause ->
        [yes] ,
       *[no] { "" }
    } para { $then }
cost-done = { $cost }; se fizer isso, { $then }
cost-choice = { $form ->
        [do] para { $then }, { $verb }: { $options }
       *[to] { $verb } como { $then }: { $options }
    }
choose = { $verb }: { $options }
choose-times = { $verb } até { $n } vezes: { $options }
both = ambas
series-also = { $before } e { $last }
series-then = { $before }; depois, { $last }
series-next = { $before }, depois { $last }
series-other = { $before }, e { $last }
series-if = { $before }; { $last }
if-then = se { $condition }, { $then }
then-if = { $then } se { $condition }
if-else = se { $condition }, { $then }; senão, { $otherwise }
first-of = { $before }; se não for possível, { $last }
first-of-else = { $before }; senão, { $last }
for-each = para cada { $what }, { $then }
to-each = { $then } para cada { $what }
repeat = { $act }{ $form ->
        [to] { "" }
       *[do] ,
    } { $mode ->
        [up-to] até { $n } vezes
        [often] tantas vezes quanto possível
       *[exactly] { $n ->
            [2] duas vezes
           *[other] { $n } vezes
        }
    }
again = { $act } novamente
until = até o final do turno, { $rule }

who-does = { $subject } { $act }
who-others = cada outro jogador
    .number = he
who-all = todos os jogadores
    .number = they
    .each = cada jogador
who-attacker = o atacante
    .number = he
who-owner = o dono desta carta
    .number = he
who-unable = quem não puder cumprir
    .number = he
who-opponent = seu oponente
    .number = he
who-that-player = esse jogador
    .number = he
who-you = você
    .number = you

## Events

subject = { $subject ->
        [you] você
        [other] outro jogador
       *[any] um jogador
    }
event = quando { subject } { $act }
event-would = quando { subject } for { $act }
event-if = { $event }, se { $condition }
event-by = { $act } de { $by }
event-leave = quando { $what } sair do jogo
event-empty = quando o seu baralho ficar vazio
event-start-cleanup = no início da sua limpeza
when-then = { $event }, { $then }
instead = { $event }, em vez disso { $then }

## Conditions

is-state = { $who ->
        [you] seu estado { $negated ->
            [yes] não for
           *[no] for
        }
        [they] o estado dele { $negated ->
            [yes] não for
           *[no] for
        }
        [named] { $subject } { $negated ->
            [yes] não estiver
           *[no] estiver
        } no estado
       *[who] cujo estado { $negated ->
            [yes] não seja
           *[no] seja
        }
    } { $state }
have = { they-have } { $what }
they-have = { $who ->
        [you] você { $negated ->
            [yes] não tiver
           *[no] tiver
        }
        [they] ele { $negated ->
            [yes] não tiver
           *[no] tiver
        }
        [named] { $subject } { $negated ->
            [yes] não tiver
           *[no] tiver
        }
       *[who] que { $negated ->
            [yes] não tenha
           *[no] tenha
        }
    }
have-market = { $negated ->
        [yes] não houver
       *[no] houver
    } { $what } no mercado
have-discarded = { $who ->
        [you] você
       *[other] ele
    } { $negated ->
        [yes] não tiver descartado
       *[no] tiver descartado
    } { $what }
have-at-least = { $who ->
        [you] você tiver
        [they] ele tiver
        [named] { $subject } tiver
       *[who] que tenha
    } pelo menos { $what }
have-less = { $who ->
        [you] você tiver
        [they] ele tiver
        [named] { $subject } tiver
       *[who] que tenha
    } menos de { $what }
is-kind = { $who ->
        [who] { $which ->
            [given] { $negated ->
                [yes] que não tenha recebido
               *[no] que tenha recebido
            }
           *[other] se { $ref } { is-it }
        }
       *[other] { $which ->
            [it] { is-it }
           *[other] { $ref } { is-it }
        }
    } { $what }
is-it = { $negated ->
        [yes] não for
       *[no] for
    }
done = { $who ->
        [you] você
       *[other] ele
    } { $negated ->
        [yes] não fizer
       *[no] fizer
    } isso
flag-end-triggered = o final do jogo { $negated ->
        [yes] não tiver
       *[no] já tiver
    } sido desencadeado
flag-chaos-left = a pilha de caos { $negated ->
        [yes] estiver vazia
       *[no] não estiver vazia
    }
flag-fame-deck-empty = { $negated ->
        [yes] houver na pilha da fama outra carta além de “Rei dos Reis”
       *[no] só houver “Rei dos Reis” na pilha da fama
    }
flag-hand-empty = { their-hand } { $negated ->
        [yes] não estiver vazia
       *[no] estiver vazia
    }
their-hand = { $who ->
        [you] sua mão
       *[other] a mão dele
    }
flag-returned-unrest-this-turn = { $who ->
        [you] você
       *[other] ele
    } { $negated ->
        [yes] não tiver devolvido
       *[no] tiver devolvido
    } uma desordem da mão neste turno
flag-broke-through = { $who ->
        [you] você
       *[other] ele
    } { $negated ->
        [yes] não tiver promovido
       *[no] tiver promovido
    }
flag-your-turn = { $negated ->
        [yes] não for o seu turno
       *[no] for o seu turno
    }
flag-had-one-resource = { $negated ->
        [yes] essa carta não tinha exatamente 1 recurso
       *[no] essa carta tinha exatamente 1 recurso
    }
flag-would-lose-a-region = { $negated ->
        [yes] esse ataque não for fazer
       *[no] esse ataque for fazer
    } { $who ->
        [you] você
       *[other] ele
    } abandonar ou reconvocar uma região

## The automa's rows

who-automa = o autômato
    .again = ele
    .short = { "" }
trigger-other = qualquer outra carta

## Cards

label-free = Ação livre
label-free-if = Ação livre se { $condition }
label-play = { $text }
label-exhaust = Exaurir: { $text }
label-set-up = Preparação: { $text }
label-exhaust-when = Exaurir: { $text }
label-passive = Passiva: { $text }
label-solstice = Solstício: { $text }
label-end-of-solstice = Final do solstício: { $text }
label-commerce = Comercializar: { $text }
label-profit = Lucrar: { $text }
label-gained = Ao ganhar esta carta: { $text }
label-developed = Ao desenvolver esta carta: { $text }
label-before-scoring = Antes da pontuação: { $text }
line-needs = Só pode ser jogada se { $condition }.
line-unplayable = Não pode ser jogada.
line-instead-of-gaining = Quando você for ganhar esta carta, em vez disso resolva-a.
line-first-king = Quando você for ganhar esta carta, em vez disso resolva-a e vire-a. Isso desencadeia o final do jogo.
line-ends-game = Pegar esta carta desencadeia o final do jogo.
line-into-play = Entra em jogo ao ser ganha; sua carta de estado não é virada.
line-counts-as = Conta como { $what }.
line-chaos = Se a pilha de caos estiver vazia quando houver um colapso, vence o jogador desta nação.
line-supply = Preparação: vai para a pilha da desordem se esta nação participar.
cannot-garrison = Não pode ser guarnecida.
cannot-garrison-in-region = Não pode ser guarnecida em uma região.
cannot-gain-as-mana = Não pode ser ganha como mana.
cannot-abandon = Não pode ser abandonada.
cannot-recall = Não pode ser reconvocada.
cannot-target-early = Não pode ser escolhida na área de buscas, a menos que seja a última busca ali.
cannot-discard-in-cleanup = Não pode ser descartada na limpeza.

points = { $n } PV
points-per = { $n } PV { $per }
points-in = { $n } PV { $place }
points-else = { $cases }, senão { $n } PV
cost-mana = { $n } de mana
cost-free = { $cost }, ou nada se { $condition }
cost-also = { $cost }; além disso, { $act }
cost-if = { $cost }, se { $condition }
