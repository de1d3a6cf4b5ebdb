# Settings, and about the app.

settings-language-en = English
settings-language-pt = Português
settings-language-es = Español
settings-text-size = Text size
settings-text-less = Smaller text
settings-text-more = Larger text
settings-per-cent = { $number } %
settings-sample = The Mayans gain 1 { $icon }.
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-contrast-about = black, white, icons and letters
settings-screen-on = Keep the screen on
settings-screen-on-about = only during a game
settings-read-aloud = Read aloud
settings-read-aloud-about = each row as it is revealed
settings-read-aloud-missing = no voice was found on this device
settings-no-voice = No voice for this language was found on this device.
settings-sound = Sound
settings-sound-about = die, card, end of the game
settings-vibration = Vibration
settings-vibration-about = when the die lies still
settings-vibration-missing = this device does not vibrate
settings-motion = Motion
settings-motion-about = cards turn over, the die tumbles

## At the table

settings-table = At the table
settings-die = The automa’s die
settings-die-app = The app’s die
settings-die-app-about = Tap it or shake the device.
settings-die-mine = My own die
settings-die-mine-about = You roll it and tap what it shows.
settings-pace = Pace of the automa’s turn
settings-pace-step = Step by step
settings-pace-step-about = One instruction at a time. Good for learning.
settings-pace-card = Card by card
settings-pace-card-about = All instructions of a card at once.
settings-pace-turn = Whole turn
settings-pace-turn-about = A summary of the turn. For experts.
settings-boxes = Your boxes
settings-one-box = Keep one box at least.

## About

settings-about = About Solstice
settings-about-about = version, licences
about-version = Version { $version }
about-unofficial = An unofficial fan project. It is not made, approved or supported by the makers of the game.
about-makers = Imperium: Classics, Legends and Horizons are games by Nigel Buckle and Dávid Turczi, published by Osprey Games. All rights in them belong to their owners.
about-private = No account, no network, no tracking. Your games stay on this device.
about-used = What it is made with
about-licence = { $licence } · { $by }
about-own-sounds = The sounds
about-own-code = Solstice itself
about-ours = our own
about-read-licence = Read the Apache License
about-apache = Apache License 2.0
