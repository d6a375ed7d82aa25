"""CodeMonkey at the desk: word by word, through a seat's eyes, undone as far as nothing was seen."""

import json
from typing import Any

from code_play import JUNGLE
from troop.desk import desk

PEOPLE = [{"kind": "person"}] * 2


def ask(call: str, **arguments: Any) -> Any:
    return json.loads(desk(json.dumps({"call": call, **arguments})))


def start(seats: list[dict[str, str]] = PEOPLE, **options: Any) -> Any:
    return ask("start", game="codemonkey", options={"jungle": JUNGLE, **options}, seats=seats, seed="abc")


def words(look: Any) -> list[str]:
    return [choice["word"] for choice in look["choices"]]


def first_choices(record: str) -> list[str]:
    """What the one who decides can choose."""
    return words(ask("look", record=record, seat=ask("look", record=record)["actor"]))


def dice_of(record: str, seat: int = 0) -> list[str]:
    """What a seat rolled in the first round."""
    return [word for word in record.split() if word.startswith("dice=")][seat].removeprefix("dice=").split(",")


def placed(**options: Any) -> str:
    """The record of a game in which both monkeys are placed."""
    record: str = start(**options)["record"]
    for _ in range(2):
        record = ask("play", record=record, move=[first_choices(record)[0]])["record"]
    return record


def test_a_game_starts_where_somebody_decides() -> None:
    look = start()
    assert (look["actor"], look["hides"], look["status"][0]) == (0, True, "codemonkey-status-place")
    assert all(choice["item"] == choice["word"] for choice in look["choices"])
    assert not look["private"]
    assert [frame["event"][0] for frame in look["frames"]] == ["codemonkey-start-rolled"]


def test_hexes_are_chosen_on_the_board() -> None:
    look = ask("look", record=start()["record"], seat=0)
    assert all(choice["item"] == choice["word"] and choice["done"] for choice in look["choices"])


def test_a_program_is_coded_piece_by_piece() -> None:
    record = placed()
    assert ask("look", record=record)["choices"] == []
    look = ask("look", record=record, seat=0)
    assert look["private"]
    assert words(look) == ["die1", "die2", "down", "swing1", "done"]
    look = ask("look", record=record, seat=0, prefix=["down"])
    assert words(look) == ["slot1", "slot2", "slot3"]
    look = ask("look", record=record, seat=0, prefix=["down", "slot2", "die1", "slot1", "swing1", "slot1"])
    assert [line["code"] for line in look["listing"]] == [f"move({dice_of(record)[0]}, swing=True)", "down()", "pass"]
    assert [choice.get("role") for choice in look["choices"]][-1] == "done"
    played = ask("play", record=record, seat=0, move=[*look["prefix"], "done"])
    assert played["log"][-1]["text"] == f"{dice_of(record)[0]}+swing down -"


def test_what_was_moved_or_taken_back_no_longer_counts() -> None:
    record = placed()
    look = ask(
        "look", record=record, seat=0, prefix=["down", "slot1", "down", "slot3", "die1", "slot1", "die1", "tray"]
    )
    assert (look["prefix"], look["back"]) == (["down", "slot3"], [])
    swapped = ask("look", record=record, seat=0, prefix=["down", "slot1", "die1", "slot2", "down", "slot2"])
    assert [line["code"] for line in swapped["listing"]][1:] == ["down()", "pass"]


def test_a_slot_is_chosen_only_for_what_has_been_taken_up() -> None:
    record = placed(parts="loop")
    assert ask("why", record=record, seat=0, move=["slot1"])["why"][0] == "codemonkey-why-take-first"
    assert ask("why", record=record, seat=0, move=["loop", "slot1"])["why"][0] == "codemonkey-why-loop-first"


def test_the_dry_run_shows_where_each_slot_could_lead() -> None:
    record = placed()
    assert ask("look", record=record, seat=0)["notes"] == []
    notes = ask("look", record=record, seat=0, prefix=["die1", "slot1"])["notes"]
    assert notes
    assert {note["text"] for note in notes} == {"1"}
    assert ask("look", record=record, seat=1, prefix=["die1", "slot1"])["notes"] == []


def test_the_other_is_told_nothing_of_a_program() -> None:
    record = placed()
    empty = ask("play", record=record, move=["-", "-", "-"], seat=1)
    other = ask("play", record=record, move=["down", "swing", "-"], seat=1)
    for look in (empty, other):
        del look["record"]
    assert empty == other
    assert empty["log"][-1]["text"] == "? ? ?"


def test_the_own_program_can_be_taken_back_until_all_are_in() -> None:
    record = ask("play", record=placed(), move=["-", "-", "-"])["record"]
    assert ask("look", record=record)["can_undo"]
    undone = ask("undo", record=record)
    assert undone["undone"] == ["- - -"]
    record = ask("play", record=record, move=["-", "-", "-"])["record"]
    assert not ask("look", record=record)["can_undo"]
    assert ask("undo", record=record)["error"]["say"] == ["why-revealed", {}]
    assert ask("look", record=record, past_reveals=True)["can_undo"]


def test_a_run_can_be_taken_back_while_nothing_was_rolled_since() -> None:
    record = placed()
    for seat in (0, 1):
        record = ask("play", record=record, move=[dice_of(record, seat)[0], "-", "-"])["record"]
    assert not ask("look", record=record)["can_undo"]
    move = [first_choices(record)[0]]
    look = ask("look", record=record, seat=0, prefix=move)
    record = ask("play", record=record, move=[*move, *words(look)[:1]])["record"]
    assert ask("look", record=record)["can_undo"]
    assert ask("undo", record=record)["actor"] == 0


def test_others_are_not_told_why_a_program_is_refused() -> None:
    record = placed()
    assert ask("why", record=record, seat=0, move=["-", "-"])["why"][0] == "codemonkey-why-slots"
    assert ask("why", record=record, seat=1, move=["-", "-"])["why"] == ["status-turn", {"seat": 1}]


def test_the_clock_rings_by_a_word() -> None:
    record = placed(parts="time", timer="minutes")
    assert ask("word", record=record, word="!ring")["error"]["say"] == ["codemonkey-why-no-ring", {}]
    for seat in (0, 1):
        record = ask("play", record=record, move=[dice_of(record, seat)[0], "-", "-"])["record"]
    look = ask("word", record=record, word="!ring")
    assert look["frames"][0]["event"][0] == "codemonkey-rang"
    assert "\n!ring\ntree=" in look["record"]
    assert look["actor"] == 0


def test_minds_play_a_whole_game_alone() -> None:
    look = start([{"kind": "random"}] * 2, level=7, missions="on")
    while look["actor"] != "over" and look["last"] < 200:
        look = ask("mind", record=look["record"])
        assert "error" not in look
