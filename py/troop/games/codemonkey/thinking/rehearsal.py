"""A run in the head, from somewhere to its end: everybody makes the best of their own program, as things stand."""

from troop.core.chance import Rng
from troop.core.game import Move
from troop.core.mind import Shares
from troop.games.codemonkey.parts import STAY
from troop.games.codemonkey.thinking.chart import NONE, TREE, members
from troop.games.codemonkey.thinking.outlook import Phase, phase, standing_still
from troop.games.codemonkey.thinking.plans import Plans
from troop.games.codemonkey.thinking.running import CLIMB, HEX, Place, act, parts_of, run_on, run_slot
from troop.games.codemonkey.thinking.situation import Situation
from troop.games.codemonkey.thinking.words import LOOP
from troop.games.codemonkey.thinking.worth import final_shares, is_over, shares

ABOUT = 1e-9
SPITE = 0.1
"""What a player gives up, in bananas, to stand in the way of others."""
HINDERING = 5
"""So many moves are looked at for what they leave to the others."""


class Rehearsal:
    """Plays all parts of a run, and rolls the tree die."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.lines: dict[int, tuple[Move, ...]] = {}
        """What everybody did in the last rehearsal, by seat, in the words of the rules."""
        self.looked = 0
        """How many positions were looked at."""
        self.rolled = False
        """Whether chance had a part in it."""

    def move(self, now: Situation, seat: int, place: Place, moves: tuple[int, ...]) -> int:
        """The move from which the rest of the program brings most, if nobody else moved."""
        self.looked += 1
        move = moves[0] if len(moves) == 1 else self._best(now, seat, place, moves)
        self.lines[seat] = (*self.lines.get(seat, ()), spelled(now, move, moves))
        return move

    def _best(self, now: Situation, seat: int, place: Place, moves: tuple[int, ...]) -> int:
        """Of the moves that bring about the most, the one that leaves the others least."""
        code, looping = now.code[seat], now.code[seat][place.slot] == LOOP
        plans = Plans(now, seat, standing_still(now, seat), looping and place.denied)
        outlook, others = plans.outlook, still_to_run(now, seat, place)
        best, near = plans.best(outlook.rest(code, place)) - (SPITE if others else ABOUT), []
        for move in reversed(moves):  # climbs come last
            value = plans.best(outlook.rest(code, place, outlook.after_move(move, code, place)))
            if value >= best:
                near.append((value, move))
                if not others:
                    break
        self.looked += plans.looked
        if len(near) == 1:
            return near[0][1]
        near.sort(key=lambda pair: -pair[0])
        return max(near[:HINDERING], key=lambda pair: pair[0] - self._left(now, seat, pair[1], others))[1]

    def _left(self, now: Situation, seat: int, move: int, others: list[tuple[int, int]]) -> float:
        """What the others can still get when a monkey has moved there, as things stand."""
        here, left = now.at[seat], 0.0
        now.at[seat] = TREE + (move >> CLIMB) - 1 if move >> CLIMB else move & HEX
        for other, slot in others:
            plans = Plans(now, other, standing_still(now, other))
            left += plans.rest(now.code[other], slot)
            self.looked += plans.looked
        now.at[seat] = here
        return left / (now.seats - 1)

    def roll(self, now: Situation) -> int:  # noqa: ARG002  (as likely in every situation)
        self.rolled = True
        return self.rng.randrange(6)

    def name(self, now: Situation, seat: int) -> int:
        """The tree with the least on it that the player is not barred from: it will be there longest."""
        room = [tree for tree in range(now.chart.trees) if now.fruit[tree] < now.chart.full[tree]]
        return min(room, key=lambda tree: (tree == now.last[seat], now.fruit[tree]))

    def mark(self, now: Situation, seat: int) -> int:
        """A tree beside the player, if there is one with a banana."""
        place = now.at[seat]
        near = now.chart.trees_of[place] & now.bearing if place < TREE else 0
        return self.rng.choice(members(near or now.bearing or 1))


def still_to_run(now: Situation, seat: int, place: Place) -> list[tuple[int, int]]:
    """The next other player who has something left to run, with the slot from which on they have."""
    for ahead in range(1, now.seats):
        turn = (place.turn + ahead) % now.seats
        other, slot = now.seat_at(turn), place.slot + (turn < place.turn)
        if other != seat and now.at[other] != NONE and any(now.code[other][slot:]):
            return [(other, slot)]
    return []


class Pause(Exception):  # noqa: N818  (no error: a place to stop at)
    """Somebody has a choice: the run stops there."""

    def __init__(self, seat: int, place: Place, moves: tuple[int, ...]) -> None:
        super().__init__()
        self.seat, self.place, self.moves = seat, place, moves


class Until(Rehearsal):
    """Runs programs until somebody has a choice."""

    def move(self, now: Situation, seat: int, place: Place, moves: tuple[int, ...]) -> int:
        if len(moves) > 1:
            raise Pause(seat, place, moves)
        return super().move(now, seat, place, moves)


def spelled(now: Situation, move: int, moves: tuple[int, ...]) -> Move:
    """A move in the words of the rules."""
    hex, climb = move & HEX, move >> CLIMB
    names = now.chart.names
    if climb:
        return names[hex], names[TREE + climb - 1]
    return (names[hex], STAY) if any(other & HEX == hex and other >> CLIMB for other in moves) else (names[hex],)


def tried(now: Situation, seat: int, place: Place, move: int, hands: Rehearsal) -> Shares:
    """What each player can expect of the win after a move of a part, and the rest of the run; ``now`` is changed."""
    slot, turn, part, denied = place
    word, moves = parts_of(now.code[seat], slot)[part], (move,)
    hands.lines = {seat: (spelled(now, move, moves),)}
    denied = act(now, seat, word, move, hands) or denied
    run_slot(now, seat, Place(slot, turn, part + 1, denied), hands)
    return rehearsed(now, Place(slot, turn + 1), hands)


def rehearsed(now: Situation, place: Place, hands: Rehearsal) -> Shares:
    """What each player can expect of the win when the run is over; the situation is changed."""
    run_on(now, place, hands)
    return end_run(now, hands)


def end_run(now: Situation, hands: Rehearsal) -> Shares:
    """Rules 32 to 34: the rounds are counted, the timer may ring, the game may be over."""
    now.dry = 0 if now.fruitful else now.dry + 1
    if now.timer and now.elapsed + 1 == now.timer:
        tree = hands.roll(now)
        if tree < now.chart.trees and now.fruit[tree]:
            now.add_fruit(tree, -1)
    return final_shares(now) if is_over(now) else shares(now)


def traffic(now: Situation, seat: int, hands: Rehearsal) -> tuple[Phase, ...]:
    """What a player will find in each slot if the others run their programs alone; the situation is changed."""
    now.at[seat], phases = NONE, []
    for slot in range(now.slots):
        for turn in range(now.seats):
            actor = now.seat_at(turn)
            if actor != seat:
                run_slot(now, actor, Place(slot, turn), hands)
            else:
                phases.append(phase(now, seat))
    return tuple(phases)
