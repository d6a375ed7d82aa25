"""The events of a move, and its lines in the log."""

from troop.core.game import Event, Message, Move
from troop.core.messages import Argument, message, seat_number
from troop.games.mancala.rules import apply
from troop.games.mancala.rules.board import NORTH, SOUTH, is_store, names, opposite, places, size
from troop.games.mancala.rules.legal import PASS
from troop.games.mancala.rules.sowing import Sowing, sow
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import ANSWER, DISCARD, DRAW, KINDS
from troop.games.mancala.rules.trace import SIDES, TraceStep, direction
from troop.games.mancala.text.notation import write

HIDDEN = "hidden"
"""A token whose kind is hidden."""


def trace_of(state: State, move: Move, seat: int | None) -> list[TraceStep]:
    """Return the steps of a move, as that seat may see them."""
    if state.south is None:
        after = state.apply(move)
        return [TraceStep("first-drawn", after, {"seat": seat_number(after.seat(SOUTH))})]
    if state.tokens is None:
        pocket = places(size(state.board))[move[0]]
        return [TraceStep("sown", state, {}, sow(state.board, state.side, pocket, state.capture))]
    trace: list[TraceStep] = []
    apply.play(state, move, trace)
    if is_secret(state, seat):
        trace = [_masked(trace_step) for trace_step in trace if trace_step.name != "not-blocked"]
    return [trace_step._replace(state=trace_step.state.view(seat)) for trace_step in trace]


def is_secret(state: State, seat: int | None) -> bool:
    """Rule 16: whether the mover's draws, discards and possible blocks are hidden from a seat."""
    return state.tokens is not None and state.tokens.hidden and seat != state.seat(state.side)


def reveals(state: State, move: Move) -> bool:
    """Rule 16: whether a move shows a hidden token: a draw, a token played, or an answer."""
    if state.tokens is None or not state.tokens.hidden or state.south is None:
        return False
    return state.tokens.step in (DRAW, ANSWER) or move[0] in KINDS


def _masked(trace_step: TraceStep) -> TraceStep:
    secret = trace_step.name in ("drew", "discarded")
    return trace_step._replace(arguments={**trace_step.arguments, "token": HIDDEN}) if secret else trace_step


def write_for(state: State, move: Move, seat: int | None = None) -> str:
    """Rule 16: the notation as that seat may see it; a chance to block that was not used is left out."""
    step = state.tokens.step if state.tokens and state.south is not None else ""
    if step in (DRAW, DISCARD, ANSWER) and is_secret(state, seat):
        return {DRAW: "draw=?", DISCARD: "discard:?", ANSWER: "" if move == PASS else write(move)}[step]
    return write(move)


def events(state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:
    return tuple(event for trace_step in trace_of(state, move, seat) for event in events_of(trace_step))


def events_of(trace_step: TraceStep) -> list[Event]:
    """Return the events of a trace step; a sowing has several."""
    if trace_step.sowing is None:
        return [Event(trace_step.name, trace_step.arguments)]
    state, sown, seat = trace_step.state, trace_step.sowing, seat_number(trace_step.state.seat(trace_step.sowing.side))
    lifted = _event("lifted", seat=seat, pocket=_name(sown, sown.pocket), count=len(sown.path))
    dropped = [_event("dropped", seat=seat, place=_name(sown, place)) for place in sown.path]
    return [lifted, *dropped, *_consequences(state, sown)]


def _consequences(state: State, sown: Sowing) -> list[Event]:
    """Return the events after the last monkey has dropped."""
    events, seat = [], seat_number(state.seat(sown.side))
    if sown.captured:
        across = _name(sown, opposite(size(sown.board), sown.last))
        pocket = _name(sown, sown.last)
        events.append(_event("captured", seat=seat, pocket=pocket, opposite=across, count=sown.captured))
    for side in (SOUTH, NORTH):
        if sown.swept[side]:
            owner = seat_number(state.seat(side))
            events.append(_event("swept", seat=owner, side=SIDES[side], count=sown.swept[side]))
    if sown.ended:
        events.append(_event("ended"))
    elif sown.free_turn:
        events.append(_event("free-turn", seat=seat))
    return events


def log_lines(state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:
    """Return one line for a sowing, and one for each other step."""
    lines: list[Message] = []
    for trace_step in trace_of(state, move, seat):
        events = events_of(trace_step)
        if trace_step.sowing:
            lines.append(_sowing_line(trace_step.state, trace_step.sowing))
            events = _consequences(trace_step.state, trace_step.sowing)
        lines += [event.message("mancala") for event in events if _is_logged(event)]
    return tuple(lines)


def _is_logged(event: Event) -> bool:
    """Return whether an event gets a line.

    The match reports the end. Using a token is logged as its effect, except for a Skip, whose die is still to be
    rolled.
    """
    return event.name != "ended" and (event.name != "used" or event.arguments["token"] == "skip")


def _sowing_line(state: State, sown: Sowing) -> Message:
    """Return the line for a sowing, with the Skips and the Reverse that changed it."""
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
    return message("mancala-sown-bent", **line, skip=tokens.skip, way=direction(state))


def _event(name: str, **arguments: Argument) -> Event:
    return Event(name, arguments)


def _name(sown: Sowing, place: int) -> str:
    return names(size(sown.board))[place]
