"""Which rule a reason rests on: a table in each game's folder, so that a question leads to its rule."""

from collections.abc import Mapping
from typing import TypeAlias

from troop.core.message import Message

Rulebook: TypeAlias = Mapping[str, str | Mapping[str, str]]
"""For each reason the number of its rule, or "" if none is behind it. Where the same words rest on several rules, the
rule for each situation: a step of the game, or what an argument of the message says."""


def find_rule(book: Rulebook, reason: Message, *situation: str) -> str:
    """The number of the rule that a reason rests on in a situation, the nearest first; "" if it rests on none."""
    name, arguments = reason
    found = book.get(name, "")
    if isinstance(found, str):
        return found
    words = (*situation, *(value for value in arguments.values() if isinstance(value, str)))
    return next((found[word] for word in words if word in found), "")
