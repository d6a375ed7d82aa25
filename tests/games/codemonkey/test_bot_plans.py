"""Following all runs of a program at once gives the same as the rules one by one."""

from typing import Any

import pytest
from codemonkey_setup import GAME, at, eager_move
from random_moves import random_move
from troop.core.chance import Stream
from troop.games.codemonkey.ai.fast_jungle import NONE, TREE, members
from troop.games.codemonkey.ai.fast_state import position_of
from troop.games.codemonkey.ai.program_codes import all_codes, code_of, plain_codes, tight_codes, words_of
from troop.games.codemonkey.ai.program_evaluation import ProgramEvaluator
from troop.games.codemonkey.ai.program_runs import standing_still
from troop.games.codemonkey.drawing.dry_run import reachable
from troop.games.codemonkey.rules.programs import hand_of, programs

PROGRAMS = 12
"""Programs compared in each position."""


def coding(options: dict[str, Any], seed: str, rounds: int = 3) -> list[Any]:
    """Return the states in which somebody codes, in a game of eager players."""
    rng, state, found = Stream(seed), GAME.start(**options), []
    while state.round <= rounds and state.actor != -2:
        if state.step == "code":
            found.append(state)
        state = state.apply(eager_move(state, rng) or random_move(state, rng))
    return found


def places(evaluator: ProgramEvaluator, branches: dict[int, int]) -> list[str]:
    """Return the names of the hexes or trees where the monkey may be."""
    names = evaluator.runs.jungle.names
    found = set()
    for number, hexes in branches.items():
        up = evaluator.runs.branches[number].up
        found |= {names[TREE + up]} if up != NONE else {names[hex] for hex in members(hexes)}
    return sorted(found)


@pytest.mark.parametrize("options", [{"level": 2}, {"level": 3, "seats": 3}, {"level": 6}], ids=str)
def test_program_evaluation_reaches_the_same_places_as_the_rules(options: dict[str, Any]) -> None:
    for state in coding(options, "reach"):
        seat, pos = state.actor, position_of(state)
        evaluator = ProgramEvaluator(pos, seat, standing_still(pos, seat))
        rng = Stream(GAME.notation.to_text(state))
        codes = programs(hand_of(state.variant, state.players[seat].dice), state.variant.slots)
        for program in [rng.choice(codes) for _ in range(PROGRAMS)]:
            code = code_of(program)
            for slot, reach in enumerate(reachable(state.view(seat), seat, program), 1):
                assert places(evaluator, evaluator.branches(code[:slot])) == list(reach.places), program


def test_program_codes_are_reversible() -> None:
    for state in coding({"level": 6}, "paths", 1):
        for program in programs(hand_of(state.variant, state.players[state.actor].dice), state.variant.slots):
            assert words_of(code_of(program)) == program


def test_plain_programs_are_tight_and_tight_ones_are_programs() -> None:
    for state in coding({"level": 6}, "sound", 1):
        hand, slots = hand_of(state.variant, state.players[state.actor].dice), state.variant.slots
        assert set(plain_codes(hand, slots)) < set(tight_codes(hand, slots)) < set(all_codes(hand, slots))


def value(state: Any, program: str) -> float:
    """Return the value of a program for the first player while the other does nothing."""
    pos = position_of(state)
    return ProgramEvaluator(pos, 0, standing_still(pos, 0)).value(code_of(tuple(program.split())))


def test_coming_down_is_worth_more_than_only_climbing() -> None:
    state = at("C2 dice=4,2", "A3 dice=6,5", go="code round=1")
    climbs = [f"{word} - -" for word in ("4", "2", "4+swing", "2+swing")]
    up = max(value(state, program) for program in climbs)
    down = max(value(state, program.replace("- -", "down -")) for program in climbs)
    assert down > up > value(state, "- - -")


def test_a_tree_that_may_be_marked_is_worth_less() -> None:
    unknown = at("T2 dice=6,6 mark=T1", "A3 dice=6,5 mark=T1", go="code round=1", level=4)
    safe = at("T2 dice=6,6 mark=T1 safe=2", "A3 dice=6,5 mark=T1", go="code round=1", level=4)
    assert value(safe, "down - -") > value(unknown, "down - -") > value(unknown, "- - -")


def test_the_next_mission_is_worth_more_than_one_out_of_order() -> None:
    first = at("T2 missions=213 dice=6,6", "A3 missions=123 dice=6,5", go="code round=1", missions="on")
    last = at("T2 missions=132 dice=6,6", "A3 missions=123 dice=6,5", go="code round=1", missions="on")
    assert value(first, "down - -") > value(last, "down - -") + 1
