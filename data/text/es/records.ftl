# El archivo (automa/records): lo que no fue posible, lo que se apartó, resultados para hojas de cálculo.

## Errores

store-busy = Otra ventana de Solstice está escribiendo. Inténtalo de nuevo en un momento. ({ $reason })
store-full = No queda espacio en este dispositivo. ({ $reason })
store-not-writable = No se puede escribir en la carpeta de Solstice. ({ $reason })
store-failed = El archivo respondió con un error: { $reason }
store-damaged = El archivo de datos está dañado: { $reason }
store-not-ours = { $file } no es un archivo de Solstice.
store-newer = { $file } lo escribió una versión más nueva de Solstice. Actualiza la aplicación para abrirlo.
store-game-elsewhere = Esta partida se cambió en otra ventana o ya no está en curso.
store-no-game = No existe esa partida.
store-game-damaged = No se puede leer la partida: { $reason }. Se ha apartado, no borrado.
store-not-over = La partida aún no ha terminado.
store-no-journal = Esta partida se anotó a mano y no tiene jugadas que repetir.
store-no-replay = No se puede repetir la partida: { $reason }
store-seed = La semilla es demasiado grande.
store-fact = { $fact } no puede ser { $value }.
store-no-campaign = No existe esa campaña.
store-campaign-damaged = No se puede leer la campaña: { $reason }
store-no-campaign-game = Solo una partida contra un autómata pertenece a una campaña.
store-on-sheet = La partida está en la hoja de una campaña. Quítala primero de allí.
store-no-table = No existe esa tabla.
store-table = No se puede usar la tabla: { $reason }
store-backup-damaged = No se puede leer la copia de seguridad del { $date }. No se ha cambiado nada.

## Avisos al abrir

store-set-aside = El archivo con tus partidas estaba dañado. Se ha guardado como { $file }; no se ha borrado nada.
store-recovered = { $number ->
        [one] Se ha recuperado un registro de él.
       *[other] Se han recuperado { $number } registros de él.
    }
store-from-backup = { $number ->
        [0] La copia de seguridad del { $date } no tenía nada que añadir.
        [one] Se ha recuperado un registro de la copia de seguridad del { $date }.
       *[other] Se han recuperado { $number } registros de la copia de seguridad del { $date }.
    }
store-shortened = { $number ->
        [one] Una partida sin terminar perdió sus últimas jugadas; sigue desde donde se puede leer.
       *[other] { $number } partidas sin terminar perdieron sus últimas jugadas; siguen desde donde se pueden leer.
    }
store-nothing-recovered = No se pudo leer nada de él y no hay copia de seguridad.
store-no-backup = No se pudo hacer la copia de seguridad de hoy: { $reason }
store-old-save = No se pudo leer una partida guardada antigua ({ $reason }). Se ha guardado como { $file }.

## Importar

import-too-large = El archivo es demasiado grande: más de { $most } MB por leer. No se ha importado nada.
import-no-json = Este no es un archivo de Solstice o está dañado. No se ha importado nada.
import-not-ours = Este no es un archivo de registros de Solstice. No se ha importado nada.
import-version = El archivo es de otra versión ({ $version }) que esta aplicación no lee. No se ha importado nada.
import-no-object = un registro tiene una forma incorrecta
import-missing = falta { $key }
import-unknown = { $key } es desconocido
import-too-many = Hay demasiados registros: { $part }, como mucho { $most }. No se ha importado nada.
import-twice = { $id } aparece dos veces
import-detail = no se pueden descomprimir sus jugadas: { $reason }
import-position = no empieza con una preparación
import-refused = No se ha importado nada. { $reason }
import-in-campaigns = No se ha importado nada. Campaña { $number }: { $reason }
import-in-finished = No se ha importado nada. Partida terminada { $number }: { $reason }
import-in-games = No se ha importado nada. Partida sin terminar { $number }: { $reason }
import-in-opponents = No se ha importado nada. Tabla { $number }: { $reason }
import-done = Nuevos: { $new } · actualizados: { $newer } · ya presentes: { $known } · distintos, se dejan como están: { $different }

## Resultados para hojas de cálculo

column-date = Fecha
column-nation = Nación
column-power = Carta de poder
column-opponent = Oponente
column-difficulty = Dificultad
column-score = Puntos
column-opponent-score = Puntos del oponente
column-outcome = Resultado
    .value = { $outcome ->
        [won] victoria
        [lost] derrota
       *[none] –
    }
column-reason = Final
    .value = { $reason ->
        [scoring] puntuación
        [collapse] colapso
       *[other] { $reason }
    }
column-rounds = Rondas
column-minutes = Minutos
column-mode = Jugada
    .value = { $mode ->
        [physical] en la mesa
        [solo] en pantalla
        [training] entrenamiento
       *[players] con otras personas
    }
column-edition = Edición
column-seed = Semilla
column-rolls = Dado
column-note = Nota
column-id = Id
