# Tablas de oponentes: errores en sus archivos, y las pantallas que las muestran.

## Where a mistake stands, and what it is (automa/imperium/opponent/mistakes.py)

mistake-row = fila { $row } de { $side }
mistake-line = línea { $line }, columna { $column }
mistake-ends-early = termina demasiado pronto
mistake-not-understood = no se entiende: '{ $word }'
mistake-needs-what = '{ $word }' necesita un objeto
mistake-needs-to = '{ $word }' necesita un destino
mistake-takes-no-what = '{ $word }' no lleva objeto
mistake-takes-no-to = '{ $word }' no lleva destino
mistake-unknown = '{ $word }' es desconocido
mistake-unknown-key = clave desconocida '{ $word }'
mistake-needs-text = necesita un texto
mistake-needs-texts = necesita textos
mistake-needs-list = necesita una lista
mistake-needs-table = necesita una tabla
mistake-needs-rows = necesita filas, de un solo lado o de los dos lados
mistake-token = necesita un número y un recurso, como en '1 progress'
mistake-doubts = dos dudas sobre un texto deben cambiar palabra por palabra
mistake-no-such = { $number }: hay { $all }
mistake-not-toml = la forma de este archivo se rompe aquí
mistake-unreadable = no se puede leer: { $reason }
mistake-too-large = mayor que { $most } caracteres
mistake-too-deep = demasiadas partes unas dentro de otras
mistake-too-many = como máximo { $most }
mistake-no-card = ninguna carta se llama '{ $word }'
mistake-last-row = la última fila de un lado debe ser para 'other'
mistake-as-printed = debe ser como en la tabla que trae la aplicación: { $word }
mistake-no-nation = '{ $word }' no es una nación con tabla de oponente
mistake-cannot-do = el autómata no puede hacer esto: '{ $word }'
mistake-cannot-ask = el autómata no puede preguntar esto
mistake-cannot-say = aquí solo caben las formas de la propia aplicación: '{ $word }'

## Files of them (automa/cli/table_file.py)

table-file-fine = { $file }: en orden. { $nation }, { $rows } filas.
table-file-kept = { $file }: guardada. Las partidas contra { $nation } que empieces desde ahora usan sus { $rows } filas.
table-file-written = Escrita: { $file }
table-file-head = Tabla de oponente: { $nation }. Cómo escribir una: docs/tables.md
