"""What is decided in the course of a game, by name (section 7 of the rules)."""

FIRST = "first"
"""Chance draws who begins."""
PLACE = "place"
"""Set-up: a queen and two workers go onto a monkey."""
ENTER, SPAWN, MOVE, AFTER = "enter", "spawn", "move", "after"
"""The four steps of a turn."""
PICK = "pick"
"""Clan game: a species is picked."""
CLAN_SPAWN, CLAN_BUMP = "clan spawn", "clan bump"
"""The two steps of a turn of the clan game."""
OVER = "over"
"""Nothing any more."""

NOBODY = -1
"""The seat that decides before it is drawn who begins."""

PASS = ("pass",)
NITPICK, EXCHANGE = "x", "q"
NO_LICE_GO = "none"
"""The last word of a bump after which lice could go over, and do not."""
OFF = "off"
"""Clan game: a monkey leaves the board."""
