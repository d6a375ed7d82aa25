"""The table of steps: for each kind of decision its legal moves, the reasons against others, and the effect."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from troop.core.game import Message, Move, Outcome
from troop.games.itchy.clan.rules import outcome as clan_outcome
from troop.games.itchy.clan.rules import setup as clan_setup
from troop.games.itchy.clan.rules import turn as clan_turn
from troop.games.itchy.clan.rules import why_illegal as clan_why_illegal
from troop.games.itchy.rules import apply, outcome, setup, spawning
from troop.games.itchy.rules import why_illegal as base_why_illegal
from troop.games.itchy.rules.steps import AFTER, CLAN_BUMP, CLAN_SPAWN, ENTER, FIRST, MOVE, OVER, PICK, PLACE, SPAWN
from troop.games.itchy.rules.trace import Trace

if TYPE_CHECKING:  # the state imports this module
    from troop.games.itchy.rules.state import State


class Step(NamedTuple):
    """One kind of decision."""

    moves: Callable[["State"], Iterable[Move]]
    """The legal moves in the order of their notation."""
    why_illegal: Callable[["State", Move], Message | None]
    play: Callable[["State", Move, Trace], "State"]


STEPS = {
    FIRST: Step(lambda state: [move for move, _ in state.weights()], base_why_illegal.why_not_drawn, setup.draw_first),
    PLACE: Step(setup.placements, base_why_illegal.why_not_placed, setup.place_lice),
    ENTER: Step(spawning.entries, base_why_illegal.why_not_entered, apply.play_enter),
    SPAWN: Step(apply.spawn_step, base_why_illegal.why_not_spawned, apply.play_spawn),
    MOVE: Step(apply.move_step, base_why_illegal.why_not_moved, apply.play_move),
    AFTER: Step(apply.after_step, base_why_illegal.why_not_after, apply.play_after),
    PICK: Step(clan_setup.picks, clan_why_illegal.why_not_picked, clan_setup.pick),
    CLAN_SPAWN: Step(clan_turn.spawns, clan_why_illegal.why_not_spawned, clan_turn.spawn),
    CLAN_BUMP: Step(clan_turn.bumps, clan_why_illegal.why_not_bumped, clan_turn.play_bump),
    OVER: Step(lambda _: (), base_why_illegal.why_over, lambda state, *_: state),
}


def legal_moves(state: "State") -> tuple[Move, ...]:
    """Return the legal moves."""
    return tuple(STEPS[state.step].moves(state))


def why_illegal(state: "State", move: Move) -> Message | None:
    """Return why a move is not legal, or None if it is."""
    return STEPS[state.step].why_illegal(state, move)


def play(state: "State", move: Move, trace: Trace = None) -> "State":
    """Return the state after a legal move."""
    return STEPS[state.step].play(state, move, trace)


def final_outcome(state: "State") -> Outcome:
    """Return the outcome of a game that is over."""
    return clan_outcome.final_outcome(state) if state.clan else outcome.final_outcome(state)
