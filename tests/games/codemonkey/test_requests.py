"""CodeMonkey through requests: choices word by word, views by seat, and undo until something is revealed."""

import json
from typing import Any

from codemonkey_setup import JUNGLE
from troop.api.handler import handle_request

PEOPLE = [{"kind": "person"}] * 2


def ask(request: str, **arguments: Any) -> Any:
    return json.loads(handle_request(json.dumps({"request": request, **arguments})))


def start(seats: list[dict[str, str]] = PEOPLE, **options: Any) -> Any:
    return ask("start", game="codemonkey", options={"jungle": JUNGLE, **options}, seats=seats, seed="abc")


def words(view: Any) -> list[str]:
    return [choice["word"] for choice in view["choices"]]


def first_choices(record: str) -> list[str]:
    """Return the choices of the seat to move."""
    return words(ask("view", record=record, viewer=ask("view", record=record)["actor"]))


def dice_of(record: str, seat: int = 0) -> list[str]:
    """Return what a seat rolled in the first round."""
    return [word for word in record.split() if word.startswith("dice=")][seat].removeprefix("dice=").split(",")


def placed(**options: Any) -> str:
    """Return the record of a game with both monkeys placed."""
    record: str = start(**options)["record"]
    for _ in range(2):
        record = ask("play", record=record, move=[first_choices(record)[0]])["record"]
    return record


def test_a_game_starts_at_the_first_decision() -> None:
    view = start()
    assert (view["actor"], view["has_hidden"], view["status"][0]) == (0, True, "codemonkey-status-place")
    assert all(choice["item"] == choice["word"] for choice in view["choices"])
    assert not view["private"]
    assert [frame["event"][0] for frame in view["frames"]] == ["codemonkey-start-rolled"]


def test_hexes_are_chosen_on_the_board() -> None:
    view = ask("view", record=start()["record"], viewer=0)
    assert all(choice["item"] == choice["word"] and choice["done"] for choice in view["choices"])


def test_a_program_is_coded_piece_by_piece() -> None:
    record = placed()
    assert ask("view", record=record)["choices"] == []
    view = ask("view", record=record, viewer=0)
    assert view["private"]
    assert words(view) == ["die1", "die2", "down", "swing1", "done"]
    view = ask("view", record=record, viewer=0, prefix=["down"])
    assert words(view) == ["slot1", "slot2", "slot3", "die1", "die2", "swing1"]
    view = ask("view", record=record, viewer=0, prefix=["down", "slot2", "die1", "slot1", "swing1", "slot1"])
    assert [line["code"] for line in view["program_listing"]] == [
        f"move({dice_of(record)[0]}, swing=True)",
        "down()",
        "pass",
    ]
    assert [choice.get("role") for choice in view["choices"]][-1] == "done"
    played = ask("play", record=record, viewer=0, move=[*view["prefix"], "done"])
    assert played["log"][-1]["text"] == f"{dice_of(record)[0]}+swing down -"


def test_moved_and_returned_pieces_leave_their_slots() -> None:
    record = placed()
    view = ask(
        "view", record=record, viewer=0, prefix=["down", "slot1", "down", "slot3", "die1", "slot1", "die1", "tray"]
    )
    assert (view["prefix"], view["back"]) == (["down", "slot3"], [])
    swapped = ask("view", record=record, viewer=0, prefix=["down", "slot1", "die1", "slot2", "down", "slot2"])
    assert [line["code"] for line in swapped["program_listing"]][1:] == ["down()", "pass"]


def test_a_slot_is_chosen_only_after_a_piece() -> None:
    record = placed(parts="loop", missions="off")
    assert ask("why_illegal", record=record, viewer=0, move=["slot1"])["why_illegal"][0] == "codemonkey-why-take-first"
    assert (
        ask("why_illegal", record=record, viewer=0, move=["loop", "slot1"])["why_illegal"][0]
        == "codemonkey-why-loop-first"
    )


def test_the_dry_run_shows_where_one_slot_could_lead() -> None:
    record = placed()
    empty = ask("view", record=record, viewer=0)
    assert (empty["badges"], empty["outlooks"]) == ([], {})
    view = ask("view", record=record, viewer=0, prefix=["die1", "slot1", "die2", "slot2"])
    by_slot = view["outlooks"]
    assert set(by_slot) == {"", "slot1", "slot2", "slot3"}
    assert by_slot[""] == by_slot["slot2"] != by_slot["slot1"]
    assert {mark for marks in by_slot.values() for _, mark in marks} == {"reach"}
    assert {badge["sign"] + badge.get("text", "") for badge in view["badges"]} == {""}  # they are only read aloud
    hidden = ask("view", record=record, viewer=1, prefix=["die1", "slot1"])
    assert (hidden["badges"], hidden["outlooks"]) == ([], {})


