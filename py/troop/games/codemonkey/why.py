"""Why a decision is not legal, as the rules would say it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from troop.core.game import CHANCE, Message, Move
from troop.core.hexes import read_cell
from troop.core.message import message
from troop.games.codemonkey import asking
from troop.games.codemonkey.coding import LOOP, hand_of, is_word, loop_allowed
from troop.games.codemonkey.jungle import SIDES_ON_PATH, TURNS, Laid, fits, grounds, sides
from troop.games.codemonkey.listing import code_arguments
from troop.games.codemonkey.steps import CODE, LAY, MARK, NAME, ORDER, OVER, PLACE, PLANT, RUN, TRAP
from troop.games.codemonkey.tiles import full, tree_number
from troop.games.codemonkey.trapping import OFF, trap_hexes
from troop.games.codemonkey.why_run import why_not_run
from troop.games.codemonkey.wishes import asked, no_hex

if TYPE_CHECKING:  # the state knows its refusals; this is handed states
    from troop.games.codemonkey.rules import State


def why_not(state: "State", move: Move) -> Message | None:
    """Why a move is not legal, or None if it is."""
    if state.step == OVER:
        return message("why-over")
    if asking.actor(state) == CHANCE:
        return None if _can_happen(state, move) else message("why-chance", text=" ".join(move))
    return WHY[state.step](state, move) if move else asked(state)


def _can_happen(state: "State", move: Move) -> bool:
    """Whether chance can do it."""
    if state.step in WHY and move:
        return WHY[state.step](state, move) is None
    return move in state.legal_moves()


# The jungle


def why_not_laid(state: "State", move: Move) -> Message | None:
    """Rules 2 and 3."""
    cell = read_cell(move[0])
    if len(move) != 2 or cell is None or move[1] not in {str(turn) for turn in TURNS}:
        return asked(state)
    tile, covered = Laid("", cell, int(move[1])), state.jungle.covered
    if not covered.isdisjoint(tile.cells):
        return message("codemonkey-why-covers")
    if not fits(tile, covered):
        return message("codemonkey-why-sides", count=sides(tile.cells, covered))
    left = len(grounds(covered.union(tile.cells)))
    if len(state.jungle.tiles) + 1 == state.terms.tiles and left < state.terms.trees:
        return message("codemonkey-why-grounds", count=left, trees=state.terms.trees)
    return None


def why_not_planted(state: "State", move: Move) -> Message | None:
    """Rule 3."""
    cell = read_cell(move[0])
    if len(move) != 1 or cell is None:
        return asked(state)
    if cell in state.jungle.covered:
        return message("codemonkey-why-on-path")
    if cell in state.jungle.trees:
        return message("codemonkey-why-planted")
    count = sides((cell,), state.jungle.covered)
    return None if count >= SIDES_ON_PATH else message("codemonkey-why-no-ground", count=count)


# The monkeys, cards and missions


def why_not_placed(state: "State", move: Move) -> Message | None:
    """Rule 5."""
    name, number = move[0], state.terrain.number
    if len(move) != 1 or name not in number:
        return no_hex(state, move)
    if number[name] != int(state.drawn):
        return message("codemonkey-why-number", hex=name, number=number[name], wanted=int(state.drawn))
    return message("codemonkey-why-occupied", hex=name) if name in state.occupied else None


def why_not_marked(state: "State", move: Move) -> Message | None:
    """Rule 29: any tree."""
    return None if len(move) == 1 and 0 < tree_number(move[0]) <= state.terms.trees else asked(state)


def why_not_ordered(state: "State", move: Move) -> Message | None:
    """Rule 25: two of the three missions; the last one follows."""
    trees = {str(tree) for tree in state.players[state.seat].missions}
    return None if len(move) == 2 and move[0] != move[1] and trees.issuperset(move) else asked(state)


# Coding


def why_not_coded(state: "State", move: Move) -> Message | None:
    """Rules 8c and 28: one word for each slot, each die and token at most once."""
    for word in move:
        if not is_word(word):
            return message("codemonkey-why-word", text=word[:20])
    if len(move) != state.terms.slots:
        return message("codemonkey-why-slots", count=state.terms.slots)
    hand = hand_of(state.terms, state.players[state.seat].dice)
    for slot, word in enumerate(move):
        if (left := hand.without(word)) is None:
            return message("codemonkey-why-not-in-hand", **code_arguments(word))
        if word == LOOP and not loop_allowed(move[:slot]):
            return message("codemonkey-why-loop")
        hand = left
    return None


# Bananas and traps


def why_not_named(state: "State", move: Move) -> Message | None:
    """Rule 27: a tree that is not full."""
    tree = tree_number(move[0])
    if len(move) != 1 or not 0 < tree <= state.terms.trees:
        return asked(state)
    return None if state.bananas[tree - 1] < full(tree) else message("codemonkey-why-full", tree=move[0])


def why_not_trapped(state: "State", move: Move) -> Message | None:
    """Rule 26."""
    name = move[0]
    if move == (OFF,):
        return None
    if len(move) != 1 or name not in state.terrain.number:
        return no_hex(state, move)
    if name in state.occupied:
        return message("codemonkey-why-occupied", hex=name)
    if name in state.trapped:
        return message("codemonkey-why-trap-there", hex=name)
    return None if name in trap_hexes(state, state.seat) else message("codemonkey-why-trap-number", hex=name)


WHY: dict[str, Callable[["State", Move], Message | None]] = {
    LAY: why_not_laid,
    PLANT: why_not_planted,
    PLACE: why_not_placed,
    MARK: why_not_marked,
    ORDER: why_not_ordered,
    CODE: why_not_coded,
    RUN: why_not_run,
    NAME: why_not_named,
    TRAP: why_not_trapped,
}
