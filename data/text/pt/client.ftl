# O cliente de texto (app/) e as cartas em um terminal (automa/cli/face.py).

## Início

client-language = Language / Idioma:
client-languages = { $number } { $number ->
        [1] English
        [2] Português (Brasil)
       *[3] Español
    }
client-title = Solstice, um companheiro não oficial de Imperium.
client-nation = Sua nação:
client-side = Sua carta de poder:
client-side-a = Lado A, avançado
client-side-b = Lado B, básico
client-opponent = Seu oponente:
client-training = Ninguém: treinamento, 12 turnos
client-no-terminal = Não há terminal aqui, então isto é uma demonstração: { $first } contra { $second }.

## A mesa

board-round = Rodada { $round } · { $names }
board-training = { $left } turnos restantes
board-last = A última rodada
board-market = Mercado
board-piles = Pilhas
board-pile-main = principal { $number }
board-pile-region = regiões { $number }
board-pile-uncivilised = incivilizadas { $number }
board-pile-civilised = civilizadas { $number }
board-pile-fame = fama { $number }
board-pile-unrest = desordem { $number }
board-pile-exile = exílio { $number }
board-pile-chaos = caos { $number }
board-you = Você
board-hand = Mão
board-play = Em jogo
board-development = A desenvolver
board-history = História
board-sunken = Inundadas
board-quests = Buscas
board-discard = Descarte
board-empty = –
board-unrest = { $number } de desordem
board-exhausted = exaurida
board-actions = { $number ->
        [one] { $number } ação
       *[other] { $number } ações
    }
board-exhausts = { $number ->
        [one] { $number } ficha de exaustão
       *[other] { $number } fichas de exaustão
    }
board-count-hand = mão { $number }
board-count-deck = baralho { $number }
board-count-discard = descarte { $number }
board-count-history = história { $number }
board-count-nation-deck = baralho de nação { $number }

## Respostas

client-prompt = >
client-pick-one = um número
client-pick-exactly = { $number } números
client-pick-range = de { $least } a { $most } números, Enter para nenhum
client-pick-some = de { $least } a { $most } números
client-help =
    Responda com o número de uma opção, ou vários: 1 3.
    u desfazer · r refazer · t mesa · l registro · c 2 ou c nome: o que uma carta diz
    s salvar (s arquivo) · q sair · ? esta ajuda
client-not-understood = Não entendi. Digite ? para ver a ajuda.
client-no-such-number = Não há opção { $number }.
client-no-card = Nenhuma carta se chama “{ $name }”.
client-card-of-what = Qual carta? c e o número de uma opção, ou parte de um nome.
client-nothing-to-undo = Não há nada a desfazer.
client-nothing-to-redo = Não há nada a refazer.
client-saved = Salvo como { $file }.
client-not-saved = Não foi possível salvar: { $reason }.
client-goodbye = A partida está guardada; da próxima vez você pode continuar.
client-farewell = Até logo.

## O fim

client-over = A partida terminou.
client-score = { $name }: { $score } PV
client-progress = { $number } de progresso
client-by-card = { $name } { $points }

## Uma carta

face-common = carta comum
face-cost = Custo de desenvolvimento: { $cost }.
face-players = { $players } jogadores
icon-region = região
icon-uncivilised = incivilizada
icon-civilised = civilizada
icon-tributary = tributário
icon-fame = fama
icon-unrest = desordem
icon-trade-route = rota comercial
icon-gadget = dispositivo
icon-power = poder
icon-pinned = fixar
icon-attack = ataque
icon-power-a = lado A
icon-power-b = lado B
icon-city = cidade
icon-metropolis = metrópole
icon-river = rio
icon-ocean = oceano
icon-fertile = fértil
icon-hunt = caça
icon-production = produção
icon-knight = cavaleiro
icon-mask = máscara
icon-scroll = pergaminho
icon-merchant = mercador
icon-miracle = milagre
icon-barbarian = bárbaro
icon-empire = império
icon-corrupted = corrupto
icon-summoned = convocado
icon-isle-bound = vinculado às ilhas
icon-voyaging = viajando
start-deck = começa no baralho
start-nation = começa no baralho de nação
start-accession = carta de ascensão
start-development = desenvolvimento
start-supply = começa no suprimento
start-chaos = começa na pilha de caos

## A nation's deck (automa/cli/deck.py)

deck-title = { $nation }: { $number ->
        [one] { $number } face
       *[other] { $number } faces
    }
deck-place-in-play = Em jogo desde o início ({ $number })
deck-place-deck = Baralho inicial ({ $number })
deck-place-nation = Baralho de nação ({ $number })
deck-place-accession = Carta de ascensão, sob o baralho de nação ({ $number })
deck-place-development = Desenvolvimentos ({ $number })
deck-place-supply = Desordens para a pilha comum ({ $number })
deck-place-chaos = Pilha de caos ({ $number })
deck-copies = { $number } cópias: { $ids }
