"""Itchy Monkey: the budgets of the bot for the base game."""

from itchy_setup import GAME
from troop.ai.thinking import bot_of
from troop.core.bot import LEVELS


def test_with_more_seats_large_budgets_are_smaller_and_small_ones_the_same() -> None:
    budgets = {
        seats: [bot_of(GAME).skill(GAME.start(seats=seats), level).budget for level in LEVELS] for seats in (2, 3, 4)
    }
    assert budgets[2] == [12, 70, 250, 800, 4_000]
    assert budgets[3] == [12, 70, 250, 800, 2_000]
    assert budgets[4] == [12, 70, 250, 800, 1_500]
