"""Itchy Monkey (both editions, tamarin, spies, the clan game), written from the rules alone, slowly and plainly.

The game is a small state machine that follows the table of decisions in section 7 of the rules. Every decision, of a
player or of chance, is one word:

    who(game)          "chance", "over" or the seat to move (from 0)
    words(game)        the legal words, in code-point order
    chances(game)      the chance words with their probabilities
    play(game, word)   the game after that word; the given game is not changed
    result(game)       reason, scores by seat, winners, when the game is over
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass, field
from fractions import Fraction

SMALL_BOARD = [
    ". L . G S O .",
    "L . S . . . O",
    "O . . L . M .",
    "G . M . O . G",
    ". O . S . . M",
    "M . . . L . S",
    ". M L G . S .",
]
LARGE_BOARD = [
    ". L . G . . M .",
    "S . . . . S . O",
    ". O M . . L . .",
    ". . . L O . . G",
    "G . . M S . . .",
    ". . S . . O M .",
    "M . L . . . . L",
    ". O . . G . S .",
]
WORKERS, QUEENS, SPIES = 20, 3, 3  # of each player, in total
NOBODY = -1  # owns all lice in the clan game
DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


@dataclass
class Lice:
    workers: int = 0
    queens: int = 0
    spies: int = 0


@dataclass
class Monkey:
    species: str
    lice: dict[int, Lice]  # by seat, often 0w0q; in the clan game only NOBODY's
    outbreak: bool = False  # clan game: it has had its outbreak in this turn


@dataclass
class Game:
    seats: int
    edition: str
    spies: bool
    mode: str
    cap: int
    size: int
    monkeys: dict[str, Monkey]  # by cell
    supplies: dict[int, Lice]  # by seat; base game only

    # first, set-up, species; base game: enter, spawn, move, after; clan game: clan spawn, clan bump; finally: over
    step: str = "first"
    first: int = 0
    mover: int = 0
    placed: int = 0  # how many players have placed lice or picked a species before the game
    turns: int = 0  # complete turns

    # clan game
    picked: dict[int, str] = field(default_factory=dict)  # seat -> species
    safety: dict[int, list[str]] = field(default_factory=dict)  # seat -> species of its safe monkeys
    barred: str = ""  # the cell of the monkey moved in the previous turn
    moved: str = ""  # the cell of the monkey moved in this turn

    reason: str = ""
    winners: list[int] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


def start(
    seats: int | str = 2,
    edition: str = "english",
    tamarin: str = "off",
    spies: str = "off",
    mode: str = "base",
    first: int | str = 1,
    cap: int | str = 100,
) -> Game:
    seats = int(seats)
    cap = int(cap)
    assert 2 <= seats <= 4
    assert edition in ("english", "french")
    assert tamarin in ("off", "L", "O", "S", "M")
    assert spies in ("off", "on")
    assert mode in ("base", "clan")
    assert mode == "base" or (seats == 2 and spies == "off")
    assert 10 <= cap <= 1000

    rows = SMALL_BOARD if seats == 2 else LARGE_BOARD
    size = len(rows)
    monkeys: dict[str, Monkey] = {}
    for down, row in enumerate(rows):
        for column, letter in enumerate(row.split()):
            if letter == ".":
                continue
            species = "T" if letter == tamarin else letter
            lice = {seat: Lice() for seat in range(seats)}
            if mode == "clan":
                lice = {NOBODY: Lice(workers=1)}
            monkeys["abcdefgh"[column] + str(size - down)] = Monkey(species, lice)

    supplies: dict[int, Lice] = {}
    if mode == "base":
        for seat in range(seats):
            supplies[seat] = Lice(WORKERS, QUEENS, SPIES if spies == "on" else 0)

    game = Game(seats, edition, spies == "on", mode, cap, size, monkeys, supplies)
    game.safety = {seat: [] for seat in range(seats)}
    if first == "drawn":
        game.step = "first"
    else:
        assert 1 <= int(first) <= seats
        begin_with(game, int(first) - 1)
    return game


def begin_with(game: Game, seat: int) -> None:
    game.first = seat
    game.mover = seat
    game.step = "species" if game.mode == "clan" else "set-up"


# --- cells, lice, powers --------------------------------------------------------------------------


def column_of(cell: str) -> int:
    return "abcdefgh".index(cell[0])


def row_of(cell: str) -> int:
    return int(cell[1]) - 1


def next_cell(game: Game, cell: str, direction: tuple[int, int]) -> str:
    """Return the neighbouring cell in a direction, or "" beyond the edge."""
    column = column_of(cell) + direction[0]
    row = row_of(cell) + direction[1]
    if 0 <= column < game.size and 0 <= row < game.size:
        return "abcdefgh"[column] + str(row + 1)
    return ""


def reading_order(game: Game) -> list[str]:
    """Return all cells, top row first, from left to right."""
    found: list[str] = []
    for row in range(game.size, 0, -1):
        for column in "abcdefgh"[: game.size]:
            found.append(column + str(row))
    return found


def adjacent_monkeys(game: Game, cell: str) -> list[str]:
    found: list[str] = []
    for direction in DIRECTIONS:
        beside = next_cell(game, cell, direction)
        if beside in game.monkeys:
            found.append(beside)
    return found


def power(lice: Lice) -> int:
    return lice.workers + 2 * lice.queens


def any_lice(lice: Lice) -> bool:
    return lice.workers + lice.queens + lice.spies > 0


def louse_free(monkey: Monkey) -> bool:
    return not any(any_lice(lice) for lice in monkey.lice.values())


def power_of_others(monkey: Monkey, seat: int) -> int:
    return sum(power(lice) for owner, lice in monkey.lice.items() if owner != seat)


def lice_text(lice: Lice) -> str:
    text = ""
    if lice.workers > 0:
        text += f"{lice.workers}w"
    if lice.queens > 0:
        text += f"{lice.queens}q"
    if lice.spies > 0:
        text += "+s" if text != "" else "s"
    return text


def read_lice(text: str) -> Lice:
    """Read `2w1q+s`, or the louse of a jump: `w`, `q+s`."""
    lice = Lice()
    if text.endswith("s"):
        lice.spies = 1
        text = text.removesuffix("s").removesuffix("+")
    number = ""
    for letter in text:
        if letter == "w":
            lice.workers = int(number or "1")
            number = ""
        elif letter == "q":
            lice.queens = int(number or "1")
            number = ""
        else:
            number += letter
    assert number == ""
    return lice


def add(to: Lice, what: Lice) -> None:
    to.workers += what.workers
    to.queens += what.queens
    to.spies += what.spies


def take(away_from: Lice, what: Lice) -> None:
    away_from.workers -= what.workers
    away_from.queens -= what.queens
    away_from.spies -= what.spies
    assert min(away_from.workers, away_from.queens, away_from.spies) >= 0


# --- actors and legal words -----------------------------------------------------------------------


def who(game: Game) -> str | int:
    if game.step == "over":
        return "over"
    if game.step == "first":
        return "chance"
    return game.mover


def chances(game: Game) -> list[tuple[str, Fraction]]:
    assert who(game) == "chance"
    return [(word, Fraction(1, game.seats)) for word in words(game)]


def words(game: Game) -> list[str]:
    found: list[str] = []
    if game.step == "first":
        for number in range(1, game.seats + 1):
            found.append(f"first={number}")
    elif game.step == "set-up":
        found.extend(set_up_words(game))
    elif game.step == "species":
        for species in "LOSMT":
            there = any(monkey.species == species for monkey in game.monkeys.values())
            if there and species not in game.picked.values():
                found.append(species)
    elif game.step == "enter":
        found.extend(enter_words(game))
        found.append("pass")
    elif game.step == "spawn":
        found.extend(spawn_words(game))
        if all(word.endswith("+s") for word in found):  # no plain `cell` among them
            found.append("pass")
        found.extend(exchange_words(game))
    elif game.step == "move":
        found.extend(jump_words(game))
        found.extend(bump_words(game))
        found.extend(nitpick_words(game))
        if found == []:
            found.append("pass")
        found.extend(exchange_words(game))
    elif game.step == "after":
        found.extend(exchange_words(game))
        found.append("pass")
    elif game.step == "clan spawn":
        for cell, monkey in game.monkeys.items():
            if not louse_free(monkey):
                found.append(cell)
    elif game.step == "clan bump":
        found.extend(clan_bump_words(game))
        if found == []:
            found.append("pass")
    return sorted(found)


def set_up_words(game: Game) -> list[str]:
    """Rule 5."""
    found: list[str] = []
    for cell, monkey in game.monkeys.items():
        if not louse_free(monkey):
            continue
        allowed = True
        for place, other in game.monkeys.items():
            if place == cell or louse_free(other):
                continue
            columns = abs(column_of(place) - column_of(cell))
            rows = abs(row_of(place) - row_of(cell))
            if columns == 0 or rows == 0:
                allowed = False
            if game.edition == "english" and columns <= 1 and rows <= 1:
                allowed = False
        if allowed:
            found.append(cell)
    if found == []:
        found = [cell for cell, monkey in game.monkeys.items() if louse_free(monkey)]
    return found


def enter_words(game: Game) -> list[str]:
    """Rule 9: return the monkeys where the mover can put 2 workers; none while the mover has lice on the board."""
    for monkey in game.monkeys.values():
        if any_lice(monkey.lice[game.mover]):
            return []
    return [cell for cell, monkey in game.monkeys.items() if louse_free(monkey)]


def exchange_words(game: Game) -> list[str]:
    """Rule 7."""
    found: list[str] = []
    if game.supplies[game.mover].queens >= 1:
        for cell, monkey in game.monkeys.items():
            if monkey.lice[game.mover].workers >= 6:
                found.append("q " + cell)
    return found


def spawn_number(game: Game, cell: str) -> int:
    """Rule 8: return the n of a spawn here, whatever the supply; 0 if this is no monkey to spawn on."""
    monkey = game.monkeys[cell]
    mine = monkey.lice[game.mover]
    if not any_lice(mine):
        return 0
    for owner, lice in monkey.lice.items():
        if owner != game.mover and lice.workers + lice.queens > 0:
            return 0
    return 1 + mine.queens


def spawn_words(game: Game) -> list[str]:
    """Rules 8 and 20."""
    found: list[str] = []
    supply = game.supplies[game.mover]
    for cell, monkey in game.monkeys.items():
        if spawn_number(game, cell) == 0:
            continue
        if supply.workers >= 1:
            found.append(cell)
        if supply.spies >= 1 and monkey.lice[game.mover].spies == 0:
            found.append(cell + "+s")
    return found


def may_land(monkey: Monkey, seat: int, going: Lice) -> bool:
    """Rules 11, 12, 14 and 21: return whether these lice of a seat can move onto this monkey."""
    if not any_lice(going):
        return False
    if going.spies > 0 and monkey.lice[seat].spies > 0:
        return False
    if going.workers + going.queens == 0:
        return True
    return power(going) >= power_of_others(monkey, seat)


def jump_words(game: Game) -> list[str]:
    """Rules 11 and 21."""
    found: list[str] = []
    for cell, monkey in game.monkeys.items():
        mine = monkey.lice[game.mover]
        for beside in adjacent_monkeys(game, cell):
            for text in ["w", "q", "s", "w+s", "q+s"]:
                going = read_lice(text)
                if going.workers > mine.workers or going.queens > mine.queens or going.spies > mine.spies:
                    continue
                if may_land(game.monkeys[beside], game.mover, going):
                    found.append(f"{cell}>{beside} {text}")
    return found


def slides(game: Game, cell: str) -> list[tuple[str, str]]:
    """Return where the monkey on this cell can stop, each with the cell of the monkey it bumps there, or ""."""
    found: list[tuple[str, str]] = []
    for direction in DIRECTIONS:
        stop = next_cell(game, cell, direction)
        while stop != "" and stop not in game.monkeys:
            beyond = next_cell(game, stop, direction)
            found.append((stop, beyond if beyond in game.monkeys else ""))
            stop = beyond
    return found


def bump_words(game: Game) -> list[str]:
    """Rules 12, 21 and 22."""
    found: list[str] = []
    for cell, monkey in game.monkeys.items():
        mine = monkey.lice[game.mover]
        if not any_lice(mine):
            continue
        for stop, bumped in slides(game, cell):
            found.append(f"{cell}-{stop}")
            if bumped == "":
                continue
            for workers in range(mine.workers + 1):
                for queens in range(mine.queens + 1):
                    for spies in range(mine.spies + 1):
                        going = Lice(workers, queens, spies)
                        if may_land(game.monkeys[bumped], game.mover, going):
                            found.append(f"{cell}-{stop} {lice_text(going)}")
    return found


def nitpick_words(game: Game) -> list[str]:
    """Rules 13 and 18."""
    found: list[str] = []
    for cell, monkey in game.monkeys.items():
        all_spies = sum(lice.spies for lice in monkey.lice.values())
        for owner, lice in monkey.lice.items():
            if owner != game.mover and lice.workers >= 1 and lice.workers + all_spies >= 5:
                found.append("x " + cell)
    return found


def clan_bump_words(game: Game) -> list[str]:
    """Rule 27."""
    found: list[str] = []
    for cell, monkey in game.monkeys.items():
        if monkey.species == game.picked[other_seat(game.mover)] or cell == game.barred:
            continue
        mine = monkey.lice[NOBODY]
        for stop, bumped in slides(game, cell):
            found.append(f"{cell}-{stop}")
            if bumped != "" and any_lice(mine) and power(game.monkeys[bumped].lice[NOBODY]) <= power(mine):
                found.append(f"{cell}-{stop} {lice_text(mine)}")
        if louse_free(monkey) and any(free_to_edge(game, cell, direction) for direction in DIRECTIONS):
            found.append(cell + " off")
    return found


def free_to_edge(game: Game, cell: str, direction: tuple[int, int]) -> bool:
    place = next_cell(game, cell, direction)
    while place != "":
        if place in game.monkeys:
            return False
        place = next_cell(game, place, direction)
    return True


def other_seat(seat: int) -> int:
    return 1 - seat


# --- playing a word -------------------------------------------------------------------------------


def copy_of(game: Game) -> Game:
    """Like copy.deepcopy, but faster."""
    new = copy.copy(game)
    new.monkeys = {}
    for cell, monkey in game.monkeys.items():
        lice = {owner: copy_of_lice(theirs) for owner, theirs in monkey.lice.items()}
        new.monkeys[cell] = Monkey(monkey.species, lice, monkey.outbreak)
    new.supplies = {seat: copy_of_lice(lice) for seat, lice in game.supplies.items()}
    new.picked = dict(game.picked)
    new.safety = {seat: list(standing) for seat, standing in game.safety.items()}
    new.winners = list(game.winners)
    new.log = list(game.log)
    return new


def copy_of_lice(lice: Lice) -> Lice:
    return Lice(lice.workers, lice.queens, lice.spies)


def play(game: Game, word: str) -> Game:
    game = copy_of(game)
    assert word in words(game), f"{word} is not among {words(game)}"
    game.log.append(word)
    if game.step == "first":
        begin_with(game, int(word.removeprefix("first=")) - 1)
    elif game.step == "set-up":
        step_set_up(game, word)
    elif game.step == "species":
        step_species(game, word)
    elif game.step == "enter":
        step_enter(game, word)
    elif game.step == "spawn":
        step_spawn(game, word)
    elif game.step == "move":
        step_move(game, word)
    elif game.step == "after":
        step_after(game, word)
    elif game.step == "clan spawn":
        step_clan_spawn(game, word)
    elif game.step == "clan bump":
        step_clan_bump(game, word)
    return game


def play_all(game: Game, text: str) -> Game:
    """Play words separated by ` / `."""
    for word in text.split(" / "):
        game = play(game, word)
    return game


def seat_after(game: Game, seat: int) -> int:
    return (seat + 1) % game.seats


def begin_turn(game: Game) -> None:
    if game.mode == "clan":
        game.step = "clan spawn"
    elif enter_words(game) != []:
        game.step = "enter"
    else:
        go_to_spawn(game)


def go_to_spawn(game: Game) -> None:
    if spawn_words(game) != [] or exchange_words(game) != []:
        game.step = "spawn"
    else:
        game.step = "move"


def go_to_after(game: Game) -> None:
    if exchange_words(game) != []:
        game.step = "after"
    else:
        end_turn(game)


def end_turn(game: Game) -> None:
    for monkey in game.monkeys.values():
        monkey.outbreak = False
    game.barred = game.moved
    game.moved = ""
    game.turns += 1
    if game.turns == game.seats * game.cap:
        finish(game, "cap", [])
        return
    game.mover = seat_after(game, game.mover)
    begin_turn(game)


def finish(game: Game, reason: str, winners: list[int]) -> None:
    game.step = "over"
    game.reason = reason
    game.winners = winners


# --- the base game --------------------------------------------------------------------------------


def put(game: Game, cell: str, lice: Lice) -> None:
    """Put lice of the mover from the supply onto this monkey."""
    take(game.supplies[game.mover], lice)
    add(game.monkeys[cell].lice[game.mover], lice)


def send_home(game: Game, cell: str, seat: int, lice: Lice) -> None:
    take(game.monkeys[cell].lice[seat], lice)
    add(game.supplies[seat], lice)


def step_set_up(game: Game, word: str) -> None:
    put(game, word, Lice(workers=2, queens=1))
    game.placed += 1
    game.mover = seat_after(game, game.mover)
    if game.placed == game.seats:
        assert game.mover == game.first
        begin_turn(game)


def step_enter(game: Game, word: str) -> None:
    if word == "pass":
        game.step = "move"
        return
    put(game, word, Lice(workers=2))
    if somebody_wins(game):
        return
    if game.edition == "english":
        go_to_spawn(game)
    else:
        game.step = "move"


def exchange(game: Game, word: str) -> None:
    cell = word.removeprefix("q ")
    send_home(game, cell, game.mover, Lice(workers=6))
    put(game, cell, Lice(queens=1))


def step_spawn(game: Game, word: str) -> None:
    if word == "pass":
        game.step = "move"
    elif word.startswith("q "):
        exchange(game, word)
        if not somebody_wins(game):
            go_to_spawn(game)
    else:
        cell = word.removesuffix("+s")
        number = spawn_number(game, cell)
        there = game.supplies[game.mover].workers
        if word.endswith("+s"):  # the spy is one of the n; workers are the others, as far as there are any
            put(game, cell, Lice(workers=min(number - 1, there), spies=1))
        else:
            put(game, cell, Lice(workers=min(number, there)))
        if not somebody_wins(game):
            game.step = "move"


def step_move(game: Game, word: str) -> None:
    if word == "pass":
        end_turn(game)
        return
    if word.startswith("q "):
        exchange(game, word)
        somebody_wins(game)  # otherwise the same step again
        return
    if word.startswith("x "):
        nitpick(game, word.removeprefix("x "))
    elif ">" in word:
        cells, text = word.split(" ")
        origin, target = cells.split(">")
        go_over(game, origin, target, read_lice(text))
    else:
        bump(game, word)
    if not somebody_wins(game):
        go_to_after(game)


def step_after(game: Game, word: str) -> None:
    if word == "pass":
        end_turn(game)
        return
    exchange(game, word)
    if not somebody_wins(game):
        go_to_after(game)


def nitpick(game: Game, cell: str) -> None:
    for seat in range(game.seats):
        send_home(game, cell, seat, copy_of_lice(game.monkeys[cell].lice[seat]))


def go_over(game: Game, origin: str, target: str, going: Lice) -> None:
    """Rules 11 and 21: move these lice of the mover from one monkey onto another."""
    take(game.monkeys[origin].lice[game.mover], going)
    add(game.monkeys[target].lice[game.mover], going)
    if going.workers + going.queens == 0:
        return  # a spy alone removes nothing
    theirs = power_of_others(game.monkeys[target], game.mover)
    if theirs == 0:
        return
    for seat, lice in game.monkeys[target].lice.items():
        if seat != game.mover:
            send_home(game, target, seat, Lice(lice.workers, lice.queens))
    if power(going) == theirs:
        send_home(game, target, game.mover, Lice(going.workers, going.queens))


def move_monkey(game: Game, origin: str, stop: str) -> str:
    """Move the monkey and return the cell of the monkey it bumps, or ""."""
    bumped = dict(slides(game, origin))[stop]
    game.monkeys[stop] = game.monkeys.pop(origin)
    return bumped


def bump(game: Game, word: str) -> None:
    cells, _, text = word.partition(" ")
    origin, stop = cells.split("-")
    bumped = move_monkey(game, origin, stop)
    if text != "":
        go_over(game, stop, bumped, read_lice(text))


def is_colony(monkey: Monkey, seat: int) -> bool:
    """Rules 15 and 18."""
    together = sum(lice.workers + lice.spies for lice in monkey.lice.values())
    mine = monkey.lice[seat]
    return together >= 3 and mine.workers + mine.spies >= 1


def colonies(game: Game, seat: int) -> list[str]:
    """Return the species of the monkeys that are colonies of this seat."""
    return [monkey.species for monkey in game.monkeys.values() if is_colony(monkey, seat)]


def win_reason(game: Game, seat: int) -> str:
    """Return the reason why this seat has won, or ""."""
    species = colonies(game, seat)
    if species.count("G") >= 3:
        return "gorillas"
    for letter in "LOSMGT":
        if species.count(letter) >= 4:
            return "family"
    if len(set(species)) >= 5:
        return "variety"
    return ""


def somebody_wins(game: Game) -> bool:
    """Rule 15: check the mover first, then the others in turn order."""
    seat = game.mover
    for _ in range(game.seats):
        reason = win_reason(game, seat)
        if reason != "":
            finish(game, reason, [seat])
            return True
        seat = seat_after(game, seat)
    return False


# --- the clan game --------------------------------------------------------------------------------


def step_species(game: Game, word: str) -> None:
    game.picked[game.mover] = word
    game.placed += 1
    game.mover = seat_after(game, game.mover)
    if game.placed == game.seats:
        assert game.mover == game.first
        begin_turn(game)


def step_clan_spawn(game: Game, word: str) -> None:
    lice = game.monkeys[word].lice[NOBODY]
    lice.workers += 1 + lice.queens
    settle(game.monkeys[word])
    outbreaks(game)
    if not somebody_clean(game):
        game.step = "clan bump"


def step_clan_bump(game: Game, word: str) -> None:
    if word == "pass":
        pass
    elif word.endswith(" off"):
        gone = game.monkeys.pop(word.removesuffix(" off"))
        game.safety[game.mover].append(gone.species)
    else:
        cells, _, text = word.partition(" ")
        origin, stop = cells.split("-")
        bumped = move_monkey(game, origin, stop)
        game.moved = stop
        if text != "":
            going = read_lice(text)
            take(game.monkeys[stop].lice[NOBODY], going)
            add(game.monkeys[bumped].lice[NOBODY], going)
            settle(game.monkeys[bumped])
    outbreaks(game)
    if not somebody_clean(game):
        end_turn(game)


def settle(monkey: Monkey) -> None:
    """Rule 25."""
    lice = monkey.lice[NOBODY]
    while lice.workers >= 6:
        lice.workers -= 6
        lice.queens += 1
    if lice.queens >= 2:
        lice.workers = 0
        lice.queens = 0


def ready(game: Game) -> list[str]:
    """Return the monkeys with 5 workers that can have an outbreak, in reading order."""
    found: list[str] = []
    for cell in reading_order(game):
        if cell in game.monkeys:
            monkey = game.monkeys[cell]
            five = monkey.lice[NOBODY].workers == 5
            if five and not monkey.outbreak and adjacent_monkeys(game, cell) != []:
                found.append(cell)
    return found


def outbreaks(game: Game) -> None:
    """Rule 28."""
    queue = ready(game)
    while queue != []:
        cell = queue.pop(0)
        game.monkeys[cell].outbreak = True
        for beside in adjacent_monkeys(game, cell):
            game.monkeys[cell].lice[NOBODY].workers -= 1
            game.monkeys[beside].lice[NOBODY].workers += 1
            settle(game.monkeys[beside])
        now_ready = ready(game)
        queue = [place for place in queue if place in now_ready]
        for place in now_ready:
            if place not in queue:
                queue.append(place)


def clean_monkeys(game: Game, seat: int) -> int:
    """Return how many monkeys of this seat's species have no lice, on the board and in safety."""
    number = 0
    for monkey in game.monkeys.values():
        if monkey.species == game.picked[seat] and louse_free(monkey):
            number += 1
    for standing in game.safety.values():
        number += standing.count(game.picked[seat])
    return number


