"""Turns as the public rules write them."""

from troop.core.game import Move
from troop.games.itchy.clan.thinking.codes import CLEAN, POWER, WORKERS
from troop.games.itchy.clan.thinking.lines import SIZE, Slide
from troop.games.itchy.clan.thinking.place import Place, slides
from troop.games.itchy.geometry import names
from troop.games.itchy.lice import Lice, write_lice
from troop.games.itchy.phases import NO_LICE_GO, OFF, PASS

NAMES = names(SIZE)


def spawn_words(cell: int) -> Move:
    """The word of a spawn."""
    return (NAMES[cell],)


def bump_words(place: Place, slide: Slide | None) -> Move:
    """The words of a bump."""
    if slide is None:
        return PASS
    start, end, _, hit, _ = slide
    if end < 0:
        return NAMES[start], OFF
    if hit >= 0:
        return NAMES[start], NAMES[end], write_lice(lice_of(place.cells[start]))
    if _could_cross(place, start, end):
        return NAMES[start], NAMES[end], NO_LICE_GO
    return NAMES[start], NAMES[end]


def lice_of(number: int) -> Lice:
    """The lice on a monkey."""
    queens, workers = divmod(number - CLEAN[number], WORKERS)
    return Lice(workers, queens)


def _could_cross(place: Place, start: int, end: int) -> bool:
    """Rule 27: whether lice could go over after this bump."""
    if not POWER[place.cells[start]]:
        return False
    return any(slide[:2] == (start, end) and slide[3] >= 0 for slide in slides(place))
