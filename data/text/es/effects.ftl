# Card text in Spanish, put together from the tree of an effect (automa/language/speech.py).
# What the arguments mean: see the English file.
#
# A verb is the command to you ("roba"); .you follows "y tú", .he "cada jugador", .they "los jugadores", .to is the
# infinitive, .when follows "cuando" (tú) and .when-he "cuando otro jugador". $class is the gender, m or f.
# "robar" is both to draw and to steal: what and from whom tell them apart.

## Lists

list-comma = { $before }, { $last }
list-and = { $before } { $sound ->
        [i] e
        [hi] e
       *[other] y
    } { $last }
list-or = { $before } { $sound ->
        [o] u
        [ho] u
       *[other] o
    } { $last }
list-plus = { $before } más { $last }
list-choice = { $before } { $sound ->
        [o] U
        [ho] U
       *[other] O
    } { $last }

## Cards, icons, articles

cards = { $number ->
        [one] carta
       *[many] cartas
    } { $of }
    .class = f
icons-in-all = cartas con { $n } { $icons } en total
icons = { $number ->
        [one] icono
       *[many] iconos
    } { $marks }
    .class = m
card-name = «{ $name }»
their = { $owner ->
        [you] tu
       *[they] su
    }
their-many = { $owner ->
        [you] tus
       *[they] sus
    }

np-one = { $class ->
        [f] una
       *[m] un
    } { $noun }
np-the = { $class ->
        [f] la
       *[m] el
    } { $noun }
np-each = cada { $what }
np-exactly = { $n } { $noun }
np-up-to = hasta { $counted }
np-any = { $thing ->
        [token] cualquier cantidad de
       *[card] cualquier número de
    } { $noun }
np-all = { $class ->
        [f] todas las
       *[m] todos los
    } { $noun }
np-none = { $thing ->
        [token] { $noun }
       *[card] { $class ->
            [f] ninguna
           *[m] ningún
        } { $noun }
    }
np-top = { $n ->
        [one] la carta superior
       *[other] las { $n } cartas superiores
    } { $of }
np-not = { $number ->
        [one] (que no sea { $what })
       *[many] (que no sean { $what })
    }
with-token = con { $what }
without-token = sin { $what }
with-icon = con { $noun }
without-icon = sin { $noun }
with-at-least = con al menos { $what }
without-at-least = con menos de { $what }
with-hosted = con { $what } en su guarnición
without-hosted = sin { $what } en su guarnición
with-less = con menos { $what } { $where } que tú
with-as-many = con al menos { $class ->
        [f] tantas
       *[m] tantos
    } { $what } { $where } como tú

ref-this = esta carta
ref-it = esa carta
ref-them = esas cartas
ref-host = esa carta
ref-given = la carta dada
ref-that-much = esa cantidad

## Counting

per = por cada { $what }
per-each = por cada { $what }
per-sum = por cada { $n }, contando juntos { $list }
different = tipo de icono ({ $marks }) { $where }

## Resources and tokens

kind-materials = { $number ->
        [one] material
       *[many] materiales
    }
    .class = m
    .counted = { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }
    .all = { $own ->
        [yes] todos { their-many } materiales
       *[no] todos los materiales
    }
kind-population = población
    .class = f
    .counted = { $n } de población
    .all = { $own ->
        [yes] toda { their } población
       *[no] toda la población
    }
kind-progress = progreso
    .class = m
    .counted = { $n } de progreso
    .all = { $own ->
        [yes] todo { their } progreso
       *[no] todo el progreso
    }
kind-goods = { $number ->
        [one] bien
       *[many] bienes
    }
    .class = m
    .counted = { $n ->
        [one] { $n } bien
       *[other] { $n } bienes
    }
    .all = { $own ->
        [yes] todos { their-many } bienes
       *[no] todos los bienes
    }
kind-resource = { $number ->
        [one] recurso
       *[many] recursos
    }
    .class = m
    .counted = { $n ->
        [one] { $n } recurso a elegir
       *[other] { $n } recursos a elegir
    }
    .number = { $n } recursos
    .all = todos los recursos
kind-action = { $number ->
        [one] acción
       *[many] acciones
    }
    .class = f
    .counted = { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    }
    .all = todas las acciones
kind-exhaust = { $number ->
        [one] ficha de agotamiento
       *[many] fichas de agotamiento
    }
    .class = f
    .counted = { $n ->
        [one] { $n } ficha de agotamiento
       *[other] { $n } fichas de agotamiento
    }
    .all = todas las fichas de agotamiento

## Suits

kind-region = { $number ->
        [one] región
       *[many] regiones
    }
    .class = f
    .of = de región
    .mark = de región
kind-uncivilised =
    .of = { $number ->
        [one] primitiva
       *[many] primitivas
    }
    .mark = { $number ->
        [one] primitivo
       *[many] primitivos
    }
kind-civilised =
    .of = { $number ->
        [one] civilizada
       *[many] civilizadas
    }
    .mark = { $number ->
        [one] civilizado
       *[many] civilizados
    }
kind-tributary = { $number ->
        [one] tributo
       *[many] tributos
    }
    .class = m
    .of = de tributo
    .mark = de tributo
