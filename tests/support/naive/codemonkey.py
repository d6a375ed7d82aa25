"""CodeMonkey – Going Bananas a second time, written from the rules alone, slowly and plainly.

The agenda is the list of tasks ahead. Its first task either waits for a word, of a player or of chance, or is carried
out immediately. New tasks that come "at once" by the rules go to its front.

    start(...)             the game before its first word
    who(game)              "chance", "over" or the seat to move, from 0
    words(game)            the legal words, in code-point order
    chances(game)          the chance words with their probabilities
    play(game, w)          the game after that word; the given game is not changed
    result(game)           reason, scores and winners of a game that is over
    position_values(game)  the position as plain values

Rule numbers are those of docs/rules.
"""

from __future__ import annotations

import copy
import itertools
import random
import re
from dataclasses import dataclass, field
from fractions import Fraction

Cell = tuple[int, int]

NUMBERS = {  # rule 1: the numbers of hexes 1, 2, 3 of each tile
    "A": [1, 2, 4],
    "B": [1, 5, 2],
    "C": [2, 3, 4],
    "D": [1, 6, 3],
    "E": [1, 4, 6],
    "F": [3, 5, 4],
    "G": [2, 5, 6],
    "H": [3, 6, 5],
}
DIRECTIONS: list[Cell] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
PARTS = ["traps", "loop", "magic", "master", "grand", "time"]  # levels 2 to 7
HIGH_TREES = ["T2", "T5"]
LAST_ROUND = 60
DRY_ROUNDS = 6


@dataclass
class Task:
    kind: str
    seat: int = -1  # the seat concerned
    number: int = 0  # the number of a tree, or a slot counted from 0
    replay: bool = False  # a part run again by a Loop


@dataclass
class Game:
    seats: int
    parts: list[str]
    missions_on: bool
    build: bool
    given: bool  # whether the jungle was given and nothing is laid
    drawn_first: bool
    minutes: bool

    agenda: list[Task] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)  # the words of the first task

    # the jungle
    tiles: list[str] = field(default_factory=list)  # "C@0,0/0", in the order laid
    drawn: str = ""  # the tile to be laid
    hexes: dict[str, Cell] = field(default_factory=dict)
    tree_cells: dict[str, Cell] = field(default_factory=dict)
    trees: dict[str, int] = field(default_factory=dict)  # bananas on each
    beside: dict[str, list[str]] = field(default_factory=dict)  # the hexes next to a hex
    base: dict[str, list[str]] = field(default_factory=dict)  # the hexes next to a tree (rule 7)
    joined: dict[str, list[str]] = field(default_factory=dict)  # the trees that a swing can continue to from a tree

    # the players
    marker: int = 0
    at: list[str | None] = field(default_factory=list)
    bananas: list[int] = field(default_factory=list)
    last: list[str | None] = field(default_factory=list)
    collected: list[list[str]] = field(default_factory=list)
    traps: list[str | None] = field(default_factory=list)
    marks: list[str | None] = field(default_factory=list)
    drawn_missions: list[str] = field(default_factory=list)
    missions: list[str | None] = field(default_factory=list)
    start_roll: int = 0
    waiting: list[int] = field(default_factory=list)
    gone: int = 0  # bananas that the timer removed from the game

    # the round
    round: int = 1
    countdown: int = 0
    dice: list[list[int]] = field(default_factory=list)
    programs: list[list[str]] = field(default_factory=list)
    climbed_from: list[list[str]] = field(default_factory=list)
    next_waiting: int = 0
    moves_in_slot: int = 0
    denied: bool = False  # whether a part of the running Loop was denied
    collection: bool = False  # whether somebody collected in this round
    since: int = 0

    reason: str = ""
    log: list[str] = field(default_factory=list)


