"""Auto-pass in the window of rule 12: no token of the opponent can make the sowing worse for the mover."""

import pytest
from tokens_setup import GAME, START, at
from troop.core.input import input_of

PASS = ("pass",)


def test_no_auto_pass_if_reverse_takes_a_free_turn() -> None:
    state = at("4 4 4 4 2 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=e window")
    assert input_of(GAME).auto_pass(state) is None


def test_auto_pass_if_reverse_changes_nothing() -> None:
    # Two monkeys end on the mover's side either way, in pockets that are not empty.
    state = at("4 4 2 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=c window")
    assert input_of(GAME).auto_pass(state) == PASS


def test_auto_pass_if_reverse_helps_the_mover() -> None:
    # Clockwise the last monkey drops into an empty pocket and captures.
    state = at("0 1 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=b window")
    assert input_of(GAME).auto_pass(state) == PASS


def test_no_auto_pass_if_some_die_makes_skip_worse_for_the_mover() -> None:
    state = at("4 4 4 4 4 1 / 4 4 4 4 4 4 / 0 0 / S / - / skip / sows=f window")
    assert input_of(GAME).auto_pass(state) is None


def test_auto_pass_if_no_die_makes_skip_worse_for_the_mover() -> None:
    state = at("1 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / skip / sows=a window")
    assert input_of(GAME).auto_pass(state) == PASS


def test_no_auto_pass_with_a_steal() -> None:
    state = at("1 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / steal / sows=a window")
    assert input_of(GAME).auto_pass(state) is None


def test_no_auto_pass_if_swap_prevents_a_capture() -> None:
    state = at("1 0 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / swap / sows=a window")
    assert input_of(GAME).auto_pass(state) is None


def test_auto_pass_applies_only_to_the_window() -> None:
    assert input_of(GAME).auto_pass(at(START)) is None
    assert input_of(GAME).auto_pass(GAME.start(tokens="off")) is None
    assert (
        input_of(GAME).auto_pass(at("4 2 4 / 4 4 4 / 0 0 / S / reverse / - / disrupted sows=b answer=reverse")) is None
    )


@pytest.mark.parametrize("viewer", [0, None])
def test_auto_pass_does_not_reveal_a_hidden_hand(viewer: int | None) -> None:
    state = at("4 4 2 4 4 4 / 4 4 4 4 4 4 / 0 0 / S / - / reverse / sows=c window", hands="hidden")
    assert input_of(GAME).auto_pass(state.view(1)) == PASS
    assert input_of(GAME).auto_pass(state.view(viewer)) is None
