"""Whom a move hinders: what another player would climb if we went elsewhere, and does not as we go there."""

from troop.core.chance import Stream
from troop.core.game import Move
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.thinking.moving import number_of, place_of
from troop.games.codemonkey.thinking.rehearsal import Rehearsal, tried
from troop.games.codemonkey.thinking.situation import situation
from troop.games.codemonkey.thinking.worth import left_over, worth
from troop.games.codemonkey.tiles import is_tree

ALIKE = 0.25
"""What other moves bring us about the same, in bananas."""


def hindered(view: State, seat: int, move: Move) -> tuple[int, str] | None:
    """Another player, and a tree that they cannot climb in this run as we move there; None if it hinders nobody."""
    brings, climbed = _comes_of(view, seat, move)
    for instead in view.legal_moves():
        would_bring, would_climb = _comes_of(view, seat, instead)
        if would_bring < brings - ALIKE:
            continue
        for other, trees in would_climb.items():
            missed = [tree for tree in trees if tree not in climbed[other]]
            if other != seat and missed and len(climbed[other]) < len(trees):
                return other, missed[0]
    return None


def _comes_of(view: State, seat: int, move: Move) -> tuple[float, dict[int, list[str]]]:
    """What a move brings its player by the end of the run, and which trees everybody climbs until then."""
    now, hands = situation(view), Rehearsal(Stream("hindered"))
    tried(now, seat, place_of(view), number_of(view, move), hands)
    climbed = {
        other: [each[-1] for each in hands.lines.get(other, ()) if is_tree(each[-1])] for other in range(now.seats)
    }
    return worth(now, seat, left_over(now)), climbed
