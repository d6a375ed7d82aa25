"""The rules of the clan game (section 6) by number: a small position, a move, the position after it.

Player 1 plays the lemurs, player 2 the orangutans. Monkeys are clean unless a position says otherwise.
"""

import pytest
from itchy_setup import GAME, clan, events, legal, lice, played, printed, species_at, step, why
from piece_counts import piece_counts
from troop.core.game import CHANCE

# The printed board:
#   7  . L . G S O .
#   6  L . S . . . O
#   5  O . . L . M .
#   4  G . M . O . G
#   3  . O . S . . M
#   2  M . . . L . S
#   1  . M L G . S .
#      a b c d e f g


# Rule 23


def test_rule_23_every_monkey_has_a_worker() -> None:
    assert printed(mode="clan").replace("(1w)", "") == printed()
    assert printed(mode="clan").count("(1w)") == 24


def test_rule_23_the_players_pick_species_and_the_first_player_starts() -> None:
    state = GAME.start(mode="clan", first=2)
    assert (step(state), legal(state)) == ("2 pick", ["L", "M", "O", "S"])
    state = played(state, "M")
    assert (step(state), legal(state)) == ("1 pick", ["L", "O", "S"])
    assert step(played(state, "S")) == "2 spawn"


def test_rule_23_gorillas_and_taken_species_cannot_be_picked() -> None:
    state = played(GAME.start(mode="clan"), "M")
    assert [why(state, word) for word in ("G", "M", "T", "d7")] == [
        *("why-gorillas-free", "why-clan-taken", "why-pick", "why-pick")
    ]


def test_rule_23_tamarins_can_be_picked_instead_of_those_they_replace() -> None:
    assert legal(GAME.start(mode="clan", tamarin="M")) == ["L", "O", "S", "T"]


def test_rule_6_the_first_player_of_the_clan_game_is_drawn() -> None:
    state = GAME.start(mode="clan", first="drawn")
    assert (state.actor, legal(state)) == (CHANCE, ["first=1", "first=2"])
    assert step(played(state, "first=2")) == "2 pick"


# Rule 24


def test_rule_24_a_turn_is_a_spawn_then_a_bump() -> None:
    state = played(GAME.start(mode="clan"), "L", "O", "d7")
    assert step(state) == "1 bump"
    assert step(played(state, "d7-d6")) == "2 spawn"


def test_rule_24_both_are_compulsory() -> None:
    state = clan("b7=1w f7=1w")
    assert why(state, "pass") == "why-spawn-first"
    assert "pass" not in legal(played(state, "b7"))
    assert why(played(state, "b7"), "pass") == "why-bump-first"


def test_rule_24_pass_only_when_no_bump_is_possible() -> None:
    board = (
        "L(2w) O . . . . . / O . . . . . . / . . O . . . . / . . O(1w) . . . . / . . O . . . ." + " / . . . . . . ." * 2
    )
    text = f"{board} | 1 bump | turns=20 | clans=L,O | safe=GGGGLLLLMMMMM,SSSSS | barred=-"
    state = GAME.notation.from_text(text, mode="clan")
    assert legal(state) == ["pass"]
    assert step(played(state, "pass")) == "2 spawn"


# Rule 25


def test_rule_25_six_workers_become_a_queen_at_once() -> None:
    state = clan("d5=5w f7=1w")
    assert lice(played(state, "d5")) == "f7=1w d5=1q"
    assert events(state, "d5") == ["spawned", "queen-made"]


def test_rule_25_exactly_six_become_the_queen_and_the_rest_stay() -> None:
    assert lice(played(clan("d5=4w c6=4w f7=1w", "1 bump"), "d5-c5")) == "f7=1w c6=4w c5=4w"
    assert lice(played(clan("d5=4w a5=4w f7=1w b7=1w", "1 bump"), "d5-b5 4w")) == "b7=1w f7=1w a5=2w1q"


def test_rule_25_lice_that_arrive_together_are_added_together_first() -> None:
    state = clan("d5=4w1q a5=3w f7=1w b7=1w", "1 bump")
    assert lice(played(state, "d5-b5 4w1q")) == "b7=1w f7=1w"
    assert events(state, "d5-b5 4w1q") == ["bumped", "crossed", "queen-made", "picked"]


