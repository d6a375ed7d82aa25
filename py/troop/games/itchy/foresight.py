"""What a decision touches, what a choice would do, and what can happen next: marks and signs for the picture."""

from collections.abc import Iterator
from typing import TypeAlias

from troop.core.game import Move, Note
from troop.core.message import message, seat_number
from troop.games.itchy.board import Board
from troop.games.itchy.clan import turn as clan_turn
from troop.games.itchy.clan.clan import NITS, clan_of
from troop.games.itchy.clan.outbreak import CROWDED
from troop.games.itchy.geometry import cells, names, ray_to
from troop.games.itchy.lice import JUMPERS, NO_LICE, Lice
from troop.games.itchy.moving import bumped_by, destinations, may_land, nitpickable, power_against
from troop.games.itchy.phases import CLAN_BUMP, CLAN_SPAWN, ENTER, MOVE, SPAWN
from troop.games.itchy.spawning import is_home
from troop.games.itchy.species import GORILLA
from troop.games.itchy.state import State
from troop.games.itchy.winning import FAMILY, GORILLAS, VARIETY, colonies_by_species, reason_to_win

Marks: TypeAlias = tuple[tuple[str, str], ...]
"""Cells by name, each with a mark."""


# Marks: the last decision, and the choice being made


def traces(state: State, move: Move) -> Marks:
    """What a decision leaves marked: the monkey that moved, where from, and the one it bumped or jumped onto."""
    known = cells(state.board.size)
    named = [word for word in move if word in known]
    marks = [(word, "end" if index else "last") for index, word in enumerate(named)]
    if len(named) == 2 and (bumped := _bumped(state.board, *named)):
        marks.append((bumped, "last"))
    return tuple(marks)


def chosen(prefix: Move) -> Marks:
    """The monkey that is being moved, and where to."""
    return tuple((word, "chosen") for word in prefix)


def ghost(state: State, path: Move) -> Marks:
    """The way of a bump, and what it bumps."""
    known = cells(state.board.size)
    named = [word for word in path if word in known]
    if len(named) < 2:
        return tuple((name, "end") for name in named)
    start, end = (known[name] for name in named[:2])
    way = ray_to(state.board.size, start, end)
    passed = way[: way.index(end)] if end in way else ()
    marks = [(names(state.board.size)[cell], "path") for cell in passed]
    bumped = _bumped(state.board, *named[:2])
    return (*marks, (named[1], "end"), *(((bumped, "path"),) if bumped else ()))


def _bumped(board: Board, start: str, end: str) -> str | None:
    """The monkey that a bump bumps; None for a jump, or where there is none."""
    known = cells(board.size)
    if board.cells[known[end]] or not ray_to(board.size, known[start], known[end]):
        return None
    bumped = bumped_by(board, known[start], known[end])
    return None if bumped is None else names(board.size)[bumped]


# Signs: what each choice would do


def notes(state: State, prefix: Move, overview: bool) -> tuple[Note, ...]:
    """The signs on the board."""
    known = cells(state.board.size)
    if state.step == MOVE and len(prefix) == 1 and prefix[0] in known:
        return tuple(_choices(state, known[prefix[0]]))
    if state.step == CLAN_BUMP and len(prefix) == 1 and prefix[0] in known:
        return tuple(_clan_choices(state, known[prefix[0]]))
    if overview and not prefix and state.step in (ENTER, SPAWN, MOVE):
        return tuple(_overview(state))
    if overview and not prefix and state.step in (CLAN_SPAWN, CLAN_BUMP):
        return tuple(_clan_overview(state))
    return ()


def _choices(state: State, cell: int) -> Iterator[Note]:
    """What the lice on a monkey could do to those around: by a jump, or by a bump with all of them."""
    board, seat = state.board, state.seat
    lice = board.on(cell, seat)
    if not lice:
        return
    for goal in board.beside(cell):
        best = max((louse for louse in JUMPERS.values() if lice.has(louse)), key=lambda louse: louse.power)
        yield _meeting(state, cell, goal, goal, best)
    for goal, bumped in destinations(board, cell):
        if bumped is not None:
            yield _meeting(state, cell, goal, bumped, lice)


