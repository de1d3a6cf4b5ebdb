# The levels of difficulty (automa/imperium/difficulty.py).

level-chieftain = Chieftain
level-warlord = Warlord
level-imperator = Imperator
level-sovereign = Sovereign
level-overlord = Overlord
level-supreme-leader = Supreme Leader
