"""The naive Monkey Mancala with tokens, against examples worked out by hand from the rules."""

from __future__ import annotations

import re
import sys
from fractions import Fraction

import pytest
from naive import mancala, mancala_tokens
from naive.mancala_tokens import Game, chances, play, play_all, position, result, who, words

RANDOM_GAMES = 20 if sys.platform == "emscripten" else 200


def game_from(text: str, south: str = "", north: str = "", copies: int = 4, disruption: str = "on") -> Game:
    """Return a position before a choice, from `South's pockets / North's pockets / stores / mover` and the two
    hands.
    """
    rows = [part.split() for part in text.split("/")]
    game = mancala_tokens.start(pockets=len(rows[0]), copies=copies, disruption=disruption)
    for name, number in zip("abcdef", rows[0], strict=False):
        game.board[name] = int(number)
    for name, number in zip("ABCDEF", rows[1], strict=False):
        game.board[name] = int(number)
    game.board["S"], game.board["N"] = int(rows[2][0]), int(rows[2][1])
    game.mover = rows[3][0]
    for player, hand in (("S", south), ("N", north)):
        for kind in hand.split():
            game.pile.remove(kind)
            game.hands[player].append(kind)
    return game


def after(game: Game, text: str) -> Game:
    monkeys = sum(game.board.values())
    copies = sum(kind == "skip" for kind in game.pile + game.hands["S"] + game.hands["N"])
    for word in text.split():
        game = play(game, word)
        mancala_tokens.check_conservation(game, monkeys, copies)
    return game


def is_refused(game: Game, word: str) -> bool:
    with pytest.raises(AssertionError):
        play(game, word)
    return word not in words(game)


START = "4 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"
ROLLS = ["roll=1", "roll=2", "roll=3", "roll=4", "roll=5", "roll=6"]


def test_the_example_of_the_rules() -> None:
    game = mancala_tokens.start()
    assert position(game) == START + " / - / -"
    game = after(game, "c roll=1 draw=reverse")
    assert position(game) == "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S / reverse / -"
    game = after(game, "reverse d")
    assert position(game) == "5 5 1 0 5 5 / 4 4 4 4 5 5 / 1 0 / N / - / -"
    game = after(game, "D roll=6 draw=skip draw=swap")
    assert position(game) == "6 5 1 0 5 5 / 4 4 4 0 6 6 / 1 1 / S / - / skip swap"
    game = play(game, "f")
    assert who(game) == "N"
    game = after(game, "pass roll=3 draw=steal")
    assert position(game) == "6 5 1 0 5 0 / 5 5 5 1 6 6 / 2 1 / N / steal / skip swap"


def test_first_choice_has_only_pockets_and_words_are_sorted() -> None:
    assert words(mancala_tokens.start()) == ["a", "b", "c", "d", "e", "f"]
    game = game_from("1 1 / 1 2 / 0 3 / S", south="skip reverse steal swap")
    assert words(game) == [
        "a", "b", "reverse", "skip", "steal:A", "steal:B", "steal:store", "swap:AB", "swap:aB", "swap:bB",
    ]  # fmt: skip


def test_chance_has_its_probabilities() -> None:
    game = play(mancala_tokens.start(), "c")
    assert who(game) == "chance"
    assert chances(game) == [(word, Fraction(1, 6)) for word in ROLLS]
    game = play(game, "roll=5")
    assert chances(game) == [("draw=" + kind, Fraction(1, 4)) for kind in ("reverse", "skip", "steal", "swap")]
    game = play(game, "draw=skip")
    assert dict(chances(game))["draw=skip"] == Fraction(3, 15)
    assert sum(p for _, p in chances(game)) == 1


def test_a_draw_with_one_kind_left_is_still_written() -> None:
    game = game_from(START, south="skip skip reverse reverse steal", north="steal swap", copies=2)
    game = after(game, "c pass roll=1")
    assert chances(game) == [("draw=swap", Fraction(1))]


