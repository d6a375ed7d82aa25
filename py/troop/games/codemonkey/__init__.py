"""CodeMonkey – Going Bananas."""

from typing import TYPE_CHECKING

from troop.core.chance import Rng
from troop.core.game import Alarm, Event, Fact, Game, Line, Message, Move, Note
from troop.core.options import Option, Options
from troop.core.path import Paths
from troop.core.scene import Scene
from troop.games.codemonkey import (
    choosing,
    facts,
    foresight,
    letters,
    notation,
    position,
    prompt,
    rulebook,
    rules,
    story,
    why,
)
from troop.games.codemonkey import scene as picture
from troop.games.codemonkey.jungle import read_layout
from troop.games.codemonkey.layouts import check_layout, read_jungle
from troop.games.codemonkey.player import Player
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.setup import next_tile
from troop.games.codemonkey.steps import CODE, MARK
from troop.games.codemonkey.terms import MINUTES, PARTS, read_parts, settled, terms_of

if TYPE_CHECKING:  # minds are loaded when they are needed
    from troop.core.mind import Mind


class CodeMonkey(Game[State]):
    """Monkeys that run the programs their players coded, through a jungle of hexes and up the banana trees."""

    name = "codemonkey"
    separator = " / "
    options = (
        Option("seats", (2, 3, 4), 2),
        Option("level", range(1, 8), 1),
        Option("parts", PARTS, "", read=read_parts),
        Option("missions", ("off", "on"), "off"),
        Option("setup", ("quick", "build"), "quick"),
        Option("jungle", (), "", read=read_jungle),
        Option("first", (1, 2, 3, 4, "drawn"), 1),
        Option("timer", ("rounds", "minutes"), "rounds"),
    )

    @property
    def mind(self) -> "Mind[State]":
        from troop.games.codemonkey.mind import CodeMonkeyMind

        return CodeMonkeyMind()

    def settle(self, /, **given: object) -> Options:
        options = settled(super().settle(**given))
        check_layout(options)
        return options

    def start(self, /, **given: object) -> State:
        options = self.settle(**given)
        terms, jungle = terms_of(options), read_layout(str(options["jungle"]))
        state = State(terms, jungle, terms.harvest, (Player(),) * terms.seats)
        return state if terms.drawn else next_tile(state._replace(first=int(options["first"]) - 1))

    def why(self, state: State, move: Move) -> Message | None:
        return choosing.why_not_chosen(state, move) or why.why_not(state, move)

    def rule(self, state: State, reason: Message) -> str:
        return rulebook.rule(state, reason)

    def table_word(self, state: State, word: str) -> State | None:
        return state.ring() if word == "!ring" else None

    def declines(self, view: State, path: Move) -> bool:
        return prompt.declines(view, path)

    def forced(self, view: State) -> Move | None:
        return prompt.forced(view)

    def sample(self, view: State, seat: int, rng: Rng) -> State:  # noqa: ARG002  (the view tells what is not known)
        return rules.sample(view, rng)

    def hides(self, options: Options) -> bool:  # noqa: ARG002  (programs always are)
        return True

    def reveals(self, state: State, move: Move) -> bool:
        return story.reveals(state, move)

    def uncovers(self, state: State) -> bool:
        return story.is_last_code(state)

    def not_by_letter(self, options: Options) -> Message | None:
        return letters.why_not(terms_of(options))

    def write(self, state: State, move: Move) -> str:
        return notation.write(state, move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def position(self, text: str, /, **given: object) -> State:
        return position.position(text, self.settle(**given))

    def describe(self, state: State) -> str:
        return position.describe(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        return story.events(state, move, seat)

    def sentences(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        return story.sentences(state, move, seat)

    def seen(self, state: State, move: Move, seat: int | None = None) -> str:
        return story.seen(state, move, seat)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:  # noqa: ARG002
        return prompt.status(view)

    def facts(self, view: State, seat: int) -> tuple[Fact, ...]:
        return facts.facts(view, seat)

    def label(self, view: State, path: Move) -> Message:
        return choosing.label(view, path)

    def census(self, state: State) -> dict[str, int]:
        return {"bananas": rules.all_bananas(state)}

    def paths(self, view: State) -> Paths:
        return choosing.paths(view)

    def role(self, view: State, path: Move) -> str:
        return choosing.role(view, path)

    def private(self, state: State) -> bool:
        return state.step in (CODE, MARK)

    def listing(self, view: State, prefix: Move = ()) -> tuple[Line, ...]:
        return foresight.listing(view, prefix)

    def alarm(self, view: State) -> Alarm | None:
        return Alarm("!ring", *MINUTES, view.may_ring) if view.terms.counts_minutes and view.round else None

    def scene(
        self,
        view: State,
        seat: int | None = None,
        prefix: Move = (),
        *,
        shape: str = "wide",
        last: tuple[State, Move] | None = None,
        trail: tuple[State, Move] | None = None,
    ) -> Scene:
        return picture.scene(view, seat, prefix, shape, last, trail)

    def frames(
        self,
        state: State,
        move: Move,
        seat: int | None = None,
        *,
        shape: str = "wide",
        trail: tuple[State, Move] | None = None,
    ) -> tuple[tuple[Event, Scene], ...]:
        return picture.frames(state, move, seat, shape, trail)

    def leaves_trace(self, before: State, move: Move) -> bool:
        return bool(foresight.traces(before, move))

    def ghost(self, view: State, path: Move) -> tuple[tuple[str, str], ...]:
        return foresight.ghost(view, path)

    def notes(self, view: State, prefix: Move = (), *, overview: bool = False) -> tuple[Note, ...]:  # noqa: ARG002
        return foresight.notes(view, prefix)
