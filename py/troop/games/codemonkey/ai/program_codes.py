"""Programs as small numbers, and the sets of programs worth trying."""

from functools import lru_cache

from troop.games.codemonkey.rules import programs
from troop.games.codemonkey.rules.programs import Hand, Program

EMPTY = 0
UNDER = 8
"""The bit of a Swing, alone or under the die in the three bits below it."""
DIE = 7
SWING, DOWN, LOOP = UNDER, 16, 32

Code = tuple[int, ...]
"""A program, or a part of one."""

NUMBERS = {
    programs.EMPTY: EMPTY,
    programs.SWING: SWING,
    programs.DOWN: DOWN,
    programs.LOOP: LOOP,
    **{word: die | UNDER if programs.has_swing(word) else die for word, die in programs.DICE.items()},
}
WORDS = {number: word for word, number in NUMBERS.items()}


@lru_cache(maxsize=4096)
def code_of(program: programs.Program) -> Code:
    """Return the numbers of a program."""
    return tuple(word_of(word) for word in program)


def word_of(word: str) -> int:
    """Return the number of a word; a hidden one counts as empty."""
    return NUMBERS.get(word, EMPTY)


@lru_cache(maxsize=8)
def all_codes(hand: Hand, slots: int) -> tuple[Code, ...]:
    """Return every program."""
    return tuple(code_of(program) for program in programs.programs(hand, slots))


@lru_cache(maxsize=8)
def plain_codes(hand: Hand, slots: int) -> tuple[Code, ...]:
    """Return the programs that act at once, without waiting: few of them, and nearly always the best is among them."""
    return tuple(code for code in tight_codes(hand, slots) if SWING not in code)


@lru_cache(maxsize=8)
def tight_codes(hand: Hand, slots: int) -> tuple[Code, ...]:
    """Return the programs that leave no Swing over that could lie under a die, and wait only at the end."""
    using_swings = (code for code in all_codes(hand, slots) if not leaves_swing_over(code, hand.swings))
    return tuple(code for code in using_swings if not waits_early(code))


def leaves_swing_over(code: Code, swings: int) -> bool:
    """Return whether a Swing is left over that could lie under a die: it need not be used (rule 9)."""
    used = sum(1 for word in code if word < DOWN and word & UNDER)
    return used < swings and any(0 < word <= DIE for word in code)


def waits_early(code: Code) -> bool:
    """Return whether a slot is empty before one that is not."""
    return any(word == EMPTY and code[slot + 1] != EMPTY for slot, word in enumerate(code[:-1]))


@lru_cache(maxsize=4096)
def words_of(code: Code) -> Program:
    """Return the words of a program."""
    return tuple(WORDS[word] for word in code)