def test_rule_25_a_second_queen_by_workers_is_nitpicked() -> None:
    state = clan("d5=5w1q f7=1w b7=1w")
    assert lice(played(state, "d5")) == "b7=1w f7=1w"
    assert events(state, "d5") == ["spawned", "queen-made", "picked"]


def test_rule_25_a_second_queen_that_comes_over_is_nitpicked() -> None:
    state = clan("d5=1w1q a5=1q f7=1w b7=1w", "1 bump")
    assert lice(played(state, "d5-b5 1w1q")) == "b7=1w f7=1w"


# Rule 26


def test_rule_26_any_monkey_with_a_louse_can_spawn_even_an_opponents() -> None:
    state = clan("d5=1w f7=1w d7=1q")
    assert legal(state) == ["d5", "d7", "f7"]
    assert why(state, "b7") == "why-spawn-clean"
    assert lice(played(state, "f7")) == "d7=1q f7=2w d5=1w"


def test_rule_26_one_worker_spawns_and_one_more_for_each_queen() -> None:
    assert lice(played(clan("d5=1w f7=1w d7=1q"), "d7")) == "d7=2w1q f7=1w d5=1w"


# Rule 27


def test_rule_27_any_monkey_but_the_opponents_can_move() -> None:
    state = clan("d5=1w f7=1w", "1 bump")
    moved = {species_at(state, move[:2]) for move in legal(state)}
    assert moved == {"L", "S", "M", "G"}
    assert why(state, "f7", "f6") == "why-other-clan"


def test_rule_27_monkeys_without_lice_move_too() -> None:
    assert "d7-d6" in legal(clan("d5=1w f7=1w", "1 bump"))


def test_rule_27_the_monkey_the_opponent_moved_last_is_barred() -> None:
    state = played(clan("d5=1w f7=1w", "1 bump"), "d7-c7", "d5")
    assert not [move for move in legal(state) if move.startswith("c7")]
    assert why(state, "c7", "d7") == "why-barred"
    state = played(state, "c4-b4", "d5")
    assert "c7-d7" in legal(state)
    assert why(state, "b4", "c4") == "why-barred"


def test_rule_27_nothing_is_barred_after_a_monkey_was_sent_off() -> None:
    state = played(clan("d5=1w f7=1w", "1 bump", barred="a4"), "d7 off")
    assert state.clan.barred == -1


def test_rule_27_nothing_is_barred_after_a_pass() -> None:
    board = (
        "L(2w) O . . . . . / O . . . . . . / . . O . . . . / . . O(1w) . . . . / . . O . . . G" + " / . . . . . . ." * 2
    )
    text = f"{board} | 1 bump | turns=20 | clans=L,O | safe=GGGLLLLMMMMM,SSSSS | barred=g3"
    state = played(GAME.notation.from_text(text, mode="clan"), "pass", "c4")
    assert "g3-f3" in legal(state)


def test_rule_27_a_clean_monkey_with_a_free_way_leaves_the_board_and_is_safe() -> None:
    state = clan("d5=1w f7=1w", "1 bump")
    assert "c4 off" not in legal(state)
    assert why(state, "c4", "off") == "why-no-way-out"
    after = played(state, "c6 off")
    assert (species_at(after, "c6"), after.clan.safe) == (".", ("S", ""))


def test_rule_27_a_monkey_on_the_edge_leaves_at_once() -> None:
    state = played(clan("d5=1w f7=1w", "1 bump"), "d7 off")
    assert (species_at(state, "d7"), state.clan.safe) == (".", ("G", ""))
    assert piece_counts(GAME, state)["G"] == 4


def test_rule_27_a_monkey_with_lice_does_not_leave() -> None:
    state = clan("d5=1w f7=1w d7=1w", "1 bump")
    assert "d7 off" not in legal(state)
    assert why(state, "d7", "off") == "why-lice-stay"


def test_rule_27_safe_monkeys_lie_in_front_of_the_player_who_moved_them() -> None:
    state = played(clan("d5=1w f7=1w", "1 bump"), "d7 off", "d5", "e7 off")
    assert state.clan.safe == ("G", "S")


