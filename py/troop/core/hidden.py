"""Hidden information: what a seat must not see."""

from typing import TYPE_CHECKING, Generic

from troop.core.chance import Rng
from troop.core.messages import Message
from troop.core.options import Options
from troop.core.state import Move, S

if TYPE_CHECKING:
    from troop.core.game import Game


class Hidden(Generic[S]):
    """What is hidden in a game; by default nothing."""

    def __init__(self, game: "Game[S]") -> None:
        self.game = game

    def applies(self, options: Options) -> bool:  # noqa: ARG002
        """Return whether a game with these options hides anything from a seat."""
        return False

    def sample(self, view: S, seat: int, rng: Rng) -> S:  # noqa: ARG002
        """Return a full state that is possible from what the seat knows."""
        return view

    def is_private(self, state: S) -> bool:  # noqa: ARG002
        """Return whether the decision to be made is for its seat alone."""
        return True

    def reveals(self, state: S, move: Move) -> bool:  # noqa: ARG002
        """Return whether the move shows somebody what was hidden from them, so that undo stops there."""
        return False

    def uncovers_all(self, state: S) -> bool:  # noqa: ARG002
        """In games with private decisions: return whether all of them are public after the decision to be made.

        Does not apply to small choices, which are opened when a difference can be seen.
        """
        return False

    def write_for(self, state: S, move: Move, seat: int | None = None) -> str:  # noqa: ARG002
        """Return the move in notation as far as the seat may see it; what is hidden is written ``?``."""
        return self.game.notation.write(state, move)

    def why_no_correspondence(self, options: Options) -> Message | None:  # noqa: ARG002
        """Return why a game with these options cannot be played by link, or None if it can."""
        return None


def hidden_of(game: "Game[S]") -> Hidden[S]:
    """Return what a game hides, which may be nothing."""
    return game.hidden or Hidden(game)
