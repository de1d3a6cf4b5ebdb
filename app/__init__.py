"""Solstice: shows and asks. Rules are in automa."""
