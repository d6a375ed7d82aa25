"""How minds think about the game: a jungle of small numbers, programs run in the head, and what comes of them."""
