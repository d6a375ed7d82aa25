"""The bot of CodeMonkey: positions with one clearly best move, and the reasons given for moves."""

from typing import Any

import pytest
from codemonkey_setup import GAME, IDLE, at
from message_texts import check
from random_games import OPTIONS, evenly_spaced, game_id, moments
from troop.ai import Thinking, choose
from troop.ai.thinking import bot_of
from troop.core.bot import Evaluation
from troop.core.chance import Stream

BUDGET = 1500
BOT = bot_of(GAME)


def best(state: Any, level: str = "gorilla") -> str:
    """Return the bot's move in notation."""
    return GAME.notation.write(state, choose(GAME, state.view(state.actor), state.actor, level, 1, BUDGET))


def evaluations(state: Any) -> tuple[Evaluation, ...]:
    """Return the evaluations of the best level."""
    return Thinking(GAME, state.view(state.actor), state.actor, "gorilla", 1, BUDGET).finish().evaluations


def reason_of(state: Any) -> tuple[str, dict[str, Any]]:
    """Return the reason given for the best move."""
    view = state.view(state.actor)
    return BOT.reason(view, state.actor, evaluations(state)[0])


# Coding


def test_a_monkey_in_a_tree_comes_down_with_the_banana() -> None:
    state = at("T2 dice=6,5", "A3 dice=6,5", go="code round=1")
    assert "down" in best(state).split()
    name, arguments = reason_of(state)
    assert name == "codemonkey-reason-collects"
    assert arguments["trees"].startswith("T2")


def test_a_loop_climbs_and_comes_down_twice() -> None:
    state = at("C2 dice=4,4", "A3 dice=6,5", go="code round=1", level=3)
    assert reason_of(state)[1]["count"] >= 1
    assert "loop" in best(state)


def test_win_probability_does_not_depend_on_who_codes_first() -> None:
    one = at("C2 bananas=2 dice=4,2", "A3 dice=6,5", go="code round=1", trees="2 1 2 2 3")
    two = at("C2 bananas=2 dice=4,2 code=-,-,-", "A3 dice=6,5", go="code round=1 turn=2", trees="2 1 2 2 3")
    assert evaluations(one)[0].win_probabilities == pytest.approx(evaluations(two)[0].win_probabilities)
    assert evaluations(one)[0].win_probabilities[0] > 0.6


# Running


def test_a_climb_is_taken() -> None:
    state = at("C2 dice=4,4 code=4,down,-", f"A3 {IDLE}")
    climbs = [move for move in state.legal_moves() if move[1:] and move[1] != "stay"]
    assert climbs
    assert evaluations(state)[0].move in climbs
    assert reason_of(state)[0] == "codemonkey-reason-climb-down"


def test_coming_down_lands_where_the_next_die_climbs() -> None:
    state = at("T2 dice=5,4 code=down,5,-", f"A3 {IDLE}")
    name, arguments = reason_of(state)
    assert (name, arguments["tree"]) == ("codemonkey-reason-down-climb", "T2")
    after = state.apply(evaluations(state)[0].move)
    assert any(move[1:] == (arguments["tree2"],) for move in after.legal_moves())


def test_the_last_banana_wins() -> None:
    state = at("T2 bananas=6 dice=5,4 code=down,-,-", f"A3 bananas=5 {IDLE}", trees="0 1 0 0 0")
    assert evaluations(state)[0].win_probabilities == (1.0, 0.0)


def test_a_monkey_blocks_the_climb_of_an_opponent() -> None:
    """From D1 a 1 climbs T5 only over D2=6, so a monkey on D2 prevents it."""
    state = at("H1 bananas=5 last=T5 dice=1,1 code=1,-,-", "D1 bananas=5 dice=1,1 code=-,1,-", trees="1 0 0 0 1")
    assert best(state) == "D2"
    assert reason_of(state) == ("codemonkey-reason-keeps", {"seat2": 2, "tree": "T5"})


# End of the round, and between rounds


def test_a_new_mark_goes_to_the_tree_in_its_reason() -> None:
    before = at("T2 mark=T2 dice=6,5 code=down,6+swing,-", "A3 mark=T1 dice=6,5 code=-,-,-", level=4)
    state = before.apply(before.legal_moves()[0]).apply(("tree=1",))
    assert (state.step, state.actor) == ("mark", 1)
    name, arguments = reason_of(state)
    assert name == "codemonkey-reason-mark"
    assert best(state) == f"mark {arguments['tree']}"