def all_clean(game: Game, seat: int) -> bool:
    mine = [monkey for monkey in game.monkeys.values() if monkey.species == game.picked[seat]]
    return all(louse_free(monkey) for monkey in mine)


def somebody_clean(game: Game) -> bool:
    """Rule 29."""
    for seat in [game.mover, other_seat(game.mover)]:
        if all_clean(game, seat):
            finish(game, "clean", [seat])
            return True
    return False


# --- the end, and a position as text --------------------------------------------------------------


def over(game: Game) -> bool:
    return game.step == "over"


def result(game: Game) -> tuple[str, list[int], list[int]]:
    """Return reason, scores by seat, and the winning seats (from 0; none in a draw)."""
    assert over(game)
    if game.mode == "clan":
        scores = [clean_monkeys(game, seat) for seat in range(game.seats)]
    else:
        scores = [len(colonies(game, seat)) for seat in range(game.seats)]
    return game.reason, scores, list(game.winners)


def supply(game: Game, seat: int) -> tuple[int, int, int]:
    """Return workers, queens and spies in this seat's supply (base game)."""
    lice = game.supplies[seat]
    return lice.workers, lice.queens, lice.spies


def safe(game: Game) -> list[list[str]]:
    """Return the sorted species of each seat's safe monkeys (clan game)."""
    return [sorted(game.safety[seat]) for seat in range(game.seats)]


