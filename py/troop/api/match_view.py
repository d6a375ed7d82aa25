"""The match view: all that the page needs to show a match. Everything in it went through ``view(seat)``."""

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from troop.core.game import CHANCE, OVER, Game, Message, Move, PlayerStat
from troop.core.moves import MoveTree, move_tree_of
from troop.core.scene import Scene
from troop.match.match import Match, Ply, control_message

LastMove: TypeAlias = tuple[Any, Move]
"""A move, with the view it was made from."""


class ViewOptions(NamedTuple):
    """How a match is viewed: by which seat, in which shape of board, at which ply, with which words chosen."""

    seat: int | None = None
    shape: str = "wide"
    at: int | None = None
    prefix: Move = ()
    past_reveals: bool = False
    """Undo may go back past revealed information."""
    overview: bool = False
    """Badges show what may happen next."""

    def decide(self, match: Match, actor: int) -> bool:
        """Return whether the viewer may see the choices of the actor: with hidden information, only if they are the
        same.
        """
        return actor >= 0 and (self.seat == actor or not match.private)


def match_view(match: Match, view_options: ViewOptions) -> dict[str, Any]:
    """Return the match view."""
    at = _at(match, view_options)
    ply = match.plies[at]
    move_tree = _move_tree(match, at, view_options)
    view_options = view_options._replace(prefix=move_tree.followed(view_options.prefix) if move_tree else ())
    scene = _scene(match, at, view_options)
    return {
        "record": match.record.write(),
        "game": match.game.name,
        "options": {name: value for name, value in match.record.options.items() if name != "seats"},
        "at": at,
        "last": match.last,
        "has_hidden": match.has_hidden,
        "private": match.private,
        "viewer": view_options.seat,
        "actor": _actor(ply.actor),
        "actor_kind": ply.seats[ply.actor].kind if ply.actor >= 0 else None,
        "seats": [_seat(match.game, ply, seat, view_options) for seat in range(len(ply.seats))],
        "scene": scene.data(),
        "prefix": view_options.prefix,
        "back": move_tree.back(view_options.prefix) if move_tree else None,
        "choices": _choices(match.game, ply, scene, view_options, move_tree) if move_tree else [],
        "program_listing": _program_listing(match, ply, view_options),
        "has_overview": match.game.overviews,
        "badges": _badges(match, ply, view_options) if at == match.last else [],
        "auto_pass": match.game.auto_pass(ply.state.view(view_options.seat)) if move_tree else None,
        "outcome": _outcome(match.game, ply),
        "log": log(match, view_options.seat),
        "status": _status(match, at, view_options),
        "rules": _rules(match, at, view_options.seat),
        "hidden_timer": _hidden_timer(match, ply, view_options),
        "can_draw": at == match.last and match.offers_draw,
        "can_undo": at == match.last and match.undo_to(view_options.past_reveals) is not None,
    }


def frames(match: Match, since: int, view_options: ViewOptions) -> list[dict[str, Any]]:
    """Return the frames of all moves after a ply, up to the displayed one.

    Each scene lists what differs from the scene before; the first from the match view's own scene.
    """
    until = _at(match, view_options)
    move_tree = _move_tree(match, until, view_options)
    prefix = move_tree.followed(view_options.prefix) if move_tree else ()
    shown, known = [], _scene(match, until, view_options._replace(prefix=prefix))
    for at in range(since, until):
        before, after = match.plies[at : at + 2]
        if after.move is not None:
            trail = _trail(match, at, view_options.seat)
            for event, scene in match.game.frames(
                before.state, after.move, view_options.seat, shape=view_options.shape, trail=trail
            ):
                event_said = event.message(match.game.name)
                shown.append({"at": at + 1, "event": event_said, "scene": scene.data(known)})
                known = scene
    return shown


def _at(match: Match, view_options: ViewOptions) -> int:
    """Return the displayed ply."""
    return match.last if view_options.at is None else max(0, min(view_options.at, match.last))


def _move_tree(match: Match, at: int, view_options: ViewOptions) -> MoveTree | None:
    """Return the move tree of a ply, or None if it is not for this viewer."""
    state = match.plies[at].state
    decides = at == match.last and view_options.decide(match, match.plies[at].actor)
    return move_tree_of(match.game, state.view(view_options.seat)) if decides else None


