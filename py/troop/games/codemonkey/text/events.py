"""The events of a move, and its lines in the log."""

from troop.core.game import CHANCE, Event, Message, Move
from troop.core.messages import message
from troop.games.codemonkey.rules import apply
from troop.games.codemonkey.rules.programs import HIDDEN, program_message
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, LAY, MARK, NAME, PLANT, RING, RUN, TILE, TIMER
from troop.games.codemonkey.rules.tiles import tree_number
from troop.games.codemonkey.rules.trace import TraceStep
from troop.games.codemonkey.text.notation import write

QUIET = ("slot", "replayed", "stepped", "swung", "round-ended", "tree-die", "ended")
"""Events without a line of their own; the match reports the end."""


def trace_of(state: State, move: Move, seat: int | None) -> list[TraceStep]:
    """Return the steps of a move as that seat may see them, each with the view right after it."""
    trace: list[TraceStep] = []
    apply.play(state, move, trace)
    masked = [_masked(trace_step, state, seat) for trace_step in trace]
    return [trace_step._replace(state=trace_step.state.view(seat)) for trace_step in masked]


def _masked(trace_step: TraceStep, state: State, seat: int | None) -> TraceStep:
    """Rule 29: hide a mark from the owner of the card."""
    if trace_step.name != "marked" or _knows_mark(state, seat):
        return trace_step
    return trace_step._replace(arguments={**trace_step.arguments, "tree": "hidden"})


def _knows_mark(state: State, seat: int | None) -> bool:
    return seat not in (None, state.card_owner)


def events(state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:
    return tuple(event_of(trace_step) for trace_step in trace_of(state, move, seat))


def event_of(trace_step: TraceStep) -> Event:
    """Return the event of a trace step."""
    if trace_step.name != "opened":
        return Event(trace_step.name, trace_step.arguments)
    program = trace_step.state.players[int(str(trace_step.arguments["seat"])) - 1].program
    return Event(trace_step.name, {**trace_step.arguments, "program": program_message(program)})


def write_for(state: State, move: Move, seat: int | None = None) -> str:
    """Write a move as that seat may see it; hidden words are ``?``."""
    if state.step == TIMER:
        return f"timer={HIDDEN}"
    if state.step == MARK and not _knows_mark(state, seat):
        return f"mark {HIDDEN}"
    if state.step == CODE and seat != state.seat and not is_last_code(state):
        return " ".join([HIDDEN] * len(move))
    return write(state, move)


def is_last_code(state: State) -> bool:
    """Rule 9: whether this program is the last one, after which all are open."""
    return state.step == CODE and state.turn + 1 == state.variant.seats


def reveals(state: State, move: Move) -> bool:
    """Return whether a move reveals something hidden, or a result of chance."""
    if state.actor == CHANCE:
        return state.step != TIMER
    if state.step == MARK or is_last_code(state):
        return True
    return state.step in (RUN, NAME) and (_reveals_mark(state) or _reveals_timer(state, move))


def _reveals_mark(state: State) -> bool:
    """Rule 29: a collection shows the owner of a magic card whether that tree was marked."""
    tree = tree_number(state.players[state.actor].at)
    return state.variant.magic and state.step == RUN and tree > 0 and state.bananas[tree - 1] > 0


def _reveals_timer(state: State, move: Move) -> bool:
    """Rule 32: the end of a run shows whether the timer rang."""
    after = state.apply(move)
    return state.variant.counts_rounds and (after.elapsed, after.timer) != (state.elapsed, state.timer)


def log_lines(state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:
    """Return one line for a walk, and one for each other event worth a line."""
    all_events = events(state, move, seat)
    if state.cause == RING:
        all_events = all_events[1:]  # the control action before has a line for the ring
    walk_events = [event for event in all_events if event.name in ("stepped", "swung")]
    lines = [_walk_line(walk_events)] if any(event.name == "stepped" for event in walk_events) else walk_events
    numbered = enumerate(all_events)
    if state.actor == CHANCE and state.step in (TILE, LAY, PLANT):
        return (message("codemonkey-jungle-made"),) if state.after(move).step not in (TILE, LAY, PLANT) else ()
    lines += [event for at, event in numbered if event.name not in QUIET or _ends_with_tree_die(all_events, at)]
    return tuple(event.message("codemonkey") for event in lines)


def _walk_line(moves: list[Event]) -> Event:
    """Return the line for a die's movement."""
    steps = sum(1 for event in moves if event.name == "stepped")
    last = moves[-1].arguments
    return Event("moved", {"seat": last["seat"], "hex": last["hex"], "count": steps, "swings": len(moves) - steps})


def _ends_with_tree_die(all_events: tuple[Event, ...], at: int) -> bool:
    """Return whether the tree die is the last event, because a player has to name a tree."""
    return all_events[at].name == "tree-die" and at + 1 == len(all_events)
