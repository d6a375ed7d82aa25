"""Names use the words of docs/glossary.md, not the private words of version 0.1."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from paths import ROOT

pytestmark = pytest.mark.cpython
RETIRED = {
    *("afresh", "borrowed", "census", "clearness", "desk", "eyes", "fact", "facts", "finding", "findings", "ghost"),
    *("ghosts", "house", "keeping", "lending", "manner", "mind", "minding", "minds", "pupil", "shelf", "sight"),
    *("sitting", "soundness", "spellings", "tale", "thinker"),
}
SOURCES = (
    "py/**/*.py",
    "tests/**/*.py",
    "tools/**/*.py",
    "tests/web/**/*.js",
    "web/**/*.js",
    "web/**/*.mjs",
    "web/**/*.ts",
    "e2e/**/*.js",
)
STYLES = ("web/**/*.css", "index.html")
HERE = Path(__file__)


def words_of(name: str) -> set[str]:
    """Split a name into its lower-case words."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def files(patterns: tuple[str, ...]) -> Iterator[Path]:
    for pattern in patterns:
        yield from (path for path in ROOT.glob(pattern) if path != HERE)


def without_text(code: str) -> str:
    """Return code without comments and strings."""
    return re.sub(r'"""[\s\S]*?"""|/\*[\s\S]*?\*/|(?<!:)//.*|#.*|"[^"\n]*"|\'[^\'\n]*\'|`[^`]*`', " ", code)


def test_retired_words_are_not_used_in_names() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in files(SOURCES)
        for name in re.findall(r"[A-Za-z_]\w*", without_text(path.read_text(encoding="utf-8")))
        if words_of(name) & RETIRED
    }
    assert sorted(found) == []


def test_retired_words_are_not_used_in_styles_and_markup() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in files(STYLES)
        for name in re.findall(
            r"[.#]-?[a-z][\w-]*|--[\w-]+|(?:id|class|data-[\w-]+)=\"[^\"]*\"", path.read_text(encoding="utf-8")
        )
        if words_of(name) & RETIRED
    }
    assert sorted(found) == []


def test_retired_words_are_not_used_in_file_names() -> None:
    folders = ("py", "web", "tests", "tools", "e2e", "docs")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if "samples" not in path.parts]
    assert [path.relative_to(ROOT).as_posix() for path in paths if words_of(path.stem) & RETIRED] == []
