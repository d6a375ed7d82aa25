"""Small positions with tokens: South's pockets / North's / stores / turn / hands / in force."""

from typing import Any

from troop.games import GAMES

GAME = GAMES["mancala"]
START = "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / -"


def at(text: str, **options: object) -> Any:
    """Return the state of a position."""
    return GAME.notation.from_text(text, **options)


def played(state: Any, words: str) -> Any:
    """Return the state after these words."""
    for word in words.split():
        state = state.apply(GAME.notation.parse(state, word))
    return state


def after(text: str, words: str, **options: object) -> str:
    """Return the position after these words."""
    return GAME.notation.to_text(played(at(text, **options), words))


def legal(state: Any) -> list[str]:
    """Return the legal moves in notation."""
    return [GAME.notation.write(state, move) for move in state.legal_moves()]


def event_names(state: Any, word: str, seat: int | None = None) -> list[str]:
    """Return the names of a word's events."""
    return [event.name for event in GAME.narration.events(state, GAME.notation.parse(state, word), seat)]
