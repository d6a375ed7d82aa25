"""The contract between a game and the rest of the engine. See docs/contract.md."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from troop.core.drawing import Badge, Card, Drawing, PlayerStat
from troop.core.errors import AmbiguousMove, BadOption, BadPosition, BadRecord, IllegalMove, InvalidNotation, TroopError
from troop.core.hidden import Hidden, hidden_of
from troop.core.input import Amount, HiddenTimer, Input, ProgramLine, input_of, move_tree_of
from troop.core.messages import Message
from troop.core.narration import Event, Narration
from troop.core.notation import Notation
from troop.core.options import Option, Options, Preset, complete_options
from troop.core.state import CHANCE, OVER, Move, Outcome, S, State, choices_after

if TYPE_CHECKING:
    from troop.core.bot import Bot

__all__ = [
    "CHANCE",
    "OVER",
    "AmbiguousMove",
    "Amount",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Badge",
    "Card",
    "Drawing",
    "Event",
    "Game",
    "Hidden",
    "HiddenTimer",
    "IllegalMove",
    "Input",
    "InvalidNotation",
    "Message",
    "Move",
    "Narration",
    "Notation",
    "Outcome",
    "PlayerStat",
    "ProgramLine",
    "State",
    "TroopError",
    "choices_after",
    "hidden_of",
    "input_of",
    "move_tree_of",
]


class Game(ABC, Generic[S]):
    """A game: its options, its first state, and a group of methods for each thing that can be asked about a state."""

    name: str
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    """Sets of options worth a name of their own, the first one with the defaults."""

    @abstractmethod
    def start(self, /, **given: object) -> S:
        """Return the first state. Raises BadOption."""

    def complete_options(self, /, **given: object) -> Options:
        """Return a complete set of options. Raises BadOption."""
        return complete_options(self.options, given)

    def repetition_key(self, state: S) -> Hashable:  # noqa: ARG002
        """Return a key that is equal for positions that count as repetitions, or None if repetition does not matter.

        At the third occurrence a draw can be agreed.
        """
        return None

    def uncatchable(self, state: S) -> int | None:  # noqa: ARG002
        """Return the seat whose lead no other seat can catch up with, whatever happens; None if there is none.

        The players are then offered to end the game.
        """
        return None

    @cached_property
    def notation(self) -> Notation[S]:
        """Moves and positions as text."""
        return Notation(self)

    @cached_property
    def narration(self) -> Narration[S]:
        """What happens, and why something is not possible, in messages."""
        return Narration(self)

    @cached_property
    @abstractmethod
    def drawing(self) -> Drawing[S]:
        """What the page shows."""

    @property
    def hidden(self) -> Hidden[S] | None:
        """What a seat must not see; None if everybody sees everything."""
        return None

    @property
    def input(self) -> Input[S] | None:
        """Help for choosing moves; None if moves are chosen by their own words and always asked for."""
        return None

    @property
    def bot(self) -> "Bot[S] | None":
        """The game's own bot; None for the generic one."""
        return None
