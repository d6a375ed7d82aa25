"""CodeMonkey – Going Bananas."""

from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.chance import Rng
from troop.core.game import (
    Badge,
    Drawing,
    Game,
    Hidden,
    HiddenTimer,
    Input,
    Message,
    Move,
    Narration,
    Notation,
)
from troop.core.options import Options
from troop.games.codemonkey.drawing.panels import pictures
from troop.games.codemonkey.drawing.player_stats import player_stats
from troop.games.codemonkey.drawing.previews import badges, decision_marks, outlooks, preview, program_listing
from troop.games.codemonkey.drawing.scene import HELD_EVENTS, frames, scene
from troop.games.codemonkey.rules.outcome import uncatchable
from troop.games.codemonkey.rules.rule_numbers import RULES, rule_number
from troop.games.codemonkey.rules.state import State, sample, start
from troop.games.codemonkey.rules.steps import CODE, MARK
from troop.games.codemonkey.rules.variant import MINUTES, OPTIONS, normalized, variant_of, why_no_correspondence
from troop.games.codemonkey.rules.why_illegal import why_illegal
from troop.games.codemonkey.text.events import events, is_last_code, log_lines, reveals, write_for
from troop.games.codemonkey.text.move_tree import confirm, label, move_tree, prepared, role, why_not_yet
from troop.games.codemonkey.text.notation import parse, write
from troop.games.codemonkey.text.position import from_text, to_text
from troop.games.codemonkey.text.prompts import forced, in_words, is_decline, status

if TYPE_CHECKING:  # the bot is imported when first used
    from troop.core.bot import Bot


class CodeMonkey(Game[State]):
    """Monkeys that run their players' programs through a jungle of hexes and up the banana trees."""

    name = "codemonkey"
    options = OPTIONS

    def complete_options(self, /, **given: object) -> Options:
        return normalized(super().complete_options(**given))

    def start(self, /, **given: object) -> State:
        return start(self.complete_options(**given))

    def uncatchable(self, state: State) -> int | None:
        return uncatchable(state)

    @cached_property
    def notation(self) -> "CodeMonkeyNotation":
        return CodeMonkeyNotation(self)

    @cached_property
    def narration(self) -> "CodeMonkeyNarration":
        return CodeMonkeyNarration(self)

    @cached_property
    def drawing(self) -> "CodeMonkeyDrawing":
        return CodeMonkeyDrawing(self)

    @cached_property
    def hidden(self) -> "CodeMonkeyHidden":
        return CodeMonkeyHidden(self)

    @cached_property
    def input(self) -> "CodeMonkeyInput":
        return CodeMonkeyInput(self)

    @cached_property
    def bot(self) -> "Bot[State]":
        from troop.games.codemonkey.ai.bot import CodeMonkeyBot

        return CodeMonkeyBot()


class CodeMonkeyNotation(Notation[State]):
    write = staticmethod(write)
    parse = staticmethod(parse)
    to_text = staticmethod(to_text)

    def from_text(self, text: str, /, **given: object) -> State:
        return from_text(text, self.game.complete_options(**given))


class CodeMonkeyNarration(Narration[State]):
    rule_numbers = RULES
    events = staticmethod(events)
    log_lines = staticmethod(log_lines)
    in_words = staticmethod(in_words)
    why_illegal = staticmethod(why_illegal)
    why_not_yet = staticmethod(why_not_yet)
    rule_number = staticmethod(rule_number)


class CodeMonkeyDrawing(Drawing[State]):
    held_events = HELD_EVENTS
    scene = staticmethod(scene)
    frames = staticmethod(frames)
    label = staticmethod(label)
    player_stats = staticmethod(player_stats)
    preview = staticmethod(preview)
    pictures = staticmethod(pictures)

    def leaves_marks(self, before: State, move: Move) -> bool:
        return bool(decision_marks(before, move))

    def status(self, view: State, last: tuple[State, Move] | None = None, *, prefix: Move = ()) -> Message:  # noqa: ARG002
        return status(view, prefix)

    def outlooks(self, view: State, prefix: Move = ()) -> dict[str, tuple[tuple[str, str], ...]]:
        return outlooks(view, prefix)

    def badges(self, view: State, prefix: Move = (), *, overview: bool = False) -> tuple[Badge, ...]:  # noqa: ARG002
        return badges(view, prefix)


class CodeMonkeyHidden(Hidden[State]):
    """The players' programs, and their marks for traps."""

    reveals = staticmethod(reveals)
    uncovers_all = staticmethod(is_last_code)
    write_for = staticmethod(write_for)

    def applies(self, options: Options) -> bool:  # noqa: ARG002
        return True

    def sample(self, view: State, seat: int, rng: Rng) -> State:  # noqa: ARG002  (the view shows what is unknown)
        return sample(view, rng)

    def is_private(self, state: State) -> bool:
        return state.step in (CODE, MARK)

    def why_no_correspondence(self, options: Options) -> Message | None:
        return why_no_correspondence(variant_of(options))


class CodeMonkeyInput(Input[State]):
    move_tree = staticmethod(move_tree)
    forced = staticmethod(forced)
    is_decline = staticmethod(is_decline)
    role = staticmethod(role)
    confirm = staticmethod(confirm)
    prepared = staticmethod(prepared)
    program_listing = staticmethod(program_listing)

    def hidden_timer(self, view: State) -> HiddenTimer | None:
        return HiddenTimer("!ring", *MINUTES, view.may_ring) if view.variant.counts_minutes and view.round else None

    def control_action(self, state: State, word: str) -> State | None:
        return state.ring() if word == "!ring" else None


GAME = CodeMonkey()
