"""The end of the game, and the winners (rules 25, 33 and 34)."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.codemonkey.rules.player import Player

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

GONE, CAP, STALLED = REASONS = ("bananas gone", "cap", "stalled")
MOST_ROUNDS = 60
MOST_DRY = 12
"""Rule 34: the most rounds, and the most rounds in a row without a collection."""
ALL_THREE, IN_ORDER = 1, 3
"""Rule 25: the bananas gained by missions."""


def reason_over(state: "State") -> str:
    """Rules 33 and 34: return why the game is over after a run; an empty text if it goes on."""
    if not any(state.bananas) and not state.waiting:
        return GONE
    if state.round >= MOST_ROUNDS:
        return CAP
    return STALLED if state.dry >= MOST_DRY else ""


def bonus(player: Player) -> int:
    """Rule 25: return the bananas that a player gains by missions."""
    if not player.missions or len(player.collected) < len(player.missions):
        return 0
    return IN_ORDER if player.collected == player.missions else ALL_THREE


def final_outcome(state: "State") -> Outcome:
    """Rule 34: most bananas wins; equal counts share the win."""
    scores = tuple(player.bananas + bonus(player) for player in state.players)
    return Outcome(state.ended, scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
