# The first screen and the first run.

first-welcome = Solstice
first-about = O oponente solo da sua mesa de Imperium, e quem faz as contas.
first-boxes = Quais caixas você tem?
first-continue = Continuar
first-unofficial = Um projeto de fãs não oficial, sem ligação com a editora. Sem conta, sem rede.
home-new = Nova partida
home-continue = Continuar
home-table = Na mesa
home-table-about = Suas cartas, sua mesa. O Solstice joga pelo autômato.
home-digital = Neste aparelho
home-digital-about = A partida inteira, solo ou treino.
home-round = Ao redor da mesa
home-round-about = De duas a quatro pessoas, um tablet.
home-versus = { $yours } × { $theirs }
home-set-aside = A partida foi posta de lado.
home-where = Rodada { $round } · { $phase ->
        [automa] turno do autômato
        [solstice] solstício
        [scoring] pontuação final
       *[you] seu turno
    }
home-saved = { $unit ->
        [now] salvo agora
        [minutes] salvo há { $number } min
        [hours] salvo há { $number } h
       *[days] salvo há { $number ->
            [one] 1 dia
           *[other] { $number } dias
        }
    }
home-card = Carta { $card } de { $cards }
