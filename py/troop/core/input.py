"""Choosing a move: the words that lead to it, and what is chosen or passed without asking."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from troop.core.messages import Message
from troop.core.moves import MoveTree
from troop.core.state import Move, S

if TYPE_CHECKING:
    from troop.core.game import Game


class Amount(NamedTuple):
    """How many pieces of a kind a choice takes. Choices that differ only in amounts are made with counters."""

    label: Message
    number: int
    icon: str


class ProgramLine(NamedTuple):
    """A line of code, for games in which players write programs. Without code it is a title: its note."""

    code: str
    runs: bool = False
    """This line is running now."""
    result: str = ""
    """How the line went or would go: ``done``, ``failed``, ``warning`` or nothing."""
    note: Message | None = None
    """A remark on the line."""


class Prepared(NamedTuple):
    """The words that prepare a suggested move, so that the player can still change it, and what doing so is called."""

    words: Move
    label: Message


class HiddenTimer(NamedTuple):
    """A timer that runs in the page, for a random time between two limits, and is not shown."""

    action: str
    """The control action that is entered when it rings."""
    min_seconds: int
    max_seconds: int
    can_ring: bool
    """False while ringing has to wait."""


class Input(Generic[S]):
    """How moves are chosen; by default word by word, in the order of the words."""

    def __init__(self, game: "Game[S]") -> None:
        self.game = game

    def move_paths(self, view: S) -> dict[Move, Move]:
        """Return every path of words that leads to a move, with the move: some words may come in more than one
        order.
        """
        return {move: move for move in view.legal_moves()}

    def move_tree(self, view: S) -> MoveTree:
        """Return the tree of words from which moves are chosen."""
        return MoveTree(self.move_paths(view))

    def forced(self, view: S) -> Move | None:  # noqa: ARG002
        """Return the only possible move if it is to be played without asking."""
        return None

    def auto_pass(self, view: S) -> Move | None:  # noqa: ARG002
        """Return the move to play without asking because no other choice helps the player; None to ask."""
        return None

    def is_decline(self, view: S, path: Move) -> bool:  # noqa: ARG002
        """Return whether a path of words declines what is offered."""
        return False

    def may_be_offered_again(self, view: S, path: Move) -> bool:  # noqa: ARG002
        """Return whether what this path declines may be offered again before the player's own turn."""
        return False

    def role(self, view: S, path: Move) -> str:  # noqa: ARG002
        """Return the key or gesture that a path of words answers to: ``turn``, ``unturn``, ``done`` or none."""
        return ""

    def confirm(self, view: S, path: Move) -> Message | None:  # noqa: ARG002
        """Return what to ask before a move is completed that was probably not meant; None to go on without asking."""
        return None

    def prepared(self, view: S, move: Move) -> Prepared | None:  # noqa: ARG002
        """Return how a suggested move is prepared; None to play it at once."""
        return None

    def amounts(self, view: S, path: Move) -> tuple[Amount, ...]:  # noqa: ARG002
        """Return how many pieces of each kind the last word of a path takes, if only that distinguishes it from the
        words beside it.
        """
        return ()

    def targets(self, view: S, path: Move) -> tuple[str, ...]:  # noqa: ARG002
        """Return the keys of further items that stand for the last word of a path: a click on them, or a drop, chooses
        it. An item that has a choice of its own keeps that.
        """
        return ()

    def anchor(self, view: S, path: Move) -> str | None:  # noqa: ARG002
        """Return the key of the item at which a choice without an item is offered; None to offer it in the panel."""
        return None

    def program_listing(self, view: S, prefix: Move = ()) -> tuple[ProgramLine, ...]:  # noqa: ARG002
        """Return the program being written or run."""
        return ()

    def hidden_timer(self, view: S) -> HiddenTimer | None:  # noqa: ARG002
        """Return the hidden timer of games played against time."""
        return None

    def control_action(self, state: S, word: str) -> S | None:  # noqa: ARG002
        """Return the state after a control action of the game's own, such as ``!ring``; None if it has no such
        action.

        Raises IllegalMove if the action does not apply here.
        """
        return None


def input_of(game: "Game[S]") -> Input[S]:
    """Return how the moves of a game are chosen."""
    return game.input or Input(game)


@lru_cache(maxsize=4)
def move_tree_of(game: "Game[Any]", view: Any) -> MoveTree:
    """Return the move tree of a view; cached, since a move is chosen word by word."""
    return input_of(game).move_tree(view)
