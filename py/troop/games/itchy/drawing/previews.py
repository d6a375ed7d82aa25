"""Marks of the last decision and of the current choice, previews, and badges for what can happen next."""

from collections.abc import Iterator
from typing import TypeAlias

from troop.core.game import Badge, Move
from troop.core.messages import message, seat_number
from troop.games.itchy.clan.rules import turn as clan_turn
from troop.games.itchy.clan.rules.clan import COMMON_OWNER, clan_of
from troop.games.itchy.clan.rules.outbreak import CROWDED
from troop.games.itchy.rules.board import Board
from troop.games.itchy.rules.geometry import cells, names, ray_to
from troop.games.itchy.rules.lice import JUMPERS, NO_LICE, Lice
from troop.games.itchy.rules.moving import bumped_by, destinations, may_land, nitpickable, power_against
from troop.games.itchy.rules.outcome import FAMILY, GORILLAS, VARIETY, colonies_by_species, winning_reason
from troop.games.itchy.rules.printed_boards import GORILLA
from troop.games.itchy.rules.spawning import can_add_spy, can_spawn_on, spawned_lice
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import CLAN_BUMP, CLAN_SPAWN, ENTER, MOVE, NO_LICE_GO, PASS, SPAWN

Marks: TypeAlias = tuple[tuple[str, str], ...]
"""Cells by name, each with a mark."""


# Marks: the last decision, and the choice being made


def decision_marks(state: State, move: Move) -> Marks:
    """Return the marks that a decision leaves: the monkey's start and end, and the monkey it bumped or jumped onto."""
    cell_by_name = cells(state.board.size)
    named = [word for word in move if word in cell_by_name]
    marks = [(word, "end" if index else "last") for index, word in enumerate(named)]
    if len(named) == 2 and (bumped := _bumped_name(state.board, *named)):
        marks.append((bumped, "last"))
    return tuple(marks)


def chosen_marks(prefix: Move) -> Marks:
    """Return the marks of the monkey being moved, and its end."""
    return tuple((word, "chosen") for word in prefix)


def preview(view: State, path: Move) -> Marks:
    """Return the marks of the path of a bump, and of the bumped monkey."""
    cell_by_name = cells(view.board.size)
    named = [word for word in path if word in cell_by_name]
    if len(named) < 2:
        return tuple((name, "end") for name in named)
    start, end = (cell_by_name[name] for name in named[:2])
    ray = ray_to(view.board.size, start, end)
    passed = ray[: ray.index(end)] if end in ray else ()
    marks = [(names(view.board.size)[cell], "path") for cell in passed]
    bumped = _bumped_name(view.board, *named[:2])
    return (*marks, (named[1], "end"), *(((bumped, "path"),) if bumped else ()))


def result(view: State, path: Move, move: Move | None) -> State | None:
    """Return the state after a choice; while lice are still to be chosen, with the monkey moved alone."""
    if move is None:
        move = (*path, NO_LICE_GO)
    return view.after(move) if move != PASS and move in view.legal_moves() else None


def _bumped_name(board: Board, start: str, end: str) -> str | None:
    """Return the cell of the bumped monkey; None for a jump, or if there is none."""
    cell_by_name = cells(board.size)
    if board.cells[cell_by_name[end]] or not ray_to(board.size, cell_by_name[start], cell_by_name[end]):
        return None
    bumped = bumped_by(board, cell_by_name[start], cell_by_name[end])
    return None if bumped is None else names(board.size)[bumped]


# Badges: the effect of each choice


def badges(view: State, prefix: Move = (), *, overview: bool = False) -> tuple[Badge, ...]:
    """Return the badges on the board for the choices after a prefix, or for an overview."""
    cell_by_name = cells(view.board.size)
    if view.step == MOVE and len(prefix) == 1 and prefix[0] in cell_by_name:
        return tuple(_choice_badges(view, cell_by_name[prefix[0]]))
    if view.step == CLAN_BUMP and len(prefix) == 1 and prefix[0] in cell_by_name:
        return tuple(_clan_choice_badges(view, cell_by_name[prefix[0]]))
    if overview and not prefix and view.step in (ENTER, SPAWN, MOVE):
        return tuple(_overview_badges(view))
    if overview and not prefix and view.step in (CLAN_SPAWN, CLAN_BUMP):
        return tuple(_clan_overview_badges(view))
    return ()


