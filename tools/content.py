"""The places of content: shared by all games in ``assets/``, of one game in its ``content/`` folder."""

from pathlib import Path

HOME = Path(__file__).parent.parent
GAMES = HOME / "py" / "troop" / "games"


def content(game: str) -> Path:
    """Return the content folder of a game."""
    return GAMES / game / "content"


def languages() -> list[str]:
    """Return the tags of all languages of the page, English first."""
    tags = {path.stem for path in (HOME / "assets" / "words").glob("*.ftl")}
    return sorted(tags, key=lambda tag: (tag != "en", tag))


def words(language: str) -> str:
    """Return the Fluent texts of a language: those of the page, then those of each game."""
    paths = [HOME / "assets" / "words" / f"{language}.ftl", *sorted(GAMES.glob(f"*/content/words/{language}.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def lesson_files() -> list[Path]:
    """Return the lesson files of all games."""
    return sorted(GAMES.glob("*/content/lessons/*.toml"), key=lambda path: path.name)
