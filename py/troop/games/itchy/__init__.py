"""Itchy Monkey."""

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.game import Amount, Badge, Event, Game, Message, Move, PlayerStat
from troop.core.scene import Scene
from troop.games.itchy.drawing import player_stats, previews, scene
from troop.games.itchy.rules import piece_counts, rule_numbers, step_table
from troop.games.itchy.rules.state import State, start
from troop.games.itchy.rules.steps import AFTER, PASS
from troop.games.itchy.rules.variant import OPTIONS
from troop.games.itchy.text import events, notation, position, prompts
from troop.games.itchy.text.notation import write_move

if TYPE_CHECKING:  # the bot is imported when first used
    from troop.core.bot import Bot


class Itchy(Game[State]):
    """Lice that spawn, jump, bump and nitpick to found colonies on the monkeys of a jungle."""

    name = "itchy"
    separator = " / "
    overviews = True
    options = OPTIONS

    @cached_property
    def bot(self) -> "Bot[State]":
        from troop.games.itchy.ai.bot import ItchyBot

        return ItchyBot()

    def start(self, /, **given: object) -> State:
        return start(self.complete_options(**given))

    def why_illegal(self, state: State, move: Move) -> Message | None:
        return step_table.why_illegal(state, move)

    def rule_number(self, state: State, reason: Message) -> str:
        return rule_numbers.rule_number(state, reason)

    def move_paths(self, view: State) -> dict[Move, Move]:
        return notation.move_paths(view)

    def is_decline(self, view: State, path: Move) -> bool:
        return path == PASS and view.step == AFTER

    def write(self, state: State, move: Move) -> str:
        return write_move(state.board, move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def from_text(self, text: str, /, **given: object) -> State:
        return position.from_text(text, self.complete_options(**given))

    def to_text(self, state: State) -> str:
        return position.to_text(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        return events.events(state, move)

    def log_lines(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:  # noqa: ARG002
        return events.log_lines(state, move)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:  # noqa: ARG002
        return prompts.status(view)

    def player_stats(self, view: State, seat: int) -> tuple[PlayerStat, ...]:
        return player_stats.player_stats(view, seat)

    def label(self, view: State, path: Move) -> Message:
        return prompts.label(view, path)

    def amounts(self, view: State, path: Move) -> tuple[Amount, ...]:
        return prompts.amounts(view, path)

    def repetition_key(self, state: State) -> Hashable:
        return piece_counts.repetition_key(state)

    def piece_counts(self, state: State) -> dict[str, int]:
        return piece_counts.piece_counts(state)

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
        return scene.scene(view, prefix, shape, last, trail)

    def frames(
        self,
        state: State,
        move: Move,
        seat: int | None = None,  # noqa: ARG002
        *,
        shape: str = "wide",
        trail: tuple[State, Move] | None = None,
    ) -> tuple[tuple[Event, Scene], ...]:
        return scene.frames(state, move, shape, trail)

    def leaves_marks(self, before: State, move: Move) -> bool:
        return bool(previews.decision_marks(before, move))

    def preview(self, view: State, path: Move) -> tuple[tuple[str, str], ...]:
        return previews.preview(view, path)

    def badges(self, view: State, prefix: Move = (), *, overview: bool = False) -> tuple[Badge, ...]:
        return previews.badges(view, prefix, overview)
