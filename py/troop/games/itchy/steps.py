"""The table of steps: what can be decided in each, why something cannot, and what it does."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from troop.core.game import Message, Move, Outcome
from troop.games.itchy import decisions, setup, spawning, why, winning
from troop.games.itchy.beats import Tale
from troop.games.itchy.clan import picking
from troop.games.itchy.clan import turn as clan_turn
from troop.games.itchy.clan import why as clan_why
from troop.games.itchy.clan import winning as clan_winning
from troop.games.itchy.phases import AFTER, CLAN_BUMP, CLAN_SPAWN, ENTER, FIRST, MOVE, OVER, PICK, PLACE, SPAWN
from troop.games.itchy.writing import write_move

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


class Step(NamedTuple):
    """One kind of decision."""

    moves: Callable[["State"], Iterable[Move]]
    why_not: Callable[["State", Move], Message | None]
    play: Callable[["State", Move, Tale], "State"]


STEPS = {
    FIRST: Step(lambda state: [move for move, _ in state.weights()], why.why_not_drawn, setup.draw_first),
    PLACE: Step(setup.places, why.why_not_placed, setup.place),
    ENTER: Step(spawning.entries, why.why_not_entered, decisions.play_enter),
    SPAWN: Step(decisions.spawn_step, why.why_not_spawned, decisions.play_spawn),
    MOVE: Step(decisions.move_step, why.why_not_moved, decisions.play_move),
    AFTER: Step(decisions.after_step, why.why_not_after, decisions.play_after),
    PICK: Step(picking.picks, clan_why.why_not_picked, picking.pick),
    CLAN_SPAWN: Step(clan_turn.spawns, clan_why.why_not_spawned, clan_turn.spawn),
    CLAN_BUMP: Step(clan_turn.bumps, clan_why.why_not_bumped, clan_turn.play_bump),
    OVER: Step(lambda _: (), why.why_over, lambda state, *_: state),
}


def legal_moves(state: "State") -> tuple[Move, ...]:
    """What can be decided, sorted by notation."""
    board = state.board
    return tuple(sorted(STEPS[state.step].moves(state), key=lambda move: write_move(board, move)))


def why_not(state: "State", move: Move) -> Message | None:
    """Why a move is not legal, or None if it is."""
    return STEPS[state.step].why_not(state, move)


def play(state: "State", move: Move, tale: Tale = None) -> "State":
    """The state after a legal move."""
    return STEPS[state.step].play(state, move, tale)


def result(state: "State") -> Outcome:
    """How a game ended."""
    return clan_winning.result(state) if state.clan else winning.result(state)
