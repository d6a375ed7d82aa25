"""The number of the rule behind each message, as in docs/rules/codemonkey.md."""

from troop.core.messages import Message
from troop.core.rule_numbers import RuleNumbers, find_rule_number
from troop.games.codemonkey.rules.state import State
from troop.games.codemonkey.rules.steps import BY_LOOP, BY_TRAP, PLACE, RUN, TRAP

UP = "up a tree"
"""The situation of a monkey that runs its program on a tree."""

BROKEN = {
    "monkey-in-the-way": "11",
    "trap-in-the-way": "12",
    "no-route": "11",
    "not-on-tree": "18",
    "on-tree": "20",
    "no-tree": "20",
    "no-landing": "20",
    "no-hex": "17",
    "base-taken": "18",
    "occupied-tree": "14",
    "no-banana": "14",
    "same-tree": "15",
    "trapped": "26",
}
"""The reasons for broken code, or for not climbing a tree."""

RULES: RuleNumbers = {
    "codemonkey-why-lay": "2",
    "codemonkey-why-covers": "2",
    "codemonkey-why-sides": "2",
    "codemonkey-why-grounds": "3",
    "codemonkey-why-other-tile": "2",
    "codemonkey-why-plant": "3",
    "codemonkey-why-on-path": "3",
    "codemonkey-why-planted": "3",
    "codemonkey-why-no-ground": "3",
    "codemonkey-why-other-tree": "3",
    "codemonkey-why-place": "5",
    "codemonkey-why-no-hex": "",
    "codemonkey-why-no-tree": "",
    "codemonkey-why-number": {PLACE: "5", RUN: "17"},
    "codemonkey-why-occupied": {PLACE: "5", UP: "18", RUN: "11", TRAP: "26"},
    "codemonkey-why-mark": "29",
    "codemonkey-why-order": "25",
    "codemonkey-why-code": "8",
    "codemonkey-why-word": "8",
    "codemonkey-why-slots": "8",
    "codemonkey-why-not-in-hand": "8",
    "codemonkey-why-take-first": "8",
    "codemonkey-why-recess": "8",
    "codemonkey-why-loop": "28",
    "codemonkey-why-loop-first": "28",
    "codemonkey-why-run": "9",
    "codemonkey-why-must-move": "9",
    "codemonkey-why-not-base": {UP: "18", RUN: "13"},
    "codemonkey-why-trap": {PLACE: "34", RUN: "26"},
    "codemonkey-why-no-landing": "20",
    "codemonkey-why-no-route": "11",
    "codemonkey-why-cut-short": "12",
    "codemonkey-why-into-trap": "12",
    "codemonkey-why-climb-or-stay": "13",
    "codemonkey-why-nothing-to-climb": "13",
    "codemonkey-why-trapped-climb": "26",
    "codemonkey-why-not-seven": "13",
    "codemonkey-why-no-climb": BROKEN,
    "codemonkey-why-name": "27",
    "codemonkey-why-full": "27",
    "codemonkey-why-trap-move": "26",
    "codemonkey-why-trap-there": "26",
    "codemonkey-why-trap-number": "26",
    "codemonkey-why-no-ring": "32",
    "codemonkey-outcome-reason-bananas-gone": "33",
    "codemonkey-outcome-reason-cap": "34",
    # Log lines that lead to their rule.
    "codemonkey-fresh-start": "34",
    "codemonkey-climbed": "13",
    "codemonkey-collected": "19",
    "codemonkey-nothing-there": "19",
    "codemonkey-struck": "29",
    "codemonkey-denied": BROKEN,
    "codemonkey-cut-short": "12",
    "codemonkey-no-climb": BROKEN,
    "codemonkey-replayed": "28",
    "codemonkey-loop-broke": "28",
    "codemonkey-trapped": "26",
    "codemonkey-banana-lost": {BY_TRAP: "26", BY_LOOP: "28"},
    "codemonkey-returned": "27",
    "codemonkey-waits": "27",
    "codemonkey-rang": "32",
    "codemonkey-fell": "32",
    "codemonkey-nothing-falls": "32",
}


def rule_number(state: State, reason: Message) -> str:
    """Return the number of the rule behind a message."""
    up = state.step == RUN and state.players[state.seat].up
    return find_rule_number(RULES, reason, *([UP] if up else []), state.step)
