"""What is in the box: the JungleTiles and their numbers, the BananaTrees and how much they hold."""

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
"""Rule 1: the numbers of hexes 1, 2, 3 of each tile, clockwise. The table is closed under n → 7 − n."""
PATH = {2: 6, 3: 6, 4: 8}
"""Rule 2: how many tiles the jungle path has, for each number of players."""
TREES = {2: 5, 3: 6, 4: 6}
"""Rule 3: how many trees are planted, for each number of players."""
LOW, HIGH = 2, 3
"""Rule 4: the bananas of a low tree and of a high one."""
HIGH_TREES = (2, 5)
"""Rule 4: the trees that are high."""
NUMBERS = range(1, 7)
"""What a die and a hex can show."""
SEVEN = 7
"""Rule 13: what die and hex add up to."""


def full(tree: int) -> int:
    """Rule 4: how many bananas a tree holds."""
    return HIGH if tree in HIGH_TREES else LOW


def tree_name(tree: int) -> str:
    """``T4``."""
    return f"T{tree}"


def tree_number(name: str) -> int:
    """The number of a tree's name; 0 if it is no tree's."""
    number = name.removeprefix("T")
    return int(number) if name.startswith("T") and len(number) == 1 and number in "123456" else 0


def is_tree(place: str) -> bool:
    """Whether a place is a tree, and not a hex."""
    return place.startswith("T")