def cell_text(game: Game, cell: str) -> str:
    if cell not in game.monkeys:
        return "."
    monkey = game.monkeys[cell]
    text = monkey.species
    if not louse_free(monkey):
        if game.mode == "clan":
            text += "(" + lice_text(monkey.lice[NOBODY]) + ")"
        else:
            parts: list[str] = []
            for seat in range(game.seats):
                if any_lice(monkey.lice[seat]):
                    parts.append(f"{seat + 1}:{lice_text(monkey.lice[seat])}")
            text += "(" + ",".join(parts) + ")"
    if monkey.outbreak:
        text += "*"
    return text


def board_text(game: Game) -> str:
    cells = reading_order(game)
    rows: list[str] = []
    for begin in range(0, len(cells), game.size):
        rows.append(" ".join(cell_text(game, cell) for cell in cells[begin : begin + game.size]))
    return " / ".join(rows)


def position_text(game: Game) -> str:
    """Return a position of the base game as a line of text, in any step of a turn."""
    return f"{board_text(game)} | {game.mover + 1} {game.step} | turns={game.turns}"


# --- checks ---------------------------------------------------------------------------------------


def check(game: Game) -> None:
    """Assert that nothing is lost or added, and that every piece is where it may be."""
    assert over(game) == (words(game) == [])
    assert len(set(words(game))) == len(words(game))
    standing = sum(len(species) for species in game.safety.values())
    assert len(game.monkeys) + standing == 24
    if game.mode == "clan":
        for monkey in game.monkeys.values():
            lice = monkey.lice[NOBODY]
            assert 0 <= lice.workers <= 5
            assert 0 <= lice.queens <= 1
            assert lice.spies == 0
        return
    for seat in range(game.seats):
        total = copy_of_lice(game.supplies[seat])
        for monkey in game.monkeys.values():
            add(total, monkey.lice[seat])
            assert min(monkey.lice[seat].workers, monkey.lice[seat].queens, monkey.lice[seat].spies) >= 0
            assert monkey.lice[seat].spies <= 1
        assert total == Lice(WORKERS, QUEENS, SPIES if game.spies else 0)
        assert min(supply(game, seat)) >= 0
    for monkey in game.monkeys.values():
        owners = [seat for seat, lice in monkey.lice.items() if lice.workers + lice.queens > 0]
        assert len(owners) <= 1