kind-fame =
    .of = de fama
    .mark = de fama
kind-unrest = { $number ->
        [one] disturbio
       *[many] disturbios
    }
    .class = m
    .of = de disturbio
    .mark = de disturbio
kind-trade-route = { $number ->
        [one] ruta comercial
       *[many] rutas comerciales
    }
    .class = f
    .of = de ruta comercial
    .mark = de ruta comercial
kind-gadget = { $number ->
        [one] dispositivo
       *[many] dispositivos
    }
    .class = m
    .of = de dispositivo
    .mark = de dispositivo
kind-power =
    .of = de poder

## Types

kind-city = { $number ->
        [one] ciudad
       *[many] ciudades
    }
    .class = f
    .of = de ciudad
    .mark = de ciudad
kind-metropolis = metrópolis
    .class = f
    .of = de metrópolis
    .mark = de metrópolis
kind-river =
    .of = de río
    .mark = de río
kind-ocean =
    .of = de océano
    .mark = de océano
kind-fertile =
    .of = { $number ->
        [one] fértil
       *[many] fértiles
    }
    .mark = { $number ->
        [one] fértil
       *[many] fértiles
    }
kind-hunt =
    .of = de caza
    .mark = de caza
kind-production =
    .of = de producción
    .mark = de producción
kind-knight = { $number ->
        [one] caballero
       *[many] caballeros
    }
    .class = m
    .of = de caballero
    .mark = de caballero
kind-mask = { $number ->
        [one] máscara
       *[many] máscaras
    }
    .class = f
    .of = de máscara
    .mark = de máscara
kind-scroll = { $number ->
        [one] pergamino
       *[many] pergaminos
    }
    .class = m
    .of = de pergamino
    .mark = de pergamino
kind-merchant = { $number ->
        [one] mercader
       *[many] mercaderes
    }
    .class = m
    .of = de mercader
    .mark = de mercader
kind-miracle = { $number ->
        [one] milagro
       *[many] milagros
    }
    .class = m
    .of = de milagro
    .mark = de milagro

## Headers and states

kind-pinned =
    .of = { $number ->
        [one] permanente
       *[many] permanentes
    }
    .icon = de permanente
kind-attack =
    .of = de ataque
kind-barbarian =
    .of = { $number ->
        [one] bárbara
       *[many] bárbaras
    }
    .icon = { $number ->
        [one] bárbaro
       *[many] bárbaros
    }
kind-empire =
    .of = de imperio
kind-corrupted =
    .of = { $number ->
        [one] corrupta
       *[many] corruptas
    }
    .icon = { $number ->
        [one] corrupto
       *[many] corruptos
    }
kind-summoned =
    .of = { $number ->
        [one] invocada
       *[many] invocadas
    }
    .icon = { $number ->
        [one] invocado
       *[many] invocados
    }
kind-isle-bound =
    .of = { $number ->
        [one] vinculada a las islas
       *[many] vinculadas a las islas
    }
    .icon = { $number ->
        [one] vinculado a las islas
       *[many] vinculados a las islas
    }
kind-voyaging =
    .of = navegando

state-barbarian = bárbaro
state-empire = imperio
state-corrupted = corrupto
state-summoned = invocado
state-isle-bound = «Vinculados a las islas»
state-voyaging = «Navegando»

## Other classes of cards

kind-card = { $number ->
        [one] carta
       *[many] cartas
    }
    .class = f
kind-leader = { $number ->
        [one] líder
       *[many] líderes
    }
    .class = m
    .of = de líder
kind-development =
    .of = de desarrollo
kind-variable = { $number ->
        [one] carta de puntos variables
       *[many] cartas de puntos variables
    }
    .class = f
    .of = de puntos variables
kind-copy = la otra copia de esta carta
    .class = f
    .definite = yes
kind-next-card = la próxima carta que juegues
    .class = f
    .definite = yes
kind-another-card = { $number ->
        [one] otra carta
       *[many] otras cartas
    }
    .class = f
    .definite = yes
kind-matching = { $number ->
        [one] carta de clase coincidente
       *[many] cartas de clase coincidente
    }
    .class = f
    .of = de clase coincidente
kind-different-icon = { $number ->
        [one] icono diferente
       *[many] iconos diferentes
    }
    .class = m
    .thing = icon
kind-ceremony = tu carta de ceremonia
    .class = f
    .definite = yes
kind-state-card = tu carta de estado
    .class = f
    .definite = yes
kind-chaos =
    .of = de caos
kind-declared = de la clase declarada
    .class = f
    .definite = yes
kind-quest = { $number ->
        [one] misión
       *[many] misiones
    }
    .class = f
    .of = de misión
kind-player = { $number ->
        [one] jugador
       *[many] jugadores
    }
    .class = m

## Places

zone-play = el juego
    .from = de { their } zona de juego
    .in = en juego
    .to = en juego
    .count = { on-cards } { $owner ->
        [you] que tienes en juego
        [they] que tienen en juego
       *[he] que tiene en juego
    }
zone-play-including-this = el juego
    .from = de { their } zona de juego (incluida esta carta)
    .in = en juego (incluida esta carta)
    .count = { zone-play.count } (incluida esta carta)
