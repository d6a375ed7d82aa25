"""The stats in the panel of a seat."""

from collections.abc import Callable

from troop.core.game import PlayerStat
from troop.core.messages import message, seat_number
from troop.games.codemonkey.rules.player import UNKNOWN
from troop.games.codemonkey.rules.programs import HIDDEN
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.tiles import tree_name

NO_MARK = "–"


def player_stats(view: State, seat: int) -> tuple[PlayerStat, ...]:
    """Return a seat's bananas, missions, trap and magic card."""
    return tuple(stat for stat_of in STATS if (stat := stat_of(view, seat)))


def _bananas(view: State, seat: int) -> PlayerStat | None:
    label, tip = message("codemonkey-stat-bananas"), message("codemonkey-stat-bananas-tip")
    return PlayerStat(label, view.players[seat].bananas, "banana", tip=tip)


def _missions(view: State, seat: int) -> PlayerStat | None:
    player = view.players[seat]
    if not player.missions:
        return None
    pips = tuple((f"mission-{tree}", tree in player.collected) for tree in player.missions)
    label, tip = message("codemonkey-stat-missions"), message("codemonkey-stat-missions-tip")
    return PlayerStat(label, "".join(map(str, player.missions)), "mission", pips, tip)


def _trap(view: State, seat: int) -> PlayerStat | None:
    trap = view.players[seat].trap
    label, tip = message("codemonkey-stat-trap"), message("codemonkey-stat-trap-tip")
    return PlayerStat(label, trap, f"trap-{seat_number(seat)}", tip=tip) if trap else None


def _card(view: State, seat: int) -> PlayerStat | None:
    mark = view.players[seat].mark
    if not view.variant.magic:
        return None
    shown = HIDDEN if mark == UNKNOWN else tree_name(mark) if mark else NO_MARK
    label, tip = message("codemonkey-stat-card"), message("codemonkey-stat-card-tip")
    return PlayerStat(label, shown, "magic-card", tip=tip)


STATS: tuple[Callable[[State, int], PlayerStat | None], ...] = (_bananas, _missions, _trap, _card)
