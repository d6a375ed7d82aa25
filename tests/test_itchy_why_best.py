"""What the base game's mind says for a move: one sentence, true of the position."""

from typing import Any

import pytest
from itchy_play import GAME, at
from playing import game_id
from test_words_said import check
from threat_play import MODES, greedy_game
from troop.core.chance import Stream
from troop.core.mind import Finding
from troop.minds import Thinking
from troop.minds.thinking import mind_of

pytestmark = pytest.mark.cpython
MIND = mind_of(GAME)

# The printed board of two players, to have at hand:
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


def why(said: str, *texts: str, step: str = "1 move") -> Any:
    """What is said for a move, and what is to follow it."""
    state = first = at(said, step)
    moves = []
    for text in texts:
        moves.append(GAME.parse(state, text))
        state = state.apply(moves[-1])
    words = MIND.why(first, first.actor, Finding(moves[0], (0.5, 0.5), tuple(moves[1:])))
    check(words)
    return words


def name(said: Any) -> str:
    return str(said[0].removeprefix("itchy-best-"))


@pytest.mark.parametrize(
    ("said", "move", "way", "species"),
    [
        ("d7=1:3w g4=1:3w a4=1:2w a5=1:1w", "a5>a4 w", "gorillas", "G"),
        ("b7=1:3w a6=1:3w d5=1:3w c1=1:2w d1=1:1w", "d1>c1 w", "family", "L"),
        (f"{FOUR_SPECIES} d7=1:2w e7=1:1w", "e7>d7 w", "variety", "G"),
    ],
)
def test_a_move_that_wins(said: str, move: str, way: str, species: str) -> None:
    assert why(said, move) == ("itchy-best-wins", {"reason": way, "species": species})


def test_a_spawn_that_wins() -> None:
    said = why(f"{FOUR_SPECIES} d7=1:2w", "d7", step="1 spawn")
    assert name(said) == "wins"


def test_a_spawn_before_a_move_that_wins() -> None:
    said = why(f"{FOUR_SPECIES} d7=1:2w e7=1:1w", "e7", "e7>d7 w", step="1 spawn")
    assert (name(said), said[1]["text"], name(said[1]["why"])) == ("then", "e7>d7 w", "wins")


@pytest.mark.parametrize(
    ("said", "move", "way", "species"),
    [
        (f"{TWO_GORILLAS} a4=2:2w d5=1:4w", "d5-d6 4w", "gorillas", "G"),
        ("d7=2:3w b7=2:3w f7=2:3w e7=2:3w g3=2:2w d5=1:4w", "d5-d6 4w", "variety", "G"),
        ("b7=2:3w e2=2:3w c1=2:3w a6=2:2w c6=1:3w", "c6-b6 3w", "family", "L"),
    ],
)
def test_a_win_of_another_that_is_stopped(said: str, move: str, way: str, species: str) -> None:
    assert why(said, move) == ("itchy-best-stops", {"seat2": 2, "reason": way, "species": species})


def test_a_move_after_which_another_can_win() -> None:
    assert why(f"{TWO_GORILLAS} a4=2:2w d5=1:4w", "d5-e5") == ("itchy-best-loses", {"seat2": 2})


def test_a_win_that_is_stopped_with_the_move_after_the_spawn() -> None:
    said = why(f"{TWO_GORILLAS} a4=2:2w d5=1:3w", "d5", "d5-d6 4w", step="1 spawn")
    assert (name(said), name(said[1]["why"])) == ("then", "stops")


def test_colonies() -> None:
    assert why("d5=1:4w", "d5-d6 3w")[1] == {"species": "G", "cell": "d7", "count": 1, "total": 5}
    assert why("d5=1:4w g4=1:3w", "d5-d6 3w") == (
        "itchy-best-gorilla",
        {"species": "G", "cell": "d7", "count": 2, "total": 3},
    )
    assert why("d5=1:6w", "d5-b5 3w") == (
        "itchy-best-species",
        {"species": "O", "cell": "a5", "count": 2, "total": 5},
    )
    assert why("a6=1:3w e2=1:3w c1=1:2w d1=1:1w", "d1>c1 w") == (
        "itchy-best-family",
        {"species": "L", "cell": "c1", "count": 3, "total": 4},
    )


def test_a_colony_on_a_monkey_of_another() -> None:
    said = why("d5=1:6w a5=2:2w", "d5-b5 6w")
    assert (name(said), said[1]["cell"], said[1]["seat2"]) == ("takes", "a5", 2)


def test_a_colony_of_another_that_is_broken_up() -> None:
    said = why("d5=1:3w a5=2:3w", "d5-b5 3w")
    assert (name(said), said[1]["cell"], said[1]["seat2"]) == ("breaks", "a5", 2)
    assert name(why("d5=1:3w a2=2:5w", "x a2")) == "breaks"


def test_lice_that_are_sent_home() -> None:
    said = why("d5=1:2w a5=2:2w", "d5-b5 2w")
    assert (name(said), said[1]["count"]) == ("drives", 2)


def test_an_exchange() -> None:
    assert name(why("d5=1:7w", "q d5", step="1 spawn")) == "queen"
    assert name(why("d5=1:7w", "pass", step="1 after")) == "keeps"


def test_lice_on_another_monkey() -> None:
    said = why("d5=1:2w", "d5-b5 1w")
    assert (name(said), said[1]["cell"]) == ("begins", "a5")


def test_a_monkey_that_cannot_be_taken_any_more() -> None:
    said = why("d5=1:3w a5=2:3w", "d5-d6")
    assert (name(said), said[1]["cell"]) == ("saves", "d5")


def test_more_power() -> None:
    assert why("d5=1:1w", "d5", step="1 spawn") == ("itchy-best-grows", {"species": "L", "cell": "d5", "power": 2})


def test_a_monkey_that_comes_within_reach() -> None:
    said = why("f5=1:2w", "f5-f3")
    assert (name(said), said[1]["cell"]) == ("reaches", "f5")


def test_the_beginning() -> None:
    state = GAME.start()
    assert name(MIND.why(state, 0, Finding(("d5",), (0.5, 0.5)))) == "place"


@pytest.mark.parametrize("mode", MODES, ids=game_id)
def test_whatever_is_found_has_a_reason(mode: dict[str, Any]) -> None:
    """All through a game; and seldom the one that says nothing."""
    said: list[str] = []
    for state in greedy_game(Stream(f"why {game_id(mode)}"), **mode)[::4]:
        thinking = Thinking(GAME, state, state.actor, "gorilla", 0, 20).finish()
        for finding in thinking.findings[:3]:
            words = MIND.why(state, state.actor, finding)
            check(words)
            said.append(words[0])
    assert "why-best" not in said
    assert said.count("itchy-best-waits") <= len(said) / 4