def start(
    seats: int | str = 2,
    level: int | str = 1,
    parts: str = "",
    missions: str = "auto",
    setup: str = "quick",
    jungle: str = "",
    first: int | str = 1,
    timer: str = "rounds",
) -> Game:
    seats = int(seats)
    if parts == "":
        chosen = PARTS[: int(level) - 1]
    elif parts == "none":
        chosen = []
    else:
        chosen = [part for part in PARTS if part in re.split(r"[ ,]+", parts)]
    if missions == "auto":  # rule 24
        basic = parts == "none" or (parts == "" and int(level) == 1)
        missions = "off" if basic else "on"
    game = Game(
        seats=seats,
        parts=chosen,
        missions_on=missions == "on",
        build=setup == "build",
        given=jungle != "",
        drawn_first=str(first) == "drawn",
        minutes=timer == "minutes",
    )
    for _ in range(seats):
        game.at.append(None)
        game.bananas.append(0)
        game.last.append(None)
        game.collected.append([])
        game.traps.append(None)
        game.marks.append(None)
        game.drawn_missions.append("")
        game.missions.append(None)
        game.dice.append([])
        game.programs.append([])
        game.climbed_from.append([])
    for piece in jungle.split(";"):
        if piece.startswith("T"):
            plant(game, piece)
        elif piece != "":
            lay(game, piece)
    if game.drawn_first:
        game.agenda.append(Task("first"))
    else:
        game.marker = int(first) - 1
    game.agenda.append(Task("setup"))
    settle(game)
    return game


# --- the jungle -----------------------------------------------------------------------------------


def step_from(cell: Cell, direction: int) -> Cell:
    q, r = DIRECTIONS[direction % 6]
    return cell[0] + q, cell[1] + r


def around(cell: Cell) -> list[Cell]:
    return [step_from(cell, direction) for direction in range(6)]


def tile_cells(cell: Cell, rotation: int) -> list[Cell]:
    return [cell, step_from(cell, rotation), step_from(cell, rotation + 1)]


def lay(game: Game, word: str) -> None:
    match = re.fullmatch(r"([A-H])@(-?\d+),(-?\d+)/([0-5])", word)
    assert match, word
    cells = tile_cells((int(match[2]), int(match[3])), int(match[4]))
    for place in (1, 2, 3):
        game.hexes[match[1] + str(place)] = cells[place - 1]
    game.tiles.append(word)


def plant(game: Game, word: str) -> None:
    match = re.fullmatch(r"(T[1-6])@(-?\d+),(-?\d+)", word)
    assert match, word
    game.tree_cells[match[1]] = (int(match[2]), int(match[3]))
    game.trees[match[1]] = capacity(match[1])


def capacity(tree: str) -> int:
    return 3 if tree in HIGH_TREES else 2


def tiles_wanted(game: Game) -> int:
    return 8 if game.seats == 4 else 6


def trees_wanted(game: Game) -> int:
    return 5 if game.seats == 2 else 6


def number_of(hexname: str) -> int:
    return NUMBERS[hexname[0]][int(hexname[1]) - 1]


def planting_grounds(laid: list[Cell], trees: list[Cell]) -> list[Cell]:
    found: list[Cell] = []
    for cell in laid:
        for ground in around(cell):
            if ground in laid or ground in trees or ground in found:
                continue
            if len([side for side in around(ground) if side in laid]) >= 3:
                found.append(ground)
    return found


def lay_words(game: Game) -> list[str]:
    """Rules 2 and 3."""
    laid = list(game.hexes.values())
    is_last = len(game.tiles) == tiles_wanted(game) - 1
    candidates: set[Cell] = set()
    for q, r in laid:
        for dq in range(-3, 4):
            for dr in range(-3, 4):
                candidates.add((q + dq, r + dr))
    found: list[str] = []
    for cell in candidates:
        for rotation in range(6):
            new = tile_cells(cell, rotation)
            if any(place in laid for place in new):
                continue
            sides = 0
            for place in new:
                for side in around(place):
                    if side in laid:
                        sides += 1
            if sides != 1:
                continue
            if is_last and len(planting_grounds(laid + new, [])) < trees_wanted(game):
                continue
            found.append(f"{game.drawn}@{cell[0]},{cell[1]}/{rotation}")
    return found


def plant_words(game: Game, number: int) -> list[str]:
    grounds = planting_grounds(list(game.hexes.values()), list(game.tree_cells.values()))
    return [f"T{number}@{q},{r}" for q, r in grounds]


