# A game at the table: bars, undo, menu.

tab-turn = Turno
tab-automa = Autômato
tab-market = Mercado
tab-log = Diário
game-undone = Desfeito: { $title }.
game-undo-title = Voltar para antes de …
game-nothing-to-undo = Nada a desfazer ainda.
game-end = Encerrar a partida
game-end-end = O fim foi acionado
game-end-end-about = Esta rodada vai até o fim, depois vem uma última rodada.
game-end-collapse = Colapso
game-end-collapse-about = A pilha de desordem acabou: a partida termina já, com derrota.
game-end-leave = Continuar depois
game-end-leave-about = Tudo está salvo. A primeira tela continua daqui.
game-end-set-aside = Pôr de lado
game-end-set-aside-about = Sem resultado. Sai da primeira tela, e nada se perde.
game-subtitle = { $phase ->
        [you] Seu turno · Rodada { $round }
        [automa] Turno do autômato · Rodada { $round }
        [solstice] Solstício · Rodada { $round }
        [scoring] Pontuação final
       *[round] Rodada { $round }
    }{ $last ->
        [yes] { " " }· última rodada
       *[no] { "" }
    }
