"""Why a move is not legal, rule by rule."""

from typing import TYPE_CHECKING

from troop.core.game import CHANCE, OVER, Message, Move
from troop.core.messages import message, seat_number
from troop.games.mancala.rules.board import NOBODY, STORES, places, pockets, size, store
from troop.games.mancala.rules.effects import STORE, pockets_differ
from troop.games.mancala.rules.legal import BLOCK, PASS, decider
from troop.games.mancala.rules.tokens import ANSWER, CHOOSE, DISCARD, KINDS, WINDOW, holds, tokens_of

if TYPE_CHECKING:  # the state imports this module
    from troop.games.mancala.rules.state import State


def why_illegal(state: "State", move: Move) -> Message | None:
    """Return why a move is not legal, or None if it is."""
    if state.tokens is None and state.side != NOBODY:
        return why_not_sown(state, move)
    actor = state.actor
    if actor == OVER:
        return message("why-over")
    if actor == CHANCE:
        return None if move in state.legal_moves() else message("why-chance", text=" ".join(move))
    return why_not_with_tokens(state, move)


def why_not_sown(state: "State", move: Move) -> Message | None:
    """Rule 1: only an own pocket that is not empty can be sown."""
    word = move[0] if len(move) == 1 else " ".join(move)
    n = size(state.board)
    place = places(n).get(word)
    if place is None or word in STORES:
        return message("mancala-why-no-pocket", text=word)
    seat = seat_number(state.seat(state.side))
    if place not in pockets(n, state.side):
        return message("mancala-why-not-yours", seat=seat, pocket=word)
    return None if state.board[place] else message("mancala-why-empty", seat=seat, pocket=word)


def why_not_with_tokens(state: "State", move: Move) -> Message | None:
    """Return why a word does not fit this step of the turn."""
    step = tokens_of(state).step
    if step == DISCARD:
        return _why_not_discarded(state, move)
    if step == ANSWER:
        return None if move in (BLOCK, PASS) else _asked(state, "mancala-why-answer")
    if step == WINDOW and move == PASS:
        return None
    if move[:1] and move[0] in KINDS:
        return _why_not_used(state, move)
    return why_not_sown(state, move) if step == CHOOSE else _asked(state, "mancala-why-window")


def _asked(state: "State", name: str) -> Message:
    """Say that this step needs another kind of decision."""
    return message(name, seat=seat_number(state.seat(decider(state))))


def _why_not_discarded(state: "State", move: Move) -> Message | None:
    """Rule 8: one of the six tokens in the hand is discarded."""
    if len(move) != 2 or move[0] != DISCARD or move[1] not in KINDS:
        return _asked(state, "mancala-why-discard")
    return _why_not_held(state, move[1])


def _why_not_held(state: "State", kind: str) -> Message | None:
    user = decider(state)
    if holds(tokens_of(state).hands[user], kind):
        return None
    return message("mancala-why-not-held", seat=seat_number(state.seat(user)), token=kind)


def _why_not_used(state: "State", move: Move) -> Message | None:
    """Rule 11: a token must be in the hand and have a legal target."""
    if problem := _why_not_held(state, move[0]):
        return problem
    if move[0] == "steal":
        return _why_not_stolen(state, move)
    if move[0] == "swap":
        return _why_not_swapped(state, move)
    return None if len(move) == 1 else message("why-not-legal", text=" ".join(move))


def _why_not_stolen(state: "State", move: Move) -> Message | None:
    """Rule 11: a Steal takes from a pocket of the opponent, or their store, that holds at least one."""
    n, victim = size(state.board), 1 - decider(state)
    if len(move) != 2:
        return message("mancala-why-steal-from")
    place = store(n, victim) if move[1] == STORE else _pocket(n, move[1])
    if place is None:
        return message("mancala-why-no-pocket-there", text=move[1])
    if move[1] != STORE and place not in pockets(n, victim):
        return message("mancala-why-steal-own", pocket=move[1])
    return None if state.board[place] else message("mancala-why-steal-empty", pocket=move[1])


def _why_not_swapped(state: "State", move: Move) -> Message | None:
    """Rule 11: a Swap names two different pockets that hold different numbers, in order."""
    n = size(state.board)
    if not pockets_differ(state.board):
        return message("mancala-why-swap-none")
    found = [_pocket(n, word) for word in move[1:]]
    if None in found:
        return message("mancala-why-no-pocket-there", text=move[1 + found.index(None)])
    if len(found) != 2:
        return message("mancala-why-swap-two")
    one, other = (place or 0 for place in found)
    if one == other:
        return message("mancala-why-swap-two")
    if state.board[one] == state.board[other]:
        return message("mancala-why-swap-equal", pocket=move[1], pocket2=move[2], count=state.board[one])
    return None if one < other else message("why-not-legal", text=" ".join(move))


def _pocket(n: int, word: str) -> int | None:
    return None if word in STORES else places(n).get(word)
