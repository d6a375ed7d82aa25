"""Reasons of the base game's bot: one message for a move, true of the position."""

from typing import Any

import pytest
from itchy_setup import GAME, at
from message_texts import check
from random_games import game_id
from threat_oracle import MODES, greedy_game
from troop.ai import Thinking
from troop.ai.thinking import bot_of
from troop.core.bot import Evaluation
from troop.core.chance import Stream

pytestmark = pytest.mark.cpython
BOT = bot_of(GAME)

# The printed board for two players:
#   7  . L . G S O .
#   6  L . S . . . O
#   5  O . . L . M .
#   4  G . M . O . G
#   3  . O . S . . M
#   2  M . . . L . S
#   1  . M L G . S .
#      a b c d e f g

FOUR_SPECIES = "b7=1:3w g6=1:3w c6=1:3w g3=1:3w"
TWO_GORILLAS = "d7=2:3w g4=2:3w"


def why(changes: str, *texts: str, step: str = "1 move") -> Any:
    """Return the reason for a move, and for the moves that follow it."""
    state = first = at(changes, step)
    moves = []
    for text in texts:
        moves.append(GAME.notation.parse(state, text))
        state = state.apply(moves[-1])
    reason = BOT.reason(first, first.actor, Evaluation(moves[0], (0.5, 0.5), tuple(moves[1:])))
    check(reason)
    return reason


def name(reason: Any) -> str:
    return str(reason[0].removeprefix("itchy-reason-"))


@pytest.mark.parametrize(
    ("changes", "move", "way", "species"),
    [
        ("d7=1:3w g4=1:3w a4=1:2w a5=1:1w", "a5>a4 w", "gorillas", "G"),
        ("b7=1:3w a6=1:3w d5=1:3w c1=1:2w d1=1:1w", "d1>c1 w", "family", "L"),
        (f"{FOUR_SPECIES} d7=1:2w e7=1:1w", "e7>d7 w", "variety", "G"),
    ],
)
def test_reason_for_a_winning_move(changes: str, move: str, way: str, species: str) -> None:
    assert why(changes, move) == ("itchy-reason-wins", {"reason": way, "species": species})


def test_reason_for_a_winning_spawn() -> None:
    reason = why(f"{FOUR_SPECIES} d7=1:2w", "d7", step="1 spawn")
    assert name(reason) == "wins"


def test_reason_for_a_spawn_before_a_winning_move() -> None:
    reason = why(f"{FOUR_SPECIES} d7=1:2w e7=1:1w", "e7", "e7>d7 w", step="1 spawn")
    assert (name(reason), reason[1]["text"], name(reason[1]["why"])) == ("then", "e7>d7 w", "wins")


@pytest.mark.parametrize(
    ("changes", "move", "way", "species"),
    [
        (f"{TWO_GORILLAS} a4=2:2w d5=1:4w", "d5-d6 4w", "gorillas", "G"),
        ("d7=2:3w b7=2:3w f7=2:3w e7=2:3w g3=2:2w d5=1:4w", "d5-d6 4w", "variety", "G"),
        ("b7=2:3w e2=2:3w c1=2:3w a6=2:2w c6=1:3w", "c6-b6 3w", "family", "L"),
    ],
)
def test_reason_for_stopping_an_opponents_win(changes: str, move: str, way: str, species: str) -> None:
    assert why(changes, move) == ("itchy-reason-stops", {"seat2": 2, "reason": way, "species": species})


def test_reason_for_a_move_that_lets_an_opponent_win() -> None:
    assert why(f"{TWO_GORILLAS} a4=2:2w d5=1:4w", "d5-e5") == ("itchy-reason-loses", {"seat2": 2})


def test_reason_for_a_spawn_before_a_move_that_stops_a_win() -> None:
    reason = why(f"{TWO_GORILLAS} a4=2:2w d5=1:3w", "d5", "d5-d6 4w", step="1 spawn")
    assert (name(reason), name(reason[1]["why"])) == ("then", "stops")


def test_reasons_for_colonies() -> None:
    assert why("d5=1:4w", "d5-d6 3w")[1] == {"species": "G", "cell": "d7", "count": 1, "total": 5}
    assert why("d5=1:4w g4=1:3w", "d5-d6 3w") == (
        "itchy-reason-gorilla",
        {"species": "G", "cell": "d7", "count": 2, "total": 3},
    )
    assert why("d5=1:6w", "d5-b5 3w") == (
        "itchy-reason-species",
        {"species": "O", "cell": "a5", "count": 2, "total": 5},
    )
    assert why("a6=1:3w e2=1:3w c1=1:2w d1=1:1w", "d1>c1 w") == (
        "itchy-reason-family",
        {"species": "L", "cell": "c1", "count": 3, "total": 4},
    )


def test_reason_for_a_colony_on_an_opponents_monkey() -> None:
    reason = why("d5=1:6w a5=2:2w", "d5-b5 6w")
    assert (name(reason), reason[1]["cell"], reason[1]["seat2"]) == ("takes", "a5", 2)


def test_reason_for_breaking_an_opponents_colony() -> None:
    reason = why("d5=1:3w a5=2:3w", "d5-b5 3w")
    assert (name(reason), reason[1]["cell"], reason[1]["seat2"]) == ("breaks", "a5", 2)
    assert name(why("d5=1:3w a2=2:5w", "x a2")) == "breaks"


def test_reason_for_sending_lice_home() -> None:
    reason = why("d5=1:2w a5=2:2w", "d5-b5 2w")
    assert (name(reason), reason[1]["count"]) == ("drives", 2)


def test_reasons_for_an_exchange_and_for_none() -> None:
    assert name(why("d5=1:7w", "q d5", step="1 spawn")) == "queen"
    assert name(why("d5=1:7w", "pass", step="1 after")) == "keeps"


def test_reason_for_lice_on_another_monkey() -> None:
    reason = why("d5=1:2w", "d5-b5 1w")
    assert (name(reason), reason[1]["cell"]) == ("begins", "a5")


def test_reason_for_saving_a_monkey() -> None:
    reason = why("d5=1:3w a5=2:3w", "d5-d6")
    assert (name(reason), reason[1]["cell"]) == ("saves", "d5")


def test_reason_for_more_power() -> None:
    assert why("d5=1:1w", "d5", step="1 spawn") == ("itchy-reason-grows", {"species": "L", "cell": "d5", "power": 2})


def test_reason_for_bringing_a_monkey_within_reach() -> None:
    reason = why("f5=1:2w", "f5-f3")
    assert (name(reason), reason[1]["cell"]) == ("reaches", "f5")


def test_reason_for_the_first_placement() -> None:
    state = GAME.start()
    assert name(BOT.reason(state, 0, Evaluation(("d5",), (0.5, 0.5)))) == "place"


@pytest.mark.parametrize("mode", MODES, ids=game_id)
def test_every_evaluation_has_a_reason(mode: dict[str, Any]) -> None:
    """Throughout a game, and seldom the reason that says least."""
    reasons: list[str] = []
    for state in greedy_game(Stream(f"why {game_id(mode)}"), **mode)[::4]:
        thinking = Thinking(GAME, state, state.actor, "gorilla", 0, 20).finish()
        for evaluation in thinking.evaluations[:3]:
            reason = BOT.reason(state, state.actor, evaluation)
            check(reason)
            reasons.append(reason[0])
    assert "reason-best" not in reasons
    assert reasons.count("itchy-reason-waits") <= len(reasons) / 4
