"""The reason for a move, in one sentence."""

from collections.abc import Callable
from typing import NamedTuple

from troop.core.bot import Evaluation
from troop.core.chance import Stream
from troop.core.game import Move
from troop.core.messages import Message, message, seat_number
from troop.games.codemonkey.ai.evaluation import climbing_dice, free_bananas, player_value
from troop.games.codemonkey.ai.fast_jungle import TREE, members
from troop.games.codemonkey.ai.fast_state import Position, position_of
from troop.games.codemonkey.ai.playout import Playout, try_move
from troop.games.codemonkey.ai.run_choice import cursor_of, fast_move
from troop.games.codemonkey.ai.setup_choices import room_for_trees, ways_up
from troop.games.codemonkey.rules.parts import STAY
from troop.games.codemonkey.rules.programs import EMPTY
from troop.games.codemonkey.rules.setup import ordered_missions
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import CODE, LAY, MARK, NAME, ORDER, PLACE, PLANT, RUN, TRAP
from troop.games.codemonkey.rules.tiles import is_tree, tree_name, tree_number
from troop.games.codemonkey.rules.traps import OFF

NO_TREE = "none"


def reason(view: State, seat: int, evaluation: Evaluation) -> Message:
    """Return the reason for a move."""
    return REASONS[view.step](view, seat, evaluation) or message(
        "reason-best", percent=round(100 * evaluation.win_probabilities[seat])
    )


class LineEffects(NamedTuple):
    """The effects of a sequence of moves."""

    collected: tuple[str, ...]
    """The trees collected from."""
    up: str
    """The tree of the monkey at the end, if it is up one."""
    at: str
    """The place of the monkey at the end."""


def effects_of(view: State, seat: int, line: tuple[Move, ...]) -> LineEffects:
    """Return the effects of a sequence of a player's moves."""
    at, collected = view.players[seat].at, []
    bananas = list(view.bananas)
    for move in line:
        if is_tree(at) and bananas[tree_number(at) - 1]:
            bananas[tree_number(at) - 1] -= 1
            collected.append(at)
        at = move[-1] if move[-1] != STAY else move[0]
    return LineEffects(tuple(collected), at if is_tree(at) else "", at)


# A round


def _code_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:
    """Rule 8c: what the program brings."""
    effects = effects_of(view, seat, evaluation.line)
    if not evaluation.line:
        return message("codemonkey-reason-stays") if set(evaluation.move) == {EMPTY} else None
    if effects.collected:
        trees = ", ".join(effects.collected)
        count, up = len(effects.collected), effects.up or NO_TREE
        return message("codemonkey-reason-collects", count=count, trees=trees, up=up)
    return message("codemonkey-reason-climbs", tree=effects.up) if effects.up else _good_place(view, seat, effects.at)


def _run_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:
    """Rule 8d: what the move brings, now or soon."""
    move, here = evaluation.move, view.players[seat].at
    if move[1:] and move[1] != STAY:
        effects = effects_of(view, seat, (move, *evaluation.line))
        later = "codemonkey-reason-climb-down" if move[1] in effects.collected else "codemonkey-reason-climb"
        return message(later, tree=move[1])
    next_climb = next((each for each in evaluation.line if each[1:] and each[1] != STAY), None)
    if is_tree(here) and view.bananas[tree_number(here) - 1]:
        if next_climb:
            return message("codemonkey-reason-down-climb", tree=here, hex=move[0], tree2=next_climb[1])
        return message("codemonkey-reason-down", tree=here)
    if next_climb:
        return message("codemonkey-reason-leads", hex=move[0], tree=next_climb[1])
    if blocked := blocked_climb(view, seat, move):
        return message("codemonkey-reason-keeps", seat2=seat_number(blocked[0]), tree=blocked[1])
    return _good_place(view, seat, move[0])


def _trap_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:  # noqa: ARG001  (the same for every seat)
    """Rule 26: the trees that the trap makes harder to climb."""
    [word] = evaluation.move
    if word == OFF:
        return message("codemonkey-reason-trap-off")
    pos = position_of(view)
    trees = [tree_name(tree + 1) for tree in members(pos.jungle.trees_of[pos.jungle.places[word]] & pos.fruit_trees)]
    if not trees:
        return message("codemonkey-reason-trap-way", hex=word)
    return message("codemonkey-reason-trap", hex=word, trees=", ".join(trees))


