"""The solo opponent: its tables, and the rules by which it acts on them."""
