"""All possible runs of one player's program, given what the others are expected to do.

Runs that differ only in the hex of the monkey are kept together, with the hexes as bits, and the results of parts are
cached. So even thousands of programs take only a moment.
"""

from typing import NamedTuple

from troop.games.codemonkey.ai.fast_jungle import NONE, TREE, members
from troop.games.codemonkey.ai.fast_run import CLIMB, HEX, RunCursor, parts_of
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.ai.program_codes import DIE, DOWN, EMPTY, LOOP, SWING, UNDER, Code


class SlotContext(NamedTuple):
    """What the others have done by the time a slot runs."""

    monkeys: int
    """The hexes with their monkeys."""
    occupied: int
    """The trees they are up."""
    fruit: tuple[int, ...]
    """The bananas left on the trees."""


class Branch(NamedTuple):
    """One course of a run, except for the hex of the monkey."""

    up: int
    """The tree it is up, or NONE."""
    last: int
    taken: tuple[int, ...] = ()
    """The trees it has collected from, in order."""
    lost: int = 0
    """The bananas lost to traps and Loops."""
    denied: bool = False
    """Whether a part of the running Loop was denied."""


Branches = dict[int, int]
"""Branches by number, each with the possible hexes of the monkey; 1 if it is up a tree."""


class ProgramRuns:
    """The possible runs of the programs of one player."""

    def __init__(self, pos: Position, seat: int, contexts: tuple[SlotContext, ...], denied: bool = False) -> None:
        """``contexts``: what the player meets in each slot; ``denied``: whether a part of the
        running Loop was denied."""
        self.jungle, self.contexts = pos.jungle, contexts
        self.traps = pos.traps_against(seat)
        own = pos.trap[seat]
        self._trapped = self.traps | (1 << own if own >= 0 else 0)
        self.branches: list[Branch] = []
        self._numbers: dict[Branch, int] = {}
        self._known: dict[int, list[tuple[int, int]]] = {}
        self._open: dict[int, int] = {}
        place, last = pos.at[seat], pos.last[seat]
        up = place >= TREE
        self.start: Branches = {
            self._number(Branch(place - TREE if up else NONE, last, denied=denied)): 1 if up else 1 << place
        }

    @property
    def positions(self) -> int:
        """The number of branches searched, each with a part of a program."""
        return len(self._known)

    def after(self, branches: Branches, code: Code, slot: int) -> Branches:
        """Return the branches after one more slot of a program."""
        word = code[slot]
        if word == EMPTY:
            return branches
        if word != LOOP:
            return self.after_part(branches, word, slot, False)
        for word in code[:slot]:
            if word != EMPTY:
                branches = self.after_part(branches, word, slot, True)
        return self.after_loop(branches)

    def after_move(self, move: int, code: Code, cursor: RunCursor) -> Branches:
        """Return the branch after a move of the first part."""
        [(number, hexes)] = self.start.items()
        branch, end, climb = self.branches[number], 1 << (move & HEX), move >> CLIMB
        if climb:
            return {self._number(branch._replace(up=climb - 1)): 1}
        word = parts_of(code, cursor.slot)[cursor.part]
        for after, there in self._run(number, hexes, word, cursor.slot, code[cursor.slot] == LOOP):
            if there & end and self.branches[after].up == NONE:
                return {after: end}
        raise AssertionError("the move is one of those of the part")

    def rest(self, code: Code, cursor: RunCursor, branches: Branches | None = None) -> Branches:
        """Return the branches from a part of a program to its end, or those that continue given
        ones after that part."""
        if branches is None:
            word = parts_of(code, cursor.slot)[cursor.part]
            branches = self.after_part(self.start, word, cursor.slot, code[cursor.slot] == LOOP)
        if code[cursor.slot] == LOOP:
            for word in code[cursor.part + 1 : cursor.slot]:
                if word != EMPTY:
                    branches = self.after_part(branches, word, cursor.slot, True)
            branches = self.after_loop(branches)
        for slot in range(cursor.slot + 1, len(code)):
            branches = self.after(branches, code, slot)
        return branches

    def after_part(self, branches: Branches, word: int, slot: int, looping: bool) -> Branches:
        """Return the branches after one part of a slot."""
        after: Branches = {}
        known, tail = self._known, (word << 1 | looping) << 2 | slot
        for number, hexes in branches.items():
            key = (hexes << 16 | number) << 9 | tail
            found = known.get(key)
            if found is None:
                found = known[key] = self._run(number, hexes, word, slot, looping)
            for branch, there in found:
                after[branch] = after.get(branch, 0) | there
        return after

    def after_loop(self, branches: Branches) -> Branches:
        """Rule 28: a Loop with a denied part costs a banana."""
        after: Branches = {}
        for number, hexes in branches.items():
            branch = self.branches[number]
            end = self._number(branch._replace(lost=branch.lost + 1, denied=False)) if branch.denied else number
            after[end] = after.get(end, 0) | hexes
        return after

    def _number(self, branch: Branch) -> int:
        number = self._numbers.get(branch)
        if number is None:
            number = self._numbers[branch] = len(self.branches)
            self.branches.append(branch)
        return number

    # Running a part

    def _run(self, number: int, hexes: int, word: int, slot: int, looping: bool) -> list[tuple[int, int]]:
        """Return the branches after a part of one branch."""
        branch = self.branches[number]
        if branch.up != NONE:
            return [self._come_down(number, word, slot, looping)]
        if word & DIE:
            return self._walk(number, hexes, word, slot, looping)
        if word != SWING:
            return [(self._denied(number, looping), hexes)]
        closed, landed, stuck = self.contexts[slot].monkeys | self.traps, 0, 0
        for hex in members(hexes):
            landings = self.jungle.landings[hex] & ~closed
            landed |= landings
            stuck |= 0 if landings else 1 << hex
        found = [(number, landed)] if landed else []
        return [*found, (self._denied(number, looping), stuck)] if stuck else found

    def _denied(self, number: int, looping: bool) -> int:
        """Rule 28: the branch in which a part was denied, which matters only in a Loop."""
        up, last, taken, lost, denied = self.branches[number]
        return self._number(Branch(up, last, taken, lost, True)) if looping and not denied else number

    def _come_down(self, number: int, word: int, slot: int, looping: bool) -> tuple[int, int]:
        """Rules 17 to 19: come down from a tree and collect."""
        tree, last, taken, lost, denied = self.branches[number]
        context, die = self.contexts[slot], word & DIE
        base = self.jungle.base[tree] & ~(context.monkeys | self.traps)
        base &= self.jungle.numbered[die] if die else -1
        if not base or not (die or word == DOWN):
            return self._denied(number, looping), 1
        if context.fruit[tree] > taken.count(tree):
            return self._number(Branch(NONE, tree, (*taken, tree), lost, denied)), base
        return self._number(Branch(NONE, last, taken, lost, denied)), base

    def _walk(self, number: int, hexes: int, word: int, slot: int, looping: bool) -> list[tuple[int, int]]:
        """Rules 11 to 15, 21 and 26: walk, climb or step into a trap."""
        walk, monkeys, traps = self.jungle.walk, self.contexts[slot].monkeys, self.traps
        die, swing, whole, cut, caught = word & DIE, word >= UNDER, 0, 0, 0
        for hex in members(hexes):
            all_steps, ends, stepped_on = walk(hex, die, swing, monkeys, traps)
            caught |= stepped_on
            if all_steps:
                whole |= ends
            else:
                cut |= ends
        found = []
        if looping and whole:
            blocked = self._blocked(whole & ~self._trapped, die, number, slot)
            whole &= ~blocked
            cut |= blocked
        if whole:
            found.append((number, whole))
            trees = self._trees(number, slot)
            if climbed := whole & self.jungle.climbing(die, trees) & ~self._trapped:
                _, last, taken, lost, denied = self.branches[number]
                base = self.jungle.base
                there = [tree for tree in members(trees) if base[tree] & climbed]
                found += [(self._number(Branch(tree, last, taken, lost, denied)), 1) for tree in there]
        if cut:
            found.append((self._denied(number, looping), cut))
        if caught:
            up, last, taken, lost, denied = self.branches[self._denied(number, looping)]
            found.append((self._number(Branch(up, last, taken, lost + 1, denied)), caught))
        return found

    def _blocked(self, hexes: int, die: int, number: int, slot: int) -> int:
        """Rule 28: those of some hexes where every tree that a die could climb is occupied."""
        alone, occupied = self._trees_alone(number, slot), self.contexts[slot].occupied
        climbing = self.jungle.climbing
        return hexes & climbing(die, alone & occupied) & ~climbing(die, alone & ~occupied)

    def _trees(self, number: int, slot: int) -> int:
        """Rules 14 and 15: the trees that may be climbed."""
        return self._trees_alone(number, slot) & ~self.contexts[slot].occupied

    def _trees_alone(self, number: int, slot: int) -> int:
        """Rules 14 and 15: the trees that could be climbed if no other monkey were up a tree."""
        key = number << 2 | slot
        trees = self._open.get(key)
        if trees is None:
            trees = self._open[key] = trees_alone(self.contexts[slot], self.branches[number])
        return trees


def trees_alone(context: SlotContext, branch: Branch) -> int:
    """Rules 14 and 15: the trees that could be climbed if no other monkey were up a tree."""
    fruit_trees = 0
    for tree, fruit in enumerate(context.fruit):
        if fruit > branch.taken.count(tree):
            fruit_trees |= 1 << tree
    if branch.last >= 0 and fruit_trees & (fruit_trees - 1):
        fruit_trees &= ~(1 << branch.last)
    return fruit_trees


def slot_context(pos: Position, seat: int) -> SlotContext:
    """Return what a player meets now."""
    occupied = 0
    for other, place in enumerate(pos.at):
        if place >= TREE and other != seat:
            occupied |= 1 << place - TREE
    return SlotContext(pos.monkeys_beside(seat), occupied, tuple(pos.fruit))


def standing_still(pos: Position, seat: int) -> tuple[SlotContext, ...]:
    """Return what a player meets in each slot if no other monkey moves."""
    return (slot_context(pos, seat),) * pos.slots