zone-hand = { their } mano
    .from = de { their } mano
    .in = en { their } mano
    .to = en { their } mano
zone-deck = { their } mazo
    .from = de { their } mazo
    .in = en { their } mazo
    .to = encima de { their } mazo
    .top = de { their } mazo
zone-discard = { their } pila de descarte
    .from = de { their } pila de descarte
    .in = en { their } pila de descarte
    .to = en { their } pila de descarte
zone-history = { their } historia
    .from = de { their } historia
    .in = en { their } historia
    .to = en { their } historia
zone-market = el mercado
    .from = { $thing ->
        [token] de una carta del mercado
       *[card] del mercado
    }
    .in = del mercado
    .to = en una carta del mercado
zone-first-two-slots = los dos primeros espacios del mercado
    .from = de los dos primeros espacios del mercado
    .in = de los dos primeros espacios del mercado
    .to = en una carta de los dos primeros espacios del mercado
zone-exile = el exilio
    .from = del exilio
    .in = en el exilio
    .to = en el exilio
zone-nation = { their } mazo de nación
    .from = de { their } mazo de nación
    .in = en { their } mazo de nación
    .to = encima de { their } mazo de nación
    .top = de { their } mazo de nación
zone-nation-bottom = el fondo de { their } mazo de nación
    .from = del fondo de { their } mazo de nación
    .to = al fondo de { their } mazo de nación
zone-fame = el mazo de fama
    .from = del mazo de fama
    .to = encima del mazo de fama
    .top = del mazo de fama
zone-fame-bottom = el fondo del mazo de fama
    .from = del fondo del mazo de fama
    .to = al fondo del mazo de fama
zone-main = el mazo principal
    .from = del mazo principal
    .to = encima del mazo principal
    .top = del mazo principal
zone-main-bottom = el fondo del mazo principal
    .from = del fondo del mazo principal
    .to = al fondo del mazo principal
zone-development = { their } zona de desarrollo
    .from = de { their } zona de desarrollo
    .in = en { their } zona de desarrollo
    .to = en { their } zona de desarrollo
zone-garrison = { their-many } guarniciones
    .from = de { their-many } guarniciones
    .in = en { their-many } guarniciones
    .count = de { their-many } guarniciones
    .to = en una guarnición
zone-regions = regiones
    .from = de guarniciones en regiones
    .in = en guarniciones de regiones
zone-them = esas cartas
    .in = entre esas cartas
    .part = { $mode ->
        [up-to] hasta { $n } de esas cartas
        [any] cualquier número de esas cartas
       *[exactly] { $n ->
            [one] una de esas cartas
           *[other] { $n } de esas cartas
        }
    }
zone-scored = las cartas que puntúas
    .from = de las cartas que puntúas
    .in = entre las cartas que puntúas
    .count = { $thing ->
        [icon] en las cartas que puntúas
       *[card] que puntúas
    }
zone-others = cada uno de los demás jugadores
    .from = a cada uno de los demás jugadores
    .in = que otro jugador tiene en juego
zone-you = tú
    .from = { "" }
    .in = que tienes
    .to = a ti
zone-attacker = el atacante
    .from = del atacante
    .in = que tiene el atacante
    .to = al atacante
zone-others-scored = las cartas que puntúan los demás jugadores
    .in = { $thing ->
        [icon] en las cartas que puntúan los demás jugadores
       *[card] que puntúan los demás jugadores
    }
zone-sunken = { their } pila de inundación
    .from = de { their } pila de inundación
    .in = en { their } pila de inundación
    .to = en { their } pila de inundación
zone-legends = { their-many } leyendas
    .from = de { their-many } leyendas
    .in = en { their-many } leyendas
    .to = en { their-many } leyendas
zone-mana = { their } maná
    .from = de { their } maná
    .in = en { their } maná
    .to = en { their } maná
zone-quests = { their } zona de misión
    .from = de { their } zona de misión
    .in = en { their } zona de misión
    .to = en { their } zona de misión
zone-discoveries = el mazo de descubrimientos
    .from = del mazo de descubrimientos
    .in = en el mazo de descubrimientos
    .to = en el mazo de descubrimientos
zone-supply = el suministro
    .from = { $thing ->
        [token] del suministro
       *[card] de la pila de disturbios
    }
    .in = { $thing ->
        [token] en el suministro
       *[card] en la pila de disturbios
    }
    .to = { $thing ->
        [token] en el suministro
       *[card] en la pila de disturbios
    }
zone-dynasty = { their } mazo de dinastía
    .from = de { their } mazo de dinastía
    .in = en { their } mazo de dinastía
    .to = encima de { their } mazo de dinastía
    .top = de { their } mazo de dinastía
zone-set-aside = { their-many } cartas apartadas
    .from = de { their-many } cartas apartadas
    .in = entre { their-many } cartas apartadas
    .to = entre { their-many } cartas apartadas
zone-card = { $name }
    .from = { $thing ->
        [token] de { $name }
       *[card] de la guarnición de { $name }
    }
    .in = { $thing ->
        [token] en { $name }
       *[card] en la guarnición de { $name }
    }
zone-power = { their } carta de poder
    .from = de { their } carta de poder
    .in = en { their } carta de poder
    .to = en { their } carta de poder
