"""Moves of Monkey Mancala as text."""

from troop.core.errors import IllegalMove, InvalidNotation
from troop.core.game import Move
from troop.games.mancala.asking import BLOCK, PASS, ROLLS
from troop.games.mancala.effects import ORDER, STORE, in_order
from troop.games.mancala.rules import State, why_not
from troop.games.mancala.tokens import DISCARD, KINDS

FIRST = tuple((f"first={seat}",) for seat in range(1, 10))
POCKETS = tuple((letter,) for letter in ORDER)
SINGLE = {move[0]: move for move in (*POCKETS, *FIRST)}
"""The words of the game without tokens."""
SINGLE_WITH_TOKENS: dict[str, Move] = {
    **SINGLE,
    **{move[0]: move for move in (PASS, BLOCK, ("skip",), ("reverse",))},
    **{move[0]: move for move, _ in ROLLS},
    **{f"draw={kind}": (f"draw={kind}",) for kind in KINDS},
}


def write(move: Move) -> str:
    """``c``, ``steal:D``, ``swap:aC``."""
    return move[0] if len(move) == 1 else f"{move[0]}:{''.join(move[1:])}"


def spellings(moves: tuple[Move, ...]) -> dict[Move, Move]:
    """Moves by the paths that mean them: the two pockets of a Swap can be chosen in either order."""
    paths = [(move, move) for move in moves]
    paths += [(("swap", move[2], move[1]), move) for move in moves if move[0] == "swap"]
    return dict(sorted(paths))


def in_order_of_writing(path: Move) -> Move:
    """A path with the two pockets of a Swap in the order in which they are written."""
    swap = len(path) == 3 and path[0] == "swap" and path[1] in ORDER and path[2] in ORDER
    return ("swap", *in_order(path[1], path[2])) if swap else path


def parse(state: State, text: str) -> Move:
    """The move that a text means; only blanks around it are forgiven, since case matters."""
    word = text.strip(" ")
    move = SINGLE.get(word) if state.tokens is None else SINGLE_WITH_TOKENS.get(word) or _aimed(word)
    if move is None:
        raise InvalidNotation(text)
    if problem := why_not(state, move):
        raise IllegalMove(problem)
    return move


def _aimed(text: str) -> Move | None:
    """A word with a target: ``steal:D``, ``steal:store``, ``swap:aC`` in either order, ``discard:skip``."""
    word, _, target = text.partition(":")
    letters = [letter for letter in target if letter in ORDER]
    if word == "steal" and (target == STORE or target in letters):
        return "steal", target
    if word == DISCARD and target in KINDS:
        return DISCARD, target
    if word == "swap" and len(letters) == len(target) == 2:
        return "swap", *in_order(*letters)
    return None


def read_announced(text: str) -> Move:
    """A disruption as a position writes it; () if it is none."""
    return (text,) if text in ("skip", "reverse") else _aimed(text) or ()
