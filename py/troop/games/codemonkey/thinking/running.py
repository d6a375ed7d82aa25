"""Running the programs in the head: what each part can do, and what it does (rules 8d, 11 to 23 and 26 to 29).

It plays by the rules of ``running.py`` and ``bananas.py`` next door; a test runs both side by side.
"""

from typing import NamedTuple, Protocol

from troop.games.codemonkey.thinking.chart import NONE, TREE, members
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import DIE, DOWN, EMPTY, LOOP, SWING, UNDER, Code

CLIMB = 5
"""A move in numbers is the hex where the monkey ends and, so many bits higher, the tree it climbs, from 1."""
HEX = (1 << CLIMB) - 1


class Place(NamedTuple):
    """How far a run has come: the slot, whose turn it is in order, the part of a Loop, whether one was denied."""

    slot: int = 0
    turn: int = 0
    part: int = 0
    denied: bool = False


class Hands(Protocol):
    """Who decides during a run, and who rolls the tree die."""

    def move(self, now: Situation, seat: int, place: Place, moves: tuple[int, ...]) -> int:
        """One of the moves of the part that is due."""

    def roll(self, now: Situation) -> int:
        """The tree die, from 0 to 5."""

    def name(self, now: Situation, seat: int) -> int:
        """Rule 27: a tree that is not full, for a banana that this player lost."""

    def mark(self, now: Situation, seat: int) -> int:
        """Rule 29: a tree to mark on this player's magic card."""


def run_on(now: Situation, place: Place, hands: Hands) -> None:
    """Rule 8d: run the programs from there to the end."""
    slot, turn, part, denied = place
    while slot < now.slots:
        while turn < now.seats:
            run_slot(now, now.seat_at(turn), Place(slot, turn, part, denied), hands)
            turn, part, denied = turn + 1, 0, False
        slot, turn = slot + 1, 0


def run_slot(now: Situation, seat: int, place: Place, hands: Hands) -> None:
    """Rules 23 and 28: run the parts of a slot, from one of them on."""
    slot, turn, part, denied = place
    code = now.code[seat]
    looping = code[slot] == LOOP
    for at, word in enumerate(parts_of(code, slot)):
        if at < part or word == EMPTY:
            continue
        moves = moves_of(now, seat, word)
        if not moves or act(now, seat, word, hands.move(now, seat, Place(slot, turn, at, denied), moves), hands):
            denied = True
    if looping and denied:
        lose(now, seat, hands)


def parts_of(code: Code, slot: int) -> Code:
    """Rule 28: the parts of a slot: a Loop has those of all slots before it."""
    return code[:slot] if code[slot] == LOOP else code[slot : slot + 1]


def moves_of(now: Situation, seat: int, word: int) -> tuple[int, ...]:
    """All that a monkey can do with a part; nothing if it cannot leave its place."""
    land, place, die = now.chart, now.at[seat], word & DIE
    monkeys, traps = now.monkeys_beside(seat), now.traps_against(seat)
    if place >= TREE:
        if not die and word != DOWN:
            return ()
        base = land.base[place - TREE] & ~(monkeys | traps)
        return members(base & land.numbered[die] if die else base)
    if not die:
        return members(land.landings[place] & ~(monkeys | traps)) if word == SWING else ()
    whole, ends, caught = land.walk(place, die, word >= UNDER, monkeys, traps)
    if ends | caught == 1 << place:
        return ()
    moves = members(ends | caught)
    return (*moves, *climbs(now, seat, die, ends)) if whole else moves


def climbs(now: Situation, seat: int, die: int, ends: int) -> list[int]:
    """Rules 13 to 15 and 26: the climbs of a die that has made all its steps and can end there."""
    land, trees = now.chart, now.trees_for(seat)
    hexes = ends & land.climbing(die, trees)
    if not hexes:
        return []
    for hex in now.trap:
        if hex >= 0:
            hexes &= ~(1 << hex)
    return [hex | tree + 1 << CLIMB for hex in members(hexes) for tree in members(land.trees_of[hex] & trees)]


def act(now: Situation, seat: int, word: int, move: int, hands: Hands) -> bool:
    """Do a part, and tell whether it was denied (rule 28)."""
    place, end, climb = now.at[seat], move & HEX, move >> CLIMB
    if place >= TREE:
        now.at[seat] = end
        collect(now, seat, place - TREE, hands)
        return False
    if not word & DIE:
        now.at[seat] = end
        return False
    if climb:
        now.at[seat] = TREE + climb - 1
        now.climbed[seat] |= 1 << now.chart.number[end]
        return False
    traps = now.traps_against(seat)
    whole, _, caught = now.chart.walk(place, word & DIE, word >= UNDER, now.monkeys_beside(seat), traps)
    now.at[seat] = end
    if caught >> end & 1:
        lose(now, seat, hands)
        return True
    return not whole


def collect(now: Situation, seat: int, tree: int, hands: Hands) -> None:
    """Rules 19 and 29: the banana of the tree that a monkey came down from."""
    if not now.fruit[tree]:
        return
    now.add_fruit(tree, -1)
    now.fruitful, now.last[seat] = True, tree
    if tree in now.missions[seat] and tree not in now.collected[seat]:
        now.collected[seat] = (*now.collected[seat], tree)
    if not now.terms.magic:
        now.got[seat] += 1
    elif now.mark[seat] == tree:
        now.mark[seat], now.safe[seat] = NONE, 0
        find_place(now, seat, hands)
        now.mark[seat] = hands.mark(now, seat)
    else:
        now.got[seat] += 1
        now.safe[seat] |= 1 << tree


def lose(now: Situation, seat: int, hands: Hands) -> None:
    """Rules 26 and 28: a player loses a banana, if there is one."""
    if now.got[seat]:
        now.got[seat] -= 1
        find_place(now, seat, hands)


def find_place(now: Situation, seat: int, hands: Hands) -> None:
    """Rule 27: the tree die finds a place for a banana; with five trees a 6 lets its loser name one."""
    tree = hands.roll(now)
    drop(now, tree if tree < now.chart.trees else hands.name(now, seat), seat)


def drop(now: Situation, tree: int, seat: int) -> None:
    """Rule 27: a lost banana goes to a tree; if it is full, it waits."""
    if now.fruit[tree] < now.chart.full[tree]:
        now.add_fruit(tree, 1)
    else:
        now.waiting.append(seat)
