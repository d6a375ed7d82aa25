"""A turn with tokens, step by step as in the rules' table (rules 7 to 17).

Each step takes the state and the word decided, and returns the state at the next decision. A trace, if given, records
every step.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from troop.core.game import Move
from troop.games.mancala.rules.board import NOBODY, NORTH, SOUTH, names, size, store
from troop.games.mancala.rules.effects import board_after, can_use
from troop.games.mancala.rules.legal import PASS, POCKET_PLACES
from troop.games.mancala.rules.sowing import board_after_sowing, side_empty, sow, sweep
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHOOSE,
    DIE,
    DISCARD,
    DRAW,
    KINDS,
    LIMIT,
    NO_POCKET,
    ROLL,
    WINDOW,
    Tokens,
    all_of_one_kind,
    holds,
    tokens_of,
)
from troop.games.mancala.rules.trace import SIDES, Trace, TraceStep, add_step, direction

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State

DRAWN_FOR = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}
"""Rule 9: the number of tokens drawn for each roll."""


def play(state: "State", move: Move, trace: Trace = None) -> "State":
    """Return the state after a legal move."""
    return STEP_FUNCTIONS[tokens_of(state).step](state, move, trace)


def choose(state: "State", move: Move, trace: Trace) -> "State":
    """Step 1, rule 11: use a token at once and choose again, or name a pocket."""
    if move[0] in KINDS:
        return use_token(state, move, trace)
    pocket = POCKET_PLACES[len(state.board)][move[0]]
    if not window_opens(state):
        return sow_pocket(state, pocket, trace)
    t = tokens_of(state)
    state = state.with_tokens(t.before_sowing(WINDOW, t.skip, t.reverse, pocket))
    add_step(trace, "named", state, state.side, pocket=move[0])
    return state


def use_token(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 11: use one of the mover's tokens."""
    state = return_token(state, state.side, move[0])
    add_step(trace, "used", state, state.side, token=move[0])
    if move[0] != "skip":
        return apply_token(state, state.side, move, trace)
    t = tokens_of(state)
    return state.with_tokens(t.before_sowing(DIE, t.skip, t.reverse, NO_POCKET))


def window_opens(state: "State") -> bool:
    """Rules 12 and 17: whether the opponent may still disrupt this turn and has a token with a legal use."""
    t = tokens_of(state)
    return t.disruption and not t.disrupted and can_use(state.board, t.hands[1 - state.side])


def window(state: "State", move: Move, trace: Trace) -> "State":
    """Step 2, rule 12: the opponent disrupts the sowing or passes."""
    user, mover = 1 - state.side, state.side
    if move == PASS:
        add_step(trace, "let-be", state, user)
        return sow_named(state, trace)
    t = tokens_of(state).returned(user, move[0])
    can_block = holds(t.hands[mover], move[0])
    state = state.with_tokens(t._replace(disrupted=True, step=ANSWER, announced=move))
    add_step(trace, "disrupted", state, user, move, token=move[0])
    return state if can_block else take_effect(state, trace)


def answer(state: "State", move: Move, trace: Trace) -> "State":
    """Step 3, rule 13: the mover sacrifices a token of that kind to block the disruption, or passes."""
    kind = tokens_of(state).announced[0]
    if move == PASS:
        add_step(trace, "not-blocked", state, state.side, token=kind)
        return take_effect(state, trace)
    t = tokens_of(state).returned(state.side, kind)
    state = state.with_tokens(t.before_sowing(CHOOSE, t.skip, t.reverse, t.named))
    add_step(trace, "blocked", state, state.side, token=kind)
    return sow_named(state, trace)


def take_effect(state: "State", trace: Trace) -> "State":
    """Step 4, rules 12 and 14: apply a disruption that was not blocked."""
    t = tokens_of(state)
    move = t.announced
    step = DIE if move[0] == "skip" else CHOOSE
    state = state.with_tokens(t.before_sowing(step, t.skip, t.reverse, t.named))
    if move[0] == "skip":
        return state
    state = apply_token(state, 1 - state.side, move, trace)
    if state.side == NOBODY:
        return state
    return sow_named(state, trace) if state.board[tokens_of(state).named] else choose_again(state, trace)


def choose_again(state: "State", trace: Trace) -> "State":
    """Rule 14: the named pocket was emptied; Skips and Reverses stay in force."""
    pocket = names(size(state.board))[tokens_of(state).named]
    state = update_tokens(state, named=NO_POCKET)
    add_step(trace, "choose-again", state, state.side, pocket=pocket)
    return state


def apply_token(state: "State", user: int, move: Move, trace: Trace) -> "State":
    """Rules 11 and 15: Reverse changes the direction of the next sowing; Steal and Swap change the board and may end
    the game."""
    t = tokens_of(state)
    if move[0] == "reverse":
        state = state.with_tokens(t.before_sowing(t.step, t.skip, not t.reverse, t.named))
        add_step(trace, "turned", state, user, way=direction(state))
        return state
    state = state.moved(board_after(state.board, user, move), state.side, t)
    add_step(trace, "stolen" if move[0] == "steal" else "swapped", state, user, move)
    return end_game(state, trace) if side_empty(state.board) else state


