"""Positions of the base game in which a win may be near, for tests of its minds; and brute force, over whole turns."""

from contextlib import suppress
from typing import Any

from itchy_play import GAME
from troop.core.chance import Stream
from troop.core.errors import BadPosition
from troop.core.game import OVER
from troop.games.itchy.phases import PLACE
from troop.games.itchy.thinking.decision import opening, words
from troop.games.itchy.thinking.field import NONE, Field, field_of
from troop.games.itchy.thinking.lines import all_lines, lines
from troop.games.itchy.thinking.threat import Watch, can_win
from troop.games.itchy.thinking.worth import worth

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
    """A position in which monkeys and lice are anywhere, most seats having two to four colonies; nobody has won."""
    options = {**options, "tamarin": rng.choice(TAMARINS)}
    while True:
        text = _scattered_words(rng, **options)
        for step in ("spawn", "move"):
            with suppress(BadPosition):
                return GAME.position(text.replace("spawn", step), **options)


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
            for place in _some(rng, [*crowds, *places[:2]], rng.randrange(SPIES + 1)):
                crowd = crowds.setdefault(place, {})
                crowd[seat] = f"{crowd[seat]}+s" if seat in crowd else "s"
    words = [letter + _crowd(crowds.get(place, {})) if letter else "." for place, letter in enumerate(letters)]
    size, seat = start.board.size, rng.randrange(seats)
    rows = " / ".join(" ".join(words[row : row + size]) for row in range(0, size * size, size))
    return f"{rows} | {seat + 1} spawn | turns={4 * seats + seat}"


def _colonies(rng: Stream) -> list[tuple[int, int]]:
    """Workers and queens on some monkeys, as far as the supply goes."""
    workers, queens, found = WORKERS, QUEENS, []
    for size in [rng.choice((3, 3, 4, 5, 7)) for _ in range(2 + rng.randrange(3))] + [rng.choice((0, 1, 2, 2))] * 2:
        few = min(queens, rng.choice((0, 0, 1, 1, 2)))
        if size <= workers and size + few:
            found.append((size, few))
            workers, queens = workers - size, queens - few
    return found


def _some(rng: Stream, places: list[int], count: int) -> list[int]:
    rng.shuffle(places)
    return places[:count]


def _crowd(crowd: dict[int, str]) -> str:
    return "(" + ",".join(f"{seat + 1}:{lice}" for seat, lice in sorted(crowd.items())) + ")" if crowd else ""


def greedy_game(rng: Stream, **options: Any) -> list[Any]:
    """The beginnings of all turns of a game in which everybody takes one of the best turns of the moment."""
    state = GAME.start(**options, tamarin=rng.choice(TAMARINS), cap=30)
    while state.step == PLACE:
        state = state.apply(rng.choice(state.legal_moves()))
    found = []
    while state.actor != OVER:
        found.append(state)
        state = greedy_turn(state, rng)
    return found


def greedy_turn(state: Any, rng: Stream) -> Any:
    """The state after one of the best turns of the moment."""
    field, seat = field_of(state), state.seat
    several = sorted(lines(field, state.step, worth(seat, field.ground.seats)), key=lambda line: -line.value)
    row = several[rng.randrange(min(3, len(several)))].row
    for decision in row:
        state = state.apply(words(field, decision))
        field = field_of(state)
    return state


# Brute force


def wins(field: Field) -> bool:
    """Whether some turn of the mover wins, all being tried."""
    return any(winner == field.seat for _, _, winner in all_lines(field, opening(field)))


def wins_by_the_rules(state: Any) -> bool:
    """The same by the public rules."""
    for move in state.legal_moves():
        after = state.apply(move)
        if after.outcome:
            if after.outcome.winners == (state.seat,):
                return True
        elif after.seat == state.seat and wins_by_the_rules(after):
            return True
    return False


def leaves_a_choice(field: Field) -> bool:
    """Whether the mover cannot win, and after some turns the next seat can win in its own, but not after all."""
    if can_win(field):
        return False
    watch, found = Watch(), set()
    for _, end, winner in all_lines(field, opening(field)):
        found.add(winner != NONE or watch.can_win(end))
        if len(found) > 1:
            return True
    return False
