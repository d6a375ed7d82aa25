"""What speaks for a decision of the clan game, in one sentence."""

from collections.abc import Iterator

from troop.core.game import Move
from troop.core.message import Argument, Message, message, seat_number
from troop.core.mind import Finding
from troop.games.itchy.clan.clan import NOT_PICKED, clan_of
from troop.games.itchy.clan.thinking.change import Change
from troop.games.itchy.clan.thinking.codes import HAS_QUEEN, POWER, SIDE
from troop.games.itchy.clan.thinking.lines import CLEANED, DIRTY, DUMPS, FACED, LEAVES, Slide
from troop.games.itchy.clan.thinking.place import Place, bump, passed, place_of, slides, spawn
from troop.games.itchy.clan.thinking.values import CLAN
from troop.games.itchy.clan.thinking.words import NAMES, bump_words
from troop.games.itchy.phases import CLAN_SPAWN, PICK
from troop.games.itchy.state import State
from troop.games.itchy.writing import write_move


def reason(view: State, seat: int, finding: Finding) -> Message:
    """What speaks for a move."""
    found = (
        _for_pick(view, seat)
        if view.step == PICK
        else _for_spawn(view, finding)
        if view.step == CLAN_SPAWN
        else _for_bump(view, place_of(view), finding.move)
    )
    return found or message("why-best", percent=round(100 * finding.shares[seat]))


def _for_pick(view: State, seat: int) -> Message:
    """Rule 23: which species."""
    other = clan_of(view).picked[1 - seat]
    if other == NOT_PICKED:
        return message("itchy-clan-best-first")
    return message("itchy-clan-best-second", species=other, seat2=seat_number(1 - seat))


# A spawn


def _for_spawn(view: State, finding: Finding) -> Message | None:
    """What a spawn does by itself, or the bump that it prepares."""
    place, cell = place_of(view), NAMES.index(finding.move[0])
    grown = spawn(place, cell)
    alone = next(_by_itself(view, Change(place, grown, None), cell), None)
    if alone or not finding.line:
        return alone
    text = write_move(view.board, finding.line[0])
    slide = slide_of(grown, finding.line[0])
    if slide and slide[0] == cell and slide[3] >= 0 and POWER[place.cells[cell]] < POWER[grown.cells[slide[3]]]:
        return message("itchy-clan-best-strong", **_monkey(view, cell), text=text)
    why = _for_bump(view, place, finding.line[0], grown)
    return message("itchy-best-then", text=text, why=why) if why else message("itchy-clan-best-quiet", text=text)


def _by_itself(view: State, change: Change, cell: int) -> Iterator[Message]:
    """What speaks for a spawn whatever is moved then, the best first."""
    seat, other = change.seat, 1 - change.seat
    if change.wins:
        yield _wins(view, seat)
    if rid := change.lost(seat, DIRTY):
        yield message("itchy-clan-best-nitpicked", **_monkey(view, rid[0]))
    if soiled := change.gained(other, DIRTY):
        yield message("itchy-clan-best-outbreak", count=len(soiled), seat2=seat_number(other))
    before, after = change.before.cells[cell], change.after.cells[cell]
    if SIDE[before] == seat + 1 and HAS_QUEEN[after] > HAS_QUEEN[before]:
        yield message("itchy-clan-best-queen", **_monkey(view, cell))
    if held := change.held(other):
        yield message("itchy-clan-best-holds", **_other_monkey(view, held[0]), seat2=seat_number(other))


# A bump


def _for_bump(view: State, before: Place, move: Move, grown: Place | None = None) -> Message | None:
    """What a bump does; with the spawn before it, if that is not yet made."""
    place = grown or before
    slide = slide_of(place, move)
    change = Change(before, bump(place, slide) if slide else passed(place), slide)
    return next(_of_a_bump(view, change), None)


def slide_of(place: Place, move: Move) -> Slide | None:
    """The bump that words mean; None if they mean to pass."""
    return next((slide for slide in slides(place) if bump_words(place, slide) == move), None)


