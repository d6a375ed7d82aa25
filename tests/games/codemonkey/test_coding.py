"""Coding on the screen: pieces in slots and recesses, remarks on the program, sevens, and results of the run."""

import pytest
from codemonkey_setup import GAME, at, played
from troop.core.input import input_of, move_tree_of
from troop.games.codemonkey.text.program_input import panel_after, path_of, program_of

CODING = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
HAND = move_tree_of(GAME, CODING).hand  # type: ignore[attr-defined]


def coded(*words: str) -> tuple[str, ...]:
    """Return the program after some words, which can be chosen one after the other."""
    move_tree = move_tree_of(GAME, CODING)
    for number, word in enumerate(words):
        assert word in move_tree.after(words[:number])
    assert move_tree.tidy(move_tree.tidy(words)) == move_tree.tidy(words)
    assert program_of(panel_after(move_tree.tidy(words)), HAND, 3) == program_of(panel_after(words), HAND, 3)
    return program_of(panel_after(words), HAND, 3)


@pytest.mark.parametrize(
    "words",
    [
        "die1 slot1 swing1 under1",
        "die1 slot1 swing1 slot1",
        "swing1 under1 die1 slot1",
        "swing1 slot1 die1 slot1",
        "swing1 under2 die1 slot1 swing1 under1",
        "die1 slot2 swing1 under2 die1 slot1",
    ],
)
def test_a_swing_goes_under_a_die_in_either_order(words: str) -> None:
    assert coded(*words.split()) == ("5+swing", "-", "-")


def test_a_swing_in_a_recess_without_a_die_is_a_swing() -> None:
    assert coded("swing1", "under2") == ("-", "swing", "-")


def test_a_down_makes_a_swing_leave_and_changes_places_with_it() -> None:
    assert coded("swing1", "under1", "down", "slot1") == ("down", "-", "-")
    assert coded("down", "slot2", "swing1", "slot1", "down", "slot1") == ("down", "swing", "-")


def test_a_die_with_a_swing_under_it_makes_the_other_die_leave() -> None:
    assert coded("die1", "slot1", "swing1", "under1", "die2", "slot2", "die1", "slot2") == ("4", "5+swing", "-")


def test_no_recess_is_offered_under_a_down() -> None:
    assert "under1" not in move_tree_of(GAME, CODING).after(("down", "slot1", "swing1"))


def test_pieces_other_than_a_swing_are_refused_in_a_recess() -> None:
    why = GAME.narration.why_not_yet(CODING, ("die1", "under1"))
    assert why == ("codemonkey-why-recess", {})


def test_every_program_can_be_put_into_the_slots() -> None:
    for program in (("5+swing", "down", "4"), ("-", "swing", "-"), ("4", "-", "5+swing")):
        assert coded(*path_of(program, HAND)) == program


def marked(state: object, prefix: tuple[str, ...], mark: str) -> set[str]:
    """Return the keys of the items with a mark, as the seat to move sees them."""
    return {item.key for item in GAME.drawing.scene(state, state.seat, prefix=prefix).items if mark in item.marks}  # type: ignore[attr-defined]


def test_a_die_in_hand_lights_up_every_hex_beside_a_tree_that_makes_seven() -> None:
    assert marked(CODING, ("die1",), "aim") == {"B3", "C1", "G1"}
    assert marked(CODING, ("down",), "aim") == marked(CODING, (), "aim") == set()
    sums = {item.text for item in GAME.drawing.scene(CODING, 0, prefix=("die1",)).items if "sum" in item.marks}
    assert sums == {"5 + 2 = 7"}


def test_a_running_die_lights_up_the_hexes_that_it_can_climb_from() -> None:
    state = played(CODING, "5 - -", "- - -")
    assert marked(state, (), "aim") == {move[0] for move in state.legal_moves() if len(move) > 1}


def test_a_down_on_the_ground_is_remarked_on_while_coding() -> None:
    lines = input_of(GAME).program_listing(CODING, ("down", "slot1"))
    assert (lines[0].result, lines[0].note) == ("warning", ("codemonkey-line-idle", {"reason": "not-on-tree"}))
    lines = input_of(GAME).program_listing(CODING, ("die1", "slot1", "down", "slot2"))
    assert [line.result for line in lines] == ["", "", ""]


def test_a_loop_says_what_it_repeats() -> None:
    state = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1", parts="loop")
    loop = input_of(GAME).program_listing(state, ("die1", "slot1", "loop", "slot3"))[2]
    assert loop.note == ("codemonkey-line-loop", {"slot": 2, "code": "move(5)"})


def test_each_slot_has_its_result_with_the_reason_after_it_ran() -> None:
    state = played(CODING, "down 5 -", "- - -")
    assert state.players[0].ran == ("down:not-on-tree",)
    state = played(state, "G1^T1")
    assert state.players[0].ran == ("down:not-on-tree", "5:done")
    assert GAME.notation.from_text(GAME.notation.to_text(state), missions="off") == state
    state = played(state, "dice=6,5", "dice=5,4")  # the marker has passed on
    lines = input_of(GAME).program_listing(played(state, "- - -"))
    assert lines[0].note == ("codemonkey-line-latest", {})
    assert [(line.code, line.result) for line in lines[1:]] == [("down()", "failed"), ("move(5)", "done"), ("pass", "")]
    assert lines[1].note == ("codemonkey-line-failed", {"reason": "not-on-tree"})


def test_the_panel_shows_the_results_of_the_slots() -> None:
    state = played(CODING, "down 5 -", "6 - -")
    shown = {item.key: item.symbol for item in GAME.drawing.scene(state, None).items if item.key.startswith("result:")}
    assert shown == {"result:1:0": "slot-failed"}


def test_the_dice_of_who_has_coded_stay_visible() -> None:
    state = played(CODING, "5 - -")
    dice = [item.symbol for item in GAME.drawing.scene(state.view(1), 1).items if item.key.startswith("rolled:1:1:")]
    assert dice == ["die-5", "die-4"]


@pytest.mark.parametrize(("options", "slots"), [({}, 3), ({"parts": "grand"}, 4)])
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_slots_are_numbered_and_the_coder_is_in_the_picture(options: dict[str, str], slots: int, shape: str) -> None:
    state = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1", **options)
    items = {item.key: item for item in GAME.drawing.scene(state, 0, shape=shape).items}
    assert [items[f"slot{number}:number"].text for number in range(1, slots + 1)] == list("1234"[:slots])
    assert items["face:1"].at[0] < items["slot1"].at[0] - items["slot1"].size[0] / 2


def test_tokens_have_names_and_all_pieces_have_tips() -> None:
    items = {item.key: item for item in GAME.drawing.scene(CODING, 0).items}
    assert {key for key, item in items.items() if item.caption} == {"name:down", "name:swing"}
    assert {key for key, item in items.items() if item.tip} == {"take:die1", "take:die2", "take:down", "take:swing1"}
