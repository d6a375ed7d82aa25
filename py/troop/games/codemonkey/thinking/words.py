"""The words of programs as small numbers, and where each leads."""

from functools import lru_cache

from troop.games.codemonkey import coding

EMPTY = 0
UNDER = 8
"""This bit is a Swing, alone or under the die that the three bits below it are."""
DIE = 7
SWING, DOWN, LOOP = UNDER, 16, 32

Code = tuple[int, ...]
"""A program, or a part of one."""

_NAMED = {coding.EMPTY: EMPTY, coding.SWING: SWING, coding.DOWN: DOWN, coding.LOOP: LOOP}


@lru_cache(maxsize=4096)
def code_of(program: coding.Program) -> Code:
    """A program in numbers."""
    return tuple(word_of(word) for word in program)


def word_of(word: str) -> int:
    """A word in numbers."""
    return _NAMED[word] if word in _NAMED else coding.die_of(word) | (UNDER if coding.has_swing(word) else 0)
