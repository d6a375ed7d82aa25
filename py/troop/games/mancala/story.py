"""What a decision in Monkey Mancala does, as events, and what a log says of it."""

from troop.core.game import Event, Message, Move
from troop.core.message import Argument, message, seat_number
from troop.games.mancala import turn
from troop.games.mancala.asking import PASS
from troop.games.mancala.beats import SIDES, Beat, way
from troop.games.mancala.board import NORTH, SOUTH, is_store, names, opposite, places, size
from troop.games.mancala.notation import write
from troop.games.mancala.rules import State
from troop.games.mancala.sowing import Sowing, sow
from troop.games.mancala.tokens import ANSWER, DISCARD, DRAW, KINDS

HIDDEN = "hidden"
"""A token whose kind may not be known."""


def beats(state: State, move: Move, seat: int | None) -> list[Beat]:
    """What happens, in order, as that seat may see it."""
    if state.south is None:
        after = state.apply(move)
        return [Beat("first-drawn", after, {"seat": seat_number(after.seat(SOUTH))})]
    if state.tokens is None:
        pocket = places(size(state.board))[move[0]]
        return [Beat("sown", state, {}, sow(state.board, state.side, pocket, state.capture))]
    tale: list[Beat] = []
    turn.play(state, move, tale)
    if is_secret(state, seat):
        tale = [_veiled(beat) for beat in tale if beat.name != "not-blocked"]
    return [beat._replace(state=beat.state.view(seat)) for beat in tale]


def is_secret(state: State, seat: int | None) -> bool:
    """Rule 16: whether a seat may not know what the mover draws, discards and could block."""
    return state.tokens is not None and state.tokens.hidden and seat != state.seat(state.side)


def reveals(state: State, move: Move) -> bool:
    """Rule 16: a draw shows a token to its owner, a token played to the other, an answer that there was one to give."""
    if state.tokens is None or not state.tokens.hidden or state.south is None:
        return False
    return state.tokens.step in (DRAW, ANSWER) or move[0] in KINDS


def _veiled(beat: Beat) -> Beat:
    secret = beat.name in ("drew", "discarded")
    return beat._replace(arguments={**beat.arguments, "token": HIDDEN}) if secret else beat


def seen(state: State, move: Move, seat: int | None) -> str:
    """Rule 16: the notation as that seat may see it; that a block was possible is seen as nothing at all."""
    step = state.tokens.step if state.tokens and state.south is not None else ""
    if step in (DRAW, DISCARD, ANSWER) and is_secret(state, seat):
        return {DRAW: "draw=?", DISCARD: "discard:?", ANSWER: "" if move == PASS else write(move)}[step]
    return write(move)


def events(state: State, move: Move, seat: int | None) -> tuple[Event, ...]:
    """The events of a decision, in order."""
    return tuple(event for beat in beats(state, move, seat) for event in events_of(beat))


def events_of(beat: Beat) -> list[Event]:
    """The events of a beat: a sowing has many."""
    if beat.sowing is None:
        return [Event(beat.name, beat.arguments)]
    state, sown, seat = beat.state, beat.sowing, seat_number(beat.state.seat(beat.sowing.side))
    lifted = _event("lifted", seat=seat, pocket=_name(sown, sown.pocket), count=len(sown.path))
    dropped = [_event("dropped", seat=seat, place=_name(sown, place)) for place in sown.path]
    return [lifted, *dropped, *_consequences(state, sown)]


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


def sentences(state: State, move: Move, seat: int | None) -> tuple[Message, ...]:
    """One line for a sowing, and one for each other thing that happens. Who won is said by the table."""
    lines: list[Message] = []
    for beat in beats(state, move, seat):
        told = events_of(beat)
        if beat.sowing:
            lines.append(_sown(beat.state, beat.sowing))
            told = _consequences(beat.state, beat.sowing)
        lines += [event.message("mancala") for event in told if _worth_a_line(event)]
    return tuple(lines)


def _worth_a_line(event: Event) -> bool:
    """The end is said by the table; that a token is used, by what it does, if that is not for a die to say."""
    return event.name != "ended" and (event.name != "used" or event.arguments["token"] == "skip")


def _sown(state: State, sown: Sowing) -> Message:
    """The line for a sowing, with what bent it."""
    last = "store" if is_store(size(sown.board), sown.last) else _name(sown, sown.last)
    line: dict[str, Argument] = {
        "seat": seat_number(state.seat(sown.side)),
        "pocket": _name(sown, sown.pocket),
        "count": len(sown.path),
        "last": last,
    }
    tokens = state.tokens
    if tokens is None or not (tokens.skip or tokens.reverse):
        return message("mancala-sown", **line)
    return message("mancala-sown-bent", **line, skip=tokens.skip, way=way(state))


def _event(name: str, **arguments: Argument) -> Event:
    return Event(name, arguments)


def _name(sown: Sowing, place: int) -> str:
    return names(size(sown.board))[place]