def _of_a_bump(view: State, change: Change) -> Iterator[Message]:
    """What speaks for a bump, the best first."""
    seat, other = change.seat, 1 - change.seat
    if change.wins:
        yield _wins(view, seat)
    elif change.exposes:
        yield message("itchy-best-loses", seat2=seat_number(other))
    elif change.stops:
        yield message("itchy-clan-best-stops", seat2=seat_number(other))
    yield from _of_lice(view, change)
    yield from _of_safety(view, change)
    if change.threatens:
        yield message("itchy-best-threatens")
    yield from _of_ways(view, change)


def _of_lice(view: State, change: Change) -> Iterator[Message]:
    """Lice that come and go."""
    seat, other = change.seat, 1 - change.seat
    _, _, _, hit, joined = change.slide or (0, 0, 0, -1, 0)
    rid, soiled = change.lost(seat, DIRTY), change.gained(other, DIRTY)
    if hit >= 0 and not POWER[joined] and POWER[change.before.cells[hit]] and hit in rid:
        yield message("itchy-clan-best-nitpicked", **_monkey(view, hit))
    if rid and hit in soiled:
        yield message(
            "itchy-clan-best-soils", **_monkey(view, rid[0]), **_other_monkey(view, hit), seat2=seat_number(other)
        )
    if rid:
        clean = CLAN - change.count(seat, DIRTY)
        yield message("itchy-clan-best-rids", **_monkey(view, rid[0]), count=clean, total=CLAN)
    if hit in soiled:
        yield message("itchy-clan-best-gives", **_other_monkey(view, hit), seat2=seat_number(other))
    elif soiled:
        yield message("itchy-clan-best-outbreak", count=len(soiled), seat2=seat_number(other))


def _of_safety(view: State, change: Change) -> Iterator[Message]:
    """Rule 27: monkeys that leave the board."""
    if change.slide is None or change.slide[1] >= 0:
        return
    seat, start = change.seat, change.slide[0]
    if SIDE[change.before.cells[start]] == seat + 1:
        safe = CLAN - change.count(seat, DIRTY) - change.count(seat, CLEANED)
        yield message("itchy-clan-best-safe", **_monkey(view, start), count=safe, total=CLAN)


def _of_ways(view: State, change: Change) -> Iterator[Message]:
    """Ways that open and close."""
    seat, other = change.seat, 1 - change.seat
    if opened := change.gained(seat, LEAVES):
        yield message("itchy-clan-best-exit", **_monkey(view, opened[0]))
    if shut := change.lost(other, LEAVES):
        yield message("itchy-clan-best-bars", **_other_monkey(view, shut[0]), seat2=seat_number(other))
    if hidden := change.lost(seat, FACED):
        yield message("itchy-clan-best-shields", **_monkey(view, hidden[0]))
    if held := change.held(other):
        yield message("itchy-clan-best-holds", **_other_monkey(view, held[0]), seat2=seat_number(other))
    if ready := change.gained(seat, DUMPS):
        yield message("itchy-clan-best-ready", **_monkey(view, ready[0]))
    yield from _of_room(view, change)


def _of_room(view: State, change: Change) -> Iterator[Message]:
    """Crowds, and room to move."""
    seat, other = change.seat, 1 - change.seat
    if endangered := change.in_danger(other):
        yield message("itchy-clan-best-looms", **_other_monkey(view, endangered[0]), seat2=seat_number(other))
    if hemmed := change.joined(other):
        yield message("itchy-clan-best-hems", **_other_monkey(view, hemmed[0]), seat2=seat_number(other))
    if freed := change.left(seat):
        yield message("itchy-clan-best-frees", **_monkey(view, freed[0]))
    if change.slide is not None and change.slide[1] < 0:
        yield message("itchy-clan-best-away", **_monkey(view, change.slide[0]))


# Words for monkeys


def _wins(view: State, seat: int) -> Message:
    return message("itchy-clan-best-wins", species=clan_of(view).picked[seat])


def _monkey(view: State, cell: int) -> dict[str, Argument]:
    return {"species": view.board.at(cell).species, "cell": NAMES[cell]}


def _other_monkey(view: State, cell: int) -> dict[str, Argument]:
    return {"species2": view.board.at(cell).species, "cell2": NAMES[cell]}
