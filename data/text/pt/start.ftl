# Before the first screen: why there is none.

start-no-display = Não há tela aqui, então o Solstice joga no terminal.
start-no-opengl = Não há OpenGL aqui (no Debian: apt-get install libgl1 libegl1), então o Solstice joga no terminal.
start-no-kivy = Os pacotes das telas não estão instalados (make app faz isso), então o Solstice joga no terminal.
