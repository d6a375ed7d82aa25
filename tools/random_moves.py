"""Random moves, chosen as somebody would choose them on the page."""

from typing import Any

from troop.core.chance import Stream
from troop.core.game import Game, Move, choices_after
from troop.core.input import input_of

LONGEST_PATH = 6
"""After this many words a path ends as soon as it can."""


def random_move(state: Any, rng: Stream) -> Move:
    """Choose a move word by word, so that words with many targets are not preferred."""
    legal: tuple[Move, ...] = state.legal_moves()
    move: Move = ()
    while move not in legal:
        move = (*move, rng.choice(choices_after(legal, move)))
        legal = tuple(each for each in legal if each[: len(move)] == move)
    return move


def random_path(game: Game[Any], view: Any, rng: Stream) -> list[Move]:
    """Return the prefixes of a random word path, as somebody might choose it on the screen, and the whole path."""
    move_tree = input_of(game).move_tree(view)
    path: Move = ()
    prefixes: list[Move] = []
    while move_tree.meaning(path) is None:
        path = move_tree.followed(path)
        prefixes.append(path)
        words = move_tree.after(path)
        whole = [word for word in words if move_tree.meaning((*path, word)) is not None]
        path = (*path, rng.choice(whole if whole and len(prefixes) > LONGEST_PATH else words))
    return [*prefixes, path]
