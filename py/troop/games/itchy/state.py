"""A position of Itchy Monkey. What can be decided, and what it does, is in the table of steps."""

from typing import NamedTuple

from troop.core.chance import Chances, Weights, chances
from troop.core.game import CHANCE, IllegalMove, Move, Outcome
from troop.core.game import OVER as GAME_OVER
from troop.games.itchy import setup, steps
from troop.games.itchy.board import Board
from troop.games.itchy.clan.clan import Clan
from troop.games.itchy.lice import Lice
from troop.games.itchy.phases import FIRST, OVER
from troop.games.itchy.rules import Rules


class State(NamedTuple):
    """The board, and whose turn it is to decide what."""

    rules: Rules
    board: Board
    step: str
    """What is to be decided, one of those in ``phases.py``."""
    seat: int
    """Whose turn it is, also when it is over; NOBODY before it is drawn who begins."""
    turns: int = 0
    """How many turns are complete."""
    clan: Clan | None = None
    """What only the clan game has."""

    @property
    def actor(self) -> int:
        return {FIRST: CHANCE, OVER: GAME_OVER}.get(self.step, self.seat)

    @property
    def outcome(self) -> Outcome | None:
        return steps.result(self) if self.step == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        return steps.legal_moves(self)

    def weights(self) -> Weights:
        return setup.first_drawn(self.rules.seats) if self.step == FIRST else ()

    def chances(self) -> Chances:
        return chances(self.weights())

    def apply(self, move: Move) -> "State":
        if problem := steps.why_not(self, move):
            raise IllegalMove(problem)
        return steps.play(self, move)

    def view(self, seat: int | None) -> "State":  # noqa: ARG002
        """Everything is public."""
        return self

    def supply(self, seat: int) -> Lice:
        """Rule 1: what a seat has and is on no monkey."""
        here = [monkey.crowd[seat] for monkey in self.board.cells if monkey]
        workers, queens, spies = (sum(counts) for counts in zip(*here, strict=True))
        return self.rules.pool.minus(Lice(workers, queens, spies))

    def is_on_board(self, seat: int) -> bool:
        """Whether any monkey has lice of a seat; spies are lice."""
        return any(monkey.crowd[seat] for monkey in self.board.cells if monkey)
