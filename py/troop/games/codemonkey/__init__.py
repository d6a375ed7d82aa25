"""CodeMonkey – Going Bananas."""

from typing import TYPE_CHECKING

from troop.core.chance import Rng
from troop.core.game import Badge, Event, Game, HiddenTimer, Message, Move, PlayerStat, ProgramLine
from troop.core.moves import MoveTree
from troop.core.options import Options
from troop.core.scene import Scene
from troop.games.codemonkey.drawing import player_stats, previews, scene
from troop.games.codemonkey.rules import rule_numbers, variant, why_illegal
from troop.games.codemonkey.rules.state import State, all_bananas, sample, start
from troop.games.codemonkey.rules.steps import CODE, MARK
from troop.games.codemonkey.rules.variant import MINUTES, OPTIONS, normalized, variant_of
from troop.games.codemonkey.text import events, move_tree, notation, position, prompts

if TYPE_CHECKING:  # the bot is imported when first used
    from troop.core.bot import Bot


class CodeMonkey(Game[State]):
    """Monkeys that run their players' programs through a jungle of hexes and up the banana trees."""

    name = "codemonkey"
    separator = " / "
    options = OPTIONS

    @property
    def bot(self) -> "Bot[State]":
        from troop.games.codemonkey.ai.bot import CodeMonkeyBot

        return CodeMonkeyBot()

    def complete_options(self, /, **given: object) -> Options:
        return normalized(super().complete_options(**given))

    def start(self, /, **given: object) -> State:
        return start(self.complete_options(**given))

    def why_illegal(self, state: State, move: Move) -> Message | None:
        return move_tree.why_no_choice(state, move) or why_illegal.why_illegal(state, move)

    def rule_number(self, state: State, reason: Message) -> str:
        return rule_numbers.rule_number(state, reason)

    def control_action(self, state: State, word: str) -> State | None:
        return state.ring() if word == "!ring" else None

    def is_decline(self, view: State, path: Move) -> bool:
        return prompts.is_decline(view, path)

    def forced(self, view: State) -> Move | None:
        return prompts.forced(view)

    def sample(self, view: State, seat: int, rng: Rng) -> State:  # noqa: ARG002  (the view shows what is unknown)
        return sample(view, rng)

    def has_hidden(self, options: Options) -> bool:  # noqa: ARG002  (programs always are)
        return True

    def reveals(self, state: State, move: Move) -> bool:
        return events.reveals(state, move)

    def uncovers_all(self, state: State) -> bool:
        return events.is_last_code(state)

    def why_no_correspondence(self, options: Options) -> Message | None:
        return variant.why_no_correspondence(variant_of(options))

    def write(self, state: State, move: Move) -> str:
        return notation.write(state, move)

    def parse(self, state: State, text: str) -> Move:
        return notation.parse(state, text)

    def from_text(self, text: str, /, **given: object) -> State:
        return position.from_text(text, self.complete_options(**given))

    def to_text(self, state: State) -> str:
        return position.to_text(state)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        return events.events(state, move, seat)

    def log_lines(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        return events.log_lines(state, move, seat)

    def write_for(self, state: State, move: Move, seat: int | None = None) -> str:
        return events.write_for(state, move, seat)

    def status(self, view: State, last: tuple[State, Move] | None = None) -> Message:  # noqa: ARG002
        return prompts.status(view)

    def player_stats(self, view: State, seat: int) -> tuple[PlayerStat, ...]:
        return player_stats.player_stats(view, seat)

    def label(self, view: State, path: Move) -> Message:
        return move_tree.label(view, path)

    def piece_counts(self, state: State) -> dict[str, int]:
        return {"bananas": all_bananas(state)}

    def move_tree(self, view: State) -> MoveTree:
        return move_tree.move_tree(view)

    def role(self, view: State, path: Move) -> str:
        return move_tree.role(view, path)

    def is_private(self, state: State) -> bool:
        return state.step in (CODE, MARK)

    def program_listing(self, view: State, prefix: Move = ()) -> tuple[ProgramLine, ...]:
        return previews.program_listing(view, prefix)

    def hidden_timer(self, view: State) -> HiddenTimer | None:
        return HiddenTimer("!ring", *MINUTES, view.may_ring) if view.variant.counts_minutes and view.round else None

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
        return previews.preview(view, path)

    def badges(self, view: State, prefix: Move = (), *, overview: bool = False) -> tuple[Badge, ...]:  # noqa: ARG002
        return previews.badges(view, prefix)
