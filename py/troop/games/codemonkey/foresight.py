"""What a choice would do, before it is made: the way a monkey would go, where a program could take it."""

from collections.abc import Iterator

from troop.core.game import Line, Move, Note
from troop.core.message import message
from troop.games.codemonkey.coding import EMPTY, HIDDEN, Program, die_of, hand_of, has_swing, is_die
from troop.games.codemonkey.dryrun import reachable
from troop.games.codemonkey.listing import line
from troop.games.codemonkey.parts import STAY, due, part_ends, paths_of
from troop.games.codemonkey.programming import DONE, panel_after, program_of
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.steps import CODE, RUN
from troop.games.codemonkey.walking import Route, Stride, route

Ghost = tuple[tuple[str, str], ...]


def ghost(view: State, path: Move) -> Ghost:
    """The hexes and trees that a choice touches: the last one is the end."""
    if not path:
        return ()
    if view.step == RUN:
        return _run_ghost(view, path)
    if view.step == CODE:
        put_down = path[-1] != DONE and panel_after(path).held is None
        reach = reachable(view, view.seat, _so_far(view, path)) if put_down else ()
        return tuple((place, "path") for place in reach[-1].places) if reach else ()
    return tuple((word, "end") for word in path[-1:] if word in view.terrain.cell)


def _run_ghost(view: State, path: Move) -> Ghost:
    if path[0] not in part_ends(view, view.seat, due(view)):
        return tuple((word, "end") for word in path[:1] if word in view.terrain.cell)
    way = [stride.hex for stride in way_of(view, path[0])]
    climbed = [tree for tree in path[1:] if tree != STAY]
    *before, end = [*way, *climbed] or [path[0]]
    return (*((name, "path") for name in before), (end, "end"))


def way_of(view: State, end: str) -> Route:
    """The way on which the part that is due takes the monkey to a hex where it can end."""
    player, word = view.players[view.seat], due(view)
    if player.up or not is_die(word):
        return (Stride(end, True),)
    return route(paths_of(view, view.seat), player.at, end, die_of(word), has_swing(word))


def traces(before: State, move: Move) -> Ghost:
    """What a decision leaves marked: the way a monkey went, and where it began."""
    if before.step != RUN or move[0] not in before.terrain.number:
        return ()
    start = before.players[before.seat].at
    way = [stride.hex for stride in way_of(before, move[0])]
    passed = [name for name in (start, *way[:-1]) if name in before.terrain.number]
    return (*((name, "last") for name in passed), (move[0], "end"))


# The dry run


def notes(view: State, prefix: Move) -> tuple[Note, ...]:
    """Where each slot of the program as it stands could take the monkey, as the jungle is now."""
    if view.step != CODE or not prefix:
        return ()
    reach = reachable(view, view.seat, _so_far(view, prefix))
    after: dict[str, list[int]] = {}
    for slot, each in enumerate(reach, 1):
        for place in each.places:
            after.setdefault(place, []).append(slot)
    climbed = {tree for each in reach for _, tree in each.climbs}
    return tuple(_notes(after, climbed))


def _notes(after: dict[str, list[int]], climbed: set[str]) -> Iterator[Note]:
    for place, numbers in after.items():
        listed = " ".join(map(str, numbers))
        if place in climbed:
            yield Note(place, "sign-climb", message("codemonkey-note-climb", place=place, slots=listed), listed)
        else:
            yield Note(
                place, "", message("codemonkey-note-reach", place=place, slots=listed), "".join(map(str, numbers))
            )


def _so_far(view: State, path: Move) -> Program:
    """The program as it lies there, without the empty slots after the last piece."""
    hand = hand_of(view.terms, view.players[view.seat].dice)
    program = program_of(panel_after(path), hand, view.terms.slots)
    while program and program[-1] == EMPTY:
        program = program[:-1]
    return program


# The program as code


def listing(view: State, prefix: Move) -> tuple[Line, ...]:
    """What is being coded, or the program that runs, with the line that is run now."""
    if view.step == CODE:
        hand = hand_of(view.terms, view.players[view.seat].dice)
        return tuple(Line(line(word)) for word in program_of(panel_after(prefix), hand, view.terms.slots))
    if view.step != RUN or HIDDEN in view.program:
        return ()
    return tuple(Line(line(word), slot == view.cursor.slot) for slot, word in enumerate(view.program))
