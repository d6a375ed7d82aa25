"""A turn with tokens, step by step as the rules' table has it (rules 7 to 17).

Each step takes the state and the word decided, and hands on to the next step that somebody decides. What happens on
the way is told, beat by beat, to whoever listens.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from troop.core.game import Move
from troop.games.mancala.asking import PASS
from troop.games.mancala.beats import SIDES, Beat, Tale, held, tell, way
from troop.games.mancala.board import NOBODY, NORTH, SOUTH, names, places, size
from troop.games.mancala.effects import acted, can_use
from troop.games.mancala.sowing import side_empty, sow, sweep
from troop.games.mancala.tokens import (
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
    all_of_one_kind,
    holds,
)

if TYPE_CHECKING:  # the state knows the turn; the turn is handed states
    from troop.games.mancala.rules import State

DRAWN_FOR = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}
"""Rule 9: how many tokens a roll draws."""


def play(state: "State", move: Move, tale: Tale = None) -> "State":
    """The state after a legal move."""
    return STEP[held(state).step](state, move, tale)


def choose(state: "State", move: Move, tale: Tale) -> "State":
    """Step 1, rule 11: a token acts at once and the choice comes again; a pocket is named."""
    if move[0] in KINDS:
        return use(state, move, tale)
    state = changed(state, named=places(size(state.board))[move[0]])
    if not window_opens(state):
        return sow_named(state, tale)
    state = changed(state, step=WINDOW)
    tell(tale, "named", state, state.side, pocket=move[0])
    return state


def use(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 11: a token of the mover's own."""
    state = given_back(state, state.side, move[0])
    tell(tale, "used", state, state.side, token=move[0])
    return changed(state, step=DIE) if move[0] == "skip" else act(state, state.side, move, tale)


def window_opens(state: "State") -> bool:
    """Rules 12 and 17: whether the opponent may still disrupt this turn, and has something to do it with."""
    t = held(state)
    return t.disruption and not t.disrupted and can_use(state.board, t.hands[1 - state.side])


def window(state: "State", move: Move, tale: Tale) -> "State":
    """Step 2, rule 12: the opponent disrupts the sowing, or lets it be."""
    user, mover = 1 - state.side, state.side
    if move == PASS:
        tell(tale, "let-be", state, user)
        return sow_named(state, tale)
    state = changed(given_back(state, user, move[0]), disrupted=True)
    asked = holds(held(state).hands[mover], move[0])
    state = changed(state, step=ANSWER, announced=move)
    tell(tale, "disrupted", state, user, move, token=move[0])
    return state if asked else take_effect(state, tale)


def answer(state: "State", move: Move, tale: Tale) -> "State":
    """Step 3, rule 13: the disrupted player sacrifices a token of that kind, and nothing happens; or not."""
    kind = held(state).announced[0]
    if move == PASS:
        tell(tale, "not-blocked", state, state.side, token=kind)
        return take_effect(state, tale)
    state = changed(given_back(state, state.side, kind), step=CHOOSE, announced=())
    tell(tale, "blocked", state, state.side, token=kind)
    return sow_named(state, tale)


def take_effect(state: "State", tale: Tale) -> "State":
    """Step 4, rules 12 and 14: a disruption that was not blocked."""
    move = held(state).announced
    state = changed(state, announced=(), step=DIE if move[0] == "skip" else CHOOSE)
    if move[0] == "skip":
        return state
    state = act(state, 1 - state.side, move, tale)
    if state.side == NOBODY:
        return state
    return sow_named(state, tale) if state.board[held(state).named] else choose_again(state, tale)


def choose_again(state: "State", tale: Tale) -> "State":
    """Rule 14: the named pocket was emptied; Skips and Reverses stay in force."""
    pocket = names(size(state.board))[held(state).named]
    state = changed(state, named=NO_POCKET)
    tell(tale, "choose-again", state, state.side, pocket=pocket)
    return state


def act(state: "State", user: int, move: Move, tale: Tale) -> "State":
    """Rules 11 and 15: Reverse turns the next sowing round; Steal and Swap change the board, and may end the game."""
    if move[0] == "reverse":
        state = changed(state, reverse=not held(state).reverse)
        tell(tale, "turned", state, user, way=way(state))
        return state
    state = state._replace(board=acted(state.board, user, move))
    tell(tale, "stolen" if move[0] == "steal" else "swapped", state, user, move)
    return ended(state, tale) if side_empty(state.board) else state


