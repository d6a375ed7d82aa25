"""Previews of a choice and marks of a decision: the sowing that follows, and the places affected."""

from troop.core.game import CHANCE, OVER, Move
from troop.games.mancala.rules.board import names, size, store
from troop.games.mancala.rules.effects import affected_places
from troop.games.mancala.rules.expected_sowing import expected_sowing
from troop.games.mancala.rules.legal import PASS, decider
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import ANSWER, NO_POCKET
from troop.games.mancala.rules.why_illegal import why_illegal

Marks = tuple[tuple[int, str], ...]


def preview(view: State, path: Move) -> tuple[tuple[str, str], ...]:
    """Rule 11: mark where the monkeys of a pocket would drop, or what a Steal or a Swap would affect."""
    if view.actor in (CHANCE, OVER) or why_illegal(view, path):
        return ()
    keys, sown = names(size(view.board)), expected_sowing(view, path)
    if sown is None:
        return tuple((keys[place], mark) for place, mark in _target_marks(view, path))
    way = [keys[place] for place in dict.fromkeys(sown.path) if place != sown.last]
    return (*((key, "path") for key in way), (keys[sown.last], "end"))


def pending_marks(view: State) -> Marks:
    """Return the marks of the named pocket and of the places that a disruption would affect."""
    if view.tokens is None or view.tokens.named == NO_POCKET:
        return ()
    aim = _target_marks(view, PASS) if view.tokens.announced else ()
    safe = store(size(view.board), 1 - view.side)  # stolen monkeys go there
    return ((view.tokens.named, "chosen"), *((place, "danger") for place, _ in aim if place != safe))


def decision_marks(before: State, move: Move) -> Marks:
    """Return the marks that a decision leaves."""
    if sown := expected_sowing(before, move):
        return (sown.pocket, "last"), (sown.last, "end")
    return tuple((place, "last") for place, _ in _target_marks(before, move))


def _target_marks(state: State, move: Move) -> Marks:
    """Return the marks of the places that a Steal or a Swap affects."""
    if state.tokens is None:
        return ()
    if state.tokens.step == ANSWER and move == PASS:
        user, move = 1 - state.side, state.tokens.announced
    else:
        user = decider(state)
    if len(move) < 2 or move[0] not in ("steal", "swap"):
        return ()
    one, other = affected_places(state.board, user, move)
    return (one, "path" if move[0] == "steal" else "end"), (other, "end")
