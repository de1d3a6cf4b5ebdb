# Words that many screens share.

app-back = Back
app-settings = Settings
app-undo = Undo
app-redo = Redo
app-close = Close
app-cancel = Cancel
app-menu = Menu
app-read-aloud = Read aloud
place-play = Play
place-records = Records
place-cards = Cards
place-rules = Rules
way-brain = Brain
way-guide = Guide
box-classics = Classics
box-classics-about = Eight nations: from the Romans to the Macedonians
box-legends = Legends
box-legends-about = Eight nations: from the Egyptians to the Utopians
box-horizons = Horizons
box-horizons-about = Fourteen nations, and Trade Routes