def _choice_badges(state: State, cell: int) -> Iterator[Badge]:
    """Yield what a monkey's lice could do to those around: by a jump, or by a bump with all of them."""
    board, seat = state.board, state.seat
    lice = board.on(cell, seat)
    if not lice:
        return
    for goal in board.beside(cell):
        best = max((louse for louse in JUMPERS.values() if lice.has(louse)), key=lambda louse: louse.power)
        yield _meeting_badge(state, cell, goal, goal, best)
    for goal, bumped in destinations(board, cell):
        if bumped is not None:
            yield _meeting_badge(state, cell, goal, bumped, lice)


def _meeting_badge(state: State, cell: int, goal: int, met: int, lice: Lice) -> Badge:
    """Return the badge for lice that meet others: they win the game, take the monkey, all go home, are too weak, or
    join."""
    board, seat, name = state.board, state.seat, names(state.board.size)[met]
    power, ours = power_against(board.at(met), seat), lice.power
    if wins_by_moving(board, seat, cell, goal, met):
        return Badge(name, "sign-win", message("itchy-badge-win", cell=name))
    if not power:
        return Badge(name, "sign-join", message("itchy-badge-join", cell=name))
    return _fight_badge(name, power, ours)


def _fight_badge(name: str, power: int, ours: int) -> Badge:
    """Rule 11: compare the power of the moving lice with that of the defender's."""
    if ours > power:
        return Badge(name, "sign-beat", message("itchy-badge-beat", cell=name, power=power, ours=ours), str(power))
    if ours == power:
        return Badge(name, "sign-even", message("itchy-badge-even", cell=name, power=power, ours=ours), str(power))
    return Badge(name, "sign-weak", message("itchy-badge-weak", cell=name, power=power, ours=ours), str(power))


def _clan_choice_badges(state: State, cell: int) -> Iterator[Badge]:
    """Clan game: yield whether lice may move onto each monkey that can be bumped."""
    board, name = state.board, names(state.board.size)
    if cell not in clan_turn.movable(state):
        return
    for _, bumped in destinations(board, cell):
        if bumped is None or board.at(cell).is_clean:
            continue
        power, ours = board.on(bumped, COMMON_OWNER).power, board.on(cell, COMMON_OWNER).power
        if ours >= power:
            yield Badge(name[bumped], "sign-join", message("itchy-badge-clan-join", cell=name[bumped]))
        else:
            text = message("itchy-badge-clan-weak", cell=name[bumped], power=power, ours=ours)
            yield Badge(name[bumped], "sign-weak", text, str(power))


# Badges: overview of what can happen next


def _overview_badges(state: State) -> Iterator[Badge]:
    """Yield what is one step from a win, what can be nitpicked, and what can be taken next turn, with its power."""
    reached = [reachable_power(state, seat) for seat in range(state.variant.seats)]
    for seat in _turn_order(state):
        yield from _win_badges(state, seat)
    for cell, monkey in state.board.monkeys():
        name = names(state.board.size)[cell]
        if any(nitpickable(monkey, seat) for seat in range(state.variant.seats)):
            yield Badge(name, "sign-pick", message("itchy-badge-pick", cell=name))
        yield from _capture_badges(state, cell, reached)


def _clan_overview_badges(state: State) -> Iterator[Badge]:
    """Clan game: yield the monkeys close to an outbreak, and the barred monkey."""
    clan = clan_of(state)
    for cell, monkey in state.board.monkeys():
        name, lice = names(state.board.size)[cell], monkey.of(COMMON_OWNER)
        if cell == clan.barred:
            yield Badge(name, "sign-denied", message("itchy-badge-barred", cell=name))
        if lice.workers >= CROWDED - 1 and state.board.beside(cell) and cell not in clan.broken_out:
            yield Badge(name, "sign-danger", message("itchy-badge-crowded", cell=name, count=lice.workers))


def _turn_order(state: State) -> list[int]:
    """Return the seats, from the one on turn."""
    return [(state.seat + after) % state.variant.seats for after in range(state.variant.seats)]


