"""Static evaluation: the values of bananas, places and missions, and the win probabilities.

The unit is a banana; the weights were fitted to games of the bot against itself.
"""

import math

from troop.core.bot import WinProbabilities
from troop.games.codemonkey.ai.fast_jungle import NONE, TREE, FastJungle
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.rules.outcome import ALL_THREE, IN_ORDER, MOST_ROUNDS

ON_FOOT, SWINGING = 0.05, 0.5
"""The value, on the ground, of a certain climb by one of the dice, without and with a Swing."""
UP, UP_AT_LAST = 0.4, 0.95
"""The value of being up a tree while many bananas are left, and when none is."""
PLENTY = 4.0
"""With this many free bananas left, the value is halfway between."""
HOLDS = 0.85
"""The probability that a mission can still be done, for each one left."""
SURE, CHANGES = 2.6, 3.0
"""The certainty of a lead, and the number of bananas, besides those left, that can reduce it."""
DECIDED = 4.0
"""The certainty of a lead of one banana when only bananas are left that a monkey is up for."""


def tree_value(rest: int) -> float:
    """Return the value of being up a tree, with ``rest`` free bananas left."""
    return UP_AT_LAST - (UP_AT_LAST - UP) * rest / (rest + PLENTY)


def hex_values(jungle: FastJungle, dice: int, trees: int) -> tuple[float, ...]:
    """Return the value of each hex for a player who may climb these trees, relative to the best possible."""
    cached = jungle.hex_values.get((dice, trees))
    if cached is None:
        cached = tuple(_hex_value(jungle, dice, trees, hex) for hex in range(jungle.hexes))
        jungle.hex_values[dice, trees] = cached
    return cached


def _hex_value(jungle: FastJungle, dice: int, trees: int, hex: int) -> float:
    on_foot, swinging = climb_chance(jungle, dice, trees, hex, False), climb_chance(jungle, dice, trees, hex)
    return ON_FOOT * on_foot + SWINGING * swinging - ON_FOOT - SWINGING


def climb_chance(jungle: FastJungle, dice: int, trees: int, hex: int, swing: bool = True) -> float:
    """Return the probability that one of the dice, with or without a Swing, climbs one of these trees from a hex."""
    return 1 - (1 - climbing_dice(jungle, trees, hex, swing) / 6) ** dice


def climbing_dice(jungle: FastJungle, trees: int, hex: int, swing: bool = True) -> int:
    """Return how many of the six values of a die climb one of these trees from a hex."""
    count = 0
    for die in range(1, 7):
        whole, ends, _ = jungle.walk(hex, die, swing, 0, 0)
        count += bool(whole and ends & jungle.climbing(die, trees))
    return count


def mission_value(order: tuple[int, ...], collected: tuple[int, ...], fruit: tuple[int, ...] | list[int]) -> float:
    """Rule 25: return the expected bonus for missions."""
    left = len(order) - len(collected)
    for tree in order:
        if tree not in collected and not fruit[tree]:
            return 0.0
    gain = IN_ORDER if order[: len(collected)] == collected else ALL_THREE
    return gain * HOLDS**left


def free_bananas(pos: Position) -> int:
    """Return the number of bananas left that no monkey is up for."""
    rest = len(pos.waiting) + sum(pos.fruit)
    for place in pos.at:
        if place >= TREE and pos.fruit[place - TREE]:
            rest -= 1
    return rest


def player_value(pos: Position, seat: int, rest: int) -> float:
    """Return the bananas that a player has, plus the expected ones."""
    place, value = pos.at[seat], float(pos.bananas[seat])
    if pos.missions[seat]:
        value += mission_value(pos.missions[seat], pos.collected[seat], pos.fruit)
    if place >= TREE:
        return value + tree_value(rest) if pos.fruit[place - TREE] else value
    fruit_trees, last = pos.fruit_trees, pos.last[seat]
    if last != NONE and fruit_trees & (fruit_trees - 1):
        fruit_trees &= ~(1 << last)
    return value + hex_values(pos.jungle, pos.variant.dice, fruit_trees)[place] if rest and place != NONE else value


def is_over(pos: Position) -> bool:
    """Rules 33 and 34, after a run: whether the game is over."""
    return not (pos.fruit_trees or pos.waiting) or pos.round >= MOST_ROUNDS


def win_probabilities(pos: Position) -> WinProbabilities:
    """Return the win probability of each player."""
    rest = free_bananas(pos)
    return win_probabilities_of([player_value(pos, seat, rest) for seat in range(pos.seats)], rest)


def win_probabilities_of(values: list[float], rest: float) -> WinProbabilities:
    """Return the win probabilities for players with these values, with ``rest`` bananas left."""
    clear = SURE / math.sqrt(rest + CHANGES) if rest else DECIDED
    best = max(values)
    weights = [math.exp((value - best) * clear) for value in values]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def stake_of(pos: Position, seat: int) -> float:
    """Return how far a small change of a player's value changes the win, compared with an even game."""
    mine, even = win_probabilities(pos)[seat], 1 / pos.seats
    return min(mine * (1 - mine) / (even * (1 - even)), 1.0)


def final_win_probabilities(pos: Position) -> WinProbabilities:
    """Rule 34: return each player's share of the win when the game is over."""
    scores = [pos.bananas[seat] + _bonus(pos, seat) for seat in range(pos.seats)]
    winners = scores.count(max(scores))
    return tuple((score == max(scores)) / winners for score in scores)


def _bonus(pos: Position, seat: int) -> int:
    order, collected = pos.missions[seat], pos.collected[seat]
    if not order or len(collected) < len(order):
        return 0
    return IN_ORDER if order == collected else ALL_THREE
