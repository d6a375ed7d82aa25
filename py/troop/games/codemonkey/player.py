"""A player: the monkey, the bananas, and all that lies on the table before them."""

from typing import NamedTuple

from troop.games.codemonkey.coding import HIDDEN, Program
from troop.games.codemonkey.tiles import is_tree

NOWHERE = ""
NOBODY = -1
UNMARKED, UNKNOWN = 0, -1
"""What stands for a tree on a magic card that nobody has marked, and on one whose mark may not be known."""


class Player(NamedTuple):
    """What there is of a player."""

    at: str = NOWHERE
    """The hex or the tree where the monkey is."""
    bananas: int = 0
    last: int = 0
    """Rule 15: the tree they last collected from."""
    missions: tuple[int, ...] = ()
    """Rule 25: their three trees, in the order they set."""
    collected: tuple[int, ...] = ()
    """Rule 25: those of their missions they have collected from, in the order of the first time."""
    trap: str = NOWHERE
    """Rule 26: the hex where their trap lies."""
    climbed: tuple[int, ...] = ()
    """Rule 26: the numbers of the hexes they climbed from this round, ascending."""
    mark: int = UNMARKED
    """Rule 29: the tree on their magic card."""
    safe: tuple[int, ...] = ()
    """Rule 29: the trees they have collected from since the card was marked, ascending: it is none of them."""
    dice: tuple[int, ...] = ()
    """What they rolled this round, highest first."""
    program: Program = ()

    @property
    def up(self) -> bool:
        """Whether the monkey is up a tree."""
        return is_tree(self.at)

    @property
    def coded(self) -> bool:
        """Whether a program lies there, seen or not."""
        return bool(self.program)

    def without_program(self) -> "Player":
        """As somebody may see it from whom the program is hidden; that there is one, all see."""
        return self._replace(program=(HIDDEN,) * len(self.program))

    def without_mark(self) -> "Player":
        """As somebody may see it from whom the mark is hidden; that there is one, all see."""
        return self._replace(mark=UNKNOWN) if self.mark else self
