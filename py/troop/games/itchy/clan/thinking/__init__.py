"""How the clan game is thought about: a small state of its own, what it is worth, and a search over whole turns."""