def die(state: "State", move: Move, tale: Tale) -> "State":
    """Rules 11 and 12: the die of a Skip adds to those in force; if it disrupts, the sowing follows."""
    t, eyes = held(state), eyes_of(move)
    user = state.side if t.named == NO_POCKET else 1 - state.side
    state = changed(state, step=CHOOSE, skip=t.skip + eyes)
    tell(tale, "skip-rolled", state, user, die=eyes, count=t.skip + eyes)
    return state if t.named == NO_POCKET else sow_named(state, tale)


def sow_named(state: "State", tale: Tale) -> "State":
    """Step 5: the sowing takes whatever the named pocket now holds (rule 14)."""
    t = held(state)
    sown = sow(state.board, state.side, t.named, state.capture, t.skip, t.reverse)
    if tale is not None:
        tale.append(Beat("sown", state, {}, sown))
    if sown.ended:
        return state._replace(board=sown.board, side=NOBODY, tokens=t.resting())
    after = t.resting()._replace(disrupted=t.disrupted, rolled=t.rolled, free=sown.free_turn)
    state = state._replace(board=sown.board, tokens=after)
    if sown.stored and not t.rolled:
        return changed(state, step=ROLL)
    return next_draw(state, int(sown.free_turn), tale)


def roll(state: "State", move: Move, tale: Tale) -> "State":
    """Step 6, rules 9 and 10: the roll of the turn, and the draw of a free turn after it."""
    eyes = eyes_of(move)
    state = changed(state, rolled=True)
    tell(tale, "rolled", state, state.side, die=eyes, count=DRAWN_FOR[eyes])
    return next_draw(state, DRAWN_FOR[eyes] + held(state).free, tale)


def next_draw(state: "State", draws: int, tale: Tale) -> "State":
    """Step 7, rule 7: the next draw, if there is one; draws from an empty pile are lost."""
    if draws and not any(held(state).pile):
        tell(tale, "nothing-left", state, state.side, count=draws)
        draws = 0
    return changed(state, step=DRAW, draws=draws) if draws else pass_on(state)


def draw(state: "State", move: Move, tale: Tale) -> "State":
    """Step 7, rule 8: a token is drawn; of six one goes back, without asking if they are of one kind."""
    kind, t = move[0].removeprefix("draw="), held(state)
    state = state._replace(tokens=t.drawn(state.side, kind)._replace(draws=t.draws - 1))
    tell(tale, "drew", state, state.side, token=kind)
    hand = held(state).hands[state.side]
    if sum(hand) <= LIMIT:
        return next_draw(state, t.draws - 1, tale)
    if not all_of_one_kind(hand):
        return changed(state, step=DISCARD)
    return discard(state, (DISCARD, kind), tale)


def discard(state: "State", move: Move, tale: Tale) -> "State":
    """Step 8, rule 8: one of six goes back to the pile."""
    state = given_back(state, state.side, move[1])
    tell(tale, "discarded", state, state.side, token=move[1])
    return next_draw(state, held(state).draws, tale)


def pass_on(state: "State") -> "State":
    """The same player again after a free turn (rule 3), else the turn passes."""
    t = held(state)
    if t.free:
        return changed(state, step=CHOOSE, free=False, draws=0)
    return state._replace(side=1 - state.side, tokens=t.resting())


def ended(state: "State", tale: Tale) -> "State":
    """Rules 5 and 15: a Steal or a Swap has emptied a side."""
    board = list(state.board)
    swept = sweep(board)
    after = state._replace(board=tuple(board), side=NOBODY, tokens=held(state).resting())
    for side in (SOUTH, NORTH):
        if swept[side]:
            tell(tale, "swept", after, side, side=SIDES[side], count=swept[side])
    tell(tale, "ended", after)
    return after


STEP: dict[str, Callable[["State", Move, Tale], "State"]] = {
    CHOOSE: choose,
    WINDOW: window,
    ANSWER: answer,
    DIE: die,
    ROLL: roll,
    DRAW: draw,
    DISCARD: discard,
}


# Small parts


def changed(state: "State", **changes: Any) -> "State":
    """The state with some of what the turn remembers changed."""
    return state._replace(tokens=held(state)._replace(**changes))


def given_back(state: "State", side: int, kind: str) -> "State":
    """Rule 7: a token goes back to the pile at once."""
    return state._replace(tokens=held(state).given(side, kind))


def eyes_of(move: Move) -> int:
    """What the die shows."""
    return int(move[0].removeprefix("roll="))
