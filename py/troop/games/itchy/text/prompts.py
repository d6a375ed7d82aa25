"""Prompts: the status line, the labels of choices, and amounts of lice."""

from troop.core.game import CHANCE, Amount, Message, Move
from troop.core.messages import message, seat_number
from troop.games.itchy.clan.rules.turn import bumps
from troop.games.itchy.rules.apply import can_move
from troop.games.itchy.rules.geometry import cells, names
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


def status(view: State, prefix: Move = ()) -> Message:
    """Return the status line: the seat to decide, and its decision after the words chosen so far."""
    if view.actor == CHANCE:
        return message("status-chance")
    seat = seat_number(view.seat)
    if prefix and view.step == SPAWN and prefix[0] in cells(view.board.size):
        return message("itchy-status-spawn-lice", seat=seat, species=_species(view, prefix[0]))
    if len(prefix) == 2 and (landing := _landing(view, prefix)) is not None:
        species = _species(view, names(view.board.size)[landing])
        return message("itchy-status-send", seat=seat, species=species)
    if view.step == SPAWN and not must_spawn(view):
        return message("itchy-status-spawn-spy" if can_spawn(view) else "itchy-status-exchange", seat=seat)
    return message("itchy-status-stuck" if _is_stuck(view) else STATUS[view.step], seat=seat)


def _species(view: State, name: str) -> str:
    return view.board.at(cells(view.board.size)[name]).species


def _landing(view: State, path: Move) -> int | None:
    """Return the monkey that lice reach by a jump or a bump between two cells, if there is one."""
    cell_by_name = cells(view.board.size)
    if len(path) < 2 or path[0] not in cell_by_name or path[1] not in cell_by_name:
        return None
    start, end = cell_by_name[path[0]], cell_by_name[path[1]]
    return end if view.board.cells[end] else bumped_by(view.board, start, end)


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
        return _send_label("itchy-send", view, path, read_lice(word) or NO_LICE)
    return _spawn_label(view, path) if len(path) == 2 else _moving_label(view, path)


def _spawn_label(view: State, path: Move) -> Message:
    """Rule 20: only workers, or a spy among them."""
    lice = spawned_lice(view, cells(view.board.size)[path[0]], path[1] == "s")
    return message("itchy-spawn-lice", **lice_args(lice))


def _moving_label(view: State, path: Move) -> Message:
    """Return the label of lice that jump or move over, with the effect on an opponent's."""
    goal = _landing(view, path)
    jumps = view.board.cells[cells(view.board.size)[path[1]]]
    lice = JUMPERS[path[2]] if jumps else read_lice(path[2]) or NO_LICE
    opponent = None if goal is None else defender(view.board.at(goal), view.seat)
    if goal is None or opponent is None or not lice.power:
        return _send_label("itchy-send", view, path, lice)
    name = "itchy-takes" if lice.power > view.board.at(goal).of(opponent).power else "itchy-all-fall"
    return _send_label(name, view, path, lice, seat=seat_number(opponent))


def _send_label(name: str, view: State, path: Move, lice: Lice, **more: int) -> Message:
    """Return a label that names the lice and the species that they go to."""
    goal = _landing(view, path)
    species = "-" if goal is None else view.board.at(goal).species
    return message(name, species=species, **more, **lice_args(lice))


def targets(view: State, path: Move) -> tuple[str, ...]:
    """Return the monkey that a move to a cell bumps: it stands for the move as well as the cell does. A species is
    picked at any of its monkeys.
    """
    if view.step == PICK:
        cell_names = names(view.board.size)
        return tuple(cell_names[cell] for cell, monkey in view.board.monkeys() if monkey.species == path[0])
    if len(path) != 2 or view.step not in (MOVE, CLAN_BUMP):
        return ()
    bumped = _landing(view, path)
    name = None if bumped is None else names(view.board.size)[bumped]
    return () if name is None or name == path[1] else (name,)


def anchor(view: State, path: Move) -> str | None:
    """Return the monkey whose lice are being chosen."""
    length = {SPAWN: 2, MOVE: 3, CLAN_BUMP: 3}.get(view.step)
    return path[0] if len(path) == length and path[0] in cells(view.board.size) else None


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
