"""Why a decision of the base game is not legal, as the rules would say it. Half a move gets an answer too."""

from typing import TYPE_CHECKING

from troop.core.game import Message, Move
from troop.core.message import message, seat_number
from troop.games.itchy.decisions import can_move
from troop.games.itchy.geometry import cells, names
from troop.games.itchy.moving import NITPICKED, defender, nitpickable, pickings
from troop.games.itchy.phases import EXCHANGE, NITPICK, PASS
from troop.games.itchy.setup import lice_nearby, qualifying
from troop.games.itchy.spawning import PRICE, can_spawn, is_home, spy_can_hatch
from troop.games.itchy.why_moved import goes_anywhere, why_not_along

if TYPE_CHECKING:  # the state knows its steps; they are handed states
    from troop.games.itchy.state import State


def why_over(state: "State", move: Move) -> Message | None:  # noqa: ARG001
    """Nothing can be decided any more."""
    return message("why-over")


def why_not_drawn(state: "State", move: Move) -> Message | None:
    """Rule 6: chance decides."""
    return None if move in state.legal_moves() else message("why-chance")


# Finding a monkey


def why_no_monkey(state: "State", word: str) -> Message | None:
    """A word should be a cell with a monkey on it."""
    if problem := why_no_cell(state, word):
        return problem
    monkey = state.board.cells[cells(state.board.size)[word]]
    return None if monkey else message("itchy-why-no-monkey", cell=word)


def why_no_cell(state: "State", word: str) -> Message | None:
    """A word should be a cell of this board."""
    if word in cells(state.board.size):
        return None
    return message("itchy-why-no-cell", text=word, last=names(state.board.size)[state.board.size - 1])


def not_here(move: Move) -> Message:
    """It is no move, or one that only looks like this one."""
    return message("why-not-legal", text=" ".join(move))


# Set-up, and entering


def why_not_placed(state: "State", move: Move) -> Message | None:
    """Rule 5: a monkey without lice, and none in its row and column, or in the English edition around it."""
    if len(move) != 1 or move == PASS:
        return message("itchy-why-place-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    cell = cells(state.board.size)[move[0]]
    if cell in qualifying(state):
        return None
    if not state.board.at(cell).is_clean:
        return message("itchy-why-lice-there", cell=move[0])
    near = names(state.board.size)[lice_nearby(state, cell)[0]]
    return message("itchy-why-too-near", cell=move[0], cell2=near, edition=state.rules.edition.name)


def why_not_entered(state: "State", move: Move) -> Message | None:
    """Rule 9: a monkey with no lice at all."""
    if move == PASS:
        return None
    if len(move) != 1:
        return message("itchy-why-enter-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    clean = state.board.at(cells(state.board.size)[move[0]]).is_clean
    return None if clean else message("itchy-why-lice-there", cell=move[0])


# Spawn


def why_not_spawned(state: "State", move: Move) -> Message | None:
    """Rules 7, 8 and 20: the step of the spawn."""
    if move[:1] == (EXCHANGE,):
        return why_not_exchanged(state, move)
    if move == PASS:
        return message("itchy-why-spawn-first") if can_spawn(state) else None
    if len(move) not in (1, 2) or move[1:] not in ((), ("w",), ("s",)):
        return message("itchy-why-spawn-first" if can_spawn(state) else "itchy-why-exchange-or-pass")
    return why_no_monkey(state, move[0]) or _why_no_spawn(state, move)


def _why_no_spawn(state: "State", move: Move) -> Message | None:
    """Rules 8 and 20: a monkey that is yours alone but for spies, a worker in supply, and whether a spy can hatch."""
    cell, seat = cells(state.board.size)[move[0]], state.seat
    monkey, supply = state.board.at(cell), state.supply(seat)
    if not monkey.of(seat):
        return message("itchy-why-nothing-of-yours", cell=move[0])
    if not is_home(monkey, seat):
        opponent = defender(monkey, seat)
        assert opponent is not None
        return message("itchy-why-not-alone", cell=move[0], seat=seat_number(opponent))
    if not supply.workers:
        return message("itchy-why-no-worker")
    if spy_can_hatch(state, cell, supply):
        return None if len(move) == 2 else message("itchy-why-worker-or-spy", cell=move[0])
    if move[1:] == ("s",):
        return message("itchy-why-spy-there" if monkey.of(seat).spies else "itchy-why-no-spy", cell=move[0])
    return None if len(move) == 1 else not_here(move)


# Exchange


def why_not_exchanged(state: "State", move: Move) -> Message | None:
    """Rule 7: six of your workers on one monkey, and a queen in supply."""
    if len(move) != 2:
        return message("itchy-why-exchange")
    if problem := why_no_monkey(state, move[1]):
        return problem
    lice = state.board.on(cells(state.board.size)[move[1]], state.seat)
    if not lice.has(PRICE):
        return message("itchy-why-few-workers", cell=move[1], count=lice.workers)
    return None if state.supply(state.seat).queens else message("itchy-why-no-queen")


def why_not_after(state: "State", move: Move) -> Message | None:
    """Rule 7: after the move there is only the exchange."""
    if move == PASS:
        return None
    return why_not_exchanged(state, move) if move[:1] == (EXCHANGE,) else message("itchy-why-moved-already")


# Move


def why_not_moved(state: "State", move: Move) -> Message | None:
    """Rules 7 and 10: jump, bump, nitpick or exchange; passing only if no move is possible."""
    if move[:1] == (EXCHANGE,):
        return why_not_exchanged(state, move)
    if move == PASS:
        return message("itchy-why-move-first") if can_move(state) else None
    if move[:1] == (NITPICK,):
        return _why_not_nitpicked(state, move)
    if not move:
        return message("itchy-why-move-first")
    if problem := why_no_monkey(state, move[0]):
        return problem
    cell = cells(state.board.size)[move[0]]
    if not state.board.on(cell, state.seat):
        return message("itchy-why-nothing-of-yours", cell=move[0])
    if len(move) == 1:
        return message("itchy-why-where" if goes_anywhere(state, cell) else "itchy-why-stuck", cell=move[0])
    return why_no_cell(state, move[1]) or why_not_along(state, move)


def _why_not_nitpicked(state: "State", move: Move) -> Message | None:
    """Rules 13 and 18: five workers of an opponent, or workers and spies."""
    if len(move) != 2:
        return message("itchy-why-nitpick")
    if problem := why_no_monkey(state, move[1]):
        return problem
    monkey = state.board.at(cells(state.board.size)[move[1]])
    if nitpickable(monkey, state.seat):
        return None
    opponent = defender(monkey, state.seat)
    if opponent is None or not monkey.of(opponent).workers:
        return message("itchy-why-nobody-to-nitpick", cell=move[1])
    count = pickings(monkey, opponent)
    return message("itchy-why-few-to-nitpick", cell=move[1], seat=seat_number(opponent), count=count, need=NITPICKED)