# --- a random player ------------------------------------------------------------------------------


def kind_of(word: str) -> str:
    """Return the kind of decision of a word."""
    if word == "pass":
        return "pass"
    if word.startswith("q "):
        return "exchange"
    if word.startswith("x "):
        return "nitpick"
    if word.endswith(" off"):
        return "off"
    if ">" in word:
        return "spy jump" if word.endswith("s") else "jump"
    if "-" in word:
        return "bump with lice" if " " in word else "bump"
    if word.endswith("+s"):
        return "spy spawn"
    return "place"


def progress(game: Game, seat: int) -> float:
    """Return a rough score of a seat, for the random player only."""
    if over(game):
        if game.winners == []:
            return 0.0
        return 1000.0 if seat in game.winners else -1000.0
    if game.mode == "clan":
        mine = other = 0.0
        for monkey in game.monkeys.values():
            lice = power(monkey.lice[NOBODY])
            if monkey.species == game.picked.get(seat):
                mine += min(lice, 1) * 5 + lice
            elif monkey.species == game.picked.get(other_seat(seat)):
                other += min(lice, 1) * 5 + lice
        return other - mine + 4 * game.safety[seat].count(game.picked.get(seat, ""))
    species = colonies(game, seat)
    most = max(species.count(letter) for letter in "LOSMGT")
    on_board = WORKERS - game.supplies[seat].workers
    return 3.0 * max(species.count("G") + 2, most + 1, len(set(species))) + len(species) + 0.2 * on_board


