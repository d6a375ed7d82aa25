"""What a choice would do, before it is made: the way a monkey would go, where a program could take it."""

from troop.core.game import Move
from troop.games.codemonkey.coding import die_of, has_swing, is_die
from troop.games.codemonkey.dryrun import reachable
from troop.games.codemonkey.parts import STAY, due, part_ends, paths_of
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
        return tuple((place, "path") for place in reachable(view, view.seat, path)[-1].places)
    return tuple((word, "end") for word in path[-1:] if word in view.terrain.cell)


def _run_ghost(view: State, path: Move) -> Ghost:
    if path[0] not in part_ends(view, view.seat, due(view)):
        return ()
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
