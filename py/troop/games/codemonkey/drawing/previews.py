"""Previews of a choice: the route of a monkey, and the places that a program could reach."""

from collections.abc import Iterator

from troop.core.game import Badge, Move, ProgramLine
from troop.core.messages import message
from troop.games.codemonkey.drawing.dry_run import reachable
from troop.games.codemonkey.rules.parts import STAY, due, obstacles_for, part_ends
from troop.games.codemonkey.rules.programs import EMPTY, HIDDEN, Program, die_of, hand_of, has_swing, is_die, line
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, RUN
from troop.games.codemonkey.rules.walking import Route, Stride, route
from troop.games.codemonkey.text.program_input import DONE, panel_after, program_of

Preview = tuple[tuple[str, str], ...]


def preview(view: State, path: Move) -> Preview:
    """Return the marks of the hexes and trees that a choice affects; the last one is the end."""
    if not path:
        return ()
    if view.step == RUN:
        return _run_preview(view, path)
    if view.step == CODE:
        put_down = path[-1] != DONE and panel_after(path).held is None
        reaches = reachable(view, view.seat, _coded_so_far(view, path)) if put_down else ()
        return tuple((place, "path") for place in reaches[-1].places) if reaches else ()
    return tuple((word, "end") for word in path[-1:] if word in view.terrain.cell)


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


def badges(view: State, prefix: Move) -> tuple[Badge, ...]:
    """Return where each slot of the current program could take the monkey, with the jungle as it is now."""
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
        if place in climbed:
            yield Badge(place, "sign-climb", message("codemonkey-badge-climb", place=place, slots=listed), listed)
        else:
            yield Badge(
                place, "", message("codemonkey-badge-reach", place=place, slots=listed), "".join(map(str, numbers))
            )


def _coded_so_far(view: State, path: Move) -> Program:
    """Return the program coded so far, without the empty slots after the last piece."""
    hand = hand_of(view.variant, view.players[view.seat].dice)
    program = program_of(panel_after(path), hand, view.variant.slots)
    while program and program[-1] == EMPTY:
        program = program[:-1]
    return program


# The program as code


def program_listing(view: State, prefix: Move = ()) -> tuple[ProgramLine, ...]:
    """Return the program being coded or run as lines of code, with the running line marked."""
    if view.step == CODE:
        hand = hand_of(view.variant, view.players[view.seat].dice)
        return tuple(ProgramLine(line(word)) for word in program_of(panel_after(prefix), hand, view.variant.slots))
    if view.step != RUN or HIDDEN in view.program:
        return ()
    return tuple(ProgramLine(line(word), slot == view.cursor.slot) for slot, word in enumerate(view.program))
