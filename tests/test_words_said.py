"""Whatever the engine says has words in every language, and the words ask for nothing that is not said."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import troop
from playing import MODES, game_id, moments, random_path
from troop.core.chance import Stream
from troop.core.errors import TroopError
from troop.core.game import CHANCE, Message
from troop.games import GAMES

pytestmark = pytest.mark.cpython
ROOT = Path(troop.__file__).parent
WORDS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT.parents[1] / "assets/words").glob("*.ftl")}
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|\})?$)*)", re.M)
MESSAGES = {language: dict(MESSAGE.findall(text)) for language, text in WORDS.items()}


def variables(language: str, name: str) -> set[str]:
    """What a message asks for, and what the messages in it do."""
    body = MESSAGES[language][name]
    inner = [found for found in re.findall(r"\{ ([a-z][\w-]*) \}", body) if found in MESSAGES[language]]
    return set(re.findall(r"\$(\w+)", body)).union(*(variables(language, other) for other in inner))


def check(said: Message) -> None:
    """A message has words, with the arguments it has (a seat brings a name), and so have those inside it."""
    name, arguments = said
    given = set(arguments) | {key.replace("seat", "name") for key in arguments if key.startswith("seat")}
    for language in MESSAGES:
        assert name in MESSAGES[language], (language, name)
        assert variables(language, name) <= given, (language, name)
    for inner in arguments.values():
        if isinstance(inner, tuple):
            check(inner)


def said_of(game: Any, state: Any, move: Any) -> Iterator[Message]:
    """All that is said of a state and of a decision."""
    for seat in (None, 0, 1):
        view = state.view(seat)
        yield game.status(view)
        yield from (fact.label for other in (0, 1) for fact in game.facts(view, other))
        yield from (note.say for note in game.notes(view, overview=True))
        yield from (event.message(game.name) for event in game.events(state, move, seat))
        yield from game.sentences(state, move, seat)
        yield from (item.label for item in game.scene(view, seat).items if item.label)
    if state.actor != CHANCE:
        yield from said_on_the_way(game, state.view(state.actor))


def said_on_the_way(game: Any, view: Any) -> Iterator[Message]:
    """All that is said while a move is being chosen, word by word."""
    for prefix in random_path(game, view, Stream(game.describe(view)))[:-1]:
        yield from (note.say for note in game.notes(view, prefix))
        yield from (item.label for item in game.scene(view, view.actor, prefix).items if item.label)
        for word in game.paths(view).after(prefix):
            yield game.label(view, (*prefix, word))
            yield from (amount.label for amount in game.amounts(view, (*prefix, word)))


@pytest.mark.parametrize(("name", "options"), MODES, ids=game_id)
def test_all_that_a_game_says_has_words(name: str, options: dict[str, object]) -> None:
    for state, move in moments(GAMES[name], options, "words"):
        for said in said_of(GAMES[name], state, move):
            check(said)


def test_every_option_and_value_has_words() -> None:
    for game in GAMES.values():
        for option in game.options:
            named = [f"-{value}" for value in option.values if isinstance(value, str)]
            for end in ["", *named] if option.name != "seats" else ():
                assert f"option-{game.name}-{option.name}{end}" in MESSAGES["en"]


def test_an_unreadable_option_has_words() -> None:
    for options in ({"each": 9}, {"monkeys": 1}):
        with pytest.raises(TroopError) as raised:
            GAMES["mancala"].settle(**options)
        check(raised.value.message)


def test_french_keeps_its_signs_with_the_word_before_them() -> None:
    assert re.findall(r"\w [:;?!»]|« ", WORDS["fr"].replace(" ->", "")) == []
