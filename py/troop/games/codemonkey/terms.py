"""What the options of a game amount to: who plays with which parts, and what each player has in hand."""

from typing import NamedTuple

from troop.core.errors import BadOption
from troop.core.message import message
from troop.core.options import Options
from troop.games.codemonkey.tiles import PATH, TREES, full

TRAPS, LOOP, MAGIC, MASTER, GRAND, TIME = PARTS = ("traps", "loop", "magic", "master", "grand", "time")
"""Rules 26 to 32: what the levels 2 to 7 add, one each."""
LEVELS = {1: (), **{level: PARTS[: level - 1] for level in range(2, len(PARTS) + 2)}}
NO_PARTS = "none"
MINUTES = (5 * 60, 7 * 60)
"""Rule 32: how long the clock takes at least and at most, in seconds."""
TIMES = (3, 4, 5)
"""Rule 32: after how many rounds the timer rings."""


class Terms(NamedTuple):
    """The terms on which a game is played; they do not change."""

    seats: int
    parts: tuple[str, ...] = ()
    missions: bool = False
    build: bool = False
    """Rule 6: the players lay the jungle themselves."""
    minutes: bool = False
    """Rule 32: the timer runs in real time."""
    drawn: bool = False
    """Rule 10: who starts is drawn."""

    @property
    def dice(self) -> int:
        """Rules 8 and 30: how many movement dice a player has."""
        return 3 if MASTER in self.parts else 2

    @property
    def swings(self) -> int:
        """Rules 24 and 30: how many Swings a player has."""
        return 2 if MASTER in self.parts else 1

    @property
    def slots(self) -> int:
        """Rules 8 and 31: how many slots a CodePanel has."""
        return 4 if GRAND in self.parts else 3

    @property
    def loops(self) -> bool:
        """Rule 28."""
        return LOOP in self.parts

    @property
    def traps(self) -> bool:
        """Rule 26."""
        return TRAPS in self.parts

    @property
    def magic(self) -> bool:
        """Rule 29."""
        return MAGIC in self.parts

    @property
    def counts_rounds(self) -> bool:
        """Rule 32: whether a hidden timer counts rounds."""
        return TIME in self.parts and not self.minutes

    @property
    def counts_minutes(self) -> bool:
        """Rule 32: whether a clock outside the game rings."""
        return TIME in self.parts and self.minutes

    @property
    def tiles(self) -> int:
        """Rule 2: how many tiles the path has."""
        return PATH[self.seats]

    @property
    def trees(self) -> int:
        """Rule 3: how many trees there are."""
        return TREES[self.seats]

    @property
    def harvest(self) -> tuple[int, ...]:
        """Rule 4: the bananas on each tree when the game begins."""
        return tuple(full(tree) for tree in range(1, self.trees + 1))


def terms_of(options: Options) -> Terms:
    """The terms that settled options mean."""
    parts = str(options["parts"])
    return Terms(
        int(options["seats"]),
        tuple(part for part in PARTS if part in parts.split(",")) if parts else LEVELS[int(options["level"])],
        options["missions"] == "on",
        options["setup"] == "build",
        options["timer"] == "minutes",
        options["first"] == "drawn",
    )


def read_parts(text: str) -> str:
    """The option ``parts``: nothing, ``none``, or parts in any order. Raises BadOption."""
    words = [word for word in text.lower().replace(" ", ",").split(",") if word]
    if words == [NO_PARTS]:
        return NO_PARTS
    for word in words:
        if word not in PARTS:
            allowed = ", ".join((*PARTS, NO_PARTS))
            raise BadOption("parts", message("bad-option", option="parts", value=word[:40], allowed=allowed))
    return ",".join(part for part in PARTS if part in words)


def settled(options: Options) -> Options:
    """The options with those that mean nothing beside the others at their default (section 7). Raises BadOption."""
    seats, first = int(options["seats"]), options["first"]
    if first != "drawn" and int(first) > seats:
        allowed = f"1–{seats}, drawn"
        raise BadOption("first", message("bad-option", option="first", value=first, allowed=allowed))
    options = dict(options)
    if options["parts"]:
        options["level"] = 1
    if options["jungle"]:
        options["setup"] = "quick"
    if TIME not in terms_of(options).parts:
        options["timer"] = "rounds"
    return options
