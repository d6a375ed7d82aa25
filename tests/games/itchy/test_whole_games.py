"""Whole random games of Itchy Monkey, with every combination of options."""

from itertools import product

import pytest
from itchy_setup import GAME
from piece_counts import piece_counts
from random_games import game_id, random_game, random_states
from troop.core.game import OVER

TAMARINS = ("off", "L", "O", "S", "M")
BASE = [
    {"seats": seats, "edition": edition, "tamarin": tamarin, "spies": spies}
    for seats, edition, tamarin, spies in product((2, 3, 4), ("english", "french"), TAMARINS, ("off", "on"))
]
CLAN = [{"mode": "clan", "tamarin": tamarin, "first": first} for tamarin, first in product(TAMARINS, (1, 2, "drawn"))]


@pytest.mark.parametrize("options", [*BASE, *CLAN], ids=game_id)
def test_games_with_every_combination_of_options_end_and_lose_nothing(options: dict[str, object]) -> None:
    states = random_states(GAME, {**options, "cap": 10}, "combined")
    first, last = states[0], states[-1]
    assert all(piece_counts(GAME, state) == piece_counts(GAME, first) for state in (*states[::7], last))
    assert last.actor == OVER
    assert last.outcome.reason in ("gorillas", "family", "variety", "clean", "cap")
    assert last.turns <= last.variant.last_turn


@pytest.mark.parametrize("spies", ["off", "on"])
def test_rule_4_workers_and_queens_of_two_players_never_share_a_monkey(spies: str) -> None:
    for state, _ in random_game(GAME, {"seats": 4, "spies": spies, "cap": 30}, "apart"):
        for _, monkey in state.board.monkeys():
            assert sum(lice.power > 0 for lice in monkey.lice_by_owner) <= 1
            assert all(lice.spies <= 1 for lice in monkey.lice_by_owner)
        assert all(min(state.supply(seat)) >= 0 for seat in range(4))


def test_rule_25_no_monkey_of_the_clan_game_keeps_six_workers_or_two_queens() -> None:
    for state, _ in random_game(GAME, {"mode": "clan", "cap": 60}, "groomed"):
        for _, monkey in state.board.monkeys():
            workers, queens, _ = monkey.lice_by_owner[0]
            assert workers <= 5
            assert queens <= 1
