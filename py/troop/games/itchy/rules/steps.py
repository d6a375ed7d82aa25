"""The names of the steps of a game (section 7 of the rules), and the fixed words of moves."""

FIRST = "first"
"""Chance draws the first player."""
PLACE = "place"
"""Set-up: put a queen and two workers on a monkey."""
ENTER, SPAWN, MOVE, AFTER = "enter", "spawn", "move", "after"
"""The four steps of a turn."""
PICK = "pick"
"""Clan game: pick a species."""
CLAN_SPAWN, CLAN_BUMP = "clan spawn", "clan bump"
"""The two steps of a turn in the clan game."""
OVER = "over"
"""The game is over."""

NOBODY = -1
"""The seat on turn before the first player is drawn."""

PASS = ("pass",)
NITPICK, EXCHANGE = "x", "q"
NO_LICE_GO = "none"
"""The last word of a bump after which lice could move over but stay."""
OFF = "off"
"""Clan game: the monkey leaves the board."""