def test_one_roll_in_a_turn_but_every_free_turn_draws() -> None:
    game = after(game_from(START), "c roll=2 draw=skip")
    assert (who(game), game.mover) == ("S", "S")
    game = after(game, "f")  # another monkey enters the store: no second roll, and no free turn
    assert position(game) == "4 4 0 5 5 0 / 5 5 5 5 4 4 / 2 0 / N / skip / -"
    game = after(game_from("4 4 4 4 2 1 / 4 4 4 4 4 4 / 0 0 / S"), "f roll=1 draw=skip e draw=swap")
    assert position(game) == "4 4 4 4 0 1 / 4 4 4 4 4 4 / 2 0 / S / skip swap / -"
    assert game.rolled
    assert words(game)[:5] == ["a", "b", "c", "d", "f"]


def test_a_roll_of_six_and_a_free_turn_draw_three() -> None:
    game = after(mancala_tokens.start(), "c roll=6 draw=skip draw=skip draw=skip")
    assert (who(game), game.hands["S"]) == ("S", ["skip", "skip", "skip"])


def test_a_capture_earns_the_roll_even_of_nothing_opposite() -> None:
    game = play(game_from("1 0 3 / 2 0 2 / 0 0 / S"), "a")
    assert position(game) == "0 0 3 / 2 0 2 / 1 0 / S / - / -"
    assert words(game) == ROLLS
    assert who(play(game, "roll=1")) == "N"


def test_no_roll_when_the_game_is_over() -> None:
    game = play(game_from("0 0 1 / 2 0 2 / 5 0 / S"), "c")
    assert who(game) == "over"
    assert words(game) == []
    assert position(game) == "0 0 0 / 0 0 0 / 6 4 / - / - / -"
    assert result(game) == ("side empty", [6, 4], [0])


def test_skip_passes_the_own_store_as_a_space_and_earns_nothing() -> None:
    game = after(game_from("4 4 4 4 4 1 / 4 4 4 4 4 4 / 0 0 / S", south="skip"), "skip roll=1 f")
    assert position(game) == "4 4 4 4 4 0 / 5 4 4 4 4 4 / 0 0 / N / - / -"


def test_skip_can_end_in_the_store_and_earns_then() -> None:
    game = after(game_from("4 4 4 1 4 4 / 4 4 4 4 4 4 / 0 0 / S", south="skip"), "skip roll=2 d")
    assert words(game) == ROLLS
    assert after(game, "roll=1 draw=swap").mover == "S"


def test_skip_never_meets_the_store_of_the_opponent() -> None:
    game = after(game_from("4 4 4 4 4 1 / 4 4 4 4 4 4 / 0 0 / S", south="skip skip"), "skip roll=1 skip roll=6 f")
    assert position(game) == "5 4 4 4 4 0 / 4 4 4 4 4 4 / 0 0 / N / - / -"  # S A B C D E F are passed


def test_skip_around_the_whole_board() -> None:
    text = "1 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"
    game = after(game_from(text, south="skip skip"), "skip roll=6 skip roll=6 a")  # ends where it started and captures
    assert position(game) == "0 4 4 4 4 4 / 4 4 4 4 4 0 / 5 0 / S / - / -"
    assert words(game) == ROLLS
    game = after(game_from(text, south="skip skip skip"), "skip roll=6 skip roll=6 skip roll=1 a")  # a itself is passed
    assert position(game) == "0 5 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / N / - / -"


def test_reverse() -> None:
    text = "7 4 4 4 4 4 / 4 4 4 4 4 4 / 0 0 / S"
    game = after(game_from(text, south="reverse"), "reverse a")  # F E D C B A, then the store: a free turn
    assert position(game) == "0 4 4 4 4 4 / 5 5 5 5 5 5 / 1 0 / S / - / -"
    assert words(game) == ROLLS
    game = after(game_from("0 1 4 / 4 4 4 / 0 0 / S", south="reverse"), "reverse b")  # captures
    assert position(game) == "0 0 4 / 4 4 0 / 5 0 / S / - / -"
    assert words(game) == ROLLS
    game = after(game_from("4 4 4 / 4 0 1 / 0 0 / N", north="reverse"), "reverse C")
    assert position(game) == "4 0 4 / 4 0 0 / 0 5 / N / - / -"
    assert words(game) == ROLLS


