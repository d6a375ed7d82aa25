"""Bots choose a move from what their seat may know: laws for every game and level."""

from collections import Counter
from typing import Any

import pytest
from random_games import ALTERNATELY, EVERY_GAME, evenly_spaced, game_id, moments
from tokens_setup import GAME, at
from troop.ai import LEVELS, SECONDS, Thinking, choose
from troop.ai.thinking import PATIENCE, at_random, bot_of, seconds_of, with_noise
from troop.analysis.review import marks_of
from troop.core.bot import Evaluation
from troop.core.chance import Stream
from troop.core.hidden import hidden_of
from troop.games.mancala import Mancala

RICH = "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S / skip reverse steal swap / -"
SMALL_BUDGET = 40
"""A budget small enough for fast tests."""
STATES = 5

laws = pytest.mark.parametrize(("name", "options"), ALTERNATELY, ids=game_id)


def decisions(name: str, options: dict[str, object]) -> list[Any]:
    """Return a few states of a random game in which a seat has to decide."""
    return evenly_spaced([state for state, _ in moments(EVERY_GAME[name], options, "one") if state.actor >= 0], STATES)


@laws
def test_bot_moves_are_legal_and_repeatable(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    for number, state in enumerate(decisions(name, options)):
        level, view = LEVELS[number % len(LEVELS)], state.view(state.actor)
        move = choose(game, view, state.actor, level=level, seed=7, budget=SMALL_BUDGET)
        assert move in state.legal_moves()
        assert choose(game, view, state.actor, level=level, seed=7, budget=SMALL_BUDGET) == move


@laws
def test_hidden_information_does_not_change_a_bot_move(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    if not hidden_of(game).applies(game.complete_options(**options)):
        return
    for number, state in enumerate(decisions(name, options)):
        seat, level = state.actor, LEVELS[-1 - number % 2]
        other = hidden_of(game).sample(state.view(seat), seat, Stream("other", number))
        first, second = (choose(game, each.view(seat), seat, level, 3, SMALL_BUDGET) for each in (state, other))
        assert first == second


@laws
def test_thinking_in_steps_gives_win_probabilities_that_add_up(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    for state in decisions(name, options)[:2]:
        view, seats = state.view(state.actor), int(game.complete_options(**options)["seats"])
        thinking = Thinking(game, view, state.actor, "orangutan", budget=SMALL_BUDGET)
        positions = -1
        while not thinking.done:
            thinking.step()
            assert thinking.positions >= positions
            positions = thinking.positions
        legal_moves, own = (
            set(state.legal_moves()),
            [evaluation.win_probabilities[state.actor] for evaluation in thinking.evaluations],
        )
        assert own[0] == pytest.approx(max(own), abs=0.02)
        for evaluation in thinking.evaluations:
            assert evaluation.move in legal_moves
            assert len(evaluation.win_probabilities) == seats
            assert sum(evaluation.win_probabilities) == pytest.approx(1)
            assert all(-1e-9 <= probability <= 1 + 1e-9 for probability in evaluation.win_probabilities)


@laws
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_marks_of_a_move_are_on_the_board(name: str, options: dict[str, object], shape: str) -> None:
    game = EVERY_GAME[name]
    for state in decisions(name, options):
        view, seat = state.view(state.actor), state.actor
        shown = {item.key for item in game.drawing.scene(view, seat, shape=shape).items}
        for evaluation in Thinking(game, view, seat, "orangutan", budget=SMALL_BUDGET).finish().evaluations[:3]:
            assert {key for key, _ in marks_of(game, view, seat, evaluation, shape)} <= shown


@laws
def test_higher_levels_have_larger_budgets_and_less_noise(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    skills = [bot_of(game).skill(decisions(name, options)[0], level) for level in LEVELS]
    assert [skill.budget for skill in skills] == sorted(skill.budget for skill in skills)
    for tactical in (False, True):  # the noise of levels that search in another way cannot be compared
        noises = [skill.noise for skill in skills if skill.tactical is tactical]
        assert noises == sorted(noises, reverse=True)
    assert set(SECONDS) >= set(LEVELS)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_several_bots_search_for_eight_seconds_together_at_most(bots: int) -> None:
    assert PATIENCE * 2 * bots * seconds_of("gorilla", bots) <= 8
    assert seconds_of("tamarin", bots) == SECONDS["tamarin"]


def test_a_single_bot_takes_its_time() -> None:
    assert {level: seconds_of(level) for level in LEVELS} == {level: SECONDS[level] for level in LEVELS}


def test_thinking_in_steps_finds_the_same_move_as_thinking_at_once() -> None:
    state = at(RICH)
    thinking = Thinking(GAME, state, 0, "mandrill", seed=5)
    while not thinking.done:
        thinking.step()
    assert thinking.move() == choose(GAME, state, 0, "mandrill", seed=5)
    assert thinking.fraction == 1


def test_bot_has_a_move_before_its_first_step() -> None:
    assert Thinking(GAME, at(RICH), 0, "gorilla").move() in at(RICH).legal_moves()


def test_unknown_levels_and_seats_not_to_move_are_refused() -> None:
    with pytest.raises(ValueError, match="no such level"):
        choose(GAME, at(RICH), 0, level="baboon")
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(GAME, at(RICH), 1)


def test_game_without_a_bot_gets_the_generic_search() -> None:
    class Bare(Mancala):
        bot = None  # type: ignore[assignment]

    game = Bare()
    state = game.notation.from_text("0 0 1 / 2 0 0 / 4 4 / S", tokens="off", pockets=3, each=2)
    thinking = Thinking(game, state, 0, "orangutan").finish()
    assert thinking.evaluations[0].move == ("c",)
    assert bot_of(game).reason(state, 0, thinking.evaluations[0])[0] == "reason-best"


# Noise


def test_best_move_is_taken_without_noise() -> None:
    evaluations = [Evaluation(("a",), (0.7, 0.3)), Evaluation(("b",), (0.69, 0.31))]
    assert {with_noise(evaluations, 0, 0.0, Stream("clear", i)) for i in range(50)} == {("a",)}


def test_noise_sometimes_prefers_a_move_almost_as_good() -> None:
    evaluations = [Evaluation(("a",), (0.7, 0.3)), Evaluation(("b",), (0.6, 0.4)), Evaluation(("c",), (0.0, 1.0))]
    taken = Counter(with_noise(evaluations, 0, 0.1, Stream("blurred", i)) for i in range(600))
    assert taken[("a",)] > taken[("b",)] > 100
    assert taken[("c",)] < 10


# Random moves


def test_random_choice_does_not_prefer_tokens_with_many_targets() -> None:
    legal_moves = at(RICH).legal_moves()
    assert sum(move[0] == "swap" for move in legal_moves) > len(legal_moves) / 2
    first = Counter(at_random(legal_moves, Stream("random", i))[0] for i in range(900))
    assert set(first) == {"a", "b", "d", "e", "f", "skip", "reverse", "steal", "swap"}
    assert max(first.values()) < 2 * min(first.values())


def test_random_choice_is_legal() -> None:
    legal_moves = at(RICH).legal_moves()
    assert {at_random(legal_moves, Stream("legal", i)) for i in range(300)} <= set(legal_moves)
