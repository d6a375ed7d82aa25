"""CodeMonkey: events with the state after each, log lines, labels and player stats."""

from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, at, event, event_names, legal, played
from random_games import OPTIONS, random_game
from transcript import seed
from troop.core.input import input_of
from troop.games.codemonkey.text.events import trace_of

EVENTS = {
    *("first-drawn", "tile-drawn", "tile-laid", "tile-laid-by", "planted", "planted-by", "start-rolled", "placed"),
    *("marked", "missions-drawn", "missions-ordered", "timer-set", "round-began", "round-ended", "rolled", "coded"),
    *("opened", "slot", "replayed", "stepped", "swung", "climbed", "came-down", "collected", "struck", "cut-short"),
    *("denied", "no-climb", "trapped", "loop-broke", "banana-lost", "tree-die", "returned", "waits", "rang", "fell"),
    *("nothing-falls", "trap-laid", "trap-moved", "trap-taken", "trap-kept", "ended"),
}


@pytest.mark.repeats
def test_random_games_have_every_event() -> None:
    names = set()
    for options in OPTIONS["codemonkey"]:
        for state, move in random_game(GAME, options, seed(options)):
            names |= {event.name for event in GAME.narration.events(state, move)}
    assert names >= EVENTS


def test_each_trace_step_has_the_state_right_after_it() -> None:
    state = at("C3 dice=5,4 code=5,down,-", f"A3 {IDLE}")
    trace = trace_of(state, ("G1", "T1"), None)
    places = [(trace_step.name, trace_step.state.players[0].at) for trace_step in trace]
    assert places == [
        ("stepped", "C1"),
        ("stepped", "B3"),
        ("stepped", "B1"),
        ("stepped", "B2"),
        ("stepped", "G1"),
        ("climbed", "T1"),
        ("slot", "T1"),
    ]


def test_a_lost_banana_belongs_to_nobody_until_the_tree_die_is_rolled() -> None:
    state = at("C3 bananas=1 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", trees="2 3 2 2 2", parts="traps")
    after = trace_of(state, ("C1",), None)[-1].state
    assert (after.players[0].bananas, sum(after.bananas), after.loser) == (0, 11, 0)


def test_the_last_program_reveals_all_programs_and_skips_empty_slots() -> None:
    state = played(at("C3 dice=5,4", "A3 dice=6,5", go="code round=1"), "down 5 -")
    assert event_names(state, "6 - -") == ["coded", "opened", "opened", "slot", "denied", "slot"]
    words = {"slot1": ("codemonkey-code", {"code": "down", "die": 0})}
    words |= {"slot2": ("codemonkey-code", {"code": "die", "die": 5})}
    words |= {"slot3": ("codemonkey-code", {"code": "empty", "die": 0})}
    words |= {"slot4": ("codemonkey-code", {"code": "empty", "die": 0})}
    assert event(state, "6 - -", "opened") == {"seat": 1, "program": ("codemonkey-program", {"slots": 3, **words})}
    assert event(state, "6 - -", "slot") == {"seat": 1, "slot": 1, "code": "down", "die": 0}


def test_a_slot_event_comes_before_its_decision() -> None:
    state = at("C3 dice=5,4 code=5,-,-", "A3 dice=6,5 code=-,6,-")
    events = GAME.narration.events(state, ("D1",))
    assert (events[-1].name, events[-1].arguments) == ("slot", {"seat": 2, "slot": 2, "code": "die", "die": 6})


# Log lines


def log_ids(state: Any, text: str, seat: int | None = None) -> list[str]:
    return [name for name, _ in GAME.narration.log_lines(state, GAME.notation.parse(state, text), seat)]


def test_a_walk_is_one_message() -> None:
    state = at("C3 dice=5,4 code=5,down,-", f"A3 {IDLE}")
    assert GAME.narration.log_lines(state, ("G1", "T1"))[0] == (
        "codemonkey-moved",
        {"seat": 1, "hex": "G1", "count": 5, "swings": 0},
    )
    assert log_ids(state, "G1^T1") == ["codemonkey-moved", "codemonkey-climbed"]


def test_a_swing_alone_has_its_own_message() -> None:
    assert log_ids(at("G2 dice=5,4 code=swing,-,-", f"A3 {IDLE}"), "B2")[0] == "codemonkey-swung"


def test_tree_die_messages_name_the_effect() -> None:
    first = "C1 dice=3,1 code=3,-,-"
    go = "tree round=1 cause=trap loser=1 begun"
    state = at(first, f"G3 trap=C1 {IDLE}", trees="2 3 1 2 3", go=go, parts="traps")
    assert log_ids(state, "tree=3")[0] == "codemonkey-returned"
    assert log_ids(state, "tree=1")[0] == "codemonkey-waits"
    assert log_ids(state, "tree=6") == ["codemonkey-tree-die"]


