"""The options, and the variant of the game that they choose."""

from typing import NamedTuple

from troop.core.errors import BadOption
from troop.core.messages import Message, message
from troop.core.options import Option, Options
from troop.games.codemonkey.rules.jungle import read_jungle, read_layout
from troop.games.codemonkey.rules.tiles import PATH, TREES, full

TRAPS, LOOP, MAGIC, MASTER, GRAND, TIME = PARTS = ("traps", "loop", "magic", "master", "grand", "time")
"""Rules 26 to 32: the additions of levels 2 to 7, one each."""
LEVELS = {1: (), **{level: PARTS[: level - 1] for level in range(2, len(PARTS) + 2)}}
NO_PARTS = "none"
AUTO, ON, OFF = "auto", "on", "off"
"""Rule 24: whether there are missions; ``auto`` leaves it to the level."""
MINUTES = (5 * 60, 7 * 60)
"""Rule 32: the shortest and the longest time of the clock, in seconds."""
TIMES = (3, 4, 5)
"""Rule 32: the numbers of rounds after which the timer may ring."""


def read_parts(text: str) -> str:
    """Read the option ``parts``: empty, ``none``, or parts in any order. Raises BadOption."""
    words = [word for word in text.lower().replace(" ", ",").split(",") if word]
    if words == [NO_PARTS]:
        return NO_PARTS
    for word in words:
        if word not in PARTS:
            allowed = ", ".join((*PARTS, NO_PARTS))
            raise BadOption("parts", message("bad-option", option="parts", value=word[:40], allowed=allowed))
    return ",".join(part for part in PARTS if part in words)


OPTIONS = (
    Option("seats", (2, 3, 4), 2),
    Option("level", range(1, 8), 1, steps=True),
    Option("parts", PARTS, "", read=read_parts),
    Option("missions", (AUTO, ON, OFF), AUTO),
    Option("setup", ("quick", "build"), "quick"),
    Option("jungle", (), "", read=read_jungle),
    Option("first", (1, 2, 3, 4, "drawn"), 1),
    Option("timer", ("rounds", "minutes"), "rounds"),
)


class Variant(NamedTuple):
    """The rules of one game."""

    seats: int
    parts: tuple[str, ...] = ()
    missions: bool = False
    build: bool = False
    """Rule 6: whether the players lay the jungle themselves."""
    minutes: bool = False
    """Rule 32: whether the timer runs in real time."""
    drawn: bool = False
    """Rule 10: whether the first player is drawn."""

    @property
    def dice(self) -> int:
        """Rules 8 and 30: the number of movement dice of a player."""
        return 3 if MASTER in self.parts else 2

    @property
    def swings(self) -> int:
        """Rules 24 and 30: the number of Swings of a player."""
        return 2 if MASTER in self.parts else 1

    @property
    def slots(self) -> int:
        """Rules 8 and 31: the number of slots of a CodePanel."""
        return 4 if GRAND in self.parts else 3

    @property
    def loops(self) -> bool:
        """Rule 28: whether there is a Loop."""
        return LOOP in self.parts

    @property
    def traps(self) -> bool:
        """Rule 26: whether there are traps."""
        return TRAPS in self.parts

    @property
    def magic(self) -> bool:
        """Rule 29: whether there are magic cards."""
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
        """Rule 2: the number of tiles of the path."""
        return PATH[self.seats]

    @property
    def trees(self) -> int:
        """Rule 3: the number of trees."""
        return TREES[self.seats]

    @property
    def harvest(self) -> tuple[int, ...]:
        """Rule 4: the bananas on each tree when the game begins."""
        return tuple(full(tree) for tree in range(1, self.trees + 1))


def variant_of(options: Options) -> Variant:
    """Return the variant that complete options choose."""
    parts = str(options["parts"])
    return Variant(
        int(options["seats"]),
        tuple(part for part in PARTS if part in parts.split(",")) if parts else LEVELS[int(options["level"])],
        options["missions"] == ON,
        options["setup"] == "build",
        options["timer"] == "minutes",
        options["first"] == "drawn",
    )


def normalized(options: Options) -> Options:
    """Return the options with those without meaning at their default (section 7). Raises BadOption."""
    seats, first = int(options["seats"]), options["first"]
    if first != "drawn" and int(first) > seats:
        allowed = f"1–{seats}, drawn"
        raise BadOption("first", message("bad-option", option="first", value=first, allowed=allowed))
    options = dict(options)
    if options["missions"] == AUTO:
        options["missions"] = OFF if is_basic(options) else ON
    if options["parts"]:
        options["level"] = 1
    if options["jungle"]:
        options["setup"] = "quick"
    if TIME not in variant_of(options).parts:
        options["timer"] = "rounds"
    check_layout(options)
    return options


def is_basic(options: Options) -> bool:
    """Rule 24: whether this is level 1, or the parts chosen instead of a level are none."""
    return options["parts"] == NO_PARTS if options["parts"] else options["level"] == 1


def check_layout(options: Options) -> None:
    """Rules 2 and 3: a layout has the game's numbers of tiles and trees. Raises BadOption."""
    jungle, variant = read_layout(str(options["jungle"])), variant_of(options)
    if options["jungle"] and (len(jungle.tiles), len(jungle.trees)) != (variant.tiles, variant.trees):
        raise BadOption("jungle", message("codemonkey-layout-size", tiles=variant.tiles, trees=variant.trees))


def why_no_correspondence(variant: Variant) -> Message | None:
    """Return why a game cannot be played by correspondence, or None if it can.

    Rule 29: a mark known to two players and hidden from a third cannot be proved. Rule 32: turns take longer than
    minutes.
    """
    if variant.magic and variant.seats > 2:
        return message("codemonkey-no-correspondence-magic")
    return message("codemonkey-no-correspondence-minutes") if variant.counts_minutes else None
