"""What can be chosen while a move is put together: the nodes of the move tree, as the page gets them."""

from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from troop.core.game import Game, Move
from troop.core.input import input_of
from troop.core.moves import MoveTree
from troop.core.scene import Scene

if TYPE_CHECKING:
    from troop.api import types

FEW = 32
"""A move tree with so many inner nodes is sent whole; of a larger one the page asks for a part at a time."""
AHEAD = 12
"""The number of nodes that are sent of a large tree."""


class Position(NamedTuple):
    """A view in which somebody decides, with its move tree."""

    game: Game[Any]
    view: Any
    move_tree: MoveTree

    def leads_to(self, path: Move) -> Move | None:
        """Return the prefix of the node that a choice leads to, or None if the choice completes a move."""
        return None if self.move_tree.meaning(path) is not None else self.move_tree.followed(path)

    def choices(self, prefix: Move, scene: Scene) -> "list[types.Choice]":
        """Return the choices after a prefix."""
        keys = scene.keys()
        return [self._choice((*prefix, word), keys) for word in self.move_tree.after(prefix)]

    def nearest(self, prefix: Move, limit: int) -> tuple[list[Move], bool]:
        """Return the prefixes of the nodes nearest below a prefix, itself first, and whether these are all."""
        found, waiting = {prefix: None}, deque([prefix])
        while waiting:
            here = waiting.popleft()
            for word in self.move_tree.after(here):
                there = self.leads_to((*here, word))
                if there is None or there in found:
                    continue
                if len(found) >= limit:
                    return list(found), False
                found[there] = None
                waiting.append(there)
        return list(found), True

    def _choice(self, path: Move, keys: dict[str, str]) -> "types.Choice":
        game, view, word = self.game, self.view, path[-1]
        choice: types.Choice = {"word": word, "label": game.drawing.label(view, path)}
        if word in keys:
            choice["item"] = keys[word]
        if targets := input_of(game).targets(view, path):
            choice["targets"] = targets
        if "item" not in choice and (anchor := input_of(game).anchor(view, path)):
            choice["anchor"] = anchor
        if preview := game.drawing.preview(view, path):
            choice["preview"] = cast("types.Marks", preview)
        if amounts := input_of(game).amounts(view, path):
            choice["amounts"] = [{"label": each.label, "number": each.number, "icon": each.icon} for each in amounts]
        if (there := self.leads_to(path)) is None:
            choice["done"] = True
        else:
            choice["leads_to"] = there
        if confirm := input_of(game).confirm(view, path):
            choice["confirm"] = confirm
        if role := input_of(game).role(view, path):
            choice["role"] = cast("types.Role", role)
        if input_of(game).is_decline(view, path):
            choice["decline"] = True
        if input_of(game).may_be_offered_again(view, path):
            choice["recurs"] = True
        if card := game.drawing.card(view, path):
            choice["card"] = {"name": card.name, "text": card.text}
        return choice
