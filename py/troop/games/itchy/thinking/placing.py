"""Where to begin."""

from troop.core.chance import Rng
from troop.core.mind import Finding
from troop.games.itchy.state import State
from troop.games.itchy.thinking.field import NONE, SPECIES_OF, field_of


def placings(view: State, rng: Rng) -> tuple[Finding, ...]:
    """The monkeys to begin on, those from which most species can be reached first."""
    moves = list(view.legal_moves())
    rng.shuffle(moves)
    n = view.rules.seats
    field = field_of(view)
    found, rays = [], field.ground.rays
    for move in moves:
        cell = field.ground.names.index(move[0])
        seen = (next((field.on[place] for place in ray if field.on[place] != NONE), NONE) for ray in rays[cell])
        found.append((len({SPECIES_OF[monkey] for monkey in seen if monkey != NONE}), move))
    found.sort(key=lambda each: -each[0])
    share = 1 / n
    return tuple(Finding(move, (share,) * n) for _, move in found)
