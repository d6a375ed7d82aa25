"""What is asked and offered: labels of choices, the status line, the facts of a seat."""

from troop.core.game import CHANCE, Fact, Message, Move
from troop.core.message import message, seat_number
from troop.games.mancala.asking import decider
from troop.games.mancala.beats import SIDES, acting, held, way
from troop.games.mancala.board import names, places, side_of, size, store
from troop.games.mancala.foresight import sowing
from troop.games.mancala.rules import State
from troop.games.mancala.tokens import ANSWER, CHOOSE, DIE, DISCARD, DRAW, KIND, KINDS, ROLL, WINDOW, Hand, is_known

STATUS = {
    DIE: "mancala-status-die",
    ROLL: "mancala-status-roll",
    DRAW: "mancala-status-draw",
    DISCARD: "mancala-status-discard",
}


def label(view: State, path: Move) -> Message:
    """What the last word of a path of choices means."""
    word = path[-1]
    if len(path) == 1 and view.tokens is not None and word not in places(size(view.board)):
        return _step_label(view, word)
    if path[0] == DISCARD:
        return token(view.side, word, held(view).hands[view.side])
    place = places(size(view.board)).get(word)
    return at_place(view.board, store(size(view.board), 1 - decider(view)) if place is None else place)


def _step_label(view: State, word: str) -> Message:
    step = held(view).step
    if word in KINDS:
        return message("mancala-disrupt" if step == WINDOW else "mancala-use", token=word)
    if word == "block":
        return message("mancala-block", token=held(view).announced[0])
    if word == "pass":
        return message("mancala-pass" if step == WINDOW else "mancala-do-not-block")
    return message("mancala-discard") if word == DISCARD else message("mancala-word", word=word)


def at_place(board: tuple[int, ...], place: int) -> Message:
    """A pocket or a store, and how many are in it."""
    return holding(size(board), place, board[place])


def holding(n: int, place: int, count: int) -> Message:
    """The same from what it depends on, so that it can be remembered."""
    side = SIDES[side_of(n, place)]
    if place == store(n, side_of(n, place)):
        return message("mancala-store", side=side, count=count)
    return message("mancala-pocket", side=side, pocket=names(n)[place], count=count)


def token(side: int, kind: str, hand: Hand) -> Message:
    """The tokens of a kind in a hand; ``hidden`` is all of a hand whose kinds are not known."""
    count = hand[KIND[kind]] if is_known(hand) else hand[0]
    return message("mancala-token", side=SIDES[side], token=kind, count=count)


def status(view: State, last: tuple[State, Move] | None) -> Message:
    """What is to be done now; which seat, and what it is asked."""
    if view.tokens is None or view.south is None:
        free = last is not None and last[0].actor == view.actor != CHANCE
        return message("mancala-status-free-turn", seat=seat_number(view.actor)) if free else _plain(view)
    return _asked(view, last)


def _plain(view: State) -> Message:
    return message("status-chance") if view.actor == CHANCE else message("status-turn", seat=seat_number(view.actor))


def _asked(view: State, last: tuple[State, Move] | None) -> Message:
    """What a step of a turn with tokens asks."""
    t, mover = held(view), seat_number(view.seat(view.side))
    if t.step == CHOOSE:
        return _choosing(view, last)
    if t.step == WINDOW:
        pocket = names(size(view.board))[t.named]
        return message("mancala-status-window", **acting(view, 1 - view.side), pocket=pocket)
    if t.step == ANSWER:
        if t.hidden and not is_known(t.hands[view.side]):  # that there is a choice may not be known
            return _plain(view)
        return message("mancala-status-answer", **acting(view, view.side), token=t.announced[0])
    return message(STATUS[t.step], seat=mover)


def _choosing(view: State, last: tuple[State, Move] | None) -> Message:
    """The choice of rule 11: what bends the sowing comes first, for it is easily forgotten."""
    t, seat = held(view), seat_number(view.seat(view.side))
    if t.skip or t.reverse:
        return message("mancala-status-bent", seat=seat, skip=t.skip, way=way(view))
    if last and (before := last[0].tokens) and before.step in (WINDOW, ANSWER) and sowing(*last) is None:
        return message("mancala-status-choose-again", seat=seat)
    return message("mancala-status-free-turn" if t.rolled else "status-turn", seat=seat)


def facts(view: State, seat: int) -> tuple[Fact, ...]:
    """A seat's store and, with tokens, how many it holds."""
    if view.south is None:
        return ()
    side = view.side_of(seat)
    home = view.board[store(size(view.board), side)]
    stored = Fact(message("mancala-fact-store", side=SIDES[side]), home, "mini-monkey-1")
    if view.tokens is None:
        return (stored,)
    return stored, Fact(message("mancala-fact-tokens"), sum(view.tokens.hands[side]), "token-back")
