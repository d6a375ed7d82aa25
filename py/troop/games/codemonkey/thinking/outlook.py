"""What one player can come to with a program, if the others do as is expected: all ways of running it at once.

Ways that differ only in the hex where the monkey stands are kept together, as bits, and what a part makes of them is
remembered; so even thousands of programs are run in a moment.
"""

from typing import NamedTuple

from troop.games.codemonkey.thinking.chart import NONE, TREE, members
from troop.games.codemonkey.thinking.running import CLIMB, HEX, Place, parts_of
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import DIE, DOWN, EMPTY, LOOP, SWING, UNDER, Code


class Phase(NamedTuple):
    """What the others have done by the time a slot of ours runs."""

    monkeys: int
    """The hexes where they stand."""
    occupied: int
    """The trees they are up."""
    fruit: tuple[int, ...]
    """What they have left on the trees."""


class Way(NamedTuple):
    """How it can go, but for the hex where the monkey stands."""

    up: int
    """The tree it is up, or NONE."""
    last: int
    taken: tuple[int, ...] = ()
    """The trees it has collected from, in order."""
    lost: int = 0
    """How many bananas traps and Loops cost."""
    denied: bool = False
    """A part of the Loop that is being run was denied."""


Ways = dict[int, int]
"""All ways it can go, by their number, each with the hexes where the monkey may then stand; up a tree, 1."""


