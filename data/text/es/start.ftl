# Before the first screen: why there is none.

start-no-display = Aquí no hay pantalla, así que Solstice juega en la terminal.
start-no-opengl = Aquí no hay OpenGL (en Debian: apt-get install libgl1 libegl1), así que Solstice juega en la terminal.
start-no-kivy = Los paquetes de las pantallas no están instalados (make app lo hace), así que Solstice juega en la terminal.
