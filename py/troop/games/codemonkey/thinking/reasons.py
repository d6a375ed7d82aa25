"""What speaks for a decision, in one sentence."""

from collections.abc import Callable
from typing import NamedTuple

from troop.core.game import Move
from troop.core.message import Message, message, seat_number
from troop.core.mind import Finding
from troop.games.codemonkey.coding import EMPTY
from troop.games.codemonkey.parts import STAY
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.setup import ordered
from troop.games.codemonkey.steps import CODE, LAY, MARK, NAME, ORDER, PLACE, PLANT, RUN, TRAP
from troop.games.codemonkey.thinking.beginning import room_for_trees, ways_up
from troop.games.codemonkey.thinking.chart import TREE, members
from troop.games.codemonkey.thinking.hindrance import hindered
from troop.games.codemonkey.thinking.situation import Situation, situation
from troop.games.codemonkey.thinking.worth import climbing_dice
from troop.games.codemonkey.tiles import is_tree, tree_name, tree_number
from troop.games.codemonkey.trapping import OFF

NO_TREE = "none"


def reason(view: State, seat: int, finding: Finding) -> Message:
    """What speaks for a decision."""
    return REASONS[view.step](view, seat, finding) or message("why-best", percent=round(100 * finding.shares[seat]))


class Deeds(NamedTuple):
    """What comes of a row of moves."""

    collected: tuple[str, ...]
    """The trees that bananas were brought down from."""
    up: str
    """The tree that the monkey is then up, if it is."""
    at: str
    """Where it is then."""


def deeds(view: State, seat: int, line: tuple[Move, ...]) -> Deeds:
    """What comes of a row of a player's moves."""
    at, collected = view.players[seat].at, []
    bananas = list(view.bananas)
    for move in line:
        if is_tree(at) and bananas[tree_number(at) - 1]:
            bananas[tree_number(at) - 1] -= 1
            collected.append(at)
        at = move[-1] if move[-1] != STAY else move[0]
    return Deeds(tuple(collected), at if is_tree(at) else "", at)


# A round


def why_code(view: State, seat: int, finding: Finding) -> Message | None:
    """Rule 8c: what the program brings."""
    done = deeds(view, seat, finding.line)
    if not finding.line:
        return message("codemonkey-best-stays") if set(finding.move) == {EMPTY} else None
    if done.collected:
        trees = ", ".join(done.collected)
        return message("codemonkey-best-collects", count=len(done.collected), trees=trees, up=done.up or NO_TREE)
    return message("codemonkey-best-climbs", tree=done.up) if done.up else _good_place(view, seat, done.at)


def why_run(view: State, seat: int, finding: Finding) -> Message | None:
    """Rule 8d: what the move brings, now or soon."""
    move, here = finding.move, view.players[seat].at
    if move[1:] and move[1] != STAY:
        done = deeds(view, seat, (move, *finding.line))
        later = "codemonkey-best-climb-down" if move[1] in done.collected else "codemonkey-best-climb"
        return message(later, tree=move[1])
    following = next((each for each in finding.line if each[1:] and each[1] != STAY), None)
    if is_tree(here) and view.bananas[tree_number(here) - 1]:
        if following:
            return message("codemonkey-best-down-climb", tree=here, hex=move[0], tree2=following[1])
        return message("codemonkey-best-down", tree=here)
    if following:
        return message("codemonkey-best-leads", hex=move[0], tree=following[1])
    if kept := hindered(view, seat, move):
        return message("codemonkey-best-keeps", seat2=seat_number(kept[0]), tree=kept[1])
    return _good_place(view, seat, move[0])


def why_trap(view: State, seat: int, finding: Finding) -> Message | None:  # noqa: ARG001  (whoever lays it)
    """Rule 26: whom the trap hinders."""
    [word] = finding.move
    if word == OFF:
        return message("codemonkey-best-trap-off")
    now = situation(view)
    trees = [tree_name(tree + 1) for tree in members(now.chart.trees_of[now.chart.places[word]] & now.bearing)]
    if not trees:
        return message("codemonkey-best-trap-way", hex=word)
    return message("codemonkey-best-trap", hex=word, trees=", ".join(trees))


def why_mark(view: State, seat: int, finding: Finding) -> Message | None:  # noqa: ARG001  (its reason is another's)
    """Rule 29: what the owner of the card will do."""
    owner, [tree] = view.card_owner, finding.move
    name = "codemonkey-best-mark-up" if view.players[owner].at == tree else "codemonkey-best-mark"
    return message(name, seat2=seat_number(owner), tree=tree)


def why_name(view: State, seat: int, finding: Finding) -> Message | None:
    """Rule 27: who will get the banana again."""
    [tree] = finding.move
    now = situation(view)
    place, wanted = now.at[seat], 1 << tree_number(tree) - 1
    hexes = members(now.chart.base[place - TREE]) if place >= TREE else (place,)
    return message("codemonkey-best-name", tree=tree, count=max(climbing_dice(now.chart, wanted, hex) for hex in hexes))


# Before the first round


def why_place(view: State, seat: int, finding: Finding) -> Message | None:
    """Rule 5: what can be done from there."""
    return _good_place(view, seat, finding.move[0])


def why_order(view: State, seat: int, finding: Finding) -> Message | None:
    """Rule 25: what is near."""
    one, two, three = map(tree_name, ordered(view.players[seat].missions, finding.move))
    return message("codemonkey-best-order", tree=one, tree2=two, tree3=three)


def why_lay(view: State, seat: int, finding: Finding) -> Message | None:  # noqa: ARG001  (the same for all)
    """Rule 2: what is left to plant on."""
    return message("codemonkey-best-lay", count=room_for_trees(view, finding.move))


def why_plant(view: State, seat: int, finding: Finding) -> Message | None:  # noqa: ARG001  (the same for all)
    """Rule 3: how it can be climbed."""
    return message("codemonkey-best-plant", count=ways_up(view, finding.move))


def _good_place(view: State, seat: int, name: str) -> Message | None:
    """How many numbers on a die climb a tree from a hex, with a Swing under it."""
    now = situation(view)
    place = now.chart.places[name]
    if place >= TREE:
        return None
    return message("codemonkey-best-place", hex=name, count=climbing_dice(now.chart, trees_after(now, seat), place))


def trees_after(now: Situation, seat: int) -> int:
    """Rule 15: the trees that a player may climb when all monkeys are down again."""
    last = now.last[seat]
    return now.bearing & ~(1 << last) if last >= 0 and now.bearing & (now.bearing - 1) else now.bearing


REASONS: dict[str, Callable[[State, int, Finding], Message | None]] = {
    LAY: why_lay,
    PLANT: why_plant,
    PLACE: why_place,
    MARK: why_mark,
    ORDER: why_order,
    CODE: why_code,
    RUN: why_run,
    NAME: why_name,
    TRAP: why_trap,
}
