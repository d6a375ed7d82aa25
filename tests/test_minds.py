"""Minds: players that choose a move from what their seat may know. Laws for every game and level."""

from collections import Counter
from typing import Any

import pytest
from playing import ALTERNATELY, game_id, moments, some
from token_play import GAME, at
from troop.core.chance import Stream
from troop.core.mind import Finding
from troop.games import GAMES
from troop.games.mancala import Mancala
from troop.minds import LEVELS, SECONDS, Thinking, choose
from troop.minds.thinking import at_random, blurred, mind_of
from troop.study import marks_of

RICH = "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S / skip reverse steal swap / -"
LITTLE = 40
"""A budget with which every game is thought about in no time."""
TRIED = 5

laws = pytest.mark.parametrize(("name", "options"), ALTERNATELY, ids=game_id)


def decisions(name: str, options: dict[str, object]) -> list[Any]:
    """A few states of a random game in which somebody has to decide."""
    return some([state for state, _ in moments(GAMES[name], options, "one") if state.actor >= 0], TRIED)


@laws
def test_a_mind_is_legal_and_the_same_arguments_give_the_same_move(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for number, state in enumerate(decisions(name, options)):
        level, view = LEVELS[number % len(LEVELS)], state.view(state.actor)
        move = choose(game, view, state.actor, level=level, seed=7, budget=LITTLE)
        assert move in state.legal_moves()
        assert choose(game, view, state.actor, level=level, seed=7, budget=LITTLE) == move


@laws
def test_what_is_hidden_does_not_change_what_a_mind_decides(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    if not game.hides(game.settle(**options)):
        return
    for number, state in enumerate(decisions(name, options)):
        seat, level = state.actor, LEVELS[-1 - number % 2]
        other = game.sample(state.view(seat), seat, Stream("other", number))
        first, second = (choose(game, each.view(seat), seat, level, 3, LITTLE) for each in (state, other))
        assert first == second


@laws
def test_thinking_goes_on_in_steps_and_shares_the_win_among_all(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state in decisions(name, options)[:2]:
        view, seats = state.view(state.actor), int(game.settle(**options)["seats"])
        thinking = Thinking(game, view, state.actor, "orangutan", budget=LITTLE)
        looked = -1
        while not thinking.done:
            thinking.step()
            assert thinking.looked >= looked
            looked = thinking.looked
        legal, own = set(state.legal_moves()), [finding.shares[state.actor] for finding in thinking.findings]
        assert own[0] == pytest.approx(max(own), abs=0.02)
        for finding in thinking.findings:
            assert finding.move in legal
            assert len(finding.shares) == seats
            assert sum(finding.shares) == pytest.approx(1)
            assert all(-1e-9 <= share <= 1 + 1e-9 for share in finding.shares)


@laws
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_what_is_shown_of_a_decision_is_on_the_board(name: str, options: dict[str, object], shape: str) -> None:
    game = GAMES[name]
    for state in decisions(name, options):
        view, seat = state.view(state.actor), state.actor
        shown = {item.key for item in game.scene(view, seat, shape=shape).items}
        for finding in Thinking(game, view, seat, "orangutan", budget=LITTLE).finish().findings[:3]:
            assert {key for key, _ in marks_of(game, view, seat, finding, shape)} <= shown


@laws
def test_budgets_rise_with_the_level(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    skills = [mind_of(game).skill(decisions(name, options)[0], level) for level in LEVELS]
    assert [skill.budget for skill in skills] == sorted(skill.budget for skill in skills)
    assert [skill.blur for skill in skills] == sorted((skill.blur for skill in skills), reverse=True)
    assert set(SECONDS) >= set(LEVELS)


def test_thinking_in_steps_comes_to_the_same_as_thinking_at_once() -> None:
    state = at(RICH)
    thinking = Thinking(GAME, state, 0, "mandrill", seed=5)
    while not thinking.done:
        thinking.step()
    assert thinking.move() == choose(GAME, state, 0, "mandrill", seed=5)
    assert thinking.fraction == 1


def test_who_is_asked_before_the_first_step_answers_too() -> None:
    assert Thinking(GAME, at(RICH), 0, "gorilla").move() in at(RICH).legal_moves()


def test_there_is_nobody_of_another_level_and_nobody_thinks_out_of_turn() -> None:
    with pytest.raises(ValueError, match="no such level"):
        choose(GAME, at(RICH), 0, level="baboon")
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(GAME, at(RICH), 1)


def test_a_game_without_a_mind_of_its_own_is_thought_about_by_its_rules_alone() -> None:
    class Bare(Mancala):
        mind = None  # type: ignore[assignment]

    game = Bare()
    state = game.position("0 0 1 / 2 0 0 / 4 4 / S", tokens="off", pockets=3, each=2)
    thinking = Thinking(game, state, 0, "orangutan").finish()
    assert thinking.findings[0].move == ("c",)
    assert mind_of(game).why(state, 0, thinking.findings[0])[0] == "why-best"


# Seeing unclearly


def test_who_sees_clearly_takes_the_best() -> None:
    findings = [Finding(("a",), (0.7, 0.3)), Finding(("b",), (0.69, 0.31))]
    assert {blurred(findings, 0, 0.0, Stream("clear", i)) for i in range(50)} == {("a",)}


def test_who_does_not_takes_what_looks_almost_as_good_now_and_then() -> None:
    findings = [Finding(("a",), (0.7, 0.3)), Finding(("b",), (0.6, 0.4)), Finding(("c",), (0.0, 1.0))]
    taken = Counter(blurred(findings, 0, 0.1, Stream("blurred", i)) for i in range(600))
    assert taken[("a",)] > taken[("b",)] > 100
    assert taken[("c",)] < 10


# Playing anything


def test_a_token_with_many_targets_is_not_chosen_more_often_than_others() -> None:
    legal = at(RICH).legal_moves()
    assert sum(move[0] == "swap" for move in legal) > len(legal) / 2
    first = Counter(at_random(legal, Stream("minds", i))[0] for i in range(900))
    assert set(first) == {"a", "b", "d", "e", "f", "skip", "reverse", "steal", "swap"}
    assert max(first.values()) < 2 * min(first.values())


def test_what_is_chosen_at_random_is_legal() -> None:
    legal = at(RICH).legal_moves()
    assert {at_random(legal, Stream("legal", i)) for i in range(300)} <= set(legal)
