"""Programs: what may lie in the slots of a CodePanel (rules 8c, 24, 28, 30 and 31)."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from troop.games.codemonkey.terms import Terms

EMPTY, DOWN, SWING, LOOP = "-", "down", "swing", "loop"
UNDER = "+swing"
HIDDEN = "?"
"""A slot that may not be seen."""
DICE = {f"{die}{under}": die for die in range(1, 7) for under in ("", UNDER)}
"""What a die shows, with a Swing under it or not."""

Program: TypeAlias = tuple[str, ...]


class Hand(NamedTuple):
    """What a player codes with."""

    dice: tuple[int, ...]
    """What they show, highest first."""
    swings: int
    loop: bool
    down: bool = True

    def without(self, word: str) -> "Hand | None":
        """The hand once a word has been laid into a slot; None if it cannot be laid."""
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
        """All that could be laid into a slot."""
        dice = dict.fromkeys(self.dice)
        words = (EMPTY, *(str(die) for die in dice), *(f"{die}{UNDER}" for die in dice), SWING, DOWN, LOOP)
        return tuple(word for word in words if self.without(word))


def hand_of(terms: Terms, dice: tuple[int, ...]) -> Hand:
    """Rules 24, 28 and 30: dice, Swings, a Down and perhaps a Loop."""
    return Hand(dice, terms.swings, terms.loops)


def is_die(word: str) -> bool:
    """Whether a word is a die, with a Swing under it or not."""
    return word in DICE


def die_of(word: str) -> int:
    """What a die shows; 0 if the word is none."""
    return DICE.get(word, 0)


def has_swing(word: str) -> bool:
    """Rule 21: whether a Swing lies under a die."""
    return word.endswith(UNDER)


def is_word(word: str) -> bool:
    """Whether a word can stand in a program at all."""
    return word in (EMPTY, DOWN, SWING, LOOP) or is_die(word)


def loop_allowed(before: Program) -> bool:
    """Rule 28: not in slot 1, and not if all slots before it are empty."""
    return any(word != EMPTY for word in before)


@lru_cache(maxsize=8)  # there are thousands, and a hand seldom comes again
def programs(hand: Hand, slots: int) -> tuple[Program, ...]:
    """Every program, sorted by notation."""
    return tuple(sorted(_endings(hand, slots, False), key=" ".join))


@lru_cache(maxsize=128)  # what one hand needs
def _endings(hand: Hand, slots: int, loop: bool) -> tuple[Program, ...]:
    """All that can lie in the last slots; a Loop only if something lies before them."""
    if not slots:
        return ((),)
    words = [(word, left) for word in hand.words() if (left := hand.without(word)) and (loop or word != LOOP)]
    return tuple((word, *rest) for word, left in words for rest in _endings(left, slots - 1, loop or word != EMPTY))
