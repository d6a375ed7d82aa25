"""A program as lines of code that people can read."""

from troop.games.codemonkey.coding import DOWN, EMPTY, HIDDEN, LOOP, SWING, Program, die_of, has_swing

LINES = {EMPTY: "pass", DOWN: "down()", SWING: "swing()", LOOP: "loop()", HIDDEN: "…"}


def line(word: str) -> str:
    """``4+swing`` → ``move(4, swing=True)``."""
    if word in LINES:
        return LINES[word]
    return f"move({die_of(word)}, swing=True)" if has_swing(word) else f"move({die_of(word)})"


def listing(program: Program) -> tuple[str, ...]:
    """A line for each slot."""
    return tuple(line(word) for word in program)


def listed(program: Program) -> str:
    """All of it in one line."""
    return "; ".join(listing(program))
