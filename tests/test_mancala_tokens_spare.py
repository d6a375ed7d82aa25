"""When the question of rule 12 can be spared: no token of who is asked makes the sowing worse for the mover."""

import pytest
from token_play import GAME, START, at

PASS = ("pass",)


def test_a_reverse_that_takes_a_free_turn_is_worth_asking_for() -> None:
    state = at("4 4 4 4 2 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=e window")
    assert GAME.spare(state) is None


def test_a_reverse_that_changes_nothing_is_not() -> None:
    # Two monkeys end on the own side either way, in pockets that are not empty.
    state = at("4 4 2 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=c window")
    assert GAME.spare(state) == PASS


def test_a_reverse_that_helps_the_mover_is_not() -> None:
    # Clockwise the last one drops into an empty pocket and captures.
    state = at("0 1 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=b window")
    assert GAME.spare(state) == PASS


def test_a_skip_is_worth_asking_for_if_any_die_is_bad_for_the_mover() -> None:
    state = at("4 4 4 4 4 1 / 4 4 4 4 4 4 / 0 0 / S / - / skip / sows=f window")
    assert GAME.spare(state) is None


def test_a_skip_that_no_die_makes_worse_is_not() -> None:
    state = at("1 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / skip / sows=a window")
    assert GAME.spare(state) == PASS


def test_a_steal_always_is() -> None:
    state = at("1 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / steal / sows=a window")
    assert GAME.spare(state) is None


def test_a_swap_that_takes_a_capture_is() -> None:
    state = at("1 0 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / swap / sows=a window")
    assert GAME.spare(state) is None


def test_only_the_window_can_be_spared() -> None:
    assert GAME.spare(at(START)) is None
    assert GAME.spare(GAME.start(tokens="off")) is None
    assert GAME.spare(at("4 2 4 / 4 4 4 / 0 0 / S / reverse / - / disrupted sows=b answer=reverse")) is None


@pytest.mark.parametrize("eyes", [0, None])
def test_who_may_not_know_the_hand_is_told_nothing(eyes: int | None) -> None:
    state = at("4 4 2 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=c window", hands="hidden")
    assert GAME.spare(state.view(1)) == PASS
    assert GAME.spare(state.view(eyes)) is None
