"""A player: the monkey, the bananas, and everything else they own."""

from typing import NamedTuple

from troop.games.codemonkey.rules.programs import HIDDEN, Program
from troop.games.codemonkey.rules.tiles import is_tree

NOWHERE = ""
NOBODY = -1
UNMARKED, UNKNOWN = 0, -1
"""In place of a tree on a magic card: not marked, or hidden."""


class Player(NamedTuple):
    """Everything that belongs to one player."""

    at: str = NOWHERE
    """The hex or the tree of the monkey."""
    bananas: int = 0
    last: int = 0
    """Rule 15: the tree they last collected from."""
    missions: tuple[int, ...] = ()
    """Rule 25: their three trees, in the order they set."""
    collected: tuple[int, ...] = ()
    """Rule 25: the missions they have collected from, in the order of the first time."""
    trap: str = NOWHERE
    """Rule 26: the hex of their trap."""
    climbed: tuple[int, ...] = ()
    """Rule 26: the numbers of the hexes they climbed from this round, ascending."""
    mark: int = UNMARKED
    """Rule 29: the tree on their magic card."""
    safe: tuple[int, ...] = ()
    """Rule 29: the trees they have collected from since the card was marked, ascending: it is none of them."""
    dice: tuple[int, ...] = ()
    """Their roll of this round, highest first."""
    program: Program = ()
    ran: tuple[str, ...] = ()
    """How each slot of their latest run went, such as ``4+swing:done`` and ``down:not-on-tree``."""

    @property
    def up(self) -> bool:
        """Whether the monkey is up a tree."""
        return is_tree(self.at)

    @property
    def coded(self) -> bool:
        """Whether they have coded, even if the program is hidden."""
        return bool(self.program)

    def without_program(self) -> "Player":
        """Return the player with a hidden program; it remains visible that there is one."""
        return self._replace(program=(HIDDEN,) * len(self.program))

    def without_mark(self) -> "Player":
        """Return the player with a hidden mark; it remains visible that there is one."""
        return self._replace(mark=UNKNOWN) if self.mark else self
