"""Bots above Tamarin code nothing that can do nothing, such as a Down on the ground."""

import pytest
from codemonkey_setup import GAME, at
from random_games import random_game
from troop.ai import choose
from troop.games.codemonkey.ai.fast_state import position_of
from troop.games.codemonkey.ai.idle_parts import sensible_codes
from troop.games.codemonkey.ai.program_codes import all_codes, words_of
from troop.games.codemonkey.drawing.dry_run import reachable
from troop.games.codemonkey.rules.programs import hand_of


def idle_slots(state: object, program: tuple[str, ...]) -> list[bool]:
    """Return for each slot whether it can do nothing, by the rules, if no other monkey moves."""
    reaches = reachable(state, state.seat, program)  # type: ignore[attr-defined, arg-type]
    return [reach.denied and word != "loop" for reach, word in zip(reaches, program, strict=True)]


@pytest.mark.parametrize("level", ["lemur", "mandrill"])
def test_no_down_is_coded_where_no_tree_can_be_climbed(level: str) -> None:
    state = at("C3 dice=1,1", "A3 dice=6,5", go="code round=1")  # neither 1 leads to a 6 beside a tree
    assert idle_slots(state, ("1", "1", "down"))[2]
    for seed in range(6):
        program = choose(GAME, state.view(0), 0, level, seed, budget=2_000)
        assert not any(idle_slots(state, program)), program


def test_a_down_after_a_planned_climb_is_coded() -> None:
    state = at("C3 dice=5,4", "A3 dice=6,5", go="code round=1")
    programs = [choose(GAME, state.view(0), 0, "lemur", seed) for seed in range(6)]
    assert any("down" in program[1:] for program in programs)


def test_sensible_programs_are_those_without_an_idle_slot_by_the_rules() -> None:
    for state, _ in random_game(GAME, {"parts": "master"}, "sense"):
        if state.step != "code":
            continue
        codes = all_codes(hand_of(state.variant, state.players[state.seat].dice), state.variant.slots)
        some = codes[:: max(len(codes) // 40, 1)]
        sensible = {words_of(code) for code in sensible_codes(position_of(state), state.seat, some, gambles=False)}
        assert sensible == {words_of(code) for code in some if not any(idle_slots(state, words_of(code)))}
