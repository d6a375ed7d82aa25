"""The words of a turn of the clan game."""

from troop.core.game import Move
from troop.games.itchy.clan.ai.fast_state import Position, slides
from troop.games.itchy.clan.ai.lines import SIZE, Slide
from troop.games.itchy.clan.ai.monkey_codes import CLEAN, POWER, WORKERS
from troop.games.itchy.rules.geometry import names
from troop.games.itchy.rules.lice import Lice, write_lice
from troop.games.itchy.rules.steps import NO_LICE_GO, OFF, PASS

NAMES = names(SIZE)


def spawn_words(cell: int) -> Move:
    """Return the words of a spawn."""
    return (NAMES[cell],)


def bump_words(pos: Position, slide: Slide | None) -> Move:
    """Return the words of a bump."""
    if slide is None:
        return PASS
    start, end, _, hit, _ = slide
    if end < 0:
        return NAMES[start], OFF
    if hit >= 0:
        return NAMES[start], NAMES[end], write_lice(lice_of(pos.cells[start]))
    if _could_cross(pos, start, end):
        return NAMES[start], NAMES[end], NO_LICE_GO
    return NAMES[start], NAMES[end]


def lice_of(number: int) -> Lice:
    """Return the lice on a monkey."""
    queens, workers = divmod(number - CLEAN[number], WORKERS)
    return Lice(workers, queens)


def _could_cross(pos: Position, start: int, end: int) -> bool:
    """Rule 27: whether lice could move over after this bump."""
    if not POWER[pos.cells[start]]:
        return False
    return any(slide[:2] == (start, end) and slide[3] >= 0 for slide in slides(pos))
