"""The options, and the variant of the rules that they choose."""

from typing import NamedTuple

from troop.core.options import Option, Options, Preset
from troop.games.itchy.rules.lice import Lice
from troop.games.itchy.rules.printed_boards import in_game

OPTIONS = (
    Option("seats", (2, 3, 4), 2),
    Option("mode", ("base", "clan"), "base", needs=(("clan", "seats", (2,)), ("clan", "spies", ("off",)))),
    Option("edition", ("english", "french"), "english", when=("mode", "base")),
    Option("tamarin", ("off", "L", "O", "S", "M"), "off"),
    Option("spies", ("off", "on"), "off"),
    Option("first", (1, 2, 3, 4, "drawn"), 1, needs=((3, "seats", (3, 4)), (4, "seats", (4,)))),
    Option("cap", range(10, 1001), 100),
)

PRESETS = (
    Preset("base", {}),
    Preset("spies", {"spies": "on"}),
    Preset("clan", {"mode": "clan"}),
)

WORKERS, QUEENS, SPIES = 20, 3, 3
"""Rules 1 and 17: the lice of each player."""


class Edition(NamedTuple):
    """The differences between the two rulebooks."""

    name: str
    keeps_distance: bool
    """Rule 5: at set-up, no lice on the cells around."""
    enters_then_spawns: bool
    """Rule 9: the spawn follows an entry; else the entry is the spawn."""


EDITIONS = {
    "english": Edition("english", keeps_distance=True, enters_then_spawns=True),
    "french": Edition("french", keeps_distance=False, enters_then_spawns=False),
}


class Variant(NamedTuple):
    """The rules of one game."""

    seats: int
    species: str
    """Rule 3: the letters of the five species in the game."""
    cap: int
    """Rule 16: turns for each seat."""
    edition: Edition
    pool: Lice
    """All the lice of a player, on monkeys and in supply."""

    @property
    def last_turn(self) -> int:
        """Rule 16: the most turns in a game."""
        return self.seats * self.cap


def variant_of(options: Options) -> Variant:
    """Return the variant that complete options choose."""
    pool = Lice(WORKERS, QUEENS, SPIES if options["spies"] == "on" else 0)
    edition = EDITIONS[str(options["edition"])]
    return Variant(int(options["seats"]), in_game(str(options["tamarin"])), int(options["cap"]), edition, pool)
