"""The bot of Monkey Mancala: perfect play in easy positions, and a fast state that follows the rules."""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from paths import SAMPLES
from tokens_setup import at as with_tokens
from troop.ai import Thinking, choose
from troop.ai.thinking import bot_of
from troop.core.bot import Evaluation
from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER
from troop.games.mancala import Mancala
from troop.games.mancala.ai import fast_state
from troop.games.mancala.ai.alpha_beta import Lookahead
from troop.games.mancala.ai.fast_state import Position
from troop.games.mancala.ai.token_moves import decision_of, words
from troop.games.mancala.rules.apply import pass_on
from troop.games.mancala.rules.sowing import sow
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import tokens_of

GAME = Mancala()
LONG = "TROOP_LONG" in os.environ
PERFECT_UP_TO = 12
"""With this few monkeys in the pockets Gorilla plays perfectly."""
SOLVED = SAMPLES / "solved" / "mancala.txt"


def plain(text: str, **options: object) -> State:
    """Return a position without tokens."""
    return GAME.notation.from_text(text, tokens="off", **options)


def solved_position(counts: str) -> State:
    """Return the position of a line of solved ones, with South to move."""
    pockets = counts.split()
    in_stores = 48 - sum(map(int, pockets))
    return plain(f"{' '.join(pockets[:6])} / {' '.join(pockets[6:])} / {in_stores} 0 / S")


def solved(part: int) -> list[tuple[str, str]]:
    """Return solved positions with their best sowings: part 0 from middle games, part 1 from openings."""
    parts = SOLVED.read_text(encoding="utf-8").split("\n\n")[1:]
    lines = [line.split(" | ") for line in parts[part].strip().splitlines()]
    return [(counts, best) for counts, _, best in lines]


def success_rate(positions: list[tuple[str, str]]) -> float:
    """Return how often Gorilla takes a best sowing."""
    chosen = [choose(GAME, solved_position(counts), 0, "gorilla")[0] in best.split() for counts, best in positions]
    return sum(chosen) / len(chosen)


# Without tokens


@pytest.mark.cpython
def test_gorilla_takes_a_best_sowing_in_the_middle_of_games() -> None:
    assert success_rate(solved(0)[:: 1 if LONG else 40]) >= 0.95


@pytest.mark.cpython
@pytest.mark.skipif(not LONG, reason="long: a part of the nightly run")
def test_gorilla_takes_a_best_sowing_in_three_of_four_openings() -> None:
    assert success_rate(solved(1)) >= 0.75


@cache
def best_lead(board: tuple[int, ...], side: int) -> int:
    """Return by how many monkeys a side wins from here with best play, trying every sowing to the end."""
    leads = []
    for pocket in range(side * 7, side * 7 + 6):
        if board[pocket]:
            sown = sow(board, side, pocket, "any")
            lead = sown.board[6 + 7 * side] - board[6 + 7 * side] - sown.board[13 - 7 * side] + board[13 - 7 * side]
            leads.append(
                lead if sown.ended else lead + best_lead(sown.board, sown.next_side) * (1 if sown.free_turn else -1)
            )
    return max(leads)


def endings() -> Iterator[State]:
    """Yield positions of random games with few monkeys left."""
    for number in range(40 if LONG else 6):
        rng, state = Stream("endings", number), GAME.start(tokens="off")
        while state.actor != OVER:
            board = state.board
            if sum(board) - board[6] - board[13] <= PERFECT_UP_TO and len(state.legal_moves()) > 1:
                yield state
                break
            state = state.apply(rng.choice(state.legal_moves()))


def test_gorilla_plays_the_last_twelve_monkeys_perfectly() -> None:
    for state in endings():
        move = choose(GAME, state, state.actor, "gorilla")
        after, side = state.apply(move), state.side
        own_store, other_store = 6 + 7 * side, 13 - 7 * side
        lead = after.board[own_store] - state.board[own_store] - after.board[other_store] + state.board[other_store]
        if after.actor != OVER:
            lead += best_lead(after.board, after.side) * (1 if after.side == side else -1)
        assert lead == best_lead(state.board, side), GAME.notation.to_text(state)


@pytest.mark.cpython
@pytest.mark.skipif(not LONG, reason="long: a part of the nightly run")
def test_gorilla_wins_from_the_first_position_as_south() -> None:
    state = GAME.start(tokens="off")
    assert choose(GAME, state, 0, "gorilla") == ("c",)
    while state.actor != OVER:
        state = state.apply(choose(GAME, state, state.actor, "gorilla"))
    assert state.outcome
    assert state.outcome.winners == (0,)


def test_lookahead_sows_by_the_rules() -> None:
    for number in range(60):
        rng = Stream("rows", number)
        pockets, capture = 1 + rng.randrange(6), ("any", "full")[number % 2]
        state = GAME.start(tokens="off", pockets=pockets, each=1 + rng.randrange(6), capture=capture)
        while state.actor != OVER:
            n, side, board = pockets, state.side, state.board
            rows = [board[: n + 1], board[n + 1 :]]
            mover, other = rows[side][:n], rows[1 - side][:n]
            ahead = Lookahead(mover, other, full=capture == "full")
            for sowing in ahead.choices:
                row, beyond, gain, _ = ahead.sown(ahead._row, ahead._other, sowing)
                sown = sow(board, side, side * (n + 1) + sowing[-1], capture)
                if not sown.ended:
                    own_row, other_row = ((sown.board[: n + 1], sown.board[n + 1 :])[each] for each in (side, 1 - side))
                    assert ahead._rows.counts(row) == own_row[:n]
                    assert ahead._rows.counts(beyond) == other_row[:n]
                    assert gain == own_row[n] - rows[side][n]
            state = state.apply(rng.choice(state.legal_moves()))


