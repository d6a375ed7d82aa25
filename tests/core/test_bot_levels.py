"""What the page needs for each level of bots."""

import re
from pathlib import Path

import pytest
from troop.core.bot import LEVELS

pytestmark = pytest.mark.cpython
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_a_face_and_four_names_of_its_own(level: str) -> None:
    assert (ROOT / f"assets/art/face-{level}.svg").exists()
    for words in (ROOT / "assets/words").glob("*.ftl"):
        names = re.findall(rf"^bot-{level}(?:-\d)? = (.+)$", words.read_text(), re.MULTILINE)
        assert len(set(names)) == 4
        species = re.findall(r"^ +\*?\[[LOSMGT]\] (.+)$", _itchy_words(words.name), re.MULTILINE)
        assert not {name.lower() for name in names} & {each.lower() for each in species}


def _itchy_words(name: str) -> str:
    return (ROOT / "py/troop/games/itchy/content/words" / name).read_text()