def survey(game: Game) -> None:
    """Find the neighbours of hexes and trees."""
    for hexname in game.hexes:
        sides = around(game.hexes[hexname])
        game.beside[hexname] = [other for other in game.hexes if game.hexes[other] in sides]
    for tree in game.trees:
        sides = around(game.tree_cells[tree])
        game.base[tree] = [hexname for hexname in game.hexes if game.hexes[hexname] in sides]
    for tree in game.trees:
        game.joined[tree] = [other for other in game.trees if other != tree and trees_joined(game, tree, other)]


def trees_joined(game: Game, one: str, two: str) -> bool:
    """Rule 20: adjacent, or with a common base hex."""
    if game.tree_cells[two] in around(game.tree_cells[one]):
        return True
    return any(hexname in game.base[two] for hexname in game.base[one])


# --- actors and legal words -----------------------------------------------------------------------


def in_order(game: Game) -> list[int]:
    return [(game.marker + step) % game.seats for step in range(game.seats)]


def left_of(game: Game, seat: int) -> int:
    return (seat + 1) % game.seats


def over(game: Game) -> bool:
    return game.reason != ""


def who(game: Game) -> str | int:
    if over(game):
        return "over"
    task = game.agenda[0]
    if task.kind in ("first", "tile", "roll start", "draw missions", "set timer", "dice", "tree", "tree again", "ring"):
        return "chance"
    if task.kind in ("lay", "plant") and not game.build:
        return "chance"
    if task.kind == "mark":
        return left_of(game, task.seat)
    return task.seat


def words(game: Game) -> list[str]:
    return list(game.legal)


def words_of(game: Game, task: Task) -> list[str]:
    kind, seat = task.kind, task.seat
    if kind == "first":
        return [f"first={one + 1}" for one in range(game.seats)]
    if kind == "tile":
        laid = [tile[0] for tile in game.tiles]
        return ["tile=" + letter for letter in NUMBERS if letter not in laid]
    if kind == "lay":
        return lay_words(game)
    if kind == "plant":
        return plant_words(game, task.number)
    if kind == "roll start":
        return [f"start={number_of(hexname)}" for hexname in starting_hexes(game, seat)]
    if kind == "place":
        return [hexname for hexname in starting_hexes(game, seat) if number_of(hexname) == game.start_roll]
    if kind == "mark":
        return ["mark " + tree for tree in game.trees]
    if kind == "draw missions":
        return ["missions=" + "".join(three) for three in itertools.combinations(tree_numbers(game), 3)]
    if kind == "order missions":
        return ["missions " + "".join(three) for three in itertools.permutations(game.drawn_missions[seat])]
    if kind == "set timer":
        return ["timer=3", "timer=4", "timer=5"]
    if kind == "dice":
        return [dice_word(rolled) for rolled in all_rolls(game)]
    if kind in ("tree", "tree again", "ring"):
        return [f"tree={die}" for die in range(1, 7)]
    if kind in ("name", "name again"):
        return [tree for tree in game.trees if game.trees[tree] < capacity(tree)]
    if kind == "code":
        return program_words(game, seat)
    if kind == "part":
        return part_words(game, seat, game.programs[seat][task.number])
    assert kind == "trap", kind
    return trap_words(game, seat)


def starting_hexes(game: Game, seat: int) -> list[str]:
    """Return where a monkey can be placed: rule 5, and in a fresh start rule 34."""
    vacant = [hexname for hexname in game.hexes if not monkey_on(game, hexname)]
    return [hexname for hexname in vacant if not opponents_trap(game, seat, hexname)]


def tree_numbers(game: Game) -> list[str]:
    return sorted(tree[1] for tree in game.trees)


def all_rolls(game: Game) -> list[tuple[int, ...]]:
    dice = 3 if "master" in game.parts else 2
    return list(itertools.product(range(1, 7), repeat=dice))


def dice_word(rolled: tuple[int, ...]) -> str:
    return "dice=" + ",".join(str(die) for die in sorted(rolled, reverse=True))


