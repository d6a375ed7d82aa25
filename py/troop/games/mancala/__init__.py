"""Monkey Mancala."""

from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.chance import Rng
from troop.core.game import Event, Game, Message, Move, PlayerStat
from troop.core.messages import message
from troop.core.options import Options
from troop.core.scene import Scene
from troop.games.mancala.drawing import player_stats, previews, scene
from troop.games.mancala.rules import auto_pass, rule_numbers, why_illegal
from troop.games.mancala.rules.legal import PASS
from troop.games.mancala.rules.state import State, sample, start
from troop.games.mancala.rules.tokens import KINDS
from troop.games.mancala.rules.variant import OPTIONS
from troop.games.mancala.text import events, notation, position, prompts

if TYPE_CHECKING:  # the bot is imported when first used
    from troop.core.bot import Bot


class Mancala(Game[State]):
    """Two rows of pockets and two stores carved into a log, monkeys to sow, and tokens that change a sowing."""

    name = "mancala"
    options = OPTIONS

    @cached_property
    def bot(self) -> "Bot[State]":
        from troop.games.mancala.ai.bot import MancalaBot

        return MancalaBot()

    def start(self, /, **given: object) -> State:
        return start(self.complete_options(**given))

    def why_illegal(self, state: State, move: Move) -> Message | None:
        return why_illegal.why_illegal(state, move)

    def rule_number(self, state: State, reason: Message) -> str:
        return rule_numbers.rule_number(state, reason)

    def move_paths(self, view: State) -> dict[Move, Move]:
        return notation.move_paths(view.legal_moves())

    def is_decline(self, view: State, path: Move) -> bool:  # noqa: ARG002
        return path == PASS

    def auto_pass(self, view: State) -> Move | None:
        return auto_pass.auto_pass(view)

    def sample(self, view: State, seat: int, rng: Rng) -> State:  # noqa: ARG002  (the view shows whose it is)
        return sample(view, rng)

    def has_hidden(self, options: Options) -> bool:
        return options["tokens"] == "on" and options["hands"] == "hidden"

    def reveals(self, state: State, move: Move) -> bool:
        return events.reveals(state, move)

    def why_no_correspondence(self, options: Options) -> Message | None:
        return message("mancala-no-correspondence") if self.has_hidden(options) else None

    def write(self, state: State, move: Move) -> str:  # noqa: ARG002
        return notation.write(move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def from_text(self, text: str, /, **given: object) -> State:
        options = self.complete_options(**given)
        return position.from_text(text, options, int(options["pockets"]) if "pockets" in given else None)

    def to_text(self, state: State) -> str:
        return position.to_text(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        return events.events(state, move, seat)

    def log_lines(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        return events.log_lines(state, move, seat)

    def write_for(self, state: State, move: Move, seat: int | None = None) -> str:
        return events.write_for(state, move, seat)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:
        return prompts.status(view, last)

    def player_stats(self, view: State, seat: int) -> tuple[PlayerStat, ...]:
        return player_stats.player_stats(view, seat)

    def label(self, view: State, path: Move) -> Message:
        return prompts.label(view, path)

    def piece_counts(self, state: State) -> dict[str, int]:
        piece_counts = {"monkeys": sum(state.board)}
        if state.tokens:
            everywhere = zip(*state.tokens.hands, state.tokens.pile, strict=True)
            piece_counts |= {kind: sum(counts) for kind, counts in zip(KINDS, everywhere, strict=True)}
        return piece_counts

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
        return scene.scene(view, seat, prefix, shape, last, trail)

    def frames(
        self,
        state: State,
        move: Move,
        seat: int | None = None,
        *,
        shape: str = "wide",
        trail: tuple[State, Move] | None = None,
    ) -> tuple[tuple[Event, Scene], ...]:
        return scene.frames(state, move, seat, shape, trail)

    def leaves_marks(self, before: State, move: Move) -> bool:
        return bool(previews.decision_marks(before, move))

    def preview(self, view: State, path: Move) -> tuple[tuple[str, str], ...]:
        return previews.preview(view, notation.in_written_order(path))
