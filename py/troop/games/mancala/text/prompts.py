"""Prompts: the labels of choices and the status line."""

from troop.core.game import CHANCE, Card, Message, Move
from troop.core.messages import message, seat_number
from troop.games.mancala.rules.board import names, places, side_of, size, store
from troop.games.mancala.rules.expected_sowing import expected_sowing
from troop.games.mancala.rules.legal import decider
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHOOSE,
    DIE,
    DISCARD,
    DRAW,
    KIND_INDEX,
    KINDS,
    ROLL,
    WINDOW,
    Hand,
    is_known,
    tokens_of,
)
from troop.games.mancala.rules.trace import SIDES, direction, seat_arguments

STATUS = {
    DIE: "mancala-status-die",
    ROLL: "mancala-status-roll",
    DRAW: "mancala-status-draw",
    DISCARD: "mancala-status-discard",
}
CARDS = {WINDOW: "mancala-card-disrupt", DISCARD: "mancala-card-return"}


def label(view: State, path: Move) -> Message:
    """Return the label of the last word of a path."""
    word = path[-1]
    if len(path) == 1 and view.tokens is not None and word not in places(size(view.board)):
        return _step_label(view, word)
    if path[0] == DISCARD:
        return token_label(view.side, word, tokens_of(view).hands[view.side])
    place = places(size(view.board)).get(word)
    return place_label(view.board, store(size(view.board), 1 - decider(view)) if place is None else place)


def _step_label(view: State, word: str) -> Message:
    step = tokens_of(view).step
    if word in KINDS:
        return message("mancala-disrupt" if step == WINDOW else "mancala-use", token=word)
    if word == "block":
        return message("mancala-block", token=tokens_of(view).announced[0])
    if word == "pass":
        return message("mancala-pass" if step == WINDOW else "mancala-do-not-block")
    return message("mancala-discard") if word == DISCARD else message("mancala-word", word=word)


def card(view: State, path: Move) -> Card | None:
    """Return the card of a token that is about to be used or returned."""
    if view.tokens is None:
        return None
    t = view.tokens
    if path == ("block",):
        return Card(message("mancala-kind", token=t.announced[0]), message("mancala-card-block", token=t.announced[0]))
    kind = path[-1]
    if kind not in KINDS:
        return None
    return Card(message("mancala-kind", token=kind), message(CARDS.get(t.step, "mancala-card-use"), token=kind))


def in_words(view: State, move: Move) -> Message:
    """Return a suggested move in words."""
    word, places_named = move[0], places(size(view.board))
    if word in places_named:
        return message("mancala-said-sow", pocket=word)
    if word == "swap":
        return message("mancala-said-swap", pocket=move[1], pocket2=move[2])
    if word == "steal":
        return message("mancala-said-steal", place=move[1])
    if word == DISCARD:
        return message("mancala-said-discard", token=move[1])
    return message("mancala-said-use", token=word) if word in KINDS else _step_label(view, word)


def place_label(board: tuple[int, ...], place: int) -> Message:
    """Return the label of a pocket or a store, with its count."""
    return count_label(size(board), place, board[place])


def count_label(n: int, place: int, count: int) -> Message:
    """Return the label of a place that holds ``count`` monkeys, cacheable by its arguments."""
    side = SIDES[side_of(n, place)]
    if place == store(n, side_of(n, place)):
        return message("mancala-store", side=side, count=count)
    return message("mancala-pocket", side=side, pocket=names(n)[place], count=count)


def token_label(side: int, kind: str, hand: Hand) -> Message:
    """Return the label of the tokens of a kind in a hand; a kind ``hidden`` counts a whole hidden hand."""
    count = hand[KIND_INDEX[kind]] if is_known(hand) else hand[0]
    return message("mancala-token", side=SIDES[side], token=kind, count=count)


def status(view: State, last: tuple[State, Move] | None = None, *, prefix: Move = ()) -> Message:
    """Return the status line: the seat to decide, and its decision or, within a move, the next word to choose."""
    if prefix[:1] == ("steal",):
        return message("mancala-status-steal", count=view.board[store(size(view.board), 1 - decider(view))])
    if prefix[:1] == ("swap",):
        chosen = prefix[1:]
        return message("mancala-status-swap-with", pocket=chosen[0]) if chosen else message("mancala-status-swap")
    if view.tokens is None or view.south is None:
        free = last is not None and last[0].actor == view.actor != CHANCE
        return message("mancala-status-free-turn", seat=seat_number(view.actor)) if free else _plain_status(view)
    return _step_status(view, last)


def _plain_status(view: State) -> Message:
    return message("status-chance") if view.actor == CHANCE else message("status-turn", seat=seat_number(view.actor))


def _step_status(view: State, last: tuple[State, Move] | None) -> Message:
    """Return the status of a step of a turn with tokens."""
    t, mover = tokens_of(view), seat_number(view.seat(view.side))
    if t.step == CHOOSE:
        return _choose_status(view, last)
    if t.step == WINDOW:
        pocket = names(size(view.board))[t.named]
        return message("mancala-status-window", **seat_arguments(view, 1 - view.side), pocket=pocket)
    if t.step == ANSWER:
        if t.hidden and not is_known(t.hands[view.side]):  # do not reveal that there is a choice
            return _plain_status(view)
        return message("mancala-status-answer", **seat_arguments(view, view.side), token=t.announced[0])
    return message(STATUS[t.step], seat=mover)


def _choose_status(view: State, last: tuple[State, Move] | None) -> Message:
    """Return the status for rule 11. Skips and Reverses in force come first, since they are easily forgotten."""
    t, seat = tokens_of(view), seat_number(view.seat(view.side))
    if t.skip or t.reverse:
        return message("mancala-status-bent", seat=seat, skip=t.skip, way=direction(view))
    if last and (before := last[0].tokens) and before.step in (WINDOW, ANSWER) and expected_sowing(*last) is None:
        return message("mancala-status-choose-again", seat=seat)
    return message("mancala-status-free-turn" if t.rolled else "status-turn", seat=seat)