def chances(game: Game) -> list[tuple[str, Fraction]]:
    assert who(game) == "chance"
    legal = words(game)
    if game.agenda[0].kind == "dice":
        rolls = [dice_word(rolled) for rolled in all_rolls(game)]
        return [(word, Fraction(rolls.count(word), len(rolls))) for word in legal]
    return [(word, Fraction(1, len(legal))) for word in legal]


# --- programs -------------------------------------------------------------------------------------


def program_words(game: Game, seat: int) -> list[str]:
    """Rules 8c and 28, section 8."""
    slots = 4 if "grand" in game.parts else 3
    swings = 2 if "master" in game.parts else 1
    loops = 1 if "loop" in game.parts else 0
    choices = ["-", "swing", "down", "loop"]
    for die in sorted(set(game.dice[seat])):
        choices.append(str(die))
        choices.append(f"{die}+swing")
    found: list[str] = []
    for program in itertools.product(choices, repeat=slots):
        if program.count("down") > 1 or program.count("loop") > loops:
            continue
        if len([slot for slot in program if slot.endswith("swing")]) > swings:
            continue
        used = [int(slot[0]) for slot in program if slot[0].isdigit()]
        if any(used.count(die) > game.dice[seat].count(die) for die in used):
            continue
        if "loop" in program and all(slot == "-" for slot in program[: program.index("loop")]):
            continue  # also in slot 1, where nothing comes before it
        found.append(" ".join(program))
    return found


# --- running a slot -------------------------------------------------------------------------------


def monkey_on(game: Game, place: str) -> bool:
    return place in game.at


def opponents_trap(game: Game, seat: int, hexname: str) -> bool:
    return any(game.traps[other] == hexname for other in range(game.seats) if other != seat)


def place_of(game: Game, seat: int) -> str:
    place = game.at[seat]
    assert place is not None
    return place


def up_a_tree(game: Game, seat: int) -> bool:
    return place_of(game, seat).startswith("T")


def landings(game: Game, seat: int, here: str) -> list[str]:
    """Return where a swing from this hex can land (rules 20, 26); the mover's own monkey never blocks it."""
    reached: list[str] = []
    for first in game.trees:
        if here not in game.base[first]:
            continue
        reached.extend(game.base[first])
        for second in game.joined[first]:
            reached.extend(game.base[second])
    found: list[str] = []
    for hexname in reached:
        if hexname == here or hexname in found or opponents_trap(game, seat, hexname):
            continue
        if any(game.at[other] == hexname for other in range(game.seats) if other != seat):
            continue
        found.append(hexname)
    return found


@dataclass
class Walk:
    steps: int  # the most steps of any route (m in rule 12)
    ends: list[str]  # where the routes with so many steps and without a trap end; there may be none
    trapped: list[str]  # opponents' traps on which a route ends


def walk(game: Game, seat: int, die: int, swing: bool) -> Walk:
    """Try every route of a die on the ground (rules 11, 12, 21, 26)."""
    lengths = [0]
    swings = {hexname: landings(game, seat, hexname) for hexname in game.hexes}
    barred = [game.at[other] for other in range(game.seats) if other != seat]
    snares = [hexname for hexname in game.hexes if opponents_trap(game, seat, hexname)]
    ends: dict[int, set[str]] = {steps: set() for steps in range(die + 1)}
    trapped: set[str] = set()

    def go(stood: list[str], steps: int, swing_left: bool) -> None:
        here = stood[-1]
        ends[steps].add(here)
        if steps < die:
            for there in game.beside[here]:
                if there in stood or there in barred:
                    continue
                lengths.append(steps + 1)
                if there in snares:
                    trapped.add(there)
                else:
                    go([*stood, there], steps + 1, swing_left)
        if swing_left:
            for there in swings[here]:
                if there not in stood:
                    go([*stood, there], steps, False)

    go([place_of(game, seat)], 0, swing)
    most = max(lengths)
    return Walk(most, sorted(ends[most]), sorted(trapped))


def climbable(game: Game, seat: int, hexname: str, die: int) -> list[str]:
    """Return the trees that a monkey on this hex can climb after all steps of the die (rules 13-15, 26)."""
    return [tree for tree in climbable_alone(game, seat, hexname, die) if not monkey_on(game, tree)]


