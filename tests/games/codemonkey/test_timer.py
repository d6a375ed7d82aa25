"""CodeMonkey: the timer in rounds and in minutes (rule 32)."""

from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, at, event_names, legal, played
from troop.api.cache import REGISTRY
from troop.api.match_view import log
from troop.core.chance import chances
from troop.core.errors import BadRecord, IllegalMove, InvalidNotation
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import Record, Seat


def last_code(go: str, trees: str = "2 3 2 2 3", **options: Any) -> Any:
    """Return a state before the last program is coded; the run does nothing."""
    return at(
        "C3 dice=6,5 code=-,-,-", "A3 dice=6,5", go=f"code turn=2 {go}", trees=trees, **{"parts": "time", **options}
    )


# In rounds


def test_the_timer_is_set_before_the_first_round_to_three_four_or_five() -> None:
    state = played(GAME.start(jungle=JUNGLE, parts="time", missions="off"), "start=4", "C3", "start=4", "A3")
    assert (state.step, legal(state)) == ("timer", ["timer=3", "timer=4", "timer=5"])
    assert {chance for _, chance in chances(state.weights())} == {chances(state.weights())[0][1]}
    assert played(state, "timer=4").step == "dice"


def test_rounds_are_counted_at_the_end_of_each_run() -> None:
    state = played(last_code("round=1 timer=3"), "- - -")
    assert (state.elapsed, state.step, state.round) == (1, "dice", 2)


def test_a_ring_removes_a_banana_from_the_game() -> None:
    state = last_code("round=3 timer=3 elapsed=2 dry=2")
    assert event_names(state, "- - -")[-1] == "rang"
    state = played(state, "- - -")
    assert (state.step, state.cause) == ("tree", "bell")
    assert event_names(state, "tree=2") == ["tree-die", "fell"]
    state = played(state, "tree=2")
    assert (state.bananas, state.lost) == ((2, 2, 2, 2, 3), 1)


def test_the_timer_is_set_again_after_a_ring() -> None:
    state = played(last_code("round=3 timer=3 elapsed=2 dry=2"), "- - -", "tree=2")
    assert (state.step, legal(state)) == ("timer", ["timer=3", "timer=4", "timer=5"])
    state = played(state, "timer=5")
    assert (state.step, state.round, state.timer, state.elapsed) == ("dice", 4, 5, 0)


def test_an_empty_tree_or_a_six_with_five_trees_loses_nothing() -> None:
    go = "round=3 timer=3 elapsed=2 dry=2"
    first, second = "C3 bananas=2 dice=6,5 code=-,-,-", "A3 dice=6,5"
    state = at(first, second, go=f"code turn=2 {go}", trees="0 3 2 2 3", parts="time")
    for number in ("1", "6"):
        after = played(state, "- - -", f"tree={number}")
        assert (after.bananas, after.lost) == ((0, 3, 2, 2, 3), 0)


def test_the_end_is_tested_after_the_ring_and_before_it_is_set_again() -> None:
    first, second = "C3 bananas=11 dice=6,5 code=-,-,-", "A3 dice=6,5"
    go = "code turn=2 round=3 timer=3 elapsed=2 dry=2"
    state = at(first, second, go=go, trees="1 0 0 0 0", parts="time")
    over = played(state, "- - -", "tree=1")
    assert (over.step, over.outcome.reason) == ("over", "bananas gone")


def test_traps_come_after_the_timer() -> None:
    first, second = "T1 climbed=2 dice=6,5 code=-,-,-", f"A3 {IDLE}"
    state = at(first, second, go="timer round=3 dry=2", parts="traps,time")
    assert played(state, "timer=3").step == "trap"


# In minutes


def running(first: str = "C3 dice=2,1 code=1,2,-", second: str = "A3 dice=6,5 code=6,-,-", **options: Any) -> Any:
    return at(first, second, **{"parts": "time", "timer": "minutes", **options})


def test_in_minutes_no_timer_is_set_or_counted() -> None:
    state = played(
        GAME.start(jungle=JUNGLE, parts="time", missions="off", timer="minutes"), "start=4", "C3", "start=4", "A3"
    )
    assert state.step == "dice"
    state = played(state, "dice=6,5", "dice=6,5", "- - -", "- - -")
    assert (state.round, state.elapsed) == (2, 0)


