# Before the first screen: why there is none.

start-no-display = There is no display here, so Solstice plays in the terminal.
start-no-opengl = There is no OpenGL here (on Debian: apt-get install libgl1 libegl1), so Solstice plays in the terminal.
start-no-kivy = The packages of the screens are not installed (make app does it), so Solstice plays in the terminal.
