"""Monkey Mancala."""

from functools import cached_property
from typing import TYPE_CHECKING

from troop.core.chance import Rng
from troop.core.game import Drawing, Game, Hidden, Input, Message, Move, Narration, Notation
from troop.core.messages import message
from troop.core.options import Options
from troop.games.mancala.drawing.player_stats import player_stats
from troop.games.mancala.drawing.previews import decision_marks, preview
from troop.games.mancala.drawing.scene import frames, scene
from troop.games.mancala.rules.auto_pass import auto_pass
from troop.games.mancala.rules.legal import PASS
from troop.games.mancala.rules.rule_numbers import RULES, rule_number
from troop.games.mancala.rules.state import State, sample, start, uncatchable
from troop.games.mancala.rules.tokens import WINDOW
from troop.games.mancala.rules.variant import OPTIONS, PRESETS
from troop.games.mancala.rules.why_illegal import why_illegal
from troop.games.mancala.text.events import events, log_lines, reveals, write_for
from troop.games.mancala.text.notation import in_written_order, move_paths, parse, write
from troop.games.mancala.text.position import from_text, to_text
from troop.games.mancala.text.prompts import card, in_words, label, status

if TYPE_CHECKING:  # the bot is imported when first used
    from troop.core.bot import Bot


class Mancala(Game[State]):
    """Two rows of pockets and two stores carved into a log, monkeys to sow, and tokens that change a sowing."""

    name = "mancala"
    options = OPTIONS
    presets = PRESETS

    def start(self, /, **given: object) -> State:
        return start(self.complete_options(**given))

    def uncatchable(self, state: State) -> int | None:
        return uncatchable(state)

    @cached_property
    def notation(self) -> "MancalaNotation":
        return MancalaNotation(self)

    @cached_property
    def narration(self) -> "MancalaNarration":
        return MancalaNarration(self)

    @cached_property
    def drawing(self) -> "MancalaDrawing":
        return MancalaDrawing(self)

    @cached_property
    def hidden(self) -> "MancalaHidden":
        return MancalaHidden(self)

    @cached_property
    def input(self) -> "MancalaInput":
        return MancalaInput(self)

    @cached_property
    def bot(self) -> "Bot[State]":
        from troop.games.mancala.ai.bot import MancalaBot

        return MancalaBot()


class MancalaNotation(Notation[State]):
    separator = " "
    parse = staticmethod(parse)
    to_text = staticmethod(to_text)

    def write(self, state: State, move: Move) -> str:  # noqa: ARG002
        return write(move)

    def from_text(self, text: str, /, **given: object) -> State:
        options = self.game.complete_options(**given)
        return from_text(text, options, int(options["pockets"]) if "pockets" in given else None)


class MancalaNarration(Narration[State]):
    rule_numbers = RULES
    events = staticmethod(events)
    log_lines = staticmethod(log_lines)
    why_illegal = staticmethod(why_illegal)
    in_words = staticmethod(in_words)
    rule_number = staticmethod(rule_number)


class MancalaDrawing(Drawing[State]):
    scene = staticmethod(scene)
    frames = staticmethod(frames)
    status = staticmethod(status)
    label = staticmethod(label)
    card = staticmethod(card)
    player_stats = staticmethod(player_stats)

    def leaves_marks(self, before: State, move: Move) -> bool:
        return bool(decision_marks(before, move))

    def preview(self, view: State, path: Move) -> tuple[tuple[str, str], ...]:
        return preview(view, in_written_order(path))


class MancalaHidden(Hidden[State]):
    """The tokens in the players' hands."""

    reveals = staticmethod(reveals)
    write_for = staticmethod(write_for)

    def applies(self, options: Options) -> bool:
        return options["tokens"] == "on" and options["hands"] == "hidden"

    def sample(self, view: State, seat: int, rng: Rng) -> State:  # noqa: ARG002  (the view shows whose it is)
        return sample(view, rng)

    def why_no_correspondence(self, options: Options) -> Message | None:
        return message("mancala-no-correspondence") if self.applies(options) else None


class MancalaInput(Input[State]):
    auto_pass = staticmethod(auto_pass)

    def move_paths(self, view: State) -> dict[Move, Move]:
        return move_paths(view.legal_moves())

    def is_decline(self, view: State, path: Move) -> bool:  # noqa: ARG002
        return path == PASS

    def may_be_offered_again(self, view: State, path: Move) -> bool:
        return path == PASS and view.tokens is not None and view.tokens.step == WINDOW


GAME = Mancala()