def takes_others(game: Game, word: str) -> bool:
    """Return whether a jump or bump with lice attacks somebody (base game)."""
    if ">" in word:
        target = word.split(" ")[0].split(">")[1]
    else:
        origin, stop = word.split(" ")[0].split("-")
        target = dict(slides(game, origin))[stop]
    return power_of_others(game.monkeys[target], game.mover) > 0


def random_word(game: Game, rng: random.Random) -> str:
    """Return a random word, chosen so that wins, fights, nitpicks, exchanges, re-entries and spies occur."""
    legal = words(game)
    if len(legal) == 1 or game.step in ("first", "set-up", "species"):
        return rng.choice(legal)

    # players differ: 0 mixed; 1 hoards workers and avoids exchanges, fights and nitpicks; 2 looks for good words
    style = (sum(ord(letter) for word in game.log[:2] for letter in word) + game.mover) % 3
    if rng.random() < [0.3, 0.05, 0.75][style]:  # the best of a few
        some = rng.sample(legal, min(len(legal), 12))
        seat = game.mover
        return max(some, key=lambda word: progress(play(game, word), seat))

    kinds = sorted({kind_of(word) for word in legal})
    if style == 1 and rng.random() < 0.95:
        calm = [kind for kind in kinds if kind not in ("exchange", "nitpick", "bump with lice")]
        kinds = calm or kinds
    elif len(kinds) > 1 and "pass" in kinds and rng.random() < 0.8:
        kinds.remove("pass")
    kind = rng.choice(kinds)
    legal = [word for word in legal if kind_of(word) == kind]

    if game.step == "spawn" and kind == "place" and rng.random() < 0.5:  # where the most lice are
        return max(legal, key=lambda word: (power(game.monkeys[word].lice[game.mover]), word))
    if game.step == "move" and kind in ("jump", "bump with lice") and style != 1 and rng.random() < 0.5:
        attacks = [word for word in legal if takes_others(game, word)]
        if attacks != []:
            return rng.choice(attacks)
    return rng.choice(legal)


def random_game(
    seed: int,
    seats: int | str = 2,
    edition: str = "english",
    tamarin: str = "off",
    spies: str = "off",
    mode: str = "base",
    first: int | str = 1,
    cap: int | str = 100,
) -> Game:
    """Play a random game, checked at every word; its words are in `log`."""
    rng = random.Random(seed)
    game = start(seats, edition, tamarin, spies, mode, first, cap)
    while not over(game):
        check(game)
        game = play(game, random_word(game, rng))
    check(game)
    return game


if __name__ == "__main__":
    demo = random_game(1)
    print(" / ".join(demo.log))
    print(board_text(demo))
    print(*result(demo))
