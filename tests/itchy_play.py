"""Small positions of Itchy Monkey, for tests.

A position is said by what differs from the printed board: ``d7-d6`` is a monkey that stands elsewhere, ``d6=1:3w,2:s``
the lice on one (``d6=3w`` in the clan game, ``d6=3w*`` after its outbreak), ``d6!`` a monkey that left the board.
"""

from typing import Any

from troop.games import GAMES

GAME = GAMES["itchy"]


def at(said: str, step: str = "1 move", turns: int | None = None, **options: object) -> Any:
    """A position of the base game; as many turns are complete as must be if player 1 began."""
    words = changed(printed(**options), said)
    turns = int(step[0]) - 1 if turns is None else turns
    return GAME.position(f"{words} | {step} | turns={turns}", **options)


def clan(
    said: str,
    step: str = "1 spawn",
    barred: str = "-",
    safe: str = "-,-",
    turns: int | None = None,
    **options: object,
) -> Any:
    """A position of the clan game, of lemurs against orangutans, some twenty turns after player 1 began."""
    words = changed(printed(mode="clan", **options).replace("(1w)", ""), said)
    turns = int(step[0]) + 19 if turns is None else turns
    text = f"{words} | {step} | turns={turns} | clans=L,O | safe={safe} | barred={barred}"
    return GAME.position(text, mode="clan", **options)


def printed(**options: object) -> str:
    """The board at the start, as a position has it."""
    return GAME.describe(GAME.start(**options)).split(" | ")[0]


def changed(words: str, said: str) -> str:
    """A board with monkeys elsewhere, gone, or with other lice."""
    rows = [row.split() for row in words.split(" / ")]
    size = len(rows)

    def place(cell: str) -> tuple[int, int]:
        return size - int(cell[1]), "abcdefgh".index(cell[0])

    for change in said.split():
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
    """The state after these moves, in notation."""
    for text in texts:
        state = state.apply(GAME.parse(state, text))
    return state


def lice(state: Any) -> str:
    """All lice on the board: ``d7=1:3w e7=2:2w``, in reading order."""
    rows = [row.split() for row in GAME.describe(state).split(" | ")[0].split(" / ")]
    found = [
        f"{'abcdefgh'[column]}{len(rows) - row}={word[1:].replace('(', '').replace(')', '')}"
        for row, words in enumerate(rows)
        for column, word in enumerate(words)
        if len(word) > 1
    ]
    return " ".join(found)


def step(state: Any) -> str:
    """Whose turn it is, and the step."""
    return str(GAME.describe(state).split(" | ")[1])


def species_at(state: Any, cell: str) -> str:
    """The letter of the monkey on a cell, or a dot."""
    rows = [row.split() for row in GAME.describe(state).split(" | ")[0].split(" / ")]
    return str(rows[len(rows) - int(cell[1])]["abcdefgh".index(cell[0])][0])


def legal(state: Any) -> list[str]:
    """The legal moves, in notation."""
    return [GAME.write(state, move) for move in state.legal_moves()]


def why(state: Any, *words: str) -> str:
    """Why a path of words is no legal move; the name of what is said."""
    said = GAME.why(state, words)
    return said[0].removeprefix("itchy-") if said else ""


def events(state: Any, text: str) -> list[str]:
    """The names of what happens."""
    return [event.name for event in GAME.events(state, GAME.parse(state, text))]