def test_two_reverses_cancel_and_an_effect_lasts_for_one_sowing() -> None:
    game = after(game_from(START, south="reverse reverse"), "reverse reverse a")
    assert position(game) == "0 5 5 5 5 4 / 4 4 4 4 4 4 / 0 0 / N / - / -"
    game = after(game_from("4 4 4 1 4 4 / 4 4 4 4 4 4 / 0 0 / S", south="skip"), "skip roll=2 d roll=1 draw=swap")
    assert (game.skip, game.reverse) == (0, False)
    game = after(game, "a")
    assert game.board == mancala.start().board | {"a": 0, "b": 5, "c": 5, "d": 1, "e": 5, "S": 1}


def test_steal_goes_into_the_store_and_earns_no_roll() -> None:
    game = game_from(START, south="steal steal steal")
    assert is_refused(game, "steal:store")
    assert is_refused(game, "steal:a")
    game = after(game, "steal:F")
    assert position(game) == "4 4 4 4 4 4 / 4 4 4 4 4 3 / 1 0 / S / steal steal / -"
    assert who(game) == "S"
    game = after(game_from("1 1 / 1 1 / 0 2 / S", south="steal"), "steal:store")
    assert position(game) == "1 1 / 1 1 / 1 1 / S / - / -"


def test_steal_of_the_last_monkey_ends_the_game() -> None:
    game = after(game_from("2 3 / 0 1 / 0 2 / S", south="steal"), "steal:B")
    assert who(game) == "over"
    assert result(game) == ("side empty", [6, 2], [0])


def test_swap() -> None:
    game = game_from("1 2 / 2 0 / 0 0 / S", south="swap")
    assert words(game) == ["a", "b", "swap:AB", "swap:aA", "swap:aB", "swap:ab", "swap:bB"]
    assert position(play(game, "swap:aB")) == "0 2 / 2 1 / 0 0 / S / - / -"
    assert position(play(game, "swap:Ba")) == position(play(game, "swap:aB"))
    game = after(game_from("0 2 / 0 1 / 1 3 / S", south="swap"), "swap:aB")
    assert who(game) == "over"
    assert result(game) == ("side empty", [4, 3], [0])


def test_the_window_opens_only_if_a_token_has_a_use() -> None:
    game = play(
        game_from(START, north="swap"), "a"
    )  # all pockets are equal: no Swap is possible, and a was sown at once
    assert game.step == "choose"
    assert game.board["a"] == 0
    game = play(game_from(START, north="swap skip"), "a")
    assert game.step == "window"
    assert words(game) == ["pass", "skip"]
    game = play(game_from(START, north="steal"), "a")
    assert words(game) == ["pass", "steal:a", "steal:b", "steal:c", "steal:d", "steal:e", "steal:f"]
    assert play(game_from(START, north="skip", disruption="off"), "a").step == "choose"


def test_a_skip_against_the_mover_adds_to_theirs() -> None:
    game = after(game_from(START, south="skip", north="skip"), "skip roll=2 a skip")
    assert who(game) == "chance"  # no Skip left to block with
    game = after(game, "roll=3")  # b c d e f are passed: S A B C
    assert position(game) == "0 4 4 4 4 4 / 5 5 5 4 4 4 / 1 0 / S / - / -"
    assert words(game) == ROLLS


def test_a_reverse_against_the_mover_cancels_theirs() -> None:
    game = after(game_from(START, south="reverse", north="reverse"), "reverse a reverse")
    assert position(game) == "0 5 5 5 5 4 / 4 4 4 4 4 4 / 0 0 / N / - / -"


def test_a_block_comes_before_the_die_and_both_tokens_return() -> None:
    game = after(game_from(START, south="skip", north="skip"), "a skip")
    assert who(game) == "S"
    assert words(game) == ["block", "pass"]
    blocked = play(game, "block")
    assert position(blocked) == "0 5 5 5 5 4 / 4 4 4 4 4 4 / 0 0 / N / - / -"
    assert len(blocked.pile) == 16
    not_blocked = play(game, "pass")
    assert words(not_blocked) == ROLLS
    assert position(play(not_blocked, "roll=1")) == "0 4 5 5 5 5 / 4 4 4 4 4 4 / 0 0 / N / skip / -"


