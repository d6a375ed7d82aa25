"""What becomes of bananas: collected, lost, placed by the tree die, and magic cards (rules 19, 25, 27, 29 and 32)."""

from typing import TYPE_CHECKING

from troop.core.game import Move
from troop.core.message import seat_number
from troop.games.codemonkey.beats import Tale, tell
from troop.games.codemonkey.player import NOBODY, UNMARKED
from troop.games.codemonkey.setup import value_of
from troop.games.codemonkey.steps import AFTER, BY_MAGIC, MARK, NAME, NEXT_CARD, RING, RINGS, TREE
from troop.games.codemonkey.tiles import full, tree_name, tree_number

if TYPE_CHECKING:  # the state knows its bananas; this is handed states
    from troop.games.codemonkey.rules import State


def collect(state: "State", seat: int, tree: str, tale: Tale) -> "State":
    """Rule 19: the banana of the tree a monkey came down from; a tree emptied meanwhile gives none."""
    number, player = tree_number(tree), state.players[seat]
    if not state.bananas[number - 1]:
        tell(tale, "nothing-there", state, seat, tree=tree)
        return state
    state = picked(state, number, -1)._replace(fruitful=True)
    state = state.changed(seat, last=number, collected=mission_done(player.missions, player.collected, number))
    if state.terms.magic and player.mark == number:
        return strike(state, seat, tree, tale)
    safe = tuple(sorted({*player.safe, number})) if state.terms.magic else ()
    state = state.changed(seat, bananas=player.bananas + 1, safe=safe)
    tell(tale, "collected", state, seat, tree=tree)
    return state


def mission_done(missions: tuple[int, ...], collected: tuple[int, ...], tree: int) -> tuple[int, ...]:
    """Rule 25: the missions collected from, in the order of the first time."""
    return (*collected, tree) if tree in missions and tree not in collected else collected


def strike(state: "State", seat: int, tree: str, tale: Tale) -> "State":
    """Rule 29: the banana of the marked tree is not kept; the tree die places it, and the card is open."""
    state = state.changed(seat, mark=UNMARKED, safe=())._replace(step=TREE, cause=BY_MAGIC, loser=seat)
    tell(tale, "struck", state, seat, tree=tree)
    return state


def lose(state: "State", seat: int, cause: str, tale: Tale) -> "State":
    """Rules 26 and 28: a player loses one banana, if there is one; the tree die is rolled for it."""
    if not state.players[seat].bananas:
        return state
    state = state.changed(seat, bananas=state.players[seat].bananas - 1)
    state = state._replace(step=TREE, cause=cause, loser=seat)
    tell(tale, "banana-lost", state, seat, cause=cause)
    return state


def tree(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 27: the tree die."""
    number = int(value_of(move))
    if state.cause == RING:
        tell(tale, "rang", state)
    tell(tale, "tree-die", state, number=number)
    if state.cause in RINGS:
        return ring(state, number, tale)
    return drop(state, number, tale) if number <= state.terms.trees else state._replace(step=NAME)


def name(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 27: with five trees a 6 lets the loser of the banana name a tree."""
    return drop(state, tree_number(move[0]), tale)


def drop(state: "State", number: int, tale: Tale) -> "State":
    """Rule 27: a banana goes to a tree; if it is full the banana waits for the next round."""
    if state.bananas[number - 1] < full(number):
        state = picked(state, number, 1)
        tell(tale, "returned", state, tree=tree_name(number))
    else:
        state = state._replace(waiting=(*state.waiting, state.loser))
        tell(tale, "waits", state, tree=tree_name(number))
    return state._replace(step=MARK) if state.cause == BY_MAGIC else settled(state)


def ring(state: "State", number: int, tale: Tale) -> "State":
    """Rule 32: the tree loses a banana; an empty tree, or a 6 with five trees, loses nothing."""
    if number > state.terms.trees or not state.bananas[number - 1]:
        tell(tale, "nothing-falls", state, number=number)
    else:
        state = picked(state, number, -1)._replace(lost=state.lost + 1)
        tell(tale, "fell", state, tree=tree_name(number))
    return settled(state)


def mark(state: "State", move: Move, tale: Tale) -> "State":
    """Rule 29: the player to the left marks a tree, in secret."""
    owner, number = state.card_owner, tree_number(move[0])
    state = state.changed(owner, mark=number, safe=())
    tell(tale, "marked", state, state.left_of(owner), seat2=seat_number(owner), tree=move[0])
    return settled(state) if state.cause else state._replace(step=NEXT_CARD, turn=state.turn + 1)


def settled(state: "State") -> "State":
    """The banana has found its place: the game goes on where it was."""
    return state._replace(step=AFTER[state.cause], cause="", loser=NOBODY)


def picked(state: "State", number: int, count: int) -> "State":
    """With so many more bananas on a tree."""
    bananas = state.bananas
    return state._replace(bananas=(*bananas[: number - 1], bananas[number - 1] + count, *bananas[number:]))
