"""The state of a game. A move is a whole sowing, or with tokens one step of a turn."""

from typing import NamedTuple

from troop.core.chance import Rng, Weights
from troop.core.game import CHANCE, OVER, IllegalMove, Move, Outcome
from troop.core.options import Options
from troop.games.mancala.rules import apply, legal
from troop.games.mancala.rules.board import NOBODY, NORTH, SOUTH, places, size, store
from troop.games.mancala.rules.sowing import sow
from troop.games.mancala.rules.tokens import Tokens, full_pile, is_known
from troop.games.mancala.rules.validation import is_valid
from troop.games.mancala.rules.variant import new_tokens
from troop.games.mancala.rules.why_illegal import why_illegal


class State(NamedTuple):
    """A position: the board, the side to move, the seat that plays South, and the tokens."""

    board: tuple[int, ...]
    side: int
    """SOUTH or NORTH; NOBODY before the first player is drawn and when the game is over."""
    south: int | None
    """The seat that plays South; None before the draw."""
    capture: str = "any"
    drawn: bool = False
    """Whether the seat that plays South is drawn by chance."""
    tokens: Tokens | None = None
    """None in a game without tokens."""

    @property
    def actor(self) -> int:
        if self.south is None:
            return CHANCE
        if self.side == NOBODY:
            return OVER
        return self.seat(self.side) if self.tokens is None else legal.actor(self)

    @property
    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        if self.south is None:
            return tuple(move for move, _ in self.weights())
        if self.side == NOBODY:
            return ()
        return legal.sowing_moves(self) if self.tokens is None else legal.legal_moves(self)

    def weights(self) -> Weights:
        if self.south is None:
            return (("first=1",), 1), (("first=2",), 1)
        return () if self.tokens is None or self.side == NOBODY else legal.weights(self)

    def apply(self, move: Move) -> "State":
        if problem := why_illegal(self, move):
            raise IllegalMove(problem)
        return self.after(move)

    def after(self, move: Move) -> "State":
        """Return the state after a legal move, without checking it."""
        if self.south is None:
            return self._replace(side=SOUTH, south=int(move[0][-1]) - 1)
        if self.tokens is not None:
            return apply.play(self, move)
        sowing = sow(self.board, self.side, places(size(self.board))[move[0]], self.capture)
        return self._replace(board=sowing.board, side=sowing.next_side)

    def view(self, seat: int | None) -> "State":
        """Rule 16: with hidden hands, show a seat its own hand and only the size of the other."""
        if self.tokens is None or not self.tokens.hidden:
            return self
        return self._replace(tokens=self.tokens.visible_to(NOBODY if seat is None else self.side_of(seat)))

    def seat(self, side: int) -> int:
        """Return the seat that plays a side, once the seat of South is known."""
        assert self.south is not None
        return self.south if side == SOUTH else 1 - self.south

    def side_of(self, seat: int) -> int:
        """Return the side that a seat plays; NOBODY before the draw."""
        return NOBODY if self.south is None else SOUTH if seat == self.south else NORTH


def start(options: Options) -> State:
    """Return the state before the first decision, or before the draw of the first player."""
    side = [int(options["each"])] * int(options["pockets"]) + [0]
    capture, tokens = str(options["capture"]), None
    if options["tokens"] == "on":
        tokens = new_tokens(options, (full_pile(0), full_pile(0)), full_pile(int(options["copies"])))
    if options["first"] == "drawn":
        return State((*side, *side), NOBODY, None, capture, True, tokens)
    return State((*side, *side), SOUTH, int(options["first"]) - 1, capture, False, tokens)


def final_outcome(state: State) -> Outcome:
    """Rule 6: most monkeys wins; equal stores are a draw."""
    scores = [0, 0]
    for side in (SOUTH, NORTH):
        scores[state.seat(side)] = state.board[store(size(state.board), side)]
    winners = () if scores[0] == scores[1] else (scores.index(max(scores)),)
    return Outcome("side empty", tuple(scores), winners)


def sample(view: State, rng: Rng) -> State:
    """Return a random full state that fits a view: unseen tokens are dealt until the state is valid."""
    if view.tokens is None or is_known(view.tokens.pile):
        return view
    while not is_valid(state := view._replace(tokens=view.tokens.with_unseen_dealt(rng))):
        pass
    return state
