# Los registros en pantalla: la lista de partidas, una partida, naciones, cifras, anotar una partida, compartir, repasar
# (app/screens/records.py, record.py, figures.py, enter_game.py, exchange.py, replay.py).

## Anotar una partida

enter-title = Anotar una partida
enter-save = Guardar la partida
enter-choose-nation = Elige una nación
enter-yours = Tus puntos
enter-its = Puntos del autómata
enter-collapse = Terminó en colapso
enter-collapse-about = Entonces nadie cuenta puntos y gana el autómata.
enter-fixed = Según la campaña
enter-date = Día (año-mes-día)
enter-note = Nota
enter-no-opponent = ¿Contra quién fue? Elige una nación.
enter-no-points = Hacen falta las dos puntuaciones.
enter-no-date = Hace falta un día como 2026-12-31.

## La lista

records-games = Partidas
records-nations = Naciones
records-figures = Cifras
records-none = Ninguna partida todavía. Juega una, o anota una que recuerdes.
records-search = Buscar partidas
records-count = { $number ->
        [0] Ninguna partida encaja.
        [one] 1 partida
       *[other] { $number } partidas
    }
records-nobody = –
records-filter = Qué partidas
records-any = cualquiera
records-by-level = Dificultad
records-by-nation = Jugaste con
records-by-opponent = El autómata jugó con
records-result-all = Todas
records-result-won = Ganadas
records-result-lost = Perdidas
records-only = { $won ->
        [yes] Ganadas
       *[no] Perdidas
    }
records-with = Con { $nation }
records-against = Contra { $nation }

## Una partida

record-title = Una partida
record-replay = Repasar
record-how = Jugada
record-mode = { $entered ->
        [yes] sin la app
       *[no] { $mode ->
            [physical] en la mesa
            [solo] en la pantalla
            [training] entrenamiento
           *[players] con otros
        }
    }
record-way = Modo
record-level = Dificultad
record-side = Lado de tu carta de poder
record-rounds = Rondas
record-minutes = Minutos
record-decisions = Respuestas
record-points = Puntos por origen
record-die = { $number ->
        [one] El dado, 1 tirada
       *[other] El dado, { $number } tiradas
    }
record-own-die = * tirado con tu propio dado
record-seed = Semilla { $seed }
record-check = Comprobar esta partida
record-check-good = Comprobado: la semilla y las respuestas dan exactamente estas tiradas.
record-check-bad = La partida no puede jugarse de nuevo tal como está anotada.
record-delete = Borrar esta partida
record-deleted = La partida se ha borrado.

## Cifras

figures-counting = Contando…
figures-your-nations = Tus naciones
figures-automas = Contra cada autómata
figures-tally = { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won } ganadas ({ $rate })
figures-best = mejor { $best }, de media { $average }
figures-games = partidas
figures-won = ganadas
figures-lost = perdidas
figures-rate = tasa
figures-best-short = mejor
figures-over-time = Tus puntos, últimas { $number }
figures-by-difficulty = Victorias por dificultad
figures-by-source = { $number ->
        [one] Puntos por origen, 1 partida
       *[other] Puntos por origen, media de { $number } partidas
    }
figures-die = { $number ->
        [one] El dado, 1 tirada
       *[other] El dado, { $number } tiradas
    }
figures-die-app = El dado de la app
figures-die-own = Tu propio dado
figures-few = { $played ->
        [one] Una partida
       *[other] { $played } partidas
    }, { $won } ganadas.
figures-few-best = Tu mejor puntuación: { $best }.
figures-few-more = Con { $number } partidas ya hay algo que dibujar.

## Repasar

replay-cannot = Esta partida no puede repasarse: { $reason }
replay-step = Paso { $number } de { $all } · ronda { $round }
replay-set-up = La mesa está preparada.
replay-nothing = Nada que contar de este paso.
replay-over = El final de la partida.
replay-start = Al principio
replay-turn-back = Un turno atrás
replay-turn = Un turno adelante
replay-back = Atrás
replay-forward = Siguiente

## Compartir y guardar

exchange-title = Compartir y guardar
exchange-out = Hacia fuera
exchange-export-all = Todo
exchange-export-all-about = Un archivo con todas las partidas, campañas y ajustes, para otro aparato.
exchange-export-csv = Resultados para una hoja de cálculo
exchange-export-csv-about = Una línea por partida (CSV).
exchange-where = Los archivos se escriben en { $folder }
exchange-in = Hacia dentro
exchange-choose-file = Elegir un archivo
exchange-choose-file-about = Un archivo escrito por Solstice, aquí o en otro sitio.
exchange-no-chooser = Este aparato no puede elegir archivos. Ponlo en la carpeta de arriba.
exchange-unreadable = El archivo no puede leerse: { $reason }
exchange-unwritable = El archivo no ha podido escribirse: { $reason }
exchange-would = Este archivo traería:
exchange-take = Traerlo
exchange-backups = Copias de seguridad
exchange-no-backup = Ninguna todavía. Se hace una al abrir por primera vez cada día.
exchange-restore = Volver a ella
exchange-restore-sure = ¿Todo como estaba el { $date }? Lo que hay ahora se aparta, no se borra.
exchange-restored = Como estaba entonces. Lo que había antes queda al lado: { $file }
exchange-size = { $kilobytes } kB
exchange-written = Escrito
exchange-share-png = Como imagen
exchange-share-png-about = La hoja en PNG, para enseñarla.
exchange-share-pdf = Como PDF
exchange-share-pdf-about = La hoja en una página, para imprimir.
exchange-share-json = Como archivo de Solstice
exchange-share-json-about = Con sus partidas, para seguir en otro sitio.
report-title = Informar de un problema
report-written = El informe está escrito
