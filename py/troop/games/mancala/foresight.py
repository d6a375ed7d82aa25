"""What a choice would do, before it is made: the sowing it leads to, and the places it touches."""

from troop.core.game import CHANCE, OVER, Move
from troop.games.mancala.asking import PASS, decider
from troop.games.mancala.beats import held
from troop.games.mancala.board import names, places, size, store
from troop.games.mancala.effects import acted, touched
from troop.games.mancala.rules import State, why_not
from troop.games.mancala.sowing import Sowing, side_empty, sow
from troop.games.mancala.tokens import ANSWER, CHOOSE, DIE, NO_POCKET, WINDOW
from troop.games.mancala.turn import changed, eyes_of

Marks = tuple[tuple[int, str], ...]


def ghost(view: State, path: Move) -> tuple[tuple[str, str], ...]:
    """Rule 11: where the monkeys of a pocket would drop with what is in force; what a Steal or a Swap would touch."""
    if view.actor in (CHANCE, OVER) or why_not(view, path):
        return ()
    keys, sown = names(size(view.board)), sowing(view, path)
    if sown is None:
        return tuple((keys[place], mark) for place, mark in _aim(view, path))
    way = [keys[place] for place in dict.fromkeys(sown.path) if place != sown.last]
    return (*((key, "path") for key in way), (keys[sown.last], "end"))


def pending(view: State) -> Marks:
    """The marks of what is yet to happen: the pocket that is named, and what a disruption is aimed at."""
    if view.tokens is None or view.tokens.named == NO_POCKET:
        return ()
    aim = _aim(view, PASS) if view.tokens.announced else ()
    safe = store(size(view.board), 1 - view.side)  # where stolen monkeys go
    return ((view.tokens.named, "chosen"), *((place, "danger") for place, _ in aim if place != safe))


def traces(before: State, move: Move) -> Marks:
    """The marks that a decision leaves."""
    if sown := sowing(before, move):
        return (sown.pocket, "last"), (sown.last, "end")
    return tuple((place, "last") for place, _ in _aim(before, move))


def sowing(state: State, move: Move) -> Sowing | None:
    """The sowing that a move leads to, if nobody disrupts or blocks it; None if there is none, or a die comes first."""
    if state.south is None:
        return None
    if state.tokens is None or state.tokens.step == CHOOSE:
        return _sown(state, places(size(state.board)).get(move[0], NO_POCKET))
    step, named = state.tokens.step, state.tokens.named
    if step == DIE:
        return _sown(changed(state, skip=state.tokens.skip + eyes_of(move)), named)
    if step not in (WINDOW, ANSWER):
        return None
    return _sown(_disrupted(state, move), named)


def _disrupted(state: State, move: Move) -> State | None:
    """The state once the disruption that a move announces or lets through has acted; None if a die decides."""
    t = held(state)
    word = move if t.step == WINDOW else t.announced if move == PASS else PASS
    if word == PASS:
        return state
    if word[0] == "skip":
        return None
    if word[0] == "reverse":
        return changed(state, reverse=not t.reverse)
    return state._replace(board=acted(state.board, 1 - state.side, word))


def _sown(state: State | None, pocket: int) -> Sowing | None:
    """The sowing of a pocket, if the game goes on and there is something in it."""
    if state is None or pocket == NO_POCKET or side_empty(state.board) or not state.board[pocket]:
        return None
    skip, reverse = (state.tokens.skip, state.tokens.reverse) if state.tokens else (0, False)
    return sow(state.board, state.side, pocket, state.capture, skip, reverse)


def _aim(state: State, move: Move) -> Marks:
    """The places that a Steal or a Swap touches."""
    if state.tokens is None:
        return ()
    if state.tokens.step == ANSWER and move == PASS:
        user, move = 1 - state.side, state.tokens.announced
    else:
        user = decider(state)
    if len(move) < 2 or move[0] not in ("steal", "swap"):
        return ()
    one, other = touched(state.board, user, move)
    return (one, "path" if move[0] == "steal" else "end"), (other, "end")
