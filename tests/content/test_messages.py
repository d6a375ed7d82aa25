"""Every language has the same messages, and every message that engine or page name exists."""

import re

import pytest
from content import game_languages, game_words, languages, page_words, words
from paths import ROOT, TESTED_GAMES
from troop.games import GAMES

pytestmark = pytest.mark.cpython
LANGUAGES = languages()
# Ids that are put together from a name in the engine: games, options and their values, bots, reasons.
REASONS = tuple(f"{game}-outcome-reason-" for game in GAMES)
FAMILIES = (
    *REASONS,
    "outcome-reason-",
    "game-",
    "kind-",
    "level-",
    "option-",
    "begins-",
    "bot-",
    "preset-",
    "progress-",
    "store-",
    "settings-",
)


def messages(text: str) -> dict[str, set[str]]:
    """Return the messages of a Fluent text, with their attributes."""
    from fluent.syntax import FluentParser, ast

    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    found = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries}
    assert len(found) == len(entries), "a message occurs twice"
    return found


def named(*patterns: str) -> set[str]:
    """Return the message ids that occur as whole strings in the sources."""
    texts = [path.read_text() for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return {name for text in texts for name in re.findall(r"""["'`:]([a-z0-9]+(?:-[a-z0-9]+)*)\b""", text)}


def test_english_and_french_exist() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("game", sorted(TESTED_GAMES))
def test_games_with_tests_are_in_every_language(game: str) -> None:
    assert game_languages(game) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_of_the_page(language: str) -> None:
    assert messages(page_words(language)) == messages(page_words(LANGUAGES[0]))


@pytest.mark.parametrize(("game", "language"), [(game, each) for game in GAMES for each in game_languages(game)])
def test_every_language_of_a_game_has_the_same_messages(game: str, language: str) -> None:
    assert messages(game_words(game, language)) == messages(game_words(game, LANGUAGES[0]))


def test_no_message_occurs_twice() -> None:
    assert messages(words(LANGUAGES[0]))


def test_every_language_has_its_own_name() -> None:
    names = [re.search(r"^language-name = (.+)$", words(language), re.M) for language in LANGUAGES]
    assert len({name[1] for name in names if name}) == len(LANGUAGES)


def test_messages_of_the_engine_exist() -> None:
    ids = named_messages("py/troop/**/*.py")
    assert ids
    assert ids <= set(messages(words(LANGUAGES[0]))) | set(messages(game_words("_sample", LANGUAGES[0])))


def test_messages_of_the_page_exist() -> None:
    ids = set(re.findall(r'data-i18n="([^"]+)"', (ROOT / "index.html").read_text()))
    assert ids
    assert ids <= set(messages(words(LANGUAGES[0])))


def test_english_texts_in_the_html_equal_the_messages() -> None:
    """The first language is in the HTML, so pages in it need no translation at the start."""
    page = (ROOT / "index.html").read_text()
    english = dict(re.findall(r"^([a-z0-9-]+) = (.+)$", words("en"), re.M))
    texts = re.findall(r'data-i18n="([^"]+)"[^>]*>([^<]*)<', page)
    for tag, pairs in re.findall(r'(<[^<>]* data-i18n-attr="([^"]+)"[^<>]*>)', page):
        for attribute, name in (pair.split(":") for pair in pairs.split()):
            texts += [(name, text) for text in re.findall(rf' {attribute}="([^"]*)"', tag)]
    assert len(texts) > 100
    assert [(name, text.strip()) for name, text in texts if text.strip() != english[name]] == []


def test_no_message_is_unused() -> None:
    nested = re.findall(r"\{ ([a-z][a-z0-9-]*) \}", words("en"))
    used = named("py/troop/**/*.py", "web/**/*.js", "index.html", "tools/page.mjs") | set(nested)
    events = {f"{game}-{name}" for game in GAMES for name in used}
    known = messages(words(LANGUAGES[0]))
    unused = {name for name in known if name not in used | events and not name.startswith(FAMILIES)}
    assert unused == set()


def named_messages(pattern: str) -> set[str]:
    """Return the ids in calls of ``message("…")``; ids put together from parts are left out."""
    texts = [path.read_text() for path in sorted(ROOT.glob(pattern))]
    return {name for text in texts for name in re.findall(r'(?<!\.)\bmessage\(\s*"([a-z0-9-]+)"', text)}


def test_french_punctuation_has_non_breaking_spaces() -> None:
    assert re.findall(r".*\w [:;?!»].*|.*« .*", re.sub(r"^#.*", "", words("fr"), flags=re.M)) == []
