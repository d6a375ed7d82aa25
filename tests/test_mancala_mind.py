"""Minds that play Monkey Mancala: what they see for certain, and how their private game agrees with the rules."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from token_play import at as with_tokens
from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER
from troop.core.mind import Finding
from troop.games.mancala import Mancala
from troop.games.mancala.rules import State
from troop.games.mancala.sowing import sow
from troop.games.mancala.thinking import turns
from troop.games.mancala.thinking.decisions import decision_of, words
from troop.games.mancala.thinking.lookahead import Lookahead
from troop.games.mancala.thinking.turns import Position
from troop.games.mancala.turn import changed, pass_on
from troop.minds import Thinking, choose
from troop.minds.thinking import mind_of

GAME = Mancala()
LONG = "TROOP_LONG" in os.environ
FEW = 12
"""With so few monkeys left in the pockets Gorilla sees all."""
SOLVED = Path(__file__).parent / "solved" / "mancala.txt"


def plain(text: str, **options: object) -> State:
    """A position without tokens."""
    return GAME.position(text, tokens="off", **options)


def laid(counts: str) -> State:
    """The position of a line of solved ones: South is to sow."""
    each = counts.split()
    home = 48 - sum(map(int, each))
    return plain(f"{' '.join(each[:6])} / {' '.join(each[6:])} / {home} 0 / S")


def solved(part: int) -> list[tuple[str, str]]:
    """Positions and the sowings that are best there: of the middle of games, or of openings."""
    parts = SOLVED.read_text(encoding="utf-8").split("\n\n")[1:]
    lines = [line.split(" | ") for line in parts[part].strip().splitlines()]
    return [(counts, best) for counts, _, best in lines]


def right(positions: list[tuple[str, str]]) -> float:
    """In how many of these positions Gorilla takes a best sowing."""
    chosen = [choose(GAME, laid(counts), 0, "gorilla")[0] in best.split() for counts, best in positions]
    return sum(chosen) / len(chosen)


# Without tokens


@pytest.mark.cpython
def test_gorilla_takes_a_best_sowing_in_the_middle_of_games() -> None:
    assert right(solved(0)[:: 1 if LONG else 40]) >= 0.95


@pytest.mark.cpython
@pytest.mark.skipif(not LONG, reason="long: a part of the nightly run")
def test_gorilla_takes_a_best_sowing_in_three_of_four_openings() -> None:
    assert right(solved(1)) >= 0.75


@cache
def worth(board: tuple[int, ...], side: int) -> int:
    """By how many a side gets more of what is to come than the other, with best play: every sowing tried to the end."""
    found = []
    for pocket in range(side * 7, side * 7 + 6):
        if board[pocket]:
            made = sow(board, side, pocket, "any")
            lead = made.board[6 + 7 * side] - board[6 + 7 * side] - made.board[13 - 7 * side] + board[13 - 7 * side]
            found.append(
                lead if made.ended else lead + worth(made.board, made.next_side) * (1 if made.free_turn else -1)
            )
    return max(found)


def endings() -> Iterator[State]:
    """Positions of random games with few monkeys left."""
    for number in range(40 if LONG else 6):
        rng, state = Stream("endings", number), GAME.start(tokens="off")
        while state.actor != OVER:
            board = state.board
            if sum(board) - board[6] - board[13] <= FEW and len(state.legal_moves()) > 1:
                yield state
                break
            state = state.apply(rng.choice(state.legal_moves()))


def test_gorilla_plays_the_last_twelve_monkeys_perfectly() -> None:
    for state in endings():
        move = choose(GAME, state, state.actor, "gorilla")
        after, side = state.apply(move), state.side
        mine, theirs = 6 + 7 * side, 13 - 7 * side
        lead = after.board[mine] - state.board[mine] - after.board[theirs] + state.board[theirs]
        if after.actor != OVER:
            lead += worth(after.board, after.side) * (1 if after.side == side else -1)
        assert lead == worth(state.board, side), GAME.describe(state)


@pytest.mark.cpython
@pytest.mark.skipif(not LONG, reason="long: a part of the nightly run")
def test_gorilla_wins_from_the_first_position_as_south() -> None:
    state = GAME.start(tokens="off")
    assert choose(GAME, state, 0, "gorilla") == ("c",)
    while state.actor != OVER:
        state = state.apply(choose(GAME, state, state.actor, "gorilla"))
    assert state.outcome
    assert state.outcome.winners == (0,)


def test_the_sowings_of_rows_are_those_of_the_rules() -> None:
    for number in range(60):
        rng = Stream("rows", number)
        pockets, capture = 1 + rng.randrange(6), ("any", "full")[number % 2]
        state = GAME.start(tokens="off", pockets=pockets, each=1 + rng.randrange(6), capture=capture)
        while state.actor != OVER:
            n, side, board = pockets, state.side, state.board
            rows = [board[: n + 1], board[n + 1 :]]
            mover, other = rows[side][:n], rows[1 - side][:n]
            ahead = Lookahead(mover, other, full=capture == "full")
            for sowing in ahead._choices:
                row, beyond, gain, _ = ahead.sown(ahead._row, ahead._other, sowing)
                made = sow(board, side, side * (n + 1) + sowing[-1], capture)
                if not made.ended:
                    mine, theirs = ((made.board[: n + 1], made.board[n + 1 :])[each] for each in (side, 1 - side))
                    assert ahead._rows.counts(row) == mine[:n]
                    assert ahead._rows.counts(beyond) == theirs[:n]
                    assert gain == mine[n] - rows[side][n]
            state = state.apply(rng.choice(state.legal_moves()))


# With tokens


def test_the_private_game_with_tokens_goes_on_as_the_rules_say() -> None:
    looked = 0
    for number in range(200 if LONG else 12):
        rng = Stream("turns", number)
        options: dict[str, object] = {
            "pockets": 1 + rng.randrange(6),
            "each": 1 + rng.randrange(6),
            "copies": 2 + rng.randrange(5),
        }
        options |= {"capture": ("any", "full")[number % 2], "disruption": ("on", "on", "off")[number % 3]}
        state = GAME.start(**options)
        while state.actor != OVER:
            if state.actor == CHANCE and turns.tokens_of(state).step != "die":
                state = state.apply(draw(state.weights(), rng))
                continue
            ground = turns.ground_of(state)
            here = turns.position_of(ground, state)
            for move in state.legal_moves():
                looked += 1
                chance = state.actor == CHANCE
                decision = int(move[0][5:]) if chance else decision_of(ground.n, here.decider, move)
                assert chance or words(ground.n, here.decider)[decision] == move
                check(ground, here, turns.after(ground, here, decision), state.apply(move))
            state = state.apply(rng.choice(state.legal_moves()))
    assert looked > 1000


def check(ground: turns.Ground, before: Position, after: Position, state: Any) -> None:
    """That a private position is the one of a state; what is earned and not drawn is due."""
    if state.actor == OVER:
        stores = state.board[ground.n], state.board[-1]
        assert (after.step, after.home, after.away) == (turns.OVER, stores[after.side], stores[1 - after.side])
        return
    tokens = state.tokens
    if tokens.step not in ("roll", "draw"):
        assert after == turns.position_of(ground, state)
        return
    earned = min(1 + tokens.free if tokens.step == "roll" else tokens.draws, sum(tokens.pile))
    settled = turns.position_of(ground, pass_on(changed(state, rolled=True, draws=0)))
    due = {"due": earned} if settled.side == before.side else {"owed": earned}
    assert after == settled._replace(**due)


def test_a_game_that_one_sowing_wins_is_won() -> None:
    state = with_tokens("0 0 0 0 0 1 / 0 0 0 0 2 0 / 25 20 / S / - / -")
    assert choose(GAME, state, 0, "gorilla") == ("f",)


def test_thoughts_come_in_small_slices() -> None:
    thinking, looked = Thinking(GAME, GAME.start(), 0, "gorilla", budget=20_000), []
    while not thinking.done:
        thinking.step()
        looked.append(thinking.looked)
    assert len(looked) > 8
    assert max(two - one for one, two in zip([0, *looked], looked, strict=False)) < 1_500


# Reasons


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", "c", "mancala-best-free"),
        ("1 0 4 4 4 4 / 4 4 4 4 5 4 / 5 5 / S", "a", "mancala-best-captures"),
        ("0 0 0 0 0 1 / 0 0 0 0 2 0 / 25 20 / S", "f", "mancala-best-ends"),
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", "a", "mancala-best-waits"),
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", "d", "mancala-best-home"),
    ],
)
def test_a_sowing_has_a_reason(position: str, move: str, said: str) -> None:
    assert mind_of(GAME).why(plain(position), 0, Finding((move,), (0.5, 0.5)))[0] == said


@pytest.mark.parametrize(
    ("position", "line", "said"),
    [
        (
            "3 0 9 5 0 2 / 0 5 10 2 0 1 / 7 4 / N",
            "F B F E",
            ("mancala-best-free-captures", {"pocket": "E", "count": 4}),
        ),
        ("0 5 5 1 6 5 / 5 0 5 5 5 5 / 1 0 / N", "E f", ("mancala-best-denies", {"pocket": "b"})),
        (
            "2 7 7 3 1 2 / 2 3 8 1 7 0 / 3 2 / S",
            "f C e",
            ("mancala-best-prepares-capture", {"pocket": "e", "count": 4}),
        ),
        ("3 0 9 5 1 1 / 4 4 9 1 0 1 / 7 3 / N", "A f a F B", ("mancala-best-prepares-free", {"pocket": "B"})),
    ],
)
def test_a_sowing_has_a_reason_in_what_will_follow(position: str, line: str, said: tuple[str, dict[str, Any]]) -> None:
    state, (move, *rest) = plain(position), [(pocket,) for pocket in line.split()]
    assert mind_of(GAME).why(state, state.actor, Finding(move, (0.5, 0.5), tuple(rest))) == said


def test_what_is_certain_is_said_with_its_margin() -> None:
    state = plain("0 0 0 0 1 1 / 0 0 0 0 2 1 / 25 18 / S")
    best = Thinking(GAME, state, 0, "gorilla").finish().findings[0]
    assert mind_of(GAME).why(state, 0, best) == ("mancala-best-wins", {"count": 25 - 18 + worth(state.board, 0)})


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (("steal", "store"), "mancala-best-steals"),
        (("swap", "a", "C"), "mancala-best-swaps"),
        (("skip",), "mancala-best-bends"),
        (("a",), "mancala-best-waits"),
    ],
)
def test_a_token_has_a_reason(move: tuple[str, ...], said: str) -> None:
    state = with_tokens("4 4 0 5 5 5 / 4 4 3 4 4 4 / 1 1 / S / skip reverse steal swap / -")
    assert mind_of(GAME).why(state, 0, Finding(move, (0.5, 0.5)))[0] == said
