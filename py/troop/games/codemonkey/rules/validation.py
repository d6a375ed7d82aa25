"""Whether a written position is possible: the pieces, and the progress of the game.

Each check is the number of a field, a word in it, and whether it is valid. They come in an order in which each can rely
on those before it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from troop.core.messages import Message, message
from troop.games.codemonkey.rules.legal import rolls, vacant
from troop.games.codemonkey.rules.outcome import MOST_DRY, MOST_ROUNDS, reason_over
from troop.games.codemonkey.rules.parts import due, part_moves, slot_parts
from troop.games.codemonkey.rules.player import NOBODY, Player
from troop.games.codemonkey.rules.programs import hand_of, programs
from troop.games.codemonkey.rules.running import Cursor, is_looping
from troop.games.codemonkey.rules.state import State, all_bananas
from troop.games.codemonkey.rules.steps import (
    BELL,
    BY_LOOP,
    BY_MAGIC,
    BY_TRAP,
    CODE,
    DICE,
    DRAW,
    FIRST,
    LAY,
    MARK,
    NAME,
    ORDER,
    OVER,
    PLACE,
    PLANT,
    RING,
    RINGS,
    RUN,
    SETUP,
    START,
    STEPS,
    TILE,
    TIMER,
    TRAP,
    TREE,
    WAITING,
)
from troop.games.codemonkey.rules.tiles import NUMBERS, full
from troop.games.codemonkey.rules.traps import trap_moves
from troop.games.codemonkey.rules.variant import TIME, TIMES

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

Checks: TypeAlias = Iterator[tuple[int, str, bool]]
BY_PLAYER = (BY_TRAP, BY_LOOP, BY_MAGIC)


def find_problem(state: "State") -> Message | None:
    """Return what is not possible in a state, or None."""
    last = len(state.players) + 3
    for checks in (jungle_checks, banana_checks, stage_checks, cause_checks, timer_checks, player_checks, run_checks):
        for field, word, fits in checks(state):
            if not fits:
                return message("codemonkey-position-misfit", field=field or last, text=word)
    return None


def is_setup(state: "State") -> bool:
    """Return whether the first round has not begun."""
    return state.step in (*SETUP, TIMER) and not state.cause and not state.round


def is_fresh_start(state: "State") -> bool:
    """Rule 34: return whether the monkeys are placed anew."""
    return state.step in (START, PLACE) and state.round > 0


def jungle_checks(state: "State") -> Checks:
    """Rules 2, 3 and 10: as much of the jungle is laid as the step requires."""
    tiles, trees = len(state.jungle.tiles), len(state.jungle.trees)
    whole = (tiles, trees) == (state.variant.tiles, state.variant.trees)
    laid = {
        FIRST: whole or not tiles,
        TILE: tiles < state.variant.tiles and not trees,
        LAY: 0 < tiles < state.variant.tiles and not trees,
        PLANT: tiles == state.variant.tiles and trees < state.variant.trees,
    }
    yield 1, state.step, laid.get(state.step, whole)
    known = NOBODY < state.first < state.variant.seats
    yield 0, "first", state.first == NOBODY and state.variant.drawn if state.step == FIRST else known
    yield 0, "drawn", state.drawn in _drawable(state)


def _drawable(state: "State") -> tuple[str, ...]:
    """Return the possible results of chance waiting to be used."""
    if state.step == LAY:
        return state.jungle.undrawn
    return tuple("123456") if state.step == PLACE else ("",)


def banana_checks(state: "State") -> Checks:
    """Rule 4: no tree has too many bananas, and none is missing."""
    yield 2, "bananas", all(bananas <= full(tree) for tree, bananas in enumerate(state.bananas, 1))
    yield 0, "waiting", all(seat in range(state.variant.seats) for seat in state.waiting)
    yield 0, "lost", TIME in state.variant.parts or not state.lost
    yield 2, "bananas", all_bananas(state) == sum(state.variant.harvest)
    yield 2, "bananas", not is_setup(state) or state.bananas == state.variant.harvest


def stage_checks(state: "State") -> Checks:
    """Rules 8, 33 and 34: the round, the turn, and the end."""
    in_round = state.step not in SETUP or bool(state.cause) or is_fresh_start(state)
    yield 0, "round", is_setup(state) or (in_round and state.round > 0)
    yield 0, "round", not is_fresh_start(state) or state.round > MOST_DRY
    yield 0, "round", state.round <= MOST_ROUNDS
    turns = state.step in (TREE, NAME) and state.cause in (WAITING, BELL)
    fixed = turns or state.step in (FIRST, TILE, LAY, PLANT, TIMER, OVER)
    yield 0, "turn", state.turn == 0 if fixed else 0 <= state.turn < state.variant.seats
    ran = state.step in (TIMER, TRAP, OVER) or state.cause == BELL
    yield 0, "dry", 0 <= state.dry < min(MOST_DRY, max(state.round, 1)) + (ran and not is_setup(state))
    yield 0, "dry", not (ran and state.fruitful and state.dry)
    yield 0, "dry", not (state.dry and is_fresh_start(state))
    yield 0, "fruitful", not state.fruitful or not before_run(state)
    yield 0, "ended", state.ended == reason_over(state) != "" if state.step == OVER else not state.ended
    yield 0, state.step, not (state.round and state.step in (TIMER, TRAP) and reason_over(state))


def before_run(state: "State") -> bool:
    """Return whether the programs of this round have not run."""
    return is_setup(state) or is_fresh_start(state) or state.step in (DICE, CODE) or state.cause == WAITING


def cause_checks(state: "State") -> Checks:
    """Rules 26 to 29 and 32: why the tree die is rolled, and for whom."""
    marking = state.step == MARK and state.cause in ("", BY_MAGIC)
    naming = state.step == NAME and state.variant.trees < 6 and state.cause in (WAITING, *BY_PLAYER)
    rolling = state.step == TREE and state.cause
    yield 0, "cause", bool(marking or naming or rolling or (state.step not in (MARK, NAME, TREE) and not state.cause))
    parts = {
        BY_TRAP: state.variant.traps,
        BY_LOOP: state.variant.loops,
        BY_MAGIC: state.variant.magic,
        RING: state.variant.counts_minutes,
        BELL: state.variant.counts_rounds,
    }
    yield 0, "cause", parts.get(state.cause, True)
    bereft = state.cause and state.cause not in RINGS
    yield 0, "loser", state.loser in range(state.variant.seats) if bereft else state.loser == NOBODY
    yield 0, "loser", state.cause not in BY_PLAYER or state.loser == state.seat
    yield 0, "rolls", 0 <= state.rolls <= len(state.waiting) if state.cause == WAITING else state.rolls == 0
    yield 0, "loser", state.cause != BY_MAGIC or state.fruitful


def timer_checks(state: "State") -> Checks:
    """Rule 32: the timer is set, unless it has just rung."""
    rung = state.step == TIMER or state.cause == BELL or is_setup(state)
    unset = (state.timer, state.elapsed) == (0, 0)
    runs = state.timer in TIMES and 0 <= state.elapsed < state.timer
    if not state.variant.counts_rounds:
        yield 0, "timer", unset and state.step != TIMER
    else:
        yield 0, "timer", unset if rung else runs or (state.step == OVER and unset)


def run_checks(state: "State") -> Checks:
    """Rules 8d, 28 and 32: the progress of the run."""
    if state.step != RUN and state.cause not in (*BY_PLAYER, RING):
        yield 0, "slot", state.cursor == Cursor()
        yield 0, TRAP, state.step != TRAP or (state.variant.traps and bool(trap_moves(state, state.seat)))
        return
    cursor = state.cursor
    yield 0, "slot", 0 <= cursor.slot < state.variant.slots
    parts = slot_parts(state.program, cursor.slot)
    yield 0, "part", 0 <= cursor.part < len(parts) + (state.cause == BY_LOOP)
    yield 0, "denied", is_looping(state) or not cursor.denied
    if state.cause == BY_LOOP:
        yield 0, "part", is_looping(state) and cursor.part == len(parts) and cursor.denied
    elif state.cause in (BY_TRAP, BY_MAGIC):
        yield 0, "begun", cursor.begun
        yield 0, "denied", state.cause != BY_TRAP or cursor.denied == is_looping(state)
    else:
        yield 0, RUN, bool(part_moves(state, state.seat, due(state)))
        yield 0, "begun", not cursor.begun or (is_looping(state) and state.cause != RING)


def player_checks(state: "State") -> Checks:
    """Yield all checks of players."""
    places = [player.at for player in state.players if player.at]
    yield 3, "at", len(places) == len(set(places))
    traps = [player.trap for player in state.players if player.trap]
    yield 3, "trap", len(traps) == len(set(traps))
    yield 0, "drawn", state.step != PLACE or bool(vacant(state, int(state.drawn)))
    for seat, player in state.by_seat():
        turn = (seat - state.marker) % state.variant.seats
        for checks in (monkey_checks, mission_checks, trap_checks, card_checks, code_checks):
            yield from ((seat + 3, word, fits) for word, fits in checks(state, player, turn))


def had(state: "State", step: str, turn: int) -> bool:
    """Return whether a player has passed a step of the set-up."""
    here = STEPS.index(state.step) if not state.cause and not state.round else len(STEPS)
    return here > STEPS.index(step) or (state.step == step and turn < state.turn)


def monkey_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rules 5, 15 and 34: the place of the monkey, and its collections."""
    placing = state.step in (START, PLACE)
    placed = turn < state.turn if placing else had(state, PLACE, turn)
    up = state.terrain.base if state.round and not placing else {}
    places = {*state.terrain.number, *up} - (state.traps_against(state.seat_at(turn)) if placing else set())
    yield "at", player.at in places if placed else not player.at
    yield "bananas", state.round > 0 or not player.bananas
    yield "last", 0 <= player.last <= state.variant.trees and (state.round > 0 or not player.last)


