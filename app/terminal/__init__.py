"""The companion by keyboard: a game at a real table, or a digital one, in a terminal."""
