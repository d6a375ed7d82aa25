"""Previews of a choice: the route of a monkey, and the places that a program could reach."""

from collections.abc import Iterator

from troop.core.game import Badge, Move, ProgramLine
from troop.core.messages import message
from troop.games.codemonkey.drawing.dry_run import reachable
from troop.games.codemonkey.rules.parts import OCCUPIED, STAY, due, obstacles_for, part_ends, why_no_climb
from troop.games.codemonkey.rules.programs import (
    DOWN,
    EMPTY,
    HIDDEN,
    LOOP,
    Program,
    die_of,
    hand_of,
    has_swing,
    is_die,
    line,
)
from troop.games.codemonkey.rules.running import DONE as RAN_WELL
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, RUN
from troop.games.codemonkey.rules.tiles import SEVEN
from troop.games.codemonkey.rules.walking import Route, Stride, route
from troop.games.codemonkey.text.program_input import (
    DIE,
    DONE,
    SLOT,
    TRAY,
    is_die_piece,
    panel_after,
    program_of,
    slot_of,
    slots,
)

Preview = tuple[tuple[str, str], ...]


def preview(view: State, path: Move) -> Preview:
    """Return the marks of the hexes and trees that a choice affects; the last one is the end."""
    if not path:
        return ()
    if view.step == RUN:
        return _run_preview(view, path)
    if view.step == CODE:
        return _code_preview(view, path)
    return tuple((word, "end") for word in path[-1:] if word in view.terrain.cell)


def _code_preview(view: State, path: Move) -> Preview:
    """Return the reach of the slot in which a piece is put down, or from which it is picked up."""
    if path[-1] in (DONE, TRAY):
        return ()
    picked_up = panel_after(path).held is not None
    place = panel_after(path[:-1]).place_of(path[-1]) if picked_up else path[-1]
    return reach_marks(view, path[:-1] if picked_up else path, slot_of(place)) if place else ()


def _run_preview(view: State, path: Move) -> Preview:
    if path[0] not in part_ends(view, view.seat, due(view)):
        return tuple((word, "end") for word in path[:1] if word in view.terrain.cell)
    route_hexes = [stride.hex for stride in run_route(view, path[0])]
    climbed = [tree for tree in path[1:] if tree != STAY]
    *before, end = [*route_hexes, *climbed] or [path[0]]
    return (*((name, "path") for name in before), (end, "end"))


def run_route(view: State, end: str) -> Route:
    """Return the route of the current part to one of its ends."""
    player, word = view.players[view.seat], due(view)
    if player.up or not is_die(word):
        return (Stride(end, True),)
    return route(obstacles_for(view, view.seat), player.at, end, die_of(word), has_swing(word))


def decision_marks(before: State, move: Move) -> Preview:
    """Return the marks that a decision leaves: the route of a monkey."""
    if before.step != RUN or move[0] not in before.terrain.number:
        return ()
    start = before.players[before.seat].at
    route_hexes = [stride.hex for stride in run_route(before, move[0])]
    passed = [name for name in (start, *route_hexes[:-1]) if name in before.terrain.number]
    return (*((name, "last") for name in passed), (move[0], "end"))


# The dry run


def outlooks(view: State, prefix: Move) -> dict[str, Preview]:
    """Return where each slot of the current program could take the monkey; by default the slot filled last."""
    panel = panel_after(prefix)
    if view.step != CODE or not panel.placed:
        return {}
    by_slot = {slot: reach_marks(view, prefix, slot) for slot in slots(view.variant.slots)}
    return by_slot if panel.held else by_slot | {"": by_slot[slot_of(panel.placed[-1][1])]}


def reach_marks(view: State, path: Move, slot: str) -> Preview:
    """Return the marks of all places where the monkey could be after a slot, and of the slot."""
    program = _coded_so_far(view, path)[: int(slot[len(SLOT) :])]
    if not program:
        return ()
    reach = reachable(view, view.seat, program)[-1]
    return (*((place, "reach") for place in reach.places), (slot, "reach"))


def badges(view: State, prefix: Move) -> tuple[Badge, ...]:
    """Return what is read aloud of the dry run: where each slot could take the monkey, with the jungle as it is now."""
    if view.step != CODE or not prefix:
        return ()
    reaches = reachable(view, view.seat, _coded_so_far(view, prefix))
    after: dict[str, list[int]] = {}
    for slot, reach in enumerate(reaches, 1):
        for place in reach.places:
            after.setdefault(place, []).append(slot)
    climbed = {tree for reach in reaches for _, tree in reach.climbs}
    return tuple(_badges(after, climbed))


