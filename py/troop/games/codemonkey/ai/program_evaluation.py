"""The evaluation of a player's programs, given what the others are expected to do."""

from troop.core.chance import Rng, draw
from troop.games.codemonkey.ai.evaluation import hex_values, mission_value, tree_value
from troop.games.codemonkey.ai.fast_jungle import NONE, members
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.ai.program_codes import Code, plain_codes
from troop.games.codemonkey.ai.program_runs import Branch, Branches, ProgramRuns, SlotContext, standing_still
from troop.games.codemonkey.rules.legal import rolls
from troop.games.codemonkey.rules.programs import hand_of
from troop.games.codemonkey.rules.setup import value_of

STRIKE_LOSS = 0.75
"""The part of a banana lost in a strike: it hangs on another tree now, and the card is marked anew. If all were lost,
nobody would ever fetch a last banana that is certainly marked."""


class ProgramEvaluator:
    """Evaluates the programs of one player."""

    def __init__(self, pos: Position, seat: int, contexts: tuple[SlotContext, ...], denied: bool = False) -> None:
        """``contexts``: what the player meets in each slot."""
        self.runs = ProgramRuns(pos, seat, contexts, denied)
        self._now, self._seat, self._fruit = pos, seat, contexts[-1].fruit
        self._rest = free_bananas_in(pos, contexts[-1])
        self._strike_chance = strike_chances(pos, seat)
        self._after: dict[Code, Branches] = {(): self.runs.start}
        self._cached: dict[int, float] = {}
        self._branch_values: dict[int, tuple[float, tuple[float, ...]]] = {}

    @property
    def positions(self) -> int:
        """The number of positions searched."""
        return self.runs.positions

    def value(self, code: Code) -> float:
        """Return the value of a program in bananas, with the best choices during the run."""
        return self.best(self.branches(code))

    def rest(self, code: Code, slot: int) -> float:
        """Return the value of the rest of a program, from a slot on."""
        branches = self.runs.start
        for at in range(slot, len(code)):
            branches = self.runs.after(branches, code, at)
        return self.best(branches)

    def branches(self, code: Code) -> Branches:
        """Return the branches of a program, or of the beginning of one."""
        branches = self._after.get(code)
        if branches is None:
            branches = self._after[code] = self.runs.after(self.branches(code[:-1]), code, len(code) - 1)
        return branches

    def best_branch(self, code: Code) -> Branch:
        """Return the best branch of a program."""
        branches = self.branches(code)
        return self.runs.branches[max(branches, key=lambda number: self.best({number: branches[number]}))]

    def best(self, branches: Branches) -> float:
        """Return the value of the best of some branches."""
        cached, best = self._cached, -9.0
        for number, hexes in branches.items():
            key = hexes << 16 | number
            value = cached.get(key)
            if value is None:
                value = cached[key] = self._value(number, hexes)
            if value > best:
                best = value
        return best

    def _value(self, number: int, hexes: int) -> float:
        """Return the value of a branch on the best of some hexes."""
        branch_value = self._branch_values.get(number)
        if branch_value is None:
            branch_value = self._branch_values[number] = self._branch_value(self.runs.branches[number])
        value, hex_values_after = branch_value
        if not hex_values_after:
            return value
        return value + max([hex_values_after[hex] for hex in members(hexes)])

    def _branch_value(self, branch: Branch) -> tuple[float, tuple[float, ...]]:
        """Return the value of a branch, and the value of each hex at its end; no hex values up a tree, or without
        bananas left."""
        pos, seat, taken = self._now, self._seat, branch.taken
        value = 0.0
        for at, tree in enumerate(taken):
            value += 1.0 if tree in taken[:at] else 1.0 - STRIKE_LOSS * self._strike_chance[tree]
        value -= min(branch.lost, pos.bananas[seat] + value)
        fruit = [count - taken.count(tree) for tree, count in enumerate(self._fruit)]
        if order := pos.missions[seat]:
            collected = pos.collected[seat]
            for tree in taken:
                if tree in order and tree not in collected:
                    collected = (*collected, tree)
            value += mission_value(order, collected, fruit)
        rest = max(self._rest - len(taken), 0)
        if branch.up != NONE:
            kept = (1.0 - STRIKE_LOSS * self._strike_chance[branch.up]) * (fruit[branch.up] > 0)
            return value + tree_value(max(rest - 1, 0)) * kept, ()
        fruit_trees = sum(1 << tree for tree, count in enumerate(fruit) if count > 0)
        if branch.last != NONE and fruit_trees & (fruit_trees - 1):
            fruit_trees &= ~(1 << branch.last)
        return value, hex_values(pos.jungle, pos.variant.dice, fruit_trees) if rest else ()


def free_bananas_in(pos: Position, context: SlotContext) -> int:
    """Return the number of bananas left that no other monkey is up for."""
    reserved = sum(1 for tree in members(context.occupied) if context.fruit[tree])
    return sum(context.fruit) + len(pos.waiting) - reserved


def strike_chances(pos: Position, seat: int) -> tuple[float, ...]:
    """Rule 29: return the probability that each tree is marked on the player's magic card, as far as they know."""
    if not pos.variant.magic:
        return (0.0,) * pos.jungle.trees
    unsafe = [not pos.safe[seat] >> tree & 1 for tree in range(pos.jungle.trees)]
    return tuple(doubtful / max(sum(unsafe), 1) for doubtful in unsafe)


PROGRAMS_TRIED = 40
"""The most programs tried for a roll of the next round."""


class NextRound:
    """The expected value of the next round for one player, with the same random dice for every choice compared."""

    def __init__(self, pos: Position, seat: int, rng: Rng) -> None:
        self.seat, self.positions = seat, 0
        dice = tuple(map(int, value_of(draw(rolls(pos.variant.dice), rng)).split(",")))
        codes = list(plain_codes(hand_of(pos.variant, dice), pos.slots))
        rng.shuffle(codes)
        self._codes = codes[:PROGRAMS_TRIED]

    def value(self, pos: Position) -> float:
        """Return the value of the best program, in bananas."""
        return self._best(pos)[0]

    def best_branch(self, pos: Position) -> Branch:
        """Return the best branch of the best program."""
        _, evaluator, code = self._best(pos)
        return evaluator.best_branch(code)

    def _best(self, pos: Position) -> tuple[float, ProgramEvaluator, Code]:
        evaluator = ProgramEvaluator(pos, self.seat, standing_still(pos, self.seat))
        values = [evaluator.value(code) for code in self._codes]
        self.positions += evaluator.positions
        best = max(values)
        return best, evaluator, self._codes[values.index(best)]
