"""CodeMonkey in lock-step with the naive implementation."""

import os
import random
import sys
from typing import Any

import pytest
from naive import codemonkey as naive
from troop.core.chance import chances
from troop.core.game import CHANCE, OVER
from troop.games import GAMES
from troop.games.codemonkey.rules.tiles import tree_name

GAME = GAMES["codemonkey"]
SHARE = 4 if sys.platform == "emscripten" else 1
GAMES_EACH = (200 if os.environ.get("TROOP_LONG") else 2) // SHARE or 1
MAX_DECISIONS = 4000 if os.environ.get("TROOP_LONG") else 350
"""Games are abandoned after this many decisions, since those with many parts are long."""
EAGERNESS = (0.0, 0.5, 0.85, 1.0)
"""How often a player climbs who can; at 0 all words are as likely, so that there are fresh starts."""
PARTS = ("", "traps", "loop", "magic", "master", "grand", "time", "traps,loop", "magic,time", "none")


def check_same(state: Any, game: naive.Game) -> None:
    """Assert that actor, words, chances and everything on the table agree."""
    who = naive.who(game)
    assert state.actor == {"chance": CHANCE, "over": OVER}.get(str(who), who), game.log
    if who == "over":
        outcome = state.outcome
        assert (outcome.reason, list(outcome.scores), list(outcome.winners)) == naive.result(game), game.log
        return
    assert [GAME.notation.write(state, move) for move in state.legal_moves()] == naive.words(game), game.log
    if who == "chance":
        assert [
            (GAME.notation.write(state, move), chance) for move, chance in chances(state.weights())
        ] == naive.chances(game), game.log
    assert common_values(state) == {
        name: value for name, value in naive.position_values(game).items() if name in common_values(state)
    }, game.log


def common_values(state: Any) -> dict[str, Any]:
    """Return what both implementations know under the same names."""
    players = state.players
    return {
        "at": [player.at or None for player in players],
        "bananas": [player.bananas for player in players],
        "trees": {tree_name(n): state.bananas[n - 1] for n in range(1, len(state.jungle.trees) + 1)},
        "traps": [player.trap or None for player in players],
        "last": [tree_name(player.last) if player.last else None for player in players],
        "layout": state.jungle.write(),
    }


@pytest.mark.repeats
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", range(1, 8))
def test_random_games_at_every_level_in_lock_step(level: int, seats: int) -> None:
    rng = random.Random(f"{level} {seats}")
    for number in range(GAMES_EACH):
        options: dict[str, Any] = {
            "seats": seats,
            "level": level,
            "missions": rng.choice(["auto", "off", "on"]),
            "setup": rng.choice(["quick", "quick", "build"]),
            "first": rng.choice([1, 2, "drawn"]),
            "timer": rng.choice(["rounds", "minutes"]),
        }
        if number % 2:
            options["parts"] = rng.choice(PARTS)
        play_both(options, rng, rng.choice(EAGERNESS))


@pytest.mark.parametrize(
    ("options", "eagerness", "wanted"),
    [
        ({"level": 2, "seats": 4}, 0.5, "into a trap"),
        ({"parts": "loop", "seats": 4}, 0.85, "denied"),
        ({"parts": "traps"}, 0.0, "fresh start"),
    ],
    ids=["trap", "loop", "fresh start"],
)
def test_random_games_in_lock_step_reach_what_is_rare(options: dict[str, Any], eagerness: float, wanted: str) -> None:
    """Rules 12, 28 and 34: a monkey forced into a trap, a climb denied in a Loop, a fresh start."""
    rng = random.Random(wanted)
    for _ in range(10):
        if wanted in play_both(options, rng, eagerness, 1000):
            return
    raise AssertionError("none of the games has one")


def play_both(
    options: dict[str, Any], rng: random.Random, eagerness: float, decisions: int = MAX_DECISIONS
) -> set[str]:
    """Play a game with the random player of the naive implementation; return what is rare and happened."""
    state, game, rare = GAME.start(**options), naive.start(**options), set()
    check_same(state, game)
    for _ in range(decisions):
        if naive.over(game):
            break
        open_to_all = eagerness == 0 and naive.who(game) != "chance"
        word = rng.choice(naive.words(game)) if open_to_all else naive.random_word(game, rng, eagerness)
        rare |= what_is_rare(game, word)
        state = state.ring() if word == "!ring" else state.apply(GAME.notation.parse(state, word))
        game = naive.play(game, word)
        check_same(state, game)
    return rare


def what_is_rare(game: naive.Game, word: str) -> set[str]:
    """Return what is rare about a word, if anything."""
    task = game.agenda[0]
    if task.kind == "place" and game.round > 1:
        return {"fresh start"}
    part = game.programs[task.seat][task.number] if task.kind == "part" and word != "!ring" else "-"
    if not part[0].isdigit() or naive.up_a_tree(game, task.seat):
        return set()
    die, walked = int(part[0]), naive.walk(game, task.seat, int(part[0]), part.endswith("swing"))
    if not walked.ends:
        return {"into a trap"}
    blocked = naive.climbable_alone(game, task.seat, word, die) and not naive.climbable(game, task.seat, word, die)
    return {"denied"} if task.replay and walked.steps == die and blocked else set()