zone-here = aquí
    .from = { $thing ->
        [token] de esta carta
       *[card] de la guarnición de esta carta
    }
    .in = { $thing ->
        [token] en esta carta
        [icon] en las cartas de la guarnición de esta carta
       *[card] en la guarnición de esta carta
    }
zone-abandoned = abandonado
    .in = abandonad{ ending }
zone-returned = devuelto
    .in = devuelt{ ending }
zone-discarded = descartado
    .in = descartad{ ending }
zone-removed = retirado
    .in = retirad{ ending }
zone-paid = pagado
    .in = pagad{ ending }
zone-exiled = exiliado
    .in = exiliad{ ending }
zone-taken = tomado
    .in = tomad{ ending }
    .definite = yes
zone-joined = que lo hizo
    .in = { $number ->
        [one] que lo haya hecho
       *[many] que lo hayan hecho
    }
zone-at-the-die = en el dado
    .in = del espacio del mercado que indica el dado
    .definite = yes
zone-pool = lo que tienes
    .in = que tienes

on-cards = { $thing ->
        [token] en las cartas
       *[other] { "" }
    }
ending = { $number ->
        [one] { $class ->
            [f] a
           *[m] o
        }
       *[many] { $class ->
            [f] as
           *[m] os
        }
    }

## Verbs

verb-choose = elige
    .you = eliges
    .he = elige
    .they = eligen
    .to = elegir
    .when = elijas
    .when-he = elija
verb-gain = obtén
    .you = obtienes
    .he = obtiene
    .they = obtienen
    .to = obtener
    .when = obtengas
    .when-he = obtenga
verb-pay = paga
    .you = pagas
    .he = paga
    .they = pagan
    .to = pagar
    .when = pagues
    .when-he = pague
verb-spend = gasta
    .you = gastas
    .he = gasta
    .they = gastan
    .to = gastar
    .when = gastes
    .when-he = gaste
verb-steal = roba
    .you = robas
    .he = roba
    .they = roban
    .to = robar
    .when = robes
    .when-he = robe
verb-convert = convierte
    .you = conviertes
    .he = convierte
    .they = convierten
    .to = convertir
    .when = conviertas
    .when-he = convierta
verb-place = coloca
    .you = colocas
    .he = coloca
    .they = colocan
    .to = colocar
    .when = coloques
    .when-he = coloque
verb-move = mueve
    .you = mueves
    .he = mueve
    .they = mueven
    .to = mover
    .when = muevas
    .when-he = mueva
verb-collect = toma
    .you = tomas
    .he = toma
    .they = toman
    .to = tomar
    .when = tomes
    .when-he = tome
verb-remove = retira
    .you = retiras
    .he = retira
    .they = retiran
    .to = retirar
    .when = retires
    .when-he = retire
verb-double = obtén
    .you = obtienes
    .he = obtiene
    .they = obtienen
    .to = obtener
    .when = obtengas
    .when-he = obtenga
verb-ready = devuelve
    .you = devuelves
    .he = devuelve
    .they = devuelven
    .to = devolver
    .when = devuelvas
    .when-he = devuelva
verb-draw = roba
    .you = robas
    .he = roba
    .they = roban
    .to = robar
    .when = robes
    .when-he = robe
verb-take = toma
    .you = tomas
    .he = toma
    .they = toman
    .to = tomar
    .when = tomes
    .when-he = tome
verb-discard = descarta
    .you = descartas
    .he = descarta
    .they = descartan
    .to = descartar
    .when = descartes
    .when-he = descarte
verb-put = coloca
    .you = colocas
    .he = coloca
    .they = colocan
    .to = colocar
    .when = coloques
    .when-he = coloque
verb-exile = exilia
    .you = exilias
    .he = exilia
    .they = exilian
    .to = exiliar
    .when = exilies
    .when-he = exilie
verb-sink = sumerge
    .you = sumerges
    .he = sumerge
    .they = sumergen
    .to = sumergir
    .when = sumerjas
    .when-he = sumerja
verb-acquire = adquiere
    .you = adquieres
    .he = adquiere
    .they = adquieren
    .to = adquirir
    .when = adquieras
    .when-he = adquiera
verb-break-through = mejora
    .you = mejoras
    .he = mejora
    .they = mejoran
    .to = mejorar
    .when = mejores
    .when-he = mejore
verb-swap = intercambia
    .you = intercambias
    .he = intercambia
    .they = intercambian
    .to = intercambiar
    .when = intercambies
    .when-he = intercambie
verb-return = devuelve
    .you = devuelves
    .he = devuelve
    .they = devuelven
    .to = devolver
    .when = devuelvas
    .when-he = devuelva
verb-give = da
    .you = das
    .he = da
    .they = dan
    .to = dar
    .when = des
    .when-he = dé
verb-find = busca
    .you = buscas
    .he = busca
    .they = buscan
    .to = buscar
    .when = busques
    .when-he = busque
verb-look = mira
    .you = miras
    .he = mira
    .they = miran
    .to = mirar
    .when = mires
    .when-he = mire
verb-reveal = revela
    .you = revelas
    .he = revela
    .they = revelan
    .to = revelar
    .when = reveles
    .when-he = revele