def climbable_alone(game: Game, seat: int, hexname: str, die: int) -> list[str]:
    """Return the trees that it could climb if no other monkey were up a tree."""
    if number_of(hexname) != 7 - die or hexname in game.traps:
        return []
    bearing = [tree for tree in game.trees if game.trees[tree] > 0]
    found: list[str] = []
    for tree in bearing:
        if hexname not in game.base[tree]:
            continue
        if tree == game.last[seat] and len(bearing) > 1:
            continue
        found.append(tree)
    return found


def ways_down(game: Game, seat: int) -> list[str]:
    """Return the vacant base hexes of the tree without opponents' traps."""
    found: list[str] = []
    for hexname in game.base[place_of(game, seat)]:
        if not monkey_on(game, hexname) and not opponents_trap(game, seat, hexname):
            found.append(hexname)
    return found


def part_words(game: Game, seat: int, part: str) -> list[str]:
    """Return the moves of one part of a program; none if it is skipped."""
    if part == "-":
        return []
    if part == "down":
        return ways_down(game, seat) if up_a_tree(game, seat) else []
    if part == "swing":
        return [] if up_a_tree(game, seat) else landings(game, seat, place_of(game, seat))
    die = int(part[0])
    if up_a_tree(game, seat):
        return [hexname for hexname in ways_down(game, seat) if number_of(hexname) == die]
    walked = walk(game, seat, die, part.endswith("+swing"))
    found = walked.ends + walked.trapped
    if walked.steps == die:
        for hexname in walked.ends:
            for tree in climbable(game, seat, hexname, die):
                found.append(f"{hexname}^{tree}")
    if found == [place_of(game, seat)]:
        return []
    return found


def run_part(game: Game, task: Task, word: str) -> None:
    seat = task.seat
    part = game.programs[seat][task.number]
    game.moves_in_slot += 1
    before = place_of(game, seat)
    goal = word[:2]
    if before.startswith("T"):  # a die or Down
        game.at[seat] = goal
        collect(game, seat, before)
        return
    if part == "swing":
        game.at[seat] = goal
        return
    die = int(part[0])
    fewer = walk(game, seat, die, part.endswith("+swing")).steps < die
    caught = goal != before and opponents_trap(game, seat, goal)
    if task.replay and (fewer or caught):
        game.denied = True
    could_climb_alone = climbable_alone(game, seat, goal, die) != []
    if task.replay and not fewer and could_climb_alone and climbable(game, seat, goal, die) == []:
        game.denied = True  # rule 28: all of these trees are occupied
    game.at[seat] = goal
    if "^" in word:
        game.at[seat] = word[3:]
        game.climbed_from[seat].append(goal)
    if caught:
        lose_banana(game, seat)


def collect(game: Game, seat: int, tree: str) -> None:
    """Rules 19 and 29."""
    if game.trees[tree] == 0:
        return
    game.trees[tree] -= 1
    game.last[seat] = tree
    game.collected[seat].append(tree)
    game.collection = True
    if "magic" in game.parts and game.marks[seat] == tree:
        at_once(game, Task("tree", seat), Task("mark", seat))
    else:
        game.bananas[seat] += 1


def lose_banana(game: Game, seat: int) -> None:
    if game.bananas[seat] > 0:
        game.bananas[seat] -= 1
        at_once(game, Task("tree", seat))


# --- traps ----------------------------------------------------------------------------------------


def trap_words(game: Game, seat: int) -> list[str]:
    """Rule 26; none if the player is skipped."""
    lying = game.traps[seat]
    numbers = [number_of(hexname) for hexname in game.climbed_from[seat]]
    if lying is not None:
        numbers.append(number_of(lying))
    free: list[str] = []
    for hexname in game.hexes:
        if number_of(hexname) in numbers and not monkey_on(game, hexname) and hexname not in game.traps:
            free.append("trap " + hexname)
    if lying is None and free == []:
        return []
    return ["trap off", *free]


# --- the agenda -----------------------------------------------------------------------------------


