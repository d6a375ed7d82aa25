"""The state of a game. A move is a whole sowing, or with tokens one step of a turn."""

from typing import NamedTuple

from troop.core.chance import Rng, Weights
from troop.core.game import CHANCE, OVER, IllegalMove, Move, Outcome
from troop.core.options import Options
from troop.core.state import not_legal
from troop.games.mancala.rules import apply, legal
from troop.games.mancala.rules.board import NOBODY, NORTH, SOUTH, size, store
from troop.games.mancala.rules.sowing import board_after_sowing
from troop.games.mancala.rules.tokens import CHANCE_STEPS, WINDOW, Tokens, full_pile, is_known, new
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
        side, south, tokens = self.side, self.south, self.tokens
        if south is None:
            return CHANCE
        if side == NOBODY:
            return OVER
        if tokens is not None:
            if tokens.step in CHANCE_STEPS:
                return CHANCE
            if tokens.step == WINDOW:
                side = 1 - side
        return south if side == SOUTH else 1 - south

    @property
    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        side = self.side
        if side == NOBODY:
            return tuple(move for move, _ in self.weights())
        return legal.sowing_moves(self.board, side) if self.tokens is None else legal.legal_moves(self)

    def weights(self) -> Weights:
        if self.south is None:
            return (("first=1",), 1), (("first=2",), 1)
        return () if self.tokens is None or self.side == NOBODY else legal.weights(self)

    def apply(self, move: Move) -> "State":
        plain_sowing = self.tokens is None and legal.can_sow(self.board, self.side, move)
        if not plain_sowing and move not in self.legal_moves():
            raise IllegalMove(why_illegal(self, move) or not_legal(self, move))
        return self.after(move)

    def after(self, move: Move) -> "State":
        """Return the state after a legal move, without checking it."""
        board, side, south, rule, drawn, tokens = self
        if south is None:
            return State(board, SOUTH, int(move[0][-1]) - 1, rule, drawn, tokens)
        if tokens is not None:
            return apply.play(self, move)
        board, side = board_after_sowing(board, side, legal.POCKET_PLACES[len(board)][move[0]], rule)
        return new(State, (board, side, south, rule, drawn, None))

    def moved(self, board: tuple[int, ...], side: int, tokens: Tokens) -> "State":
        """Return the state with another board, side to move and tokens."""
        return new(State, (board, side, self.south, self.capture, self.drawn, tokens))

    def with_tokens(self, tokens: Tokens) -> "State":
        """Return the state with other tokens."""
        return new(State, (self.board, self.side, self.south, self.capture, self.drawn, tokens))

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


def uncatchable(state: State) -> int | None:
    """Return the seat that holds more than half of all monkeys, where stores cannot shrink.

    With tokens they can: every token goes back to the pile, so the opponent may draw a Steal until the end.
    """
    if state.tokens is not None or state.south is None or state.side == NOBODY:
        return None
    n, monkeys = size(state.board), sum(state.board)
    for side in (SOUTH, NORTH):
        if 2 * state.board[store(n, side)] > monkeys:
            return state.seat(side)
    return None


def sample(view: State, rng: Rng) -> State:
    """Return a random full state that fits a view: unseen tokens are dealt until the state is valid."""
    if view.tokens is None or is_known(view.tokens.pile):
        return view
    while not is_valid(state := view._replace(tokens=view.tokens.with_unseen_dealt(rng))):
        pass
    return state
