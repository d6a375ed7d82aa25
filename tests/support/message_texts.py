"""Checks that a message exists in every language, and gets the arguments that its text needs."""

import re
from collections.abc import Iterator
from typing import Any

from content import languages, words
from random_games import random_path
from troop.core.chance import Stream
from troop.core.game import CHANCE, Message

WORDS = {language: words(language) for language in languages()}
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|\})?$)*)", re.M)
MESSAGES = {language: dict(MESSAGE.findall(text)) for language, text in WORDS.items()}


def variables(language: str, name: str) -> set[str]:
    """Return the arguments a message needs, those of the messages in it included."""
    body = MESSAGES[language][name]
    inner = [found for found in re.findall(r"\{ ([a-z][\w-]*) \}", body) if found in MESSAGES[language]]
    return set(re.findall(r"\$(\w+)", body)).union(*(variables(language, other) for other in inner))


def check(message: Message) -> None:
    """Assert that a message and those inside it exist and get their arguments; a seat also brings a name."""
    name, arguments = message
    given = set(arguments) | {key.replace("seat", "name") for key in arguments if key.startswith("seat")}
    for language in MESSAGES:
        assert name in MESSAGES[language], (language, name)
        assert variables(language, name) <= given, (language, name)
    for inner in arguments.values():
        if isinstance(inner, tuple):
            check(inner)


def messages_of(game: Any, state: Any, move: Any) -> Iterator[Message]:
    """Yield all messages about a state and a move."""
    for seat in (None, 0, 1):
        view = state.view(seat)
        yield game.status(view)
        yield from (stat.label for other in (0, 1) for stat in game.player_stats(view, other))
        yield from (badge.message for badge in game.badges(view, overview=True))
        yield from (event.message(game.name) for event in game.events(state, move, seat))
        yield from game.log_lines(state, move, seat)
        yield from (item.label for item in game.scene(view, seat).items if item.label)
    if state.actor != CHANCE:
        yield from messages_while_choosing(game, state.view(state.actor))


def messages_while_choosing(game: Any, view: Any) -> Iterator[Message]:
    """Yield all messages shown while a move is chosen word by word."""
    for prefix in random_path(game, view, Stream(game.to_text(view)))[:-1]:
        yield from (badge.message for badge in game.badges(view, prefix))
        yield from (item.label for item in game.scene(view, view.actor, prefix).items if item.label)
        for word in game.move_tree(view).after(prefix):
            yield game.label(view, (*prefix, word))
            yield from (amount.label for amount in game.amounts(view, (*prefix, word)))
