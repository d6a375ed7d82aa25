"""Rule numbers: which rule is behind a message. Each game has a table of them."""

from collections.abc import Mapping
from typing import TypeAlias

from troop.core.messages import Message

RuleNumbers: TypeAlias = Mapping[str, str | Mapping[str, str]]
"""For each message id the number of its rule, or "" for none. Where it depends on the situation, numbers by
situation: a step of the game, or the value of an argument.
"""


def find_rule_number(book: RuleNumbers, reason: Message, *situation: str) -> str:
    """Return the rule number of a message in a situation, the most specific first; "" for none."""
    name, arguments = reason
    found = book.get(name, "")
    if isinstance(found, str):
        return found
    words = (*situation, *(value for value in arguments.values() if isinstance(value, str)))
    return next((found[word] for word in words if word in found), "")
