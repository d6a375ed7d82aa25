"""Whole turns, a spawn and a bump: the most promising ones, and the value of the best.

Most of the thousand or more turns are a spawn and a bump that do not affect each other. So spawns and bumps are first
evaluated separately, and together only those that interact, and the best of both.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from troop.games.itchy.clan.ai.evaluation import evaluate
from troop.games.itchy.clan.ai.fast_state import (
    GOES_ON,
    Position,
    bump,
    passed,
    slides,
    spawn,
    spawns,
    winner,
    without_spawn,
)
from troop.games.itchy.clan.ai.lines import CELLS, SIZE, SLIDES, Slide
from troop.games.itchy.clan.ai.monkey_codes import CLEAN, IS_CROWDED, JOINED, LICE, POWER, SIDE

WON = 1_000_000
"""The value of a game won at once."""
SPAWNS_EACH = 2
"""The most turns kept that differ only in the spawn."""


class Turn(NamedTuple):
    """A turn and the position after it."""

    value: int
    """The value to its mover."""
    spawn: int
    slide: Slide | None
    """None if the spawn ends the game, or no monkey can be moved."""
    after: Position
    over: bool


class AfterSpawn(NamedTuple):
    """A position after a spawn."""

    gain: int
    """The value of the spawn alone."""
    cell: int
    pos: Position
    changed: frozenset[int] | set[int]
    """The cells changed by the spawn and its outbreaks."""


def all_turns(pos: Position) -> Iterator[Turn]:
    """Yield every legal turn."""
    for cell in spawns(pos.cells):
        after_spawn = spawn(pos, cell)
        if winner(after_spawn.rows, pos.seat) != GOES_ON:
            yield spawn_that_ends(pos, cell, after_spawn)
        else:
            yield from bumps(after_spawn, cell)


def bumps(pos: Position, cell: int) -> Iterator[Turn]:
    """Yield every bump after a spawn on a cell."""
    found = False
    for slide in slides(pos):
        found = True
        yield after_bump(pos, cell, slide)
    if not found:
        after = passed(pos)
        yield Turn(-evaluate(after.rows, after.columns, after.seat), cell, None, after, False)


def after_bump(pos: Position, cell: int, slide: Slide) -> Turn:
    """Return the turn of a bump after a spawn."""
    after = bump(pos, slide)
    _, rows, columns, other, _, _ = after
    won = winner(rows, 1 - other)
    if won == GOES_ON:
        return Turn(-evaluate(rows, columns, other), cell, slide, after, False)
    return Turn(-WON if won == other else WON, cell, slide, after, True)


def spawn_that_ends(pos: Position, cell: int, after_spawn: Position) -> Turn:
    """Return the turn of a spawn that ends the game."""
    return Turn(WON if winner(after_spawn.rows, pos.seat) == pos.seat else -WON, cell, None, after_spawn, True)


# The best turns


def best_turns(pos: Position, width: int) -> tuple[list[Turn], int]:
    """Return approximately the best turns, best first, and the number of positions evaluated. A win
    is returned alone."""
    base = without_spawn(pos)
    after_spawns, found = _after_spawns(pos, base)
    if not after_spawns or (found and found[0].value == WON):
        return found, len(after_spawns) + len(found)
    after_spawns.sort(key=_gain, reverse=True)
    for each in after_spawns:
        found += [after_bump(each.pos, each.cell, slide) for slide in _affected_bumps(each, base)]
    alone = [after_bump(base, -1, slide) for slide in slides(base)]
    positions = len(after_spawns) + len(found) + len(alone)
    if not alone:
        return [turn for each in after_spawns for turn in bumps(each.pos, each.cell)], positions
    alone.sort(reverse=True, key=_value)
    for turn in alone[:width]:
        found += _with_best_spawns(turn, after_spawns)
    found.sort(reverse=True, key=_value)
    if found and found[0].value == WON:
        return found[:1], positions
    return _diverse(found, width), positions + SPAWNS_EACH * min(width, len(alone))


def _gain(after_spawn: AfterSpawn) -> int:
    return after_spawn.gain


def _value(turn: Turn) -> int:
    return turn.value


def _after_spawns(pos: Position, base: Position) -> tuple[list[AfterSpawn], list[Turn]]:
    """Return the positions after each spawn, and the turns of those that end the game, wins first."""
    after_spawns, ends = [], []
    seat, other = pos.seat, 1 - pos.seat
    base_value = -evaluate(base.rows, base.columns, other)
    for cell in spawns(pos.cells):
        after = spawn(pos, cell)
        if winner(after.rows, seat) != GOES_ON:
            ends.append(spawn_that_ends(pos, cell, after))
            continue
        gain = -evaluate(after.rows, after.columns, other) - base_value
        alone = base is pos and after.broken_out == pos.broken_out
        changed = {cell} if alone else differing(base.cells, after.cells)
        after_spawns.append(AfterSpawn(gain, cell, after, changed))
    ends.sort(reverse=True, key=_value)
    return after_spawns, ends


def differing(one: bytes, other: bytes) -> set[int]:
    """Return the cells that differ."""
    return {cell for cell in range(CELLS) if one[cell] != other[cell]}


def _affected_bumps(after_spawn: AfterSpawn, base: Position) -> Iterator[Slide]:
    """Yield the bumps that a spawn affects: those of newly arrived lice, or onto them."""
    _, cell, pos, changed = after_spawn
    if len(changed) > 1:
        yield from (slide for slide in slides(pos) if slide[0] in changed or slide[3] in changed)
        return
    cells, along = pos.cells, SLIDES[pos.seat]
    row, column = cell // SIZE, cell % SIZE
    before, crowded, barred = POWER[base.cells[cell]], IS_CROWDED[cells[cell]], pos.barred
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


def _with_best_spawns(turn: Turn, after_spawns: list[AfterSpawn]) -> list[Turn]:
    """Return a bump combined with the spawns that gain most."""
    found: list[Turn] = []
    slide = turn.slide
    assert slide is not None
    for _, cell, pos, changed in after_spawns:
        bump_there = bump_after_spawn(slide, pos, changed)
        if bump_there:
            found.append(after_bump(pos, cell, bump_there))
            if len(found) == SPAWNS_EACH:
                break
    return found


def bump_after_spawn(slide: Slide, pos: Position, changed: frozenset[int] | set[int]) -> Slide | None:
    """Return the same bump after a spawn that may have changed the moving lice; None if no longer possible."""
    start, end, _, hit, _ = slide
    if start not in changed and hit not in changed:
        return slide
    number = pos.cells[start]
    if hit < 0:
        return None if end < 0 and POWER[number] else (start, end, number if end >= 0 else 0, hit, 0)
    met = pos.cells[hit]
    return (start, end, CLEAN[number], hit, JOINED[met][number]) if 0 < POWER[number] >= POWER[met] else None


def _diverse(found: list[Turn], width: int) -> list[Turn]:
    """Return the first ``width`` turns, limiting those that differ only in the spawn."""
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


# The value of the best turn


PRUNE_MARGIN = 300
"""Bumps that look this much worse than the best are not evaluated again after a spawn."""
CLOSE_CANDIDATES = 4


def best_value(pos: Position, enough: int) -> tuple[int, int]:
    """Return approximately the value of the best turn, at least whether it reaches ``enough``, and the number of
    positions evaluated."""
    base = without_spawn(pos)
    after_spawns, ends = _after_spawns(pos, base)
    positions = len(after_spawns) + len(ends)
    if not after_spawns or (ends and ends[0].value == WON):
        return ends[0].value, positions
    after_spawns.sort(key=_gain, reverse=True)
    best = -WON
    for each in after_spawns:
        for slide in _affected_bumps(each, base):
            positions += 1
            best = max(best, _bump_value(each.pos, slide))
            if best >= enough:
                return best, positions
    close: list[tuple[int, Slide, Position]] = []
    for slide in sorted(slides(base), key=_bump_order(base)):
        positions += 1
        value = _bump_value(base, slide)
        for gain, _, spawned, changed in after_spawns:
            if bump_there := bump_after_spawn(slide, spawned, changed):
                value += gain
                if value > best:
                    if value >= enough:
                        positions += 1
                        best = max(best, _bump_value(spawned, bump_there))
                        if best >= enough:
                            return best, positions
                    else:
                        close.append((value, bump_there, spawned))
                break
    close.sort(key=_first, reverse=True)
    for value, bump_there, spawned in close[:CLOSE_CANDIDATES]:
        if value > best - PRUNE_MARGIN:
            positions += 1
            best = max(best, _bump_value(spawned, bump_there))
    return best, positions


def _first(close: tuple[int, Slide, Position]) -> int:
    return close[0]


def _bump_order(pos: Position) -> Callable[[Slide], int]:
    """Return a sort key for bumps: giving lice to the opponent first, then clearing own monkeys, then safety."""
    cells, own = pos.cells, pos.seat + 1
    clean_other = 1 + LICE * (3 - own)

    def order(slide: Slide) -> int:
        start, end, _, hit, _ = slide
        mine = SIDE[cells[start]] == own
        if hit >= 0:
            hurts = cells[hit] == clean_other
            return (0 if hurts else 1) if mine else (2 if hurts else 4)
        return (1 if end < 0 else 3) if mine else 5

    return order


def _bump_value(pos: Position, slide: Slide) -> int:
    """Return the value of a bump to its mover."""
    _, rows, columns, other, _, _ = bump(pos, slide)
    won = winner(rows, 1 - other)
    if won == GOES_ON:
        return -evaluate(rows, columns, other)
    return -WON if won == other else WON
