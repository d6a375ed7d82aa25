"""Which programs are worth a look, and how they are spelled."""

from functools import lru_cache

from troop.games.codemonkey import coding
from troop.games.codemonkey.coding import Hand, Program
from troop.games.codemonkey.thinking.words import DIE, DOWN, EMPTY, SWING, UNDER, WORDS, Code, code_of


@lru_cache(maxsize=8)
def all_codes(hand: Hand, slots: int) -> tuple[Code, ...]:
    """Every program."""
    return tuple(code_of(program) for program in coding.programs(hand, slots))


@lru_cache(maxsize=8)
def plain_codes(hand: Hand, slots: int) -> tuple[Code, ...]:
    """The programs that do what can be done, without waiting: few of them, and nearly always the best is among them."""
    return tuple(code for code in sound_codes(hand, slots) if SWING not in code)


@lru_cache(maxsize=8)
def sound_codes(hand: Hand, slots: int) -> tuple[Code, ...]:
    """The programs that save no Swing that could lie under a die, and wait only at the end."""
    return tuple(code for code in all_codes(hand, slots) if not saves(code, hand.swings) and not waits(code))


def saves(code: Code, swings: int) -> bool:
    """Whether a Swing is left over that would do no harm under a die: it need not be used (rule 9)."""
    used = sum(1 for word in code if word < DOWN and word & UNDER)
    return used < swings and any(0 < word <= DIE for word in code)


def waits(code: Code) -> bool:
    """Whether a slot is empty before one that is not."""
    return any(word == EMPTY and code[slot + 1] != EMPTY for slot, word in enumerate(code[:-1]))


@lru_cache(maxsize=4096)
def spelled(code: Code) -> Program:
    """A program in the words of the rules."""
    return tuple(WORDS[word] for word in code)
