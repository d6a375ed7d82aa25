"""Links and records changed at random or built to do harm: each is opened or refused with a message.

``TROOP_LONG=1`` tries 100,000 of them; ``make fuzz`` does too, and prints statistics.
"""

import os

import pytest
from fuzzing import ask, check, requests
from troop.core.chance import Stream

TRIES = 100_000 if os.environ.get("TROOP_LONG") else 1_500
PARTS = 8
"""The tries are divided among this many tests, which can run in parallel."""


@pytest.mark.parametrize("part", range(PARTS))
def test_changed_links_and_records_are_opened_or_refused(part: int) -> None:
    for request in requests(Stream("fuzz", part), TRIES // PARTS):
        check(ask(request), request)
