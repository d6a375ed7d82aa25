"""Win probability for a given lead."""

import math

CERTAIN = 0.01
"""Certain results are this near to 0 or 1, and nearer the larger the margin."""
SPREAD = 0.8
"""The standard error of an estimated lead, in monkeys for each square root of a monkey left."""


def estimated_win_probability(ahead: float, left: int, spread: float = SPREAD) -> float:
    """Return the win probability for an estimated final lead with ``left`` monkeys still to be sown."""
    chance = 1 / (1 + math.exp(-ahead / (spread * math.sqrt(left + 1))))
    return CERTAIN * 2 + (1 - CERTAIN * 4) * chance


def certain_win_probability(ahead: int, total: int) -> float:
    """Return the win probability for a certain final lead."""
    if not ahead:
        return 0.5
    return (1 - CERTAIN if ahead > 0 else CERTAIN) + CERTAIN * ahead / total


def certain_margin(probability: float, total: int) -> int | None:
    """Return the certain margin that a win probability stands for; None if it is only estimated."""
    if probability >= 1 - CERTAIN:
        return round((probability - 1 + CERTAIN) / CERTAIN * total)
    return round((probability - CERTAIN) / CERTAIN * total) if probability <= CERTAIN else None
