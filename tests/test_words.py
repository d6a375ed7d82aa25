"""Every language says the same things, and everything that the engine and the page name is said."""

import re
from pathlib import Path

import pytest
from troop.games import GAMES

pytestmark = pytest.mark.cpython
HOME = Path(__file__).parent.parent
LANGUAGES = sorted((HOME / "assets" / "words").glob("*.ftl"), key=lambda path: (path.stem != "en", path.stem))
# What is made up from a name that the engine gives: games, options and their values, minds, reasons.
REASONS = tuple(f"{game}-reason-" for game in GAMES)
FAMILIES = (*REASONS, "reason-", "game-", "kind-", "option-", "mind-", "preset-", "progress-", "store-", "settings-")


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a language, each with its attributes and the arguments it uses."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse(path.read_text())
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries}
    assert len(found) == len(entries), "a message stands twice"
    return found


def named(*patterns: str) -> set[str]:
    """The message ids that stand in the sources as whole strings."""
    texts = [path.read_text() for pattern in patterns for path in sorted(HOME.glob(pattern))]
    return {name for text in texts for name in re.findall(r"""["'`:]([a-z0-9]+(?:-[a-z0-9]+)*)\b""", text)}


def test_there_are_languages() -> None:
    assert {"en", "fr"} <= {path.stem for path in LANGUAGES}


@pytest.mark.parametrize("path", LANGUAGES, ids=lambda path: path.stem)
def test_every_language_says_the_same(path: Path) -> None:
    assert messages(path) == messages(LANGUAGES[0])


def test_every_language_says_what_it_is_called() -> None:
    names = [re.search(r"^language-name = (.+)$", path.read_text(), re.M) for path in LANGUAGES]
    assert len({name[1] for name in names if name}) == len(LANGUAGES)


def test_what_the_engine_says_has_words() -> None:
    said = named_messages("py/troop/**/*.py")
    assert said
    assert said <= set(messages(LANGUAGES[0]))


def test_what_the_page_says_has_words() -> None:
    said = set(re.findall(r'data-say="([^"]+)"', (HOME / "index.html").read_text()))
    assert said
    assert said <= set(messages(LANGUAGES[0]))


def test_what_the_page_is_built_with_is_what_it_would_say() -> None:
    """It is painted in the first language, and not said again to who speaks it."""
    page = (HOME / "index.html").read_text()
    words = dict(re.findall(r"^([a-z0-9-]+) = (.+)$", LANGUAGES[0].read_text(), re.M))
    texts = re.findall(r'data-say="([^"]+)"[^>]*>([^<]*)<', page)
    for tag, pairs in re.findall(r'(<[^<>]* data-say-attr="([^"]+)"[^<>]*>)', page):
        for attribute, name in (pair.split(":") for pair in pairs.split()):
            texts += [(name, text) for text in re.findall(rf' {attribute}="([^"]*)"', tag)]
    assert len(texts) > 100
    assert [(name, text.strip()) for name, text in texts if text.strip() != words[name]] == []


def test_no_word_is_unused() -> None:
    inside = re.findall(r"\{ ([a-z][a-z0-9-]*) \}", LANGUAGES[0].read_text())
    used = named("py/troop/**/*.py", "web/*.js", "index.html") | set(inside)
    events = {f"{game}-{name}" for game in GAMES for name in used}
    unused = {name for name in messages(LANGUAGES[0]) if name not in used | events and not name.startswith(FAMILIES)}
    assert unused == set()


def named_messages(pattern: str) -> set[str]:
    """The ids in calls of ``message("…")``, without those that are put together."""
    texts = [path.read_text() for path in sorted(HOME.glob(pattern))]
    return {name for text in texts for name in re.findall(r'(?<!\.)\bmessage\(\s*"([a-z0-9-]+)"', text)}
