"""By which words something is chosen on the screen, where that is not simply the move."""

from troop.core.game import Message, Move
from troop.core.message import message
from troop.core.path import Paths
from troop.games.codemonkey import prompt
from troop.games.codemonkey.coding import HIDDEN, LOOP, hand_of
from troop.games.codemonkey.laying import LayPaths
from troop.games.codemonkey.parts import STAY
from troop.games.codemonkey.programming import DONE, SLOT, TRAY, ProgramPaths, named, pieces
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import CODE, LAY, RUN

LAYING = {"turn": "codemonkey-turn-right", "unturn": "codemonkey-turn-left", "done": "codemonkey-lay-done"}


def paths(view: State) -> Paths:
    """The paths of words to what can be decided."""
    if view.step == CODE and HIDDEN not in view.players[view.seat].program:
        return ProgramPaths(hand_of(view.terms, view.players[view.seat].dice), view.terms.slots)
    moves = view.legal_moves()
    if view.step == LAY:
        return LayPaths(moves)
    return Paths(climbs_by_tree(moves) if view.step == RUN else {move: move for move in moves})


def climbs_by_tree(moves: tuple[Move, ...]) -> dict[Move, Move]:
    """Runs by the paths that mean them: a climb can be chosen by its tree, and the hex where there are several."""
    spelled = {move: move for move in moves}
    trees = sorted({move[1] for move in moves if len(move) > 1 and move[1] != STAY})
    for tree in trees:
        climbs = [move for move in moves if move[1:] == (tree,)]
        spelled |= {(tree,): climbs[0]} if len(climbs) == 1 else {(tree, move[0]): move for move in climbs}
    return spelled


def why_not_chosen(state: State, path: Move) -> Message | None:
    """Why a slot is not a choice now: nothing has been taken up to be put there."""
    if state.step != CODE or not path or not path[-1].startswith((SLOT, TRAY)):
        return None
    return message("codemonkey-why-loop-first" if path[-2:-1] == (LOOP,) else "codemonkey-why-take-first")


def label(view: State, path: Move) -> Message:
    """What the last word of a path means."""
    word = path[-1]
    if view.step == CODE and word in (DONE, TRAY):
        return message("codemonkey-code-done" if word == DONE else "codemonkey-tray")
    if view.step == CODE and word.startswith(SLOT):
        return message("codemonkey-to-slot", slot=int(word[len(SLOT) :]))
    if view.step == CODE and word in pieces(hand_of(view.terms, view.players[view.seat].dice)):
        return message("codemonkey-piece", **named(word, view.players[view.seat].dice))
    if view.step == LAY and word in LAYING:
        return message(LAYING[word])
    return prompt.label(view, path)


def role(view: State, path: Move) -> str:
    """Turning and finishing have keys of their own."""
    known = (view.step == LAY and path[-1] in LAYING) or (view.step == CODE and path[-1] == DONE)
    return path[-1] if known else ""
