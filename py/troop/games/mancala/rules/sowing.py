"""A sowing, from lifting the monkeys to the end of the game: rules 1 to 5, and how Skip and Reverse change it."""

from collections.abc import Sequence
from typing import NamedTuple

from troop.games.mancala.rules.board import NOBODY, NORTH, SOUTH, opposite, pockets, size, store


class Sowing(NamedTuple):
    """One lifting and dropping, with its consequences."""

    side: int
    pocket: int
    path: tuple[int, ...]
    """The place of each drop, in order."""
    captured: int
    swept: tuple[int, int]
    """The monkeys that went to each side's store when the game ended."""
    ended: bool
    next_side: int
    board: tuple[int, ...]

    @property
    def last(self) -> int:
        return self.path[-1]

    @property
    def free_turn(self) -> bool:
        return self.next_side == self.side

    @property
    def entered_store(self) -> bool:
        """Rule 9: whether a monkey entered the sower's store, by sowing or by capture."""
        return self.captured > 0 or store(size(self.board), self.side) in self.path


def sow(before: Sequence[int], side: int, pocket: int, rule: str, skip: int = 0, reverse: bool = False) -> Sowing:
    """Sow a pocket of a side: rules 1 to 5, with the Skips and the Reverse in force (rule 11)."""
    board = list(before)
    path = drop(board, pocket, side, skip, -1 if reverse else 1)
    captured = capture(board, path[-1], side, rule)
    ended = side_empty(board)
    swept = sweep(board) if ended else (0, 0)
    free_turn = path[-1] == store(size(board), side)
    next_side = NOBODY if ended else side if free_turn else 1 - side
    return Sowing(side, pocket, path, captured, swept, ended, next_side, tuple(board))


def drop(board: list[int], pocket: int, side: int, skip: int = 0, step: int = 1) -> tuple[int, ...]:
    """Rules 1 and 2: lift all monkeys and drop them one by one; after a full lap the pocket itself takes one too.

    Rule 11: ``skip`` spaces are passed over first; the opponent's store does not count as a space.
    """
    in_hand, board[pocket] = board[pocket], 0
    skipped = store(size(board), 1 - side)
    path: list[int] = []
    place = pocket
    while skip:
        place = (place + step) % len(board)
        skip -= place != skipped
    while len(path) < in_hand:
        place = (place + step) % len(board)
        if place != skipped:
            board[place] += 1
            path.append(place)
    return tuple(path)


def capture(board: list[int], last: int, side: int, rule: str) -> int:
    """Rule 4: capture a last monkey in an own empty pocket with those opposite. Returns the number captured."""
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
    """Rule 5: move all monkeys left to the store of their side. Returns the number moved on each side."""
    n, swept = size(board), [0, 0]
    for side in (SOUTH, NORTH):
        for place in pockets(n, side):
            swept[side] += board[place]
            board[place] = 0
        board[store(n, side)] += swept[side]
    return swept[SOUTH], swept[NORTH]
