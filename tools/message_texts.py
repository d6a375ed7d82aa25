"""All messages that a game can show, and what their texts need."""

import re
from collections.abc import Iterator
from typing import Any

from content import game_words, languages, words
from random_moves import random_path
from troop.core.chance import Stream
from troop.core.game import CHANCE, Message
from troop.core.input import input_of

WORDS = {language: f"{words(language)}\n{game_words('_sample', language)}" for language in languages()}
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?: .*|\})?$)*)", re.M)
ENGLISH = dict(MESSAGE.findall(WORDS["en"]))
MESSAGES = {language: ENGLISH | dict(MESSAGE.findall(text)) for language, text in WORDS.items()}
"""The text of each message; what a language does not say is said in English."""


def variables(language: str, name: str) -> set[str]:
    """Return the arguments a message needs, those of the messages in it included."""
    body = MESSAGES[language][name]
    inner = [found for found in re.findall(r"\{ ([a-z][\w-]*) \}", body) if found in MESSAGES[language]]
    return set(re.findall(r"\$(\w+)", body)).union(*(variables(language, other) for other in inner))


def problems(message: Message) -> Iterator[str]:
    """Yield what is wrong with a message and those inside it: without text, or arguments missing that a text needs.

    A seat also brings a name, and whether it is "you".
    """
    name, arguments = message
    seats = [key for key in arguments if key.startswith("seat")]
    given = {"notation"} | set(arguments) | {key.replace("seat", word) for key in seats for word in ("name", "you")}
    for language, texts in MESSAGES.items():
        if name not in texts:
            yield f"{name} has no text."
            break
        for missing in sorted(variables(language, name) - given):
            yield f"{name} uses ${missing} in {language}, which the message does not have."
    for inner in arguments.values():
        if isinstance(inner, tuple):
            yield from problems(inner)


def check(message: Message) -> None:
    """Assert that a message and those inside it exist and get their arguments."""
    assert not list(problems(message))


def messages_of(game: Any, state: Any, move: Any) -> Iterator[Message]:
    """Yield all messages about a state and a move."""
    for seat in (None, 0, 1):
        view = state.view(seat)
        yield game.drawing.status(view)
        yield from (stat.label for other in (0, 1) for stat in game.drawing.player_stats(view, other))
        yield from (badge.message for badge in game.drawing.badges(view, overview=True))
        yield from (event.message(game.name) for event in game.narration.events(state, move, seat))
        yield from game.narration.log_lines(state, move, seat)
        yield from (item.label for item in game.drawing.scene(view, seat).items if item.label)
    if state.actor != CHANCE:
        yield from messages_while_choosing(game, state.view(state.actor))


def messages_while_choosing(game: Any, view: Any) -> Iterator[Message]:
    """Yield all messages shown while a move is chosen word by word."""
    for prefix in random_path(game, view, Stream(game.notation.to_text(view)))[:-1]:
        yield game.drawing.status(view, prefix=prefix)
        yield from (badge.message for badge in game.drawing.badges(view, prefix))
        yield from (item.label for item in game.drawing.scene(view, view.actor, prefix=prefix).items if item.label)
        for word in input_of(game).move_tree(view).after(prefix):
            yield game.drawing.label(view, (*prefix, word))
            yield from (amount.label for amount in input_of(game).amounts(view, (*prefix, word)))
