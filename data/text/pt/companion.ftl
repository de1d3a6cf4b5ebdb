# O acompanhante numa mesa de verdade (app/companion*.py) e a tabela de um oponente num terminal (automa/cli/table.py).

## A tabela de um oponente

table-side = { $side ->
        [barbarian] lado Bárbaro
        [empire] lado Império
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
