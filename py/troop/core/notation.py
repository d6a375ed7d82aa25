"""Notation: moves and positions as text."""

from typing import TYPE_CHECKING, Generic

from troop.core.errors import AmbiguousMove, IllegalMove, InvalidNotation
from troop.core.state import Move, S, not_legal

if TYPE_CHECKING:
    from troop.core.game import Game


class Notation(Generic[S]):
    """How moves and positions are written; by default a move by its words, and a position by its fields as JSON."""

    separator = " / "
    """Stands between two moves in a record; a game whose moves contain no spaces may use ``" "``."""

    def __init__(self, game: "Game[S]") -> None:
        self.game = game

    def write(self, state: S, move: Move) -> str:  # noqa: ARG002
        """Return the move in the game's notation."""
        return " ".join(move)

    def parse(self, state: S, text: str) -> Move:
        """Return the legal move that a text means here. Raises InvalidNotation, IllegalMove or AmbiguousMove."""
        words = text.split()
        written = {self.write(state, move): move for move in state.legal_moves()}
        if (exact := written.get(" ".join(words))) is not None:
            return exact
        similar = [each for each in written if each.casefold() == " ".join(words).casefold()]
        if len(similar) > 1:
            raise AmbiguousMove(text, similar[0], similar[1])
        if similar:
            return written[similar[0]]
        if not words or not written or not all(sign.isascii() or sign.isalnum() for sign in "".join(words)):
            raise InvalidNotation(text)
        raise IllegalMove(self.game.narration.why_illegal(state, tuple(words)) or not_legal(state, tuple(words)))

    def to_text(self, state: S) -> str:
        """Return the state as one line of text."""
        from troop.core.state_json import write  # imports much, and not every game needs it

        return write(state)

    def from_text(self, text: str, /, **given: object) -> S:
        """Return the state that one line of text describes. Raises BadPosition or BadOption."""
        from troop.core.state_json import read

        return read(type(self.game.start(**given)), text)
