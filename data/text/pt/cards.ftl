# The library of cards, and one card.

cards-search = Buscar em { $number } cartas
cards-search-short = Buscar
cards-filters = Filtros
cards-nation = Nação
cards-every-nation = Todas as nações
cards-common = Cartas comuns
cards-all-boxes = todas as caixas
cards-every-box = Todas as caixas
cards-by-name = por nome
cards-by-suit = por naipe
cards-by-nation = por nação
cards-box = Caixa
cards-order = Ordem
cards-icons = Ícones
cards-clear = Sem filtro
cards-nothing = Nenhuma carta é assim.
cards-no-suit = sem naipe

card-title = Carta
card-worth = { $number ->
        [one] Vale 1 ponto para o autômato.
       *[other] Vale { $points } pontos para o autômato.
    }
card-no-text = Sabemos o que está impresso nesta carta, mas o texto dela ainda não está no aplicativo.
card-box = Caixa
card-start = No começo
card-start-deck = no baralho de compra
card-start-nation = no baralho de nação
card-start-accession = no fundo do baralho de nação: a carta de ascensão
card-start-development = na área de desenvolvimento
card-start-supply = na pilha da desordem
card-start-in-play = em jogo
card-start-chaos = na pilha de caos
card-players = Jogadores
card-name-en = Em inglês
card-name-pt = Em português
card-name-es = Em espanhol
card-other-side = O outro lado
card-replaces = No lugar desta carta antiga

card-cost = Desenvolver
card-points = Pontos

# Words that are followed by their icon on a card, in every form they take.
card-words-materials = material, materiais
card-words-population = população
card-words-progress = progresso
card-words-goods = bem, bens
card-words-region = região, regiões
card-words-uncivilised = incivilizada, incivilizadas, incivilizado, incivilizados
card-words-civilised = civilizada, civilizadas, civilizado, civilizados
card-words-tributary = tributário, tributários
card-words-fame = fama
card-words-unrest = desordem, desordens
card-words-trade-route = rota comercial, rotas comerciais
card-words-gadget = dispositivo, dispositivos
