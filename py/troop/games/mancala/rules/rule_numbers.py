"""The number of the rule behind each message, as in docs/rules/mancala.md."""

from troop.core.messages import Message
from troop.core.rule_numbers import RuleNumbers, find_rule_number
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import CHOOSE, DISCARD, WINDOW

RULES: RuleNumbers = {
    "mancala-why-no-pocket": "1",
    "mancala-why-not-yours": "1",
    "mancala-why-empty": "1",
    "mancala-why-window": "12",
    "mancala-why-answer": "13",
    "mancala-why-discard": "8",
    "mancala-why-not-held": {CHOOSE: "11", WINDOW: "12", DISCARD: "8"},
    "mancala-why-steal-from": "11",
    "mancala-why-steal-own": "11",
    "mancala-why-steal-empty": "11",
    "mancala-why-swap-two": "11",
    "mancala-why-swap-none": "11",
    "mancala-why-swap-equal": "11",
    "mancala-why-no-pocket-there": "11",
    "mancala-outcome-reason-side-empty": "5",
    # Log lines that lead to their rule.
    "mancala-captured": "4",
    "mancala-swept": "5",
    "mancala-free-turn": "3",
    "mancala-rolled": "9",
    "mancala-nothing-left": "7",
    "mancala-discarded": "8",
    "mancala-skip-rolled": "11",
    "mancala-turned": "11",
    "mancala-stolen": "11",
    "mancala-swapped": "11",
    "mancala-disrupted": "12",
    "mancala-blocked": "13",
    "mancala-choose-again": "14",
}


def rule_number(state: State, reason: Message) -> str:
    """Return the number of the rule behind a message."""
    return find_rule_number(RULES, reason, *([state.tokens.step] if state.tokens else []))
