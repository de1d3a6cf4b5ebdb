# Words that many screens share.

app-back = Voltar
app-settings = Configurações
app-undo = Desfazer
app-redo = Refazer
app-close = Fechar
app-cancel = Cancelar
app-menu = Menu
app-read-aloud = Ler em voz alta
place-play = Jogar
place-records = Registros
place-cards = Cartas
place-rules = Regras
way-brain = Cérebro
way-guide = Guia
box-classics = Clássicos
box-classics-about = Oito nações: dos romanos aos macedônios
box-legends = Lendas
box-legends-about = Oito nações: dos egípcios aos utopianos
box-horizons = Horizontes
box-horizons-about = Catorze nações, e Rotas Comerciais
