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

NUMBERS = {
    coding.EMPTY: EMPTY,
    coding.SWING: SWING,
    coding.DOWN: DOWN,
    coding.LOOP: LOOP,
    **{word: die | UNDER if coding.has_swing(word) else die for word, die in coding.DICE.items()},
}
WORDS = {number: word for word, number in NUMBERS.items()}


@lru_cache(maxsize=4096)
def code_of(program: coding.Program) -> Code:
    """A program in numbers."""
    return tuple(word_of(word) for word in program)


def word_of(word: str) -> int:
    """A word in numbers; one that may not be seen is taken for nothing."""
    return NUMBERS.get(word, EMPTY)