def test_a_blocked_steal_takes_nothing() -> None:
    game = after(game_from(START, south="steal", north="steal"), "a steal:b block")
    assert position(game) == "0 5 5 5 5 4 / 4 4 4 4 4 4 / 0 0 / N / - / -"


def test_one_disruption_in_a_turn_but_passing_does_not_use_it_up() -> None:
    game = after(game_from(START, north="skip skip reverse"), "c pass roll=1 draw=swap f")
    assert game.step == "window"
    game = after(game_from(START, south="reverse", north="skip skip reverse"), "c reverse block roll=1 draw=swap f")
    assert game.mover == "N"  # a blocked disruption counts, so f was sown at once
    game = after(game_from(START, north="skip skip"), "b skip roll=1 roll=1 draw=swap f")
    assert position(game) == "4 0 4 5 5 0 / 5 5 5 5 4 4 / 2 0 / N / swap / skip"


def test_the_sowing_takes_what_the_named_pocket_then_holds() -> None:
    game = after(game_from(START, north="steal"), "c steal:c")  # three: d e f, not the store
    assert position(game) == "4 4 0 5 5 5 / 4 4 4 4 4 4 / 0 1 / N / - / -"
    game = after(game_from("2 1 0 / 4 4 4 / 0 0 / S", north="swap"), "a swap:aA")  # four: b c S A
    assert position(game) == "0 2 1 / 3 4 4 / 1 0 / S / - / -"


def test_an_emptied_pocket_means_another_choice_without_a_second_window() -> None:
    game = game_from("1 2 3 / 4 4 4 / 0 0 / S", south="reverse skip", north="steal skip")
    game = after(game, "reverse a steal:a")
    assert position(game) == "0 2 3 / 4 4 4 / 0 1 / S / skip / skip"
    assert who(game) == "S"
    assert words(game) == ["b", "c", "skip"]
    assert game.reverse
    game = after(game, "skip roll=1 b")  # clockwise, a passed: C B
    assert position(game) == "0 0 3 / 4 5 5 / 0 1 / N / - / skip"


def test_an_emptied_pocket_by_swap() -> None:
    game = after(game_from("1 0 3 / 4 4 4 / 0 0 / S", north="swap"), "a swap:ab")
    assert words(game) == ["b", "c"]
    assert position(play(game, "b")) == "0 0 4 / 4 4 4 / 0 0 / N / - / -"


def test_a_disruption_can_end_the_game() -> None:
    game = after(game_from("0 0 1 / 2 0 2 / 5 0 / S", north="steal"), "c steal:c")
    assert who(game) == "over"
    assert result(game) == ("side empty", [5, 5], [])
    game = after(game_from("0 0 1 / 2 0 2 / 5 0 / S", north="swap"), "c swap:cB")
    assert who(game) == "over"
    assert position(game) == "0 0 0 / 0 0 0 / 5 5 / - / - / -"


def test_a_sixth_token_is_discarded_before_the_next_draw() -> None:
    game = game_from(START, south="skip skip reverse swap swap")
    game = after(game, "c roll=3 draw=steal")
    assert who(game) == "S"
    assert words(game) == ["discard:reverse", "discard:skip", "discard:steal", "discard:swap"]
    game = after(game, "discard:steal")
    assert game.step == "draw"
    assert dict(chances(game))["draw=steal"] == Fraction(4, 11)
    game = after(game, "draw=skip discard:swap")
    assert position(game) == "4 4 0 5 5 5 / 4 4 4 4 4 4 / 1 0 / S / skip skip skip reverse swap / -"


def test_six_of_one_kind_are_discarded_without_a_choice() -> None:
    game = after(game_from(START, south="skip skip skip skip skip", copies=6), "c roll=1 draw=skip")
    assert game.step == "choose"
    assert len(game.hands["S"]) == 5
    assert len(game.pile) == 19


def test_draws_from_an_empty_pile_are_lost() -> None:
    game = game_from(START, south="skip skip reverse", north="reverse steal steal swap swap", copies=2)
    game = play(play(game, "c"), "pass")
    assert words(game) == ROLLS  # the die is rolled anyway
    game = play(game, "roll=6")
    assert game.step == "choose"
    assert game.mover == "S"
    assert game.pile == []