def test_the_log_does_not_reveal_a_program() -> None:
    state = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
    assert GAME.narration.log_lines(state, ("5", "-", "-"), 0) == (("codemonkey-coded", {"seat": 1}),)


# Status and choices


def test_the_status_names_the_decision() -> None:
    assert GAME.drawing.status(GAME.start()) == ("status-chance", {})
    assert GAME.drawing.status(at("C3", "A3", go="dice round=1")) == ("codemonkey-status-dice", {"seat": 1})
    running = at("C3 dice=5,4 code=5+swing,-,-", f"A3 {IDLE}")
    expected = ("codemonkey-status-run-die", {"seat": 1, "slot": 1, "code": "die-swing", "die": 5})
    assert GAME.drawing.status(running) == expected
    marking = at("C3", "A3", go="mark", parts="magic")
    assert GAME.drawing.status(marking) == ("codemonkey-status-mark", {"seat": 2, "seat2": 1})


def test_labels_of_choices() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert GAME.drawing.label(state, ("G1",)) == ("codemonkey-hex", {"hex": "G1", "number": 2})
    assert GAME.drawing.label(state, ("G1", "T1")) == ("codemonkey-climb", {"tree": "T1", "die": 5, "number": 2})
    assert GAME.drawing.label(state, ("G1", "stay")) == ("codemonkey-stay", {"hex": "G1"})
    coding = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
    assert GAME.drawing.label(coding, ("5+swing",)) == ("codemonkey-code", {"code": "die-swing", "die": 5})


def test_hex_labels_name_the_pieces_on_them() -> None:
    state = at("C3 trap=C1 dice=6,5", "C1 trap=C3 dice=6,5", go="code round=1", parts="traps")
    labels = {item.key: item.label for item in GAME.drawing.scene(state).items if item.label}
    assert labels["C3"] == ("codemonkey-hex-both", {"hex": "C3", "number": 4, "seat": 1, "seat2": 2})
    assert labels["B1"][0] == "codemonkey-hex"


def test_staying_and_laying_no_trap_decline() -> None:
    running = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert [input_of(GAME).is_decline(running, path) for path in (("G1",), ("G1", "stay"), ("G1", "T1"))] == [
        False,
        True,
        False,
    ]
    trapping = at(f"T1 climbed=2 {IDLE}", f"A3 {IDLE}", go="trap round=1 dry=1", parts="traps")
    assert [input_of(GAME).is_decline(trapping, path) for path in (("off",), ("G1",))] == [True, False]


def test_a_single_landing_is_forced() -> None:
    assert input_of(GAME).forced(at("T1 dice=5,2 code=2,-,-", f"A3 {IDLE}")) == ("G1",)
    assert input_of(GAME).forced(at("T1 dice=5,2 code=5,-,-", f"A3 {IDLE}")) is None


def test_player_stats_of_a_seat() -> None:
    first = "C3 bananas=2 missions=513 collected=5 trap=C1 mark=T2 dice=5,4"
    second = "A3 missions=123 mark=T4 dice=6,5"
    state = at(first, second, go="code round=3", trees="2 3 2 2 1", parts="traps,magic", missions="on")
    player_stats = {
        stat.label[0].removeprefix("codemonkey-stat-"): stat for stat in GAME.drawing.player_stats(state.view(0), 0)
    }
    assert (player_stats["bananas"].value, player_stats["bananas"].icon) == (2, "banana")
    assert player_stats["missions"].pips == (("mission-5", True), ("mission-1", False), ("mission-3", False))
    assert (player_stats["trap"].value, player_stats["card"].value) == ("C1", "?")
    others = {
        stat.label[0].removeprefix("codemonkey-stat-"): stat.value
        for stat in GAME.drawing.player_stats(state.view(0), 1)
    }
    assert (others["card"], "trap" in others) == ("T4", False)


def test_preview_shows_the_route() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert GAME.drawing.preview(state, ("G1", "T1"))[-2:] == (("G1", "path"), ("T1", "end"))
    assert GAME.drawing.preview(state, ("C1",)) == (("C1", "end"),)


def test_the_log_of_a_round() -> None:
    state = GAME.start(jungle=JUNGLE)
    ids = []
    for text in ("start=4", "C3", "start=4", "A3", "dice=5,4", "dice=6,5", "5 down 4", "- - -", "G1^T1", "B2"):
        ids += log_ids(state, text)
        state = played(state, text)
    assert [name.removeprefix("codemonkey-") for name in ids] == [
        *("start-rolled", "placed", "start-rolled", "placed", "round-began", "rolled", "rolled", "coded", "coded"),
        *("opened", "opened", "moved", "climbed", "came-down", "collected"),
    ]
    assert legal(state)