def _meeting(state: State, cell: int, goal: int, met: int, lice: Lice) -> Note:
    """What comes of lice that meet others: they win the game, take the monkey, all go home, are too weak, or join."""
    board, seat, name = state.board, state.seat, names(state.board.size)[met]
    power, ours = power_against(board.at(met), seat), lice.power
    if wins_by_going(board, seat, cell, goal, met):
        return Note(name, "sign-win", message("itchy-note-win", cell=name))
    if not power:
        return Note(name, "sign-join", message("itchy-note-join", cell=name))
    return _fight(name, power, ours)


def _fight(name: str, power: int, ours: int) -> Note:
    """Rule 11: what comes of so much power against what is there."""
    if ours > power:
        return Note(name, "sign-beat", message("itchy-note-beat", cell=name, power=power, ours=ours), str(power))
    if ours == power:
        return Note(name, "sign-even", message("itchy-note-even", cell=name, power=power, ours=ours), str(power))
    return Note(name, "sign-weak", message("itchy-note-weak", cell=name, power=power, ours=ours), str(power))


def _clan_choices(state: State, cell: int) -> Iterator[Note]:
    """Clan game: whether lice may go over to a monkey that can be bumped."""
    board, name = state.board, names(state.board.size)
    if not clan_turn.is_movable(state, cell):
        return
    for _, bumped in destinations(board, cell):
        if bumped is None or board.at(cell).is_clean:
            continue
        power, ours = board.on(bumped, NITS).power, board.on(cell, NITS).power
        if ours >= power:
            yield Note(name[bumped], "sign-join", message("itchy-note-clan-join", cell=name[bumped]))
        else:
            told = message("itchy-note-clan-weak", cell=name[bumped], power=power, ours=ours)
            yield Note(name[bumped], "sign-weak", told, str(power))


# Signs: what can happen next


def _overview(state: State) -> Iterator[Note]:
    """What is one step from a win, what can be nitpicked, and what can be taken next turn, with the power it takes."""
    reached = [reach(state, seat) for seat in range(state.rules.seats)]
    for seat in _in_turn(state):
        yield from _wins(state, seat)
    for cell, monkey in state.board.monkeys():
        name = names(state.board.size)[cell]
        if any(nitpickable(monkey, seat) for seat in range(state.rules.seats)):
            yield Note(name, "sign-pick", message("itchy-note-pick", cell=name))
        yield from _clash(state, cell, reached)


def _clan_overview(state: State) -> Iterator[Note]:
    """Clan game: what breaks out with one more worker, and the monkey that may not be moved."""
    clan = clan_of(state)
    for cell, monkey in state.board.monkeys():
        name, lice = names(state.board.size)[cell], monkey.of(NITS)
        if cell == clan.barred:
            yield Note(name, "sign-denied", message("itchy-note-barred", cell=name))
        if lice.workers >= CROWDED - 1 and state.board.beside(cell) and cell not in clan.spent:
            yield Note(name, "sign-danger", message("itchy-note-crowded", cell=name, count=lice.workers))


def _in_turn(state: State) -> list[int]:
    """The seats, from the one whose turn it is."""
    return [(state.seat + after) % state.rules.seats for after in range(state.rules.seats)]


def _clash(state: State, cell: int, reached: list[dict[int, int]]) -> Iterator[Note]:
    """Whether what is on a monkey can be reached: by who decides, or, if it is theirs, by somebody else."""
    monkey, name = state.board.at(cell), names(state.board.size)[cell]
    owner = next((seat for seat, lice in enumerate(monkey.crowd) if lice.power), None)
    if owner is None:
        return
    power = monkey.of(owner).power
    if owner != state.seat:
        ours = reached[state.seat].get(cell)
        if ours is not None:
            yield _fight(name, power, ours)
    else:
        others = [seat for seat in _in_turn(state)[1:] if reached[seat].get(cell, 0) >= power]
        if others:
            told = message("itchy-note-danger", cell=name, power=power, seat=seat_number(others[0]))
            yield Note(name, "sign-danger", told, str(power), others[0])