def test_rule_27_all_lice_go_over_or_none() -> None:
    state = clan("d5=2w1q f7=1w b7=1w", "1 bump")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5", "d5-b5 2w1q"]
    assert lice(played(state, "d5-b5")) == "b7=1w f7=1w b5=2w1q"
    assert lice(played(state, "d5-b5 2w1q")) == "b7=1w f7=1w a5=2w1q"
    assert why(state, "d5", "b5", "1w") == "why-all-or-none"


def test_rule_27_lice_join_others_of_at_most_their_power() -> None:
    state = clan("d5=2w a5=1q f7=1w b7=1w", "1 bump")
    assert lice(played(state, "d5-b5 2w")) == "b7=1w f7=1w a5=2w1q"


def test_rule_27_lice_cannot_join_others_of_more_power() -> None:
    state = clan("d5=2w a5=3w f7=1w b7=1w", "1 bump")
    assert [move for move in legal(state) if move.startswith("d5-b5")] == ["d5-b5"]
    assert why(state, "d5", "b5", "2w") == "why-stronger"


def test_rule_27_stopping_short_bumps_nothing() -> None:
    state = clan("d5=2w f7=1w", "1 bump")
    assert [move for move in legal(state) if move.startswith("d5-c5")] == ["d5-c5"]
    assert why(state, "d5", "c5", "2w") == "why-nobody-crosses"


# Rule 28


def test_rule_28_five_workers_send_one_to_every_monkey_beside() -> None:
    state = clan("e7=4w b7=1w f7=1w")
    assert lice(played(state, "e7")) == "b7=1w d7=1w e7=3w* f7=2w"
    assert [event.arguments for event in GAME.narration.events(state, ("e7",))][1] == {
        **{"seat": 1, "cell": "e7", "species": "S", "cells": "d7, f7", "count": 2}
    }


def test_rule_28_with_a_queen_beside_them_the_workers_break_out() -> None:
    assert lice(played(clan("e7=3w1q b7=1w f7=1w"), "e7")) == "b7=1w d7=1w e7=3w1q* f7=2w"


def test_rule_28_an_outbreak_sets_off_another() -> None:
    state = clan("e7=4w f7=4w b7=1w")
    assert lice(played(state, "e7")) == "b7=1w d7=1w e7=4w* f7=4w*"
    assert events(state, "e7") == ["spawned", "outbreak", "outbreak"]


def test_rule_28_each_monkey_breaks_out_once_a_turn() -> None:
    state = clan("d7=4w e7=4w f7=4w b7=1w")
    assert lice(played(state, "e7")) == "b7=1w d7=4w* e7=5w* f7=4w*"


def test_rule_28_once_a_turn_counts_spawn_and_bump_together() -> None:
    state = clan("e7=2w* e4=3w b7=1w f7=1w", "2 bump")
    assert lice(played(state, "e4-e6 3w")) == "b7=1w e7=5w f7=1w"


def test_rule_28_outbreaks_follow_the_bump_too() -> None:
    state = clan("e7=2w e4=3w b7=1w f7=1w", "2 bump")
    assert lice(played(state, "e4-e6 3w")) == "b7=1w d7=1w e7=2w f7=2w e6=1w"


def test_rule_28_the_mark_moves_with_its_monkey() -> None:
    state = clan("c4=4w* c6=5w b7=1w f7=1w", "1 bump")
    assert lice(played(state, "c4-c5")) == "b7=1w f7=1w c6=4w c5=5w"
    state = clan("c4=4w c6=5w b7=1w f7=1w", "1 bump")
    assert lice(played(state, "c4-c5")) == "b7=1w f7=1w c6=5w c5=3w d5=1w"


def test_rule_28_marks_are_removed_at_the_end_of_the_turn() -> None:
    assert played(clan("e7=3w* b7=1w f7=1w", "1 bump"), "d5-c5").clan.broken_out == ()


