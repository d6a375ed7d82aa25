"""Itchy Monkey."""

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.game import Drawing, Event, Game, Input, Message, Move, Narration, Notation
from troop.games.itchy.drawing.player_stats import player_stats
from troop.games.itchy.drawing.previews import badges, decision_marks, preview, result
from troop.games.itchy.drawing.scene import frames, scene
from troop.games.itchy.rules.repetition import repetition_key
from troop.games.itchy.rules.rule_numbers import RULES, rule_number
from troop.games.itchy.rules.state import State, start
from troop.games.itchy.rules.step_table import why_illegal
from troop.games.itchy.rules.steps import AFTER, PASS
from troop.games.itchy.rules.variant import OPTIONS, PRESETS
from troop.games.itchy.text.events import events, log_lines
from troop.games.itchy.text.notation import move_paths, parse, write_move
from troop.games.itchy.text.position import from_text, to_text
from troop.games.itchy.text.prompts import amounts, anchor, label, status, targets

if TYPE_CHECKING:  # the bot is imported when first used
    from troop.core.bot import Bot


class Itchy(Game[State]):
    """Lice that spawn, jump, bump and nitpick to found colonies on the monkeys of a jungle."""

    name = "itchy"
    options = OPTIONS
    presets = PRESETS

    def start(self, /, **given: object) -> State:
        return start(self.complete_options(**given))

    def repetition_key(self, state: State) -> Hashable:
        return repetition_key(state)

    @cached_property
    def notation(self) -> "ItchyNotation":
        return ItchyNotation(self)

    @cached_property
    def narration(self) -> "ItchyNarration":
        return ItchyNarration(self)

    @cached_property
    def drawing(self) -> "ItchyDrawing":
        return ItchyDrawing(self)

    @cached_property
    def input(self) -> "ItchyInput":
        return ItchyInput(self)

    @cached_property
    def bot(self) -> "Bot[State]":
        from troop.games.itchy.ai.bot import ItchyBot

        return ItchyBot()


class ItchyNotation(Notation[State]):
    parse = staticmethod(parse)
    to_text = staticmethod(to_text)

    def write(self, state: State, move: Move) -> str:
        return write_move(state.board, move)

    def from_text(self, text: str, /, **given: object) -> State:
        return from_text(text, self.game.complete_options(**given))


class ItchyNarration(Narration[State]):
    rule_numbers = RULES
    why_illegal = staticmethod(why_illegal)
    rule_number = staticmethod(rule_number)

    def events(self, state: State, move: Move, seat: int | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        return events(state, move)

    def log_lines(self, state: State, move: Move, seat: int | None = None) -> tuple[Message, ...]:  # noqa: ARG002
        return log_lines(state, move)

    def in_words(self, view: State, move: Move) -> Message | None:
        lines = log_lines(view, move)
        return lines[0] if lines else None


class ItchyDrawing(Drawing[State]):
    overviews = True
    results = True
    trails = True
    scene = staticmethod(scene)
    frames = staticmethod(frames)
    label = staticmethod(label)
    player_stats = staticmethod(player_stats)
    preview = staticmethod(preview)
    result = staticmethod(result)
    badges = staticmethod(badges)

    def leaves_marks(self, before: State, move: Move) -> bool:
        return bool(decision_marks(before, move))

    def status(self, view: State, last: tuple[State, Move] | None = None, *, prefix: Move = ()) -> Message:  # noqa: ARG002
        return status(view, prefix)


class ItchyInput(Input[State]):
    move_paths = staticmethod(move_paths)
    amounts = staticmethod(amounts)
    targets = staticmethod(targets)
    anchor = staticmethod(anchor)

    def is_decline(self, view: State, path: Move) -> bool:
        return path == PASS and view.step == AFTER


GAME = Itchy()
