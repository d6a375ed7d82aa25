"""CodeMonkey: the dry run of a program, and its code listing."""

from codemonkey_setup import GAME, at, played
from random_games import random_game
from troop.games.codemonkey.drawing.dry_run import reachable
from troop.games.codemonkey.rules.programs import line

CODING = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")


def test_where_the_monkey_could_be_after_each_slot() -> None:
    one, two = reachable(CODING, 0, ("4", "5"))
    state = played(CODING, "4 5 -", "- - -")
    assert set(one.places) == {move[-1] if move[-1] != "stay" else move[0] for move in state.legal_moves()}
    assert {"A2", "H3"} <= set(two.places)


def test_where_it_could_climb() -> None:
    (reach,) = reachable(CODING, 0, ("5",))
    assert reach.climbs == (("G1", "T1"),)
    assert "T1" in reach.places
    assert not reach.denied


def test_coming_down_is_part_of_the_dry_run() -> None:
    climbed, down = reachable(CODING, 0, ("5", "down"))
    assert {"B2", "G1", "G2"} <= set(down.places)
    assert "T1" not in down.places
    assert set(climbed.places) - {"T1"} <= set(down.places)


def test_slots_without_effect_are_denied() -> None:
    assert [reach.denied for reach in reachable(CODING, 0, ("down", "-", "swing"))] == [True, False, True]
    assert reachable(CODING, 0, ("down",))[0].places == ("C3",)


def test_a_loop_runs_the_slots_before_it() -> None:
    state = at("C3 dice=1,1", "A3 dice=6,5", go="code round=1", parts="loop")
    step, loop = reachable(state, 0, ("1", "loop"))
    assert (step.places, loop.places) == (("C1", "C2"), ("B3", "C1", "C2", "C3", "D3"))


def test_nothing_is_collected_twice_from_the_same_tree() -> None:
    state = at("T1 dice=5,1", "A3 dice=6,5", go="code round=1")
    for reach in reachable(state, 0, ("down", "5", "-"))[1:]:
        assert all(tree != "T1" for _, tree in reach.climbs)


def test_dry_run_works_for_partial_programs_and_views() -> None:
    assert reachable(CODING, 0, ()) == ()
    assert reachable(CODING.view(0), 0, ("5",)) == reachable(CODING, 0, ("5",))


def test_dry_run_contains_every_real_place_if_the_others_do_nothing() -> None:
    for state, move in random_game(GAME, {"parts": "master"}, "dry"):
        if state.step == "code" and state.turn == 1:
            idle = state.update_player(state.seat_at(0), program=("-", "-", "-"))
            reaches, run = reachable(state, state.seat, move), idle.apply(move)
            while run.step == "run":
                before = reaches[run.cursor.slot - 1].places if run.cursor.slot else (state.players[run.seat].at,)
                assert run.players[run.seat].at in before
                run = run.apply(run.legal_moves()[-1])


def test_a_program_is_listed_as_code() -> None:
    code = [line(word) for word in ("4+swing", "down", "5", "-", "swing", "loop", "?")]
    assert code == ["move(4, swing=True)", "down()", "move(5)", "pass", "swing()", "loop()", "…"]