def at_once(game: Game, *tasks: Task) -> None:
    game.agenda[:0] = tasks


def settle(game: Game) -> None:
    """Carry out tasks that need no word, and find the words for the first one that does."""
    while not over(game):
        task = game.agenda[0]
        if task.kind in ("setup", "survey", "round", "slot", "loop over", "timer", "end", "marker"):
            game.agenda.pop(0)
            carry_out(game, task)
            continue
        game.legal = sorted(set(words_of(game, task)))
        if game.legal != []:
            return
        assert task.kind in ("part", "trap"), task  # no other task is ever skipped
        game.agenda.pop(0)
        if task.kind == "part" and task.replay and game.programs[task.seat][task.number] != "-":
            game.denied = True
    game.legal = []


def carry_out(game: Game, task: Task) -> None:
    kind, seat = task.kind, task.seat
    if kind == "setup":
        at_once(game, *setup_tasks(game))
    elif kind == "survey":
        survey(game)
    elif kind == "round":
        at_once(game, *round_tasks(game))
    elif kind == "slot":
        game.moves_in_slot = 0
        game.denied = False
        if game.programs[seat][task.number] == "loop":
            again = [Task("part", seat, slot, True) for slot in range(task.number)]
            at_once(game, *again, Task("loop over", seat))
        else:
            at_once(game, Task("part", seat, task.number))
    elif kind == "loop over":
        if game.denied:
            lose_banana(game, seat)
    elif kind == "timer":
        game.countdown -= 1
        if game.countdown == 0:
            at_once(game, Task("ring"), Task("end"), Task("set timer"))
        else:
            at_once(game, Task("end"))
    elif kind == "end":
        test_end(game)
    elif kind == "marker":
        game.marker = left_of(game, game.marker)
        game.round += 1
        game.agenda.append(Task("round"))


def setup_tasks(game: Game) -> list[Task]:
    tasks: list[Task] = []
    order = in_order(game)
    if not game.given:
        for count in range(tiles_wanted(game)):
            tasks.append(Task("tile"))
            if count > 0:
                tasks.append(Task("lay", order[count % game.seats]))
        for count in range(trees_wanted(game)):
            tasks.append(Task("plant", order[count % game.seats], count + 1))
    tasks.append(Task("survey"))
    for seat in order:
        tasks.append(Task("roll start", seat))
        tasks.append(Task("place", seat))
    if "magic" in game.parts:
        tasks.extend(Task("mark", seat) for seat in order)
    if game.missions_on:
        tasks.extend(Task("draw missions", seat) for seat in order)
        tasks.extend(Task("order missions", seat) for seat in order)
    if timer_in_rounds(game):
        tasks.append(Task("set timer"))
    tasks.append(Task("round"))
    return tasks


def timer_in_rounds(game: Game) -> bool:
    return "time" in game.parts and not game.minutes


def round_tasks(game: Game) -> list[Task]:
    """Rule 8."""
    order = in_order(game)
    tasks: list[Task] = []
    if game.since >= DRY_ROUNDS:  # rule 34: a fresh start
        game.since = 0
        game.at = [None for _ in order]
        for seat in order:
            tasks.append(Task("roll start", seat))
            tasks.append(Task("place", seat))
    game.dice = [[] for _ in order]
    game.programs = [[] for _ in order]
    game.climbed_from = [[] for _ in order]
    game.collection = False
    game.next_waiting = 0
    tasks.extend(Task("dice", seat) for seat in order)
    tasks.extend(Task("tree again", seat) for seat in game.waiting)
    tasks.extend(Task("code", seat) for seat in order)
    for slot in range(4 if "grand" in game.parts else 3):
        tasks.extend(Task("slot", seat, slot) for seat in order)
    tasks.append(Task("timer") if timer_in_rounds(game) else Task("end"))
    if "traps" in game.parts:
        tasks.extend(Task("trap", seat) for seat in order)
    tasks.append(Task("marker"))
    return tasks


