# Os registros na tela: a lista de partidas, uma partida, nações, números, registrar uma partida, compartilhar, rever
# (app/screens/records.py, record.py, figures.py, enter_game.py, exchange.py, replay.py).

## Registrar uma partida

enter-title = Registrar uma partida
enter-save = Salvar a partida
enter-choose-nation = Escolha uma nação
enter-yours = Seus pontos
enter-its = Pontos do autômato
enter-collapse = Terminou em colapso
enter-collapse-about = Então ninguém conta pontos, e o autômato vence.
enter-fixed = Pela campanha
enter-date = Dia (ano-mês-dia)
enter-note = Anotação
enter-no-opponent = Contra quem foi? Escolha uma nação.
enter-no-points = As duas pontuações são necessárias.
enter-no-date = É preciso um dia como 2026-12-31.

## A lista

records-games = Partidas
records-nations = Nações
records-figures = Números
records-none = Nenhuma partida ainda. Jogue uma, ou registre uma de que se lembre.
records-search = Buscar partidas
records-count = { $number ->
        [0] Nenhuma partida serve.
        [one] 1 partida
       *[other] { $number } partidas
    }
records-nobody = –
records-filter = Quais partidas
records-any = qualquer
records-by-level = Dificuldade
records-by-nation = Você jogou com
records-by-opponent = O autômato jogou com
records-result-all = Todas
records-result-won = Vencidas
records-result-lost = Perdidas
records-only = { $won ->
        [yes] Vencidas
       *[no] Perdidas
    }
records-with = Com { $nation }
records-against = Contra { $nation }

## Uma partida

record-title = Uma partida
record-replay = Rever
record-how = Jogada
record-mode = { $entered ->
        [yes] sem o app
       *[no] { $mode ->
            [physical] na mesa
            [solo] na tela
            [training] treino
           *[players] com outros
        }
    }
record-way = Modo
record-level = Dificuldade
record-side = Lado da sua carta de poder
record-rounds = Rodadas
record-minutes = Minutos
record-decisions = Respostas
record-points = Pontos por origem
record-die = { $number ->
        [one] O dado, 1 lançamento
       *[other] O dado, { $number } lançamentos
    }
record-own-die = * lançado com o seu próprio dado
record-seed = Semente { $seed }
record-check = Conferir esta partida
record-check-good = Conferido: a semente e as respostas dão exatamente estes lançamentos.
record-check-bad = A partida não pode ser jogada de novo como está registrada.
record-delete = Apagar esta partida
record-deleted = A partida foi apagada.

## Números

figures-counting = Contando …
figures-your-nations = Suas nações
figures-automas = Contra cada autômato
figures-tally = { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won } vencidas ({ $rate })
figures-best = melhor { $best }, em média { $average }
figures-games = partidas
figures-won = vencidas
figures-lost = perdidas
figures-rate = taxa
figures-best-short = melhor
figures-over-time = Seus pontos, últimas { $number }
figures-by-difficulty = Vitórias por dificuldade
figures-by-source = { $number ->
        [one] Pontos por origem, 1 partida
       *[other] Pontos por origem, média de { $number } partidas
    }
figures-die = { $number ->
        [one] O dado, 1 lançamento
       *[other] O dado, { $number } lançamentos
    }
figures-die-app = O dado do app
figures-die-own = O seu próprio dado
figures-few = { $played ->
        [one] Uma partida
       *[other] { $played } partidas
    }, { $won } vencidas.
figures-few-best = Sua melhor pontuação: { $best }.
figures-few-more = Com { $number } partidas já há o que desenhar.

## Rever

replay-cannot = Esta partida não pode ser revista: { $reason }
replay-step = Passo { $number } de { $all } · rodada { $round }
replay-set-up = A mesa está pronta.
replay-nothing = Nada a contar deste passo.
replay-over = O fim da partida.
replay-start = Ao começo
replay-turn-back = Um turno atrás
replay-turn = Um turno adiante
replay-back = Voltar
replay-forward = Avançar

## Compartilhar e guardar

exchange-title = Compartilhar e guardar
exchange-out = Para fora
exchange-export-all = Tudo
exchange-export-all-about = Um arquivo com todas as partidas, campanhas e ajustes, para outro aparelho.
exchange-export-csv = Resultados para uma planilha
exchange-export-csv-about = Uma linha por partida (CSV).
exchange-where = Os arquivos são gravados em { $folder }
exchange-in = Para dentro
exchange-choose-file = Escolher um arquivo
exchange-choose-file-about = Um arquivo gravado pelo Solstice, aqui ou em outro lugar.
exchange-no-chooser = Este aparelho não tem como escolher um arquivo. Coloque-o na pasta acima.
exchange-unreadable = O arquivo não pode ser lido: { $reason }
exchange-unwritable = O arquivo não pôde ser gravado: { $reason }
exchange-would = Este arquivo traria:
exchange-take = Trazer
exchange-backups = Cópias de segurança
exchange-no-backup = Nenhuma ainda. Uma é feita na primeira abertura de cada dia.
exchange-restore = Voltar a ela
exchange-restore-sure = Tudo como estava em { $date }? O que está aqui agora é posto de lado, não apagado.
exchange-restored = Como estava então. O que havia antes fica ao lado: { $file }
exchange-size = { $kilobytes } kB
exchange-written = Gravado
exchange-share-png = Como imagem
exchange-share-png-about = A folha em PNG, para mostrar.
exchange-share-pdf = Como PDF
exchange-share-pdf-about = A folha em uma página, para imprimir.
exchange-share-json = Como arquivo do Solstice
exchange-share-json-about = Com as suas partidas, para continuar em outro lugar.
report-title = Relatar um problema
report-written = O relato está gravado
