"""CodeMonkey: programs (rules 8c, 9, 22 to 24, 28, 30 and 31)."""

from typing import Any

import pytest
from codemonkey_setup import GAME, at, legal, played
from troop.core.errors import IllegalMove
from troop.games.codemonkey.rules.programs import Hand, programs


def coding(dice: str = "5,4", **options: Any) -> Any:
    """Return a state in which the first player codes with these dice."""
    other = "6,5,5" if dice.count(",") == 2 else "6,5"
    marks = ("mark=T1 ", "mark=T2 ") if options.get("level", 1) in (4, 5, 6) else ("", "")
    return at(f"C1 {marks[0]}dice={dice}", f"A1 {marks[1]}dice={other}", go="code round=1", **options)


def test_a_slot_is_empty_or_has_a_die_a_token_or_a_die_with_a_swing() -> None:
    state = coding()
    words = {word for move in state.legal_moves() for word in move}
    assert words == {"-", "5", "4", "5+swing", "4+swing", "swing", "down"}
    assert "- - -" in legal(state)


def test_each_die_and_token_is_used_at_most_once() -> None:
    for move in coding().legal_moves():
        used = [word.removesuffix("+swing") for word in move if word != "-"]
        assert len(used) == len(set(used))
        assert sum("swing" in word for word in move) <= 1


@pytest.mark.parametrize(
    ("hand", "slots", "count"),
    [
        (Hand((5, 4), 1, False), 3, 115),
        (Hand((5, 4), 1, True), 3, 173),
        (Hand((6, 5, 4), 2, True), 3, 520),
        (Hand((6, 5, 4), 2, True), 4, 2859),
    ],
    ids=["level 1", "level 3", "level 5", "level 6"],
)
def test_number_of_programs(hand: Hand, slots: int, count: int) -> None:
    codes = programs(hand, slots)
    assert len(codes) == len(set(codes)) == count
    assert len({code[0] for code in codes}) <= 10


def test_equal_dice_are_interchangeable() -> None:
    assert len(programs(Hand((4, 4), 1, False), 3)) < len(programs(Hand((5, 4), 1, False), 3))
    assert ("4", "4", "-") in programs(Hand((4, 4), 1, False), 3)


def test_a_loop_needs_a_slot_before_it_that_is_not_empty() -> None:
    codes = set(legal(coding(level=3)))
    assert "5 loop 4" in codes
    assert "- 5 loop" in codes
    assert not {"loop 5 4", "- loop 5", "- - loop"} & codes


def test_master_has_a_third_die_and_a_second_swing() -> None:
    codes = set(legal(coding("6,5,4", level=5)))
    assert "6+swing 5+swing 4" in codes
    assert "swing swing down" in codes


def test_grand_has_four_slots() -> None:
    assert all(len(move) == 4 for move in coding(parts="grand").legal_moves())
    assert "5 4 swing down" in legal(coding(parts="grand"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("5 5 -", "codemonkey-why-not-in-hand"),
        ("6 - -", "codemonkey-why-not-in-hand"),
        ("swing swing -", "codemonkey-why-not-in-hand"),
        ("5+swing swing -", "codemonkey-why-not-in-hand"),
        ("down down -", "codemonkey-why-not-in-hand"),
        ("5 loop -", "codemonkey-why-not-in-hand"),
        ("5 -", "codemonkey-why-slots"),
        ("5 - - -", "codemonkey-why-slots"),
    ],
)
def test_refused_programs_have_a_reason(text: str, why: str) -> None:
    with pytest.raises(IllegalMove) as raised:
        GAME.notation.parse(coding(), text)
    assert raised.value.message[0] == why


def test_refused_loops_have_a_reason() -> None:
    for move, why in ((("-", "loop", "5"), "loop"), (("5", "jump", "-"), "word")):
        problem = GAME.narration.why_illegal(coding(level=3), move)
        assert problem
        assert problem[0] == f"codemonkey-why-{why}"


def test_all_code_in_order_and_then_the_programs_run() -> None:
    state = coding()
    assert state.actor == 0
    state = played(state, "5 - -")
    assert (state.step, state.actor) == ("code", 1)
    state = played(state, "- 6 -")
    assert (state.step, state.actor, state.cursor.slot) == ("run", 0, 0)


def test_slots_run_in_order_the_same_slot_of_every_player() -> None:
    state = played(coding(), "5 4 -", "6 - 5")
    order = []
    while state.step == "run":
        order.append((state.cursor.slot + 1, state.actor + 1))
        state = state.apply(state.legal_moves()[0])
    assert order == [(1, 1), (1, 2), (2, 1), (3, 2)]
