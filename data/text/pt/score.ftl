# The end of a game: score, counting cards, the result.

score-title = A partida acabou
score-automa = { $nation }: { $points } pontos.
score-count = Contar minhas cartas
score-yours = Seus pontos
score-take = Esta é a minha pontuação
score-you = Você
score-total = Total
score-round = rodada { $round }
score-save = Salvar resultado
score-saved = Salvo nos seus registros.
score-its-cards = As cartas do autômato
source-progress = Progresso
source-play = Cartas em jogo
source-history = História
source-deck = Mão, baralho, descarte
source-power = Carta de poder
source-stock = Materiais, população
source-goods = Bens
source-unrest = Desordem
count-title = Contar minhas cartas
count-about = Marque cada carta que é sua.
count-use = Usar esta pontuação
score-outcome = { $outcome ->
        [won] Você vence por { $difference }
        [tie] Empate: o autômato vence
        [collapse] Colapso: o autômato vence
       *[lost] O autômato vence por { $difference }
    }
score-zone = { $zone ->
        [slots] Espaços
        [play] Em jogo
        [deck] Baralho
        [discard] Pilha de descarte
       *[history] História
    }
count-ticked = { $number } de { $all } cartas marcadas
count-on-cards = Fichas nas suas cartas
count-side = { $what ->
        [merchant] Sua carta de mercador
       *[state] Sua carta de estado
    }
count-here = fichas nela
count-group = { $group ->
        [nation] Nação
        [region] Regiões
        [uncivilised] Incivilizadas
        [civilised] Civilizadas
        [tributary] Tributários
        [trade_route] Rotas comerciais
        [fame] Fama
       *[unrest] Desordem
    }
count-place = { $place ->
        [play] em jogo
        [history] história
        [sunken] submersa
        [legends] lendas
        [garrison] sob { $card }
       *[deck] mão, baralho, descarte
    }
