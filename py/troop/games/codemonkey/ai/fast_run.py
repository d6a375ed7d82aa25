"""Running programs on fast states (rules 8d, 11 to 23 and 26 to 29).

It follows the rules of ``running.py`` and ``bananas.py``; a test compares both.
"""

from typing import NamedTuple, Protocol

from troop.games.codemonkey.ai.fast_jungle import NONE, TREE, members
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.ai.program_codes import DIE, DOWN, EMPTY, LOOP, SWING, UNDER, Code

CLIMB = 5
"""A move is the number of the hex where the monkey ends and, shifted by this, the number of the
tree it climbs, from 1."""
HEX = (1 << CLIMB) - 1


class RunCursor(NamedTuple):
    """The position in a run: the slot, the turn in order, the part of a Loop, whether a part of it was denied."""

    slot: int = 0
    turn: int = 0
    part: int = 0
    denied: bool = False


class RunPolicy(Protocol):
    """Makes the decisions during a run, and rolls the tree die."""

    def move(self, pos: Position, seat: int, cursor: RunCursor, moves: tuple[int, ...]) -> int:
        """Return one of the moves of the current part."""

    def roll(self, pos: Position) -> int:
        """Return the tree die, from 0 to 5."""

    def name(self, pos: Position, seat: int) -> int:
        """Rule 27: return a tree that is not full, for a banana that this player lost."""

    def mark(self, pos: Position, seat: int) -> int:
        """Rule 29: return a tree to mark on this player's magic card."""


def run_on(pos: Position, cursor: RunCursor, policy: RunPolicy) -> None:
    """Rule 8d: run the programs from the cursor to the end."""
    slot, turn, part, denied = cursor
    while slot < pos.slots:
        while turn < pos.seats:
            run_slot(pos, pos.seat_at(turn), RunCursor(slot, turn, part, denied), policy)
            turn, part, denied = turn + 1, 0, False
        slot, turn = slot + 1, 0


def run_slot(pos: Position, seat: int, cursor: RunCursor, policy: RunPolicy) -> None:
    """Rules 23 and 28: run the parts of a slot, starting with one of them."""
    slot, turn, part, denied = cursor
    code = pos.code[seat]
    looping = code[slot] == LOOP
    for at, word in enumerate(parts_of(code, slot)):
        if at < part or word == EMPTY:
            continue
        moves = moves_of(pos, seat, word)
        if not moves:
            denied = True
            continue
        move = policy.move(pos, seat, RunCursor(slot, turn, at, denied), moves)
        if apply_part(pos, seat, word, move, policy):
            denied = True
    if looping and denied:
        lose(pos, seat, policy)


def parts_of(code: Code, slot: int) -> Code:
    """Rule 28: return the parts of a slot; a Loop has those of all slots before it."""
    return code[:slot] if code[slot] == LOOP else code[slot : slot + 1]


def moves_of(pos: Position, seat: int, word: int) -> tuple[int, ...]:
    """Return the moves of a part; none if the monkey cannot leave its place."""
    jungle, place, die = pos.jungle, pos.at[seat], word & DIE
    monkeys, traps = pos.monkeys_beside(seat), pos.traps_against(seat)
    if place >= TREE:
        if not die and word != DOWN:
            return ()
        base = jungle.base[place - TREE] & ~(monkeys | traps)
        return members(base & jungle.numbered[die] if die else base)
    if not die:
        return members(jungle.landings[place] & ~(monkeys | traps)) if word == SWING else ()
    whole, ends, caught = jungle.walk(place, die, word >= UNDER, monkeys, traps)
    if ends | caught == 1 << place:
        return ()
    moves = members(ends | caught)
    return (*moves, *climbs(pos, seat, die, ends)) if whole else moves


def climbs(pos: Position, seat: int, die: int, ends: int) -> list[int]:
    """Rules 13 to 15 and 26: the climbs of a die that has made all its steps."""
    jungle, trees = pos.jungle, pos.trees_for(seat)
    hexes = ends & jungle.climbing(die, trees)
    if not hexes:
        return []
    for hex in pos.trap:
        if hex >= 0:
            hexes &= ~(1 << hex)
    return [hex | tree + 1 << CLIMB for hex in members(hexes) for tree in members(jungle.trees_of[hex] & trees)]


def apply_part(pos: Position, seat: int, word: int, move: int, policy: RunPolicy) -> bool:
    """Apply a move of a part, and return whether the part was denied (rule 28)."""
    place, end, climb = pos.at[seat], move & HEX, move >> CLIMB
    if place >= TREE:
        pos.at[seat] = end
        collect(pos, seat, place - TREE, policy)
        return False
    if not word & DIE:
        pos.at[seat] = end
        return False
    if climb:
        pos.at[seat] = TREE + climb - 1
        pos.climbed[seat] |= 1 << pos.jungle.number[end]
        return False
    traps = pos.traps_against(seat)
    whole, _, caught = pos.jungle.walk(place, word & DIE, word >= UNDER, pos.monkeys_beside(seat), traps)
    pos.at[seat] = end
    if caught >> end & 1:
        lose(pos, seat, policy)
        return True
    return not whole or climb_denied(pos, seat, word & DIE, end)


def climb_denied(pos: Position, seat: int, die: int, end: int) -> bool:
    """Rule 28: whether every tree that a die could climb from its end is occupied, and there is one."""
    if pos.jungle.number[end] != 7 - die or end in pos.trap:
        return False
    trees = pos.trees_alone(seat) & pos.jungle.trees_of[end]
    return trees != 0 and not trees & ~pos.occupied_trees


def collect(pos: Position, seat: int, tree: int, policy: RunPolicy) -> None:
    """Rules 19 and 29: collect the banana of the tree that a monkey came down from."""
    if not pos.fruit[tree]:
        return
    pos.add_fruit(tree, -1)
    pos.fruitful, pos.last[seat] = True, tree
    if tree in pos.missions[seat] and tree not in pos.collected[seat]:
        pos.collected[seat] = (*pos.collected[seat], tree)
    if not pos.variant.magic:
        pos.bananas[seat] += 1
    elif pos.mark[seat] == tree:
        pos.mark[seat], pos.safe[seat] = NONE, 0
        roll_tree_die(pos, seat, policy)
        pos.mark[seat] = policy.mark(pos, seat)
    else:
        pos.bananas[seat] += 1
        pos.safe[seat] |= 1 << tree


def lose(pos: Position, seat: int, policy: RunPolicy) -> None:
    """Rules 26 and 28: a player loses a banana, if there is one."""
    if pos.bananas[seat]:
        pos.bananas[seat] -= 1
        roll_tree_die(pos, seat, policy)


def roll_tree_die(pos: Position, seat: int, policy: RunPolicy) -> None:
    """Rule 27: roll for a tree for a banana; with five trees a 6 lets its loser name one."""
    tree = policy.roll(pos)
    drop_banana(pos, tree if tree < pos.jungle.trees else policy.name(pos, seat), seat)


def drop_banana(pos: Position, tree: int, seat: int) -> None:
    """Rule 27: put a lost banana on a tree; if it is full, the banana waits."""
    if pos.fruit[tree] < pos.jungle.full[tree]:
        pos.add_fruit(tree, 1)
    else:
        pos.waiting.append(seat)
