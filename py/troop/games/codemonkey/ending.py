"""When the game is over, and who has won (rules 25, 33 and 34)."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.codemonkey.player import Player

if TYPE_CHECKING:  # the state knows its outcome; this is handed states
    from troop.games.codemonkey.rules import State

GONE, CAP, STALLED = REASONS = ("bananas gone", "cap", "stalled")
MOST_ROUNDS = 60
MOST_DRY = 12
"""Rule 34: after how many rounds, and how many without a collection, the game ends as it stands."""
ALL_THREE, IN_ORDER = 1, 3
"""Rule 25: what missions gain."""


def over(state: "State") -> str:
    """Rules 33 and 34: why the game is over after a run; nothing if it goes on."""
    if not any(state.bananas) and not state.waiting:
        return GONE
    if state.round >= MOST_ROUNDS:
        return CAP
    return STALLED if state.dry >= MOST_DRY else ""


def bonus(player: Player) -> int:
    """Rule 25: what a player gains for missions."""
    if not player.missions or len(player.collected) < len(player.missions):
        return 0
    return IN_ORDER if player.collected == player.missions else ALL_THREE


def outcome(state: "State") -> Outcome:
    """Rule 34: most bananas wins; equal counts share the win."""
    scores = tuple(player.bananas + bonus(player) for player in state.players)
    return Outcome(state.ended, scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
