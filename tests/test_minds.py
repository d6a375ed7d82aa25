"""Minds: players that choose a move from what their seat may know."""

from collections import Counter

from token_play import GAME, at
from troop.core.chance import Stream
from troop.minds import choose
from troop.minds.thinking import at_random

RICH = "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S / skip reverse steal swap / -"


def test_the_same_arguments_give_the_same_move() -> None:
    assert [choose(GAME, at(RICH), 0, level="random", seed=7) for _ in range(3)] == [
        choose(GAME, at(RICH), 0, level="random", seed=7)
    ] * 3


def test_a_token_with_many_targets_is_not_chosen_more_often_than_others() -> None:
    legal = at(RICH).legal_moves()
    assert sum(move[0] == "swap" for move in legal) > len(legal) / 2
    first = Counter(at_random(legal, Stream("minds", i))[0] for i in range(900))
    assert set(first) == {"a", "b", "d", "e", "f", "skip", "reverse", "steal", "swap"}
    assert max(first.values()) < 2 * min(first.values())


def test_what_is_chosen_is_legal() -> None:
    legal = at(RICH).legal_moves()
    assert {at_random(legal, Stream("legal", i)) for i in range(300)} <= set(legal)
