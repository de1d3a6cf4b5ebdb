# The library of cards, and one card.

cards-search = Buscar en { $number } cartas
cards-search-short = Buscar
cards-filters = Filtros
cards-nation = Nación
cards-every-nation = Todas las naciones
cards-common = Cartas comunes
cards-all-boxes = todas las cajas
cards-every-box = Todas las cajas
cards-by-name = por nombre
cards-by-suit = por clase
cards-by-nation = por nación
cards-box = Caja
cards-order = Orden
cards-icons = Iconos
cards-clear = Sin filtro
cards-nothing = Ninguna carta es así.
cards-no-suit = sin clase

card-title = Carta
card-worth = { $number ->
        [one] Vale 1 punto para el autómata.
       *[other] Vale { $points } puntos para el autómata.
    }
card-no-text = Sabemos lo que está impreso en esta carta, pero su texto aún no está en la app.
card-box = Caja
card-start = Al empezar
card-start-deck = en el mazo de robo
card-start-nation = en el mazo de nación
card-start-accession = en el fondo del mazo de nación: la carta de ascensión
card-start-development = en la zona de desarrollo
card-start-supply = en la pila de disturbios
card-start-in-play = en juego
card-start-chaos = en la pila de caos
card-players = Jugadores
card-name-en = En inglés
card-name-pt = En portugués
card-name-es = En español
card-other-side = El otro lado
card-replaces = En lugar de esta carta anterior

card-cost = Desarrollar
card-points = Puntos

# Words that are followed by their icon on a card, in every form they take.
card-words-materials = material, materiales
card-words-population = población
card-words-progress = progreso
card-words-goods = bien, bienes
card-words-region = región, regiones
card-words-uncivilised = primitiva, primitivas, primitivo, primitivos
card-words-civilised = civilizada, civilizadas, civilizado, civilizados
card-words-tributary = tributo, tributos
card-words-fame = fama
card-words-unrest = disturbio, disturbios
card-words-trade-route = ruta comercial, rutas comerciales
card-words-gadget = dispositivo, dispositivos
