"""Prompts: the status line, the labels of choices, and amounts of lice."""

from troop.core.game import CHANCE, Amount, Message, Move
from troop.core.messages import message, seat_number
from troop.games.itchy.clan.rules.turn import bumps
from troop.games.itchy.rules.apply import can_move
from troop.games.itchy.rules.geometry import cells
from troop.games.itchy.rules.lice import JUMPERS, NO_LICE, Lice, read_lice
from troop.games.itchy.rules.moving import bumped_by, defender
from troop.games.itchy.rules.spawning import can_spawn, must_spawn, spawned_lice
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import (
    AFTER,
    CLAN_BUMP,
    CLAN_SPAWN,
    ENTER,
    EXCHANGE,
    MOVE,
    NITPICK,
    NO_LICE_GO,
    OFF,
    PASS,
    PICK,
    PLACE,
    SPAWN,
)
from troop.games.itchy.rules.trace import lice_args
from troop.games.itchy.text.labels import cell_label

STATUS = {
    PLACE: "itchy-status-place",
    ENTER: "itchy-status-enter",
    SPAWN: "itchy-status-spawn",
    MOVE: "itchy-status-move",
    AFTER: "itchy-status-after",
    PICK: "itchy-status-pick",
    CLAN_SPAWN: "itchy-status-clan-spawn",
    CLAN_BUMP: "itchy-status-clan-bump",
}
BUTTONS = {
    EXCHANGE: "itchy-exchange",
    NITPICK: "itchy-nitpick",
    OFF: "itchy-off",
    NO_LICE_GO: "itchy-nobody-goes",
}
PASSING = {
    ENTER: "itchy-pass-enter",
    SPAWN: "itchy-pass-spawn",
    MOVE: "itchy-pass",
    AFTER: "itchy-pass-after",
    CLAN_BUMP: "itchy-pass",
}


def status(view: State) -> Message:
    """Return the status line: the seat to decide, and its decision."""
    if view.actor == CHANCE:
        return message("status-chance")
    seat = seat_number(view.seat)
    if view.step == SPAWN and not must_spawn(view):
        return message("itchy-status-spawn-spy" if can_spawn(view) else "itchy-status-exchange", seat=seat)
    return message("itchy-status-stuck" if _is_stuck(view) else STATUS[view.step], seat=seat)


def _is_stuck(view: State) -> bool:
    """Rules 10 and 24: whether the required move is not possible."""
    if view.step == MOVE:
        return not can_move(view)
    return view.step == CLAN_BUMP and bumps(view) == [PASS]


def label(view: State, path: Move) -> Message:
    """Return the label of the last word of a path."""
    word = path[-1]
    if path == PASS:
        return message(PASSING[view.step])
    if view.step == PICK:
        return message("itchy-pick", species=word)
    if word in cells(view.board.size):
        return cell_label(view, cells(view.board.size)[word])
    if (word in BUTTONS and len(path) < 3) or word == NO_LICE_GO:
        return message(BUTTONS[word])
    if view.step == CLAN_BUMP:
        return message("itchy-all-go", **lice_args(read_lice(word) or NO_LICE))
    return _spawn_label(view, path) if len(path) == 2 else _moving_label(view, path)


def _spawn_label(view: State, path: Move) -> Message:
    """Rule 20: only workers, or a spy among them."""
    return message("itchy-lice", **lice_args(spawned_lice(view, cells(view.board.size)[path[0]], path[1] == "s")))


def _moving_label(view: State, path: Move) -> Message:
    """Return the label of lice that jump or move over, with the effect on an opponent's."""
    cell_by_name = cells(view.board.size)
    start, end = cell_by_name[path[0]], cell_by_name[path[1]]
    if view.board.cells[end]:
        return _landing_label(view, JUMPERS[path[2]], end)
    return _landing_label(view, read_lice(path[2]) or NO_LICE, bumped_by(view.board, start, end))


def _landing_label(view: State, lice: Lice, goal: int | None) -> Message:
    monkey = None if goal is None else view.board.cells[goal]
    opponent = defender(monkey, view.seat) if monkey else None
    if monkey is None or opponent is None or not lice.power:
        return message("itchy-lice", **lice_args(lice))
    name = "itchy-takes" if lice.power > monkey.of(opponent).power else "itchy-all-fall"
    return message(name, seat=seat_number(opponent), **lice_args(lice))


def amounts(view: State, path: Move) -> tuple[Amount, ...]:
    """Return the lice of each kind that move over in a bump. In the clan game all or none do, so
    there are no amounts."""
    goal = cells(view.board.size).get(path[1]) if len(path) == 3 and view.step == MOVE else None
    if goal is None or view.board.cells[goal]:
        return ()
    lice, seat = read_lice(path[2]) or NO_LICE, seat_number(view.seat)
    kinds = [
        Amount(message("itchy-amount-workers"), lice.workers, f"louse-{seat}"),
        Amount(message("itchy-amount-queens"), lice.queens, f"queen-{seat}"),
        Amount(message("itchy-amount-spies"), lice.spies, f"spy-{seat}"),
    ]
    return tuple(kinds if view.variant.pool.spies else kinds[:2])
