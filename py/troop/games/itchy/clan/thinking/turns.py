"""Whole turns, a spawn and a bump: which look best, and what the best is worth.

Of the thousand turns or more that there are, most are a spawn here and a bump there that have nothing to do with each
other. So spawns and bumps are first looked at alone; together, only those that meet, and the best of both.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from troop.games.itchy.clan.thinking.codes import CLEAN, IS_CROWDED, JOINED, LICE, POWER, SIDE
from troop.games.itchy.clan.thinking.lines import CELLS, SIZE, SLIDES, Slide
from troop.games.itchy.clan.thinking.place import (
    GOES_ON,
    Place,
    bump,
    calmed,
    passed,
    slides,
    spawn,
    spawns,
    winner,
)
from troop.games.itchy.clan.thinking.values import worth

WON = 1_000_000
"""What a game is worth that is won at once."""
SPAWNS_EACH = 2
"""Of turns that differ in the spawn alone, only so many are kept."""


class Turn(NamedTuple):
    """A turn and where it leads."""

    value: int
    """What it is worth to who makes it, as far as it was looked at."""
    spawn: int
    slide: Slide | None
    """None if the spawn ends the game, or nothing can be moved."""
    after: Place
    over: bool


class Grown(NamedTuple):
    """A position after a spawn."""

    gain: int
    """What the spawn alone is worth."""
    cell: int
    place: Place
    changed: frozenset[int] | set[int]
    """The cells that the spawn changes, with its outbreaks."""


def all_turns(place: Place) -> Iterator[Turn]:
    """Every turn there is."""
    for cell in spawns(place.cells):
        grown = spawn(place, cell)
        if winner(grown.rows, place.seat) != GOES_ON:
            yield ended(place, cell, grown)
        else:
            yield from bumps(grown, cell)


def bumps(place: Place, cell: int) -> Iterator[Turn]:
    """Every bump after a spawn on a cell."""
    found = False
    for slide in slides(place):
        found = True
        yield played(place, cell, slide)
    if not found:
        after = passed(place)
        yield Turn(-worth(after.rows, after.columns, after.seat), cell, None, after, False)


def played(place: Place, cell: int, slide: Slide) -> Turn:
    """A bump after a spawn."""
    after = bump(place, slide)
    _, rows, columns, other, _, _ = after
    won = winner(rows, 1 - other)
    if won == GOES_ON:
        return Turn(-worth(rows, columns, other), cell, slide, after, False)
    return Turn(-WON if won == other else WON, cell, slide, after, True)


def ended(place: Place, cell: int, grown: Place) -> Turn:
    """A spawn that ends the game."""
    return Turn(WON if winner(grown.rows, place.seat) == place.seat else -WON, cell, None, grown, True)


# The best turns


def best_turns(place: Place, width: int) -> tuple[list[Turn], int]:
    """About the best turns, best first; and how many positions were looked at. A win comes alone."""
    still = calmed(place)
    grown, found = _grown(place, still)
    if not grown or (found and found[0].value == WON):
        return found, len(grown) + len(found)
    grown.sort(key=_gain, reverse=True)
    for each in grown:
        found += [played(each.place, each.cell, slide) for slide in _meeting(each, still)]
    alone = [played(still, -1, slide) for slide in slides(still)]
    looked = len(grown) + len(found) + len(alone)
    if not alone:
        return [turn for each in grown for turn in bumps(each.place, each.cell)], looked
    alone.sort(reverse=True, key=_value)
    for turn in alone[:width]:
        found += _paired(turn, grown)
    found.sort(reverse=True, key=_value)
    if found and found[0].value == WON:
        return found[:1], looked
    return _various(found, width), looked + SPAWNS_EACH * min(width, len(alone))


def _gain(grown: Grown) -> int:
    return grown.gain


def _value(turn: Turn) -> int:
    return turn.value


def _grown(place: Place, still: Place) -> tuple[list[Grown], list[Turn]]:
    """What each spawn leads to, and those that end the game, a win first of all."""
    grown, ends = [], []
    seat, other = place.seat, 1 - place.seat
    none = -worth(still.rows, still.columns, other)
    for cell in spawns(place.cells):
        after = spawn(place, cell)
        if winner(after.rows, seat) != GOES_ON:
            ends.append(ended(place, cell, after))
            continue
        gain = -worth(after.rows, after.columns, other) - none
        alone = still is place and after.spent == place.spent
        changed = {cell} if alone else differing(still.cells, after.cells)
        grown.append(Grown(gain, cell, after, changed))
    ends.sort(reverse=True, key=_value)
    return grown, ends


def differing(one: bytes, other: bytes) -> set[int]:
    """The cells that are not the same."""
    return {cell for cell in range(CELLS) if one[cell] != other[cell]}


def _meeting(grown: Grown, still: Place) -> Iterator[Slide]:
    """The bumps that a spawn changes: those of lice that have just come, or onto them."""
    _, cell, place, changed = grown
    if len(changed) > 1:
        yield from (slide for slide in slides(place) if slide[0] in changed or slide[3] in changed)
        return
    cells, along = place.cells, SLIDES[place.seat]
    row, column = cell // SIZE, cell % SIZE
    before, crowded, barred = POWER[still.cells[cell]], IS_CROWDED[cells[cell]], place.barred
    for line, content in ((row, cells[SIZE * row : SIZE * row + SIZE]), (SIZE + column, cells[column::SIZE])):
        for slide in along[line][content]:
            start, _, _, hit, joined = slide
            if start == barred:
                continue
            if start == cell:
                if crowded or (hit >= 0 and (before < POWER[cells[hit]] or not POWER[joined] or IS_CROWDED[joined])):
                    yield slide
            elif hit == cell and (not POWER[joined] or IS_CROWDED[joined]):
                yield slide


def _paired(turn: Turn, grown: list[Grown]) -> list[Turn]:
    """A bump after the spawns that gain most."""
    found: list[Turn] = []
    slide = turn.slide
    assert slide is not None
    for _, cell, place, changed in grown:
        again = slide_after(slide, place, changed)
        if again:
            found.append(played(place, cell, again))
            if len(found) == SPAWNS_EACH:
                break
    return found


def slide_after(slide: Slide, place: Place, changed: frozenset[int] | set[int]) -> Slide | None:
    """The same bump after a spawn that may have changed the lice that move; None if it is not possible any more."""
    start, end, _, hit, _ = slide
    if start not in changed and hit not in changed:
        return slide
    number = place.cells[start]
    if hit < 0:
        return None if end < 0 and POWER[number] else (start, end, number if end >= 0 else 0, hit, 0)
    met = place.cells[hit]
    return (start, end, CLEAN[number], hit, JOINED[met][number]) if 0 < POWER[number] >= POWER[met] else None


def _various(found: list[Turn], width: int) -> list[Turn]:
    """The first so many, with few that differ in the spawn alone."""
    kept: list[Turn] = []
    times: dict[tuple[int, int, int], int] = {}
    for turn in found:
        bumped = (turn.slide[0], turn.slide[1], turn.slide[3]) if turn.slide else (-1, -1, -1)
        times[bumped] = times.get(bumped, 0) + 1
        if times[bumped] <= SPAWNS_EACH:
            kept.append(turn)
            if len(kept) == width:
                break
    return kept


# What the best turn is worth


SURE = 300
"""Bumps that look so much worse than what was found are not looked at again after a spawn."""
CLOSEST = 4


def best_value(place: Place, enough: int) -> tuple[int, int]:
    """About what the best turn is worth, or that it is worth enough; and how many positions were looked at."""
    still = calmed(place)
    grown, ends = _grown(place, still)
    looked = len(grown) + len(ends)
    if not grown or (ends and ends[0].value == WON):
        return ends[0].value, looked
    grown.sort(key=_gain, reverse=True)
    best = -WON
    for each in grown:
        for slide in _meeting(each, still):
            looked += 1
            best = max(best, _worth_of(each.place, slide))
            if best >= enough:
                return best, looked
    close: list[tuple[int, Slide, Place]] = []
    for slide in sorted(slides(still), key=_promise(still)):
        looked += 1
        value = _worth_of(still, slide)
        for gain, _, grown_place, changed in grown:
            if again := slide_after(slide, grown_place, changed):
                value += gain
                if value > best:
                    if value >= enough:
                        looked += 1
                        best = max(best, _worth_of(grown_place, again))
                        if best >= enough:
                            return best, looked
                    else:
                        close.append((value, again, grown_place))
                break
    close.sort(key=_first, reverse=True)
    for value, again, grown_place in close[:CLOSEST]:
        if value > best - SURE:
            looked += 1
            best = max(best, _worth_of(grown_place, again))
    return best, looked


def _first(close: tuple[int, Slide, Place]) -> int:
    return close[0]


def _promise(place: Place) -> Callable[[Slide], int]:
    """How much a bump promises at first sight, least first: lice onto the opponent, off one's own, to safety."""
    cells, own = place.cells, place.seat + 1
    clean_other = 1 + LICE * (3 - own)

    def promise(slide: Slide) -> int:
        start, end, _, hit, _ = slide
        mine = SIDE[cells[start]] == own
        if hit >= 0:
            hurts = cells[hit] == clean_other
            return (0 if hurts else 1) if mine else (2 if hurts else 4)
        return (1 if end < 0 else 3) if mine else 5

    return promise


def _worth_of(place: Place, slide: Slide) -> int:
    """What a bump is worth to who makes it."""
    _, rows, columns, other, _, _ = bump(place, slide)
    won = winner(rows, 1 - other)
    if won == GOES_ON:
        return -worth(rows, columns, other)
    return -WON if won == other else WON
