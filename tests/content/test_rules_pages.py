"""The rules pages explain every rule of docs/rules and every option, in every language, with real pictures."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from content import content, game_languages, words
from paths import ROOT, TESTED_GAMES
from pictures import panels, pictures
from piece_counts import piece_counts
from troop.games import GAMES

pytestmark = pytest.mark.cpython
WITH_SOURCE = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")}
"""The games whose rules are in docs/rules."""
PAGES = [(game, language) for game in GAMES for language in game_languages(game)]

every_page = pytest.mark.parametrize(("game", "language"), PAGES)
every_page_with_source = pytest.mark.parametrize(
    ("game", "language"), [page for page in PAGES if page[0] in WITH_SOURCE]
)
every_picture = pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in pictures(game)])


@lru_cache
def page(game: str, language: str) -> str:
    return (content(game) / "rules" / f"{language}.md").read_text(encoding="utf-8")


def ruling(language: str) -> str:
    """Return how a ruling begins, taken from the language's first one: ``> **Ruling.**``."""
    found = re.search(r"^> \*\*[^*]+\.\*\*", page("mancala", language), re.M)
    assert found
    return found[0]


@lru_cache
def source(game: str) -> str:
    return (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")


def rules(text: str) -> Iterator[tuple[str, str]]:
    """Yield number and text of the rules of a page."""
    for part in re.split(r"^##+ ", text, flags=re.M):
        if found := re.match(r"(\d+)\. ", part):
            yield found[1], part


def source_rules(text: str) -> Iterator[tuple[str, str]]:
    """Yield number and text of the rules in docs/rules, which are numbered throughout; other lists begin at 1 again."""
    count = 0
    for part in re.split(r"^(?=\d+\. |## )", text, flags=re.M):
        if part.startswith(f"{count + 1}. "):
            count += 1
            yield str(count), part


def test_rules_of_games_with_tests_are_in_english_and_french() -> None:
    assert {(game, language) for game in TESTED_GAMES for language in ("en", "fr")} <= set(PAGES)
    assert TESTED_GAMES == WITH_SOURCE


@every_page_with_source
def test_page_has_every_rule_once(game: str, language: str) -> None:
    numbers = sorted(number for number, _ in rules(page(game, language)))
    assert numbers == sorted(number for number, _ in source_rules(source(game)))


@every_page_with_source
def test_page_marks_every_ruling(game: str, language: str) -> None:
    marked = [number for number, text in rules(page(game, language)) if ruling(language) in text]
    assert sorted(marked) == sorted(n for n, text in source_rules(source(game)) if "*ruling*" in text.lower())


@every_page
def test_every_quote_is_a_ruling(game: str, language: str) -> None:
    quotes = re.findall(r"^> .*", page(game, language), re.M)
    assert all(quote.startswith(ruling(language)) for quote in quotes)


@every_page
def test_page_explains_every_option_by_its_name_on_the_screen(game: str, language: str) -> None:
    named = dict(re.findall(rf"^option-{game}-([a-z]+) = (.*)$", words(language), re.M))
    explained = dict(re.findall(r"^### `([a-z]+)` (.*)$", page(game, language), re.M))
    assert explained == {option.name: named[option.name] for option in GAMES[game].options if option.name != "seats"}


@every_page
def test_page_explains_every_value_of_an_option(game: str, language: str) -> None:
    sections = dict(re.findall(r"^### `([a-z]+)` (.*?)(?=^##)", page(game, language), re.M | re.S))
    for option in GAMES[game].options:
        for value in option.values if option.name != "seats" else ():
            assert not isinstance(value, str) or f"`{value}`" in sections[option.name], (option.name, value)


@every_page
def test_page_has_a_section_about_notation(game: str, language: str) -> None:
    assert page(game, language).count("{#notation}\n") == 1


@every_page
def test_every_link_has_a_target(game: str, language: str) -> None:
    text = page(game, language)
    targets = {number for number, _ in rules(text)} | set(re.findall(r"^## .* \{#(.*)\}$", text, re.M))
    targets |= {f"option-{name}" for name in re.findall(r"^### `([a-z]+)`", text, re.M)}
    assert set(re.findall(r"(?<!!)\[[^]]*\]\(#([^)]*)\)", text)) <= targets


@every_page
def test_all_languages_have_the_same_sections_pictures_and_links(game: str, language: str) -> None:
    def frame(text: str) -> list[str]:
        return re.findall(r"\{#.*\}$|^### (?:\d+|`.*?`)|\]\([^)]*\)|^>", text, re.M)

    assert frame(page(game, language)) == frame(page(game, "en"))


@every_page
def test_every_picture_is_shown_once(game: str, language: str) -> None:
    assert sorted(re.findall(r"^!\[.*\]\((.*)\)$", page(game, language), re.M)) == sorted(pictures(game))


@every_picture
def test_pictured_position_is_possible(game: str, name: str) -> None:
    picture, rules_game = pictures(game)[name], GAMES[game]
    options: dict[str, Any] = picture.get("options", {})
    state = rules_game.notation.from_text(picture["position"], **options)
    assert rules_game.notation.to_text(state) == picture["position"]
    assert piece_counts(rules_game, state) == piece_counts(rules_game, rules_game.start(**options))


@every_picture
def test_labels_of_a_picture_name_its_items(game: str, name: str) -> None:
    picture = pictures(game)[name]
    for panel in panels(GAMES[game], picture):
        keys = {item["key"] for item in panel["items"]}
        assert keys.issuperset(panel["labels"])
        assert not picture.get("offers") or panel["offered"]


def test_french_punctuation_has_non_breaking_spaces() -> None:
    for game in (game for game, language in PAGES if language == "fr"):
        prose = re.sub(r"`[^`\n]*`", "x", page(game, "fr"))
        assert re.findall(r"\w [:;?!»]|« ", prose) == []
