"""Narration: what happens and why something is not possible, as messages."""

from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple

from troop.core.messages import Argument, Message, message, seat_number, seats_named, slug
from troop.core.rule_numbers import RuleNumbers, find_rule_number
from troop.core.state import Move, Outcome, S, not_legal

if TYPE_CHECKING:
    from troop.core.game import Game


class Event(NamedTuple):
    """One thing that happens in a move: a name and its arguments."""

    name: str
    arguments: dict[str, Argument]

    def message(self, game: str) -> Message:
        """Return the event as a message."""
        return f"{game}-{self.name}", self.arguments


class MovePlayed(Event):
    """The event of games that do not tell their own: a seat plays a move, or chance has a result."""

    def message(self, game: str) -> Message:  # noqa: ARG002
        """Return the event as a message that is the same in all games."""
        return self.name, self.arguments


class Narration(Generic[S]):
    """What a game tells about moves and outcomes; by default it names the moves."""

    rule_numbers: ClassVar[RuleNumbers] = {}
    """The number of the rule behind each message id."""

    def __init__(self, game: "Game[S]") -> None:
        self.game = game

    def events(self, state: S, move: Move, seat: int | None = None) -> tuple[Event, ...]:  # noqa: ARG002
        """Return what happens in the move, in order, as far as the seat may see it."""
        text = self.game.notation.write(state, move)
        if state.actor < 0:
            return (MovePlayed("chance-result", {"text": text}),)
        return (MovePlayed("move-played", {"seat": seat_number(state.actor), "text": text}),)

    def log_lines(self, state: S, move: Move, seat: int | None = None) -> tuple[Message, ...]:
        """Return the few messages of a move that belong in the log."""
        return tuple(event.message(self.game.name) for event in self.events(state, move, seat))

    def in_words(self, view: S, move: Move) -> Message | None:  # noqa: ARG002
        """Return a suggested move in words, for players who do not know the notation; None if the notation is all."""
        return None

    def why_illegal(self, state: S, move: Move) -> Message | None:
        """Return why a move is not legal here, or None if it is legal."""
        return None if move in state.legal_moves() else not_legal(state, move)

    def why_not_yet(self, view: S, path: Move) -> Message | None:  # noqa: ARG002
        """Return why the last word of a path cannot be chosen yet; None if ``why_illegal`` is to say it."""
        return None

    def rule_number(self, state: S, reason: Message) -> str:  # noqa: ARG002
        """Return the number of the rule behind a reason, an ending or an event; "" if there is none."""
        return find_rule_number(self.rule_numbers, reason)

    def outcome_reason(self, outcome: Outcome) -> Message:
        """Return why the game ended."""
        if outcome.reason == "resigned":  # only where there are two seats
            return message("outcome-reason-resigned", seat=seat_number(1 - outcome.winners[0]))
        of_match = outcome.reason in ("resigned", "agreed", "uncatchable")
        game = "" if of_match else f"{self.game.name}-"
        return message(f"{game}outcome-reason-{slug(outcome.reason)}")

    def outcome_message(self, outcome: Outcome) -> Message:
        """Return who won, as one sentence."""
        reason = self.outcome_reason(outcome)
        if not outcome.winners:
            return message("outcome-draw", reason=reason)
        name = "outcome-won" if len(outcome.winners) == 1 else "outcome-shared"
        return message(name, count=len(outcome.winners), reason=reason, **seats_named(outcome.winners))
