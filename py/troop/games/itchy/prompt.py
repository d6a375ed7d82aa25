"""What is asked and offered: the status line, labels of choices, amounts of lice."""

from troop.core.game import CHANCE, Amount, Message, Move
from troop.core.message import message, seat_number
from troop.games.itchy.beats import counted
from troop.games.itchy.clan.turn import bumps
from troop.games.itchy.decisions import can_move
from troop.games.itchy.geometry import cells
from troop.games.itchy.lice import JUMPERS, NO_LICE, Lice, read_lice
from troop.games.itchy.moving import bumped_by, defender
from troop.games.itchy.phases import (
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
from troop.games.itchy.saying import at_cell
from troop.games.itchy.spawning import can_spawn, hatched
from troop.games.itchy.state import State

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
    """What is to be done now, and by whom."""
    if view.actor == CHANCE:
        return message("status-chance")
    seat = seat_number(view.seat)
    if view.step == SPAWN and not can_spawn(view):
        return message("itchy-status-exchange", seat=seat)
    return message("itchy-status-stuck" if _is_stuck(view) else STATUS[view.step], seat=seat)


def _is_stuck(view: State) -> bool:
    """Rules 10 and 24: whether no move is possible where there should be one."""
    if view.step == MOVE:
        return not can_move(view)
    return view.step == CLAN_BUMP and bumps(view) == [PASS]


def label(view: State, path: Move) -> Message:
    """What the last word of a path of choices means."""
    word = path[-1]
    if path == PASS:
        return message(PASSING[view.step])
    if view.step == PICK:
        return message("itchy-pick", species=word)
    if word in cells(view.board.size):
        return at_cell(view, cells(view.board.size)[word])
    if (word in BUTTONS and len(path) < 3) or word == NO_LICE_GO:
        return message(BUTTONS[word])
    if view.step == CLAN_BUMP:
        return message("itchy-all-go", **counted(read_lice(word) or NO_LICE))
    return _hatching(view, path) if len(path) == 2 else _going(view, path)


def _hatching(view: State, path: Move) -> Message:
    """Rule 20: only workers, or a spy among them."""
    return message("itchy-lice", **counted(hatched(view, cells(view.board.size)[path[0]], path[1] == "s")))


def _going(view: State, path: Move) -> Message:
    """Lice that jump or go over, and what becomes of an opponent's."""
    place = cells(view.board.size)
    start, end = place[path[0]], place[path[1]]
    if view.board.cells[end]:
        return _landing(view, JUMPERS[path[2]], end)
    return _landing(view, read_lice(path[2]) or NO_LICE, bumped_by(view.board, start, end))


def _landing(view: State, lice: Lice, goal: int | None) -> Message:
    monkey = None if goal is None else view.board.cells[goal]
    opponent = defender(monkey, view.seat) if monkey else None
    if monkey is None or opponent is None or not lice.power:
        return message("itchy-lice", **counted(lice))
    name = "itchy-takes" if lice.power > monkey.of(opponent).power else "itchy-all-fall"
    return message(name, seat=seat_number(opponent), **counted(lice))


def amounts(view: State, path: Move) -> tuple[Amount, ...]:
    """How many lice of each kind go over in a bump; all or none in the clan game is no question of amounts."""
    goal = cells(view.board.size).get(path[1]) if len(path) == 3 and view.step == MOVE else None
    if goal is None or view.board.cells[goal]:
        return ()
    lice, seat = read_lice(path[2]) or NO_LICE, seat_number(view.seat)
    kinds = [
        Amount(message("itchy-amount-workers"), lice.workers, f"louse-{seat}"),
        Amount(message("itchy-amount-queens"), lice.queens, f"queen-{seat}"),
        Amount(message("itchy-amount-spies"), lice.spies, f"spy-{seat}"),
    ]
    return tuple(kinds if view.rules.pool.spies else kinds[:2])
