"""Small positions of Itchy Monkey.

A position is given as changes to the printed board: ``d7-d6`` moves a monkey, ``d6=1:3w,2:s`` sets its lice (``d6=3w``
in the clan game, ``d6=3w*`` after its outbreak), ``d6!`` removes a monkey.
"""

import random
from typing import Any

from naive import itchy as naive
from troop.games import GAMES

GAME = GAMES["itchy"]


def at(changes: str, step: str = "1 move", turns: int | None = None, **options: object) -> Any:
    """Return a position of the base game; the default of ``turns`` is the fewest possible if player 1 began."""
    board = changed(printed(**options), changes)
    turns = int(step[0]) - 1 if turns is None else turns
    return GAME.notation.from_text(f"{board} | {step} | turns={turns}", **options)


def clan(
    changes: str,
    step: str = "1 spawn",
    barred: str = "-",
    safe: str = "-,-",
    turns: int | None = None,
    **options: object,
) -> Any:
    """Return a position of the clan game, lemurs against orangutans, some twenty turns after player 1 began."""
    board = changed(printed(mode="clan", **options).replace("(1w)", ""), changes)
    turns = int(step[0]) + 19 if turns is None else turns
    text = f"{board} | {step} | turns={turns} | clans=L,O | safe={safe} | barred={barred}"
    return GAME.notation.from_text(text, mode="clan", **options)


def printed(**options: object) -> str:
    """Return the starting board as text."""
    return GAME.notation.to_text(GAME.start(**options)).split(" | ")[0]


def changed(board: str, changes: str) -> str:
    """Return a board after changes of monkeys and lice."""
    rows = [row.split() for row in board.split(" / ")]
    size = len(rows)

    def place(cell: str) -> tuple[int, int]:
        return size - int(cell[1]), "abcdefgh".index(cell[0])

    for change in changes.split():
        row, column = place(change[:2])
        word = rows[row][column]
        assert word != ".", change
        if change[2] == "=":
            lice, mark = change[3:].removesuffix("*"), "*" if change.endswith("*") else ""
            rows[row][column] = word[0] + (f"({lice})" if lice else "") + mark
            continue
        rows[row][column] = "."
        if change[2] == "-":
            to_row, to_column = place(change[3:])
            assert rows[to_row][to_column] == ".", change
            rows[to_row][to_column] = word
    return " / ".join(" ".join(row) for row in rows)


def played(state: Any, *texts: str) -> Any:
    """Return the state after these moves in notation."""
    for text in texts:
        state = state.apply(GAME.notation.parse(state, text))
    return state


def lice(state: Any) -> str:
    """Return all lice on the board in reading order: ``d7=1:3w e7=2:2w``."""
    rows = [row.split() for row in GAME.notation.to_text(state).split(" | ")[0].split(" / ")]
    found = [
        f"{'abcdefgh'[column]}{len(rows) - row}={word[1:].replace('(', '').replace(')', '')}"
        for row, words in enumerate(rows)
        for column, word in enumerate(words)
        if len(word) > 1
    ]
    return " ".join(found)


def step(state: Any) -> str:
    """Return the seat to move and the step."""
    return str(GAME.notation.to_text(state).split(" | ")[1])


def species_at(state: Any, cell: str) -> str:
    """Return the letter of the monkey on a cell, or a dot."""
    rows = [row.split() for row in GAME.notation.to_text(state).split(" | ")[0].split(" / ")]
    return str(rows[len(rows) - int(cell[1])]["abcdefgh".index(cell[0])][0])


def legal(state: Any) -> list[str]:
    """Return the legal moves in notation."""
    return [GAME.notation.write(state, move) for move in state.legal_moves()]


def why(state: Any, *words: str) -> str:
    """Return the id of the message that refuses a word path, or "" if the move is legal."""
    problem = GAME.narration.why_illegal(state, words)
    return problem[0].removeprefix("itchy-") if problem else ""


def events(state: Any, text: str) -> list[str]:
    """Return the names of a move's events."""
    return [event.name for event in GAME.narration.events(state, GAME.notation.parse(state, text))]


def crowded(rng: random.Random, **options: Any) -> naive.Game:
    """Return a position late in a game, in the naive implementation, with hardly a worker left in supply."""
    while True:
        game = _crowded(naive.start(**options), rng)
        if not any(naive.win_reason(game, seat) for seat in range(game.seats)):
            return game


def _crowded(game: naive.Game, rng: random.Random) -> naive.Game:
    """Put nearly all lice of all players on a few monkeys each."""
    cells = rng.sample(sorted(game.monkeys), len(game.monkeys))
    for seat in range(game.seats):
        game.mover = seat
        places = [cells.pop() for _ in range(rng.choice([3, 4, 5]))]
        for _ in range(rng.choice([18, 19, 20, 20])):
            naive.put(game, rng.choice(places), naive.Lice(workers=1))
        for _ in range(rng.randrange(4)):
            naive.put(game, rng.choice(places), naive.Lice(queens=1))
        for cell in rng.sample([*places, *cells[:2]], rng.randrange(3) * (game.supplies[seat].spies > 0)):
            naive.put(game, cell, naive.Lice(spies=1))
    game.mover = rng.randrange(game.seats)
    game.placed = game.seats
    game.turns = game.seats * rng.randrange(5, 9) + game.mover
    naive.begin_turn(game)
    return game
