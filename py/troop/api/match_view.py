"""The match view: all that the page needs to show a match. Everything in it went through ``view(seat)``."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from troop.api.choices import AHEAD, FEW, Position
from troop.core.bot import LEVELS
from troop.core.game import CHANCE, OVER, Game, Message, Move, PlayerStat
from troop.core.input import ProgramLine, input_of, move_tree_of
from troop.core.scene import Scene
from troop.match.match import Match, Ply, control_message

if TYPE_CHECKING:
    from typing import Literal

    from troop.api import types

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
    log_after: int | None = None
    """The log up to this ply is known to the page."""

    def decide(self, match: Match, actor: int) -> bool:
        """Return whether the viewer may see the choices of the actor: with hidden information, only if they are the
        same.
        """
        return actor >= 0 and (self.seat == actor or not match.private)


def match_view(match: Match, view_options: ViewOptions) -> "types.MatchView":
    """Return the match view."""
    at = _at(match, view_options)
    ply = match.plies[at]
    position = _position(match, at, view_options)
    prefix = position.move_tree.followed(view_options.prefix) if position else ()
    view_options = view_options._replace(prefix=prefix)
    scene = _scene(match, at, view_options)
    log_after = view_options.log_after
    view: types.MatchView = {
        "record": match.record.write(),
        "game": match.game.name,
        "options": {name: value for name, value in match.record.options.items() if name != "seats"},
        "at": at,
        "last": match.last,
        "has_hidden": match.has_hidden,
        "private": match.private,
        "can_review": not match.has_hidden or match.now.outcome is not None,
        "viewer": view_options.seat,
        "actor": _actor(ply.actor),
        "actor_kind": ply.seats[ply.actor].kind if ply.actor >= 0 else None,
        "seats": [_seat(match.game, ply, seat, view_options) for seat in range(len(ply.seats))],
        "scene": cast("types.Scene", scene.data()),
        "prefix": prefix,
        "back": position.move_tree.back(prefix) if position else None,
        "choices": position.choices(prefix, scene) if position else [],
        "program_listing": _program_listing(match, ply, view_options),
        "badges": _badges(match, ply, view_options) if at == match.last else [],
        "outlooks": _outlooks(position, prefix),
        "nodes": nodes(match, view_options, prefix) if position else [],
        "has_results": match.game.drawing.results,
        "has_overview": match.game.drawing.overviews,
        "auto_pass": input_of(match.game).auto_pass(position.view) if position else None,
        "outcome": _outcome(match.game, ply),
        "log": [entry for entry in log(match, view_options.seat) if log_after is None or entry["at"] > log_after],
        "status": _status(match, at, view_options),
        "rules": _rules(match, at, view_options.seat),
        "hidden_timer": _hidden_timer(match, ply, view_options),
        "can_draw": at == match.last and match.offers_draw,
        "uncatchable": match.uncatchable if at == match.last else None,
        "can_undo": at == match.last and match.undo_to(view_options.past_reveals) is not None,
    }
    if log_after is not None:
        view["log_after"] = log_after
    return view


def nodes(match: Match, view_options: ViewOptions, root: Move, ahead: Move | None = None) -> "list[types.Node]":
    """Return nodes of the move tree, each with a scene that lists what differs from the scene of the root.

    Without ``ahead`` these are all nodes below the root, or none if there are many; with it, that node and those
    nearest below it.
    """
    at = _at(match, view_options)
    if (position := _position(match, at, view_options)) is None:
        return []
    root = position.move_tree.followed(root)
    if ahead is None:
        prefixes, complete = position.nearest(root, FEW)
        prefixes = prefixes[1:] if complete else []
    else:
        prefixes, _ = position.nearest(position.move_tree.followed(ahead), AHEAD)
    known = _scene(match, at, view_options._replace(prefix=root))
    return [_node(match, at, view_options._replace(prefix=prefix), position, known) for prefix in prefixes]


def _node(match: Match, at: int, view_options: ViewOptions, position: Position, known: Scene) -> "types.Node":
    prefix, ply = view_options.prefix, match.plies[at]
    scene = _scene(match, at, view_options)
    return {
        "prefix": prefix,
        "back": position.move_tree.back(prefix),
        "choices": position.choices(prefix, scene),
        "program_listing": _program_listing(match, ply, view_options),
        "badges": _badges(match, ply, view_options),
        "outlooks": _outlooks(position, prefix),
        "status": _status(match, at, view_options),
        "scene": cast("types.SceneChanges", scene.data(known)),
    }


def preview(match: Match, view_options: ViewOptions, root: Move) -> "types.Preview":
    """Return what the choice of the last word of the prefix would lead to, compared with the scene of the root."""
    at, path, game = _at(match, view_options), view_options.prefix, match.game
    position = _position(match, at, view_options) if game.drawing.results else None
    result = game.drawing.result(position.view, path, position.move_tree.meaning(path)) if position else None
    if position is None or result is None:
        return {"scene": None, "stats": []}
    known = _scene(match, at, view_options._replace(prefix=position.move_tree.followed(root)))
    after = game.drawing.scene(result, view_options.seat, shape=view_options.shape)
    seats = range(len(match.plies[at].seats))
    return {
        "scene": cast("types.SceneChanges", after.data(known)),
        "stats": [[_stat(stat) for stat in game.drawing.player_stats(result, seat)] for seat in seats],
    }


def frames(match: Match, since: int, view_options: ViewOptions) -> "list[types.Frame]":
    """Return the frames of all moves after a ply, up to the displayed one.

    Each scene lists what differs from the scene before; the first from the match view's own scene.
    """
    until = _at(match, view_options)
    position = _position(match, until, view_options)
    prefix = position.move_tree.followed(view_options.prefix) if position else ()
    shown: list[types.Frame] = []
    known = _scene(match, until, view_options._replace(prefix=prefix))
    for at in range(since, until):
        before, after = match.plies[at : at + 2]
        if after.move is not None:
            marked = _marked(match, at, at + 1, view_options.seat)
            for event, scene in match.game.drawing.frames(
                before.state, after.move, view_options.seat, shape=view_options.shape, **marked
            ):
                event_said = event.message(match.game.name)
                changes = cast("types.SceneChanges", scene.data(known))
                frame: types.Frame = {"at": at + 1, "event": event_said, "scene": changes}
                if event.name in match.game.drawing.held_events:
                    frame["hold"] = True
                shown.append(frame)
                known = scene
    return shown


def _at(match: Match, view_options: ViewOptions) -> int:
    """Return the displayed ply."""
    return match.last if view_options.at is None else max(0, min(view_options.at, match.last))


def _position(match: Match, at: int, view_options: ViewOptions) -> Position | None:
    """Return the position with its move tree, or None if the choices are not for this viewer."""
    state = match.plies[at].state
    if at < match.last or not view_options.decide(match, match.plies[at].actor):
        return None
    view = state.view(view_options.seat)
    return Position(match.game, view, move_tree_of(match.game, view))


def log(match: Match, seat: int | None) -> "list[types.LogEntry]":
    """Return the log: an entry for each ply, from ``first`` to ``at``. A ply that must not be seen is merged into the
    entry before, and a result of chance about which there is nothing to say into the entry after.
    """
    entries: list[types.LogEntry] = []
    first: int | None = None
    for at, (before, after) in enumerate(zip(match.plies, match.plies[1:], strict=False), 1):
        if after.move is None:
            text, log_lines = match.text(at), [control_message(match.game.name, match.text(at), after)]
        else:
            text, log_lines = match.log_entry(at, seat)
        if after.outcome and before.outcome is None:
            log_lines = [*log_lines, match.game.narration.outcome_message(after.outcome)]
        if text and not log_lines and before.actor == CHANCE:
            first = first or at
        elif text:
            entry: types.LogEntry = {
                "at": at,
                "first": first or at,
                "seat": _speaker(before, after),
                "text": text,
                "messages": log_lines,
            }
            first = None
            if after.move is not None and text == match.text(at):  # nothing of it is hidden from the seat
                pictures = match.game.drawing.pictures(before.state, after.move)
                entries.append({**entry, "pictures": pictures} if pictures else entry)
            else:
                entries.append(entry)
        else:
            entries[-1] |= {"at": at, "messages": [*entries[-1]["messages"], *log_lines]}
    return entries


def _rules(match: Match, at: int, seat: int | None) -> list[str]:
    """Return the rules behind what happened since the last decision, for "why?" links."""
    rules: list[str] = []
    for i in range(at, 0, -1):
        before, move = match.plies[i - 1], match.plies[i].move
        if move is None:
            break
        said = match.log_entry(i, seat)[1]
        rules = [*(match.game.narration.rule_number(before.state, each) for each in said), *rules]
        if before.actor >= 0:
            break
    return list(dict.fromkeys(rule for rule in rules if rule))


def _speaker(before: Ply, after: Ply) -> int | None:
    """Return the seat of an entry; None for chance and for seat changes."""
    if after.move is None:
        return after.resigned
    return before.actor if before.actor >= 0 else None


def _actor(actor: int) -> "int | Literal['over', 'chance']":
    if actor == OVER:
        return "over"
    return "chance" if actor == CHANCE else actor


def _seat(game: Game[Any], ply: Ply, seat: int, view_options: ViewOptions) -> "types.Seat":
    sits = ply.seats[seat]
    player_stats = [_stat(stat) for stat in game.drawing.player_stats(ply.state.view(view_options.seat), seat)]
    seat_view: types.Seat = {"kind": sits.kind, "name": sits.name, "stats": player_stats}
    return {**seat_view, "rank": LEVELS.index(sits.kind) + 1} if sits.kind in LEVELS else seat_view


def _stat(stat: PlayerStat) -> "types.PlayerStat":
    given = {name: value for name, value in stat._asdict().items() if value is not None and value != ()}
    return cast("types.PlayerStat", given)


def _scene(match: Match, at: int, view_options: ViewOptions) -> Scene:
    view = match.plies[at].state.view(view_options.seat)
    last, marked = _last(match, at, view_options.seat), _marked(match, at, at, view_options.seat)
    return _drawn(
        match.game, view, view_options.seat, view_options.prefix, view_options.shape, last, tuple(marked.items())
    )


@lru_cache(maxsize=4)
def _drawn(
    game: Game[Any],
    view: Any,
    seat: int | None,
    prefix: Move,
    shape: str,
    last: LastMove | None,
    marked: tuple[tuple[str, Any], ...],
) -> Scene:
    """Return a scene; cached, since frames are computed as differences to it."""
    return game.drawing.scene(view, seat, prefix=prefix, shape=shape, last=last, **dict(marked))


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
        if move is not None and match.game.drawing.leaves_marks(before, move):
            return before, move
    return None


def _marked(match: Match, at: int, until: int, seat: int | None) -> dict[str, Any]:
    """Return the earlier moves that a drawing marks: the last one, and if it wants them those of the other seats."""
    trail = {"trail": _trail(match, at, seat)}
    return {**trail, "trails": _trails(match, until, seat)} if match.game.drawing.trails else trail


def _trails(match: Match, at: int, seat: int | None) -> tuple[LastMove, ...]:
    """Return the last move that left marks of each seat but the one to decide, since that one's turn before."""
    found: dict[int, LastMove] = {}
    actor, others_have_moved = match.plies[at].actor, False
    for before, after in zip(match.plies[at - 1 :: -1] if at else (), match.plies[at:0:-1], strict=True):
        if before.actor == actor and others_have_moved:
            break
        if after.move is None or before.actor < 0 or before.actor == actor:
            continue
        others_have_moved = True
        view = before.state.view(seat)
        if before.actor not in found and match.game.drawing.leaves_marks(view, after.move):
            found[before.actor] = view, after.move
    return tuple(found.values())


