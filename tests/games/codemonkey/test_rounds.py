"""CodeMonkey: the order of a round (rule 8), the end and the winners (rules 33 and 34)."""

from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, JUNGLE, at, event_names, legal, played
from random_games import game_id
from random_moves import random_move
from troop.core.chance import Stream, chances
from troop.core.errors import IllegalMove
from troop.core.game import CHANCE, OVER, Outcome
from troop.games.codemonkey.rules.state import all_bananas

LEVELS = [{"level": level, "seats": 2 + level % 3} for level in range(1, 8)]


def test_every_player_in_order_rolls_and_then_codes() -> None:
    state = at("C3", "A3", go="dice round=2")
    assert (state.actor, state.seat) == (CHANCE, 1)
    state = played(state, "dice=6,5", "dice=4,4")
    assert ([player.dice for player in state.players], state.actor) == ([(4, 4), (6, 5)], 1)


def test_the_marker_passes_to_the_left_after_every_round() -> None:
    state = at("C3 dice=6,5 code=-,-,-", "A3 dice=6,5", go="code round=1 turn=2")
    assert state.marker == 0
    assert event_names(state, "- - -")[-2:] == ["round-ended", "round-began"]
    assert played(state, "- - -").marker == 1


def test_two_dice_have_21_results_with_their_probabilities() -> None:
    results = chances(at("C3", "A3", go="dice round=1").weights())
    assert len(results) == 21
    assert dict(results)[("dice=5,4",)] == 2 * dict(results)[("dice=4,4",)]


def test_three_dice_have_56_results() -> None:
    state = at("C3", "A3", go="dice round=1", parts="master")
    results = dict(chances(state.weights()))
    assert len(results) == 56
    assert results["dice=6,5,4",] == 6 * results["dice=4,4,4",] == 2 * results["dice=6,4,4",]


def test_a_new_round_clears_dice_and_programs() -> None:
    state = played(at("C3 dice=6,5 code=-,-,-", "A3 dice=6,5", go="code round=1 turn=2"), "- - -")
    assert all(not player.dice and not player.program for player in state.players)


# The end


def last(go: str, first: str = "C3", second: str = "A3", trees: str = "2 3 2 2 3", **options: Any) -> Any:
    """Return the state after a run in which nothing happens."""
    state = at(f"{first} dice=6,5", f"{second} dice=6,5", go=f"code {go}", trees=trees, **options)
    return played(state, "- - -", "- - -")


def test_the_game_is_over_when_no_banana_is_left_or_waiting() -> None:
    over = last("round=5", "C3 bananas=7", "A3 bananas=5", "0 0 0 0 0")
    assert over.actor == OVER
    assert over.outcome == Outcome("bananas gone", (7, 5), (0,))
    assert last("round=5 waiting=1", "C3 bananas=6", "A3 bananas=5", "0 0 0 0 0").outcome is None


def test_a_banana_not_yet_collected_is_on_its_tree() -> None:
    assert last("round=5", "T1 bananas=6", "A3 bananas=5", "1 0 0 0 0").outcome is None


def test_the_last_banana_ends_the_game_only_after_the_run() -> None:
    first, second = "T1 bananas=6 dice=6,5 code=down,6,-", f"A3 bananas=5 {IDLE}"
    state = played(at(first, second, trees="1 0 0 0 0"), "G1")
    assert (state.outcome, state.step) == (None, "run")
    assert played(state, legal(state)[0]).outcome.reason == "bananas gone"


def test_the_end_comes_before_the_traps() -> None:
    first, second = "T1 bananas=6 climbed=2 dice=6,5 code=down,-,-", f"A3 bananas=5 trap=C3 {IDLE}"
    assert played(at(first, second, trees="1 0 0 0 0", parts="traps"), "G1").step == "over"


def test_the_game_ends_after_sixty_rounds() -> None:
    assert last("round=59").outcome is None
    assert last("round=60 dry=3").outcome.reason == "cap"


def test_order_of_the_reasons_to_end() -> None:
    assert last("round=60 dry=5").outcome.reason == "cap"
    assert last("round=60 dry=5", "C3 bananas=12", trees="0 0 0 0 0").outcome.reason == "bananas gone"


# The fresh start