def mission_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rule 25: the missions and their order."""
    drawn = state.variant.missions and had(state, DRAW, turn)
    trees = player.missions
    yield "missions", len(trees) == 3 == len(set(trees)) and set(trees) <= _trees(state) if drawn else not trees
    yield "missions", had(state, ORDER, turn) or trees == tuple(sorted(trees))
    yield "collected", len(set(player.collected)) == len(player.collected) and set(player.collected) <= set(trees)
    yield "collected", state.round > 0 or not player.collected


def _trees(state: "State") -> set[int]:
    return set(range(1, state.variant.trees + 1))


def trap_checks(state: "State", player: Player, _: int) -> Iterator[tuple[str, bool]]:
    """Rule 26: the trap, and the numbers climbed from."""
    may = state.variant.traps and state.round > 0
    yield "trap", not player.trap or (may and player.trap in state.terrain.number)
    climbs = player.climbed == tuple(sorted(set(player.climbed))) and set(player.climbed) <= set(NUMBERS)
    early = before_run(state)
    yield "climbed", not player.climbed or (climbs and may and not early)


def card_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rule 29: every card is marked, except one that has just struck."""
    struck = state.cause == BY_MAGIC and state.players[state.loser] is player and turn == state.turn
    marked = state.variant.magic and had(state, MARK, turn) and not struck
    yield "mark", player.mark in _trees(state) if marked else not player.mark
    safe = player.safe == tuple(sorted(set(player.safe))) and set(player.safe) <= _trees(state) - {player.mark}
    yield "safe", not player.safe or (safe and marked and state.round > 0)


def code_checks(state: "State", player: Player, turn: int) -> Iterator[tuple[str, bool]]:
    """Rules 8a and 8c: dice and programs, once they are rolled and coded."""
    rolled = state.round > 0 and not is_fresh_start(state) and (state.step != DICE or turn < state.turn)
    thrown = "dice=" + ",".join(map(str, player.dice))
    yield "dice", (thrown,) in {move for move, _ in rolls(state.variant.dice)} if rolled else not player.dice
    waits = state.step in (TREE, NAME) and state.cause == WAITING
    coded = rolled and state.step != DICE and not waits and (state.step != CODE or turn < state.turn)
    legal = programs(hand_of(state.variant, player.dice), state.variant.slots) if coded else ((),)
    yield "code", player.program in legal
    yield "ran", len(player.ran) <= state.variant.slots and state.round > 0 if player.ran else True