def test_a_discard_can_be_drawn_again_by_the_next_draw() -> None:
    game = game_from(START, south="skip skip reverse reverse steal", north="swap swap", copies=2)
    game = after(game, "c roll=3 draw=steal discard:skip")
    assert chances(game) == [("draw=skip", Fraction(1))]
    game = after(game, "draw=skip discard:skip")
    assert game.step == "choose"
    assert game.pile == ["skip"]


def test_first_gives_the_seats() -> None:
    game = after(game_from("0 0 1 / 2 0 2 / 5 0 / S"), "c")
    game.first = 2
    assert result(game) == ("side empty", [4, 6], [1])


GRAMMAR = r"""(?x)
    ( (USE)* POCKET ( WINDOW ( (USE)* POCKET )? )? REWARD )*
    (USE)* ( POCKET WINDOW (USE)* )?      # the game may end after a Steal or Swap
"""
PARTS = {
    "USE": r"(?: skip\  ROLL | reverse\  | STEAL | SWAP )",
    "WINDOW": r"(?: pass\  | (?: reverse\  | STEAL | SWAP ) ANSWER? | skip\  (?: ROLL | block\  | pass\  ROLL ) )",
    "ANSWER": r"(?: block\  | pass\  )",
    "REWARD": r"(?: ROLL? (?: DRAW (?: discard:\w+\  )? )* )",
    "POCKET": r"(?: [a-fA-F]\  )",
    "STEAL": r"(?: steal:(?:[a-fA-F]|store)\  )",
    "SWAP": r"(?: swap:(?:[a-f][a-fA-F]|[A-F][A-F])\  )",
    "ROLL": r"(?: roll=[1-6]\  )",
    "DRAW": r"(?: draw=(?:skip|reverse|steal|swap)\  )",
}


def grammar() -> re.Pattern[str]:
    text = GRAMMAR
    for name, part in PARTS.items():
        text = text.replace(name, part)
    return re.compile(text)


def test_random_games_follow_the_grammar_and_lose_nothing() -> None:
    pattern = grammar()
    for seed in range(RANDOM_GAMES):
        game = mancala_tokens.random_game(
            seed,
            thrift=(0.0, 0.5, 0.9, 1.0)[seed % 4],
            pockets=seed % 6 + 1 if seed % 3 == 0 else 6,
            each=seed % 6 + 1,
            capture=("any", "full")[seed // 2 % 2],
            copies=seed % 5 + 2,
            disruption="off" if seed % 7 == 0 else "on",
            first=seed % 2 + 1,
        )
        assert pattern.fullmatch("".join(word + " " for word in game.log)), game.log


def test_hoarders_fill_their_hands_and_empty_the_pile() -> None:
    full, empty = 0, 0
    for seed in range(RANDOM_GAMES // 4):
        game = mancala_tokens.random_game(seed, thrift=1.0, copies=2)
        full += any(word.startswith("discard:") for word in game.log)
        empty += game.pile == []
    assert full > 0
    assert empty > 0


def test_without_tokens_used_it_is_the_plain_game() -> None:
    for seed in range(RANDOM_GAMES // 2):
        pockets, each, capture = seed % 6 + 1, seed % 5 + 1, ("any", "full")[seed % 2]
        log = mancala_tokens.random_game(seed, thrift=1.0, pockets=pockets, each=each, capture=capture).log
        plain = mancala.start(pockets, each, capture)
        with_tokens = mancala_tokens.start(pockets, each, capture)
        for word in log:
            with_tokens = play(with_tokens, word)
            if len(word) == 1:
                plain = mancala.sow(plain, word)
            if with_tokens.step in ("choose", "over"):
                assert plain.board == with_tokens.board
                assert position(with_tokens).startswith(mancala.position(plain))
        assert mancala.result(plain) == result(with_tokens)


def test_play_all_equals_repeated_play() -> None:
    game = mancala_tokens.random_game(7)
    assert position(play_all(mancala_tokens.start(), " ".join(game.log))) == position(game)
