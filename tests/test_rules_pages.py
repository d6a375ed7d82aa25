"""The rules for players are complete: every rule of docs/rules, every option, in every language, with real pictures."""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from pictures import panels, pictures
from troop.games import GAMES

pytestmark = pytest.mark.cpython
HOME = Path(__file__).parent.parent
LANGUAGES = sorted({path.stem.partition(".")[2] for path in (HOME / "assets/rules").glob("*.md")})
EXACT = {"codemonkey": "codemonkey", "itchy": "itchy-monkey", "mancala": "monkey-mancala"}
"""What the rules of each game are called in docs/rules."""

every_page = pytest.mark.parametrize(("game", "language"), [(game, each) for game in GAMES for each in LANGUAGES])
every_picture = pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in pictures(game)])


@lru_cache
def page(game: str, language: str) -> str:
    return (HOME / f"assets/rules/{game}.{language}.md").read_text(encoding="utf-8")


def ruling(language: str) -> str:
    """How a ruling begins, in the words of the language's first one: ``> **Ruling.**``."""
    found = re.search(r"^> \*\*[^*]+\.\*\*", page("mancala", language), re.M)
    assert found
    return found[0]


@lru_cache
def exact(game: str) -> str:
    return (HOME / f"docs/rules/{EXACT[game]}.md").read_text(encoding="utf-8")


def rules(text: str) -> Iterator[tuple[str, str]]:
    """The rules of a page: number and text."""
    for part in re.split(r"^##+ ", text, flags=re.M):
        if found := re.match(r"(\d+)\. ", part):
            yield found[1], part


def exact_rules(text: str) -> Iterator[tuple[str, str]]:
    """The rules of docs/rules: number and text. They are counted through; other lists begin anew."""
    count = 0
    for part in re.split(r"^(?=\d+\. |## )", text, flags=re.M):
        if part.startswith(f"{count + 1}. "):
            count += 1
            yield str(count), part


def test_the_rules_are_there_in_english_and_french() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)


@every_page
def test_a_page_has_every_rule_in_order(game: str, language: str) -> None:
    assert [number for number, _ in rules(page(game, language))] == [number for number, _ in exact_rules(exact(game))]


@every_page
def test_a_page_marks_every_ruling(game: str, language: str) -> None:
    marked = [number for number, text in rules(page(game, language)) if ruling(language) in text]
    assert marked == [number for number, text in exact_rules(exact(game)) if "*ruling*" in text.lower()]


@every_page
def test_what_is_set_apart_is_a_ruling(game: str, language: str) -> None:
    quotes = re.findall(r"^> .*", page(game, language), re.M)
    assert all(quote.startswith(ruling(language)) for quote in quotes)


@every_page
def test_a_page_explains_every_option_by_the_name_it_has_on_the_shelf(game: str, language: str) -> None:
    words = (HOME / f"assets/words/{language}.ftl").read_text(encoding="utf-8")
    named = dict(re.findall(rf"^option-{game}-([a-z]+) = (.*)$", words, re.M))
    explained = dict(re.findall(r"^### `([a-z]+)` (.*)$", page(game, language), re.M))
    assert explained == {option.name: named[option.name] for option in GAMES[game].options if option.name != "seats"}


@every_page
def test_a_page_tells_every_value_of_an_option(game: str, language: str) -> None:
    told = dict(re.findall(r"^### `([a-z]+)` (.*?)(?=^##)", page(game, language), re.M | re.S))
    for option in GAMES[game].options:
        for value in option.values if option.name != "seats" else ():
            assert not isinstance(value, str) or f"`{value}`" in told[option.name], (option.name, value)


@every_page
def test_a_page_tells_how_moves_are_written(game: str, language: str) -> None:
    assert page(game, language).count("{#notation}\n") == 1


@every_page
def test_every_link_leads_somewhere(game: str, language: str) -> None:
    text = page(game, language)
    there = {number for number, _ in rules(text)} | set(re.findall(r"^## .* \{#(.*)\}$", text, re.M))
    there |= {f"option-{name}" for name in re.findall(r"^### `([a-z]+)`", text, re.M)}
    assert set(re.findall(r"(?<!!)\[[^]]*\]\(#([^)]*)\)", text)) <= there


@every_page
def test_all_languages_have_the_same_parts_pictures_and_links(game: str, language: str) -> None:
    def frame(text: str) -> list[str]:
        return re.findall(r"\{#.*\}$|^### (?:\d+|`.*?`)|\]\([^)]*\)|^>", text, re.M)

    assert frame(page(game, language)) == frame(page(game, "en"))


@every_page
def test_every_picture_is_shown_once(game: str, language: str) -> None:
    assert sorted(re.findall(r"^!\[.*\]\((.*)\)$", page(game, language), re.M)) == sorted(pictures(game))


@every_picture
def test_a_picture_is_of_a_position_that_a_game_can_have(game: str, name: str) -> None:
    picture, rules_of = pictures(game)[name], GAMES[game]
    options: dict[str, Any] = picture.get("options", {})
    state = rules_of.position(picture["position"], **options)
    assert rules_of.describe(state) == picture["position"]
    assert rules_of.census(state) == rules_of.census(rules_of.start(**options))


@every_picture
def test_a_picture_has_all_that_is_named_on_it(game: str, name: str) -> None:
    picture = pictures(game)[name]
    for panel in panels(GAMES[game], picture):
        keys = {item["key"] for item in panel["items"]}
        assert keys.issuperset(panel["labels"])
        assert not picture.get("offers") or panel["offered"]


def test_french_keeps_its_signs_with_the_word_before_them() -> None:
    for game in GAMES:
        prose = re.sub(r"`[^`\n]*`", "x", page(game, "fr"))
        assert re.findall(r"\w [:;?!»]|« ", prose) == []