# With tokens


def test_fast_state_with_tokens_follows_the_rules() -> None:
    positions = 0
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
            if state.actor == CHANCE and tokens_of(state).step != "die":
                state = state.apply(draw(state.weights(), rng))
                continue
            constants = fast_state.constants_of(state)
            position = fast_state.position_of(constants, state)
            for move in state.legal_moves():
                positions += 1
                chance = state.actor == CHANCE
                decision = int(move[0][5:]) if chance else decision_of(constants.n, position.decider, move)
                assert chance or words(constants.n, position.decider)[decision] == move
                check(constants, position, fast_state.after(constants, position, decision), state.apply(move))
            state = state.apply(rng.choice(state.legal_moves()))
    assert positions > 1000


def check(constants: fast_state.Constants, before: Position, after: Position, state: Any) -> None:
    """Assert that a fast state equals a state, with tokens that are earned but not drawn counted as due."""
    if state.actor == OVER:
        stores = state.board[constants.n], state.board[-1]
        assert (after.step, after.own_store, after.other_store) == (
            fast_state.OVER,
            stores[after.side],
            stores[1 - after.side],
        )
        return
    tokens = state.tokens
    if tokens.step not in ("roll", "draw"):
        assert after == fast_state.position_of(constants, state)
        return
    earned = min(1 + tokens.free if tokens.step == "roll" else tokens.draws, sum(tokens.pile))
    passed = fast_state.position_of(constants, pass_on(state, tokens._replace(rolled=True, draws=0)))
    due = {"due": earned} if passed.side == before.side else {"other_due": earned}
    assert after == passed._replace(**due)


def test_gorilla_takes_a_winning_sowing() -> None:
    state = with_tokens("0 0 0 0 0 1 / 0 0 0 0 2 0 / 25 20 / S / - / -")
    assert choose(GAME, state, 0, "gorilla") == ("f",)


def test_thinking_steps_are_small() -> None:
    thinking, positions = Thinking(GAME, GAME.start(), 0, "gorilla", budget=20_000), []
    while not thinking.done:
        thinking.step()
        positions.append(thinking.positions)
    assert len(positions) > 8
    assert max(two - one for one, two in zip([0, *positions], positions, strict=False)) < 1_500


# Reasons


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", "c", "mancala-reason-free"),
        ("1 0 4 4 4 4 / 4 4 4 4 5 4 / 5 5 / S", "a", "mancala-reason-captures"),
        ("0 0 0 0 0 1 / 0 0 0 0 2 0 / 25 20 / S", "f", "mancala-reason-ends"),
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", "a", "mancala-reason-waits"),
        ("4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S", "d", "mancala-reason-home"),
    ],
)
def test_a_sowing_has_a_reason(position: str, move: str, reason: str) -> None:
    assert bot_of(GAME).reason(plain(position), 0, Evaluation((move,), (0.5, 0.5)))[0] == reason


@pytest.mark.parametrize(
    ("position", "line", "reason"),
    [
        (
            "3 0 9 5 0 2 / 0 5 10 2 0 1 / 7 4 / N",
            "F B F E",
            ("mancala-reason-free-captures", {"pocket": "E", "count": 4}),
        ),
        ("0 5 5 1 6 5 / 5 0 5 5 5 5 / 1 0 / N", "E f", ("mancala-reason-denies", {"pocket": "b"})),
        (
            "2 7 7 3 1 2 / 2 3 8 1 7 0 / 3 2 / S",
            "f C e",
            ("mancala-reason-prepares-capture", {"pocket": "e", "count": 4}),
        ),
        ("3 0 9 5 1 1 / 4 4 9 1 0 1 / 7 3 / N", "A f a F B", ("mancala-reason-prepares-free", {"pocket": "B"})),
    ],
)
def test_a_sowing_has_a_reason_in_the_expected_moves(
    position: str, line: str, reason: tuple[str, dict[str, Any]]
) -> None:
    state, (move, *rest) = plain(position), [(pocket,) for pocket in line.split()]
    assert bot_of(GAME).reason(state, state.actor, Evaluation(move, (0.5, 0.5), tuple(rest))) == reason


def test_a_certain_win_is_given_with_its_margin() -> None:
    state = plain("0 0 0 0 1 1 / 0 0 0 0 2 1 / 25 18 / S")
    best = Thinking(GAME, state, 0, "gorilla").finish().evaluations[0]
    assert bot_of(GAME).reason(state, 0, best) == (
        "mancala-reason-wins",
        {"count": 25 - 18 + best_lead(state.board, 0)},
    )


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (("steal", "store"), "mancala-reason-steals"),
        (("swap", "a", "C"), "mancala-reason-swaps"),
        (("skip",), "mancala-reason-bends"),
        (("a",), "mancala-reason-waits"),
    ],
)
def test_a_token_has_a_reason(move: tuple[str, ...], reason: str) -> None:
    state = with_tokens("4 4 0 5 5 5 / 4 4 3 4 4 4 / 1 1 / S / skip reverse steal swap / -")
    assert bot_of(GAME).reason(state, 0, Evaluation(move, (0.5, 0.5)))[0] == reason
