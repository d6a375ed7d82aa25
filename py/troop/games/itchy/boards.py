"""Rule 2: where the monkeys stand at the start. A quarter turn maps each side of the board onto itself."""

from troop.games.itchy.species import TAMARIN

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
    """The species on each cell, in reading order; rule 3: tamarins stand where the species they replace stood."""
    return "".join(SIDES[seats].split()).replace(tamarin, TAMARIN)
