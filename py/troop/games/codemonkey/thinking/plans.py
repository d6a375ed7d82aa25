"""What a program is worth to its player, if the others do as is expected."""

from troop.games.codemonkey.thinking.chart import NONE, members
from troop.games.codemonkey.thinking.outlook import Outlook, Phase, Way, Ways
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import Code
from troop.games.codemonkey.thinking.worth import grounds, missions, up


class Plans:
    """The programs of one player, run in the head and weighed."""

    def __init__(self, now: Situation, seat: int, phases: tuple[Phase, ...], denied: bool = False) -> None:
        """Of one player, who finds the others so in each slot."""
        self.outlook = Outlook(now, seat, phases, denied)
        self._now, self._seat, self._fruit = now, seat, phases[-1].fruit
        self._rest = left(now, phases[-1])
        self._doubt = doubts(now, seat)
        self._after: dict[Code, Ways] = {(): self.outlook.start}
        self._known: dict[int, float] = {}
        self._brought: dict[int, tuple[float, tuple[float, ...]]] = {}

    @property
    def looked(self) -> int:
        """How many positions were looked at."""
        return self.outlook.looked

    def value(self, code: Code) -> float:
        """What a program brings, in bananas, if the best is made of it."""
        return self.best(self.ways(code))

    def rest(self, code: Code, slot: int) -> float:
        """What the rest of a program brings, from a slot on."""
        ways = self.outlook.start
        for at in range(slot, len(code)):
            ways = self.outlook.after(ways, code, at)
        return self.best(ways)

    def ways(self, code: Code) -> Ways:
        """All ways a program can go, or the beginning of one."""
        ways = self._after.get(code)
        if ways is None:
            ways = self._after[code] = self.outlook.after(self.ways(code[:-1]), code, len(code) - 1)
        return ways

    def best_way(self, code: Code) -> Way:
        """How a program goes, if the best is made of it."""
        ways = self.ways(code)
        return self.outlook.ways[max(ways, key=lambda number: self.best({number: ways[number]}))]

    def best(self, ways: Ways) -> float:
        """What the best of some ways brings."""
        known, best = self._known, -9.0
        for number, hexes in ways.items():
            key = hexes << 16 | number
            value = known.get(key)
            if value is None:
                value = known[key] = self._value(number, hexes)
            if value > best:
                best = value
        return best

    def _value(self, number: int, hexes: int) -> float:
        """What it brings to have gone a way, and to stand on the best of some hexes."""
        brought = self._brought.get(number)
        if brought is None:
            brought = self._brought[number] = self._bring(self.outlook.ways[number])
        value, worths = brought
        if not worths:
            return value
        return value + max([worths[hex] for hex in members(hexes)])

    def _bring(self, way: Way) -> tuple[float, tuple[float, ...]]:
        """What it brings to have gone a way, and what each hex is then worth; up a tree, or at the end, nothing."""
        now, seat, taken = self._now, self._seat, way.taken
        value = 0.0
        for at, tree in enumerate(taken):
            value += 1.0 if tree in taken[:at] else 1.0 - self._doubt[tree]
        value -= min(way.lost, now.got[seat] + value)
        fruit = [count - taken.count(tree) for tree, count in enumerate(self._fruit)]
        if order := now.missions[seat]:
            collected = now.collected[seat]
            for tree in taken:
                if tree in order and tree not in collected:
                    collected = (*collected, tree)
            value += missions(order, collected, fruit)
        rest = max(self._rest - len(taken), 0)
        if way.up != NONE:
            return value + up(max(rest - 1, 0)) * (1.0 - self._doubt[way.up]) * (fruit[way.up] > 0), ()
        bearing = sum(1 << tree for tree, count in enumerate(fruit) if count > 0)
        if way.last != NONE and bearing & (bearing - 1):
            bearing &= ~(1 << way.last)
        return value, grounds(now.chart, now.terms.dice, bearing) if rest else ()


def left(now: Situation, phase: Phase) -> int:
    """How many bananas are left that nobody else is up for."""
    reserved = sum(1 for tree in members(phase.occupied) if phase.fruit[tree])
    return sum(phase.fruit) + len(now.waiting) - reserved


def doubts(now: Situation, seat: int) -> tuple[float, ...]:
    """Rule 29: how likely each tree is the one on the player's magic card, for all that they know."""
    if not now.terms.magic:
        return (0.0,) * now.chart.trees
    unsafe = [not now.safe[seat] >> tree & 1 for tree in range(now.chart.trees)]
    return tuple(doubtful / max(sum(unsafe), 1) for doubtful in unsafe)
