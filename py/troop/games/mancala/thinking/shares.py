"""How many monkeys somebody will be ahead at the end, as a part of the win."""

import math

SURE = 0.01
"""What is certain lies so near to 0 or 1, still the nearer the more monkeys it is won by."""
SPREAD = 0.8
"""How far a guess is off: so many monkeys for each root of a monkey that is left."""


def share(ahead: float, left: int, spread: float = SPREAD) -> float:
    """The part of the win of who will be so many ahead, as far as can be seen; so many are left to be sown."""
    chance = 1 / (1 + math.exp(-ahead / (spread * math.sqrt(left + 1))))
    return SURE * 2 + (1 - SURE * 4) * chance


def sure_share(ahead: int, total: int) -> float:
    """The part of the win of who will be so many ahead for certain."""
    if not ahead:
        return 0.5
    return (1 - SURE if ahead > 0 else SURE) + SURE * ahead / total


def sure_margin(part: float, total: int) -> int | None:
    """By how many a part of the win says that the game is won (or lost) for certain; None if it is not."""
    if part >= 1 - SURE:
        return round((part - 1 + SURE) / SURE * total)
    return round((part - SURE) / SURE * total) if part <= SURE else None
