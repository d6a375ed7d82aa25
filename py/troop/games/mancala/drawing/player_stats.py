"""The stats in the panel of a seat."""

from troop.core.game import PlayerStat
from troop.core.messages import message
from troop.games.mancala.rules.board import size, store
from troop.games.mancala.rules.state import State


def player_stats(view: State, seat: int) -> tuple[PlayerStat, ...]:
    """Return the monkeys in a seat's store and, with tokens, the size of its hand."""
    if view.south is None:
        return ()
    side = view.side_of(seat)
    home = view.board[store(size(view.board), side)]
    stored = PlayerStat(message("mancala-stat-store"), home, "mini-monkey-1")
    if view.tokens is None:
        return (stored,)
    return stored, PlayerStat(message("mancala-stat-tokens"), sum(view.tokens.hands[side]), "token-back")
