# The turns of a game at the table: yours, the automa's, the solstice.

turn-tap-or-shake = Toque ou agite
turn-own-die = Meu dado deu
turn-roll = Rolar o dado
turn-waits = O espaço { $slot } espera.
turn-next-card = Próxima carta
turn-done = Feito
turn-cannot = Não dá
turn-why = Por quê?
turn-clean-up = Limpeza
turn-place = Carta { $card } de { $cards } · espaço { $slot }
turn-row = Linha { $row }
turn-my-turn-done = Terminei meu turno
turn-solstice-done = Solstício feito
turn-this-many = Usar { $number }
your-turn-title = Seu turno
your-turn-about = Jogue na mesa. Toque quando terminar a limpeza.
your-solstice-title = Solstício
your-solstice-about = Resolva seus efeitos de solstício.
touch-title = Atingiu o autômato?
touch-card = Ele pega uma carta ou desordem
touch-chaos = Pega uma carta, desordem ou caos
touch-tokens = Ele ganha ou perde fichas
touch-draw = Ele compra: descarta a do topo
touch-play = Ele abandona ou recolhe
touch-trade = Você negocia com a rota dele
why-row = Por que a linha { $row } para { $card }?
why-no-row = Por que nenhuma linha para { $card }?
why-card-chosen = Por que { $card }?
why-first-that-fits = A linha { $row } ({ $trigger }) é a primeira que serve e pode fazer algo.
why-passed = A linha { $row } serve, mas nada dela é possível.
why-wrong = Isto está errado
cannot-title = O que não dá?
cannot-market = O app tem o mercado errado: corrigir
cannot-area = O app tem a área do autômato errada: corrigir
turn-to-resolve = { $number ->
        [one] 1 carta a resolver.
       *[other] { $number } cartas a resolver.
    }
turn-all = { $slot ->
        [none] { $die ->
            [6] Um 6: todas as cartas são resolvidas.
           *[other] Não há espaço { $die }: todas as cartas são resolvidas.
        }
       *[empty] O espaço { $die } está vazio: todas as cartas são resolvidas.
    }
turn-provenance = { $provenance ->
        [restored] Linha restaurada: ícones deduzidos.
        [house] Linha da casa.
       *[mine] Sua própria linha.
    }
turn-table = { $side ->
        [barbarian] Tabela do autômato, lado bárbaro
        [corrupted] A tabela do autômato, lado Corrupto
        [empire] Tabela do autômato, lado império
       *[single] Tabela do autômato
    }
turn-unrest-left = { $number ->
        [one] desordem restante
       *[other] desordens restantes
    }
turn-chaos-left = caos restante
turn-these = { $number ->
        [0] Nenhuma delas
        [one] Esta
       *[other] Estas { $number }
    }