def _badges(after: dict[str, list[int]], climbed: set[str]) -> Iterator[Badge]:
    for place, numbers in after.items():
        listed = " ".join(map(str, numbers))
        message_id = "codemonkey-badge-climb" if place in climbed else "codemonkey-badge-reach"
        yield Badge(place, "", message(message_id, place=place, slots=listed))


# Sevens


def sevens(view: State, prefix: Move) -> dict[str, str]:
    """Rule 13: return the sum that makes a 7nana, for each hex beside a tree that makes one with the die in hand or the
    die that runs.
    """
    if view.step == CODE:
        held, dice = panel_after(prefix).held, view.players[view.seat].dice
        die = dice[int(held[len(DIE) :]) - 1] if held and is_die_piece(held) else 0
        hexes = _hexes_to_climb_from(view, SEVEN - die) if die else ()
    elif view.step == RUN and is_die(word := due(view)) and not view.players[view.seat].up:
        die, hexes = die_of(word), tuple({move[0] for move in view.legal_moves() if len(move) > 1})
    else:
        return {}
    return dict.fromkeys(hexes, f"{die} + {SEVEN - die} = {SEVEN}")


def _hexes_to_climb_from(view: State, number: int) -> tuple[str, ...]:
    """Return the hexes with a number beside a tree that the monkey could climb, if no other monkey were up a tree."""
    land = view.terrain
    climbable = {tree for tree in land.base if why_no_climb(view, view.seat, tree) in ("", OCCUPIED)}
    numbered = (name for name in land.hexes if land.number[name] == number and name not in view.trapped)
    return tuple(name for name in numbered if climbable & {*land.trees[name]})


def _coded_so_far(view: State, path: Move) -> Program:
    """Return the program coded so far, without the empty slots after the last piece."""
    hand = hand_of(view.variant, view.players[view.seat].dice)
    program = program_of(panel_after(path), hand, view.variant.slots)
    while program and program[-1] == EMPTY:
        program = program[:-1]
    return program


# The program as code


def program_listing(view: State, prefix: Move = ()) -> tuple[ProgramLine, ...]:
    """Return the program being coded or run as lines of code; before coding, how the latest run went."""
    player = view.players[view.seat]
    if view.step == CODE:
        if not prefix and player.ran:
            return _latest_run(player.ran, view.variant.slots)
        program = program_of(panel_after(prefix), hand_of(view.variant, player.dice), view.variant.slots)
        return tuple(_coded_line(view, program, slot) for slot in range(len(program)))
    if view.step != RUN or HIDDEN in view.program:
        return ()
    return tuple(
        _ran_line(view.program, slot, player.ran, runs=slot == view.cursor.slot) for slot in range(len(view.program))
    )


def _coded_line(view: State, program: Program, slot: int) -> ProgramLine:
    """Return a line of the program being coded, with a remark if it can do nothing."""
    word = program[slot]
    if word in (EMPTY, LOOP) or not reachable(view, view.seat, program[: slot + 1])[-1].denied:
        return _line(program, slot)
    reason = "not-on-tree" if word == DOWN else "nothing"
    return _line(program, slot)._replace(result="warning", note=message("codemonkey-line-idle", reason=reason))


def _ran_line(program: Program, slot: int, ran: tuple[str, ...], *, runs: bool) -> ProgramLine:
    """Return a line of a program that runs, with its result once there is one."""
    result = ran[slot].partition(":")[2] if slot < len(ran) and program[slot] != EMPTY else ""
    shown = _line(program, slot)._replace(runs=runs)
    if not result:
        return shown
    if result == RAN_WELL:
        return shown._replace(result="done")
    return shown._replace(result="failed", note=message("codemonkey-line-failed", reason=result))


def _latest_run(ran: tuple[str, ...], slots_in_all: int) -> tuple[ProgramLine, ...]:
    """Return the program of the latest run with the results, and a title."""
    words = tuple(each.partition(":")[0] for each in ran)
    program = (*words, *(EMPTY,) * (slots_in_all - len(words)))
    title = ProgramLine("", note=message("codemonkey-line-latest"))
    return (title, *(_ran_line(program, slot, ran, runs=False) for slot in range(slots_in_all)))


def _line(program: Program, slot: int) -> ProgramLine:
    """Return a slot as a line of code; a Loop says what it repeats."""
    if program[slot] != LOOP:
        return ProgramLine(line(program[slot]))
    return ProgramLine(line(LOOP), note=message("codemonkey-line-loop", slot=slot, code=_repeated(program[:slot])))


def _repeated(program: Program) -> str:
    """Return the code that a Loop repeats."""
    return ", ".join(line(word) for word in program if word != EMPTY)
