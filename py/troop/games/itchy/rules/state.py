"""The state of a game. The table of steps has the legal moves and their effects."""

from functools import cached_property
from typing import NamedTuple

from troop.core.chance import Weights
from troop.core.game import CHANCE, IllegalMove, Move, Outcome
from troop.core.game import OVER as GAME_OVER
from troop.core.options import Options
from troop.core.state import not_legal
from troop.games.itchy.clan.rules.clan import Clan
from troop.games.itchy.rules import setup, step_table
from troop.games.itchy.rules.board import Board, LiceByOwner, printed_board
from troop.games.itchy.rules.lice import NO_LICE, WORKER, Lice
from troop.games.itchy.rules.steps import FIRST, NOBODY, OVER, PICK, PLACE
from troop.games.itchy.rules.variant import Variant, variant_of


class StateFields(NamedTuple):
    variant: Variant
    board: Board
    step: str
    """The decision to be made, one of those in ``steps.py``."""
    seat: int
    """The seat on turn, also when the game is over; NOBODY before the first player is drawn."""
    turns: int = 0
    """The number of complete turns."""
    clan: Clan | None = None
    """The state of the clan game; None in the base game."""


class State(StateFields):
    """The board, the seat on turn, and the step of the turn."""

    @property
    def actor(self) -> int:
        return {FIRST: CHANCE, OVER: GAME_OVER}.get(self.step, self.seat)

    @property
    def outcome(self) -> Outcome | None:
        return step_table.final_outcome(self) if self.step == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        return self._legal_moves

    @cached_property
    def _legal_moves(self) -> tuple[Move, ...]:
        return step_table.legal_moves(self)

    def weights(self) -> Weights:
        return setup.first_drawn(self.variant.seats) if self.step == FIRST else ()

    def apply(self, move: Move) -> "State":
        if move not in self.legal_moves():
            raise IllegalMove(step_table.why_illegal(self, move) or not_legal(self, move))
        return self.after(move)

    def after(self, move: Move) -> "State":
        """Return the state after a legal move, without checking it."""
        return step_table.play(self, move)

    def view(self, seat: int | None) -> "State":  # noqa: ARG002
        """Return the state itself: everything is public."""
        return self

    def supply(self, seat: int) -> Lice:
        """Rule 1: the lice of a seat that are on no monkey."""
        workers, queens, spies = self.variant.pool
        for _, here in self.board.lice_of[seat]:
            workers, queens, spies = workers - here.workers, queens - here.queens, spies - here.spies
        return Lice(workers, queens, spies)

    def is_on_board(self, seat: int) -> bool:
        """Return whether any monkey has lice of a seat; spies count."""
        return bool(self.board.lice_of[seat])


def start(options: Options) -> State:
    """Rules 2, 3, 6 and 23: the monkeys in their places; in the clan game with a worker on each."""
    variant, clan = variant_of(options), Clan() if options["mode"] == "clan" else None
    each: LiceByOwner = (WORKER,) if clan else (NO_LICE,) * variant.seats
    board = printed_board(variant.seats, str(options["tamarin"]), each)
    if options["first"] == "drawn":
        return State(variant, board, FIRST, NOBODY, clan=clan)
    return State(variant, board, PICK if clan else PLACE, int(options["first"]) - 1, clan=clan)
