"""The reason for a move of the clan game, in one sentence."""

from collections.abc import Iterator

from troop.core.bot import Evaluation
from troop.core.game import Move
from troop.core.messages import Argument, Message, message, seat_number
from troop.games.itchy.clan.ai.comparison import Comparison
from troop.games.itchy.clan.ai.evaluation import CLAN
from troop.games.itchy.clan.ai.fast_state import Position, bump, passed, position_of, slides, spawn
from troop.games.itchy.clan.ai.lines import CLEANED, DIRTY, DUMPS, FACED, LEAVES, Slide
from troop.games.itchy.clan.ai.monkey_codes import HAS_QUEEN, POWER, SIDE
from troop.games.itchy.clan.ai.move_words import NAMES, bump_words
from troop.games.itchy.clan.rules.clan import NOT_PICKED, clan_of
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import CLAN_SPAWN, PICK
from troop.games.itchy.text.notation import write_move


def reason(view: State, seat: int, evaluation: Evaluation) -> Message:
    """Return the reason for a move."""
    result = (
        _pick_reason(view, seat)
        if view.step == PICK
        else _spawn_reason(view, evaluation)
        if view.step == CLAN_SPAWN
        else _bump_reason(view, position_of(view), evaluation.move)
    )
    return result or message("reason-best", percent=round(100 * evaluation.win_probabilities[seat]))


def _pick_reason(view: State, seat: int) -> Message:
    """Rule 23: the reason for a species."""
    other = clan_of(view).picked[1 - seat]
    if other == NOT_PICKED:
        return message("itchy-clan-reason-first")
    return message("itchy-clan-reason-second", species=other, seat2=seat_number(1 - seat))


# A spawn


def _spawn_reason(view: State, evaluation: Evaluation) -> Message | None:
    """Return the reason for a spawn: its own effects, or the bump that it prepares."""
    pos, cell = position_of(view), NAMES.index(evaluation.move[0])
    after_spawn = spawn(pos, cell)
    own_reason = next(_spawn_reasons(view, Comparison(pos, after_spawn, None), cell), None)
    if own_reason or not evaluation.line:
        return own_reason
    text = write_move(view.board, evaluation.line[0])
    slide = slide_of(after_spawn, evaluation.line[0])
    if slide and slide[0] == cell and slide[3] >= 0 and POWER[pos.cells[cell]] < POWER[after_spawn.cells[slide[3]]]:
        return message("itchy-clan-reason-strong", **_monkey(view, cell), text=text)
    why = _bump_reason(view, pos, evaluation.line[0], after_spawn)
    return message("itchy-reason-then", text=text, why=why) if why else message("itchy-clan-reason-quiet", text=text)


def _spawn_reasons(view: State, comparison: Comparison, cell: int) -> Iterator[Message]:
    """Yield reasons for a spawn whatever the bump, the best first."""
    seat, other = comparison.seat, 1 - comparison.seat
    if comparison.wins:
        yield _wins(view, seat)
    if cleaned := comparison.lost(seat, DIRTY):
        yield message("itchy-clan-reason-nitpicked", **_monkey(view, cleaned[0]))
    if dirtied := comparison.gained(other, DIRTY):
        yield message("itchy-clan-reason-outbreak", count=len(dirtied), seat2=seat_number(other))
    before, after = comparison.before.cells[cell], comparison.after.cells[cell]
    if SIDE[before] == seat + 1 and HAS_QUEEN[after] > HAS_QUEEN[before]:
        yield message("itchy-clan-reason-queen", **_monkey(view, cell))
    if stuck := comparison.stuck(other):
        yield message("itchy-clan-reason-holds", **_other_monkey(view, stuck[0]), seat2=seat_number(other))


# A bump


def _bump_reason(view: State, before: Position, move: Move, after_spawn: Position | None = None) -> Message | None:
    """Return the reason for a bump; with the spawn before it, if that is still to be made."""
    pos = after_spawn or before
    slide = slide_of(pos, move)
    comparison = Comparison(before, bump(pos, slide) if slide else passed(pos), slide)
    return next(_bump_reasons(view, comparison), None)


def slide_of(pos: Position, move: Move) -> Slide | None:
    """Return the bump of these words; None for a pass."""
    return next((slide for slide in slides(pos) if bump_words(pos, slide) == move), None)