def log(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """Return every entry with its log lines. An entry that must not be seen is merged into the one before."""
    lines: list[dict[str, Any]] = []
    for at, (before, after) in enumerate(zip(match.plies, match.plies[1:], strict=False), 1):
        if after.move is None:
            text, log_lines = match.text(at), [control_message(match.game.name, match.text(at), after)]
        else:
            text, log_lines = match.log_entry(at, seat)
        if after.outcome and before.outcome is None:
            log_lines = [*log_lines, match.game.outcome_message(after.outcome)]
        if text:
            lines.append({"at": at, "seat": _speaker(before, after), "text": text, "messages": log_lines})
        else:
            lines[-1] |= {"at": at, "messages": [*lines[-1]["messages"], *log_lines]}
    return lines


def _rules(match: Match, at: int, seat: int | None) -> list[str]:
    """Return the rules behind what happened since the last decision, for "why?" links."""
    rules: list[str] = []
    for i in range(at, 0, -1):
        before, move = match.plies[i - 1], match.plies[i].move
        if move is None:
            break
        said = match.log_entry(i, seat)[1]
        rules = [*(match.game.rule_number(before.state, each) for each in said), *rules]
        if before.actor >= 0:
            break
    return list(dict.fromkeys(rule for rule in rules if rule))


def _speaker(before: Ply, after: Ply) -> int | None:
    """Return the seat of an entry; None for chance and for seat changes."""
    if after.move is None:
        return after.resigned
    return before.actor if before.actor >= 0 else None


def _actor(actor: int) -> int | str:
    return {CHANCE: "chance", OVER: "over"}.get(actor, actor)


def _seat(game: Game[Any], ply: Ply, seat: int, view_options: ViewOptions) -> dict[str, Any]:
    sits = ply.seats[seat]
    player_stats = [_stat(stat) for stat in game.player_stats(ply.state.view(view_options.seat), seat)]
    return {"kind": sits.kind, "name": sits.name, "stats": player_stats}


def _stat(stat: PlayerStat) -> dict[str, Any]:
    return {name: value for name, value in stat._asdict().items() if value is not None and value != ()}


def _scene(match: Match, at: int, view_options: ViewOptions) -> Scene:
    view = match.plies[at].state.view(view_options.seat)
    last, trail = _last(match, at, view_options.seat), _trail(match, at, view_options.seat)
    return _drawn(match.game, view, view_options.seat, view_options.prefix, view_options.shape, last, trail)


@lru_cache(maxsize=4)
def _drawn(
    game: Game[Any],
    view: Any,
    seat: int | None,
    prefix: Move,
    shape: str,
    last: LastMove | None,
    trail: LastMove | None,
) -> Scene:
    """Return a scene; cached, since frames are computed as differences to it."""
    return game.scene(view, seat, prefix, shape=shape, last=last, trail=trail)


def _last(match: Match, at: int, seat: int | None) -> LastMove | None:
    """Return the last move before a ply."""
    for i in range(at, 0, -1):
        if (move := match.plies[i].move) is not None:
            return match.plies[i - 1].state.view(seat), move
    return None


def _trail(match: Match, at: int, seat: int | None) -> LastMove | None:
    """Return the last move before a ply that left marks."""
    for i in range(at, 0, -1):
        before, move = match.plies[i - 1].state.view(seat), match.plies[i].move
        if move is not None and match.game.leaves_marks(before, move):
            return before, move
    return None


def _choices(
    game: Game[Any], ply: Ply, scene: Scene, view_options: ViewOptions, move_tree: MoveTree
) -> list[dict[str, Any]]:
    view, keys = ply.state.view(view_options.seat), scene.keys()
    return [
        _choice(game, view, (*view_options.prefix, word), keys, move_tree)
        for word in move_tree.after(view_options.prefix)
    ]


def _choice(game: Game[Any], view: Any, path: Move, keys: dict[str, str], move_tree: MoveTree) -> dict[str, Any]:
    choice: dict[str, Any] = {"word": path[-1], "label": game.label(view, path)}
    if path[-1] in keys:
        choice["item"] = keys[path[-1]]
    if preview := game.preview(view, path):
        choice["preview"] = preview
    if amounts := game.amounts(view, path):
        choice["amounts"] = [amount._asdict() for amount in amounts]
    if move_tree.meaning(path) is not None:
        choice["done"] = True
    if role := game.role(view, path):
        choice["role"] = role
    if game.is_decline(view, path):
        choice["decline"] = True
    return choice


def _badges(match: Match, ply: Ply, view_options: ViewOptions) -> list[dict[str, Any]]:
    """Return the badges on the board; none when the game is over."""
    if ply.actor < 0:
        return []
    badges = match.game.badges(ply.state.view(view_options.seat), view_options.prefix, overview=view_options.overview)
    return [{name: value for name, value in badge._asdict().items() if value is not None} for badge in badges]


def _program_listing(match: Match, ply: Ply, view_options: ViewOptions) -> list[dict[str, Any]]:
    if ply.actor < 0 or (match.private and not view_options.decide(match, ply.actor)):
        return []
    return [
        line._asdict() for line in match.game.program_listing(ply.state.view(view_options.seat), view_options.prefix)
    ]


def _hidden_timer(match: Match, ply: Ply, view_options: ViewOptions) -> dict[str, Any] | None:
    hidden_timer = match.game.hidden_timer(ply.state.view(view_options.seat)) if ply.actor >= 0 else None
    return hidden_timer._asdict() if hidden_timer else None


def _outcome(game: Game[Any], ply: Ply) -> dict[str, Any] | None:
    if not (outcome := ply.outcome):
        return None
    reason = game.outcome_reason(outcome)
    said = {"reason": reason, "message": game.outcome_message(outcome), "rule": game.rule_number(ply.state, reason)}
    return {"scores": outcome.scores, "winners": outcome.winners, **said}


def _status(match: Match, at: int, view_options: ViewOptions) -> Message:
    ply = match.plies[at]
    if ply.outcome:
        return match.game.outcome_message(ply.outcome)
    return match.game.status(ply.state.view(view_options.seat), _last(match, at, view_options.seat))
