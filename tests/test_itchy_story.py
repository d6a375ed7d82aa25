"""What a decision in Itchy Monkey does, as events, beat by beat, and what the log says of it."""

from typing import Any

import pytest
from itchy_play import GAME, at, clan, lice
from playing import EAGER, OPTIONS, eager_game, game_id, random_game
from troop.core.game import Event
from troop.games.itchy.story import beats

MODES = [*((options, random_game, "one") for options in OPTIONS["itchy"])]
MODES += [(options, eager_game, seed) for options, seed in EAGER["itchy"][::3]]


def told(state: Any, text: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of a move in notation."""
    return [(event.name, dict(event.arguments)) for event in GAME.events(state, GAME.parse(state, text))]


def boards(state: Any, text: str) -> list[str]:
    """The lice on the board after each beat."""
    return [lice(beat.state) for beat in beats(state, GAME.parse(state, text))]


def counted(workers: int = 0, queens: int = 0, spies: int = 0) -> dict[str, Any]:
    kinds = "w" * bool(workers) + "q" * bool(queens) + "s" * bool(spies)
    return {"workers": workers, "queens": queens, "spies": spies, "kinds": kinds}


def test_a_spawn() -> None:
    state = at("d7=1:2w1q", "1 spawn")
    on = {"seat": 1, "cell": "d7", "species": "G"}
    assert told(state, "d7") == [("spawned", {**on, **counted(2)}), ("founded", on)]


def test_an_exchange() -> None:
    assert told(at("d7=1:6w", "1 spawn"), "q d7") == [("exchanged", {"seat": 1, "cell": "d7", "species": "G"})]


def test_a_jump_between_equals_sends_both_home_one_after_the_other() -> None:
    state = at("e7=1:2w f7=2:1w")
    way = {"cell": "e7", "species": "S", "cell2": "f7", "species2": "O"}
    assert told(state, "e7>f7 w") == [
        ("jumped", {"seat": 1, **way, **counted(1)}),
        ("sent-home", {"seat": 2, "cell": "f7", "species": "O", **counted(1)}),
        ("sent-home", {"seat": 1, "cell": "f7", "species": "O", **counted(1)}),
    ]
    assert boards(state, "e7>f7 w") == ["e7=1:1w f7=1:1w,2:1w", "e7=1:1w f7=1:1w", "e7=1:1w"]


def test_a_bump_the_monkey_moves_the_lice_go_over_the_opponents_leave() -> None:
    state = at("d5=1:2w1q a5=2:1w1q")
    assert told(state, "d5-b5 2w1q") == [
        ("bumped", {"seat": 1, "cell": "d5", "species": "L", "cell2": "b5", "species2": "L"}),
        ("crossed", {"seat": 1, "cell": "b5", "species": "L", "cell2": "a5", "species2": "O", **counted(2, 1)}),
        ("sent-home", {"seat": 2, "cell": "a5", "species": "O", **counted(1, 1)}),
    ]
    assert boards(state, "d5-b5 2w1q") == [*("a5=2:1w1q b5=1:2w1q", "a5=1:2w1q,2:1w1q", "a5=1:2w1q")]


def test_a_nitpick_sends_everybody_home() -> None:
    state = at("d5=1:1w g4=1:s,2:4w1q+s", spies="on")
    assert [name for name, _ in told(state, "x g4")] == ["nitpicked", "sent-home", "sent-home"]
    assert boards(state, "x g4") == ["d5=1:1w g4=1:s,2:4w1q+s", "d5=1:1w g4=2:4w1q+s", "d5=1:1w"]


def test_a_colony_that_moves_is_not_founded_again() -> None:
    assert [name for name, _ in told(at("d5=1:5w"), "d5-b5 1w")] == ["bumped", "crossed"]
    assert [name for name, _ in told(at("d5=1:5w"), "d5-b5 3w")] == ["bumped", "crossed", "founded"]


def test_a_win_is_told_with_its_reason() -> None:
    state = at("d7=1:3w a4=1:3w g4=1:2w", "1 spawn")
    assert told(state, "g4")[-1] == ("won", {"seat": 1, "reason": "gorillas"})
    assert GAME.sentences(state, ("g4",))[-1][0] == "itchy-founded"


def test_an_outbreak_is_one_beat_and_its_queen_another() -> None:
    state = clan("e7=4w f7=5w b7=1w")
    assert boards(state, "e7") == [
        "b7=1w e7=5w f7=5w",
        "b7=1w d7=1w e7=3w* f7=6w",
        "b7=1w d7=1w e7=3w* f7=1q",
    ]


def test_a_monkey_that_leaves_is_safe_right_after() -> None:
    (beat,) = beats(clan("d5=1w f7=1w", "1 bump"), ("d7", "off"))
    assert beat.event == Event("left", {"seat": 1, "cell": "d7", "species": "G"})
    assert beat.state.clan
    assert beat.state.clan.safe == ("G", "")


def test_the_end_of_a_turn_has_a_line() -> None:
    assert GAME.sentences(at("d7=1:7w", "1 after"), ("pass",)) == (("itchy-passed", {"seat": 1, "step": "after"}),)


@pytest.mark.parametrize(("options", "play", "seed"), MODES, ids=game_id)
def test_the_last_beat_shows_the_board_of_the_next_state(options: dict[str, object], play: Any, seed: str) -> None:
    for state, move in play(GAME, options, seed):
        after, tale = state.apply(move), beats(state, move)
        assert tale[-1].state.board == after.board
        assert (tale[-1].state.clan and tale[-1].state.clan.safe) == (after.clan and after.clan.safe)
        assert len(GAME.frames(state, move)) == len(tale)
