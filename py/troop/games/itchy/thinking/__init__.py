"""How to think about the base game."""
