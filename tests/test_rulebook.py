"""From every reason that a game can give, a way leads to a rule."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import troop
from playing import FEW, MODES, game_id, moments, some
from troop.core.game import CHANCE, Message
from troop.games import GAMES
from troop.games.codemonkey.rulebook import RULES as CODEMONKEY
from troop.games.itchy.rulebook import RULES as ITCHY
from troop.games.mancala.rulebook import RULES as MANCALA

pytestmark = pytest.mark.cpython
HOME = Path(troop.__file__).parents[2]
BOOKS = {"codemonkey": CODEMONKEY, "itchy": ITCHY, "mancala": MANCALA}
PAGES = {"codemonkey": "codemonkey", "itchy": "itchy-monkey", "mancala": "monkey-mancala"}
FRAGMENTS = {"codemonkey-why-broken"}
"""Words that stand within other words, and are never said by themselves."""


def reasons(game: str) -> set[str]:
    """The reasons that a game has words for."""
    words = (HOME / "assets/words/en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^({game}-(?:why|reason)-[a-z-]+) =", words, re.M)) - FRAGMENTS


def numbers(game: str) -> set[str]:
    """The numbers of a game's rules."""
    return set(re.findall(r"^(\d+)\. ", (HOME / f"docs/rules/{PAGES[game]}.md").read_text(encoding="utf-8"), re.M))


def rules(game: str) -> Iterator[str]:
    """The rules that a game's reasons rest on."""
    for found in BOOKS[game].values():
        yield from [found] if isinstance(found, str) else found.values()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_rule_or_is_said_to_have_none(game: str) -> None:
    assert set(BOOKS[game]) >= reasons(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_nothing_that_is_never_said(game: str) -> None:
    words = (HOME / "assets/words/en.ftl").read_text(encoding="utf-8")
    assert set(BOOKS[game]) - FRAGMENTS <= set(re.findall(r"^([a-z][a-z0-9-]*) =", words, re.M))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_reason_rests_on_exists(game: str) -> None:
    assert set(rules(game)) - {""} <= numbers(game)


@pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)
def test_whatever_is_refused_or_happens_has_its_rule(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state, move in some(moments(game, options, "words"), FEW):
        for said in (*refusals(game, state), *game.sentences(state, move)):
            if BOOKS[name].get(said[0], ""):
                assert game.rule(state, said) in numbers(name), said


def refusals(game: Any, state: Any) -> Iterator[Message]:
    """What is said to somebody who tries every place on the board, and every place after one that can be chosen."""
    if state.actor == CHANCE:
        return
    words = [item.word for item in game.scene(state, state.actor).items if item.word is not None]
    paths = game.paths(state)
    begun = [(), *((word,) for word in paths.after(())[:2])]
    for path in [(*prefix, word) for prefix in begun for word in [*words, "pass"]]:
        if paths.meaning(path) is None and (reason := game.why(state, path)):
            yield reason
