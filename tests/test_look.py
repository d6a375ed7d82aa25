"""The look of the page: what has to stand twice in its tokens is the same both times."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython
TOKENS = (Path(__file__).parent.parent / "web" / "tokens.css").read_text()


def block(selector: str) -> dict[str, str]:
    """The tokens that a selector sets."""
    found = re.search(rf"{re.escape(selector)} \{{(.*?)\n *\}}", TOKENS, re.S)
    assert found
    return dict(re.findall(r"(--[a-z0-9-]+): (.*?);", found[1]))


def test_the_night_is_the_same_by_wish_and_by_the_system() -> None:
    assert block(':root[data-theme="dark"]') == block(':root:not([data-theme="light"])')


def test_every_colour_of_the_night_has_one_by_day() -> None:
    assert set(block(':root[data-theme="dark"]')) <= set(block(":root"))
