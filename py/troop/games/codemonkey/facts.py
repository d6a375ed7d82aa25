"""What is worth knowing about a seat, for its panel."""

from collections.abc import Callable

from troop.core.game import Fact
from troop.core.message import message, seat_number
from troop.games.codemonkey.coding import HIDDEN
from troop.games.codemonkey.player import UNKNOWN
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.tiles import tree_name

NOTHING = "–"


def facts(view: State, seat: int) -> tuple[Fact, ...]:
    """What is worth knowing about a seat: bananas, missions, trap and magic card."""
    return tuple(fact for ask in FACTS if (fact := ask(view, seat)))


def _bananas(view: State, seat: int) -> Fact | None:
    return Fact(message("codemonkey-fact-bananas"), view.players[seat].bananas, "banana")


def _missions(view: State, seat: int) -> Fact | None:
    player = view.players[seat]
    if not player.missions:
        return None
    pips = tuple((f"mission-{tree}", tree in player.collected) for tree in player.missions)
    return Fact(message("codemonkey-fact-missions"), "".join(map(str, player.missions)), "mission", pips)


def _trap(view: State, seat: int) -> Fact | None:
    trap = view.players[seat].trap
    return Fact(message("codemonkey-fact-trap"), trap, f"trap-{seat_number(seat)}") if trap else None


def _card(view: State, seat: int) -> Fact | None:
    mark = view.players[seat].mark
    if not view.terms.magic:
        return None
    shown = HIDDEN if mark == UNKNOWN else tree_name(mark) if mark else NOTHING
    return Fact(message("codemonkey-fact-card"), shown, "magic-card")


FACTS: tuple[Callable[[State, int], Fact | None], ...] = (_bananas, _missions, _trap, _card)
