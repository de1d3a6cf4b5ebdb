# The set-up of a game at the table (app/screens/set_up.py, nation_picker.py) and its checklist (checklist.py).

set-up-you = Tú juegas con
set-up-automa = El autómata juega con
set-up-side = Lado { $side }
set-up-side-about = { $box } · { $side ->
        [A] el lado avanzado
       *[B] el lado básico
    }
set-up-choose = Elegir
set-up-draw = Sortear
set-up-drawn = Por sorteo
set-up-drawn-about = Sorteada entre { $number } naciones al preparar la mesa
set-up-rows = { $box } · { $restored ->
        [0] filas tal como se imprimieron
       *[other] { $restored } de { $all } filas restauradas
    }
set-up-cards = { $slots } espacios · { $cards } cartas por turno
set-up-level-chieftain = Para una primera partida.
set-up-level-warlord = Como Cabecilla, y su carta superior se descarta después de cada turno suyo.
set-up-level-imperator = Las reglas tal como están escritas.
set-up-level-sovereign = Empieza con recursos, y los que conserve puntúan el doble.
set-up-level-overlord = Como Soberano, con un sexto espacio.
set-up-level-supreme-leader = Como Señor supremo, y cada disturbio que devuelve le da 1 de progreso.
set-up-brain-about = { $drawn ->
        [yes] Las cartas del autómata se quedan en la caja. Solstice las baraja y las revela.
       *[no] Las cartas { $nation } se quedan en la caja. Solstice las baraja y las revela.
    }
set-up-guide-about = { $drawn ->
        [yes] Las cartas del autómata van a la mesa. Tú las barajas y las revelas.
       *[no] Las cartas { $nation } van a la mesa. Tú las barajas y las revelas.
    }
set-up-commons = Cartas comunes
set-up-rules = Reglas: { $edition } · { $originals ->
        [yes] cartas de la primera impresión
       *[no] con cartas de reemplazo
    }
set-up-edition = Reglas
set-up-edition-about = { $edition ->
        [2021] De los reglamentos de Clásicos y Leyendas.
       *[horizons] Las más nuevas, para todas las cajas.
    }
set-up-edition-horizons = Horizontes
set-up-edition-2021 = 2021
set-up-replacements = Cartas de reemplazo
set-up-replacements-about = Versiones más nuevas de cartas de Clásicos y Leyendas, de la caja Horizontes.
set-up-lay-out = Prepara la mesa
set-up-before = Otra vez como antes
set-up-before-line = { $yours } { $side } contra { $theirs }
set-up-nothing = Solstice aún no conoce las naciones de tus cajas.
set-up-boxes = ¿Qué cajas tienes?
set-up-repair-gone = Los { $gone } no están en tus cajas: entran los { $taken }.
set-up-repair-opponent = Ahora tienes a los { $gone }: el autómata se queda con los { $taken }.
set-up-repair-nation = Ahora el autómata tiene a los { $gone }: tú te quedas con los { $taken }.
set-up-repair-commons = Cartas comunes de { $taken }, una caja que tienes.

## Choosing a nation

nations-you = ¿Con qué nación juegas?
nations-automa = ¿Contra quién juegas?
nations-others = { $who ->
        [you] ahora es la tuya
       *[automa] ahora es del autómata
    }

## The checklist

check-steps = { $done } / { $all }
check-ticked = { $done ->
        [yes] { $number ->
            [one] 1 paso marcado.
           *[other] { $number } pasos marcados.
        }
       *[no] { $number ->
            [one] 1 paso sin marcar.
           *[other] { $number } pasos sin marcar.
        }
    }
check-done = Todo listo
check-ready = Todo está en la mesa.
check-tick-group = Marcar todos estos
check-fold = { $folded ->
        [yes] Mostrar los pasos
       *[no] Ocultar los pasos
    }
check-pile-nation = { $number } cartas de nación, boca abajo
check-pile-accession = { $card }, boca arriba
check-pile-regions = { $number } regiones, boca abajo
check-pile-ends = { $end ->
        [top] arriba
       *[bottom] abajo
    }

## Steps beside a drawing (in words alone they are in companion.ftl)

lay-automa-dynasty-developments-drawn = Mazo de dinastía, boca abajo: { $number } desarrollos en el orden del dibujo. Mezcla los que empatan.