def roll_skip(state: "State", move: Move, trace: Trace) -> "State":
    """Rules 11 and 12: add the die of a Skip to those in force; sow if it was a disruption."""
    t, rolled = tokens_of(state), die_value(move)
    user = state.side if t.named == NO_POCKET else 1 - state.side
    state = state.with_tokens(t.before_sowing(CHOOSE, t.skip + rolled, t.reverse, t.named))
    add_step(trace, "skip-rolled", state, user, die=rolled, count=t.skip + rolled)
    return state if t.named == NO_POCKET else sow_named(state, trace)


def sow_named(state: "State", trace: Trace) -> "State":
    """Step 5: sow what the named pocket now holds (rule 14)."""
    return sow_pocket(state, tokens_of(state).named, trace)


def sow_pocket(state: "State", pocket: int, trace: Trace) -> "State":
    """Step 5: sow a pocket, with the Skips and Reverses in force."""
    t, side = tokens_of(state), state.side
    if trace is not None:
        sown = sow(state.board, side, pocket, state.capture, t.skip, t.reverse)
        trace.append(TraceStep("sown", update_tokens(state, named=pocket), {}, sown))
    board, next_side = board_after_sowing(state.board, side, pocket, state.capture, t.skip, t.reverse)
    if next_side == NOBODY:
        return state.moved(board, NOBODY, t.cleared())
    own_store, free_turn = store(size(board), side), next_side == side
    if not t.rolled and board[own_store] > state.board[own_store]:
        return state.moved(board, side, t.after_sowing(ROLL, False, free_turn, 0))
    if free_turn:
        state = state.moved(board, side, t)
        return next_draw(state, t.after_sowing(CHOOSE, t.rolled, True, 0), 1, trace)
    return state.moved(board, next_side, t.cleared())


def roll(state: "State", move: Move, trace: Trace) -> "State":
    """Step 6, rules 9 and 10: the roll of the turn, and the draw of a free turn after it."""
    t, rolled = tokens_of(state), die_value(move)
    t = t.after_sowing(ROLL, True, t.free, 0)
    if trace is not None:
        add_step(trace, "rolled", state.with_tokens(t), state.side, die=rolled, count=DRAWN_FOR[rolled])
    return next_draw(state, t, DRAWN_FOR[rolled] + t.free, trace)


def next_draw(state: "State", t: Tokens, draws: int, trace: Trace) -> "State":
    """Step 7, rule 7: start the next draw, if any; draws from an empty pile are lost."""
    if not draws:
        return pass_on(state, t)
    if not any(t.pile):
        add_step(trace, "nothing-left", state.with_tokens(t), state.side, count=draws)
        return pass_on(state, t)
    return state.with_tokens(t.after_sowing(DRAW, t.rolled, t.free, draws))


def draw(state: "State", move: Move, trace: Trace) -> "State":
    """Step 7, rule 8: take the drawn token; a sixth leads to a discard, made at once if all six are of one kind."""
    kind, side = move[0].removeprefix("draw="), state.side
    t = tokens_of(state).drawn(side, kind)
    draws, hand = t.draws - 1, t.hands[side]
    if trace is not None:
        add_step(trace, "drew", state.with_tokens(t._replace(draws=draws)), side, token=kind)
    if sum(hand) <= LIMIT:
        return next_draw(state, t, draws, trace)
    if all_of_one_kind(hand):
        return discard(state.with_tokens(t._replace(draws=draws)), (DISCARD, kind), trace)
    return state.with_tokens(t._replace(step=DISCARD, draws=draws))


def discard(state: "State", move: Move, trace: Trace) -> "State":
    """Step 8, rule 8: return one of six tokens to the pile."""
    state = return_token(state, state.side, move[1])
    add_step(trace, "discarded", state, state.side, token=move[1])
    t = tokens_of(state)
    return next_draw(state, t, t.draws, trace)


def pass_on(state: "State", t: Tokens) -> "State":
    """Go on with the same player after a free turn (rule 3), else with the other."""
    if t.free:
        return state.with_tokens(t.after_sowing(CHOOSE, t.rolled, False, 0))
    return state.moved(state.board, 1 - state.side, t.cleared())


def end_game(state: "State", trace: Trace) -> "State":
    """Rules 5 and 15: end the game after a Steal or a Swap has emptied a side."""
    board = list(state.board)
    swept = sweep(board)
    after = state._replace(board=tuple(board), side=NOBODY, tokens=tokens_of(state).cleared())
    for side in (SOUTH, NORTH):
        if swept[side]:
            add_step(trace, "swept", after, side, side=SIDES[side], count=swept[side])
    add_step(trace, "ended", after)
    return after


STEP_FUNCTIONS: dict[str, Callable[["State", Move, Trace], "State"]] = {
    CHOOSE: choose,
    WINDOW: window,
    ANSWER: answer,
    DIE: roll_skip,
    ROLL: roll,
    DRAW: draw,
    DISCARD: discard,
}


def update_tokens(state: "State", **changes: Any) -> "State":
    """Return the state with some fields of its tokens replaced."""
    return state._replace(tokens=tokens_of(state)._replace(**changes))


def return_token(state: "State", side: int, kind: str) -> "State":
    """Rule 7: return a token to the pile at once."""
    return state.with_tokens(tokens_of(state).returned(side, kind))


def die_value(move: Move) -> int:
    """Return the value that the die shows."""
    return int(move[0].removeprefix("roll="))
