# A game at the table: bars, undo, menu.

tab-turn = Turno
tab-automa = Autómata
tab-market = Mercado
tab-log = Diario
game-undone = Deshecho: { $title }.
game-undo-title = Volver a antes de …
game-nothing-to-undo = Aún no hay nada que deshacer.
game-end = Terminar la partida
game-end-end = Se ha activado el final
game-end-end-about = Esta ronda se juega hasta el final y después hay una última ronda.
game-end-collapse = Colapso
game-end-collapse-about = La pila de disturbios está vacía: la partida termina ya, y pierdes.
game-end-leave = Seguir más tarde
game-end-leave-about = Todo está guardado. La primera pantalla sigue desde aquí.
game-end-set-aside = Apartarla
game-end-set-aside-about = Sin resultado. Sale de la primera pantalla y no se pierde nada.
game-subtitle = { $phase ->
        [you] Tu turno · Ronda { $round }
        [automa] Turno del autómata · Ronda { $round }
        [solstice] Solsticio · Ronda { $round }
        [scoring] Puntuación final
       *[round] Ronda { $round }
    }{ $last ->
        [yes] { " " }· última ronda
       *[no] { "" }
    }
