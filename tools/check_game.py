"""Say what a game still needs to be played on the page, one sentence each.

python tools/check_game.py          checks every game
python tools/check_game.py oxo      checks one
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import message_texts
from content import GAMES as FOLDER
from content import HOME, content, game_languages, lesson_files
from random_moves import random_move
from troop.core.chance import Stream, draw
from troop.core.game import CHANCE, OVER, Game, Move, Outcome
from troop.games import GAMES

MAX_MOVES = 200
"""How many moves of a random game are looked at."""
MOVES_CHECKED = 50
"""How many of the legal moves are written and read back."""
DRAWN_BY_PAGE = {"text", "line", "area"}
"""Symbols of scene items that need no drawing."""
PAGE_ART = HOME / "assets" / "art"


def main(arguments: list[str]) -> int:
    found = {name: list(dict.fromkeys(problems(name))) for name in arguments or GAMES}
    for name, sentences in found.items():
        for sentence in sentences:
            print(f"{name}: {sentence}", file=sys.stderr)
        if not sentences and arguments:
            print(f"{name}: nothing is missing.")
    return 1 if any(found.values()) else 0


def problems(name: str) -> Iterator[str]:
    """Yield what is wrong with a game or missing in it."""
    game = loaded(name)
    if isinstance(game, str):
        yield game
        return
    yield from problems_of_options(game)
    yield from problems_of_words(game)
    yield from problems_of_content(game)
    try:
        yield from problems_while_playing(game)
    except Exception as error:  # a game under construction may fail in any way
        yield f"a random game fails with {type(error).__name__}: {error} ({place(error)})."


def loaded(name: str) -> Game[Any] | str:
    """Return a game, or why there is none."""
    folder = (FOLDER / name).relative_to(HOME)
    if not (FOLDER / name / "__init__.py").exists():
        return f"there is no {folder}/__init__.py: `make new-game NAME={name}` writes one."
    if name not in GAMES:
        return f'it is not registered: add "{name}" to py/troop/games/__init__.py.'
    try:
        game = GAMES[name]
    except AttributeError:
        return f"{folder}/__init__.py has no GAME."
    except Exception as error:
        return f"it cannot be imported: {type(error).__name__}: {error} ({place(error)})."
    if game.name != name:
        return f'the name of the game is "{game.name}", and that of its folder "{name}": they have to be the same.'
    return game


def place(error: BaseException) -> str:
    """Return the file and line of a game where an error was raised, or else the last place."""
    places = []
    trace = error.__traceback__
    while trace:
        places.append((trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    inside = [each for each in places if each[0].startswith(str(FOLDER))]
    path, line = (inside or places)[-1]
    return f"{path.removeprefix(f'{HOME}/')}, line {line}"


def problems_of_options(game: Game[Any]) -> Iterator[str]:
    options = {option.name: option for option in game.options}
    if "seats" not in options:
        yield 'the option "seats" is missing: add Option("seats", (2,), 2) to the options.'
        return
    if not all(isinstance(value, int) and 1 <= value <= 4 for value in options["seats"].values):
        yield 'the values of the option "seats" have to be numbers from 1 to 4.'
    for option in game.options:
        if option.read is None and option.default not in option.values:
            yield f'the default of the option "{option.name}", {option.default!r}, is none of its values.'


def problems_of_words(game: Game[Any]) -> Iterator[str]:
    from fluent.syntax import FluentParser, ast

    languages = game_languages(game.name)
    if "en" not in languages:
        yield "content/words/en.ftl is missing."
        return
    found: dict[str, set[str]] = {}
    for language in languages:
        path = content(game.name) / "words" / f"{language}.ftl"
        resource = FluentParser().parse(text := path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                junk = (entry.content or "").strip()[:60]
                yield f"content/words/{language}.ftl, line {line}: this is no message: {junk}"
            elif isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, set()).update(each.id.name for each in entry.attributes)
    for name in wanted_words(game):
        message, _, attribute = name.partition(".")
        if message not in found or (attribute and attribute not in found[message]):
            yield f"content/words/en.ftl has no {name}."


def wanted_words(game: Game[Any]) -> Iterator[str]:
    """Yield the ids of the texts that the home page shows."""
    yield from (f"game-{game.name}{part}" for part in ("", ".short", ".time", ".about"))
    for option in game.options:
        if option.name != "seats":
            yield f"option-{game.name}-{option.name}"
            yield from (f"option-{game.name}-{option.name}-{each}" for each in option.values if isinstance(each, str))
    for preset in game.presets:
        yield from (f"preset-{game.name}-{preset.name}", f"preset-{game.name}-{preset.name}.about")


def problems_of_content(game: Game[Any]) -> Iterator[str]:
    folder = content(game.name)
    if not (folder / "art" / f"box-{game.name}.svg").exists():
        yield f"content/art/box-{game.name}.svg, the cover on the home page, is missing."
    if not (folder / "rules" / "en.md").exists():
        yield "content/rules/en.md, the rules for players, is missing."
    for path in lesson_files():
        if path.is_relative_to(folder) and not path.stem.startswith(f"{game.name}-"):
            yield f"content/lessons/{path.name}: the name of a lesson begins with that of its game."


def problems_while_playing(game: Game[Any]) -> Iterator[str]:
    """Play a random game and yield what goes wrong."""
    art = {path.stem for path in (*PAGE_ART.glob("*.svg"), *(content(game.name) / "art").glob("*.svg"))}
    rng, state = Stream("check"), game.start()
    for _ in range(MAX_MOVES):
        if state.actor == OVER:
            yield from problems_of_outcome(game, state.outcome)
            return
        yield from problems_of_moves(game, state)
        move = draw(state.weights(), rng) if state.actor == CHANCE else random_move(state, rng)
        for message in message_texts.messages_of(game, state, move):
            yield from message_texts.problems(message)
        scene = game.drawing.scene(state.view(0), 0)
        json.dumps(scene.data())
        for item in (*scene.ground, *scene.items):
            if not {item.symbol, f"{item.symbol}-1"} & (art | DRAWN_BY_PAGE):
                yield f"content/art/{item.symbol}.svg is missing: the scene has an item with this symbol."
        hash(state)
        state = state.apply(move)


def problems_of_moves(game: Game[Any], state: Any) -> Iterator[str]:
    moves: tuple[Move, ...] = state.legal_moves()
    if not moves:
        yield f"there is no legal move although the game is not over: {game.notation.to_text(state)}"
        return
    written = [game.notation.write(state, move) for move in moves]
    if written != sorted(set(written)):
        yield f"legal_moves() are not sorted by their notation, or not all different: {', '.join(written[:12])}"
    if any(len(one) < len(other) and other[: len(one)] == one for one in moves[:12] for other in moves):
        yield f"a move is the beginning of another: {', '.join(written[:12])}"
    for move, text in list(zip(moves, written, strict=True))[:MOVES_CHECKED]:
        if game.notation.separator in text or text.startswith("!"):
            yield f"the move {text!r} cannot stand in a record: it contains the separator or begins with '!'."
        read = None
        with suppress(Exception):
            read = game.notation.parse(state, text)
        if read != move:
            yield f"the move {text!r} is not read back as it was written."


def problems_of_outcome(game: Game[Any], outcome: Outcome | None) -> Iterator[str]:
    if outcome is None:
        yield "the actor is OVER, but there is no outcome."
        return
    yield from message_texts.problems(game.narration.outcome_message(outcome))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
