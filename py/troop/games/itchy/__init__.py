"""Itchy Monkey."""

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.game import Amount, Event, Fact, Game, Message, Move, Note
from troop.core.options import Option
from troop.core.scene import Scene
from troop.games.itchy import counting, facts, foresight, notation, position, prompt, rulebook, starting, steps, story
from troop.games.itchy import scene as picture
from troop.games.itchy.phases import AFTER, PASS
from troop.games.itchy.state import State
from troop.games.itchy.writing import write_move

if TYPE_CHECKING:  # minds are loaded when they are needed
    from troop.core.mind import Mind


class Itchy(Game[State]):
    """Lice that spawn, jump, bump and nitpick their way to colonies on the monkeys of a jungle."""

    name = "itchy"
    separator = " / "
    overviews = True
    options = (
        Option("seats", (2, 3, 4), 2),
        Option("mode", ("base", "clan"), "base", needs=(("clan", "seats", (2,)), ("clan", "spies", ("off",)))),
        Option("edition", ("english", "french"), "english", when=("mode", "base")),
        Option("tamarin", ("off", "L", "O", "S", "M"), "off"),
        Option("spies", ("off", "on"), "off"),
        Option("first", (1, 2, 3, 4, "drawn"), 1, needs=((3, "seats", (3, 4)), (4, "seats", (4,)))),
        Option("cap", range(10, 1001), 100),
    )

    @cached_property
    def mind(self) -> "Mind[State]":
        from troop.games.itchy.mind import ItchyMind

        return ItchyMind()

    def start(self, /, **given: object) -> State:
        return starting.start(self.settle(**given))

    def why(self, state: State, move: Move) -> Message | None:
        return steps.why_not(state, move)

    def rule(self, state: State, reason: Message) -> str:
        return rulebook.rule(state, reason)

    def spellings(self, view: State) -> dict[Move, Move]:
        return notation.spellings(view)

    def declines(self, view: State, path: Move) -> bool:
        return path == PASS and view.step == AFTER

    def write(self, state: State, move: Move) -> str:
        return write_move(state.board, move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def position(self, text: str, /, **given: object) -> State:
        return position.position(text, self.settle(**given))

    def describe(self, state: State) -> str:
        return position.describe(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        return story.events(state, move)

    def sentences(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:  # noqa: ARG002
        return story.sentences(state, move)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:  # noqa: ARG002
        return prompt.status(view)

    def facts(self, view: State, seat: int) -> tuple[Fact, ...]:
        return facts.facts(view, seat)

    def label(self, view: State, path: Move) -> Message:
        return prompt.label(view, path)

    def amounts(self, view: State, path: Move) -> tuple[Amount, ...]:
        return prompt.amounts(view, path)

    def repeated(self, state: State) -> Hashable:
        return counting.repeated(state)

    def census(self, state: State) -> dict[str, int]:
        return counting.census(state)

    def scene(
        self,
        view: State,
        seat: int | None = None,  # noqa: ARG002
        prefix: Move = (),
        *,
        shape: str = "wide",
        last: tuple[State, Move] | None = None,
        trail: tuple[State, Move] | None = None,
    ) -> Scene:
        return picture.scene(view, prefix, shape, last, trail)

    def frames(
        self,
        state: State,
        move: Move,
        seat: int | None = None,  # noqa: ARG002
        *,
        shape: str = "wide",
        trail: tuple[State, Move] | None = None,
    ) -> tuple[tuple[Event, Scene], ...]:
        return picture.frames(state, move, shape, trail)

    def leaves_trace(self, before: State, move: Move) -> bool:
        return bool(foresight.traces(before, move))

    def ghost(self, view: State, path: Move) -> tuple[tuple[str, str], ...]:
        return foresight.ghost(view, path)

    def notes(self, view: State, prefix: Move = (), *, overview: bool = False) -> tuple[Note, ...]:
        return foresight.notes(view, prefix, overview)
