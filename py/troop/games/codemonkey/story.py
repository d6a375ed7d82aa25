"""What a decision in CodeMonkey does, as events, and what a log says of it."""

from troop.core.game import CHANCE, Event, Message, Move
from troop.games.codemonkey import play
from troop.games.codemonkey.beats import Beat
from troop.games.codemonkey.coding import HIDDEN
from troop.games.codemonkey.notation import write
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import CODE, MARK, TIMER

QUIET = ("slot", "replayed", "stepped", "swung", "round-ended", "tree-die", "ended")
"""What is not worth a line of its own; the end is said by the table."""


def beats(state: State, move: Move, seat: int | None) -> list[Beat]:
    """What happens, in order, as that seat may see it; each beat has the view right after it."""
    tale: list[Beat] = []
    play.play(state, move, tale)
    veiled = [_veiled(beat, state, seat) for beat in tale]
    return [beat._replace(state=beat.state.view(seat)) for beat in veiled]


def _veiled(beat: Beat, state: State, seat: int | None) -> Beat:
    """Rule 29: a mark is hidden from the owner of the card."""
    if beat.name != "marked" or _knows_mark(state, seat):
        return beat
    return beat._replace(arguments={**beat.arguments, "tree": "hidden"})


def _knows_mark(state: State, seat: int | None) -> bool:
    return seat not in (None, state.card_owner)


def events(state: State, move: Move, seat: int | None) -> tuple[Event, ...]:
    """The events of a decision, in order."""
    return tuple(event_of(beat) for beat in beats(state, move, seat))


def event_of(beat: Beat) -> Event:
    """The event of a beat."""
    return Event(beat.name, beat.arguments)


def seen(state: State, move: Move, seat: int | None) -> str:
    """The notation as that seat may see it; what is hidden is ``?``."""
    if state.step == TIMER:
        return f"timer={HIDDEN}"
    if state.step == MARK and not _knows_mark(state, seat):
        return f"mark {HIDDEN}"
    if state.step == CODE and seat != state.seat and not is_last_code(state):
        return " ".join([HIDDEN] * len(move))
    return write(state, move)


def is_last_code(state: State) -> bool:
    """Rule 9: whether this program is the last one, so that all are open."""
    return state.step == CODE and state.turn + 1 == state.terms.seats


def reveals(state: State, move: Move) -> bool:
    """Whether somebody learns what was hidden, or what chance had in store."""
    if state.actor == CHANCE:
        return state.step != TIMER
    return state.step == MARK or is_last_code(state) or _tells_of_cards(state, move)


def _tells_of_cards(state: State, move: Move) -> bool:
    """A collection tells whether that tree was marked (rule 29); the end of a run, whether the timer rang (rule 32)."""
    told = {event.name for event in events(state, move, None)}
    collects = state.terms.magic and not told.isdisjoint({"collected", "struck"})
    after = state.apply(move)
    return collects or (state.terms.counts_rounds and (after.elapsed, after.timer) != (state.elapsed, state.timer))


def sentences(state: State, move: Move, seat: int | None) -> tuple[Message, ...]:
    """What a log says of a decision: one line for a walk, and one for each other thing worth it."""
    told = events(state, move, seat)
    walked = [event for event in told if event.name in ("stepped", "swung")]
    lines = [_walked(walked)] if any(event.name == "stepped" for event in walked) else walked
    lines += [event for at, event in enumerate(told) if event.name not in QUIET or _says_all(told, at)]
    return tuple(event.message("codemonkey") for event in lines)


def _walked(strides: list[Event]) -> Event:
    """The line for a die's movement, hex by hex as it was."""
    steps = sum(1 for stride in strides if stride.name == "stepped")
    last = strides[-1].arguments
    return Event("moved", {"seat": last["seat"], "hex": last["hex"], "count": steps, "swings": len(strides) - steps})


def _says_all(told: tuple[Event, ...], at: int) -> bool:
    """Whether the tree die is all there is to say: somebody has to name a tree."""
    return told[at].name == "tree-die" and at + 1 == len(told)