def test_rule_28_rule_25_comes_first() -> None:
    state = clan("e7=4w f7=5w b7=1w")
    assert lice(played(state, "e7")) == "b7=1w d7=1w e7=3w* f7=1q"
    assert events(state, "e7") == ["spawned", "outbreak", "queen-made"]


def test_rule_28_without_a_neighbour_there_is_no_outbreak_and_no_mark() -> None:
    assert lice(played(clan("c6=4w b7=1w f7=1w"), "c6")) == "b7=1w f7=1w c6=5w"


def test_rule_28_an_outbreak_can_nitpick() -> None:
    assert lice(played(clan("e7=4w f7=5w1q b7=1w g6=1w"), "e7")) == "b7=1w d7=1w e7=3w* g6=1w"


def test_rule_28_the_queue_is_in_reading_order_and_skips_monkeys_without_five() -> None:
    state = clan("d7=5w e7=4w b7=1w f7=1w")
    assert lice(played(state, "e7")) == "b7=1w d7=4w* e7=1q f7=1w"
    state = clan("e7=4w f7=5w b7=1w")
    assert lice(played(state, "e7")) == "b7=1w d7=1w e7=3w* f7=1q"


def test_rule_28_a_monkey_that_reaches_five_later_joins_at_the_end() -> None:
    state = clan("e7=4w f7=4w g4=5w b7=1w")
    cells = [event.arguments["cell"] for event in GAME.narration.events(state, ("e7",)) if event.name == "outbreak"]
    assert cells == ["e7", "g4", "f7"]


def test_rule_28_monkeys_that_reach_five_together_join_in_reading_order() -> None:
    state = clan("d7=4w e7=4w f7=4w b7=1w")
    cells = [event.arguments["cell"] for event in GAME.narration.events(state, ("e7",)) if event.name == "outbreak"]
    assert cells == ["e7", "d7", "f7"]


# Rule 29


def test_rule_29_the_first_clan_without_lice_wins() -> None:
    state = clan("d5=1w f7=1w", "1 bump")
    assert played(state, "d5-b5 1w").outcome == ("clean", (5, 3), (0,))


def test_rule_29_a_spawn_can_win() -> None:
    state = clan("d5=5w1q f7=1w")
    assert played(state, "d5").outcome == ("clean", (5, 4), (0,))


def test_rule_29_a_player_can_win_in_the_opponents_turn() -> None:
    state = clan("d5=1w f7=5w1q")
    assert played(state, "f7").outcome == ("clean", (4, 5), (1,))


def test_rule_29_if_both_are_clean_at_once_the_mover_wins() -> None:
    state = clan("d5=1q a5=1q", "1 bump")
    assert played(state, "d5-b5 1q").outcome == ("clean", (5, 5), (0,))


def test_rule_29_monkeys_in_safety_are_clean() -> None:
    state = clan("b7! a6! d5=1w f7=1w", "1 bump", safe="LL,-")
    assert [stat.value for stat in GAME.drawing.player_stats(state, 0)] == ["4/5", 2]
    assert played(state, "d5-b5 1w").outcome == ("clean", (5, 3), (0,))


def test_rule_29_outbreaks_come_before_the_check() -> None:
    state = clan("c6-c5 c5=5w d5=5w1q f7=1w")
    after = played(state, "d5")
    assert (lice(after), step(after)) == ("f7=1w c5=3w* d5=1w c4=1w", "1 bump")


def test_rule_16_holds_in_the_clan_game() -> None:
    state = clan("d5=1w f7=1w", "2 bump", turns=19, cap=10)
    assert played(state, "c4-b4").outcome == ("cap", (4, 4), ())
    assert (
        GAME.repetition_key(clan("d5=1w f7=1w", turns=2))
        == GAME.repetition_key(clan("d5=1w f7=1w", turns=4))
        is not None
    )
    assert GAME.repetition_key(clan("d5=1w f7=1w", "1 bump")) is None


@pytest.mark.parametrize("barred", ["-", "d7"])
def test_rule_16_positions_with_different_barred_monkeys_differ(barred: str) -> None:
    key = GAME.repetition_key(clan("d5=1w f7=1w", barred=barred))
    assert (key == GAME.repetition_key(clan("d5=1w f7=1w"))) == (barred == "-")
