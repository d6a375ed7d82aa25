"""What the options choose: the rules of one game, as data."""

from typing import NamedTuple

from troop.core.options import Options
from troop.games.itchy.lice import Lice
from troop.games.itchy.species import in_game

WORKERS, QUEENS, SPIES = 20, 3, 3
"""Rules 1 and 17: what each player has."""


class Edition(NamedTuple):
    """Where the two rulebooks differ."""

    name: str
    keeps_distance: bool
    """Rule 5: at set-up, no lice on the cells around."""
    enters_then_spawns: bool
    """Rule 9: the spawn follows an entry; else the entry is the spawn."""


EDITIONS = {
    "english": Edition("english", keeps_distance=True, enters_then_spawns=True),
    "french": Edition("french", keeps_distance=False, enters_then_spawns=False),
}


class Rules(NamedTuple):
    """The rules that hold all through a game."""

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
        """Rule 16: how many turns a game has at most."""
        return self.seats * self.cap


def rules_of(options: Options) -> Rules:
    """The rules that settled options choose."""
    pool = Lice(WORKERS, QUEENS, SPIES if options["spies"] == "on" else 0)
    edition = EDITIONS[str(options["edition"])]
    return Rules(int(options["seats"]), in_game(str(options["tamarin"])), int(options["cap"]), edition, pool)
