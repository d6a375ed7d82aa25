"""The drawing: a cell for each word, and a disc on each cell that has one."""

from troop.core.game import Drawing
from troop.core.messages import message
from troop.core.pieces import cell, disc
from troop.core.scene import Scene
from troop.games._sample.rules import State

CELL = 100


class SampleDrawing(Drawing[State]):
    def scene(self, view: State, seat: int | None = None, **_: object) -> Scene:  # noqa: ARG002
        cells, discs = [], []
        for at, owner in enumerate(view.cells):
            word, place = view.word(at), ((at % view.size + 0.5) * CELL, (at // view.size + 0.5) * CELL)
            has = "nobody" if owner is None else str(owner + 1)
            cells.append(cell(word, place, CELL * 0.94, message("sample-cell", cell=word, owner=has)))
            if owner is not None:
                discs.append(disc(f"disc:{word}", place, CELL * 0.7, owner))
        return Scene((view.size * CELL, view.size * CELL), (*cells, *discs))
