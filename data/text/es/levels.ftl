# The levels of difficulty (automa/imperium/difficulty.py).

level-chieftain = Cabecilla
level-warlord = Caudillo
level-imperator = Emperador
level-sovereign = Soberano
level-overlord = Señor supremo
level-supreme-leader = Líder Supremo
