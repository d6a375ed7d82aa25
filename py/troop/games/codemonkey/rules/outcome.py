"""The end of the game, and the winners (rules 25, 33 and 34)."""

from typing import TYPE_CHECKING

from troop.core.game import Outcome
from troop.games.codemonkey.rules.player import Player

if TYPE_CHECKING:  # the state imports this module
    from troop.games.codemonkey.rules.state import State

GONE, CAP = REASONS = ("bananas gone", "cap")
MOST_ROUNDS = 60
"""Rule 34: the game ends after this round."""
MOST_DRY = 6
"""Rule 34: after so many rounds in a row without a collection, the next one begins with a fresh start."""
ALL_THREE, IN_ORDER = 1, 3
"""Rule 25: the bananas gained by missions."""


def reason_over(state: "State") -> str:
    """Rules 33 and 34: return why the game is over after a run; an empty text if it goes on."""
    if not any(state.bananas) and not state.waiting:
        return GONE
    return CAP if state.round >= MOST_ROUNDS else ""


def bonus(player: Player) -> int:
    """Rule 25: return the bananas that a player gains by missions."""
    if not player.missions or len(player.collected) < len(player.missions):
        return 0
    return IN_ORDER if player.collected == player.missions else ALL_THREE


def uncatchable(state: "State") -> int | None:
    """Return the seat whose lead nobody can catch, whatever happens; None if there is none.

    With traps or a Loop there never is one before the end: they can take bananas from the leader.
    """
    if state.variant.traps or state.variant.loops or not state.round or state.ended:
        return None
    at_least = [player.bananas + bonus(player) for player in state.players]
    leader = at_least.index(max(at_least))
    left = sum(state.variant.harvest) - state.lost - sum(player.bananas for player in state.players)
    others = (player for seat, player in state.by_seat() if seat != leader)
    at_most = max(player.bananas + left + best_bonus(state, player, left) for player in others)
    return leader if at_least[leader] > at_most else None


def best_bonus(state: "State", player: Player, left: int) -> int:
    """Rule 25: return the most bananas that a player can still gain by missions, with so many left to collect."""
    missing = [tree for tree in player.missions if tree not in player.collected]
    if not missing:
        return bonus(player)
    refilled = left and (state.variant.magic or state.waiting)  # the tree die can send a banana to any tree
    if not refilled and not all(state.bananas[tree - 1] for tree in missing):
        return 0
    return IN_ORDER if player.missions[: len(player.collected)] == player.collected else ALL_THREE


def final_outcome(state: "State") -> Outcome:
    """Rule 34: most bananas wins; equal counts share the win."""
    scores = tuple(player.bananas + bonus(player) for player in state.players)
    return Outcome(state.ended, scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))
