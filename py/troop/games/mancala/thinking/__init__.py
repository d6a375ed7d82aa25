"""How to think about Monkey Mancala: fast private states, what they are worth, and the searches on them."""