class Outlook:
    """How the programs of one player can go."""

    def __init__(self, now: Situation, seat: int, phases: tuple[Phase, ...], denied: bool = False) -> None:
        """Of one player, who finds the others so in each slot, perhaps in a Loop of which a part was denied."""
        self.land, self.phases = now.chart, phases
        self.traps = now.traps_against(seat)
        own = now.trap[seat]
        self._trapped = self.traps | (1 << own if own >= 0 else 0)
        self.ways: list[Way] = []
        self._numbers: dict[Way, int] = {}
        self._known: dict[int, list[tuple[int, int]]] = {}
        self._open: dict[int, int] = {}
        place, last = now.at[seat], now.last[seat]
        up = place >= TREE
        self.start: Ways = {
            self._number(Way(place - TREE if up else NONE, last, denied=denied)): 1 if up else 1 << place
        }

    @property
    def looked(self) -> int:
        """How many ways were looked at, each with a part of a program."""
        return len(self._known)

    def after(self, ways: Ways, code: Code, slot: int) -> Ways:
        """All ways it can go after one more slot of a program."""
        word = code[slot]
        if word == EMPTY:
            return ways
        if word != LOOP:
            return self.after_part(ways, word, slot, False)
        for word in code[:slot]:
            if word != EMPTY:
                ways = self.after_part(ways, word, slot, True)
        return self.after_loop(ways)

    def after_move(self, move: int, code: Code, place: Place) -> Ways:
        """The one way it goes after a move of the part with which it begins."""
        [(number, hexes)] = self.start.items()
        way, end, climb = self.ways[number], 1 << (move & HEX), move >> CLIMB
        if climb:
            return {self._number(way._replace(up=climb - 1)): 1}
        word = parts_of(code, place.slot)[place.part]
        for after, there in self._run(number, hexes, word, place.slot, code[place.slot] == LOOP):
            if there & end and self.ways[after].up == NONE:
                return {after: end}
        raise AssertionError("the move is one of those of the part")

    def rest(self, code: Code, place: Place, ways: Ways | None = None) -> Ways:
        """All ways it can go from a part of a program to its end; with some ways given, from after that part."""
        if ways is None:
            word = parts_of(code, place.slot)[place.part]
            ways = self.after_part(self.start, word, place.slot, code[place.slot] == LOOP)
        if code[place.slot] == LOOP:
            for word in code[place.part + 1 : place.slot]:
                if word != EMPTY:
                    ways = self.after_part(ways, word, place.slot, True)
            ways = self.after_loop(ways)
        for slot in range(place.slot + 1, len(code)):
            ways = self.after(ways, code, slot)
        return ways

    def after_part(self, ways: Ways, word: int, slot: int, looping: bool) -> Ways:
        """All ways it can go after one part of a slot."""
        after: Ways = {}
        known, tail = self._known, (word << 1 | looping) << 2 | slot
        for number, hexes in ways.items():
            key = (hexes << 16 | number) << 9 | tail
            found = known.get(key)
            if found is None:
                found = known[key] = self._run(number, hexes, word, slot, looping)
            for way, there in found:
                after[way] = after.get(way, 0) | there
        return after

    def after_loop(self, ways: Ways) -> Ways:
        """Rule 28: a Loop with a denied part costs a banana."""
        after: Ways = {}
        for number, hexes in ways.items():
            way = self.ways[number]
            end = self._number(way._replace(lost=way.lost + 1, denied=False)) if way.denied else number
            after[end] = after.get(end, 0) | hexes
        return after

    def _number(self, way: Way) -> int:
        number = self._numbers.get(way)
        if number is None:
            number = self._numbers[way] = len(self.ways)
            self.ways.append(way)
        return number

    # Running a part

    def _run(self, number: int, hexes: int, word: int, slot: int, looping: bool) -> list[tuple[int, int]]:
        """What a part makes of a way."""
        way = self.ways[number]
        if way.up != NONE:
            return [self._come_down(number, word, slot, looping)]
        if word & DIE:
            return self._walk(number, hexes, word, slot, looping)
        if word != SWING:
            return [(self._denied(number, looping), hexes)]
        closed, landed, stuck = self.phases[slot].monkeys | self.traps, 0, 0
        for hex in members(hexes):
            landings = self.land.landings[hex] & ~closed
            landed |= landings
            stuck |= 0 if landings else 1 << hex
        found = [(number, landed)] if landed else []
        return [*found, (self._denied(number, looping), stuck)] if stuck else found

    def _denied(self, number: int, looping: bool) -> int:
        """Rule 28: the way on which a part was denied; that matters only in a Loop."""
        up, last, taken, lost, denied = self.ways[number]
        return self._number(Way(up, last, taken, lost, True)) if looping and not denied else number

    def _come_down(self, number: int, word: int, slot: int, looping: bool) -> tuple[int, int]:
        """Rules 17 to 19."""
        tree, last, taken, lost, denied = self.ways[number]
        phase, die = self.phases[slot], word & DIE
        base = self.land.base[tree] & ~(phase.monkeys | self.traps) & (self.land.numbered[die] if die else -1)
        if not base or not (die or word == DOWN):
            return self._denied(number, looping), 1
        if phase.fruit[tree] > taken.count(tree):
            return self._number(Way(NONE, tree, (*taken, tree), lost, denied)), base
        return self._number(Way(NONE, last, taken, lost, denied)), base

    def _walk(self, number: int, hexes: int, word: int, slot: int, looping: bool) -> list[tuple[int, int]]:
        """Rules 11 to 15, 21 and 26."""
        walk, monkeys, traps = self.land.walk, self.phases[slot].monkeys, self.traps
        die, swing, whole, cut, caught = word & DIE, word >= UNDER, 0, 0, 0
        for hex in members(hexes):
            all_steps, ends, stepped_on = walk(hex, die, swing, monkeys, traps)
            caught |= stepped_on
            if all_steps:
                whole |= ends
            else:
                cut |= ends
        found = []
        if whole:
            found.append((number, whole))
            trees = self._trees(number, slot)
            if climbed := whole & self.land.climbing(die, trees) & ~self._trapped:
                _, last, taken, lost, denied = self.ways[number]
                base = self.land.base
                there = [tree for tree in members(trees) if base[tree] & climbed]
                found += [(self._number(Way(tree, last, taken, lost, denied)), 1) for tree in there]
        if cut:
            found.append((self._denied(number, looping), cut))
        if caught:
            up, last, taken, lost, denied = self.ways[self._denied(number, looping)]
            found.append((self._number(Way(up, last, taken, lost + 1, denied)), caught))
        return found

    def _trees(self, number: int, slot: int) -> int:
        """Rules 14 and 15: the trees that may be climbed."""
        key = number << 2 | slot
        trees = self._open.get(key)
        if trees is None:
            trees = self._open[key] = open_trees(self.phases[slot], self.ways[number])
        return trees


def open_trees(phase: Phase, way: Way) -> int:
    """Rules 14 and 15: the trees that may be climbed."""
    bearing = 0
    for tree, fruit in enumerate(phase.fruit):
        if fruit > way.taken.count(tree):
            bearing |= 1 << tree
    if way.last >= 0 and bearing & (bearing - 1):
        bearing &= ~(1 << way.last)
    return bearing & ~phase.occupied


def phase(now: Situation, seat: int) -> Phase:
    """What a player finds now."""
    occupied = 0
    for other, place in enumerate(now.at):
        if place >= TREE and other != seat:
            occupied |= 1 << place - TREE
    return Phase(now.monkeys_beside(seat), occupied, tuple(now.fruit))


def standing_still(now: Situation, seat: int) -> tuple[Phase, ...]:
    """What a player finds in each slot if nobody else moves."""
    return (phase(now, seat),) * now.slots
