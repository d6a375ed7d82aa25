"""Small positions with tokens, for tests: South's pockets / North's / stores / turn / hands / in force."""

from typing import Any

from troop.games import GAMES

GAME = GAMES["mancala"]
START = "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / -"


def at(text: str, **options: object) -> Any:
    """The state of a position."""
    return GAME.position(text, **options)


def played(state: Any, words: str) -> Any:
    """The state after these words."""
    for word in words.split():
        state = state.apply(GAME.parse(state, word))
    return state


def after(text: str, words: str, **options: object) -> str:
    """The position after these words."""
    return GAME.describe(played(at(text, **options), words))


def legal(state: Any) -> list[str]:
    """The legal moves in notation."""
    return [GAME.write(state, move) for move in state.legal_moves()]


def told(state: Any, word: str, seat: int | None = None) -> list[str]:
    """The names of the events of a word."""
    return [event.name for event in GAME.events(state, GAME.parse(state, word), seat)]