def _mark_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:  # noqa: ARG001  (the same for every seat)
    """Rule 29: what the owner of the card will probably do."""
    owner, [tree] = view.card_owner, evaluation.move
    name = "codemonkey-reason-mark-up" if view.players[owner].at == tree else "codemonkey-reason-mark"
    return message(name, seat2=seat_number(owner), tree=tree)


def _name_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:
    """Rule 27: how easily the player can get the banana back."""
    [tree] = evaluation.move
    pos = position_of(view)
    place, wanted = pos.at[seat], 1 << tree_number(tree) - 1
    hexes = members(pos.jungle.base[place - TREE]) if place >= TREE else (place,)
    return message(
        "codemonkey-reason-name", tree=tree, count=max(climbing_dice(pos.jungle, wanted, hex) for hex in hexes)
    )


# Before the first round


def _place_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:
    """Rule 5: how good the starting place is."""
    return _good_place(view, seat, evaluation.move[0])


def _order_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:
    """Rule 25: the order of the missions."""
    one, two, three = map(tree_name, ordered_missions(view.players[seat].missions, evaluation.move))
    return message("codemonkey-reason-order", tree=one, tree2=two, tree3=three)


def _lay_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:  # noqa: ARG001  (the same for all)
    """Rule 2: the planting grounds left."""
    return message("codemonkey-reason-lay", count=room_for_trees(view, evaluation.move))


def _plant_reason(view: State, seat: int, evaluation: Evaluation) -> Message | None:  # noqa: ARG001  (the same for all)
    """Rule 3: how easily the tree can be climbed."""
    return message("codemonkey-reason-plant", count=ways_up(view, evaluation.move))


def _good_place(view: State, seat: int, name: str) -> Message | None:
    """Return how many values of a die climb a tree from a hex, with a Swing under it."""
    pos = position_of(view)
    place = pos.jungle.places[name]
    if place >= TREE:
        return None
    return message("codemonkey-reason-place", hex=name, count=climbing_dice(pos.jungle, trees_after(pos, seat), place))


def trees_after(pos: Position, seat: int) -> int:
    """Rule 15: the trees that a player may climb when all monkeys are down again."""
    last = pos.last[seat]
    return pos.fruit_trees & ~(1 << last) if last >= 0 and pos.fruit_trees & (pos.fruit_trees - 1) else pos.fruit_trees


REASONS: dict[str, Callable[[State, int, Evaluation], Message | None]] = {
    LAY: _lay_reason,
    PLANT: _plant_reason,
    PLACE: _place_reason,
    MARK: _mark_reason,
    ORDER: _order_reason,
    CODE: _code_reason,
    RUN: _run_reason,
    NAME: _name_reason,
    TRAP: _trap_reason,
}


EVEN_MARGIN = 0.25
"""Moves with values this close, in bananas, count as equal."""


def blocked_climb(view: State, seat: int, move: Move) -> tuple[int, str] | None:
    """Return another player and a tree that they cannot climb in this run because of a move; None if there is none."""
    brings, climbed = _move_effects(view, seat, move)
    for instead in view.legal_moves():
        would_bring, would_climb = _move_effects(view, seat, instead)
        if would_bring < brings - EVEN_MARGIN:
            continue
        for other, trees in would_climb.items():
            missed = [tree for tree in trees if tree not in climbed[other]]
            if other != seat and missed and len(climbed[other]) < len(trees):
                return other, missed[0]
    return None


def _move_effects(view: State, seat: int, move: Move) -> tuple[float, dict[int, list[str]]]:
    """Return the value of a move to its player at the end of the run, and the trees that each
    player climbs until then."""
    pos, playout = position_of(view), Playout(Stream("hindered"))
    try_move(pos, seat, cursor_of(view), fast_move(view, move), playout)
    climbed = {
        other: [each[-1] for each in playout.lines.get(other, ()) if is_tree(each[-1])] for other in range(pos.seats)
    }
    return player_value(pos, seat, free_bananas(pos)), climbed
