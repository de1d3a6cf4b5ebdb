# Tabelas de oponentes: erros nos seus arquivos, e as telas que as mostram.

## Where a mistake stands, and what it is (automa/imperium/opponent/mistakes.py)

mistake-row = linha { $row } de { $side }
mistake-line = linha de texto { $line }, coluna { $column }
mistake-ends-early = termina cedo demais
mistake-not-understood = não entendido: '{ $word }'
mistake-needs-what = '{ $word }' precisa de um objeto
mistake-needs-to = '{ $word }' precisa de um destino
mistake-takes-no-what = '{ $word }' não leva objeto
mistake-takes-no-to = '{ $word }' não leva destino
mistake-unknown = '{ $word }' é desconhecido
mistake-unknown-key = chave desconhecida '{ $word }'
mistake-needs-text = precisa de um texto
mistake-needs-texts = precisa de textos
mistake-needs-list = precisa de uma lista
mistake-needs-table = precisa de uma tabela
mistake-needs-rows = precisa de linhas, de um só lado ou dos dois lados
mistake-token = precisa de um número e um recurso, como em '1 progress'
mistake-doubts = duas dúvidas sobre um texto devem trocar palavra por palavra
mistake-no-such = { $number }: há { $all }
mistake-not-toml = a forma deste arquivo se quebra aqui
mistake-unreadable = não pode ser lido: { $reason }
mistake-too-large = maior que { $most } caracteres
mistake-too-deep = partes demais umas dentro das outras
mistake-too-many = no máximo { $most }
mistake-no-card = nenhuma carta se chama '{ $word }'
mistake-last-row = a última linha de um lado deve ser para 'other'
mistake-as-printed = deve ser como na tabela que o app traz: { $word }
mistake-no-nation = '{ $word }' não é uma nação com tabela de oponente
mistake-cannot-do = o autômato não pode fazer isto: '{ $word }'
mistake-cannot-ask = o autômato não pode perguntar isto
mistake-cannot-say = aqui só cabem as formas do próprio app: '{ $word }'

## Files of them (automa/cli/table_file.py)

table-file-fine = { $file }: em ordem. { $nation }, { $rows } linhas.
table-file-kept = { $file }: guardada. Partidas contra { $nation } iniciadas a partir de agora usam as suas { $rows } linhas.
table-file-written = Gravada: { $file }
table-file-head = Tabela de oponente: { $nation }. Como escrever uma: docs/tables.md

## On the screen (app/screens/opponent_tables.py, opponent_table.py)

tables-title = Tabelas de oponentes
tables-about = Ler, corrigir uma linha, receber uma sua
tables-mine = SUAS
tables-none = Nenhuma ainda. Corrija uma linha abaixo ou receba um arquivo: as partidas contra essa nação usarão a sua tabela.
tables-in = RECEBER
tables-choose = Escolher um arquivo
tables-choose-about = Uma tabela escrita por você ou por outra pessoa
tables-where = Os arquivos em { $folder } aparecem aqui.
tables-ours = DO APP
tables-own-about = { $name } · { $date }
tables-ours-about = { $rows } linhas, { $other ->
        [0] todas impressas
       *[other] { $other } delas não como impressas
    }
tables-would = { $nation }: { $rows } linhas. { $there ->
        [yes] Substitui a sua tabela desta nação.
       *[no] As partidas iniciadas a partir de agora usam esta em vez da tabela do app.
    }
tables-take = Receber
tables-taken = { $nation }: as próximas partidas usam a sua tabela.
tables-is-mine = sua tabela
tables-is-ours = tabela do app
tables-tap = Toque em uma linha para corrigi-la.
tables-export = Como arquivo
tables-delete = Excluir
tables-deleted = { $nation }: sua tabela foi excluída. A do app volta a valer.
tables-row = Linha { $number }
tables-part-trigger = Para qual carta
tables-part-effect = O que acontece
tables-part-when = Se
tables-part-then = Então
tables-part-otherwise = Senão
tables-others = TAMBÉM PODE SER
tables-keep = Guardar esta linha
tables-kept = Guardada. { $nation }: as próximas partidas usam a sua tabela.
set-up-own-table = { $box } · sua própria tabela
