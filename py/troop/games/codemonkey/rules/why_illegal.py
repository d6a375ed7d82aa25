"""Why a move is not legal, rule by rule."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from troop.core.game import CHANCE, Message, Move
from troop.core.hexes import read_cell
from troop.core.messages import message
from troop.games.codemonkey.rules import legal
from troop.games.codemonkey.rules.jungle import SIDES_ON_PATH, TURNS, LaidTile, fits, grounds, sides
from troop.games.codemonkey.rules.parts import STAY, climbing_number, climbs, due, part_ends, walking, why_no_climb
from troop.games.codemonkey.rules.programs import LOOP, code_arguments, die_of, hand_of, is_die, is_word, loop_allowed
from troop.games.codemonkey.rules.steps import CODE, LAY, MARK, NAME, ORDER, OVER, PLACE, PLANT, RUN, TRAP
from troop.games.codemonkey.rules.tiles import SEVEN, full, tree_number
from troop.games.codemonkey.rules.traps import OFF, trap_hexes

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


def why_illegal(state: "State", move: Move) -> Message | None:
    """Return why a move is not legal, or None if it is."""
    if state.step == OVER:
        return message("why-over")
    if legal.actor(state) == CHANCE:
        return None if _can_happen(state, move) else message("why-chance", text=" ".join(move))
    return WHY_BY_STEP[state.step](state, move) if move else wrong_decision(state)


def _can_happen(state: "State", move: Move) -> bool:
    """Return whether a move is a possible result of chance."""
    if state.step in WHY_BY_STEP and move:
        return WHY_BY_STEP[state.step](state, move) is None
    return move in state.legal_moves()


# The jungle


def why_not_laid(state: "State", move: Move) -> Message | None:
    """Rules 2 and 3: the tile covers nothing, touches the path along one side, and leaves planting grounds."""
    cell = read_cell(move[0])
    if len(move) != 2 or cell is None or move[1] not in {str(turn) for turn in TURNS}:
        return wrong_decision(state)
    tile, covered = LaidTile("", cell, int(move[1])), state.jungle.covered
    if not covered.isdisjoint(tile.cells):
        return message("codemonkey-why-covers")
    if not fits(tile, covered):
        return message("codemonkey-why-sides", count=sides(tile.cells, covered))
    left = len(grounds(covered.union(tile.cells)))
    if len(state.jungle.tiles) + 1 == state.variant.tiles and left < state.variant.trees:
        return message("codemonkey-why-grounds", count=left, trees=state.variant.trees)
    return None


def why_not_planted(state: "State", move: Move) -> Message | None:
    """Rule 3: a free planting ground."""
    cell = read_cell(move[0])
    if len(move) != 1 or cell is None:
        return wrong_decision(state)
    if cell in state.jungle.covered:
        return message("codemonkey-why-on-path")
    if cell in state.jungle.trees:
        return message("codemonkey-why-planted")
    count = sides((cell,), state.jungle.covered)
    return None if count >= SIDES_ON_PATH else message("codemonkey-why-no-ground", count=count)


# The monkeys, cards and missions


def why_not_placed(state: "State", move: Move) -> Message | None:
    """Rules 5 and 34: a vacant hex with the number rolled, without an opponent's trap."""
    name, number = move[0], state.terrain.number
    if len(move) != 1 or name not in number:
        return why_no_hex(state, move)
    if number[name] != int(state.drawn):
        return message("codemonkey-why-number", hex=name, number=number[name], wanted=int(state.drawn))
    if name in state.traps_against(state.seat):
        return message("codemonkey-why-trap", hex=name)
    return message("codemonkey-why-occupied", hex=name) if name in state.occupied else None


def why_not_marked(state: "State", move: Move) -> Message | None:
    """Rule 29: any tree."""
    return None if len(move) == 1 and 0 < tree_number(move[0]) <= state.variant.trees else wrong_decision(state)


def why_not_ordered(state: "State", move: Move) -> Message | None:
    """Rule 25: two of the three missions; the last one follows."""
    trees = {str(tree) for tree in state.players[state.seat].missions}
    return None if len(move) == 2 and move[0] != move[1] and trees.issuperset(move) else wrong_decision(state)


# Coding


def why_not_coded(state: "State", move: Move) -> Message | None:
    """Rules 8c and 28: one word for each slot, each die and token at most once."""
    for word in move:
        if not is_word(word):
            return message("codemonkey-why-word", text=word[:20])
    if len(move) != state.variant.slots:
        return message("codemonkey-why-slots", count=state.variant.slots)
    hand = hand_of(state.variant, state.players[state.seat].dice)
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
    if len(move) != 1 or not 0 < tree <= state.variant.trees:
        return wrong_decision(state)
    return None if state.bananas[tree - 1] < full(tree) else message("codemonkey-why-full", tree=move[0])


