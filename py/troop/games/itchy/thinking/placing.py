"""Where to begin."""

from troop.core.chance import Rng
from troop.core.mind import Finding
from troop.games.itchy.state import State
from troop.games.itchy.thinking.field import NONE, SPECIES_OF, Field, field_of


def placings(view: State, rng: Rng) -> tuple[Finding, ...]:
    """The monkeys to begin on, those from which most species can be reached first."""
    moves = list(view.legal_moves())
    rng.shuffle(moves)
    field = field_of(view)
    moves.sort(key=lambda move: -len(species_near(field, move[0])))
    share = 1 / field.ground.seats
    return tuple(Finding(move, (share,) * field.ground.seats) for move in moves)


def species_near(field: Field, name: str) -> set[int]:
    """The species that can be reached from a cell."""
    rays = field.ground.rays[field.ground.names.index(name)]
    first = (next((field.on[place] for place in ray if field.on[place] != NONE), NONE) for ray in rays)
    return {SPECIES_OF[monkey] for monkey in first if monkey != NONE}
