"""Rule 2: the two sides of the printed board, and the species. A quarter turn maps each side onto itself."""

NO_MONKEY = "."

TWO_PLAYERS = """
. L . G S O .
L . S . . . O
O . . L . M .
G . M . O . G
. O . S . . M
M . . . L . S
. M L G . S .
"""

MORE_PLAYERS = """
. L . G . . M .
S . . . . S . O
. O M . . L . .
. . . L O . . G
G . . M S . . .
. . S . . O M .
M . L . . . . L
. O . . G . S .
"""

SIDES = {2: TWO_PLAYERS, 3: MORE_PLAYERS, 4: MORE_PLAYERS}
"""The side of the board for each number of players."""
SIZES = {2: 7, 3: 8, 4: 8}


def layout(seats: int, tamarin: str) -> str:
    """Return the species on each cell, in reading order; rule 3: tamarins replace one species."""
    return "".join(SIDES[seats].split()).replace(tamarin, TAMARIN)


SYMBOLS = {
    "L": "monkey-lemur",
    "O": "monkey-orangutan",
    "S": "monkey-spider",
    "M": "monkey-mandrill",
    "G": "monkey-gorilla",
    "T": "monkey-tamarin",
}
"""The drawing of each species, by its letter."""
GORILLA, TAMARIN = "G", "T"
PRINTED = "LOSMG"
"""The species of the printed board."""
COUNTS = {letter: 4 if letter == GORILLA else 5 for letter in SYMBOLS}
"""Rule 1: the number of monkeys of each species in the game."""


def in_game(tamarin: str) -> str:
    """Rule 3: the five species of a game; tamarins replace one of them."""
    return PRINTED.replace(tamarin, TAMARIN)
