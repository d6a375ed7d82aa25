"""Every reason that a game gives leads to a rule."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from content import content, words
from random_games import FEW, MODES, evenly_spaced, game_id, moments
from troop.core.game import CHANCE, Message
from troop.core.input import input_of
from troop.games import GAMES

pytestmark = pytest.mark.cpython
RULE_NUMBERS = {name: game.narration.rule_numbers for name, game in GAMES.items()}
FRAGMENTS = {"codemonkey-why-broken"}
"""Messages used only inside others."""


def reasons(game: str) -> set[str]:
    """Return the ids of a game's reasons."""
    return set(re.findall(rf"^({game}-(?:why|outcome-reason)-[a-z-]+) =", words("en"), re.M)) - FRAGMENTS


def numbers(game: str) -> set[str]:
    """Return the numbers of a game's rules."""
    return set(re.findall(r"^### (\d+)\. ", (content(game) / "rules" / "en.md").read_text(encoding="utf-8"), re.M))


def rules(game: str) -> Iterator[str]:
    """Yield the rule numbers behind a game's reasons."""
    for numbers_of_reason in RULE_NUMBERS[game].values():
        yield from [numbers_of_reason] if isinstance(numbers_of_reason, str) else numbers_of_reason.values()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_listed(game: str) -> None:
    assert set(RULE_NUMBERS[game]) >= reasons(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_reason_is_a_message(game: str) -> None:
    assert set(RULE_NUMBERS[game]) - FRAGMENTS <= set(re.findall(r"^([a-z][a-z0-9-]*) =", words("en"), re.M))


@pytest.mark.parametrize("game", GAMES)
def test_rules_behind_reasons_exist(game: str) -> None:
    assert set(rules(game)) - {""} <= numbers(game)


@pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)
def test_refusals_and_log_lines_lead_to_a_rule(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state, move in evenly_spaced(moments(game, options, "words"), FEW):
        for message in (*refusals(game, state), *game.narration.log_lines(state, move)):
            if RULE_NUMBERS[name].get(message[0], ""):
                assert game.narration.rule_number(state, message) in numbers(name), message


def refusals(game: Any, state: Any) -> Iterator[Message]:
    """Yield the refusals of every place on the board, alone and after a legal first word."""
    if state.actor == CHANCE:
        return
    words = [item.word for item in game.drawing.scene(state, state.actor).items if item.word is not None]
    move_tree = input_of(game).move_tree(state)
    prefixes = [(), *((word,) for word in move_tree.after(())[:2])]
    for path in [(*prefix, word) for prefix in prefixes for word in [*words, "pass"]]:
        if move_tree.meaning(path) is None and (reason := game.narration.why_illegal(state, path)):
            yield reason
