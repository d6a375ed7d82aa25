"""What a decision in CodeMonkey does, as events, and what a log says of it."""

from troop.core.game import CHANCE, Event, Message, Move
from troop.games.codemonkey import play
from troop.games.codemonkey.beats import Beat
from troop.games.codemonkey.coding import HIDDEN
from troop.games.codemonkey.notation import write
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import CODE, MARK, NAME, RING, RUN, TIMER
from troop.games.codemonkey.tiles import tree_number

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
    """Whether somebody learns what was hidden, or what chance had in store: that cannot be unseen."""
    if state.actor == CHANCE:
        return state.step != TIMER
    if state.step == MARK or is_last_code(state):
        return True
    return state.step in (RUN, NAME) and (_tells_of_card(state) or _tells_of_timer(state, move))


def _tells_of_card(state: State) -> bool:
    """Rule 29: a collection tells the owner of a magic card whether that tree was marked."""
    tree = tree_number(state.players[state.actor].at)
    return state.terms.magic and state.step == RUN and tree > 0 and state.bananas[tree - 1] > 0


def _tells_of_timer(state: State, move: Move) -> bool:
    """Rule 32: the end of a run tells whether the timer rang."""
    after = state.apply(move)
    return state.terms.counts_rounds and (after.elapsed, after.timer) != (state.elapsed, state.timer)


def sentences(state: State, move: Move, seat: int | None) -> tuple[Message, ...]:
    """What a log says of a decision: one line for a walk, and one for each other thing worth it."""
    told = events(state, move, seat)
    if state.cause == RING:
        told = told[1:]  # that it rang, the table word before says
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
