"""CodeMonkey: a lead that nobody can catch, whatever happens."""

from typing import Any

import pytest
from codemonkey_setup import GAME, at, played
from random_games import random_game
from troop.core.game import OVER

LEVEL_1 = {"trees": "1 0 0 0 0", "go": "dice round=9"}
"""One banana is left."""


def leader(*players: str, **options: Any) -> int | None:
    return GAME.uncatchable(at(*players, **{**LEVEL_1, **options}))


def test_a_lead_of_more_than_the_bananas_left_cannot_be_caught() -> None:
    assert leader("C3 bananas=7", "A3 bananas=4") == 0
    assert leader("C3 bananas=4", "A3 bananas=7") == 1


def test_a_shared_win_counts_as_caught() -> None:
    assert leader("C3 bananas=6", "A3 bananas=5") is None


def test_a_banana_under_a_monkey_is_still_left() -> None:
    assert leader("T1 bananas=6", "A3 bananas=5") is None


def test_a_waiting_banana_is_still_left() -> None:
    """With magic cards; nothing is left on the trees."""
    options = {"trees": "0 0 0 0 0", "parts": "magic"}
    assert leader("C3 bananas=6 mark=T1", "A3 bananas=5 mark=T1", go="dice round=9 waiting=1", **options) is None
    assert leader("C3 bananas=7 mark=T1", "A3 bananas=4 mark=T1", go="dice round=9 waiting=1", **options) == 0


def test_a_mission_bonus_still_possible_counts() -> None:
    first, second = "C3 bananas=7 missions=234 collected=24", "A3 bananas=4 missions=251 collected=25"
    assert leader(first, second, missions="on") is None  # T1, and three for the order
    assert leader(first, second.replace("251", "521"), missions="on") == 0  # no more than one for all three
    assert leader(first, second.replace("251", "253"), missions="on") == 0  # T3 is empty


def test_a_mission_bonus_already_won_counts_for_the_leader() -> None:
    first = "C3 bananas=6 missions=234 collected=234"
    assert leader(first, "A3 bananas=5 missions=345 collected=34", missions="on") == 0
    assert leader(first.replace("collected=234", "collected=2"), "A3 bananas=5 missions=345", missions="on") is None


def test_with_a_magic_card_an_empty_tree_can_bear_again() -> None:
    """T3 is empty, but the card may send the last banana there."""
    first = "C3 bananas=7 mark=T1 missions=234 collected=24"
    second = "A3 bananas=4 mark=T1 missions=253 collected=25"
    assert leader(first, second, parts="magic", missions="on") is None


@pytest.mark.parametrize("part", ["traps", "loop"])
def test_where_the_leader_can_lose_bananas_every_lead_can_be_caught(part: str) -> None:
    assert leader("C3 bananas=11", "A3", parts=part) is None


def test_nobody_leads_before_the_first_round_or_after_the_last() -> None:
    assert GAME.uncatchable(GAME.start()) is None
    last = at("C3 bananas=11 dice=6,5", "A3 bananas=1 dice=6,5", trees="0 0 0 0 0", go="code round=9")
    over = played(last, "- - -", "- - -")
    assert over.actor == OVER
    assert GAME.uncatchable(over) is None


@pytest.mark.parametrize("options", [{"level": 1}, {"level": 1, "missions": "on"}, {"parts": "magic,time", "seats": 3}])
def test_in_whole_games_who_cannot_be_caught_wins_alone(options: dict[str, object]) -> None:
    for seed in ("one", "two", "three"):
        claimed: set[int] = set()
        for state, move in random_game(GAME, options, seed):
            seat = GAME.uncatchable(state)
            claimed |= set() if seat is None else {seat}
            over = state.after(move)
        assert over.outcome is not None
        assert claimed <= set(over.outcome.winners)
        assert not claimed or len(over.outcome.winners) == 1
