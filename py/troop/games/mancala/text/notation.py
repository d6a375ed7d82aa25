"""Moves of Monkey Mancala as text."""

from troop.core.errors import IllegalMove, InvalidNotation
from troop.core.game import Move
from troop.games.mancala.rules.effects import POCKET_LETTERS, STORE, swap_order
from troop.games.mancala.rules.legal import BLOCK, PASS, ROLLS
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import DISCARD, KINDS
from troop.games.mancala.rules.why_illegal import why_illegal

FIRST = tuple((f"first={seat}",) for seat in range(1, 10))
POCKETS = tuple((letter,) for letter in POCKET_LETTERS)
SINGLE = {move[0]: move for move in (*POCKETS, *FIRST)}
"""The words of a game without tokens."""
SINGLE_WITH_TOKENS: dict[str, Move] = {
    **SINGLE,
    **{move[0]: move for move in (PASS, BLOCK, ("skip",), ("reverse",))},
    **{move[0]: move for move, _ in ROLLS},
    **{f"draw={kind}": (f"draw={kind}",) for kind in KINDS},
}


def write(move: Move) -> str:
    """Write a move: ``c``, ``steal:D``, ``swap:aC``."""
    return move[0] if len(move) == 1 else f"{move[0]}:{''.join(move[1:])}"


def move_paths(moves: tuple[Move, ...]) -> dict[Move, Move]:
    """Return the paths to each move: the two pockets of a Swap can be chosen in either order."""
    paths = [(move, move) for move in moves]
    paths += [(("swap", move[2], move[1]), move) for move in moves if move[0] == "swap"]
    return dict(sorted(paths))


def in_written_order(path: Move) -> Move:
    """Return a path with the two pockets of a Swap in their written order."""
    swap = len(path) == 3 and path[0] == "swap" and path[1] in POCKET_LETTERS and path[2] in POCKET_LETTERS
    return ("swap", *swap_order(path[1], path[2])) if swap else path


def parse(state: State, text: str) -> Move:
    """Return the move of a text. Case matters; only blanks around it are ignored."""
    word = text.strip(" ")
    move = SINGLE.get(word) if state.tokens is None else SINGLE_WITH_TOKENS.get(word) or _parse_target(word)
    if move is None:
        raise InvalidNotation(text)
    if problem := why_illegal(state, move):
        raise IllegalMove(problem)
    return move


def _parse_target(text: str) -> Move | None:
    """Parse a word with a target: ``steal:D``, ``steal:store``, ``swap:aC`` in either order, ``discard:skip``."""
    word, _, target = text.partition(":")
    letters = [letter for letter in target if letter in POCKET_LETTERS]
    if word == "steal" and (target == STORE or target in letters):
        return "steal", target
    if word == DISCARD and target in KINDS:
        return DISCARD, target
    if word == "swap" and len(letters) == len(target) == 2:
        return "swap", *swap_order(*letters)
    return None


def parse_announced(text: str) -> Move:
    """Parse the disruption in a position; () if it is none."""
    return (text,) if text in ("skip", "reverse") else _parse_target(text) or ()
