"""How things stand, in numbers: what the rules' state says, in a form that is quick to copy and to change."""

from troop.games.codemonkey.coding import HIDDEN
from troop.games.codemonkey.player import UNKNOWN, Player
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.terms import Terms
from troop.games.codemonkey.thinking.chart import NONE, TREE, Chart, chart
from troop.games.codemonkey.thinking.words import Code, code_of


class Situation:
    """A position. Everything is by seat, but for what is on the trees; trees count from 0."""

    __slots__ = (
        *("at", "bearing", "chart", "climbed", "code", "collected", "dice", "dry", "elapsed", "fruit"),
        *("fruitful", "got", "last", "mark", "marker", "missions", "round", "safe", "seats", "slots", "terms"),
        *("timer", "trap", "waiting"),
    )

    chart: Chart
    terms: Terms
    seats: int
    slots: int
    missions: tuple[tuple[int, ...], ...]
    """Rule 25: three trees each, in their order."""
    marker: int
    """Who has the First Player Marker."""
    round: int
    at: list[int]
    """Where the monkeys are."""
    got: list[int]
    """The bananas of each player."""
    last: list[int]
    """Rule 15: the tree they last collected from."""
    collected: list[tuple[int, ...]]
    """Rule 25: missions that are done, in the order of the first time."""
    trap: list[int]
    climbed: list[int]
    """Rule 26: the numbers climbed from this round, as bits."""
    mark: list[int]
    """Rule 29: the tree on each magic card; NONE where it is not known, or not marked."""
    safe: list[int]
    """Rule 29: trees that it is certainly not, as bits."""
    dice: list[tuple[int, ...]]
    code: list[Code]
    """The programs; () where there is none, or none that may be known."""
    fruit: list[int]
    """The bananas on each tree."""
    bearing: int
    """The trees with bananas, as bits."""
    waiting: list[int]
    """Rule 27: who lost the bananas that wait for the tree die."""
    fruitful: bool
    dry: int
    elapsed: int
    timer: int
    """Rule 32: after how many rounds it rings; 0 if it is not set, or nobody knows."""

    def copy(self) -> "Situation":
        """Another one, to be changed."""
        new = Situation.__new__(Situation)
        new.chart, new.terms, new.seats, new.slots = self.chart, self.terms, self.seats, self.slots
        new.missions = self.missions
        new.marker, new.round, new.fruitful, new.dry = self.marker, self.round, self.fruitful, self.dry
        new.elapsed, new.timer, new.bearing = self.elapsed, self.timer, self.bearing
        new.at, new.got, new.last, new.collected = self.at[:], self.got[:], self.last[:], self.collected[:]
        new.trap, new.climbed, new.mark, new.safe = self.trap[:], self.climbed[:], self.mark[:], self.safe[:]
        new.dice, new.code, new.fruit, new.waiting = self.dice[:], self.code[:], self.fruit[:], self.waiting[:]
        return new

    def seat_at(self, turn: int) -> int:
        """The seat whose turn it is after so many others, in order."""
        return (self.marker + turn) % self.seats

    def monkeys_beside(self, seat: int) -> int:
        """Rules 11 and 16: the hexes with another monkey."""
        hexes = 0
        for other, place in enumerate(self.at):
            if other != seat and 0 <= place < TREE:
                hexes |= 1 << place
        return hexes

    def traps_against(self, seat: int) -> int:
        """Rule 26: the hexes with an opponent's trap."""
        hexes = 0
        for other, hex in enumerate(self.trap):
            if hex >= 0 and other != seat:
                hexes |= 1 << hex
        return hexes

    def trees_for(self, seat: int) -> int:
        """Rules 14 and 15: the trees that a player may climb."""
        bearing, last = self.bearing, self.last[seat]
        trees = bearing & ~(1 << last) if last >= 0 and bearing & (bearing - 1) else bearing
        for place in self.at:
            if place >= TREE:
                trees &= ~(1 << place - TREE)
        return trees

    def add_fruit(self, tree: int, count: int) -> None:
        """With so many more bananas on a tree."""
        self.fruit[tree] += count
        if self.fruit[tree]:
            self.bearing |= 1 << tree
        else:
            self.bearing &= ~(1 << tree)


def situation(state: State) -> Situation:
    """How things stand in a state, or in a view of one, once the jungle is there."""
    new, land, players = Situation(), chart(state.terrain), state.players
    new.chart, new.terms, new.seats, new.slots = land, state.terms, state.terms.seats, state.terms.slots
    new.marker, new.round = state.marker, state.round
    new.missions = tuple(tuple(tree - 1 for tree in player.missions) for player in players)
    new.at = [land.places[player.at] if player.at else NONE for player in players]
    new.got = [player.bananas for player in players]
    new.last = [player.last - 1 for player in players]
    new.collected = [tuple(tree - 1 for tree in player.collected) for player in players]
    new.trap = [land.places[player.trap] if player.trap else NONE for player in players]
    new.climbed = [_bits(player.climbed) for player in players]
    new.mark = [NONE if player.mark == UNKNOWN else player.mark - 1 for player in players]
    new.safe = [_bits(player.safe) >> 1 for player in players]
    new.dice = [player.dice for player in players]
    new.code = [_code(player) for player in players]
    new.fruit = list(state.bananas)
    new.bearing = sum(1 << tree for tree, bananas in enumerate(new.fruit) if bananas)
    new.waiting = list(state.waiting)
    new.fruitful, new.dry, new.elapsed = state.fruitful, state.dry, state.elapsed
    new.timer = max(state.timer, 0)
    return new


def _bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _code(player: Player) -> Code:
    return () if HIDDEN in player.program else code_of(player.program)
