"""How Solstice looks: colours, type, icons. `look` is what holds now."""
