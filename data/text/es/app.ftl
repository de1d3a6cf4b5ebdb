# Words that many screens share.

app-back = Atrás
app-settings = Ajustes
app-undo = Deshacer
app-redo = Rehacer
app-close = Cerrar
app-cancel = Cancelar
app-menu = Menú
app-read-aloud = Leer en voz alta
place-play = Jugar
place-records = Registros
place-cards = Cartas
place-rules = Reglas
way-brain = Cerebro
way-guide = Guía
box-classics = Clásicos
box-classics-about = Ocho naciones: de los romanos a los macedonios
box-legends = Leyendas
box-legends-about = Ocho naciones: de los egipcios a los utópicos
box-horizons = Horizontes
box-horizons-about = Catorce naciones, y Rutas Comerciales
