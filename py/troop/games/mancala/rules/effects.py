"""The effects of tokens (rule 11): legal uses, and how Steal and Swap change the board."""

from collections.abc import Sequence
from functools import cache, lru_cache

from troop.core.game import Move
from troop.games.mancala.rules.board import LETTERS, NORTH, SOUTH, names, places, pockets, size, store
from troop.games.mancala.rules.tokens import Hand, is_known

STORE = "store"
POCKET_LETTERS = LETTERS[SOUTH] + LETTERS[NORTH]
"""The letters of all pockets, in the order in which a Swap names its two."""

Board = tuple[int, ...]


@lru_cache(maxsize=256)
def uses(board: Board, hand: Hand, user: int) -> tuple[Move, ...]:
    """Return every legal use of a side's tokens, sorted by notation. Cached: a move is looked up when it is applied."""
    if not is_known(hand):
        return ()
    skip, reverse, steal, swap = hand
    moves: list[Move] = []
    if reverse:
        moves.append(("reverse",))
    if skip:
        moves.append(("skip",))
    if steal:
        moves += [move for move, place in steals(size(board), user) if board[place]]
    if swap:
        moves += [move for move, one, other in swaps(size(board)) if board[one] != board[other]]
    return tuple(moves)


def can_use(board: Board, hand: Hand) -> bool:
    """Return whether a hand has a token with a legal use. While the game goes on, only a Swap can have none."""
    if not is_known(hand):
        return False
    skip, reverse, steal, swap = hand
    return bool(skip or reverse or steal) or (swap > 0 and pockets_differ(board))


def pockets_differ(board: Board) -> bool:
    """Return whether any two pockets hold different numbers."""
    n = size(board)
    return len({*board[:n], *board[n + 1 : -1]}) > 1


@cache
def steals(n: int, user: int) -> tuple[tuple[Move, int], ...]:
    """Return the Steals of a side, each with the place it takes from."""
    victim = 1 - user
    taken = [(("steal", names(n)[place]), place) for place in pockets(n, victim)]
    return (*taken, (("steal", STORE), store(n, victim)))


@cache
def swaps(n: int) -> tuple[tuple[Move, int, int], ...]:
    """Return all Swaps, each with its two places, sorted by notation."""
    letters = [letter for letter in POCKET_LETTERS if letter in places(n)]
    pairs = [(one, other) for i, one in enumerate(letters) for other in letters[i + 1 :]]
    return tuple((("swap", *pair), places(n)[pair[0]], places(n)[pair[1]]) for pair in sorted(pairs))


def swap_order(one: str, other: str) -> tuple[str, str]:
    """Return two pockets in the order in which a Swap names them."""
    return (one, other) if POCKET_LETTERS.index(one) < POCKET_LETTERS.index(other) else (other, one)


def affected_places(board: Sequence[int], user: int, move: Move) -> tuple[int, int]:
    """Return the two places that a Steal or a Swap changes; a Steal moves a monkey from the first to the second."""
    n = size(board)
    if move[0] == "swap":
        return places(n)[move[1]], places(n)[move[2]]
    taken = store(n, 1 - user) if move[1] == STORE else places(n)[move[1]]
    return taken, store(n, user)


def board_after(before: Board, user: int, move: Move) -> Board:
    """Return the board after a Steal or a Swap."""
    board = list(before)
    one, other = affected_places(board, user, move)
    if move[0] == "swap":
        board[one], board[other] = board[other], board[one]
    else:
        board[one] -= 1
        board[other] += 1
    return tuple(board)
