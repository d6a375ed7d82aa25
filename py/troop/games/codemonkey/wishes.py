"""What each step asks for, said to somebody who wants something else."""

from typing import TYPE_CHECKING

from troop.core.game import CHANCE, Message, Move
from troop.core.message import message
from troop.games.codemonkey.steps import CODE, LAY, MARK, NAME, ORDER, OVER, PLACE, PLANT, RUN, TRAP

if TYPE_CHECKING:  # this is handed states
    from troop.games.codemonkey.rules import State

ASKED = {
    LAY: "codemonkey-why-lay",
    PLANT: "codemonkey-why-plant",
    PLACE: "codemonkey-why-place",
    MARK: "codemonkey-why-mark",
    ORDER: "codemonkey-why-order",
    CODE: "codemonkey-why-code",
    RUN: "codemonkey-why-run",
    NAME: "codemonkey-why-name",
    TRAP: "codemonkey-why-trap-move",
}
"""What each step asks for."""


def asked(state: "State") -> Message:
    """Something else is asked for: what."""
    if state.step == OVER:
        return message("why-over")
    return message("why-chance") if state.actor == CHANCE else message(ASKED[state.step])


def no_hex(state: "State", move: Move) -> Message:
    """There is no such hex in this jungle, if that is what was meant."""
    return message("codemonkey-why-no-hex", text=move[0][:20]) if len(move) == 1 else asked(state)
