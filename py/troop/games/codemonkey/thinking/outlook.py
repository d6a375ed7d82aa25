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
        place, last = now.at[seat], now.last[seat]
        up = place >= TREE
        self.start: Ways = {
            self._number(Way(place - TREE if up else NONE, last, denied=denied)): 1 if up else 1 << place
        }

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
        for after, there in self._run(way, hexes, word, place.slot, code[place.slot] == LOOP):
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
                found = known[key] = self._run(self.ways[number], hexes, word, slot, looping)
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

    def _run(self, way: Way, hexes: int, word: int, slot: int, looping: bool) -> list[tuple[int, int]]:
        """What a part makes of a way."""
        phase, die = self.phases[slot], word & DIE
        denied = way._replace(denied=True) if looping else way
        if way.up != NONE:
            return [self._come_down(way, denied, word, phase)]
        if die:
            return self._walk(way, denied, hexes, word, phase)
        if word != SWING:
            return [(self._number(denied), hexes)]
        closed, landed, stuck = phase.monkeys | self.traps, 0, 0
        for hex in members(hexes):
            landings = self.land.landings[hex] & ~closed
            landed |= landings
            stuck |= 0 if landings else 1 << hex
        return [(self._number(end), there) for end, there in ((way, landed), (denied, stuck)) if there]

    def _come_down(self, way: Way, denied: Way, word: int, phase: Phase) -> tuple[int, int]:
        """Rules 17 to 19."""
        tree, die = way.up, word & DIE
        base = self.land.base[tree] & ~(phase.monkeys | self.traps) & (self.land.numbered[die] if die else -1)
        if not base or not (die or word == DOWN):
            return self._number(denied), 1
        if phase.fruit[tree] > way.taken.count(tree):
            return self._number(way._replace(up=NONE, last=tree, taken=(*way.taken, tree))), base
        return self._number(way._replace(up=NONE)), base

    def _walk(self, way: Way, denied: Way, hexes: int, word: int, phase: Phase) -> list[tuple[int, int]]:
        """Rules 11 to 15, 21 and 26."""
        land, die = self.land, word & DIE
        whole = cut = caught = 0
        for hex in members(hexes):
            all_steps, ends, traps = land.walk(hex, die, word >= UNDER, phase.monkeys, self.traps)
            caught |= traps
            if all_steps:
                whole |= ends
            else:
                cut |= ends
        found = [(way, whole), (denied, cut), (denied._replace(lost=way.lost + 1), caught)]
        trees = self._trees(way, phase)
        climbed = whole & land.climbing(die, trees) & ~self._trapped
        if climbed:
            found += [(way._replace(up=tree), 1) for tree in members(trees) if land.base[tree] & climbed]
        return [(self._number(end), there) for end, there in found if there]

    def _trees(self, way: Way, phase: Phase) -> int:
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
