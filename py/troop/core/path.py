"""The path of words to a move. Where only one word can follow and it does not complete one, the path goes on alone."""

from collections.abc import Sequence

from troop.core.game import Move, choices_after


def followed(spelled: Sequence[Move], prefix: Move) -> Move:
    """The prefix, with every word that is the only one that can follow and does not complete a move."""
    words = choices_after(spelled, prefix)
    while len(words) == 1 and (*prefix, *words) not in spelled:
        prefix = (*prefix, *words)
        words = choices_after(spelled, prefix)
    return prefix


def back_from(spelled: Sequence[Move], path: Move) -> Move | None:
    """Where taking the last choice back leads: over the words that nobody chose; None if nobody chose any."""
    before = (followed(spelled, path[:length]) for length in range(len(path) - 1, -1, -1))
    return next((prefix for prefix in before if prefix != path), None)
