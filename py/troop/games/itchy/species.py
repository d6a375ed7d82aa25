"""The species of monkeys."""

SYMBOLS = {
    "L": "monkey-lemur",
    "O": "monkey-orangutan",
    "S": "monkey-spider",
    "M": "monkey-mandrill",
    "G": "monkey-gorilla",
    "T": "monkey-tamarin",
}
"""The picture of each species, by its letter."""
GORILLA, TAMARIN = "G", "T"
PRINTED = "LOSMG"
"""The species of the printed board."""
COUNTS = {letter: 4 if letter == GORILLA else 5 for letter in SYMBOLS}
"""Rule 1: how many there are of each species that is in the game."""


def in_game(tamarin: str) -> str:
    """Rule 3: the five species of a game; tamarins take the place of one."""
    return PRINTED.replace(tamarin, TAMARIN)
