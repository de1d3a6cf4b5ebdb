# El acompañante en una mesa de verdad (app/companion*.py) y la tabla de un oponente en un terminal (automa/cli/table.py).

## La tabla de un oponente

table-side = { $side ->
        [barbarian] lado bárbaro
        [empire] lado imperio
       *[single] lado único
    }
table-journey = viaje, cuando un espacio necesita carta y el mazo del autómata está vacío
table-token = En su limpieza, el autómata pone { $token } en la carta del mercado sobre la carta que espera.
table-provenance = { $provenance ->
        [restored] restaurada
        [house] fila de la casa
        [mine] tu propia fila
       *[printed] impresa
    }
table-certainty = { $mark }, { $certainty ->
        [certain] segura
        [high] probablemente correcta
        [medium] incierta
       *[low] muy incierta
    }
table-or = { $part ->
        [trigger] o para: { $text }
       *[text] o: { $text }
    }
