"""Reasons of the clan game's bot: one message for a move, true of the position.

Player 1 plays the lemurs, player 2 the orangutans. Monkeys are clean unless a position says otherwise.
"""

from typing import Any

import pytest
from clan_setup import picked
from itchy_setup import GAME, clan
from message_texts import check
from troop.ai import Thinking
from troop.ai.thinking import bot_of
from troop.core.bot import Evaluation
from troop.core.chance import Stream

pytestmark = pytest.mark.cpython
BOT = bot_of(GAME)
EVEN = (0.5, 0.5)

# The printed board:
#   7  . L . G S O .
#   6  L . S . . . O
#   5  O . . L . M .
#   4  G . M . O . G
#   3  . O . S . . M
#   2  M . . . L . S
#   1  . M L G . S .
#      a b c d e f g


def why(state: Any, text: str, then: str = "") -> Any:
    """Return the reason for a move, and for the bump that follows it."""
    move = GAME.notation.parse(state, text)
    line = (GAME.notation.parse(state.apply(move), then),) if then else ()
    reason = BOT.reason(state, state.actor, Evaluation(move, EVEN, line))
    check(reason)
    return reason


def name(reason: Any) -> str:
    return str(reason[0].removeprefix("itchy-").removeprefix("clan-").removeprefix("reason-"))


def test_reason_for_a_winning_bump() -> None:
    reason = why(clan("d5=1w f7=1w", "1 bump"), "d5-b5 1w")
    assert reason == ("itchy-clan-reason-wins", {"species": "L"})


def test_reason_for_cleaning_a_monkey() -> None:
    reason = why(clan("d5=1w e2=1w b7=1w f7=1w g6=1w", "1 bump"), "d5-e5 1w")
    assert name(reason) == "rids"
    assert reason[1] == {"species": "L", "cell": "d5", "count": 3, "total": 5}


def test_reason_for_lice_on_a_clean_monkey_of_the_opponent() -> None:
    reason = why(clan("d5=1w e2=1w b7=1w f7=1w g6=1w b3=1w", "1 bump"), "d5-b5 1w")
    assert name(reason) == "soils"
    assert (reason[1]["cell"], reason[1]["cell2"], reason[1]["seat2"]) == ("d5", "a5", 2)


def test_reason_for_lice_from_a_neutral_monkey_to_the_opponent() -> None:
    reason = why(clan("c4=1w e2=1w b7=1w d5=1w f7=1w g6=1w b3=1w", "1 bump"), "c4-d4 1w")
    assert (name(reason), reason[1]["cell2"]) == ("gives", "e4")


def test_reason_for_bringing_a_monkey_to_safety() -> None:
    reason = why(clan("d5=1w e2=1w f7=1w g6=1w b3=1w", "1 bump"), "b7 off")
    assert reason == ("itchy-clan-reason-safe", {"species": "L", "cell": "b7", "count": 1, "total": 5})


def test_reason_for_stopping_a_win_of_the_opponent() -> None:
    state = clan("d5=1w e2=1w f7=1w", "1 bump")
    assert why(state, "f5-f6") == ("itchy-clan-reason-stops", {"seat2": 2})
    assert why(state, "a4-a3") == ("itchy-reason-loses", {"seat2": 2})


def test_reason_for_an_outbreak_that_reaches_clean_monkeys() -> None:
    reason = why(clan("e7=4w d5=1w e2=1w g6=1w b3=1w"), "e7")
    assert reason == ("itchy-clan-reason-outbreak", {"count": 1, "seat2": 2})


def test_reason_for_a_nitpick_by_a_second_queen() -> None:
    reason = why(clan("d5=5w1q e2=1w f7=1w g6=1w b3=1w"), "d5")
    assert reason == ("itchy-clan-reason-nitpicked", {"species": "L", "cell": "d5"})


def test_reason_for_a_spawn_that_strengthens_a_bump() -> None:
    reason = why(clan("d5=1w f5=2w e2=1w f7=1w g6=1w b3=1w"), "d5", then="d5-e5 2w")
    assert reason == ("itchy-clan-reason-strong", {"species": "L", "cell": "d5", "text": "d5-e5 2w"})


def test_reason_for_a_spawn_includes_the_bump() -> None:
    reason = why(clan("d5=1w d7=1w e2=1w f7=1w g6=1w b3=1w"), "d7", then="b7 off")
    assert (name(reason), reason[1]["text"], name(reason[1]["why"])) == ("then", "b7 off", "safe")


def test_reasons_for_opening_and_blocking_routes() -> None:
    state = clan("d5=1w e2=1w f7=1w g6=1w b3=1w c1=1w", "1 bump")
    assert name(why(state, "d1-e1")) in ("ready", "frees")
    assert why(state, "f5-f4") == ("itchy-clan-reason-hems", {"species2": "O", "cell2": "e4", "seat2": 2})


def test_reasons_for_picks() -> None:
    state = GAME.start(mode="clan")
    assert name(why(state, "L")) == "first"
    assert why(state.apply(("L",)), "O") == ("itchy-clan-reason-second", {"species": "L", "seat2": 1})


def test_every_reason_has_a_message() -> None:
    state = picked(Stream("whys"), cap=10)
    while state.actor >= 0:
        evaluations = Thinking(GAME, state, state.actor, "lemur", budget=1).finish().evaluations
        for evaluation in evaluations[:3]:
            check(BOT.reason(state, state.actor, evaluation))
        state = state.apply(evaluations[0].move)
