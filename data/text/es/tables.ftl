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

## On the screen (app/screens/opponent_tables.py, opponent_table.py)

tables-title = Tablas de oponentes
tables-about = Léelas, corrige una fila, añade una tuya
tables-mine = TUYAS
tables-none = Ninguna todavía. Corrige una fila abajo o añade un archivo: las partidas contra esa nación usarán tu tabla.
tables-in = AÑADIR
tables-choose = Elegir un archivo
tables-choose-about = Una tabla escrita por ti o por otra persona
tables-where = Los archivos de { $folder } aparecen aquí.
tables-ours = DE LA APLICACIÓN
tables-own-about = { $name } · { $date }
tables-ours-about = { $rows } filas, { $other ->
        [0] todas impresas
       *[other] { $other } de ellas no como impresas
    }
tables-would = { $nation }: { $rows } filas. { $there ->
        [yes] Sustituye a tu tabla de esta nación.
       *[no] Las partidas que empieces desde ahora la usan en lugar de la tabla de la aplicación.
    }
tables-take = Añadir
tables-taken = { $nation }: las próximas partidas usan tu tabla.
tables-is-mine = tu tabla
tables-is-ours = tabla de la aplicación
tables-tap = Toca una fila para corregirla.
tables-export = Como archivo
tables-delete = Borrar
tables-deleted = { $nation }: tu tabla está borrada. Vuelve a usarse la de la aplicación.
tables-row = Fila { $number }
tables-part-trigger = Para qué carta
tables-part-effect = Qué sucede
tables-part-when = Si
tables-part-then = Entonces
tables-part-otherwise = Si no
tables-others = TAMBIÉN PUEDE SER
tables-keep = Guardar esta fila
tables-kept = Guardada. { $nation }: las próximas partidas usan tu tabla.
set-up-own-table = { $box } · tu propia tabla
