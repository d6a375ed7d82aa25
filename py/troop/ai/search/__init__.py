"""Search algorithms for any game: each works on a few functions that the game's bot passes in."""
