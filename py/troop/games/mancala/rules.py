"""The rules of Monkey Mancala: the state, and a sowing from lifting to the end of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from troop.core.chance import Chances, Weights, chances
from troop.core.game import CHANCE, OVER, IllegalMove, Message, Move, Outcome
from troop.core.message import message, seat_number
from troop.games.mancala.board import (
    NOBODY,
    NORTH,
    SOUTH,
    STORES,
    names,
    opposite,
    places,
    pockets,
    size,
    store,
)


class State(NamedTuple):
    """A position: what lies where, which side chooses, which seat plays South."""

    board: tuple[int, ...]
    side: int
    """SOUTH or NORTH; NOBODY before the draw of the first player and when the game is over."""
    south: int | None
    """The seat that is South; None before the draw."""
    capture: str = "any"
    drawn: bool = False
    """The seat that is South is, or was, drawn."""

    @property
    def actor(self) -> int:
        if self.south is None:
            return CHANCE
        return OVER if self.side == NOBODY else self.seat(self.side)

    @property
    def outcome(self) -> Outcome | None:
        return result(self) if self.actor == OVER else None

    def legal_moves(self) -> tuple[Move, ...]:
        if self.south is None:
            return tuple(move for move, _ in self.weights())
        if self.side == NOBODY:
            return ()
        n = size(self.board)
        return tuple((names(n)[place],) for place in pockets(n, self.side) if self.board[place])

    def weights(self) -> Weights:
        return ((("first=1",), 1), (("first=2",), 1)) if self.south is None else ()

    def chances(self) -> Chances:
        return chances(self.weights())

    def apply(self, move: Move) -> "State":
        if problem := why_not(self, move):
            raise IllegalMove(problem)
        if self.south is None:
            return self._replace(side=SOUTH, south=int(move[0][-1]) - 1)
        sowing = sow(self, places(size(self.board))[move[0]])
        return self._replace(board=sowing.board, side=sowing.next_side)

    def view(self, seat: int | None) -> "State":  # noqa: ARG002  (nothing is hidden)
        return self

    def seat(self, side: int) -> int:
        """The seat that plays a side; only once it is known which is South."""
        assert self.south is not None
        return self.south if side == SOUTH else 1 - self.south


class Sowing(NamedTuple):
    """One lifting and dropping, with all that follows from it."""

    side: int
    pocket: int
    path: tuple[int, ...]
    """Where each monkey dropped."""
    captured: int
    swept: tuple[int, int]
    """How many went to each side's store when the game ended."""
    ended: bool
    next_side: int
    board: tuple[int, ...]

    @property
    def last(self) -> int:
        return self.path[-1]

    @property
    def free_turn(self) -> bool:
        return self.next_side == self.side


# A sowing


def sow(state: State, pocket: int) -> Sowing:
    """Sow a pocket of the side that chooses: rules 1 to 5."""
    board, side = list(state.board), state.side
    path = drop(board, pocket, side)
    captured = capture(board, path[-1], side, state.capture)
    ended = side_empty(board)
    swept = sweep(board) if ended else (0, 0)
    free_turn = path[-1] == store(size(board), side)
    next_side = NOBODY if ended else side if free_turn else 1 - side
    return Sowing(side, pocket, path, captured, swept, ended, next_side, tuple(board))


def drop(board: list[int], pocket: int, side: int) -> tuple[int, ...]:
    """Rules 1 and 2: lift all monkeys and drop them one by one; a full lap's own pocket takes one too."""
    in_hand, board[pocket] = board[pocket], 0
    skipped = store(size(board), 1 - side)
    path: list[int] = []
    place = pocket
    while len(path) < in_hand:
        place = (place + 1) % len(board)
        if place != skipped:
            board[place] += 1
            path.append(place)
    return tuple(path)


def capture(board: list[int], last: int, side: int, rule: str) -> int:
    """Rule 4: a last monkey in an own empty pocket is captured with those opposite; how many that are."""
    n = size(board)
    if last not in pockets(n, side) or board[last] != 1:
        return 0
    across = opposite(n, last)
    if rule == "full" and not board[across]:
        return 0
    captured = board[last] + board[across]
    board[last] = board[across] = 0
    board[store(n, side)] += captured
    return captured


def side_empty(board: Sequence[int]) -> bool:
    """Rule 5: whether all pockets of either side are empty."""
    n = size(board)
    return not any(board[:n]) or not any(board[n + 1 : -1])


def sweep(board: list[int]) -> tuple[int, int]:
    """Rule 5: all monkeys left go to the store of the side they lie on; how many went to each."""
    n, swept = size(board), [0, 0]
    for side in (SOUTH, NORTH):
        for place in pockets(n, side):
            swept[side] += board[place]
            board[place] = 0
        board[store(n, side)] += swept[side]
    return swept[SOUTH], swept[NORTH]


def result(state: State) -> Outcome:
    """Rule 6: most monkeys wins; equal stores are a draw."""
    scores = [0, 0]
    for side in (SOUTH, NORTH):
        scores[state.seat(side)] = state.board[store(size(state.board), side)]
    winners = () if scores[0] == scores[1] else (scores.index(max(scores)),)
    return Outcome("side empty", tuple(scores), winners)


def why_not(state: State, move: Move) -> Message | None:
    """Why a move is not legal, or None if it is."""
    word = move[0] if len(move) == 1 else " ".join(move)
    if state.actor == OVER:
        return message("why-over")
    if state.actor == CHANCE:
        return None if move in state.legal_moves() else message("why-chance", text=word)
    n = size(state.board)
    place = places(n).get(word)
    if place is None or word in STORES:
        return message("mancala-why-no-pocket", text=word)
    seat = seat_number(state.seat(state.side))
    if place not in pockets(n, state.side):
        return message("mancala-why-not-yours", seat=seat, pocket=word)
    return None if state.board[place] else message("mancala-why-empty", seat=seat, pocket=word)