verb-shuffle = baraja
    .you = barajas
    .he = baraja
    .they = barajan
    .to = barajar
    .when = barajes
    .when-he = baraje
verb-develop = desarrolla
    .you = desarrollas
    .he = desarrolla
    .they = desarrollan
    .to = desarrollar
    .when = desarrolles
    .when-he = desarrolle
verb-garrison = protege
    .you = proteges
    .he = protege
    .they = protegen
    .to = proteger
    .when = protejas
    .when-he = proteja
verb-trigger = activa
    .you = activas
    .he = activa
    .they = activan
    .to = activar
    .when = actives
    .when-he = active
verb-abandon = abandona
    .you = abandonas
    .he = abandona
    .they = abandonan
    .to = abandonar
    .when = abandones
    .when-he = abandone
verb-recall = recupera
    .you = recuperas
    .he = recupera
    .they = recuperan
    .to = recuperar
    .when = recuperes
    .when-he = recupere
verb-play = juega
    .you = juegas
    .he = juega
    .they = juegan
    .to = jugar
    .when = juegues
    .when-he = juegue
verb-free-play = juega
    .you = juegas
    .he = juega
    .they = juegan
    .to = jugar
    .when = juegues
    .when-he = juegue
verb-flip = voltea
    .you = volteas
    .he = voltea
    .they = voltean
    .to = voltear
    .when = voltees
    .when-he = voltee
verb-trade = negocia
    .you = negocias
    .he = negocia
    .they = negocian
    .to = negociar
    .when = negocies
    .when-he = negocie
verb-avoid = evita
    .you = evitas
    .he = evita
    .they = evitan
    .to = evitar
    .when = evites
    .when-he = evite
verb-end-game = desencadena
    .you = desencadenas
    .he = desencadena
    .they = desencadenan
    .to = desencadenar
    .when = desencadenes
    .when-he = desencadene
verb-declare = declara
    .you = declaras
    .he = declara
    .they = declaran
    .to = declarar
    .when = declares
    .when-he = declare
verb-borrow = usa
    .you = usas
    .he = usa
    .they = usan
    .to = usar
    .when = uses
    .when-he = use
verb-copy = convierte
    .you = conviertes
    .he = convierte
    .they = convierten
    .to = convertir
    .when = conviertas
    .when-he = convierta
verb-resolve = resuelve
    .you = resuelves
    .he = resuelve
    .they = resuelven
    .to = resolver
    .when = resuelvas
    .when-he = resuelva
verb-hand-size = aumenta
    .you = aumentas
    .he = aumenta
    .they = aumentan
    .to = aumentar
    .when = aumentes
    .when-he = aumente
verb-lose = pierde
    .you = pierdes
    .he = pierde
    .they = pierden
    .to = perder
    .when = pierdas
    .when-he = pierda
verb-reach = adquiere
    .you = adquieres
    .he = adquiere
    .they = adquieren
    .to = adquirir
    .when = adquieras
    .when-he = adquiera
verb-reduce = reduce
    .you = reduces
    .he = reduce
    .they = reducen
    .to = reducir
    .when = reduzcas
    .when-he = reduzca
verb-treat = trata
    .you = tratas
    .he = trata
    .they = tratan
    .to = tratar
    .when = trates
    .when-he = trate
verb-ignore = ignora
    .you = ignoras
    .he = ignora
    .they = ignoran
    .to = ignorar
    .when = ignores
    .when-he = ignore
verb-look-further = mira
    .you = miras
    .he = mira
    .they = miran
    .to = mirar
    .when = mires
    .when-he = mire
verb-forbid = prohíbe
    .you = prohíbes
    .he = prohíbe
    .they = prohíben
    .to = prohibir
    .when = prohíbas
    .when-he = prohíba
verb-permit = permite
    .you = permites
    .he = permite
    .they = permiten
    .to = permitir
    .when = permitas
    .when-he = permita
verb-score = puntúa
    .you = puntúas
    .he = puntúa
    .they = puntúan
    .to = puntuar
    .when = puntúes
    .when-he = puntúe
verb-limit = limita
    .you = limitas
    .he = limita
    .they = limitan
    .to = limitar
    .when = limites
    .when-he = limite
verb-reshuffle = vuelve a barajar
    .you = vuelves a barajar
    .he = vuelve a barajar
    .they = vuelven a barajar
    .to = volver a barajar
    .when = vuelvas a barajar
    .when-he = vuelva a barajar
verb-empty = agota
    .you = agotas
    .he = agota
    .they = agotan
    .to = agotar
    .when = agotes
    .when-he = agote
verb-profit = obtén el beneficio
    .you = obtienes el beneficio
    .he = obtiene el beneficio
    .they = obtienen el beneficio
    .to = obtener el beneficio
    .when = obtengas el beneficio
    .when-he = obtenga el beneficio
verb-leave = sal
    .you = sales
    .he = sale
    .they = salen
    .to = salir
    .when = salgas
    .when-he = salga
verb-start-cleanup = empieza
    .you = empiezas
    .he = empieza
    .they = empiezan
    .to = empezar
    .when = empieces
    .when-he = empiece
