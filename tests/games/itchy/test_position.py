"""Positions of Itchy Monkey as text."""

import pytest
from itchy_setup import GAME, at, changed, clan, printed
from message_texts import check
from troop.core.game import BadPosition

START = printed()
CLAN = printed(mode="clan")
SETTLED = changed(START, "d7=1:2w1q a4=2:2w1q")


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (f"{START} | 1 place | turns=0", {}),
        (f"{START} | ? first | turns=0", {"first": "drawn"}),
        (f"{SETTLED} | 1 spawn | turns=0", {}),
        (f"{SETTLED} | 2 move | turns=7", {}),
        (f"{SETTLED} | 2 spawn | turns=8", {"first": 2}),
        (f"{SETTLED} | 2 spawn | turns=8", {"first": "drawn"}),
        (f"{changed(START, 'd7=1:3w1q+s,2:s')} | 1 spawn | turns=12", {"spies": "on"}),
        (f"{changed(START, 'd7=1:7w')} | 1 after | turns=12", {}),
        (f"{changed(START, 'd7=1:7w')} | 2 enter | turns=13", {}),
        (f"{changed(START, 'd7=1:3w a4=1:3w g4=1:3w')} | 2 over | turns=13", {}),
        (f"{SETTLED} | 1 over | turns=20", {"cap": 10}),
        (f"{CLAN} | 1 pick | turns=0 | clans=-,- | safe=-,- | barred=-", {"mode": "clan"}),
        (f"{CLAN} | 2 pick | turns=0 | clans=S,- | safe=-,- | barred=-", {"mode": "clan"}),
        (f"{CLAN} | 1 bump | turns=2 | clans=L,O | safe=-,- | barred=d7", {"mode": "clan"}),
        (
            f"{changed(CLAN, 'd7! b7! a5=5w1q* f7=*')} | 1 bump | turns=8 | clans=L,O | safe=GL,- | barred=-",
            {"mode": "clan"},
        ),
        (
            f"{CLAN.replace('L(1w)', 'L')} | 1 over | turns=8 | clans=L,O | safe=-,- | barred=-",
            {"mode": "clan"},
        ),
    ],
)
def test_a_position_is_read_and_written(text: str, options: dict[str, object]) -> None:
    assert GAME.notation.to_text(GAME.notation.from_text(text, **options)) == text


def with_lice(changes: str, step: str = "1 move | turns=0") -> str:
    return f"{changed(START, changes)} | {step}"


def in_clans(changes: str = "", rest: str = "1 spawn | turns=8 | clans=L,O | safe=-,- | barred=-") -> str:
    return f"{changed(CLAN, changes)} | {rest}"


