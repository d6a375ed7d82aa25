"""CodeMonkey: what is told of a game: events with the table after each, sentences, labels, facts."""

from typing import Any

import pytest
from code_play import GAME, IDLE, JUNGLE, at, event, legal, played, told
from playing import OPTIONS, random_game
from transcript import seed
from troop.games.codemonkey.story import beats

EVENTS = {
    *("first-drawn", "tile-drawn", "tile-laid", "tile-laid-by", "planted", "planted-by", "start-rolled", "placed"),
    *("marked", "missions-drawn", "missions-ordered", "timer-set", "round-began", "round-ended", "rolled", "coded"),
    *("opened", "slot", "replayed", "stepped", "swung", "climbed", "came-down", "collected", "struck", "cut-short"),
    *("denied", "no-climb", "trapped", "loop-broke", "banana-lost", "tree-die", "returned", "waits", "rang", "fell"),
    *("nothing-falls", "trap-laid", "trap-moved", "trap-taken", "trap-kept", "ended"),
}


@pytest.mark.repeats
def test_transcripts_show_all_that_can_happen() -> None:
    seen = set()
    for options in OPTIONS["codemonkey"]:
        for state, move in random_game(GAME, options, seed(options)):
            seen |= {event.name for event in GAME.events(state, move)}
    assert seen >= EVENTS


def test_each_beat_has_the_table_right_after_it() -> None:
    state = at("C3 dice=5,4 code=5,down,-", f"A3 {IDLE}")
    told = beats(state, ("G1", "T1"), None)
    places = [(beat.name, beat.state.players[0].at) for beat in told]
    assert places == [
        ("stepped", "C1"),
        ("stepped", "B3"),
        ("stepped", "B1"),
        ("stepped", "B2"),
        ("stepped", "G1"),
        ("climbed", "T1"),
        ("slot", "T1"),
    ]


def test_a_banana_in_the_air_is_in_nobody_s_hand() -> None:
    state = at("C3 bananas=1 dice=3,1 code=3,1,-", f"G3 trap=C1 {IDLE}", trees="2 3 2 2 2", parts="traps")
    after = beats(state, ("C1",), None)[-1].state
    assert (after.players[0].bananas, sum(after.bananas), after.loser) == (0, 11, 0)


def test_the_last_program_opens_all_and_tells_what_is_passed_over() -> None:
    state = played(at("C3 dice=5,4", "A3 dice=6,5", go="code round=1"), "down 5 -")
    assert told(state, "6 - -") == ["coded", "opened", "opened", "slot", "denied", "slot"]
    assert event(state, "6 - -", "opened") == {"seat": 1, "listing": "down(); move(5); pass"}
    assert event(state, "6 - -", "slot") == {"seat": 1, "slot": 1, "code": "down", "die": 0}


def test_a_slot_is_told_before_its_player_decides() -> None:
    state = at("C3 dice=5,4 code=5,-,-", "A3 dice=6,5 code=-,6,-")
    events = GAME.events(state, ("D1",))
    assert (events[-1].name, events[-1].arguments) == ("slot", {"seat": 2, "slot": 2, "code": "die", "die": 6})


# Sentences


def said(state: Any, text: str, seat: int | None = None) -> list[str]:
    return [name for name, _ in GAME.sentences(state, GAME.parse(state, text), seat)]


def test_a_walk_is_one_line() -> None:
    state = at("C3 dice=5,4 code=5,down,-", f"A3 {IDLE}")
    assert GAME.sentences(state, ("G1", "T1"))[0] == (
        "codemonkey-moved",
        {"seat": 1, "hex": "G1", "count": 5, "swings": 0},
    )
    assert said(state, "G1^T1") == ["codemonkey-moved", "codemonkey-climbed"]


def test_a_swing_alone_is_told_as_such() -> None:
    assert said(at("G2 dice=5,4 code=swing,-,-", f"A3 {IDLE}"), "B2")[0] == "codemonkey-swung"


def test_the_tree_die_is_told_by_what_it_does() -> None:
    first = "C1 dice=3,1 code=3,-,-"
    go = "tree round=1 cause=trap loser=1 begun"
    state = at(first, f"G3 trap=C1 {IDLE}", trees="2 3 1 2 3", go=go, parts="traps")
    assert said(state, "tree=3")[0] == "codemonkey-returned"
    assert said(state, "tree=1")[0] == "codemonkey-waits"
    assert said(state, "tree=6") == ["codemonkey-tree-die"]