verb-suffer = sufre
    .you = sufres
    .he = sufre
    .they = sufren
    .to = sufrir
    .when = sufras
    .when-he = sufra

## What a verb does, put together

do = { $verb } { $what }
do-pay = { $verb } { $what } { $to }
do-steal = { $zone ->
        [you] { $form ->
            [to] { $verb }te { $what }
           *[other] te { $verb } { $what }
        }
       *[others] { $verb } { $what }
    }
do-acquire = { $verb } { $what }{ putting }
do-take = { $verb } { $what }{ putting }
do-break-through = { $zones ->
        [market-exile] { $verb } { $anywhere } (también del exilio)
       *[other] { $verb } { $what }
    }{ putting }
putting = { $target ->
        [none] { "" }
       *[zone] , colocando esa carta { $to }
    }
do-convert = { $verb } { $what } en { $to }
do-place = { $verb } { $what } { on-target }
on-target = { $target ->
        [zone] { $to }
        [this] en esta carta
        [it] en ella
        [them] en ellas
       *[thing] en { $to }
    }
do-move = { $verb } { $what } { $target ->
        [zone] { $target-zone ->
            [power] a { their } carta de poder
           *[other] { $to }
        }
        [this] aquí
       *[thing] a { $to }
    }
do-collect = { $verb } { $every }
do-double = { $verb } el doble de { $bare }
do-ready = { $verb } { $n ->
        [one] una ficha de agotamiento
       *[other] { $n } fichas de agotamiento
    } { $given ->
        [yes] de { $what }
       *[no] { "" }
    } a { their } carta de estado
do-put = { $verb } { $what } { $to }
do-swap = { $verb } { $what } por { $to }
do-return = { $verb } { $what } { $owner ->
        [it] { $kind ->
            [this] a la pila de disturbios
           *[unrest] { "" }
        }
       *[you] { "" }
    }
do-give = { $owner ->
        [you] { $verb } { $what } a cada uno de los demás jugadores
       *[they] { $form ->
            [to] { $verb }te { $what }
           *[other] te { $verb } { $what }
        }
    }
do-find = { $verb } { $what }, colocando esa carta { $to }
    .clause = yes
do-shuffle = { $verb } { $zone ->
        [nation] { their } mazo de nación
        [fame] el mazo de fama
        [main] el mazo principal
       *[deck] { their } mazo
    }
do-develop = { $given ->
        [yes] { $verb } { $what }{ putting }
       *[no] { $target ->
            [none] { $verb }
           *[zone] { $verb }, colocando la carta desarrollada { $to }
        }
    }
    .clause = yes
do-garrison = { $target ->
        [none] { $verb } { $what }
        [this] { $verb } { $what } aquí
       *[thing] { $verb } { $what } en { $to }
    }
do-trigger = { $verb } el efecto de juego de { $what }
do-free-play = { $verb } { $what } como acción sin coste
do-flip = { $kind ->
        [barbarian] { $verb } { their } carta de estado al lado de bárbaros
        [empire] { $verb } { their } carta de estado al lado de imperio
        [corrupted] { $verb } { their } carta de estado al lado corrupto
        [summoned] { $verb } { their } carta de estado al lado invocado
        [isle-bound] { $verb } { their } carta de estado al lado «Vinculados a las islas»
        [voyaging] { $verb } { their } carta de estado al lado «Navegando»
        [state-card] { $verb } { their } carta de estado
        [merchant] { $verb } { their } carta de mercader
       *[this] { $owner ->
            [it] { $verb } su carta de viaje para pasar a la siguiente
           *[other] { $verb } { $what }
        }
    }
do-trade = { $verb }
do-avoid = { $verb } los efectos del ataque
do-end-game = { $verb } el fin de la partida
do-declare = { $verb } una clase ({ $names })
do-borrow = { $verb } la capacidad de agotar de { $what } como si fuera { $owner ->
        [you] tuya
       *[they] suya
    }
do-copy = { $verb } esta carta, hasta el final del turno, en una copia de { $what }; las capacidades de agotar y de solsticio de esa copia se resuelven de inmediato
do-resolve = { $owner ->
        [it] { $verb } { $what }
       *[other] { $verb } la capacidad de comercio de { $what }
    }
do-hand-size = { $sign ->
        [minus] tu límite de mano disminuye en { $n } (excepto en la preparación)
       *[plus] tu límite de mano aumenta en { $n }
    }
do-lose = tus { $all } pierden el { $icon }
do-reach = puedes adquirir { $plural }
do-reduce = { $target-kind ->
        [it] { $kind ->
            [progress] { $form ->
                [to] obtener { $what } menos
               *[do] obtén { $what } menos
            }
           *[card] descarta { $n } menos
        }
       *[card] { $target-kind ->
            [unrest] jugar un disturbio cuesta
            [development] desarrollar cuesta
           *[card] todo lo que pagas con { $bare } cuesta
        } { $what } menos
    }{ $least ->
        [0] { "" }
       *[other] { " " }(pero como mínimo { $least })
    }
do-treat = { $verb } { $what } como { $to }{ $lasting ->
        [effect] { " " }hasta el final del turno
       *[rule] { "" }
    }
