"""Random numbers that follow from a seed and a position in the record: the same on every machine and in every
version of Python.

Seed and position are hashed by FNV-1a into 64 bits, from which SplitMix64 makes a stream. Only integers are used, so
draws are exact.
"""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:  # slow to import, and only needed for probabilities
    from fractions import Fraction

T = TypeVar("T")
Weights: TypeAlias = tuple[tuple[tuple[str, ...], int], ...]
Chances: TypeAlias = "tuple[tuple[tuple[str, ...], Fraction], ...]"

_MASK = (1 << 64) - 1


class Rng(Protocol):
    """A source of random numbers, as far as the engine needs one; ``random.Random`` is one too."""

    def randrange(self, stop: int, /) -> int: ...
    def choice(self, seq: Sequence[T], /) -> T: ...
    def shuffle(self, x: MutableSequence[T], /) -> None: ...


class Stream:
    """Random numbers from a seed (any text) and a place (any number or text)."""

    __slots__ = ("_state",)

    def __init__(self, seed: str, place: int | str = 0) -> None:
        self._state = fnv1a(f"{seed}/{place}")

    def bits(self) -> int:
        """Return the next 64 random bits (SplitMix64)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1, all equally likely: bits from the uneven rest are drawn again."""
        limit = (1 << 64) - (1 << 64) % stop
        bits = self.bits()
        while bits >= limit:
            bits = self.bits()
        return bits % stop

    def choice(self, seq: Sequence[T], /) -> T:
        return seq[self.randrange(len(seq))]

    def shuffle(self, x: MutableSequence[T], /) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for i in range(len(x) - 1, 0, -1):
            j = self.randrange(i + 1)
            x[i], x[j] = x[j], x[i]


def fnv1a(text: str) -> int:
    """Return the 64-bit FNV-1a hash of a text."""
    hashed = 0xCBF29CE484222325
    for byte in text.encode():
        hashed = ((hashed ^ byte) * 0x100000001B3) & _MASK
    return hashed


def draw(weights: Weights, rng: Rng) -> tuple[str, ...]:
    """Draw one of the weighted moves."""
    rest = rng.randrange(sum(weight for _, weight in weights))
    for move, weight in weights:
        rest -= weight
        if rest < 0:
            return move
    raise AssertionError("the weights add up")


def chances(weights: Weights) -> Chances:
    """Return the exact probability of each weighted move."""
    from fractions import Fraction

    total = sum(weight for _, weight in weights)
    return tuple((move, Fraction(weight, total)) for move, weight in weights)