def reach(state: State, seat: int) -> dict[int, int]:
    """The monkeys that a seat's lice can get onto in its turn, each with the most power that can arrive there."""
    board, most = state.board, dict[int, int]()
    for cell, monkey in board.monkeys():
        lice = monkey.of(seat)
        if not lice:
            continue
        spawned = _spawned(state, seat, cell)
        single = 2 if lice.queens else 1 if lice.workers or spawned else 0
        for goal in board.beside(cell):
            most[goal] = max(most.get(goal, 0), single)
        for _, bumped in destinations(board, cell):
            if bumped is not None:
                most[bumped] = max(most.get(bumped, 0), lice.power + spawned)
    return {cell: power for cell, power in most.items() if power}


def _spawned(state: State, seat: int, cell: int) -> int:
    """How many workers a seat can still put on a monkey before it moves."""
    if (seat == state.seat and state.step == MOVE) or not is_home(state.board.at(cell), seat):
        return 0
    return min(1 + state.board.on(cell, seat).queens, state.supply(seat).workers)


def _wins(state: State, seat: int) -> Iterator[Note]:
    """The monkeys by which a seat can win in one step of its turn: a spawn, a jump or a bump."""
    if not _is_one_short(state.board, seat):
        return
    board, found = state.board, set[int]()
    for cell, monkey in board.monkeys():
        lice = monkey.of(seat)
        if not lice:
            continue
        if (workers := _spawned(state, seat, cell)) and reason_to_win(board.added(cell, seat, Lice(workers)), seat):
            found.add(cell)
        ways = [(goal, goal) for goal in board.beside(cell)]
        ways += [(goal, bumped) for goal, bumped in destinations(board, cell) if bumped is not None]
        found |= {met for goal, met in ways if wins_by_going(board, seat, cell, goal, met)}
    for cell in sorted(found):
        name = names(board.size)[cell]
        yield Note(name, "sign-win", message("itchy-note-one-step", cell=name, seat=seat_number(seat)), "", seat)


def _is_one_short(board: Board, seat: int) -> bool:
    """Whether one more colony could win: no single step makes two."""
    counts = colonies_by_species(board, seat)
    best = max(counts.values(), default=0)
    return counts.get(GORILLA, 0) >= GORILLAS - 1 or best >= FAMILY - 1 or len(counts) >= VARIETY - 1


def wins_by_going(board: Board, seat: int, cell: int, goal: int, met: int) -> bool:
    """Whether some of a seat's lice on a monkey win by a jump (the goal is what they meet) or a bump onto another."""
    lice, there = board.on(cell, seat), board.at(met)
    power, spy_is_there = power_against(there, seat), bool(there.of(seat).spies)
    if goal == met:
        parts = [louse for louse in JUMPERS.values() if lice.has(louse)]
    else:
        parts = [
            Lice(w, q, s) for w in range(lice.workers + 1) for q in range(lice.queens + 1) for s in (0, lice.spies)
        ]
        board, cell = board.moved(cell, goal), goal
    return any(
        part != NO_LICE
        and may_land(part, power, spy_is_there)
        and reason_to_win(_landed(board, seat, cell, met, part), seat)
        for part in parts
    )


def _landed(board: Board, seat: int, cell: int, met: int, lice: Lice) -> Board:
    """The board after lice went over and fought."""
    there, power = board.at(met), power_against(board.at(met), seat)
    board = board.taken(cell, seat, lice).added(met, seat, lice)
    if not power or not lice.power:
        return board
    for owner, others in enumerate(there.crowd):
        if owner != seat and others.power:
            board = board.taken(met, owner, others.without_spies())
    return board.taken(met, seat, lice.without_spies()) if lice.power == power else board
