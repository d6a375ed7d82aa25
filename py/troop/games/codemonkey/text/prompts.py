"""Prompts: the labels of choices, and the status line."""

from collections.abc import Callable

from troop.core.game import CHANCE, Message, Move
from troop.core.hexes import read_cell
from troop.core.messages import Argument, message, seat_number
from troop.games.codemonkey.rules.jungle import sides
from troop.games.codemonkey.rules.parts import STAY, due
from troop.games.codemonkey.rules.programs import code_arguments, is_die, program_message
from troop.games.codemonkey.rules.setup import ordered_missions
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, DICE, LAY, MARK, NAME, ORDER, PLACE, PLANT, RUN, TRAP, TREE
from troop.games.codemonkey.rules.tiles import SEVEN, is_tree, tree_name, tree_number
from troop.games.codemonkey.rules.traps import OFF
from troop.games.codemonkey.text.program_input import panel_after, piece_arguments

# Labels


def label(view: State, path: Move) -> Message:
    """Return the label of the last word of a path."""
    return LABELS.get(view.step, _word)(view, path)


def _word(_: State, path: Move) -> Message:
    return message("codemonkey-word", word=path[-1])


def place_label(view: State, name: str) -> Message:
    """Return the label of a hex or a tree, with the pieces on it."""
    seats: dict[str, Argument] = {}
    for seat, player in view.by_seat():
        seats |= {"seat": seat_number(seat)} if player.at == name else {}
        seats |= {"seat2": seat_number(seat)} if player.trap == name else {}
    if is_tree(name):
        message_id = "codemonkey-tree-monkey" if seats else "codemonkey-tree"
        return message(message_id, tree=name, count=view.bananas[tree_number(name) - 1], **seats)
    return message(HEXES[tuple(seats)], hex=name, number=view.terrain.number[name], **seats)


HEXES: dict[tuple[str, ...], str] = {
    (): "codemonkey-hex",
    ("seat",): "codemonkey-hex-monkey",
    ("seat2",): "codemonkey-hex-trap",
    ("seat", "seat2"): "codemonkey-hex-both",
    ("seat2", "seat"): "codemonkey-hex-both",
}
"""The label of a hex with a monkey, a trap or both."""


def _tile_label(_: State, path: Move) -> Message:
    return message("codemonkey-cell", cell=path[0]) if len(path) == 1 else message("codemonkey-turn", turn=path[1])


def _planting_label(view: State, path: Move) -> Message:
    cell = read_cell(path[0])
    return message("codemonkey-ground", cell=path[0], count=sides((cell,), view.jungle.covered) if cell else 0)


def _place_label(view: State, path: Move) -> Message:
    known = path[-1] in view.terrain.cell
    return place_label(view, path[-1]) if known else message("codemonkey-word", word=path[-1])


def _run_label(view: State, path: Move) -> Message:
    if len(path) == 1:
        return _place_label(view, path)
    if path[-1] == STAY:
        return message("codemonkey-stay", hex=path[0])
    tree, name = sorted(path, key=is_tree, reverse=True)
    number = view.terrain.number[name]
    return message("codemonkey-climb", tree=tree, die=SEVEN - number, number=number)


def _mission_label(_: State, path: Move) -> Message:
    return message("codemonkey-mission", tree=f"T{path[-1]}", place=len(path))


def _code_label(_: State, path: Move) -> Message:
    return message("codemonkey-code", **code_arguments(path[-1]))


def _trap_label(view: State, path: Move) -> Message:
    if path[-1] != OFF:
        return _place_label(view, path)
    return message("codemonkey-trap-off", lies=int(bool(view.players[view.seat].trap)))


LABELS: dict[str, Callable[[State, Move], Message]] = {
    LAY: _tile_label,
    PLANT: _planting_label,
    PLACE: _place_label,
    MARK: _place_label,
    ORDER: _mission_label,
    CODE: _code_label,
    RUN: _run_label,
    NAME: _place_label,
    TRAP: _trap_label,
}


def in_words(view: State, move: Move) -> Message | None:
    """Return a suggested move in words: what is done, and where."""
    if view.step == CODE:
        return program_message(move)
    if view.step == RUN:
        climbed = [word for word in move[1:] if word != STAY]
        return message("codemonkey-said-run", hex=move[0], tree=climbed[0] if climbed else "none")
    if view.step == ORDER:
        trees = ordered_missions(view.players[view.seat].missions, move)
        return message("codemonkey-said-order", **{f"tree{at}": tree_name(tree) for at, tree in enumerate(trees, 1)})
    if view.step in (MARK, NAME, TRAP):
        return label(view, move)
    return None


def is_decline(view: State, path: Move) -> bool:
    """Return whether a path declines an offer: a climb, or laying the trap."""
    return (view.step == RUN and path[1:] == (STAY,)) or (view.step == TRAP and path == (OFF,))


def forced(view: State) -> Move | None:
    """Return the only move, if it is public."""
    moves = view.legal_moves() if view.step in (PLACE, RUN, NAME, TRAP) else ()
    return moves[0] if len(moves) == 1 else None


# The status


def status(view: State, prefix: Move = ()) -> Message:
    """Return the status line: the seat to decide, and its decision; with a piece in hand, what it is for."""
    if view.step == DICE:
        return message("codemonkey-status-dice", seat=seat_number(view.seat))
    if view.step == TREE:
        return message("codemonkey-status-tree")
    if view.actor == CHANCE:
        return message("status-chance")
    held = panel_after(prefix).held if view.step == CODE else None
    if held:
        return message("codemonkey-status-held", **piece_arguments(held, view.players[view.seat].dice))
    return STATUS[view.step](view, seat_number(view.actor))


def _status_mark(view: State, seat: int) -> Message:
    return message("codemonkey-status-mark", seat=seat, seat2=seat_number(view.card_owner))


def _status_run(view: State, seat: int) -> Message:
    walks = is_die(due(view)) and not view.players[view.seat].up
    message_id = "codemonkey-status-run-die" if walks else "codemonkey-status-run"
    return message(message_id, seat=seat, slot=view.cursor.slot + 1, **code_arguments(due(view)))


STATUS: dict[str, Callable[[State, int], Message]] = {
    LAY: lambda view, seat: message("codemonkey-status-lay", seat=seat, tile=view.drawn),
    PLANT: lambda view, seat: message("codemonkey-status-plant", seat=seat, tree=tree_name(len(view.jungle.trees) + 1)),
    PLACE: lambda view, seat: message("codemonkey-status-place", seat=seat, number=int(view.drawn)),
    MARK: _status_mark,
    ORDER: lambda _, seat: message("codemonkey-status-order", seat=seat),
    CODE: lambda view, seat: message("codemonkey-status-code", seat=seat, round=view.round),
    RUN: _status_run,
    NAME: lambda _, seat: message("codemonkey-status-name", seat=seat),
    TRAP: lambda view, seat: message("codemonkey-status-trap", seat=seat, lies=int(bool(view.players[view.seat].trap))),
}
