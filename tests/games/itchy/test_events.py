"""Itchy Monkey: the events of a move, the trace of boards between them, and the log."""

from typing import Any

import pytest
from itchy_setup import GAME, at, clan, lice
from random_games import EAGER, OPTIONS, eager_game, game_id, random_game
from troop.core.game import Event
from troop.games.itchy.text.events import trace_of

MODES = [*((options, random_game, "one") for options in OPTIONS["itchy"])]
MODES += [(options, eager_game, seed) for options, seed in EAGER["itchy"][::3]]


def events(state: Any, text: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the events of a move in notation."""
    return [
        (event.name, dict(event.arguments)) for event in GAME.narration.events(state, GAME.notation.parse(state, text))
    ]


def boards(state: Any, text: str) -> list[str]:
    """Return the lice on the board after each trace step."""
    return [lice(trace_step.state) for trace_step in trace_of(state, GAME.notation.parse(state, text))]


def counted(workers: int = 0, queens: int = 0, spies: int = 0) -> dict[str, Any]:
    kinds = "w" * bool(workers) + "q" * bool(queens) + "s" * bool(spies)
    return {"workers": workers, "queens": queens, "spies": spies, "kinds": kinds}


def test_events_of_a_spawn() -> None:
    state = at("d7=1:2w1q", "1 spawn")
    place = {"seat": 1, "cell": "d7", "species": "G"}
    assert events(state, "d7") == [("spawned", {**place, **counted(2)}), ("founded", place)]


def test_events_of_an_exchange() -> None:
    assert events(at("d7=1:6w", "1 spawn"), "q d7") == [("exchanged", {"seat": 1, "cell": "d7", "species": "G"})]


def test_a_jump_between_equals_sends_both_home_in_order() -> None:
    state = at("e7=1:2w f7=2:1w")
    places = {"cell": "e7", "species": "S", "cell2": "f7", "species2": "O"}
    assert events(state, "e7>f7 w") == [
        ("jumped", {"seat": 1, **places, **counted(1)}),
        ("sent-home", {"seat": 2, "cell": "f7", "species": "O", **counted(1)}),
        ("sent-home", {"seat": 1, "cell": "f7", "species": "O", **counted(1)}),
    ]
    assert boards(state, "e7>f7 w") == ["e7=1:1w f7=1:1w,2:1w", "e7=1:1w f7=1:1w", "e7=1:1w"]


def test_a_bump_moves_the_monkey_then_lice_cross_and_opponents_go_home() -> None:
    state = at("d5=1:2w1q a5=2:1w1q")
    assert events(state, "d5-b5 2w1q") == [
        ("bumped", {"seat": 1, "cell": "d5", "species": "L", "cell2": "b5", "species2": "L"}),
        ("crossed", {"seat": 1, "cell": "b5", "species": "L", "cell2": "a5", "species2": "O", **counted(2, 1)}),
        ("sent-home", {"seat": 2, "cell": "a5", "species": "O", **counted(1, 1)}),
    ]
    assert boards(state, "d5-b5 2w1q") == [*("a5=2:1w1q b5=1:2w1q", "a5=1:2w1q,2:1w1q", "a5=1:2w1q")]


def test_a_nitpick_sends_all_lice_home() -> None:
    state = at("d5=1:1w g4=1:s,2:4w1q+s", spies="on")
    assert [name for name, _ in events(state, "x g4")] == ["nitpicked", "sent-home", "sent-home"]
    assert boards(state, "x g4") == ["d5=1:1w g4=1:s,2:4w1q+s", "d5=1:1w g4=2:4w1q+s", "d5=1:1w"]


def test_a_moved_colony_is_not_founded_again() -> None:
    assert [name for name, _ in events(at("d5=1:5w"), "d5-b5 1w")] == ["bumped", "crossed"]
    assert [name for name, _ in events(at("d5=1:5w"), "d5-b5 3w")] == ["bumped", "crossed", "founded"]


def test_a_win_event_has_its_reason() -> None:
    state = at("d7=1:3w a4=1:3w g4=1:2w", "1 spawn")
    assert events(state, "g4")[-1] == ("won", {"seat": 1, "reason": "gorillas"})
    assert GAME.narration.log_lines(state, ("g4",))[-1][0] == "itchy-founded"


def test_an_outbreak_and_its_queen_are_separate_trace_steps() -> None:
    state = clan("e7=4w f7=5w b7=1w")
    assert boards(state, "e7") == [
        "b7=1w e7=5w f7=5w",
        "b7=1w d7=1w e7=3w* f7=6w",
        "b7=1w d7=1w e7=3w* f7=1q",
    ]


def test_a_monkey_that_leaves_is_safe_in_the_same_trace_step() -> None:
    (trace_step,) = trace_of(clan("d5=1w f7=1w", "1 bump"), ("d7", "off"))
    assert trace_step.event == Event("left", {"seat": 1, "cell": "d7", "species": "G"})
    assert trace_step.state.clan
    assert trace_step.state.clan.safe == ("G", "")


def test_the_end_of_a_turn_has_a_log_line() -> None:
    assert GAME.narration.log_lines(at("d7=1:7w", "1 after"), ("pass",)) == (
        ("itchy-passed", {"seat": 1, "step": "after"}),
    )


@pytest.mark.parametrize(("options", "play", "seed"), MODES, ids=game_id)
def test_the_last_trace_step_has_the_board_of_the_next_state(options: dict[str, object], play: Any, seed: str) -> None:
    for state, move in play(GAME, options, seed):
        after, trace = state.apply(move), trace_of(state, move)
        assert trace[-1].state.board == after.board
        assert (trace[-1].state.clan and trace[-1].state.clan.safe) == (after.clan and after.clan.safe)
        assert len(GAME.drawing.frames(state, move)) == len(trace)