do-ignore = { $verb } el { $icon } de { $target-kind ->
        [card] cada carta que juegues
       *[next-card] { $to }
    }{ $lasting ->
        [effect] { " " }este turno
       *[rule] { "" }
    }
do-look-further = cuando mires cartas { $where }, mira { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }
do-forbid = { $target ->
        [none] no puedes jugar ni desarrollar { $plural }
        [zone] { $target-zone ->
            [hand] no puedes robar { $plural }
           *[other] no puedes colocar { $plural } { $to }
        }
       *[thing] no puedes usar { $plural } para pagar el coste de { $to }
    }
do-permit = { $target ->
        [none] puedes jugar { $plural }
        [zone] puedes colocar { $plural } { $to }
       *[thing] puedes pagar { $plural } por { $to }
    }
do-score = { $n ->
        [0] no pierdes puntos por { $plural }
       *[other] { $zone ->
            [none] puntúas solo { $n } PV
           *[other] los { $plural } también puntúan
        }
    }
do-limit = puedes tener como máximo { $what }
do-reshuffle = { $verb } { their } pila de descarte
do-empty = { $verb } { their } mazo
do-profit = { $verb } { $given ->
        [yes] de { $what }
       *[no] { "" }
    }
do-leave = { $verb } del juego
do-start-cleanup = { $verb } el mantenimiento
do-suffer = { $verb } los efectos de { $what }

at-least = { $act } (como mínimo { $n })
at-most = { $act } (como máximo { $n })
adverb-if-able = { $act } si es posible
adverb-free = { $act } gratis
adverb-ignoring-state = { $act }, ignorando el icono de estado de esa carta
    .clause = yes
adverb-with-an-action = { $act } gastando una acción
adverb-on-each = { $act } cada vez
adverb-as-free-play = { $act } como acción sin coste

## Sentences

you-do = tú { $act }
may = { $who ->
        [you] puedes
        [he] puede
       *[they] pueden
    } { $act }
may-make = { $who ->
        [you] puedes
        [he] puede
       *[they] pueden
    } hacer que { $subject } { $act }
    .form = when-he
cost = { $cost }{ $clause ->
        [yes] ,
       *[no] { "" }
    } para { $then }
cost-done = { $cost }; si lo { $owner ->
        [it] hace
       *[other] haces
    }, { $then }
cost-choice = { $form ->
        [do] para { $then }, { $verb }: { $options }
       *[to] { $verb } cómo { $then }: { $options }
    }
choose = { $verb }: { $options }
choose-times = { $verb } hasta { $n } veces: { $options }
both = ambas
series-also = { $before } { $sound ->
        [i] e
        [hi] e
       *[other] y
    } { $last }
series-then = { $before }; después, { $last }
series-next = { $before }, después { $last }
series-other = { $before }, y { $last }
series-if = { $before }; { $last }
if-then = si { $condition }, { $then }
then-if = { $then } si { $condition }
if-else = si { $condition }, { $then }; si no, { $otherwise }
first-of = { $before }; si no es posible, { $last }
first-of-else = { $before }; si no, { $last }
for-each = por cada { $what }, { $then }
to-each = { $then } por cada { $what }
repeat = { $act }{ $form ->
        [to] { "" }
       *[do] ,
    } { $mode ->
        [up-to] hasta { $n } veces
        [often] tantas veces como sea posible
       *[exactly] { $n ->
            [2] dos veces
           *[other] { $n } veces
        }
    }
again = { $act } otra vez
until = hasta el final del turno, { $rule }

who-does = { $subject } { $act }
who-others = { $filtered ->
        [yes] cada uno de los demás jugadores
       *[no] los demás jugadores
    }
    .number = { $filtered ->
        [yes] he
       *[no] they
    }
who-all = todos los jugadores
    .number = they
    .each = cada jugador
who-attacker = el atacante
    .number = he
who-owner = el propietario de esta carta
    .number = he
who-unable = quien no pueda cumplirlo
    .number = he
who-opponent = tu oponente
    .number = he
who-that-player = ese jugador
    .number = he
who-you = tú
    .number = you

## Events

subject = { $subject ->
        [you] { "" }
        [other] otro jugador
       *[any] un jugador
    }
event = cuando { subject } { $act }
event-would = cuando { $subject ->
        [you] vayas a
        [other] otro jugador vaya a
       *[any] un jugador vaya a
    } { $act }
event-if = { $event }, si { $condition }
event-by = { $act } de { $by }
event-leave = cuando { $what } salga del juego
event-empty = cuando tu mazo quede vacío
event-start-cleanup = al inicio de tu mantenimiento
when-then = { $event }, { $then }
instead = { $event }, en su lugar { $then }

## Conditions

is-state = { $who ->
        [you] tu estado { $negated ->
            [yes] no es
           *[no] es
        }
        [they] su estado { $negated ->
            [yes] no es
           *[no] es
        }
        [named] { $subject } { $negated ->
            [yes] no está
           *[no] está
        } en estado
       *[who] cuyo estado { $negated ->
            [yes] no sea
           *[no] sea
        }
    } { $state }
