# The levels of difficulty (automa/imperium/difficulty.py).

level-chieftain = Chefe
level-warlord = Caudilho
level-imperator = Imperador
level-sovereign = Soberano
level-overlord = Suserano
level-supreme-leader = Líder Supremo