def test_a_program_is_told_without_what_is_in_it() -> None:
    state = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
    assert GAME.sentences(state, ("5", "-", "-"), 0) == (("codemonkey-coded", {"seat": 1}),)


# What is asked and offered


def test_what_is_asked() -> None:
    assert GAME.status(GAME.start()) == ("status-chance", {})
    assert GAME.status(at("C3", "A3", go="dice round=1")) == ("codemonkey-status-dice", {"seat": 1})
    running = at("C3 dice=5,4 code=5+swing,-,-", f"A3 {IDLE}")
    expected = ("codemonkey-status-run", {"seat": 1, "slot": 1, "code": "die-swing", "die": 5})
    assert GAME.status(running) == expected
    marking = at("C3", "A3", go="mark", parts="magic")
    assert GAME.status(marking) == ("codemonkey-status-mark", {"seat": 2, "seat2": 1})


def test_what_choices_are_called() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert GAME.label(state, ("G1",)) == ("codemonkey-hex", {"hex": "G1", "number": 2})
    assert GAME.label(state, ("G1", "T1")) == ("codemonkey-climb", {"tree": "T1", "count": 2})
    assert GAME.label(state, ("G1", "stay")) == ("codemonkey-stay", {"hex": "G1"})
    coding = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
    assert GAME.label(coding, ("5+swing",)) == ("codemonkey-code", {"code": "die-swing", "die": 5})


def test_a_hex_says_what_is_on_it() -> None:
    state = at("C3 trap=C1 dice=6,5", "C1 trap=C3 dice=6,5", go="code round=1", parts="traps")
    labels = {item.key: item.label for item in GAME.scene(state).items if item.label}
    assert labels["C3"] == ("codemonkey-hex-both", {"hex": "C3", "number": 4, "seat": 1, "seat2": 2})
    assert labels["B1"][0] == "codemonkey-hex"


def test_turning_down_a_climb_or_a_trap_declines() -> None:
    running = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert [GAME.declines(running, path) for path in (("G1",), ("G1", "stay"), ("G1", "T1"))] == [False, True, False]
    trapping = at(f"T1 climbed=2 {IDLE}", f"A3 {IDLE}", go="trap round=1 dry=1", parts="traps")
    assert [GAME.declines(trapping, path) for path in (("off",), ("G1",))] == [True, False]


def test_what_can_only_be_done_in_one_way_is_done_by_itself() -> None:
    assert GAME.forced(at("T1 dice=5,2 code=2,-,-", f"A3 {IDLE}")) == ("G1",)
    assert GAME.forced(at("T1 dice=5,2 code=5,-,-", f"A3 {IDLE}")) is None


def test_the_facts_of_a_seat() -> None:
    first = "C3 bananas=2 missions=513 collected=5 trap=C1 mark=T2 dice=5,4"
    second = "A3 missions=123 mark=T4 dice=6,5"
    state = at(first, second, go="code round=3", trees="2 3 2 2 1", parts="traps,magic", missions="on")
    facts = {fact.label[0].removeprefix("codemonkey-fact-"): fact for fact in GAME.facts(state.view(0), 0)}
    assert (facts["bananas"].value, facts["bananas"].icon) == (2, "banana")
    assert facts["missions"].pips == (("mission-5", True), ("mission-1", False), ("mission-3", False))
    assert (facts["trap"].value, facts["card"].value) == ("C1", "?")
    others = {fact.label[0].removeprefix("codemonkey-fact-"): fact.value for fact in GAME.facts(state.view(0), 1)}
    assert (others["card"], "trap" in others) == ("T4", False)


def test_a_ghost_shows_the_way() -> None:
    state = at("C3 dice=5,4 code=5,-,-", f"A3 {IDLE}")
    assert GAME.ghost(state, ("G1", "T1"))[-2:] == (("G1", "path"), ("T1", "end"))
    assert GAME.ghost(state, ("C1",)) == (("C1", "end"),)


def test_a_minute_of_play_reads_as_a_story() -> None:
    state = GAME.start(jungle=JUNGLE)
    story = []
    for text in ("start=4", "C3", "start=4", "A3", "dice=5,4", "dice=6,5", "5 down 4", "- - -", "G1^T1", "B2"):
        story += said(state, text)
        state = played(state, text)
    assert [name.removeprefix("codemonkey-") for name in story] == [
        *("start-rolled", "placed", "start-rolled", "placed", "round-began", "rolled", "rolled", "coded", "coded"),
        *("opened", "opened", "moved", "climbed", "came-down", "collected"),
    ]
    assert legal(state)
