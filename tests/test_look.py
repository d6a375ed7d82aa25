"""The look of the page: what has to stand twice in its tokens is the same both times."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython
HOME = Path(__file__).parent.parent


def block(selector: str) -> dict[str, str]:
    """The tokens that a selector sets."""
    tokens = (HOME / "web" / "tokens.css").read_text()
    found = re.search(rf"{re.escape(selector)} \{{(.*?)\n *\}}", tokens, re.S)
    assert found
    return dict(re.findall(r"(--[a-z0-9-]+): (.*?);", found[1]))


def test_the_night_is_the_same_by_wish_and_by_the_system() -> None:
    assert block(':root[data-theme="dark"]') == block(':root:not([data-theme="light"])')


def test_the_bar_of_the_browser_is_of_the_same_paper() -> None:
    page = (HOME / "index.html").read_text()
    bars = dict(re.findall(r'theme-color" content="(.*?)" data-(light|dark)="\1"', page))
    assert bars == {block(":root")["--paper"]: "light", block(':root[data-theme="dark"]')["--paper"]: "dark"}


def test_every_colour_of_the_night_has_one_by_day() -> None:
    assert set(block(':root[data-theme="dark"]')) <= set(block(":root"))
