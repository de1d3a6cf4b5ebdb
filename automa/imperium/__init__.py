"""Imperium: Classics, Legends, Horizons. Set-up, turn, market, keywords, solstice, scoring."""