have = { $who ->
        [you] { $negated ->
            [yes] no tienes
           *[no] tienes
        }
        [they] { $negated ->
            [yes] no tiene
           *[no] tiene
        }
        [named] { $subject } { $negated ->
            [yes] no tiene
           *[no] tiene
        }
       *[who] { $negated ->
            [yes] que no tenga
           *[no] que tenga
        }
    } { $what }
have-market = { $negated ->
        [yes] no hay
       *[no] hay
    } { $what } en el mercado
have-discarded = { $negated ->
        [yes] no
       *[no] { "" }
    } { $who ->
        [you] has
       *[other] ha
    } descartado { $what }
have-at-least = { $who ->
        [you] tienes
        [they] tiene
        [named] { $subject } tiene
       *[who] que tenga
    } al menos { $what }
have-less = { $who ->
        [you] tienes
        [they] tiene
        [named] { $subject } tiene
       *[who] que tenga
    } menos de { $what }
is-kind = { $who ->
        [who] { $which ->
            [given] { $negated ->
                [yes] que no haya recibido
               *[no] que haya recibido
            }
           *[other] si { $ref } { is-it }
        }
       *[other] { $which ->
            [it] { is-it }
           *[other] { $ref } { is-it }
        }
    } { $what }
is-it = { $negated ->
        [yes] no es
       *[no] es
    }
done = { $negated ->
        [yes] no lo
       *[no] lo
    } { $who ->
        [you] haces
       *[other] hace
    }
flag-end-triggered = { $negated ->
        [yes] no se ha desencadenado el fin de la partida
       *[no] ya se ha desencadenado el fin de la partida
    }
flag-chaos-left = la pila de caos { $negated ->
        [yes] está vacía
       *[no] no está vacía
    }
flag-fame-deck-empty = { $negated ->
        [yes] hay en el mazo de fama otra carta además de «Rey de Reyes»
       *[no] solo queda «Rey de Reyes» en el mazo de fama
    }
flag-hand-empty = { their-hand } { $negated ->
        [yes] no está vacía
       *[no] está vacía
    }
their-hand = { $who ->
        [you] tu mano
       *[other] su mano
    }
flag-returned-unrest-this-turn = { $negated ->
        [yes] no { $who ->
            [you] has
           *[other] ha
        }
       *[no] { $who ->
            [you] has
           *[other] ha
        }
    } devuelto un disturbio de la mano este turno
flag-broke-through = { $negated ->
        [yes] no { $who ->
            [you] has
           *[other] ha
        }
       *[no] { $who ->
            [you] has
           *[other] ha
        }
    } mejorado
flag-your-turn = { $negated ->
        [yes] no es tu turno
       *[no] es tu turno
    }
flag-had-one-resource = { $negated ->
        [yes] esa carta no tenía exactamente 1 recurso
       *[no] esa carta tenía exactamente 1 recurso
    }
flag-would-lose-a-region = { $negated ->
        [yes] ese ataque no va a
       *[no] ese ataque va a
    } { $who ->
        [you] hacerte
       *[other] hacerle
    } abandonar o recuperar una región

## The automa's rows
# The subject is always named: "paga" alone would be a command to you.

who-automa = el autómata
    .short = { "" }
trigger-other = cualquier otra carta

## Cards

label-free = Acción sin coste
label-free-if = Acción sin coste si { $condition }
label-play = { $text }
label-exhaust = Agotar: { $text }
label-set-up = Preparación: { $text }
label-exhaust-when = Agotar: { $text }
label-passive = Pasiva: { $text }
label-solstice = Solsticio: { $text }
label-end-of-solstice = Fin del solsticio: { $text }
label-commerce = Comercio: { $text }
label-profit = Beneficio: { $text }
label-gained = Al obtener esta carta: { $text }
label-developed = Al desarrollar esta carta: { $text }
label-before-scoring = Antes de la puntuación: { $text }
line-needs = Solo puede jugarse si { $condition }.
line-unplayable = No puede jugarse.
line-instead-of-gaining = Cuando vayas a obtener esta carta, en su lugar resuélvela.
line-first-king = Cuando vayas a obtener esta carta, en su lugar resuélvela y voltéala. Esto desencadena el fin de la partida.
line-ends-game = Tomar esta carta desencadena el fin de la partida.
line-into-play = Entra en juego al obtenerla; tu carta de estado no se voltea.
line-counts-as = Cuenta como { $what }.
line-chaos = Si la pila de caos está vacía cuando se produce un colapso, gana el jugador de esta nación.
line-supply = Preparación: va a la pila de disturbios si esta nación participa.
cannot-garrison = No puede protegerse.
cannot-garrison-in-region = No puede protegerse en una región.
cannot-gain-as-mana = No puede obtenerse como maná.
cannot-abandon = No puede abandonarse.
cannot-recall = No puede recuperarse.
cannot-target-early = No puede elegirse en la zona de misión, salvo que sea la última misión que quede en ella.
cannot-discard-in-cleanup = No puede descartarse en el mantenimiento.

points = { $n } PV
points-per = { $n } PV { $per }
points-in = { $n } PV { $place }
points-else = { $cases }; si no, { $n } PV
cost-mana = { $n } de maná
cost-free = { $cost }, o nada si { $condition }
cost-also = { $cost }; además, { $act }
cost-if = { $cost }, si { $condition }
