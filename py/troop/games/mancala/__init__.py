"""Monkey Mancala."""

from troop.core.game import Event, Fact, Game, Message, Move
from troop.core.message import message, seat_number
from troop.core.options import Option
from troop.core.scene import Scene
from troop.games.mancala import board, notation, rules, story
from troop.games.mancala import scene as picture
from troop.games.mancala.board import NOBODY, NORTH, SOUTH
from troop.games.mancala.rules import State


class Mancala(Game[State]):
    """Two rows of pockets in a log, a store at each end, and monkeys to sow."""

    name = "mancala"
    options = (
        Option("seats", (2,), 2),
        Option("first", (1, 2, "drawn"), 1),
        Option("capture", ("any", "full"), "any"),
        Option("tokens", ("off",), "off"),
        Option("copies", range(2, 7), 4, when=("tokens", "on")),
        Option("disruption", ("on", "off"), "on", when=("tokens", "on")),
        Option("hands", ("open", "hidden"), "open", when=("tokens", "on")),
        Option("pockets", range(1, 7), 6),
        Option("each", range(1, 7), 4),
    )

    def start(self, **given: object) -> State:
        options = self.settle(**given)
        side = [int(options["each"])] * int(options["pockets"]) + [0]
        capture = str(options["capture"])
        if options["first"] == "drawn":
            return State((*side, *side), NOBODY, None, capture, drawn=True)
        return State((*side, *side), SOUTH, int(options["first"]) - 1, capture)

    def why(self, state: State, move: Move) -> Message | None:
        return rules.why_not(state, move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def position(self, text: str, **given: object) -> State:
        options = self.settle(**given)
        return notation.position(text, options, int(options["pockets"]) if "pockets" in given else None)

    def describe(self, state: State) -> str:
        return notation.describe(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        return story.events(state, move)

    def sentences(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:  # noqa: ARG002
        return story.sentences(state, move)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:
        if last and last[0].actor == view.actor:
            return message("mancala-status-free-turn", seat=seat_number(view.actor))
        return super().status(view, last)

    def facts(self, view: State, seat: int) -> tuple[Fact, ...]:
        if view.south is None:
            return ()
        side = SOUTH if seat == view.south else NORTH
        label = message("mancala-fact-store", side=story.SIDES[side])
        return (Fact(label, view.board[board.store(board.size(view.board), side)]),)

    def label(self, view: State, path: Move) -> Message:
        n = board.size(view.board)
        place = board.places(n)[path[-1]]
        side = story.SIDES[board.side_of(n, place)]
        return message("mancala-pocket", side=side, pocket=path[-1], count=view.board[place])

    def census(self, state: State) -> dict[str, int]:
        return {"monkeys": sum(state.board)}

    def scene(
        self,
        view: State,
        seat: int | None = None,
        prefix: Move = (),  # noqa: ARG002  (a move is one word)
        *,
        shape: str = "wide",
        last: tuple[State, Move] | None = None,
    ) -> Scene:
        return picture.scene(view, seat, shape, last)

    def frames(
        self, state: State, move: Move, seat: int | None = None, *, shape: str = "wide"
    ) -> tuple[tuple[Event, Scene], ...]:
        return picture.frames(state, move, seat, shape)

    def ghost(self, view: State, path: Move) -> tuple[tuple[str, str], ...]:
        return picture.ghost(view, path)
