"""A program in words: as lines of code that people can read, and as arguments of what is said."""

from troop.core.message import Argument
from troop.games.codemonkey.coding import DOWN, EMPTY, HIDDEN, LOOP, SWING, Program, die_of, has_swing

LINES = {EMPTY: "pass", DOWN: "down()", SWING: "swing()", LOOP: "loop()", HIDDEN: "…"}
KINDS = {EMPTY: "empty", DOWN: "down", SWING: "swing", LOOP: "loop"}


def line(word: str) -> str:
    """``4+swing`` → ``move(4, swing=True)``."""
    if word in LINES:
        return LINES[word]
    return f"move({die_of(word)}, swing=True)" if has_swing(word) else f"move({die_of(word)})"


def listing(program: Program) -> tuple[str, ...]:
    """A line for each slot."""
    return tuple(line(word) for word in program)


def kind(word: str) -> str:
    """What lies in a slot: ``empty``, ``down``, ``swing``, ``loop``, ``die`` or ``die-swing``."""
    return KINDS.get(word) or ("die-swing" if has_swing(word) else "die")


def code_arguments(word: str) -> dict[str, Argument]:
    """What lies in a slot, as arguments of a message."""
    return {"code": kind(word), "die": die_of(word)}
