"""A look: all the page needs to show a table. Everything in it has gone through a seat's view."""

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from troop.core.game import CHANCE, OVER, Fact, Game, Message, Move
from troop.core.path import Paths, paths_of
from troop.core.scene import Scene
from troop.core.table import Point, Table, told

Made: TypeAlias = tuple[Any, Move]
"""A decision: the view it was made from, and the move."""


class Eyes(NamedTuple):
    """How a table is looked at: whose eyes, the room the board has, which point, which choices are made so far."""

    seat: int | None = None
    shape: str = "wide"
    at: int | None = None
    prefix: Move = ()
    past_reveals: bool = False
    """Undo may go back behind what was revealed."""
    overview: bool = False
    """Signs on the board show what can happen next."""

    def decide(self, table: Table, actor: int) -> bool:
        """Whether what the actor can choose is for these eyes: where something is hidden, only if they are its own."""
        return actor >= 0 and (self.seat == actor or not table.private)


def look(table: Table, eyes: Eyes) -> dict[str, Any]:
    """The look of a table."""
    at = _at(table, eyes)
    point = table.points[at]
    paths = _paths(table, at, eyes)
    eyes = eyes._replace(prefix=paths.followed(eyes.prefix) if paths else ())
    scene = _scene(table, at, eyes)
    return {
        "record": table.record.write(),
        "game": table.game.name,
        "options": {name: value for name, value in table.record.options.items() if name != "seats"},
        "at": at,
        "last": table.last,
        "hides": table.hides,
        "private": table.private,
        "seat": eyes.seat,
        "actor": _actor(point.actor),
        "kind": point.seats[point.actor].kind if point.actor >= 0 else None,
        "seats": [_seat(table.game, point, seat, eyes) for seat in range(len(point.seats))],
        "scene": scene.data(),
        "prefix": eyes.prefix,
        "back": paths.back(eyes.prefix) if paths else None,
        "choices": _choices(table.game, point, scene, eyes, paths) if paths else [],
        "listing": _listing(table, point, eyes),
        "overviews": table.game.overviews,
        "notes": _notes(table, point, eyes) if at == table.last else [],
        "spare": table.game.spare(point.state.view(eyes.seat)) if paths else None,
        "outcome": _outcome(table.game, point),
        "log": log(table, eyes.seat),
        "status": _status(table, at, eyes),
        "rules": _rules(table, at, eyes.seat),
        "alarm": _alarm(table, point, eyes),
        "can_draw": at == table.last and table.offers_draw,
        "can_undo": at == table.last and table.undo_to(eyes.past_reveals) is not None,
    }


def frames(table: Table, since: int, eyes: Eyes) -> list[dict[str, Any]]:
    """The frames of all decisions after a point, up to the one that is looked at. Each scene says what differs: the
    first from the look's own scene, the others from the one before; for the most part nothing has changed."""
    until = _at(table, eyes)
    paths = _paths(table, until, eyes)
    prefix = paths.followed(eyes.prefix) if paths else ()
    shown, known = [], _scene(table, until, eyes._replace(prefix=prefix))
    for at in range(since, until):
        before, after = table.points[at : at + 2]
        if after.move is not None:
            trail = _trail(table, at, eyes.seat)
            for event, scene in table.game.frames(before.state, after.move, eyes.seat, shape=eyes.shape, trail=trail):
                event_said = event.message(table.game.name)
                shown.append({"at": at + 1, "event": event_said, "scene": scene.data(known)})
                known = scene
    return shown


def _at(table: Table, eyes: Eyes) -> int:
    """The point that is looked at: after how many entries."""
    return table.last if eyes.at is None else max(0, min(eyes.at, table.last))


def _paths(table: Table, at: int, eyes: Eyes) -> Paths | None:
    """The paths to what can be chosen at a point; None if that is not for these eyes."""
    state = table.points[at].state
    decides = at == table.last and eyes.decide(table, table.points[at].actor)
    return paths_of(table.game, state.view(eyes.seat)) if decides else None