def test_marking_an_occupied_tree_has_its_own_reason() -> None:
    state = at("T2 mark=T1 dice=6,5", "A3 mark=T1 dice=6,5", go="code round=1", level=4)
    evaluation = Evaluation(("T2",), (0.4, 0.6))
    assert BOT.reason(state._replace(step="mark", turn=0), 1, evaluation)[0] == "codemonkey-reason-mark-up"


def test_a_trap_goes_where_it_hinders_an_opponent() -> None:
    """Only T5 has bananas, and the opponent is beside it: the best trap is where most numbers climb from."""
    state = at(
        f"B1 bananas=5 climbed=3 {IDLE}", f"A1 bananas=5 {IDLE}", go="trap round=1", trees="0 0 0 0 2", parts="traps"
    )
    win_probabilities = {evaluation.move[0]: evaluation.win_probabilities[0] for evaluation in evaluations(state)}
    assert best(state) == "trap H1"
    assert win_probabilities["H1"] > win_probabilities["off"] >= win_probabilities["C2"]
    assert reason_of(state) == ("codemonkey-reason-trap", {"hex": "H1", "trees": "T5"})


def test_missions_start_with_a_near_tree() -> None:
    state = at("B1 missions=145", "A3 missions=123", go="order", missions="on")
    assert best(state).split()[1][0] in "14"


# Marks


def test_marks_of_a_program_are_its_pieces_and_places() -> None:
    state = at("C2 dice=4,2", "A3 dice=6,5", go="code round=1", level=3)
    evaluation = Evaluation(("2+swing", "down", "loop"), (0.5, 0.5), (("B2", "T2"), ("C1",)))
    pieces = [(f"take:{piece}", "best") for piece in ("die2", "swing1", "down", "loop")]
    assert BOT.marks(state, 0, evaluation) == (*pieces, ("B2", "path"), ("T2", "end"), ("C1", "path"))


# Reasons


@pytest.mark.cpython
@pytest.mark.parametrize("options", OPTIONS["codemonkey"], ids=game_id)
def test_every_reason_has_a_message(options: dict[str, object]) -> None:
    decisions = [state for state, _ in moments(GAME, options, "one") if state.actor >= 0]
    for state in evenly_spaced(decisions, 12):
        view = state.view(state.actor)
        thinking = Thinking(GAME, view, state.actor, "orangutan", budget=40).finish()
        for evaluation in thinking.evaluations[:2]:
            check(BOT.reason(view, state.actor, evaluation))


def test_thinking_is_repeatable() -> None:
    state = at("C2 dice=4,2", "A3 dice=6,5", go="code round=1")
    one, two = (list(BOT.think(state, 0, BOT.skill(state, "mandrill"), Stream("same"))) for _ in range(2))
    assert one == two
    assert all(progress.evaluations for progress in one)


# How the game stands


def last_banana(mine: int) -> Any:
    """Return a state with one banana left, on T1, which a 5 from C3 climbs."""
    return at(f"C3 bananas={mine} dice=5,2", f"A3 bananas={11 - mine} dice=6,5", trees="1 0 0 0 0", go="code round=9")


@pytest.mark.parametrize("mine", [1, 10])
def test_lemur_goes_for_the_last_banana_however_the_game_stands(mine: int) -> None:
    programs = [choose(GAME, last_banana(mine).view(0), 0, "lemur", seed) for seed in range(8)]
    climbing = [program for program in programs if "5" in program or "5+swing" in program]
    assert len(climbing) >= 6


def test_noise_of_the_upper_levels_shrinks_when_the_game_is_decided() -> None:
    bot = bot_of(GAME)
    even, decided = (bot.skill(last_banana(mine).view(0), "mandrill").noise for mine in (5, 10))
    assert 0 < decided < even / 4
    assert bot.skill(last_banana(10).view(0), "lemur") == bot.skill(last_banana(5).view(0), "lemur")


def test_trees_named_for_a_lost_banana_are_tried_one_by_one() -> None:
    """None is tried in a position that already has the banana of another: so many do not fit on the trees."""
    first = "C1 bananas=3 dice=3,2,1 code=1,loop,2,- mark=T1"
    second = "A3 bananas=2 dice=6,5,4 code=-,-,-,- mark=T2"
    go = "name round=3 slot=2 part=2 cause=loop loser=1 denied begun timer=4 elapsed=2"
    state = at(first, second, go=go, trees="1 2 1 1 1", level=7)
    assert choose(GAME, state.view(0), 0, "mandrill", 1, budget=300) in state.legal_moves()
