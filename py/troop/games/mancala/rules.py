"""The rules of Monkey Mancala: the state, whose moves are a sowing each, or the steps of a turn with tokens."""

from typing import NamedTuple

from troop.core.chance import Chances, Rng, Weights, chances
from troop.core.game import CHANCE, OVER, IllegalMove, Message, Move, Outcome
from troop.core.message import message
from troop.games.mancala import asking, turn
from troop.games.mancala.board import NOBODY, NORTH, SOUTH, places, size, store
from troop.games.mancala.refusal import why_not_sown, why_not_with_tokens
from troop.games.mancala.soundness import is_sound
from troop.games.mancala.sowing import sow
from troop.games.mancala.tokens import Tokens, is_known


class State(NamedTuple):
    """A position: what lies where, whose turn it is, which seat plays South."""

    board: tuple[int, ...]
    side: int
    """SOUTH or NORTH; NOBODY before the draw of the first player and when the game is over."""
    south: int | None
    """The seat that is South; None before the draw."""
    capture: str = "any"
    drawn: bool = False
    """The seat that is South is, or was, drawn."""
    tokens: Tokens | None = None
    """None in a game without."""

    @property
    def actor(self) -> int:
        if self.south is None:
            return CHANCE
        if self.side == NOBODY:
            return OVER
        return self.seat(self.side) if self.tokens is None else asking.actor(self)

    @property
    def outcome(self) -> Outcome | None:
        return result(self) if self.actor == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        if self.south is None:
            return tuple(move for move, _ in self.weights())
        if self.side == NOBODY:
            return ()
        return asking.sowable(self) if self.tokens is None else asking.legal_moves(self)

    def weights(self) -> Weights:
        if self.south is None:
            return (("first=1",), 1), (("first=2",), 1)
        return () if self.tokens is None or self.side == NOBODY else asking.weights(self)

    def chances(self) -> Chances:
        return chances(self.weights())

    def apply(self, move: Move) -> "State":
        if problem := why_not(self, move):
            raise IllegalMove(problem)
        if self.south is None:
            return self._replace(side=SOUTH, south=int(move[0][-1]) - 1)
        if self.tokens is not None:
            return turn.play(self, move)
        sowing = sow(self.board, self.side, places(size(self.board))[move[0]], self.capture)
        return self._replace(board=sowing.board, side=sowing.next_side)

    def view(self, seat: int | None) -> "State":
        """Rule 16: hidden hands are known by their size, but for a seat's own."""
        if self.tokens is None or not self.tokens.hidden:
            return self
        return self._replace(tokens=self.tokens.masked(NOBODY if seat is None else self.side_of(seat)))

    def seat(self, side: int) -> int:
        """The seat that plays a side; only once it is known which is South."""
        assert self.south is not None
        return self.south if side == SOUTH else 1 - self.south

    def side_of(self, seat: int) -> int:
        """The side that a seat plays; NOBODY's before that is drawn."""
        return NOBODY if self.south is None else SOUTH if seat == self.south else NORTH


def result(state: State) -> Outcome:
    """Rule 6: most monkeys wins; equal stores are a draw."""
    scores = [0, 0]
    for side in (SOUTH, NORTH):
        scores[state.seat(side)] = state.board[store(size(state.board), side)]
    winners = () if scores[0] == scores[1] else (scores.index(max(scores)),)
    return Outcome("side empty", tuple(scores), winners)


def sample(view: State, rng: Rng) -> State:
    """A state that a view allows: what is unseen is dealt until it fits with what is being asked."""
    if view.tokens is None or is_known(view.tokens.pile):
        return view
    while not is_sound(state := view._replace(tokens=view.tokens.dealt(rng))):
        pass
    return state


def why_not(state: State, move: Move) -> Message | None:
    """Why a move is not legal, or None if it is."""
    if state.tokens is None and state.side != NOBODY:
        return why_not_sown(state, move)
    actor = state.actor
    if actor == OVER:
        return message("why-over")
    if actor == CHANCE:
        return None if move in state.legal_moves() else message("why-chance", text=" ".join(move))
    return why_not_with_tokens(state, move)
