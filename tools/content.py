"""The places of content: shared by all games in ``assets/``, of one game in its ``content/`` folder.

Folders that begin with ``_``, such as that of the sample game, are no part of the page.
"""

from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).parent.parent
GAMES = HOME / "py" / "troop" / "games"


def content(game: str) -> Path:
    """Return the content folder of a game."""
    return GAMES / game / "content"


def languages() -> list[str]:
    """Return the tags of all languages of the page, English first."""
    return tags_in(HOME / "assets")


def game_languages(game: str) -> list[str]:
    """Return the tags of the languages that a game is written in, English first."""
    return tags_in(content(game))


def tags_in(folder: Path) -> list[str]:
    tags = {path.stem for path in (folder / "words").glob("*.ftl")}
    return sorted(tags, key=lambda tag: (tag != "en", tag))


def words(language: str) -> str:
    """Return the Fluent texts of a language: those of the page, then those of each game."""
    return "\n".join([page_words(language), *(game_words(game, language) for game in game_folders())])


def page_words(language: str) -> str:
    """Return the Fluent texts of the page, those that no single game owns."""
    return (HOME / "assets" / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def game_words(game: str, language: str) -> str:
    """Return the Fluent texts of a game; "" if there is no translation."""
    path = content(game) / "words" / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def game_folders() -> Iterator[str]:
    """Yield the names of the folders of all games, without the sample game."""
    return (path.parent.name for path in sorted(GAMES.glob("[!_]*/content")))


def lesson_files() -> list[Path]:
    """Return the lesson files of all games."""
    return sorted(GAMES.glob("[!_]*/content/lessons/*.toml"), key=lambda path: path.name)
