"""Playouts: a run played to its end, in which each player makes the best of their own program."""

from troop.core.bot import WinProbabilities
from troop.core.chance import Rng
from troop.core.game import Move
from troop.games.codemonkey.ai.evaluation import final_win_probabilities, is_over, win_probabilities
from troop.games.codemonkey.ai.fast_jungle import NONE, TREE, members
from troop.games.codemonkey.ai.fast_run import CLIMB, HEX, RunCursor, apply_part, parts_of, run_on, run_slot
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.ai.program_codes import LOOP
from troop.games.codemonkey.ai.program_evaluation import ProgramEvaluator
from troop.games.codemonkey.ai.program_runs import SlotContext, slot_context, standing_still
from troop.games.codemonkey.rules.outcome import MOST_DRY
from troop.games.codemonkey.rules.parts import STAY

EPSILON = 1e-9
BLOCKING_PRICE = 0.1
"""The bananas that a player gives up at most to block others."""
BLOCKING_MOVES = 5
"""The moves compared by how they block others."""


class Playout:
    """Plays all parts of a run, and rolls the tree die."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.lines: dict[int, tuple[Move, ...]] = {}
        """The moves of each seat in the last playout."""
        self.positions = 0
        """The number of positions searched."""
        self.rolled = False
        """Whether chance was used."""

    def move(self, pos: Position, seat: int, cursor: RunCursor, moves: tuple[int, ...]) -> int:
        """Return the move from which the rest of the program brings most, if no other monkey moved."""
        self.positions += 1
        move = moves[0] if len(moves) == 1 else self._best(pos, seat, cursor, moves)
        self.lines[seat] = (*self.lines.get(seat, ()), move_words(pos, move, moves))
        return move

    def _best(self, pos: Position, seat: int, cursor: RunCursor, moves: tuple[int, ...]) -> int:
        """Return, of the moves with about the best value, the one that leaves the others least."""
        code, looping = pos.code[seat], pos.code[seat][cursor.slot] == LOOP
        evaluator = ProgramEvaluator(pos, seat, standing_still(pos, seat), looping and cursor.denied)
        runs, others = evaluator.runs, next_to_run(pos, seat, cursor)
        best, candidates = evaluator.best(runs.rest(code, cursor)) - (BLOCKING_PRICE if others else EPSILON), []
        for move in reversed(moves):  # climbs come last
            value = evaluator.best(runs.rest(code, cursor, runs.after_move(move, code, cursor)))
            if value >= best:
                candidates.append((value, move))
                if not others:
                    break
        self.positions += evaluator.positions
        if len(candidates) == 1:
            return candidates[0][1]
        candidates.sort(key=lambda pair: -pair[0])
        return max(candidates[:BLOCKING_MOVES], key=lambda pair: pair[0] - self._left(pos, seat, pair[1], others))[1]

    def _left(self, pos: Position, seat: int, move: int, others: list[tuple[int, int]]) -> float:
        """Return the value left to the others after a move."""
        here, left = pos.at[seat], 0.0
        pos.at[seat] = TREE + (move >> CLIMB) - 1 if move >> CLIMB else move & HEX
        for other, slot in others:
            evaluator = ProgramEvaluator(pos, other, standing_still(pos, other))
            left += evaluator.rest(pos.code[other], slot)
            self.positions += evaluator.positions
        pos.at[seat] = here
        return left / (pos.seats - 1)

    def roll(self, pos: Position) -> int:  # noqa: ARG002  (the same for every position)
        self.rolled = True
        return self.rng.randrange(6)

    def name(self, pos: Position, seat: int) -> int:
        """Return the tree with the fewest bananas that the player may climb next: its banana will stay longest.

        All can be full if somebody loses a banana that ``as_if_even`` gave them; then it waits.
        """
        trees = range(pos.jungle.trees)
        room = [tree for tree in trees if pos.fruit[tree] < pos.jungle.full[tree]]
        return min(room or trees, key=lambda tree: (tree == pos.last[seat], pos.fruit[tree]))

    def mark(self, pos: Position, seat: int) -> int:
        """Return a tree beside the player, if there is one with a banana."""
        place = pos.at[seat]
        candidates = pos.jungle.trees_of[place] & pos.fruit_trees if place < TREE else 0
        return self.rng.choice(members(candidates or pos.fruit_trees or 1))


def next_to_run(pos: Position, seat: int, cursor: RunCursor) -> list[tuple[int, int]]:
    """Return the next other player with slots left to run, and the first of them."""
    for ahead in range(1, pos.seats):
        turn = (cursor.turn + ahead) % pos.seats
        other, slot = pos.seat_at(turn), cursor.slot + (turn < cursor.turn)
        if other != seat and pos.at[other] != NONE and any(pos.code[other][slot:]):
            return [(other, slot)]
    return []


class ChoiceReached(Exception):  # noqa: N818  (not an error)
    """Stops a playout at a move with alternatives."""

    def __init__(self, seat: int, cursor: RunCursor, moves: tuple[int, ...]) -> None:
        super().__init__()
        self.seat, self.cursor, self.moves = seat, cursor, moves


class PlayoutUntilChoice(Playout):
    """Plays a run until a player has a choice."""

    def move(self, pos: Position, seat: int, cursor: RunCursor, moves: tuple[int, ...]) -> int:
        if len(moves) > 1:
            raise ChoiceReached(seat, cursor, moves)
        return super().move(pos, seat, cursor, moves)


def move_words(pos: Position, move: int, moves: tuple[int, ...]) -> Move:
    """Return the words of a move."""
    hex, climb = move & HEX, move >> CLIMB
    names = pos.jungle.names
    if climb:
        return names[hex], names[TREE + climb - 1]
    return (names[hex], STAY) if any(other & HEX == hex and other >> CLIMB for other in moves) else (names[hex],)


def try_move(pos: Position, seat: int, cursor: RunCursor, move: int, playout: Playout) -> WinProbabilities:
    """Return the win probabilities after a move of a part and a playout of the rest. Changes ``pos``."""
    slot, turn, part, denied = cursor
    word, moves = parts_of(pos.code[seat], slot)[part], (move,)
    playout.lines = {seat: (move_words(pos, move, moves),)}
    denied = apply_part(pos, seat, word, move, playout) or denied
    run_slot(pos, seat, RunCursor(slot, turn, part + 1, denied), playout)
    return play_out(pos, RunCursor(slot, turn + 1), playout)


def play_out(pos: Position, cursor: RunCursor, playout: Playout) -> WinProbabilities:
    """Return the win probabilities after playing the run to its end. Changes ``pos``."""
    run_on(pos, cursor, playout)
    return end_run(pos, playout)


def end_run(pos: Position, playout: Playout) -> WinProbabilities:
    """Rules 32 to 34: count the round, ring the timer, and evaluate the position; places do not count before a fresh
    start.
    """
    pos.dry = 0 if pos.fruitful else pos.dry + 1
    if pos.dry >= MOST_DRY:
        pos.at = [NONE] * pos.seats
    if pos.timer and pos.elapsed + 1 == pos.timer:
        tree = playout.roll(pos)
        if tree < pos.jungle.trees and pos.fruit[tree]:
            pos.add_fruit(tree, -1)
    return final_win_probabilities(pos) if is_over(pos) else win_probabilities(pos)


def expected_contexts(pos: Position, seat: int, playout: Playout) -> tuple[SlotContext, ...]:
    """Return what a player will meet in each slot if the others run their programs alone. Changes ``pos``."""
    pos.at[seat], contexts = NONE, []
    for slot in range(pos.slots):
        for turn in range(pos.seats):
            actor = pos.seat_at(turn)
            if actor != seat:
                run_slot(pos, actor, RunCursor(slot, turn), playout)
            else:
                contexts.append(slot_context(pos, seat))
    return tuple(contexts)
