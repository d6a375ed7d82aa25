"""Positions of the base game in which a win may be near, and brute force over whole turns to check its bots."""

from contextlib import suppress
from typing import Any

from itchy_setup import GAME
from troop.core.chance import Stream
from troop.core.errors import BadPosition
from troop.core.game import OVER
from troop.games.itchy.ai.evaluation import evaluator_of
from troop.games.itchy.ai.fast_state import NONE, Position, position_of
from troop.games.itchy.ai.lines import all_lines, lines
from troop.games.itchy.ai.moves import first_step, words
from troop.games.itchy.ai.threats import WinFinder, can_win
from troop.games.itchy.rules.steps import PLACE

MODES: list[dict[str, Any]] = [
    {"seats": seats, "edition": edition, "spies": spies}
    for seats in (2, 3, 4)
    for edition in ("english", "french")
    for spies in ("off", "on")
]
TAMARINS = ("off", "L", "O", "S", "M")
WORKERS, QUEENS, SPIES = 20, 3, 3


# Positions


def scattered(rng: Stream, **options: Any) -> Any:
    """Return a position with monkeys and lice at random places, with two to four colonies for most seats; nobody has
    won.
    """
    options = {**options, "tamarin": rng.choice(TAMARINS)}
    while True:
        text = _scattered_words(rng, **options)
        for step in ("spawn", "move"):
            with suppress(BadPosition):
                return GAME.notation.from_text(text.replace("spawn", step), **options)


def _scattered_words(rng: Stream, seats: int, spies: str, **options: Any) -> str:
    start = GAME.start(seats=seats, spies=spies, **options)
    letters = [monkey.species if monkey else "" for monkey in start.board.cells]
    rng.shuffle(letters)
    places = [place for place, letter in enumerate(letters) if letter]
    rng.shuffle(places)
    crowds: dict[int, dict[int, str]] = {}
    for seat in range(seats):
        for size, queens in _colonies(rng):
            crowds[places.pop()] = {seat: f"{size}w" * (size > 0) + f"{queens}q" * (queens > 0)}
    if spies == "on":
        for seat in range(seats):
            for place in _pick(rng, [*crowds, *places[:2]], rng.randrange(SPIES + 1)):
                crowd = crowds.setdefault(place, {})
                crowd[seat] = f"{crowd[seat]}+s" if seat in crowd else "s"
    words = [letter + _crowd(crowds.get(place, {})) if letter else "." for place, letter in enumerate(letters)]
    size, seat = start.board.size, rng.randrange(seats)
    rows = " / ".join(" ".join(words[turn : turn + size]) for turn in range(0, size * size, size))
    return f"{rows} | {seat + 1} spawn | turns={4 * seats + seat}"


def _colonies(rng: Stream) -> list[tuple[int, int]]:
    """Return workers and queens of some monkeys, within the supply."""
    workers, queens, colonies = WORKERS, QUEENS, []
    for size in [rng.choice((3, 3, 4, 5, 7)) for _ in range(2 + rng.randrange(3))] + [rng.choice((0, 1, 2, 2))] * 2:
        few = min(queens, rng.choice((0, 0, 1, 1, 2)))
        if size <= workers and size + few:
            colonies.append((size, few))
            workers, queens = workers - size, queens - few
    return colonies


def _pick(rng: Stream, places: list[int], count: int) -> list[int]:
    rng.shuffle(places)
    return places[:count]


def _crowd(crowd: dict[int, str]) -> str:
    return "(" + ",".join(f"{seat + 1}:{lice}" for seat, lice in sorted(crowd.items())) + ")" if crowd else ""


def greedy_game(rng: Stream, **options: Any) -> list[Any]:
    """Return the states before every turn of a game in which all seats play one of the best turns by evaluation."""
    state = GAME.start(**options, tamarin=rng.choice(TAMARINS), cap=30)
    while state.step == PLACE:
        state = state.apply(rng.choice(state.legal_moves()))
    states = []
    while state.actor != OVER:
        states.append(state)
        state = greedy_turn(state, rng)
    return states


def greedy_turn(state: Any, rng: Stream) -> Any:
    """Return the state after one of the best turns by evaluation."""
    pos, seat = position_of(state), state.seat
    best_first = sorted(lines(pos, state.step, evaluator_of(seat, pos.constants.seats)), key=lambda line: -line.value)
    turn = best_first[rng.randrange(min(3, len(best_first)))].turn
    for decision in turn:
        state = state.apply(words(pos, decision))
        pos = position_of(state)
    return state


# Brute force


def wins(pos: Position) -> bool:
    """Return whether some turn of the mover wins, trying all of them."""
    return any(winner == pos.seat for _, _, winner in all_lines(pos, first_step(pos)))


def wins_by_the_rules(state: Any) -> bool:
    """Return the same, using the public rules."""
    for move in state.legal_moves():
        after = state.apply(move)
        if after.outcome:
            if after.outcome.winners == (state.seat,):
                return True
        elif after.seat == state.seat and wins_by_the_rules(after):
            return True
    return False


def leaves_a_choice(pos: Position) -> bool:
    """Return whether the mover cannot win, and the next seat can win after some turns but not after all."""
    if can_win(pos):
        return False
    win_finder, results = WinFinder(), set()
    for _, end, winner in all_lines(pos, first_step(pos)):
        results.add(winner != NONE or win_finder.can_win(end))
        if len(results) > 1:
            return True
    return False