def _badges(match: Match, ply: Ply, view_options: ViewOptions) -> "list[types.Badge]":
    """Return the badges on the board; none when the game is over."""
    if ply.actor < 0:
        return []
    badges = match.game.drawing.badges(
        ply.state.view(view_options.seat), view_options.prefix, overview=view_options.overview
    )
    given = [{name: value for name, value in badge._asdict().items() if value is not None} for badge in badges]
    return cast("list[types.Badge]", given)


def _program_listing(match: Match, ply: Ply, view_options: ViewOptions) -> "list[types.ProgramLine]":
    if ply.actor < 0 or (match.private and not view_options.decide(match, ply.actor)):
        return []
    lines = input_of(match.game).program_listing(ply.state.view(view_options.seat), view_options.prefix)
    return [_program_line(line) for line in lines]


def _program_line(line: ProgramLine) -> "types.ProgramLine":
    given: types.ProgramLine = {"code": line.code, "runs": line.runs}
    if line.result:
        given["result"] = cast("Literal['done', 'failed', 'warning']", line.result)
    if line.note:
        given["note"] = line.note
    return given


def _outlooks(position: Position | None, prefix: Move) -> "dict[str, types.Marks]":
    """Return what to mark while an item is pointed at; nothing for a viewer who does not decide."""
    if position is None:
        return {}
    return cast("dict[str, types.Marks]", position.game.drawing.outlooks(position.view, prefix))


def _hidden_timer(match: Match, ply: Ply, view_options: ViewOptions) -> "types.HiddenTimer | None":
    hidden_timer = input_of(match.game).hidden_timer(ply.state.view(view_options.seat)) if ply.actor >= 0 else None
    return cast("types.HiddenTimer", hidden_timer._asdict()) if hidden_timer else None


def _outcome(game: Game[Any], ply: Ply) -> "types.Outcome | None":
    if not (outcome := ply.outcome):
        return None
    reason = game.narration.outcome_reason(outcome)
    return {
        "scores": outcome.scores,
        "winners": outcome.winners,
        "reason": reason,
        "message": game.narration.outcome_message(outcome),
        "rule": game.narration.rule_number(ply.state, reason),
    }


def _status(match: Match, at: int, view_options: ViewOptions) -> Message:
    ply = match.plies[at]
    if ply.outcome:
        return match.game.narration.outcome_message(ply.outcome)
    view, last = ply.state.view(view_options.seat), _last(match, at, view_options.seat)
    return match.game.drawing.status(view, last, prefix=view_options.prefix)
