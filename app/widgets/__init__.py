"""What the screens are made of. No widget knows a rule or a game."""
