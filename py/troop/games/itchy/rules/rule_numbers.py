"""The number of the rule behind each message, as in docs/rules/itchy.md."""

from troop.core.messages import Message
from troop.core.rule_numbers import RuleNumbers, find_rule_number
from troop.games.itchy.rules.state import State
from troop.games.itchy.rules.steps import AFTER, CLAN_BUMP, CLAN_SPAWN, ENTER, MOVE, PLACE, SPAWN

RULES: RuleNumbers = {
    "itchy-why-no-cell": "2",
    "itchy-why-no-monkey": "2",
    "itchy-why-lice-there": {PLACE: "5", ENTER: "9"},
    "itchy-why-too-near": "5",
    "itchy-why-place-first": "5",
    "itchy-why-enter-first": "9",
    "itchy-why-exchange-or-pass": "8",
    "itchy-why-nothing-of-yours": {SPAWN: "8", MOVE: "10"},
    "itchy-why-not-alone": "8",
    "itchy-why-no-worker": "8",
    "itchy-why-only-spy": "20",
    "itchy-why-worker-or-spy": "20",
    "itchy-why-spy-there": {SPAWN: "20", MOVE: "21"},
    "itchy-why-no-spy": "20",
    "itchy-why-spawn-first": {SPAWN: "8", CLAN_SPAWN: "24"},
    "itchy-why-exchange": "7",
    "itchy-why-few-workers": "7",
    "itchy-why-no-queen": "7",
    "itchy-why-moved-already": "7",
    "itchy-why-move-first": "10",
    "itchy-why-bump-first": "24",
    "itchy-why-nitpick": "13",
    "itchy-why-nobody-to-nitpick": "13",
    "itchy-why-few-to-nitpick": "13",
    "itchy-why-where": "10",
    "itchy-why-where-to": "27",
    "itchy-why-stuck": {MOVE: "10", CLAN_BUMP: "27"},
    "itchy-why-jump-beside": "11",
    "itchy-why-jumper": "11",
    "itchy-why-who-jumps": "11",
    "itchy-why-stays": "12",
    "itchy-why-not-straight": "12",
    "itchy-why-in-the-way": "12",
    "itchy-why-who-crosses": "12",
    "itchy-why-crossers": "12",
    "itchy-why-nobody-beyond": "12",
    "itchy-why-not-so-many": "12",
    "itchy-why-weak": "11",
    "itchy-why-pick": "23",
    "itchy-why-gorillas-free": "23",
    "itchy-why-clan-taken": "23",
    "itchy-why-spawn-clean": "26",
    "itchy-why-barred": "27",
    "itchy-why-other-clan": "27",
    "itchy-why-no-way-out": "27",
    "itchy-why-lice-stay": "27",
    "itchy-why-all-or-none": "27",
    "itchy-why-nobody-crosses": "27",
    "itchy-why-stronger": "27",
    "itchy-outcome-reason-gorillas": "15",
    "itchy-outcome-reason-family": "15",
    "itchy-outcome-reason-variety": "15",
    "itchy-outcome-reason-cap": "16",
    "itchy-outcome-reason-clean": "29",
    # Log lines that lead to their rule.
    "itchy-entered": "9",
    "itchy-exchanged": "7",
    "itchy-sent-home": "11",
    "itchy-nitpicked": "13",
    "itchy-founded": "15",
    "itchy-passed": {ENTER: "9", SPAWN: "8", MOVE: "10", AFTER: "7", CLAN_BUMP: "24"},
    "itchy-queen-made": "25",
    "itchy-picked": "25",
    "itchy-outbreak": "28",
    "itchy-left": "27",
}


def rule_number(state: State, reason: Message) -> str:
    """Return the number of the rule behind a message."""
    return find_rule_number(RULES, reason, state.step)
