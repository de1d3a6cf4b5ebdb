"""The engine of Solstice: pure Python, no screen, no network."""

__version__ = "0.1.0"