def _capture_badges(state: State, cell: int, reached: list[dict[int, int]]) -> Iterator[Badge]:
    """Yield whether the lice on a monkey can be taken: by the seat on turn, or if they are its own, by another seat."""
    monkey, name = state.board.at(cell), names(state.board.size)[cell]
    owner = next((seat for seat, lice in enumerate(monkey.lice_by_owner) if lice.power), None)
    if owner is None:
        return
    power = monkey.of(owner).power
    if owner != state.seat:
        ours = reached[state.seat].get(cell)
        if ours is not None:
            yield _fight_badge(name, power, ours)
    else:
        others = [seat for seat in _turn_order(state)[1:] if reached[seat].get(cell, 0) >= power]
        if others:
            text = message("itchy-badge-danger", cell=name, power=power, seat=seat_number(others[0]))
            yield Badge(name, "sign-danger", text, str(power), others[0])


def reachable_power(state: State, seat: int) -> dict[int, int]:
    """Return the monkeys that a seat's lice can reach in its turn, each with the most power that can arrive."""
    board, most = state.board, dict[int, int]()
    for cell, monkey in board.monkeys():
        lice = monkey.of(seat)
        if not lice:
            continue
        spawned = max((more.workers for more in _spawned(state, seat, cell)), default=0)
        single = 2 if lice.queens else 1 if lice.workers or spawned else 0
        for goal in board.beside(cell):
            most[goal] = max(most.get(goal, 0), single)
        for _, bumped in destinations(board, cell):
            if bumped is not None:
                most[bumped] = max(most.get(bumped, 0), lice.power + spawned)
    return {cell: power for cell, power in most.items() if power}


def _spawned(state: State, seat: int, cell: int) -> list[Lice]:
    """Return what a seat can still spawn on a monkey before it moves: workers, or a spy and workers."""
    if (seat == state.seat and state.step == MOVE) or not can_spawn_on(state.board.at(cell), seat):
        return []
    owned = state._replace(seat=seat)
    spies = (False, True) if can_add_spy(state.board.on(cell, seat), state.supply(seat)) else (False,)
    return [lice for spy in spies if (lice := spawned_lice(owned, cell, spy))]


def _win_badges(state: State, seat: int) -> Iterator[Badge]:
    """Yield the monkeys with which a seat can win in one step: a spawn, a jump or a bump."""
    if not _is_one_short(state.board, seat):
        return
    board, found = state.board, set[int]()
    for cell, monkey in board.monkeys():
        lice = monkey.of(seat)
        if not lice:
            continue
        if any(winning_reason(board.added(cell, seat, more), seat) for more in _spawned(state, seat, cell)):
            found.add(cell)
        ways = [(goal, goal) for goal in board.beside(cell)]
        ways += [(goal, bumped) for goal, bumped in destinations(board, cell) if bumped is not None]
        found |= {met for goal, met in ways if wins_by_moving(board, seat, cell, goal, met)}
    for cell in sorted(found):
        name = names(board.size)[cell]
        sign = "sign-win" if seat == state.seat else "sign-loss"
        yield Badge(name, sign, message("itchy-badge-one-step", cell=name, seat=seat_number(seat)), "", seat)


def _is_one_short(board: Board, seat: int) -> bool:
    """Return whether one more colony could win: no single step founds two."""
    counts = colonies_by_species(board, seat)
    best = max(counts.values(), default=0)
    return counts.get(GORILLA, 0) >= GORILLAS - 1 or best >= FAMILY - 1 or len(counts) >= VARIETY - 1


def wins_by_moving(board: Board, seat: int, cell: int, goal: int, met: int) -> bool:
    """Return whether a seat wins by moving some lice from a cell: by a jump if ``goal`` is ``met``, else by a bump."""
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
        and winning_reason(_landed(board, seat, cell, met, part), seat)
        for part in parts
    )


def _landed(board: Board, seat: int, cell: int, met: int, lice: Lice) -> Board:
    """Return the board after lice moved onto a monkey and fought."""
    there, power = board.at(met), power_against(board.at(met), seat)
    board = board.taken(cell, seat, lice).added(met, seat, lice)
    if not power or not lice.power:
        return board
    for owner, others in enumerate(there.lice_by_owner):
        if owner != seat and others.power:
            board = board.taken(met, owner, others.without_spies())
    return board.taken(met, seat, lice.without_spies()) if lice.power == power else board
