"""A sowing, from lifting the monkeys to the end of the game: rules 1 to 5, and how Skip and Reverse change it."""

from collections.abc import Sequence
from functools import cache
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


def sow(before: Sequence[int], side: int, pocket: int, rule: str, skip: int = 0, reverse: bool = False) -> Sowing:
    """Sow a pocket of a side: rules 1 to 5, with the Skips and the Reverse in force (rule 11)."""
    board = list(before)
    path = drop(board, pocket, skip, reverse)
    captured = capture(board, path[-1], side, rule)
    after, next_side = board_after_sowing(before, side, pocket, rule, skip, reverse)
    ended = next_side == NOBODY
    return Sowing(side, pocket, path, captured, sweep(board) if ended else (0, 0), ended, next_side, after)


def board_after_sowing(
    before: Sequence[int], side: int, pocket: int, rule: str, skip: int = 0, reverse: bool = False
) -> tuple[tuple[int, ...], int]:
    """Return the board after a sowing, and the side to move: all that a state needs of it."""
    board, half = list(before), len(before) // 2
    first = side * half
    own_store = first + half - 1
    last, captured = drop(board, pocket, skip, reverse)[-1], 0
    if first <= last < own_store and board[last] == 1:
        captured = capture(board, last, side, rule)
    # Only a capture can empty the opponent's side.
    if not any(board[first:own_store]) or (captured and side_empty(board)):
        sweep(board)
        return tuple(board), NOBODY
    return tuple(board), side if last == own_store else 1 - side


def drop(board: list[int], pocket: int, skip: int = 0, reverse: bool = False) -> tuple[int, ...]:
    """Rules 1 and 2: lift all monkeys and drop them one by one; after a full lap the pocket itself takes one too.

    Rule 11: ``skip`` spaces are passed over first. Returns the place of each drop.
    """
    in_hand, board[pocket] = board[pocket], 0
    spaces = lap(len(board) // 2 - 1, pocket, reverse)
    if skip or in_hand > len(spaces):
        spaces = spaces[skip % len(spaces) :] + spaces * (in_hand // len(spaces) + 1)
    path = spaces[:in_hand]
    for place in path:
        board[place] += 1
    return path


@cache
def lap(n: int, pocket: int, reverse: bool) -> tuple[int, ...]:
    """Rules 1, 2 and 11: the spaces from a pocket once around to itself; the opponent's store is not among them."""
    places, skipped = 2 * n + 2, store(n, NORTH if pocket < n else SOUTH)
    step = -1 if reverse else 1
    around = [(pocket + step * distance) % places for distance in range(1, places + 1)]
    return tuple(place for place in around if place != skipped)


def capture(board: list[int], last: int, side: int, rule: str) -> int:
    """Rule 4: capture a last monkey in an own empty pocket with those opposite. Returns the number captured."""
    n = size(board)
    if board[last] != 1 or last not in pockets(n, side):
        return 0
    across = opposite(n, last)
    if rule == "full" and not board[across]:
        return 0
    captured = 1 + board[across]
    board[last] = board[across] = 0
    board[store(n, side)] += captured
    return captured


def side_empty(board: Sequence[int]) -> bool:
    """Rule 5: whether all pockets of either side are empty."""
    half = len(board) // 2
    return not any(board[: half - 1]) or not any(board[half:-1])


def sweep(board: list[int]) -> tuple[int, int]:
    """Rule 5: move all monkeys left to the store of their side. Returns the number moved on each side."""
    n, swept = size(board), [0, 0]
    for side in (SOUTH, NORTH):
        for place in pockets(n, side):
            swept[side] += board[place]
            board[place] = 0
        board[store(n, side)] += swept[side]
    return swept[SOUTH], swept[NORTH]
