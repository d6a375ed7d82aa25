"""CodeMonkey: magic cards (rule 29) and missions (rule 25), in the jungle of ``codemonkey_setup``."""

from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, JUNGLE_FOR_THREE, at, event_names, legal, played
from troop.core.errors import IllegalMove
from troop.games.codemonkey.rules.outcome import bonus
from troop.games.codemonkey.rules.player import Player

# Magic


def collecting(mark: str, trees: str = "2 3 2 2 3", **options: Any) -> Any:
    """Return a state in which the first player comes down from T1."""
    first = f"T1 mark={mark} dice=6,5 code=down,-,-"
    return at(first, f"A3 mark=T5 {IDLE}", trees=trees, **{"parts": "magic", **options})


def test_the_player_to_the_left_marks_every_card_after_the_monkeys_are_placed() -> None:
    state = GAME.start(jungle=JUNGLE_FOR_THREE, seats=3, first=2, parts="magic")
    state = played(state, "start=4", "C3", "start=4", "A3", "start=6", "G3")
    assert legal(state) == ["mark T1", "mark T2", "mark T3", "mark T4", "mark T5", "mark T6"]
    marked = []
    while state.step == "mark":
        marked.append((state.card_owner, state.actor))
        state = played(state, "mark T1")
    assert marked == [(1, 2), (2, 0), (0, 1)]


def test_a_banana_from_the_marked_tree_goes_to_the_tree_die() -> None:
    state = collecting("T1")
    assert event_names(state, "G1") == ["came-down", "struck"]
    state = played(state, "G1")
    assert (state.step, state.cause, state.players[0].bananas) == ("tree", "magic", 0)
    assert played(state, "tree=1").bananas == (2, 3, 2, 2, 3)


def test_a_banana_from_another_tree_is_kept() -> None:
    state = played(collecting("T2"), "G1")
    assert (state.players[0].bananas, state.players[0].safe) == (1, (1,))


def test_the_card_is_marked_again_after_the_tree_die() -> None:
    state = played(collecting("T1"), "G1", "tree=1")
    assert (state.step, state.actor, state.card_owner) == ("mark", 1, 0)
    assert played(state, "mark T3").players[0].mark == 3


def test_the_card_is_marked_again_after_a_named_tree_or_a_waiting_banana() -> None:
    naming = played(collecting("T1"), "G1", "tree=6")
    assert (naming.step, naming.actor, legal(naming)) == ("name", 0, ["T1"])
    assert played(naming, "T1").step == "mark"
    waits = played(collecting("T1"), "G1", "tree=2")
    assert (waits.step, waits.waiting) == ("mark", (0,))


def test_a_struck_banana_still_counts_for_missions_and_the_same_tree_rule() -> None:
    first = "T1 missions=123 mark=T1 dice=6,5 code=down,-,-"
    state = at(first, f"A3 missions=123 mark=T5 {IDLE}", parts="magic", missions="on")
    state = played(state, "G1", "tree=1", "mark T2")
    assert (state.players[0].last, state.players[0].collected, state.dry) == (1, (1,), 0)


def test_a_new_mark_can_be_any_tree_and_resets_the_safe_trees() -> None:
    first = "T1 mark=T1 safe=23 bananas=2 dice=6,5 code=down,-,-"
    state = at(first, f"A3 mark=T5 {IDLE}", parts="magic", trees="2 2 1 2 3")
    state = played(state, "G1", "tree=2")
    assert len(legal(state)) == 5
    assert played(state, "mark T1").players[0].safe == ()


# Missions


def drawing() -> Any:
    """Return a state in which missions are drawn, with the monkeys of both players placed."""
    return played(GAME.start(jungle=JUNGLE, missions="on"), "start=4", "C3", "start=4", "A3")


def test_each_player_draws_three_different_trees_independently() -> None:
    state = drawing()
    assert len(legal(state)) == 10
    assert legal(state)[:2] == ["missions=123", "missions=124"]
    after = played(state, "missions=135")
    assert legal(after) == legal(state)
    assert len(GAME.start(jungle=JUNGLE_FOR_THREE, seats=3).jungle.trees) == 6


def test_each_player_then_sets_their_order() -> None:
    state = played(drawing(), "missions=135", "missions=135")
    assert (state.actor, state.step) == (0, "order")
    assert legal(state) == [f"missions {text}" for text in ("135", "153", "315", "351", "513", "531")]
    state = played(state, "missions 513")
    assert state.players[0].missions == (5, 1, 3)
    assert state.actor == 1
    assert played(state, "missions 135").step == "dice"


def test_only_drawn_trees_can_be_ordered() -> None:
    state = played(drawing(), "missions=135", "missions=135")
    with pytest.raises(IllegalMove):
        GAME.notation.parse(state, "missions 512")


@pytest.mark.parametrize(
    ("collected", "extra"),
    [((), 0), ((5,), 0), ((5, 1), 0), ((5, 1, 3), 3), ((1, 5, 3), 1), ((3, 1, 5), 1)],
)
def test_three_missions_give_one_banana_or_three_if_in_order(collected: tuple[int, ...], extra: int) -> None:
    assert bonus(Player(missions=(5, 1, 3), collected=collected)) == extra


def test_there_is_no_bonus_without_missions() -> None:
    assert bonus(Player()) == 0


def test_bananas_from_other_trees_in_between_do_not_break_the_order() -> None:
    first = "T1 bananas=2 last=T4 missions=513 collected=5 dice=6,5 code=down,-,-"
    state = at(first, f"A3 missions=123 {IDLE}", trees="2 3 2 1 2", missions="on")
    assert played(state, "G1").players[0].collected == (5, 1)


def test_a_second_banana_of_the_same_tree_changes_nothing() -> None:
    first = "T1 bananas=2 last=T4 missions=513 collected=1 dice=6,5 code=down,-,-"
    state = at(first, f"A3 missions=123 {IDLE}", trees="1 3 2 1 3", missions="on")
    assert played(state, "G1").players[0].collected == (1,)