def _bump_reasons(view: State, comparison: Comparison) -> Iterator[Message]:
    """Yield reasons for a bump, the best first."""
    seat, other = comparison.seat, 1 - comparison.seat
    if comparison.wins:
        yield _wins(view, seat)
    elif comparison.exposes:
        yield message("itchy-reason-loses", seat2=seat_number(other))
    elif comparison.stops:
        yield message("itchy-clan-reason-stops", seat2=seat_number(other))
    yield from _lice_reasons(view, comparison)
    yield from _safety_reasons(view, comparison)
    if comparison.threatens:
        yield message("itchy-reason-threatens")
    yield from _path_reasons(view, comparison)


def _lice_reasons(view: State, comparison: Comparison) -> Iterator[Message]:
    """Yield the effects on lice."""
    seat, other = comparison.seat, 1 - comparison.seat
    _, _, _, hit, joined_monkey = comparison.slide or (0, 0, 0, -1, 0)
    cleaned, dirtied = comparison.lost(seat, DIRTY), comparison.gained(other, DIRTY)
    if hit >= 0 and not POWER[joined_monkey] and POWER[comparison.before.cells[hit]] and hit in cleaned:
        yield message("itchy-clan-reason-nitpicked", **_monkey(view, hit))
    if cleaned and hit in dirtied:
        yield message(
            "itchy-clan-reason-soils", **_monkey(view, cleaned[0]), **_other_monkey(view, hit), seat2=seat_number(other)
        )
    if cleaned:
        clean = CLAN - comparison.count(seat, DIRTY)
        yield message("itchy-clan-reason-rids", **_monkey(view, cleaned[0]), count=clean, total=CLAN)
    if hit in dirtied:
        yield message("itchy-clan-reason-gives", **_other_monkey(view, hit), seat2=seat_number(other))
    elif dirtied:
        yield message("itchy-clan-reason-outbreak", count=len(dirtied), seat2=seat_number(other))


def _safety_reasons(view: State, comparison: Comparison) -> Iterator[Message]:
    """Rule 27: monkeys that leave the board."""
    if comparison.slide is None or comparison.slide[1] >= 0:
        return
    seat, start = comparison.seat, comparison.slide[0]
    if SIDE[comparison.before.cells[start]] == seat + 1:
        safe = CLAN - comparison.count(seat, DIRTY) - comparison.count(seat, CLEANED)
        yield message("itchy-clan-reason-safe", **_monkey(view, start), count=safe, total=CLAN)


def _path_reasons(view: State, comparison: Comparison) -> Iterator[Message]:
    """Yield paths that open and close."""
    seat, other = comparison.seat, 1 - comparison.seat
    if opened := comparison.gained(seat, LEAVES):
        yield message("itchy-clan-reason-exit", **_monkey(view, opened[0]))
    if shut := comparison.lost(other, LEAVES):
        yield message("itchy-clan-reason-bars", **_other_monkey(view, shut[0]), seat2=seat_number(other))
    if hidden := comparison.lost(seat, FACED):
        yield message("itchy-clan-reason-shields", **_monkey(view, hidden[0]))
    if stuck := comparison.stuck(other):
        yield message("itchy-clan-reason-holds", **_other_monkey(view, stuck[0]), seat2=seat_number(other))
    if ready := comparison.gained(seat, DUMPS):
        yield message("itchy-clan-reason-ready", **_monkey(view, ready[0]))
    yield from _space_reasons(view, comparison)


def _space_reasons(view: State, comparison: Comparison) -> Iterator[Message]:
    """Yield the effects on outbreaks and on the space around monkeys."""
    seat, other = comparison.seat, 1 - comparison.seat
    if endangered := comparison.newly_threatened(other):
        yield message("itchy-clan-reason-looms", **_other_monkey(view, endangered[0]), seat2=seat_number(other))
    if hemmed := comparison.newly_adjacent(other):
        yield message("itchy-clan-reason-hems", **_other_monkey(view, hemmed[0]), seat2=seat_number(other))
    if freed := comparison.no_longer_adjacent(seat):
        yield message("itchy-clan-reason-frees", **_monkey(view, freed[0]))
    if comparison.slide is not None and comparison.slide[1] < 0:
        yield message("itchy-clan-reason-away", **_monkey(view, comparison.slide[0]))


# Arguments for monkeys


def _wins(view: State, seat: int) -> Message:
    return message("itchy-clan-reason-wins", species=clan_of(view).picked[seat])


def _monkey(view: State, cell: int) -> dict[str, Argument]:
    return {"species": view.board.at(cell).species, "cell": NAMES[cell]}


def _other_monkey(view: State, cell: int) -> dict[str, Argument]:
    return {"species2": view.board.at(cell).species, "cell2": NAMES[cell]}