def test_end(game: Game) -> None:
    """Rules 33 and 34."""
    game.since = 0 if game.collection else game.since + 1
    if sum(game.trees.values()) == 0 and game.waiting == []:
        game.reason = "bananas gone"
    elif game.round >= LAST_ROUND:
        game.reason = "cap"


# --- playing a word -------------------------------------------------------------------------------


def ring_allowed(game: Game) -> bool:
    """Rule 32, in minutes: before the first move of a slot."""
    if over(game) or "time" not in game.parts or not game.minutes:
        return False
    return game.agenda[0].kind == "part" and game.moves_in_slot == 0


def play(game: Game, word: str) -> Game:
    game = copy.deepcopy(game)
    if word == "!ring":
        assert ring_allowed(game)
        at_once(game, Task("ring"))
    else:
        assert word in words(game), f"{word} is not among {words(game)}"
        take(game, game.agenda.pop(0), word)
    game.log.append(word)
    settle(game)
    return game


def play_all(game: Game, played: list[str]) -> Game:
    for word in played:
        game = play(game, word)
    return game


def take(game: Game, task: Task, word: str) -> None:
    kind, seat = task.kind, task.seat
    if kind == "first":
        game.marker = int(word.removeprefix("first=")) - 1
    elif kind == "tile":
        game.drawn = word.removeprefix("tile=")
        if game.tiles == []:
            lay(game, game.drawn + "@0,0/0")
    elif kind == "lay":
        lay(game, word)
    elif kind == "plant":
        plant(game, word)
    elif kind == "roll start":
        game.start_roll = int(word.removeprefix("start="))
    elif kind == "place":
        game.at[seat] = word
    elif kind == "mark":
        game.marks[seat] = word.removeprefix("mark ")
    elif kind == "draw missions":
        game.drawn_missions[seat] = word.removeprefix("missions=")
    elif kind == "order missions":
        game.missions[seat] = word.removeprefix("missions ")
    elif kind == "set timer":
        game.countdown = int(word.removeprefix("timer="))
    elif kind == "dice":
        game.dice[seat] = [int(die) for die in word.removeprefix("dice=").split(",")]
    elif kind == "code":
        game.programs[seat] = word.split(" ")
    elif kind == "part":
        run_part(game, task, word)
    elif kind == "trap":
        game.traps[seat] = None if word == "trap off" else word.removeprefix("trap ")
    elif kind == "ring":
        tree = "T" + word.removeprefix("tree=")
        if tree in game.trees and game.trees[tree] > 0:
            game.trees[tree] -= 1
            game.gone += 1
    elif kind == "tree":
        tree = "T" + word.removeprefix("tree=")
        if tree not in game.trees:
            at_once(game, Task("name", seat))
        elif game.trees[tree] < capacity(tree):
            game.trees[tree] += 1
        else:
            game.waiting.append(seat)
    elif kind == "name":
        game.trees[word] += 1
    elif kind == "tree again":
        tree = "T" + word.removeprefix("tree=")
        if tree not in game.trees:
            at_once(game, Task("name again", seat))
        elif game.trees[tree] < capacity(tree):
            game.trees[tree] += 1
            del game.waiting[game.next_waiting]
        else:
            game.next_waiting += 1
    elif kind == "name again":
        game.trees[word] += 1
        del game.waiting[game.next_waiting]


# --- the end, and the position in plain values ----------------------------------------------------


def bonus(game: Game, seat: int) -> int:
    """Rule 25."""
    order = game.missions[seat]
    if order is None:
        return 0
    wanted = ["T" + number for number in order]
    if not all(tree in game.collected[seat] for tree in wanted):
        return 0
    first_times = [game.collected[seat].index(tree) for tree in wanted]
    return 3 if first_times == sorted(first_times) else 1


def result(game: Game) -> tuple[str, list[int], list[int]]:
    """Return reason, scores by seat, and the winning seats (from 0)."""
    assert over(game)
    scores = [game.bananas[seat] + bonus(game, seat) for seat in range(game.seats)]
    return game.reason, scores, [seat for seat in range(game.seats) if scores[seat] == max(scores)]


def layout(game: Game) -> str:
    trees = [f"{tree}@{game.tree_cells[tree][0]},{game.tree_cells[tree][1]}" for tree in sorted(game.tree_cells)]
    return ";".join(game.tiles + trees)


