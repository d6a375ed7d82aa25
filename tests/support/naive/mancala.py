"""Monkey Mancala without tokens (rules 1-6), written from the rules alone, slowly and plainly.

It shares no code and no table with the engine: a board is a dict from place names to numbers of monkeys, and monkeys
are dropped one by one.
"""

from __future__ import annotations

from dataclasses import dataclass

Board = dict[str, int]


@dataclass
class Game:
    board: Board  # "a" … "f", "S" (South's store), "A" … "F", "N" (North's store)
    mover: str  # "S" or "N"
    capture: str = "any"  # or "full"
    first: int = 1  # the seat of South, counted from 1
    is_over: bool = False


def south_pockets(board: Board) -> list[str]:
    return [name for name in "abcdef" if name in board]


def north_pockets(board: Board) -> list[str]:
    return [name for name in "ABCDEF" if name in board]


def pockets_of(board: Board, player: str) -> list[str]:
    return south_pockets(board) if player == "S" else north_pockets(board)


def other(player: str) -> str:
    return "N" if player == "S" else "S"


def opposite(board: Board, pocket: str) -> str:
    """The i-th pocket of one player from the left is opposite the i-th of the other from the right."""
    if pocket in south_pockets(board):
        from_left = south_pockets(board).index(pocket)
        return list(reversed(north_pockets(board)))[from_left]
    from_left = north_pockets(board).index(pocket)
    return list(reversed(south_pockets(board)))[from_left]


def next_place(board: Board, place: str, player: str) -> str:
    """Return the next place, counter-clockwise, skipping the opponent's store."""
    around = [*south_pockets(board), "S", *north_pockets(board), "N"]
    where = around.index(place) + 1
    if where == len(around):
        where = 0
    if around[where] == other(player):
        where += 1
        if where == len(around):
            where = 0
    return around[where]


def first_board(pockets: int, each: int) -> Board:
    board: Board = {}
    for name in "abcdef"[:pockets]:
        board[name] = each
    board["S"] = 0
    for name in "ABCDEF"[:pockets]:
        board[name] = each
    board["N"] = 0
    return board


def start(pockets: int = 6, each: int = 4, capture: str = "any", first: int = 1) -> Game:
    assert 1 <= pockets <= 6
    assert 1 <= each <= 6
    assert capture in ("any", "full")
    assert first in (1, 2)
    return Game(first_board(pockets, each), "S", capture, first)


def side_is_empty(board: Board, player: str) -> bool:
    return all(board[pocket] == 0 for pocket in pockets_of(board, player))


def gather_if_ended(board: Board) -> bool:
    """Rule 5: if a side is empty, move each side's monkeys to its store and return True."""
    if not side_is_empty(board, "S") and not side_is_empty(board, "N"):
        return False
    for player in "SN":
        for pocket in pockets_of(board, player):
            board[player] += board[pocket]
            board[pocket] = 0
    return True


def moves(game: Game) -> list[str]:
    if game.is_over:
        return []
    return sorted(pocket for pocket in pockets_of(game.board, game.mover) if game.board[pocket] > 0)


def sow(game: Game, pocket: str) -> Game:
    """Return the game after this sowing; the given game is not changed."""
    assert pocket in moves(game), f"{pocket} cannot be sown"
    board = dict(game.board)
    mover = game.mover

    hand = board[pocket]
    board[pocket] = 0
    place = pocket
    was_empty = False
    while hand > 0:
        place = next_place(board, place, mover)
        was_empty = board[place] == 0
        board[place] += 1
        hand -= 1

    if place in pockets_of(board, mover) and was_empty:
        across = opposite(board, place)
        if game.capture == "any" or board[across] > 0:
            board[mover] += board[place] + board[across]
            board[place] = 0
            board[across] = 0

    is_over = gather_if_ended(board)
    next_mover = mover if place == mover else other(mover)
    return Game(board, next_mover, game.capture, game.first, is_over)


def over(game: Game) -> bool:
    return game.is_over


def seat_of(game: Game, player: str) -> int:
    """Return the seat of South or North, counted from 0."""
    if game.first == 1:
        return 0 if player == "S" else 1
    return 1 if player == "S" else 0


def result(game: Game) -> tuple[str, list[int], list[int]]:
    """Return reason, scores by seat, and the winning seats (from 0; none in a draw)."""
    assert game.is_over
    scores = [0, 0]
    scores[seat_of(game, "S")] = game.board["S"]
    scores[seat_of(game, "N")] = game.board["N"]
    winners: list[int] = []
    if scores[0] > scores[1]:
        winners = [0]
    if scores[1] > scores[0]:
        winners = [1]
    return "side empty", scores, winners


def board_text(board: Board) -> str:
    """South's pockets / North's pockets / stores of South and North."""
    south = " ".join(str(board[pocket]) for pocket in south_pockets(board))
    north = " ".join(str(board[pocket]) for pocket in north_pockets(board))
    return f"{south} / {north} / {board['S']} {board['N']}"


def position(game: Game) -> str:
    """Return the position in one line, with `-` for the mover after the end."""
    return f"{board_text(game.board)} / {'-' if game.is_over else game.mover}"


def perft(game: Game, depth: int) -> int:
    """Return the number of sequences of `depth` sowings from here; games that end earlier do not count."""
    if depth == 0:
        return 1
    return sum(perft(sow(game, pocket), depth - 1) for pocket in moves(game))
