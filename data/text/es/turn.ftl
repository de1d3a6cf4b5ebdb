# The turns of a game at the table: yours, the automa's, the solstice.

turn-tap-or-shake = Toca o agita
turn-own-die = Mi dado sacó
turn-roll = Tirar el dado
turn-waits = El espacio { $slot } espera.
turn-next-card = Siguiente carta
turn-done = Hecho
turn-cannot = No se puede
turn-why = ¿Por qué?
turn-clean-up = Mantenimiento
turn-place = Carta { $card } de { $cards } · espacio { $slot }
turn-row = Fila { $row }
turn-my-turn-done = He terminado mi turno
turn-solstice-done = Solsticio hecho
turn-this-many = Usar { $number }
your-turn-title = Tu turno
your-turn-about = Juega en la mesa. Toca cuando hayas hecho el mantenimiento.
your-solstice-title = Solsticio
your-solstice-about = Resuelve tus efectos de solsticio.
touch-title = ¿Ha afectado al autómata?
touch-card = Toma una carta o disturbio
touch-chaos = Toma una carta, disturbio o caos
touch-tokens = Gana o pierde fichas
touch-draw = Roba: descarta la de arriba
touch-play = Abandona o recupera
touch-trade = Negocias con su ruta
why-row = ¿Por qué la fila { $row } para { $card }?
why-no-row = ¿Por qué ninguna fila para { $card }?
why-card-chosen = ¿Por qué { $card }?
why-first-that-fits = La fila { $row } ({ $trigger }) es la primera que encaja y puede hacer algo.
why-passed = La fila { $row } encaja, pero nada de ella es posible.
why-wrong = Esto está mal
cannot-title = ¿Qué no se puede?
cannot-market = La app tiene mal el mercado: corregirlo
cannot-area = La app tiene mal la zona del autómata: corregirla
turn-to-resolve = { $number ->
        [one] 1 carta por resolver.
       *[other] { $number } cartas por resolver.
    }
turn-all = { $slot ->
        [none] { $die ->
            [6] Un 6: se resuelven todas las cartas.
           *[other] No hay espacio { $die }: se resuelven todas las cartas.
        }
       *[empty] El espacio { $die } está vacío: se resuelven todas las cartas.
    }
turn-provenance = { $provenance ->
        [restored] Fila restaurada: iconos deducidos.
        [house] Fila de la casa.
       *[mine] Tu propia fila.
    }
turn-table = { $side ->
        [barbarian] Tabla del autómata, lado bárbaro
        [corrupted] La tabla del autómata, lado corrupto
        [empire] Tabla del autómata, lado imperio
       *[single] Tabla del autómata
    }
turn-unrest-left = { $number ->
        [one] disturbio restante
       *[other] disturbios restantes
    }
turn-chaos-left = caos restante
turn-these = { $number ->
        [0] Ninguna
        [one] Esta
       *[other] Estas { $number }
    }
