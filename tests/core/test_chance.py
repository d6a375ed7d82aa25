"""Chance depends on the seed and the decision count, and is the same on every machine."""

from collections import Counter
from fractions import Fraction

from troop.core.chance import Stream, chances, draw, fnv1a


def test_numbers_match_the_published_generators() -> None:
    assert fnv1a("") == 0xCBF29CE484222325
    assert fnv1a("a") == 0xAF63DC4C8601EC8C
    stream = Stream("")
    stream._state = 0
    assert stream.bits() == 0xE220A8397B1DCDAF


def test_seed_and_decision_count_determine_the_numbers() -> None:
    def numbers(seed: str, place: int) -> list[int]:
        stream = Stream(seed, place)
        return [stream.randrange(1000) for _ in range(5)]

    assert numbers("x", 1) == numbers("x", 1)
    assert numbers("x", 1) != numbers("x", 2)
    assert numbers("x", 1) != numbers("y", 1)


def test_draws_follow_the_weights() -> None:
    weights = ((("rare",), 1), (("often",), 3))
    drawn = Counter(draw(weights, Stream("seed", place)) for place in range(4000))
    assert 900 < drawn["rare",] < 1100
    assert chances(weights) == ((("rare",), Fraction(1, 4)), (("often",), Fraction(3, 4)))


def test_shuffle_keeps_all_elements() -> None:
    cards = list(range(20))
    Stream("seed").shuffle(cards)
    assert cards != list(range(20))
    assert sorted(cards) == list(range(20))