def why_not_trapped(state: "State", move: Move) -> Message | None:
    """Rule 26: a free hex of a number allowed for the trap."""
    name = move[0]
    if move == (OFF,):
        return None
    if len(move) != 1 or name not in state.terrain.number:
        return why_no_hex(state, move)
    if name in state.occupied:
        return message("codemonkey-why-occupied", hex=name)
    if name in state.trapped:
        return message("codemonkey-why-trap-there", hex=name)
    return None if name in trap_hexes(state, state.seat) else message("codemonkey-why-trap-number", hex=name)


def why_not_run(state: "State", move: Move) -> Message | None:
    """Rules 11 to 21: an end that the part can reach, and a tree that may be climbed."""
    name, seat, word = move[0], state.seat, due(state)
    if len(move) > 2 or name not in state.terrain.number:
        return why_no_hex(state, move[:1])
    if name not in part_ends(state, seat, word):
        return _why_not_there(state, name)
    trees = climbs(state, seat, word, name)
    if len(move) == 1:
        return message("codemonkey-why-climb-or-stay", hex=name) if trees else None
    if move[1] in trees or (move[1] == STAY and trees):
        return None
    return _why_not_climbed(state, name, move[1])


def _why_not_there(state: "State", name: str) -> Message:
    """Return why a part cannot take the monkey to a hex."""
    seat, word = state.seat, due(state)
    player = state.players[seat]
    if name == player.at:
        return message("codemonkey-why-must-move", hex=name)
    if name in state.occupied:
        return message("codemonkey-why-occupied", hex=name)
    if player.up:
        return _why_not_down_to(state, name)
    if not is_die(word):
        trapped = name in state.traps_against(seat)
        return message("codemonkey-why-trap" if trapped else "codemonkey-why-no-landing", hex=name)
    found, die = walking(state, seat, word), die_of(word)
    if not found.ends:
        return message("codemonkey-why-into-trap", count=found.steps, hexes=", ".join(found.caught))
    short = "codemonkey-why-no-route" if found.steps == die else "codemonkey-why-cut-short"
    return message(short, hex=name, die=die, count=found.steps)


def _why_not_down_to(state: "State", name: str) -> Message:
    """Rules 17, 18 and 26: a free hex of the base, for a die with its number."""
    tree, word, number = state.players[state.seat].at, due(state), state.terrain.number[name]
    if name not in state.terrain.base[tree]:
        return message("codemonkey-why-not-base", hex=name, tree=tree)
    if is_die(word) and number != die_of(word):
        return message("codemonkey-why-number", hex=name, number=number, wanted=die_of(word))
    return message("codemonkey-why-trap", hex=name)


def _why_not_climbed(state: "State", name: str, tree: str) -> Message:
    """Rules 13 to 15 and 26: a tree beside the hex that may be climbed."""
    seat, word = state.seat, due(state)
    if tree == STAY:
        return message("codemonkey-why-nothing-to-climb", hex=name)
    if tree not in state.terrain.base:
        return message("codemonkey-why-no-tree", text=tree[:20])
    if name not in state.terrain.base[tree]:
        return message("codemonkey-why-not-base", hex=name, tree=tree)
    if name in state.trapped:
        return message("codemonkey-why-trapped-climb", hex=name)
    number = state.terrain.number[name]
    if climbing_number(state, seat, word) != number:
        return message("codemonkey-why-not-seven", hex=name, number=number, wanted=SEVEN - number)
    return message("codemonkey-why-no-climb", tree=tree, reason=why_no_climb(state, seat, tree))


EXPECTED_DECISION = {
    LAY: "codemonkey-why-lay",
    PLANT: "codemonkey-why-plant",
    PLACE: "codemonkey-why-place",
    MARK: "codemonkey-why-mark",
    ORDER: "codemonkey-why-order",
    CODE: "codemonkey-why-code",
    RUN: "codemonkey-why-run",
    NAME: "codemonkey-why-name",
    TRAP: "codemonkey-why-trap-move",
}
"""The message for each step about the decision it needs."""


def wrong_decision(state: "State") -> Message:
    """Say which decision this step needs."""
    if state.step == OVER:
        return message("why-over")
    return message("why-chance") if state.actor == CHANCE else message(EXPECTED_DECISION[state.step])


def why_no_hex(state: "State", move: Move) -> Message:
    """Say that there is no such hex, if the move names one; else which decision is needed."""
    return message("codemonkey-why-no-hex", text=move[0][:20]) if len(move) == 1 else wrong_decision(state)


WHY_BY_STEP: dict[str, Callable[["State", Move], Message | None]] = {
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