def test_another_piece_can_be_picked_up_instead_and_the_program_stays() -> None:
    view = ask("view", record=placed(), viewer=0, prefix=["down", "slot1", "die1", "die2"])
    assert view["prefix"] == ["down", "slot1", "die2"]
    assert view["program_listing"][0]["code"] == "down()"


def test_an_empty_program_is_asked_about() -> None:
    record = placed()
    done = ask("view", record=record, viewer=0)["choices"][-1]
    assert (done["word"], done["confirm"]) == ("done", ["codemonkey-confirm-empty", {}])
    assert "confirm" not in ask("view", record=record, viewer=0, prefix=["die1", "slot1"])["choices"][-1]


def test_a_hint_for_a_program_can_be_put_into_the_slots() -> None:
    record = placed()
    hint = ask("hint", record=record, viewer=0)["hints"][0]
    assert hint["prepared_label"] == ["codemonkey-hint-do", {}]
    assert hint["words"][0] == "codemonkey-program"
    prepared = ask("view", record=record, viewer=0, prefix=hint["prepared"])
    played = ask("play", record=record, viewer=0, move=[*prepared["prefix"], "done"])
    assert played["log"][-1]["text"] == hint["text"]


def test_the_opponent_learns_nothing_of_a_program() -> None:
    record = placed()
    empty = ask("play", record=record, move=["-", "-", "-"], viewer=1)
    other = ask("play", record=record, move=["down", "swing", "-"], viewer=1)
    for view in (empty, other):
        del view["record"]
    assert empty == other
    assert empty["log"][-1]["text"] == "? ? ?"


def test_a_program_can_be_undone_until_all_have_coded() -> None:
    record = ask("play", record=placed(), move=["-", "-", "-"])["record"]
    assert ask("view", record=record)["can_undo"]
    undone = ask("undo", record=record)
    assert undone["undone"] == ["- - -"]
    record = ask("play", record=record, move=["-", "-", "-"])["record"]
    assert not ask("view", record=record)["can_undo"]
    assert ask("undo", record=record)["error"]["message"] == ["why-revealed", {}]
    assert ask("view", record=record, past_reveals=True)["can_undo"]


def test_a_run_can_be_undone_until_the_next_roll() -> None:
    record = placed()
    for seat in (0, 1):
        record = ask("play", record=record, move=[dice_of(record, seat)[0], "-", "-"])["record"]
    assert not ask("view", record=record)["can_undo"]
    move = [first_choices(record)[0]]
    view = ask("view", record=record, viewer=0, prefix=move)
    record = ask("play", record=record, move=[*move, *words(view)[:1]])["record"]
    assert ask("view", record=record)["can_undo"]
    assert ask("undo", record=record)["actor"] == 0


def test_others_do_not_learn_why_a_program_is_refused() -> None:
    record = placed()
    assert ask("why_illegal", record=record, viewer=0, move=["-", "-"])["why_illegal"][0] == "codemonkey-why-slots"
    assert ask("why_illegal", record=record, viewer=1, move=["-", "-"])["why_illegal"] == ["status-turn", {"seat": 1}]


def test_the_timer_rings_by_a_control_action() -> None:
    record = placed(parts="time", missions="off", timer="minutes")
    assert ask("control", record=record, action="!ring")["error"]["message"] == ["codemonkey-why-no-ring", {}]
    for seat in (0, 1):
        record = ask("play", record=record, move=[dice_of(record, seat)[0], "-", "-"])["record"]
    view = ask("control", record=record, action="!ring")
    assert view["frames"][0]["event"][0] == "codemonkey-rang"
    assert "\n!ring\ntree=" in view["record"]
    assert view["actor"] == 0


def test_bots_play_a_whole_game() -> None:
    view = start([{"kind": "random"}] * 2, level=7, missions="on")
    while view["actor"] != "over" and view["last"] < 200:
        view = ask("bot_move", record=view["record"])
        assert "error" not in view


def test_log_tells_a_jungle_made_by_chance_in_one_line() -> None:
    view = ask("start", game="codemonkey", options={}, seats=[{"kind": "person"}] * 2, seed="jungle")
    first, second = view["log"][:2]
    assert first["messages"] == [["codemonkey-jungle-made", {}]]
    assert (first["first"], second["first"]) == (1, first["at"] + 1)
