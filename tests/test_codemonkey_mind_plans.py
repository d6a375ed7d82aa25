"""All ways that a program can go, followed at once: the same as by the rules, one by one."""

from typing import Any

import pytest
from code_play import GAME, at, eager_move
from playing import random_move
from troop.core.chance import Stream
from troop.games.codemonkey.coding import hand_of, programs
from troop.games.codemonkey.dryrun import reachable
from troop.games.codemonkey.thinking.chart import NONE, TREE, members
from troop.games.codemonkey.thinking.codes import all_codes, plain_codes, sound_codes, spelled
from troop.games.codemonkey.thinking.outlook import standing_still
from troop.games.codemonkey.thinking.plans import Plans
from troop.games.codemonkey.thinking.situation import situation
from troop.games.codemonkey.thinking.words import code_of

TRIED = 12
"""Programs that are compared in each position."""


def coding(options: dict[str, Any], seed: str, rounds: int = 3) -> list[Any]:
    """States of a game of eager players in which somebody codes."""
    rng, state, found = Stream(seed), GAME.start(**options), []
    while state.round <= rounds and state.actor != -2:
        if state.step == "code":
            found.append(state)
        state = state.apply(eager_move(state, rng) or random_move(state, rng))
    return found


def places(plans: Plans, ways: dict[int, int]) -> list[str]:
    """Where the monkey may be, by name."""
    names = plans.outlook.land.names
    found = set()
    for number, hexes in ways.items():
        up = plans.outlook.ways[number].up
        found |= {names[TREE + up]} if up != NONE else {names[hex] for hex in members(hexes)}
    return sorted(found)


@pytest.mark.parametrize("options", [{"level": 2}, {"level": 3, "seats": 3}, {"level": 6}], ids=str)
def test_a_program_reaches_in_the_head_what_it_reaches_by_the_rules(options: dict[str, Any]) -> None:
    for state in coding(options, "reach"):
        seat, now = state.actor, situation(state)
        plans = Plans(now, seat, standing_still(now, seat))
        rng = Stream(GAME.describe(state))
        codes = programs(hand_of(state.terms, state.players[seat].dice), state.terms.slots)
        for program in [rng.choice(codes) for _ in range(TRIED)]:
            code = code_of(program)
            for slot, reach in enumerate(reachable(state.view(seat), seat, program), 1):
                assert places(plans, plans.ways(code[:slot])) == list(reach.places), program


def test_a_program_is_spelled_as_it_was() -> None:
    for state in coding({"level": 6}, "spelled", 1):
        for program in programs(hand_of(state.terms, state.players[state.actor].dice), state.terms.slots):
            assert spelled(code_of(program)) == program


def test_plain_programs_are_sound_and_sound_ones_are_programs() -> None:
    for state in coding({"level": 6}, "sound", 1):
        hand, slots = hand_of(state.terms, state.players[state.actor].dice), state.terms.slots
        assert set(plain_codes(hand, slots)) < set(sound_codes(hand, slots)) < set(all_codes(hand, slots))


def value(state: Any, program: str) -> float:
    """What a program brings the first player, if the other does nothing."""
    now = situation(state)
    return Plans(now, 0, standing_still(now, 0)).value(code_of(tuple(program.split())))


def test_a_banana_brought_down_is_worth_more_than_one_it_is_up_for() -> None:
    state = at("C2 dice=4,2", "A3 dice=6,5", go="code round=1")
    climbs = [f"{word} - -" for word in ("4", "2", "4+swing", "2+swing")]
    up = max(value(state, program) for program in climbs)
    down = max(value(state, program.replace("- -", "down -")) for program in climbs)
    assert down > up > value(state, "- - -")


def test_a_tree_that_the_magic_card_may_strike_is_worth_less() -> None:
    unknown = at("T2 dice=6,6 mark=T1", "A3 dice=6,5 mark=T1", go="code round=1", level=4)
    safe = at("T2 dice=6,6 mark=T1 safe=2", "A3 dice=6,5 mark=T1", go="code round=1", level=4)
    assert value(safe, "down - -") > value(unknown, "down - -") > value(unknown, "- - -")


def test_the_next_mission_is_worth_more_than_one_out_of_order() -> None:
    first = at("T2 missions=213 dice=6,6", "A3 missions=123 dice=6,5", go="code round=1", missions="on")
    last = at("T2 missions=132 dice=6,6", "A3 missions=123 dice=6,5", go="code round=1", missions="on")
    assert value(first, "down - -") > value(last, "down - -") + 1
