"""What a decision in Monkey Mancala does, as events, and what a log says of it."""

from troop.core.game import CHANCE, Event, Message, Move
from troop.core.message import Argument, message, seat_number
from troop.games.mancala.board import NORTH, SOUTH, is_store, names, opposite, places, size
from troop.games.mancala.rules import Sowing, State, sow

SIDES = ("south", "north")


def sowing(state: State, move: Move) -> Sowing:
    """The sowing that a move of a player makes."""
    return sow(state, places(size(state.board))[move[0]])


def events(state: State, move: Move) -> tuple[Event, ...]:
    """The events of a decision, in order."""
    after = state.apply(move)
    if state.actor == CHANCE:
        return (_event("first-drawn", seat=seat_number(after.actor)),)
    sown, seat = sowing(state, move), seat_number(state.actor)
    lifted = _event("lifted", seat=seat, pocket=move[0], count=len(sown.path))
    dropped = [_event("dropped", seat=seat, place=_name(sown, place)) for place in sown.path]
    return (lifted, *dropped, *_consequences(state, sown))


def _consequences(state: State, sown: Sowing) -> list[Event]:
    """What follows when the last monkey has dropped."""
    told, seat = [], seat_number(state.seat(sown.side))
    if sown.captured:
        across = _name(sown, opposite(size(sown.board), sown.last))
        pocket = _name(sown, sown.last)
        told.append(_event("captured", seat=seat, pocket=pocket, opposite=across, count=sown.captured))
    for side in (SOUTH, NORTH):
        if sown.swept[side]:
            owner = seat_number(state.seat(side))
            told.append(_event("swept", seat=owner, side=SIDES[side], count=sown.swept[side]))
    if sown.ended:
        told.append(_event("ended"))
    elif sown.free_turn:
        told.append(_event("free-turn", seat=seat))
    return told


def sentences(state: State, move: Move) -> tuple[Message, ...]:
    """One line for the sowing, and one for each thing that follows from it. Who won is said by the table."""
    if state.actor == CHANCE:
        return tuple(event.message("mancala") for event in events(state, move))
    sown = sowing(state, move)
    seat = seat_number(state.actor)
    last = "store" if is_store(size(sown.board), sown.last) else _name(sown, sown.last)
    line = message("mancala-sown", seat=seat, pocket=move[0], count=len(sown.path), last=last)
    return (line, *(event.message("mancala") for event in _consequences(state, sown) if event.name != "ended"))


def _event(name: str, **arguments: Argument) -> Event:
    return Event(name, arguments)


def _name(sown: Sowing, place: int) -> str:
    return names(size(sown.board))[place]
