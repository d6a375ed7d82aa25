"""Programs without parts that can do nothing, such as a Down on the ground: an empty slot does as much."""

from collections.abc import Iterable, Iterator

from troop.games.codemonkey.ai.fast_jungle import members
from troop.games.codemonkey.ai.fast_state import Position
from troop.games.codemonkey.ai.program_codes import EMPTY, LOOP, Code
from troop.games.codemonkey.ai.program_runs import Branches, ProgramRuns, SlotContext, standing_still


def sensible_codes(pos: Position, seat: int, codes: Iterable[Code], *, gambles: bool) -> Iterator[Code]:
    """Yield the programs in which every part can do something if no other monkey moves.

    With ``gambles`` also those in which it could if all other monkeys got out of the way.
    """
    checks = [IdleParts(ProgramRuns(pos, seat, standing_still(pos, seat)))]
    if gambles:
        checks.append(IdleParts(ProgramRuns(pos, seat, (SlotContext(0, 0, tuple(pos.fruit)),) * pos.slots)))
    return (code for code in codes if not all(check.has_idle_part(code) for check in checks))


class IdleParts:
    """Tells which programs have a part that can do nothing, wherever the monkey is by then."""

    def __init__(self, runs: ProgramRuns) -> None:
        self.runs = runs
        self._after: dict[Code, Branches | None] = {(): runs.start}

    def has_idle_part(self, code: Code) -> bool:
        return self._branches(code) is None

    def _branches(self, code: Code) -> Branches | None:
        """Return the branches after the beginning of a program; None if one of its parts is idle."""
        if code not in self._after:
            before = self._branches(code[:-1])
            self._after[code] = before if before is None or code[-1] == EMPTY else self._after_part(before, code)
        return self._after[code]

    def _after_part(self, before: Branches, code: Code) -> Branches | None:
        slot, word = len(code) - 1, code[-1]
        after = self.runs.after(before, code, slot)
        if word == LOOP or after != before:
            return after
        moves = (self._moves(number, hex, word, slot) for number, hexes in before.items() for hex in members(hexes))
        return after if any(moves) else None

    def _moves(self, number: int, hex: int, word: int, slot: int) -> bool:
        """Return whether a part takes the monkey away from where it is."""
        here = {number: 1 << hex}
        return self.runs.after_part(here, word, slot, False) != here
