"""Monkey Mancala."""

from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.chance import Rng
from troop.core.game import Event, Fact, Game, Message, Move
from troop.core.message import message
from troop.core.options import Option, Options
from troop.core.scene import Scene
from troop.games.mancala import foresight, notation, position, prompt, rulebook, rules, sparing, story
from troop.games.mancala import scene as picture
from troop.games.mancala.asking import PASS
from troop.games.mancala.board import NOBODY, SOUTH
from troop.games.mancala.rules import State
from troop.games.mancala.tokens import KINDS, Tokens, full_pile

if TYPE_CHECKING:  # minds are loaded when they are needed
    from troop.core.mind import Mind


class Mancala(Game[State]):
    """Two rows of pockets in a log, a store at each end, monkeys to sow, and tokens that bend the rules."""

    name = "mancala"
    options = (
        Option("seats", (2,), 2),
        Option("tokens", ("on", "off"), "on"),
        Option("disruption", ("on", "off"), "on", when=("tokens", "on")),
        Option("hands", ("open", "hidden"), "open", when=("tokens", "on")),
        Option("copies", range(2, 7), 4, when=("tokens", "on")),
        Option("first", (1, 2, "drawn"), 1),
        Option("capture", ("any", "full"), "any"),
        Option("pockets", range(1, 7), 6),
        Option("each", range(1, 7), 4),
    )

    @cached_property
    def mind(self) -> "Mind[State]":
        from troop.games.mancala.mind import MancalaMind

        return MancalaMind()

    def start(self, /, **given: object) -> State:
        options = self.settle(**given)
        side = [int(options["each"])] * int(options["pockets"]) + [0]
        capture, tokens = str(options["capture"]), None
        if options["tokens"] == "on":
            copies, empty = int(options["copies"]), full_pile(0)
            disruption, hidden = options["disruption"] == "on", options["hands"] == "hidden"
            tokens = Tokens(copies, disruption, hidden, (empty, empty), full_pile(copies))
        if options["first"] == "drawn":
            return State((*side, *side), NOBODY, None, capture, True, tokens)
        return State((*side, *side), SOUTH, int(options["first"]) - 1, capture, False, tokens)

    def why(self, state: State, move: Move) -> Message | None:
        return rules.why_not(state, move)

    def rule(self, state: State, reason: Message) -> str:
        return rulebook.rule(state, reason)

    def spellings(self, view: State) -> dict[Move, Move]:
        return notation.spellings(view.legal_moves())

    def declines(self, view: State, path: Move) -> bool:  # noqa: ARG002
        return path == PASS

    def spare(self, view: State) -> Move | None:
        return sparing.spare(view)

    def sample(self, view: State, seat: int, rng: Rng) -> State:  # noqa: ARG002  (the view tells whose it is)
        return rules.sample(view, rng)

    def hides(self, options: Options) -> bool:
        return options["tokens"] == "on" and options["hands"] == "hidden"

    def reveals(self, state: State, move: Move) -> bool:
        return story.reveals(state, move)

    def not_by_letter(self, options: Options) -> Message | None:
        return message("mancala-not-by-letter") if self.hides(options) else None

    def write(self, state: State, move: Move) -> str:  # noqa: ARG002
        return notation.write(move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def position(self, text: str, /, **given: object) -> State:
        options = self.settle(**given)
        return position.position(text, options, int(options["pockets"]) if "pockets" in given else None)

    def describe(self, state: State) -> str:
        return position.describe(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        return story.events(state, move, seat)

    def sentences(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        return story.sentences(state, move, seat)

    def seen(self, state: State, move: Move, seat: int | None = None) -> str:
        return story.seen(state, move, seat)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:
        return prompt.status(view, last)

    def facts(self, view: State, seat: int) -> tuple[Fact, ...]:
        return prompt.facts(view, seat)

    def label(self, view: State, path: Move) -> Message:
        return prompt.label(view, path)

    def census(self, state: State) -> dict[str, int]:
        census = {"monkeys": sum(state.board)}
        if state.tokens:
            everywhere = zip(*state.tokens.hands, state.tokens.pile, strict=True)
            census |= {kind: sum(counts) for kind, counts in zip(KINDS, everywhere, strict=True)}
        return census

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
        return foresight.ghost(view, notation.in_order_of_writing(path))
