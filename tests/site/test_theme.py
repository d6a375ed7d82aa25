"""Colours that are declared twice are the same both times."""

import re

import pytest
from paths import ROOT

pytestmark = pytest.mark.cpython


def block(selector: str) -> dict[str, str]:
    """Return the custom properties that a selector sets."""
    tokens = (ROOT / "web" / "styles" / "theme.css").read_text()
    found = re.search(rf"{re.escape(selector)} \{{(.*?)\n *\}}", tokens, re.S)
    assert found
    return dict(re.findall(r"(--[a-z0-9-]+): (.*?);", found[1]))


def test_dark_theme_is_the_same_by_setting_and_by_system() -> None:
    assert block(':root[data-theme="dark"]') == block(':root:not([data-theme="light"])')


def test_browser_bar_has_the_background_colour() -> None:
    page = (ROOT / "index.html").read_text()
    bars = dict(re.findall(r'theme-color" content="(.*?)" data-(light|dark)="\1"', page))
    assert bars == {block(":root")["--background"]: "light", block(':root[data-theme="dark"]')["--background"]: "dark"}


def test_every_dark_colour_has_a_light_one() -> None:
    assert set(block(':root[data-theme="dark"]')) <= set(block(":root"))
