"""The fast state: a position in numbers, quick to copy and to change."""

from troop.core.chance import Rng
from troop.games.codemonkey.ai.fast_jungle import NONE, TREE, FastJungle, fast_jungle
from troop.games.codemonkey.ai.program_codes import Code, code_of
from troop.games.codemonkey.rules.player import UNKNOWN, Player
from troop.games.codemonkey.rules.programs import HIDDEN
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.variant import TIMES, Variant


class Position:
    """A position. Everything is by seat, except the bananas on the trees; trees are numbered from 0."""

    __slots__ = (
        *("at", "fruit_trees", "jungle", "climbed", "code", "collected", "dice", "dry", "elapsed", "fruit"),
        *("fruitful", "bananas", "last", "mark", "marker", "missions", "round", "safe", "seats", "slots", "variant"),
        *("timer", "trap", "waiting"),
    )

    jungle: FastJungle
    variant: Variant
    seats: int
    slots: int
    missions: tuple[tuple[int, ...], ...]
    """Rule 25: three trees each, in their order."""
    marker: int
    """The seat with the First Player Marker."""
    round: int
    at: list[int]
    """The places of the monkeys."""
    bananas: list[int]
    """The bananas of each player."""
    last: list[int]
    """Rule 15: the tree they last collected from."""
    collected: list[tuple[int, ...]]
    """Rule 25: missions done, in the order of the first time."""
    trap: list[int]
    climbed: list[int]
    """Rule 26: the numbers climbed from this round, as bits."""
    mark: list[int]
    """Rule 29: the tree on each magic card; NONE if it is unknown or not marked."""
    safe: list[int]
    """Rule 29: trees that are certainly not marked, as bits."""
    dice: list[tuple[int, ...]]
    code: list[Code]
    """The programs; () if there is none, or it is hidden."""
    fruit: list[int]
    """The bananas on each tree."""
    fruit_trees: int
    """The trees with bananas, as bits."""
    waiting: list[int]
    """Rule 27: the seats that lost the bananas waiting for the tree die."""
    fruitful: bool
    dry: int
    elapsed: int
    timer: int
    """Rule 32: the number of rounds until it rings; 0 if it is not set or unknown."""

    def copy(self) -> "Position":
        new = Position.__new__(Position)
        new.jungle, new.variant, new.seats, new.slots = self.jungle, self.variant, self.seats, self.slots
        new.missions = self.missions
        new.marker, new.round, new.fruitful, new.dry = self.marker, self.round, self.fruitful, self.dry
        new.elapsed, new.timer, new.fruit_trees = self.elapsed, self.timer, self.fruit_trees
        new.at, new.bananas, new.last, new.collected = self.at[:], self.bananas[:], self.last[:], self.collected[:]
        new.trap, new.climbed, new.mark, new.safe = self.trap[:], self.climbed[:], self.mark[:], self.safe[:]
        new.dice, new.code, new.fruit, new.waiting = self.dice[:], self.code[:], self.fruit[:], self.waiting[:]
        return new

    def seat_at(self, turn: int) -> int:
        """Return the seat at a place in the turn order, from 0."""
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
        return self.trees_alone(seat) & ~self.occupied_trees

    def trees_alone(self, seat: int) -> int:
        """Rules 14 and 15: the trees that a player could climb if no monkey were up a tree."""
        fruit_trees, last = self.fruit_trees, self.last[seat]
        return fruit_trees & ~(1 << last) if last >= 0 and fruit_trees & (fruit_trees - 1) else fruit_trees

    @property
    def occupied_trees(self) -> int:
        """Rule 14: the trees with a monkey."""
        trees = 0
        for place in self.at:
            if place >= TREE:
                trees |= 1 << place - TREE
        return trees

    def add_fruit(self, tree: int, count: int) -> None:
        """Add bananas to a tree."""
        self.fruit[tree] += count
        if self.fruit[tree]:
            self.fruit_trees |= 1 << tree
        else:
            self.fruit_trees &= ~(1 << tree)


def position_of(state: State) -> Position:
    """Return the fast state of a state, or of a view of one, after the jungle is laid."""
    new, jungle, players = Position(), fast_jungle(state.terrain), state.players
    new.jungle, new.variant, new.seats, new.slots = jungle, state.variant, state.variant.seats, state.variant.slots
    new.marker, new.round = state.marker, state.round
    new.missions = tuple(tuple(tree - 1 for tree in player.missions) for player in players)
    new.at = [jungle.places[player.at] if player.at else NONE for player in players]
    new.bananas = [player.bananas for player in players]
    new.last = [player.last - 1 for player in players]
    new.collected = [tuple(tree - 1 for tree in player.collected) for player in players]
    new.trap = [jungle.places[player.trap] if player.trap else NONE for player in players]
    new.climbed = [_bits(player.climbed) for player in players]
    new.mark = [NONE if player.mark == UNKNOWN else player.mark - 1 for player in players]
    new.safe = [_bits(player.safe) >> 1 for player in players]
    new.dice = [player.dice for player in players]
    new.code = [_code(player) for player in players]
    new.fruit = list(state.bananas)
    new.fruit_trees = sum(1 << tree for tree, bananas in enumerate(new.fruit) if bananas)
    new.waiting = list(state.waiting)
    new.fruitful, new.dry, new.elapsed = state.fruitful, state.dry, state.elapsed
    new.timer = max(state.timer, 0)
    return new


def as_if_even(pos: Position, seat: int) -> Position:
    """Return a copy in which all players have as many bananas as one of them: a weak player goes for the next banana,
    however the game stands.
    """
    then = pos.copy()
    then.bananas = [pos.bananas[seat]] * pos.seats
    return then


def _bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _code(player: Player) -> Code:
    return () if HIDDEN in player.program else code_of(player.program)


def with_hidden_sampled(pos: Position, seat: int, rng: Rng) -> Position:
    """Rules 29 and 32: return a copy with a random mark on the seat's own card and a random timer."""
    then = pos.copy()
    if pos.variant.magic and pos.mark[seat] == NONE:
        then.mark[seat] = rng.choice([tree for tree in range(pos.jungle.trees) if not pos.safe[seat] >> tree & 1])
    if pos.variant.counts_rounds:
        then.timer = rng.choice([time for time in TIMES if time > pos.elapsed])
    return then
