"""The paths of words by which a move is chosen on the screen, where they are not simply the moves."""

from troop.core.game import Message, Move
from troop.core.input import Prepared
from troop.core.messages import message
from troop.core.moves import MoveTree
from troop.games.codemonkey.rules.parts import STAY
from troop.games.codemonkey.rules.programs import HIDDEN, LOOP, hand_of
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, LAY, RUN
from troop.games.codemonkey.text import prompts
from troop.games.codemonkey.text.program_input import (
    DONE,
    RECESS,
    SLOT,
    TRAY,
    ProgramMoveTree,
    panel_after,
    path_of,
    piece_arguments,
    pieces,
)
from troop.games.codemonkey.text.tile_input import TileMoveTree

TILE_WORDS = {"turn": "codemonkey-turn-right", "unturn": "codemonkey-turn-left", "done": "codemonkey-lay-done"}


def move_tree(view: State) -> MoveTree:
    """Return the paths to the legal moves."""
    if view.step == CODE and HIDDEN not in view.players[view.seat].program:
        return ProgramMoveTree(hand_of(view.variant, view.players[view.seat].dice), view.variant.slots)
    moves = view.legal_moves()
    if view.step == LAY:
        return TileMoveTree(moves)
    return MoveTree(climbs_by_tree(moves) if view.step == RUN else {move: move for move in moves})


def climbs_by_tree(moves: tuple[Move, ...]) -> dict[Move, Move]:
    """Return the paths to run moves: a climb can be chosen by its tree, followed by the hex if there are several."""
    paths = {move: move for move in moves}
    trees = sorted({move[1] for move in moves if len(move) > 1 and move[1] != STAY})
    for tree in trees:
        climbs = [move for move in moves if move[1:] == (tree,)]
        paths |= {(tree,): climbs[0]} if len(climbs) == 1 else {(tree, move[0]): move for move in climbs}
    return paths


def why_not_yet(view: State, path: Move) -> Message | None:
    """Return why a slot cannot be chosen now: no piece has been picked up for it, or it does not fit."""
    if view.step != CODE or not path or not path[-1].startswith((SLOT, RECESS, TRAY)):
        return None
    if path[-1].startswith(RECESS):
        return message("codemonkey-why-recess")
    return message("codemonkey-why-loop-first" if path[-2:-1] == (LOOP,) else "codemonkey-why-take-first")


def label(view: State, path: Move) -> Message:
    """Return the label of the last word of a path."""
    word = path[-1]
    if view.step == CODE and word in (DONE, TRAY):
        return message("codemonkey-code-done" if word == DONE else "codemonkey-tray")
    if view.step == CODE and word.startswith(SLOT):
        return message("codemonkey-to-slot", slot=int(word[len(SLOT) :]))
    if view.step == CODE and word.startswith(RECESS):
        return message("codemonkey-recess", slot=int(word[len(RECESS) :]))
    if view.step == CODE and word in pieces(hand_of(view.variant, view.players[view.seat].dice)):
        return message("codemonkey-piece", **piece_arguments(word, view.players[view.seat].dice))
    if view.step == LAY and word in TILE_WORDS:
        return message(TILE_WORDS[word])
    return prompts.label(view, path)


def confirm(view: State, path: Move) -> Message | None:
    """Return what to ask before an empty program is confirmed."""
    is_empty = view.step == CODE and path[-1] == DONE and not panel_after(path[:-1]).placed
    return message("codemonkey-confirm-empty") if is_empty else None


def prepared(view: State, move: Move) -> Prepared | None:
    """Return how a suggested program is put into the slots, without confirming it."""
    if view.step != CODE:
        return None
    return Prepared(path_of(move, hand_of(view.variant, view.players[view.seat].dice)), message("codemonkey-hint-do"))


def role(view: State, path: Move) -> str:
    """Return the role of a word with a key of its own: turning and finishing."""
    known = (view.step == LAY and path[-1] in TILE_WORDS) or (view.step == CODE and path[-1] == DONE)
    return path[-1] if known else ""