def test_after_six_dry_rounds_the_next_one_begins_with_a_fresh_start() -> None:
    assert last("round=20 dry=4").step == "dice"
    state = last("round=20 dry=5", "C3 last=T2", "T1")
    assert (state.step, state.round, state.turn, state.marker, state.dry) == ("start", 21, 0, 0, 0)
    assert [player.at for player in state.players] == ["", ""]
    assert (state.bananas, state.players[0].last) == ((2, 3, 2, 2, 3), 2)
    assert legal(state) == [f"start={number}" for number in range(1, 7)]


def test_in_a_fresh_start_each_player_in_order_rolls_and_places_the_monkey() -> None:
    state = played(last("round=20 dry=5"), "start=4", "C3")
    assert (state.step, state.seat, state.players[0].at) == ("start", 1, "C3")
    state = played(state, "start=4")
    assert (state.actor, legal(state)) == (1, ["A3"])
    state = played(state, "A3")
    assert (state.step, state.turn, state.round) == ("dice", 0, 21)


def test_no_monkey_is_placed_on_an_opponents_trap() -> None:
    """C3 and A3 are the hexes with a 4: each of them has a trap."""
    state = at("- trap=A3", "- trap=C3", go="start round=21", parts="traps")
    assert legal(played(state, "start=4")) == ["A3"]
    with pytest.raises(IllegalMove) as raised:
        played(state, "start=4", "C3")
    assert raised.value.message == ("codemonkey-why-trap", {"hex": "C3"})


def test_a_number_with_nothing_but_traps_and_monkeys_is_not_rolled() -> None:
    """A3 and C3 are the hexes with a 4."""
    state = at("A3", "- trap=B2", "- trap=C3", go="start round=19 turn=2", parts="traps", trees="2 3 2 2 3 2")
    assert "start=4" not in legal(state)


def test_a_fresh_start_has_an_event_and_is_in_the_position() -> None:
    state = at("C3 dice=6,5", "A3 dice=6,5 code=-,-,-", go="code round=20 turn=2 dry=5")
    assert event_names(state, "- - -")[-3:] == ["round-ended", "round-began", "fresh-start"]
    text = GAME.notation.to_text(played(state, "- - -", "start=4"))
    assert text.endswith("/ - / - / place round=21 drawn=4")
    assert GAME.notation.to_text(GAME.notation.from_text(text)) == text


def test_a_collection_restarts_the_count() -> None:
    state = at("T1 dice=6,5 code=down,-,-", f"A3 {IDLE}", go="run round=21 dry=5")
    assert played(state, "G1").dry == 0


def test_missions_are_added_and_equal_counts_share_the_win() -> None:
    first, second = "C3 bananas=5 missions=123 collected=321", "A3 bananas=7 missions=123 collected=12"
    over = last("round=9", first, second, "0 0 0 0 0", missions="on")
    assert over.outcome == Outcome("bananas gone", (6, 7), (1,))
    over = last("round=9", first.replace("321", "123"), second, "0 0 0 0 0", missions="on")
    assert over.outcome == Outcome("bananas gone", (8, 7), (0,))
    over = last("round=9", "C3 bananas=6", "A3 bananas=6", "0 0 0 0 0")
    assert over.outcome.winners == (0, 1)


# Whole games


@pytest.mark.parametrize("options", LEVELS, ids=game_id)
def test_random_games_of_every_level_end_and_keep_every_banana(options: dict[str, object]) -> None:
    for seed in range(2):
        state, rng = GAME.start(**options), Stream("whole", seed)
        bananas = all_bananas(state)
        while state.actor != OVER:
            state = state.apply(random_move(state, rng))
            assert all_bananas(state) == bananas
        assert state.outcome.reason in ("bananas gone", "cap")


def test_a_round_in_the_notation_of_the_rules() -> None:
    """Section 8: every decision in the order of the game, at level 7 with missions."""
    state = GAME.start(jungle=JUNGLE, level=7, missions="on")
    texts = ["start=4", "C3", "start=4", "A3", "mark T4", "mark T1", "missions=135", "missions=245"]
    texts += ["missions 513", "missions 245", "timer=3", "dice=5,4,1", "dice=6,6,2"]
    state = played(state, *texts, "4+swing down loop -", "- - - -")
    assert (state.step, state.actor, state.round) == ("run", 0, 1)