BAD: list[tuple[str, dict[str, object], str]] = [
    ("", {}, "position-fields"),
    (START, {}, "position-fields"),
    (f"{START} | 1 place | turns=0 | x", {}, "position-fields"),
    (f"{START} / . | 1 place | turns=0", {}, "itchy-position-rows"),
    (f"{START} . | 1 place | turns=0", {}, "itchy-position-row"),
    (f"{START} | 1 place | turns=0", {"seats": 3}, "itchy-position-rows"),
    (START.replace("S O .", "S X .") + " | 1 place | turns=0", {}, "itchy-position-cell"),
    (START.replace("S O .", "S T .") + " | 1 place | turns=0", {}, "itchy-position-cell"),
    (START.replace("S O .", "S o .") + " | 1 place | turns=0", {}, "itchy-position-cell"),
    (START.replace("S O .", "S L .") + " | 1 place | turns=0", {}, "itchy-position-monkeys"),
    (START.replace("S O .", "S . .") + " | 1 place | turns=0", {}, "itchy-position-monkeys"),
    (f"{START} | 1 place | turns=0", {"tamarin": "L"}, "itchy-position-cell"),
    (with_lice("d7=1:0w"), {}, "itchy-position-cell"),
    (with_lice("d7=1:w"), {}, "itchy-position-cell"),
    (with_lice("d7=3:1w"), {}, "itchy-position-cell"),
    (with_lice("d7=2:1w,1:s"), {"spies": "on"}, "itchy-position-cell"),
    (with_lice("d7=1:1w,1:1q"), {}, "itchy-position-cell"),
    (with_lice("d7=1:1w").replace(")", ""), {}, "itchy-position-cell"),
    (with_lice("d7=1:1w").replace("(1:1w)", "()"), {}, "itchy-position-cell"),
    (with_lice("d7=1:1w*"), {}, "itchy-position-cell"),
    (with_lice("d7=1:1w,2:1q"), {}, "itchy-position-together"),
    (with_lice("d7=1:15w a4=1:6w"), {}, "itchy-position-too-many"),
    (with_lice("d7=1:4q"), {}, "itchy-position-too-many"),
    (with_lice("d7=1:1w+s"), {}, "itchy-position-too-many"),
    (with_lice("d7=1:s a4=1:s g4=1:s d1=1:s"), {"spies": "on"}, "itchy-position-too-many"),
    (with_lice("d7=1:1w", "3 move | turns=0"), {}, "itchy-position-step"),
    (with_lice("d7=1:1w", "0 move | turns=0"), {}, "itchy-position-step"),
    (with_lice("d7=1:1w", "? move | turns=0"), {}, "itchy-position-step"),
    (with_lice("d7=1:1w", "1 first | turns=0"), {"first": "drawn"}, "itchy-position-step"),
    (with_lice("d7=1:1w", "1 bump | turns=0"), {}, "itchy-position-step"),
    (with_lice("d7=1:1w", "1  move | turns=0"), {}, "itchy-position-step"),
    (with_lice("d7=1:1w", "1 move | 0"), {}, "itchy-position-turns"),
    (with_lice("d7=1:1w", "1 move | turns=00"), {}, "itchy-position-turns"),
    (with_lice("d7=1:1w", "1 move | turns=-2"), {}, "itchy-position-turns"),
    (with_lice("d7=1:1w", "1 move | turns=٤"), {}, "itchy-position-turns"),
    (with_lice("d7=1:1w", "1 move | turns=1"), {}, "itchy-position-first"),
    (with_lice("d7=1:1w", "1 move | turns=0"), {"first": 2}, "itchy-position-first"),
    (f"{START} | 2 place | turns=0", {}, "itchy-position-first"),
    (f"{START} | ? first | turns=0", {}, "itchy-position-unfit"),
    (f"{START} | ? first | turns=1", {"first": "drawn"}, "itchy-position-unfit"),
    (with_lice("d7=1:2w1q", "? first | turns=0"), {"first": "drawn"}, "itchy-position-unfit"),
    (with_lice("d7=1:2w1q", "1 place | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:3w", "2 place | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:2w a4=1:1q", "2 place | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:2w1q", "2 place | turns=2"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:1w", "1 enter | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=2:1w", "1 spawn | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:5w b7=1:5w a6=1:5w a5=1:5w", "1 spawn | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:5w", "1 after | turns=0"), {}, "itchy-position-unfit"),
    (with_lice("d7=1:1w", "1 over | turns=0"), {}, "position-not-over"),
    (with_lice("d7=1:3w a4=1:3w g4=1:3w"), {}, "position-over"),
    (with_lice("d7=1:1w", "1 move | turns=20"), {"cap": 10}, "position-over"),
    (with_lice("d7=1:1w", "1 over | turns=22"), {"cap": 10}, "itchy-position-turns-late"),
    (with_lice("d7=1:3w a4=1:3w g4=1:3w", "1 over | turns=20"), {"cap": 10}, "itchy-position-turns-late"),
    (f"{CLAN} | 1 spawn | turns=0", {"mode": "clan"}, "position-fields"),
    (in_clans("d7=1:1w"), {"mode": "clan"}, "itchy-position-cell"),
    (in_clans("d7=6w"), {"mode": "clan"}, "itchy-position-crowded"),
    (in_clans("d7=2q"), {"mode": "clan"}, "itchy-position-crowded"),
    (in_clans("d7=1w+s"), {"mode": "clan"}, "itchy-position-crowded"),
    (
        in_clans("d7=5w", "1 bump | turns=8 | clans=L,O | safe=-,- | barred=-"),
        {"mode": "clan"},
        "itchy-position-crowded",
    ),
    (in_clans("d7=1w*"), {"mode": "clan"}, "itchy-position-unfit"),
    (in_clans("d7!"), {"mode": "clan"}, "itchy-position-monkeys"),
]
IN_CLANS = [
    ("", "1 spawn | turns=8", "L,O | safe=-,- | barred=-", "itchy-position-clan"),
    ("", "1 spawn | turns=8", "clans=L | safe=-,- | barred=-", "itchy-position-clan"),
    ("", "1 spawn | turns=8", "clans=LS,O | safe=-,- | barred=-", "itchy-position-clan"),
    ("", "1 spawn | turns=8", "clans=T,O | safe=-,- | barred=-", "itchy-position-clan"),
    ("", "1 spawn | turns=8", "clans=L,O | safe=-,- | barred=z9", "itchy-position-clan"),
    ("", "1 spawn | turns=8", "clans=L,O | safe=-, | barred=-", "itchy-position-clan"),
    ("d7! b7!", "1 spawn | turns=8", "clans=L,O | safe=LG,- | barred=-", "itchy-position-clan"),
    ("", "1 spawn | turns=8", "clans=L,L | safe=-,- | barred=-", "itchy-position-unfit"),
    ("", "1 spawn | turns=8", "clans=L,- | safe=-,- | barred=-", "itchy-position-unfit"),
    ("", "1 spawn | turns=8", "clans=G,O | safe=-,- | barred=-", "itchy-position-unfit"),
    ("", "1 spawn | turns=8", "clans=L,O | safe=-,- | barred=d6", "itchy-position-unfit"),
    ("", "1 spawn | turns=8", "clans=L,O | safe=-,- | barred=b7", "itchy-position-unfit"),
    ("", "1 spawn | turns=0", "clans=L,O | safe=-,- | barred=d7", "itchy-position-unfit"),
    ("b7!", "1 spawn | turns=8", "clans=L,O | safe=-,L | barred=-", "itchy-position-unfit"),
    ("b7!", "1 spawn | turns=0", "clans=L,O | safe=L,- | barred=-", "itchy-position-unfit"),
    ("", "1 pick | turns=0", "clans=L,- | safe=-,- | barred=-", "itchy-position-unfit"),
    ("", "2 pick | turns=0", "clans=G,- | safe=-,- | barred=-", "itchy-position-unfit"),
    ("", "1 pick | turns=2", "clans=-,- | safe=-,- | barred=-", "itchy-position-unfit"),
    ("d7=2w", "1 pick | turns=0", "clans=-,- | safe=-,- | barred=-", "itchy-position-unfit"),
    ("", "2 pick | turns=0", "clans=-,- | safe=-,- | barred=-", "itchy-position-first"),
    ("", "1 spawn | turns=7", "clans=L,O | safe=-,- | barred=-", "itchy-position-first"),
    ("", "1 over | turns=8", "clans=L,O | safe=-,- | barred=-", "position-not-over"),
    ("", "1 spawn | turns=200", "clans=L,O | safe=-,- | barred=-", "position-over"),
    ("", "1 move | turns=8", "clans=L,O | safe=-,- | barred=-", "itchy-position-step"),
]
BAD += [(in_clans(changes, f"{step} | {fields}"), {"mode": "clan"}, name) for changes, step, fields, name in IN_CLANS]


@pytest.mark.parametrize(("text", "options", "reason"), BAD)
def test_a_bad_position_names_the_reason(text: str, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition) as raised:
        GAME.notation.from_text(text, **options)
    assert raised.value.message[0] == reason


def test_blanks_do_not_matter() -> None:
    text = SETTLED.replace(" / ", "/").replace(". ", ".  ")
    assert GAME.notation.from_text(f" {text}|1 spawn|turns=0 ") == at("d7=1:2w1q a4=2:2w1q", "1 spawn")


def test_equal_boards_with_other_marks_differ() -> None:
    assert clan("d5=1w* f7=1w", "1 bump") != clan("d5=1w f7=1w", "1 bump")


@pytest.mark.cpython
@pytest.mark.parametrize(("text", "options", "reason"), BAD)
def test_a_bad_position_has_a_message_in_every_language(text: str, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason.replace("-", " ")) as raised:
        GAME.notation.from_text(text, **options)
    check(raised.value.message)