def test_the_timer_can_ring_before_the_first_move_of_a_slot() -> None:
    state = running()
    rung = state.ring()
    assert (rung.actor, rung.step, rung.cause) == (-1, "tree", "ring")
    assert event_names(rung, "tree=3") == ["rang", "tree-die", "fell"]
    after = played(rung, "tree=3")
    assert (after.bananas, after.lost) == ((2, 3, 1, 2, 3), 1)
    assert after._replace(bananas=state.bananas, lost=0) == state
    assert legal(after) == legal(state)


def test_the_timer_can_ring_before_every_slot_but_not_inside_one() -> None:
    state = running("C3 dice=2,1 code=1,loop,-", parts="time,loop")
    state = played(state, "C1")
    assert state.may_ring
    state = played(state, legal(state)[0])
    assert (state.cursor.slot, state.may_ring) == (1, True)
    state = running("C3 dice=2,1 code=1,2,loop", "A3 dice=6,5 code=-,-,-", parts="time,loop")
    state = played(state, "C1", "B1")
    assert (state.cursor, state.may_ring) == ((2, 0, False, False), True)
    state = played(state, "B2")
    assert (state.cursor, state.may_ring) == ((2, 1, False, True), False)
    with pytest.raises(IllegalMove):
        state.ring()


def test_a_ring_is_not_among_the_legal_moves() -> None:
    assert all("ring" not in move for move in legal(running()))


@pytest.mark.parametrize("options", [{"parts": "none"}, {"parts": "time"}])
def test_only_a_game_with_a_timer_in_minutes_rings(options: dict[str, Any]) -> None:
    timer = " timer=3" if options["parts"] == "time" else ""
    state = at("C3 dice=2,1 code=1,2,-", f"A3 {IDLE}", go=f"run round=1{timer}", **options)
    with pytest.raises(IllegalMove):
        state.ring()


def match(*entries: str) -> Match:
    """Return a match with the timer in minutes."""
    options = GAME.complete_options(jungle=JUNGLE, parts="time", missions="off", timer="minutes")
    match = Match(Record(GAME, options, (Seat("person"),) * 2, "seed"), REGISTRY)
    for entry in entries:
        match = match.play(entry)
    return match


SET_UP = ("start=4", "C3", "start=4", "A3", "dice=2,1", "dice=6,5", "1 2 -", "6 - -")


def test_the_record_has_the_ring_and_replays_it() -> None:
    rung = match(*SET_UP, "!ring", "tree=3", "C1")
    text = rung.record.write()
    assert "\n!ring\ntree=3\nC1\n" in text
    assert Match.read(text, REGISTRY).plies == rung.plies
    assert rung.now.state.bananas == (2, 3, 1, 2, 3)


def test_a_misplaced_ring_makes_a_record_invalid() -> None:
    text = match(*SET_UP, "!ring", "tree=3", "C1").record.write()
    with pytest.raises(BadRecord) as raised:
        Match.read(text.replace("tree=3", "tree=3\n!ring\ntree=3", 1).replace("6 - -\n", "!ring\n6 - -\n", 1), REGISTRY)
    assert raised.value.reason[0] == "codemonkey-why-no-ring"


def test_the_log_has_the_ring() -> None:
    lines = log(match(*SET_UP, "!ring", "tree=3"), None)
    assert [(line["text"], line["messages"]) for line in lines[-2:]] == [
        ("!ring", [("codemonkey-ring", {})]),
        ("tree=3", [("codemonkey-fell", {"tree": "T3"})]),
    ]


def test_undo_and_redo_include_the_ring() -> None:
    played_on = match(*SET_UP, "C1", "!ring", "tree=3")
    before, undone = played_on.undo(past_reveals=True)
    assert undone == ("C1", "!ring")
    assert before.play("C1").play("!ring").now.actor == -1


def test_other_games_refuse_the_ring() -> None:
    mancala = GAMES["mancala"]
    match = Match(Record(mancala, mancala.complete_options(), (Seat("person"),) * 2), REGISTRY)
    with pytest.raises(InvalidNotation):
        match.play("!ring")
