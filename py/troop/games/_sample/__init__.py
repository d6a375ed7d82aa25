"""Sample: discs in a row on a square board."""

from functools import cached_property

from troop.core.game import Game
from troop.core.options import Option
from troop.games._sample.drawing import SampleDrawing
from troop.games._sample.rules import State


class Sample(Game[State]):
    """Whoever has a full row, column or diagonal wins."""

    name = "sample"
    options = (Option("seats", (2,), 2), Option("size", (3, 4, 5), 3))

    def start(self, /, **given: object) -> State:
        size = int(self.complete_options(**given)["size"])
        return State(size, (None,) * size**2)

    @cached_property
    def drawing(self) -> SampleDrawing:
        return SampleDrawing(self)


GAME = Sample()
