"""Pictures of the rules, drawn by the engine from real positions, as data for the page.

``content/pictures.toml`` in a game's folder has a table for each picture:

    [capture]
    position = "…"                  # a position of the game as text
    options = {tokens = "off"}
    moves = ["c"]                   # in notation: one panel before them, with a preview of the first, and one after
    after = true                    # only the panel after the moves
    chosen = ["d7"]                 # without moves: the words chosen so far
    offers = true                   # mark what can be chosen next
    seat = 1                        # the viewer; by default only what everybody may know
    names = ["B2", "T4"]            # items labelled with their names
    labels = {B2 = "1"}             # items with other labels
    crop = ["a7", "d4", "rim:*"]    # show only the part of the board around these items
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from typing import Any, TypeAlias

from content import content
from troop.core.game import Game, Move
from troop.core.input import input_of
from troop.core.scene import Item, Scene
from troop.games import GAMES

KNOWN = {"position", "options", "moves", "after", "chosen", "offers", "seat", "names", "labels", "crop"}
Picture: TypeAlias = dict[str, Any]
Panel: TypeAlias = dict[str, Any]


def main() -> None:
    json.dump({game: drawn(game) for game in GAMES}, sys.stdout)


def drawn(game: str) -> dict[str, list[Panel]]:
    """Return all pictures of a game as panels."""
    return {name: list(panels(GAMES[game], picture)) for name, picture in pictures(game).items()}


def pictures(game: str) -> dict[str, Picture]:
    """Return the descriptions of a game's pictures, if it has any."""
    path = content(game) / "pictures.toml"
    described: dict[str, Picture] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for name, picture in described.items():
        if unknown := set(picture) - KNOWN:
            raise ValueError(f"{game}, {name}: {', '.join(sorted(unknown))}?")
    return described


def panels(game: Game[Any], picture: Picture) -> Iterator[Panel]:
    """Yield one panel, or with moves one before and one after them. Invalid positions and illegal moves are errors."""
    state = game.notation.from_text(picture["position"], **picture.get("options", {}))
    seat = picture["seat"] - 1 if "seat" in picture else None
    moves = picture.get("moves", [])
    chosen = game.notation.parse(state, moves[0]) if moves else tuple(picture.get("chosen", ()))
    if not picture.get("after"):
        yield _panel(game, picture, state.view(seat), chosen, seat, None)
    last = None
    for text in moves:
        move = game.notation.parse(state, text)
        before = state.view(seat)
        last = (before, move) if game.drawing.leaves_marks(before, move) or last is None else last
        state = state.apply(move)
    if moves:
        yield _panel(game, picture | {"offers": False}, state.view(seat), (), seat, last)


def _panel(
    game: Game[Any], picture: Picture, view: Any, chosen: Move, seat: int | None, last: tuple[Any, Move] | None
) -> Panel:
    """Return a scene with its overlays: choices, preview and names."""
    done = bool(picture.get("moves")) and last is None
    prefix = chosen[:-1] if done else chosen
    scene = game.drawing.scene(view, seat, prefix=prefix, shape="wide", last=last)
    keys = scene.keys()
    words = chosen[-1:] if done else input_of(game).move_tree(view).after(prefix) if picture.get("offers") else ()
    return {
        **scene.data(),
        "box": _box(scene, picture.get("crop", ())),
        "offered": [keys[word] for word in words if word in keys],
        "preview": game.drawing.preview(view, chosen) if done else (),
        "labels": {name: name for name in picture.get("names", ())} | picture.get("labels", {}),
    }


def _box(scene: Scene, crop: tuple[str, ...]) -> list[float]:
    """Return the visible part of a scene: left, top, width and height."""
    if not crop:
        return [0, 0, *scene.size]
    boxes = [_edges(item) for item in (*scene.ground, *scene.items) if any(_is(item.key, wanted) for wanted in crop)]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    left, top = min(lefts), min(tops)
    return [round(edge, 1) for edge in (left, top, max(rights) - left, max(bottoms) - top)]


def _edges(item: Item) -> tuple[float, float, float, float]:
    (x, y), (width, height) = item.at, item.size if item.turn % 180 == 0 else item.size[::-1]
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _is(key: str, wanted: str) -> bool:
    return key.startswith(wanted[:-1]) if wanted.endswith("*") else key == wanted


if __name__ == "__main__":
    main()
