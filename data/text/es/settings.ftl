# Settings, and about the app.

settings-language-en = English
settings-language-pt = Português
settings-language-es = Español
settings-text-size = Tamaño del texto
settings-text-less = Texto más pequeño
settings-text-more = Texto más grande
settings-per-cent = { $number } %
settings-sample = Los mayas obtienen 1 { $icon }.
settings-theme-system = Sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-contrast-about = negro, blanco, iconos y letras
settings-screen-on = Mantener la pantalla encendida
settings-screen-on-about = solo durante una partida
settings-read-aloud = Leer en voz alta
settings-read-aloud-about = cada fila cuando se revela
settings-read-aloud-missing = no se ha encontrado ninguna voz en este dispositivo
settings-no-voice = No se ha encontrado ninguna voz en este idioma en el dispositivo.
settings-sound = Sonido
settings-sound-about = dado, carta, fin de la partida
settings-vibration = Vibración
settings-vibration-about = cuando el dado se para
settings-vibration-missing = este dispositivo no vibra
settings-motion = Movimiento
settings-motion-about = las cartas se giran, el dado rueda

## At the table

settings-table = En la mesa
settings-die = El dado del autómata
settings-die-app = El dado de la aplicación
settings-die-app-about = Tócalo o agita el dispositivo.
settings-die-mine = Mi propio dado
settings-die-mine-about = Tú lo lanzas y tocas lo que sale.
settings-pace = Ritmo del turno del autómata
settings-pace-step = Paso a paso
settings-pace-step-about = Una instrucción cada vez. Bueno para aprender.
settings-pace-card = Carta a carta
settings-pace-card-about = Todas las instrucciones de una carta a la vez.
settings-pace-turn = Turno entero
settings-pace-turn-about = Un resumen del turno. Para expertos.
settings-boxes = Tus cajas
settings-one-box = Deja al menos una caja.

## About

settings-about = Acerca de Solstice
settings-about-about = versión, licencias
about-version = Versión { $version }
about-unofficial = Un proyecto de aficionados, no oficial. No está hecho, aprobado ni apoyado por los creadores del juego.
about-makers = Imperium: Clásicos, Leyendas y Horizontes son juegos de Nigel Buckle y Dávid Turczi, publicados por Osprey Games. Todos los derechos pertenecen a sus dueños.
about-private = Sin cuenta, sin red, sin rastreo. Tus partidas se quedan en este dispositivo.
about-used = Hecho con
about-licence = { $licence } · { $by }
about-own-sounds = Los sonidos
about-own-code = El propio Solstice
about-ours = nuestro
about-read-licence = Leer la licencia Apache (en inglés)
about-apache = Licencia Apache 2.0
