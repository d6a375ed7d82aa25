"""Every message of the engine exists in every language, and needs no argument that it does not get."""

import re

import pytest
from message_texts import MESSAGES, WORDS, check, messages_of
from random_games import MODES, game_id, moments
from troop.core.errors import TroopError
from troop.games import GAMES

pytestmark = pytest.mark.cpython


@pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)
def test_messages_of_a_game_exist_and_get_their_arguments(name: str, options: dict[str, object]) -> None:
    for state, move in moments(GAMES[name], options, "words"):
        for message in messages_of(GAMES[name], state, move):
            check(message)


def test_every_option_and_value_has_a_message() -> None:
    for game in GAMES.values():
        for option in game.options:
            endings = [f"-{value}" for value in option.values if isinstance(value, str)]
            for ending in ["", *endings] if option.name != "seats" else ():
                assert f"option-{game.name}-{option.name}{ending}" in MESSAGES["en"]


def test_every_preset_has_a_message() -> None:
    for game in GAMES.values():
        for preset in game.presets:
            assert f"preset-{game.name}-{preset.name}" in MESSAGES["en"]


def test_refused_option_has_a_message() -> None:
    for options in ({"each": 9}, {"monkeys": 1}):
        with pytest.raises(TroopError) as raised:
            GAMES["mancala"].complete_options(**options)
        check(raised.value.message)


def test_french_punctuation_has_non_breaking_spaces() -> None:
    assert re.findall(r"\w [:;?!»]|« ", WORDS["fr"].replace(" ->", "")) == []
