# Rotas comerciais: o que se pergunta e se conta de negociar, comercializar e lucrar (automa/imperium/verbs/trade.py, profit.py).

pick-profit = Lucrar com { $card }
where-region = sob a pilha de regiões
where-uncivilised = sob a pilha de incivilizadas
where-civilised = sob a pilha de civilizadas
where-permanent = ao lado da sua carta de poder
told-commerce = { $nation } usam o efeito Comercializar de { $card }.
told-profit = { $nation } lucram com { $card } e pegam { $tokens } dela.

## O autômato

told-route = { $nation } colocam a rota comercial { $card } em jogo.
told-merchant = { $nation } negociam.
told-merchant-turned = { $nation } viram a própria carta de mercador: { $card }.
ask-human-route = O autômato negocia. Qual das suas rotas comerciais tem mais bens{ $n ->
        [0] { "" }
       *[other] , ao menos { $n },
    } e menos de 3? Em caso de empate, a primeira desta lista.
pick-none-human-route = Nenhuma das minhas
ask-traded-with = Com qual rota comercial do autômato você negocia?
report-automa-trade = Negocio com uma rota de { $them }
ask-do-goods-on-your-route = { $nation } negociam com a sua rota { $card }. Coloque 1 bem do suprimento nela.
ask-do-goods-on-its-route = { $nation } negociam com { $card }. Coloque 1 bem do suprimento nela.
ask-do-automa-turns-merchant = Vire a carta de mercador do autômato: { $card }.
flag-worth-nothing = { $negated ->
        [yes] ela valer pontos
       *[no] ela não valer pontos
    }
change-route = bens em { $card } { $before } → { $after }
change-merchant = carta de mercador: { $after ->
        [empire] Império Comercial
       *[merchant] Mercador
    }
told-turn-over = { $nation } viram uma carta: { $card }.

## Negociar, nas palavras da escolha

trade-exchange = Pagar 1 de progresso para ganhar 1 bem
trade-own = Mover 1 bem para uma rota comercial sua e usar o efeito Comercializar dela
trade-others = Colocar 1 bem em uma rota comercial de outro jogador, usar o efeito Comercializar dela e ganhar 1 bem

## Títulos de respostas

title-do-goods-on-your-route = 1 bem na sua rota { $card }
title-do-goods-on-its-route = 1 bem em { $card }
title-do-automa-turns-merchant = Carta de mercador: { $card }

## A lista da preparação

lay-shared-board = Rotas Comerciais: o tabuleiro do mercado com os ícones de rota comercial para cima.
lay-shared-ruthless-out = Rotas Comerciais: retire as { $number } cartas comuns com o ícone de agressão.
lay-shared-trade-friendly-out = Sem Rotas Comerciais: retire as { $number } cartas comuns com o ícone de negociação amigável.
lay-shared-fame-routes = Pilha da fama: Rei dos Reis, lado A para cima; embaralhe { $cards } com as outras cartas de fama e coloque { $number } sobre ela, viradas para baixo. As demais ficam fora, sem serem vistas.
lay-shared-routes = Embaralhe as { $number } rotas comerciais sem 3+: uma virada para cima sob cada pilha pequena, { $out } para a caixa sem olhar, as outras { $left } na pilha principal.
lay-yours-merchant = Carta de { $cards } sob a sua carta de estado, com este lado para cima.
lay-automa-merchant = Carta de { $cards } para o autômato, com este lado para cima.

## Escolhido (app/screens/set_up.py)

set-up-trade-routes = Rotas Comerciais
set-up-trade-routes-about = Mercadores, bens e rotas comerciais da caixa Horizons.
set-up-trade-routes-needed = Os { $nation } não jogam sem elas.
set-up-repair-trade-routes = Os { $gone } precisam das Rotas Comerciais. Ligadas.
area-flip-merchant = Virar a carta de mercador
remind-trade = Rotas Comerciais: com 3 bens em uma rota sua, você pode lucrar com ela.
    .note = Com 1 ação. Avise abaixo quando negociar com uma rota do autômato.
