"""Ways of searching, for any game: each works on a few functions that a game's mind hands to it."""
