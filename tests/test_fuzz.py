"""Links, records and letters that were changed at random, or made to do harm: each is read or refused with a sentence.

``TROOP_LONG=1`` tries 100,000 of them; ``make fuzz`` does too, and prints the figures.
"""

import os

import pytest
from fuzzing import ask, calls, check
from troop.core.chance import Stream

TRIES = 100_000 if os.environ.get("TROOP_LONG") else 1_500
SHARE = 8
"""Tests among which the tries are divided, so that they can run side by side."""


@pytest.mark.parametrize("part", range(SHARE))
def test_what_was_changed_is_read_or_refused(part: int) -> None:
    for call in calls(Stream("fuzz", part), TRIES // SHARE):
        check(ask(call), call)
