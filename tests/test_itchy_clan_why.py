"""What the clan game's mind says for a move: one sentence, true of the position.

Player 1 is for the lemurs, player 2 for the orangutans. Monkeys are clean unless a position says otherwise.
"""

from typing import Any

import pytest
from clan_play import picked
from itchy_play import GAME, clan
from test_words_said import check
from troop.core.chance import Stream
from troop.core.mind import Finding
from troop.minds import Thinking
from troop.minds.thinking import mind_of

pytestmark = pytest.mark.cpython
MIND = mind_of(GAME)
EVEN = (0.5, 0.5)

# The printed board, to have at hand:
#   7  . L . G S O .
#   6  L . S . . . O
#   5  O . . L . M .
#   4  G . M . O . G
#   3  . O . S . . M
#   2  M . . . L . S
#   1  . M L G . S .
#      a b c d e f g


def why(state: Any, text: str, then: str = "") -> Any:
    """What is said for a move, and for a bump that is to follow it."""
    move = GAME.parse(state, text)
    line = (GAME.parse(state.apply(move), then),) if then else ()
    said = MIND.why(state, state.actor, Finding(move, EVEN, line))
    check(said)
    return said


def name(said: Any) -> str:
    return str(said[0].removeprefix("itchy-").removeprefix("clan-").removeprefix("best-"))


def test_a_bump_that_wins() -> None:
    said = why(clan("d5=1w f7=1w", "1 bump"), "d5-b5 1w")
    assert said == ("itchy-clan-best-wins", {"species": "L"})


def test_a_bump_that_rids_a_monkey_of_its_lice() -> None:
    said = why(clan("d5=1w e2=1w b7=1w f7=1w g6=1w", "1 bump"), "d5-e5 1w")
    assert name(said) == "rids"
    assert said[1] == {"species": "L", "cell": "d5", "count": 3, "total": 5}


def test_lice_that_go_over_to_a_clean_monkey_of_the_opponent() -> None:
    said = why(clan("d5=1w e2=1w b7=1w f7=1w g6=1w b3=1w", "1 bump"), "d5-b5 1w")
    assert name(said) == "soils"
    assert (said[1]["cell"], said[1]["cell2"], said[1]["seat2"]) == ("d5", "a5", 2)


def test_a_monkey_of_nobody_that_gives_lice_to_the_opponent() -> None:
    said = why(clan("c4=1w e2=1w b7=1w d5=1w f7=1w g6=1w b3=1w", "1 bump"), "c4-d4 1w")
    assert (name(said), said[1]["cell2"]) == ("gives", "e4")


def test_a_monkey_that_comes_to_safety() -> None:
    said = why(clan("d5=1w e2=1w f7=1w g6=1w b3=1w", "1 bump"), "b7 off")
    assert said == ("itchy-clan-best-safe", {"species": "L", "cell": "b7", "count": 1, "total": 5})


def test_a_win_of_the_opponent_that_is_stopped() -> None:
    state = clan("d5=1w e2=1w f7=1w", "1 bump")
    assert why(state, "f5-f6") == ("itchy-clan-best-stops", {"seat2": 2})
    assert why(state, "a4-a3") == ("itchy-best-loses", {"seat2": 2})


def test_an_outbreak_that_reaches_clean_monkeys_of_the_opponent() -> None:
    said = why(clan("e7=4w d5=1w e2=1w g6=1w b3=1w"), "e7")
    assert said == ("itchy-clan-best-outbreak", {"count": 1, "seat2": 2})


def test_a_spawn_that_brings_a_second_queen() -> None:
    said = why(clan("d5=5w1q e2=1w f7=1w g6=1w b3=1w"), "d5")
    assert said == ("itchy-clan-best-nitpicked", {"species": "L", "cell": "d5"})


def test_a_spawn_that_makes_a_monkey_strong_enough() -> None:
    said = why(clan("d5=1w f5=2w e2=1w f7=1w g6=1w b3=1w"), "d5", then="d5-e5 2w")
    assert said == ("itchy-clan-best-strong", {"species": "L", "cell": "d5", "text": "d5-e5 2w"})


def test_a_spawn_tells_what_is_to_follow() -> None:
    said = why(clan("d5=1w d7=1w e2=1w f7=1w g6=1w b3=1w"), "d7", then="b7 off")
    assert (name(said), said[1]["text"], name(said[1]["why"])) == ("then", "b7 off", "safe")


def test_ways_that_open_and_close() -> None:
    state = clan("d5=1w e2=1w f7=1w g6=1w b3=1w c1=1w", "1 bump")
    assert name(why(state, "d1-e1")) in ("ready", "frees")
    assert why(state, "f5-f4") == ("itchy-clan-best-hems", {"species2": "O", "cell2": "e4", "seat2": 2})


def test_species_are_alike_at_first() -> None:
    state = GAME.start(mode="clan")
    assert name(why(state, "L")) == "first"
    assert why(state.apply(("L",)), "O") == ("itchy-clan-best-second", {"species": "L", "seat2": 1})


def test_every_sentence_has_words() -> None:
    state = picked(Stream("whys"), cap=10)
    while state.actor >= 0:
        findings = Thinking(GAME, state, state.actor, "lemur", budget=1).finish().findings
        for finding in findings[:3]:
            check(MIND.why(state, state.actor, finding))
        state = state.apply(findings[0].move)
