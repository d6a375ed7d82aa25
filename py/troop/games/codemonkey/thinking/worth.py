"""What bananas, places and missions are worth, and what of the win each player can expect.

Everything is counted in bananas; the numbers were fitted to games that minds played with themselves.
"""

import math

from troop.core.mind import Shares
from troop.games.codemonkey.ending import ALL_THREE, IN_ORDER, MOST_DRY, MOST_ROUNDS
from troop.games.codemonkey.thinking.chart import NONE, TREE, Chart
from troop.games.codemonkey.thinking.situation import Situation

ON_FOOT, SWINGING = 0.05, 0.5
"""What it is worth on the ground that one of the dice climbs from here for certain, without and with a Swing."""
UP, UP_AT_LAST = 0.4, 0.95
"""What being up a tree is worth while there is plenty, and when nothing else is left."""
PLENTY = 4.0
"""With so many bananas left that nobody is up for, it is worth something in the middle."""
HOLDS = 0.85
"""How likely it is that a mission can still be done, for each that is left."""
SURE, CHANGES = 2.6, 3.0
"""How clear a lead is, and how many bananas more than those that are left may make it smaller."""
DECIDED = 4.0
"""How clear a lead of one banana is when nothing is left but what somebody is up for."""


def up(rest: int) -> float:
    """What being up a tree is worth, with so many bananas left."""
    return UP_AT_LAST - (UP_AT_LAST - UP) * rest / (rest + PLENTY)


def grounds(land: Chart, dice: int, trees: int) -> tuple[float, ...]:
    """What each hex is worth to who may climb these trees, compared with the best that a hex can be."""
    known = land.grounds.get((dice, trees))
    if known is None:
        known = land.grounds[dice, trees] = tuple(_ground(land, dice, trees, hex) for hex in range(land.hexes))
    return known


def _ground(land: Chart, dice: int, trees: int, hex: int) -> float:
    on_foot, swinging = chance(land, dice, trees, hex, False), chance(land, dice, trees, hex)
    return ON_FOOT * on_foot + SWINGING * swinging - ON_FOOT - SWINGING


def chance(land: Chart, dice: int, trees: int, hex: int, swing: bool = True) -> float:
    """How likely one of the dice, with a Swing under it or without, climbs one of these trees from a hex."""
    return 1 - (1 - climbing_dice(land, trees, hex, swing) / 6) ** dice


def climbing_dice(land: Chart, trees: int, hex: int, swing: bool = True) -> int:
    """With how many of the six numbers a die climbs one of these trees from a hex."""
    count = 0
    for die in range(1, 7):
        whole, ends, _ = land.walk(hex, die, swing, 0, 0)
        count += bool(whole and ends & land.climbing(die, trees))
    return count


def missions(order: tuple[int, ...], collected: tuple[int, ...], fruit: tuple[int, ...] | list[int]) -> float:
    """Rule 25: what missions will probably bring."""
    left = len(order) - len(collected)
    for tree in order:
        if tree not in collected and not fruit[tree]:
            return 0.0
    gain = IN_ORDER if order[: len(collected)] == collected else ALL_THREE
    return gain * HOLDS**left


def left_over(now: Situation) -> int:
    """How many bananas are left that nobody is up for."""
    rest = len(now.waiting) + sum(now.fruit)
    for place in now.at:
        if place >= TREE and now.fruit[place - TREE]:
            rest -= 1
    return rest


def worth(now: Situation, seat: int, rest: int) -> float:
    """What a player has, and will have soon."""
    place, value = now.at[seat], float(now.got[seat])
    if now.missions[seat]:
        value += missions(now.missions[seat], now.collected[seat], now.fruit)
    if place >= TREE:
        return value + up(rest) if now.fruit[place - TREE] else value
    bearing, last = now.bearing, now.last[seat]
    if last != NONE and bearing & (bearing - 1):
        bearing &= ~(1 << last)
    return value + grounds(now.chart, now.terms.dice, bearing)[place] if rest and place != NONE else value


def is_over(now: Situation) -> bool:
    """Rules 33 and 34, after a run: whether the game is over."""
    return not (now.bearing or now.waiting) or now.round >= MOST_ROUNDS or now.dry >= MOST_DRY


def shares(now: Situation) -> Shares:
    """What each player can expect of the win."""
    rest = left_over(now)
    return shared([worth(now, seat, rest) for seat in range(now.seats)], rest)


def shared(values: list[float], rest: float) -> Shares:
    """What each player can expect of the win who has so much, when so much is left."""
    clear = SURE / math.sqrt(rest + CHANGES) if rest else DECIDED
    best = max(values)
    weights = [math.exp((value - best) * clear) for value in values]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def final_shares(now: Situation) -> Shares:
    """Rule 34: what each player has of the win when the game is over."""
    scores = [now.got[seat] + _bonus(now, seat) for seat in range(now.seats)]
    winners = scores.count(max(scores))
    return tuple((score == max(scores)) / winners for score in scores)


def _bonus(now: Situation, seat: int) -> int:
    order, collected = now.missions[seat], now.collected[seat]
    if not order or len(collected) < len(order):
        return 0
    return IN_ORDER if order == collected else ALL_THREE
