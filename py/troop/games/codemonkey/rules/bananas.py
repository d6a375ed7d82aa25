"""Bananas collected, lost and placed by the tree die, and magic cards (rules 19, 25, 27, 29 and 32)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.core.messages import seat_number
from troop.games.codemonkey.rules.player import NOBODY, UNMARKED
from troop.games.codemonkey.rules.setup import value_of
from troop.games.codemonkey.rules.steps import BY_MAGIC, MARK, NAME, NEXT_CARD, RING, RINGS, STEP_AFTER, TREE
from troop.games.codemonkey.rules.tiles import full, tree_name, tree_number
from troop.games.codemonkey.rules.trace import Trace, add_step

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State


def collect(state: "State", seat: int, tree: str, trace: Trace) -> "State":
    """Rule 19: collect a banana from the tree that a monkey came down from, unless it was emptied meanwhile."""
    number, player = tree_number(tree), state.players[seat]
    if not state.bananas[number - 1]:
        add_step(trace, "nothing-there", state, seat, tree=tree)
        return state
    state = add_bananas(state, number, -1)._replace(fruitful=True)
    state = state.update_player(seat, last=number, collected=mission_done(player.missions, player.collected, number))
    if state.variant.magic and player.mark == number:
        return strike(state, seat, tree, trace)
    safe = tuple(sorted({*player.safe, number})) if state.variant.magic else ()
    state = state.update_player(seat, bananas=player.bananas + 1, safe=safe)
    add_step(trace, "collected", state, seat, tree=tree)
    return state


def mission_done(missions: tuple[int, ...], collected: tuple[int, ...], tree: int) -> tuple[int, ...]:
    """Rule 25: return the missions collected from, in the order of the first time."""
    return (*collected, tree) if tree in missions and tree not in collected else collected


def strike(state: "State", seat: int, tree: str, trace: Trace) -> "State":
    """Rule 29: reveal the magic card of the marked tree; the tree die places the banana."""
    state = state.update_player(seat, mark=UNMARKED, safe=())._replace(step=TREE, cause=BY_MAGIC, loser=seat)
    add_step(trace, "struck", state, seat, tree=tree)
    return state


def lose(state: "State", seat: int, cause: str, trace: Trace) -> "State":
    """Rules 26 and 28: a player loses one banana, if there is one, and the tree die is rolled for it."""
    if not state.players[seat].bananas:
        return state
    state = state.update_player(seat, bananas=state.players[seat].bananas - 1)
    state = state._replace(step=TREE, cause=cause, loser=seat)
    add_step(trace, "banana-lost", state, seat, cause=cause)
    return state


def roll_tree(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 27: the tree die."""
    number = int(value_of(move))
    if state.cause == RING:
        add_step(trace, "rang", state)
    add_step(trace, "tree-die", state, number=number)
    if state.cause in RINGS:
        return ring(state, number, trace)
    return drop(state, number, trace) if number <= state.variant.trees else state._replace(step=NAME)


def name_tree(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 27: with five trees a 6 lets the loser of the banana name a tree."""
    return drop(state, tree_number(move[0]), trace)


def drop(state: "State", number: int, trace: Trace) -> "State":
    """Rule 27: put a banana on a tree; if it is full the banana waits for the next round."""
    if state.bananas[number - 1] < full(number):
        state = add_bananas(state, number, 1)
        add_step(trace, "returned", state, tree=tree_name(number))
    else:
        state = state._replace(waiting=(*state.waiting, state.loser))
        add_step(trace, "waits", state, tree=tree_name(number))
    return state._replace(step=MARK) if state.cause == BY_MAGIC else after_tree_die(state)


def ring(state: "State", number: int, trace: Trace) -> "State":
    """Rule 32: the tree loses a banana; an empty tree, or a 6 with five trees, loses nothing."""
    if number > state.variant.trees or not state.bananas[number - 1]:
        add_step(trace, "nothing-falls", state, number=number)
    else:
        state = add_bananas(state, number, -1)._replace(lost=state.lost + 1)
        add_step(trace, "fell", state, tree=tree_name(number))
    return after_tree_die(state)


def mark_card(state: "State", move: Move, trace: Trace) -> "State":
    """Rule 29: the player to the left marks a tree, in secret."""
    owner, number = state.card_owner, tree_number(move[0])
    state = state.update_player(owner, mark=number, safe=())
    add_step(trace, "marked", state, state.left_of(owner), seat2=seat_number(owner), tree=move[0])
    return after_tree_die(state) if state.cause else state._replace(step=NEXT_CARD, turn=state.turn + 1)


def after_tree_die(state: "State") -> "State":
    """Go on where the tree die interrupted the game."""
    return state._replace(step=STEP_AFTER[state.cause], cause="", loser=NOBODY)


def add_bananas(state: "State", number: int, count: int) -> "State":
    """Return the state with ``count`` more bananas on a tree."""
    bananas = state.bananas
    return state._replace(bananas=(*bananas[: number - 1], bananas[number - 1] + count, *bananas[number:]))