def log(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """Every entry, with the sentences that tell it. One that may not be seen is told with the one before."""
    lines: list[dict[str, Any]] = []
    for at, (before, after) in enumerate(zip(table.points, table.points[1:], strict=False), 1):
        if after.move is None:
            text, sentences = table.text(at), [told(table.game.name, table.text(at), after)]
        else:
            text, sentences = table.telling(at, seat)
        if after.outcome and before.outcome is None:
            sentences = [*sentences, table.game.result(after.outcome)]
        if text:
            lines.append({"at": at, "seat": _speaker(before, after), "text": text, "sentences": sentences})
        else:
            lines[-1] |= {"at": at, "sentences": [*lines[-1]["sentences"], *sentences]}
    return lines


def _rules(table: Table, at: int, seat: int | None) -> list[str]:
    """The rules behind what happened since somebody last decided, where people may ask why."""
    rules: list[str] = []
    for i in range(at, 0, -1):
        before, move = table.points[i - 1], table.points[i].move
        if move is None:
            break
        said = table.telling(i, seat)[1]
        rules = [*(table.game.rule(before.state, each) for each in said), *rules]
        if before.actor >= 0:
            break
    return list(dict.fromkeys(rule for rule in rules if rule))


def _speaker(before: Point, after: Point) -> int | None:
    """The seat whose entry it was; None for chance and for seats taken."""
    if after.move is None:
        return after.resigned
    return before.actor if before.actor >= 0 else None


def _actor(actor: int) -> int | str:
    return {CHANCE: "chance", OVER: "over"}.get(actor, actor)


def _seat(game: Game[Any], point: Point, seat: int, eyes: Eyes) -> dict[str, Any]:
    sits = point.seats[seat]
    facts = [_fact(fact) for fact in game.facts(point.state.view(eyes.seat), seat)]
    return {"kind": sits.kind, "name": sits.name, "facts": facts}


def _fact(fact: Fact) -> dict[str, Any]:
    return {name: value for name, value in fact._asdict().items() if value is not None and value != ()}


def _scene(table: Table, at: int, eyes: Eyes) -> Scene:
    view = table.points[at].state.view(eyes.seat)
    last, trail = _last(table, at, eyes.seat), _trail(table, at, eyes.seat)
    return _drawn(table.game, view, eyes.seat, eyes.prefix, eyes.shape, last, trail)


@lru_cache(maxsize=4)
def _drawn(
    game: Game[Any], view: Any, seat: int | None, prefix: Move, shape: str, last: Made | None, trail: Made | None
) -> Scene:
    """A scene; remembered, since the frames that lead to it begin by what differs from it."""
    return game.scene(view, seat, prefix, shape=shape, last=last, trail=trail)


def _last(table: Table, at: int, seat: int | None) -> Made | None:
    """The last decision before a point: the view it was made from, and the move."""
    for i in range(at, 0, -1):
        if (move := table.points[i].move) is not None:
            return table.points[i - 1].state.view(seat), move
    return None


def _trail(table: Table, at: int, seat: int | None) -> Made | None:
    """The last decision before a point that leaves a trace."""
    for i in range(at, 0, -1):
        before, move = table.points[i - 1].state.view(seat), table.points[i].move
        if move is not None and table.game.leaves_trace(before, move):
            return before, move
    return None


def _choices(game: Game[Any], point: Point, scene: Scene, eyes: Eyes, paths: Paths) -> list[dict[str, Any]]:
    view, keys = point.state.view(eyes.seat), scene.keys()
    return [_choice(game, view, (*eyes.prefix, word), keys, paths) for word in paths.after(eyes.prefix)]


def _choice(game: Game[Any], view: Any, path: Move, keys: dict[str, str], paths: Paths) -> dict[str, Any]:
    choice: dict[str, Any] = {"word": path[-1], "label": game.label(view, path)}
    if path[-1] in keys:
        choice["item"] = keys[path[-1]]
    if ghost := game.ghost(view, path):
        choice["ghost"] = ghost
    if amounts := game.amounts(view, path):
        choice["amounts"] = [amount._asdict() for amount in amounts]
    if paths.meaning(path) is not None:
        choice["done"] = True
    if role := game.role(view, path):
        choice["role"] = role
    if game.declines(view, path):
        choice["decline"] = True
    return choice


def _notes(table: Table, point: Point, eyes: Eyes) -> list[dict[str, Any]]:
    """The signs on the board; none is left when the game is over."""
    if point.actor < 0:
        return []
    notes = table.game.notes(point.state.view(eyes.seat), eyes.prefix, overview=eyes.overview)
    return [{name: value for name, value in note._asdict().items() if value is not None} for note in notes]


def _listing(table: Table, point: Point, eyes: Eyes) -> list[dict[str, Any]]:
    if point.actor < 0 or (table.private and not eyes.decide(table, point.actor)):
        return []
    return [line._asdict() for line in table.game.listing(point.state.view(eyes.seat), eyes.prefix)]


def _alarm(table: Table, point: Point, eyes: Eyes) -> dict[str, Any] | None:
    alarm = table.game.alarm(point.state.view(eyes.seat)) if point.actor >= 0 else None
    return alarm._asdict() if alarm else None


def _outcome(game: Game[Any], point: Point) -> dict[str, Any] | None:
    if not (outcome := point.outcome):
        return None
    reason = game.reason(outcome)
    said = {"reason": reason, "sentence": game.result(outcome), "rule": game.rule(point.state, reason)}
    return {"scores": outcome.scores, "winners": outcome.winners, **said}


def _status(table: Table, at: int, eyes: Eyes) -> Message:
    point = table.points[at]
    if point.outcome:
        return table.game.result(point.outcome)
    return table.game.status(point.state.view(eyes.seat), _last(table, at, eyes.seat))
