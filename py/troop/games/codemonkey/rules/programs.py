"""Programs: the contents of the slots of a CodePanel (rules 8c, 24, 28, 30 and 31)."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.core.messages import Argument, Message, message
from troop.games.codemonkey.rules.variant import Variant

EMPTY, DOWN, SWING, LOOP = "-", "down", "swing", "loop"
UNDER = "+swing"
MOST_SLOTS = 4
HIDDEN = "?"
"""A hidden slot."""
DICE = {f"{die}{under}": die for die in range(1, 7) for under in ("", UNDER)}
"""The value of each die word, with a Swing under it or not."""

Program: TypeAlias = tuple[str, ...]


class Hand(NamedTuple):
    """The dice and tokens that a player codes with."""

    dice: tuple[int, ...]
    """Their values, highest first."""
    swings: int
    loop: bool
    down: bool = True

    def without(self, word: str) -> "Hand | None":
        """Return the hand after a word was put into a slot; None if it cannot be."""
        if word in (EMPTY, DOWN, LOOP):
            has = {EMPTY: True, DOWN: self.down, LOOP: self.loop}[word]
            return self._replace(down=self.down and word != DOWN, loop=self.loop and word != LOOP) if has else None
        left = self.swings - (word == SWING or word.endswith(UNDER))
        if left < 0:
            return None
        return self._replace(swings=left) if word == SWING else self._without_die(die_of(word), left)

    def _without_die(self, die: int, swings: int) -> "Hand | None":
        if die not in self.dice:
            return None
        at = self.dice.index(die)
        return self._replace(dice=self.dice[:at] + self.dice[at + 1 :], swings=swings)

    def words(self) -> tuple[str, ...]:
        """Return all words that could be put into a slot, sorted by notation."""
        return tuple(word for word, _ in choices(self))


@lru_cache(maxsize=1024)  # hands soon look alike, the fewer dice and tokens are left
def choices(hand: Hand) -> tuple[tuple[str, Hand], ...]:
    """Return all words that could be put into a slot, sorted by notation, each with the hand after it."""
    dice = sorted({*hand.dice})
    words = (EMPTY, *(f"{die}{under}" for die in dice for under in ("", UNDER)), DOWN, LOOP, SWING)
    return tuple((word, left) for word in words if (left := hand.without(word)))


def hand_of(variant: Variant, dice: tuple[int, ...]) -> Hand:
    """Rules 24, 28 and 30: dice, Swings, a Down and perhaps a Loop."""
    return Hand(dice, variant.swings, variant.loops)


def is_die(word: str) -> bool:
    """Return whether a word is a die, with a Swing under it or not."""
    return word in DICE


def die_of(word: str) -> int:
    """Return the value of a die; 0 for another word."""
    return DICE.get(word, 0)


def has_swing(word: str) -> bool:
    """Rule 21: whether a Swing lies under a die."""
    return word.endswith(UNDER)


def is_word(word: str) -> bool:
    """Return whether a word can stand in a program."""
    return word in (EMPTY, DOWN, SWING, LOOP) or is_die(word)


def loop_allowed(before: Program) -> bool:
    """Rule 28: a Loop needs a slot before it that is not empty."""
    return any(word != EMPTY for word in before)


@lru_cache(maxsize=24)  # a hand has up to 2859 programs, which need a quarter of a megabyte
def programs(hand: Hand, slots: int) -> tuple[Program, ...]:
    """Return every program, sorted by notation."""
    return _endings(hand, slots, False)


@lru_cache(maxsize=512)  # hands have most of their endings in common
def _endings(hand: Hand, slots: int, loop: bool) -> tuple[Program, ...]:
    """Return all contents of the last slots, sorted by notation; with a Loop only if a slot before it is not empty."""
    if not slots:
        return ((),)
    return tuple(
        (word, *rest)
        for word, left in choices(hand)
        if loop or word != LOOP
        for rest in _endings(left, slots - 1, loop or word != EMPTY)
    )


# A program in messages and as code

LINES = {EMPTY: "pass", DOWN: "down()", SWING: "swing()", LOOP: "loop()", HIDDEN: "…"}
KINDS = {EMPTY: "empty", DOWN: "down", SWING: "swing", LOOP: "loop"}


def line(word: str) -> str:
    """Return a slot as a line of code: ``4+swing`` → ``move(4, swing=True)``."""
    if word in LINES:
        return LINES[word]
    return f"move({die_of(word)}, swing=True)" if has_swing(word) else f"move({die_of(word)})"


def program_message(program: Program) -> Message:
    """Return a program in words."""
    words = enumerate((*program, *(EMPTY,) * (MOST_SLOTS - len(program))), 1)
    slots = {f"slot{number}": message("codemonkey-code", **code_arguments(word)) for number, word in words}
    return message("codemonkey-program", slots=len(program), **slots)


def kind(word: str) -> str:
    """Return the kind of a slot's content: ``empty``, ``down``, ``swing``, ``loop``, ``die`` or ``die-swing``."""
    return KINDS.get(word) or ("die-swing" if has_swing(word) else "die")


def code_arguments(word: str) -> dict[str, Argument]:
    """Return the content of a slot as arguments of a message."""
    return {"code": kind(word), "die": die_of(word)}
