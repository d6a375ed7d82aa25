"""The JungleTiles and their numbers, the BananaTrees and their bananas."""

TILES = {
    "A": (1, 2, 4),
    "B": (1, 5, 2),
    "C": (2, 3, 4),
    "D": (1, 6, 3),
    "E": (1, 4, 6),
    "F": (3, 5, 4),
    "G": (2, 5, 6),
    "H": (3, 6, 5),
}
"""Rule 1: the numbers of hexes 1, 2, 3 of each tile, clockwise. The set is closed under n → 7 − n."""
PATH = {2: 6, 3: 6, 4: 8}
"""Rule 2: the number of tiles of the path, by the number of players."""
TREES = {2: 5, 3: 6, 4: 6}
"""Rule 3: the number of trees, by the number of players."""
LOW, HIGH = 2, 3
"""Rule 4: the bananas of a low tree and of a high one."""
HIGH_TREES = (2, 5)
"""Rule 4: the high trees."""
NUMBERS = range(1, 7)
"""The values of a die and of a hex."""
SEVEN = 7
"""Rule 13: the sum of die and hex for a climb."""


def full(tree: int) -> int:
    """Rule 4: return the number of bananas that a tree holds."""
    return HIGH if tree in HIGH_TREES else LOW


def tree_name(tree: int) -> str:
    """Return the name of a tree: ``T4``."""
    return f"T{tree}"


def tree_number(name: str) -> int:
    """Return the number of a tree's name; 0 if it is not one."""
    number = name.removeprefix("T")
    return int(number) if name.startswith("T") and len(number) == 1 and number in "123456" else 0


def is_tree(place: str) -> bool:
    """Return whether a place is a tree, not a hex."""
    return place.startswith("T")
