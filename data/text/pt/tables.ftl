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