def position_values(game: Game) -> dict[str, object]:
    """Return the position. `waiting` has each banana until it is on a tree; `since` changes when the end is tested."""
    held = copy.deepcopy(game)
    return {
        "step": "over" if over(held) else held.agenda[0].kind,
        "round": held.round,
        "marker": held.marker,
        "at": held.at,
        "bananas": held.bananas,
        "trees": held.trees,
        "waiting": held.waiting,
        "traps": held.traps,
        "last": held.last,
        "collected": held.collected,
        "missions": held.missions,
        "marks": held.marks,
        "layout": layout(held),
        "since": held.since,
    }


# --- checks, and a random player ------------------------------------------------------------------


def check_conservation(game: Game) -> None:
    """Assert that no banana and no monkey is lost or added."""
    if len(game.trees) < trees_wanted(game):
        return
    rolling = 0  # a lost banana on its way to a tree
    if not over(game) and game.agenda[0].kind in ("tree", "name"):
        rolling = 1
    total = sum(game.trees.values()) + sum(game.bananas) + len(game.waiting) + game.gone + rolling
    assert total == sum(capacity(tree) for tree in game.trees)
    assert all(0 <= game.trees[tree] <= capacity(tree) for tree in game.trees)
    assert min(game.bananas) >= 0
    places = [place for place in game.at if place is not None]
    assert len(places) == len(set(places))
    laid = [trap for trap in game.traps if trap is not None]
    assert len(laid) == len(set(laid))
    assert (words(game) == []) == over(game)


def random_word(game: Game, rng: random.Random, eager: float = 0.85) -> str:
    """Return a random word: chance by its probabilities; players climb with probability `eager` if they can."""
    if who(game) == "chance":
        results = chances(game)
        return rng.choices([word for word, _ in results], [float(p) for _, p in results])[0]
    if ring_allowed(game) and rng.random() < 0.04:
        return "!ring"
    legal = words(game)
    task = game.agenda[0]
    if task.kind == "code":
        return random_program(game, task.seat, rng, legal)
    if task.kind == "part":
        climbs = [word for word in legal if "^" in word]
        snares = [word for word in legal if opponents_trap(game, task.seat, word)]
        if climbs != [] and rng.random() < eager:
            return rng.choice(climbs)
        if snares != [] and rng.random() < 0.1:
            return rng.choice(snares)
    if task.kind == "trap" and legal != ["trap off"] and rng.random() < 0.9:
        return rng.choice(legal[:-1] if legal[-1] == "trap off" else legal)
    return rng.choice(legal)


def random_program(game: Game, seat: int, rng: random.Random, legal: list[str]) -> str:
    """Return a program with some random wishes granted, as far as they are compatible."""
    left = legal
    wishes: list[list[str]] = []
    if up_a_tree(game, seat):
        if rng.random() < 0.7:
            wishes.append([word for word in legal if word.startswith("down ")])
    elif rng.random() < 0.8:
        wishes.append([word for word in legal if re.search(r"^\S*\d\S* down", word)])
    if rng.random() < 0.4:
        wishes.append([word for word in legal if "loop" in word])
    if rng.random() < 0.6:
        wishes.append([word for word in legal if "+swing" in word])
    if rng.random() < 0.8:
        wishes.append([word for word in legal if "-" not in word])
    rng.shuffle(wishes)
    for wish in wishes:
        granted = sorted(set(left) & set(wish))
        if granted != []:
            left = granted
    return rng.choice(left)


def random_game(seed: int, eager: float = 0.85, **options: int | str) -> Game:
    """Play a random game, checked at every word; its words are in `log`."""
    rng = random.Random(seed)
    game = start(**options)  # type: ignore[arg-type]
    while not over(game):
        check_conservation(game)
        game = play(game, random_word(game, rng, eager))
    check_conservation(game)
    return game


if __name__ == "__main__":
    demo = random_game(1, seats=3, level=7, missions="on")
    print("; ".join(demo.log))
    print(position_values(demo))
    print(*result(demo))
