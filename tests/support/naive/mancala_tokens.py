"""Monkey Mancala with tokens and the die (rules 1-17, open hands), written from the rules alone, slowly and plainly.

The game is a small state machine that follows the table of steps in the rules. Every decision, of a player or of
chance, is one word:

    who(game)      "S", "N", "chance" or "over"
    words(game)    the legal words, in code-point order
    chances(game)  the chance words with their probabilities
    play(game, w)  the game after that word; the given game is not changed
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass, field
from fractions import Fraction

from naive.mancala import (
    Board,
    board_text,
    first_board,
    gather_if_ended,
    north_pockets,
    opposite,
    other,
    pockets_of,
    south_pockets,
)

KINDS = ["skip", "reverse", "steal", "swap"]
HAND_LIMIT = 5


@dataclass
class Game:
    board: Board
    hands: dict[str, list[str]]  # "S" and "N" -> kinds held, in any order
    pile: list[str]
    capture: str = "any"
    disruption: str = "on"
    first: int = 1  # the seat of South, counted from 1

    mover: str = "S"  # the player to move
    step: str = "choose"  # choose, skip die, window, answer, disruption die, roll, draw, discard, over

    # in this turn
    disrupted: bool = False
    rolled: bool = False
    # for the next sowing
    skip: int = 0
    reverse: bool = False
    named: str = ""  # the pocket named by the mover
    disruption_word: str = ""  # the disruption that awaits its answer or its die
    # by the sowing just made
    free_turn: bool = False
    draws_left: int = 0

    log: list[str] = field(default_factory=list)


def start(
    pockets: int = 6,
    each: int = 4,
    capture: str = "any",
    copies: int = 4,
    disruption: str = "on",
    first: int = 1,
) -> Game:
    assert 1 <= pockets <= 6
    assert 1 <= each <= 6
    assert 2 <= copies <= 6
    assert capture in ("any", "full")
    assert disruption in ("on", "off")
    assert first in (1, 2)
    pile = [kind for kind in KINDS for _ in range(copies)]
    return Game(first_board(pockets, each), {"S": [], "N": []}, pile, capture, disruption, first)


# --- actors and legal words -----------------------------------------------------------------------


def who(game: Game) -> str:
    if game.step == "over":
        return "over"
    if game.step in ("skip die", "disruption die", "roll", "draw"):
        return "chance"
    if game.step == "window":
        return other(game.mover)
    assert game.step in ("choose", "answer", "discard")
    return game.mover


def all_pockets(game: Game) -> list[str]:
    return south_pockets(game.board) + north_pockets(game.board)


def token_words(game: Game, user: str) -> list[str]:
    """Return every possible use of a token in this player's hand."""
    found: list[str] = []
    if "skip" in game.hands[user]:
        found.append("skip")
    if "reverse" in game.hands[user]:
        found.append("reverse")
    if "steal" in game.hands[user]:
        victim = other(user)
        for pocket in pockets_of(game.board, victim):
            if game.board[pocket] >= 1:
                found.append("steal:" + pocket)
        if game.board[victim] >= 1:
            found.append("steal:store")
    if "swap" in game.hands[user]:
        names = all_pockets(game)
        for one in names:
            for two in names:
                if names.index(one) < names.index(two) and game.board[one] != game.board[two]:
                    found.append("swap:" + one + two)
    return found


def words(game: Game) -> list[str]:
    found: list[str] = []
    if game.step == "choose":
        for pocket in pockets_of(game.board, game.mover):
            if game.board[pocket] >= 1:
                found.append(pocket)
        found.extend(token_words(game, game.mover))
    elif game.step == "window":
        found.append("pass")
        found.extend(token_words(game, other(game.mover)))
    elif game.step == "answer":
        found.extend(["block", "pass"])
    elif game.step == "discard":
        for kind in KINDS:
            if kind in game.hands[game.mover]:
                found.append("discard:" + kind)
    elif game.step in ("skip die", "disruption die", "roll"):
        for die in range(1, 7):
            found.append(f"roll={die}")
    elif game.step == "draw":
        for kind in KINDS:
            if kind in game.pile:
                found.append("draw=" + kind)
    return sorted(found)


def chances(game: Game) -> list[tuple[str, Fraction]]:
    assert who(game) == "chance"
    if game.step == "draw":
        return [(word, Fraction(game.pile.count(word.removeprefix("draw=")), len(game.pile))) for word in words(game)]
    return [(word, Fraction(1, 6)) for word in words(game)]


# --- playing a word -------------------------------------------------------------------------------


def play(game: Game, word: str) -> Game:
    game = copy.deepcopy(game)
    if word.startswith("swap:") and len(word) == 7 and word not in words(game):
        word = "swap:" + word[6] + word[5]  # `swap:Ca` is read as `swap:aC`
    assert word in words(game), f"{word} is not among {words(game)}"
    game.log.append(word)
    if game.step == "choose":
        step_choose(game, word)
    elif game.step == "skip die":
        game.skip += view_options_of(word)
        game.step = "choose"
    elif game.step == "window":
        step_window(game, word)
    elif game.step == "answer":
        step_answer(game, word)
    elif game.step == "disruption die":
        game.skip += view_options_of(word)
        sow(game)
    elif game.step == "roll":
        step_roll(game, word)
    elif game.step == "draw":
        step_draw(game, word)
    elif game.step == "discard":
        give_back(game, game.mover, word.removeprefix("discard:"))
        next_draw(game)
    return game


def play_all(game: Game, text: str) -> Game:
    for word in text.split():
        game = play(game, word)
    return game


def view_options_of(word: str) -> int:
    return int(word.removeprefix("roll="))


def kind_of(word: str) -> str:
    return word.split(":")[0]


def give_back(game: Game, player: str, kind: str) -> None:
    game.hands[player].remove(kind)
    game.pile.append(kind)


def end_if_side_empty(game: Game) -> bool:
    if gather_if_ended(game.board):
        game.step = "over"
        return True
    return False


def steal_or_swap(game: Game, user: str, word: str) -> None:
    kind, target = word.split(":")
    if kind == "steal":
        place = other(user) if target == "store" else target
        game.board[place] -= 1
        game.board[user] += 1
    else:
        one, two = target[0], target[1]
        game.board[one], game.board[two] = game.board[two], game.board[one]


def step_choose(game: Game, word: str) -> None:
    """Step 1."""
    if word in all_pockets(game):
        game.named = word
        if game.disruption == "on" and not game.disrupted and token_words(game, other(game.mover)) != []:
            game.step = "window"
        else:
            sow(game)
        return
    kind = kind_of(word)
    give_back(game, game.mover, kind)
    if kind == "skip":
        game.step = "skip die"
    elif kind == "reverse":
        game.reverse = not game.reverse
    else:
        steal_or_swap(game, game.mover, word)
        end_if_side_empty(game)


def step_window(game: Game, word: str) -> None:
    """Step 2."""
    if word == "pass":
        sow(game)
        return
    game.disrupted = True
    game.disruption_word = word
    give_back(game, other(game.mover), kind_of(word))
    if kind_of(word) in game.hands[game.mover]:
        game.step = "answer"
    else:
        effect(game)


def step_answer(game: Game, word: str) -> None:
    """Step 3."""
    if word == "block":
        give_back(game, game.mover, kind_of(game.disruption_word))
        game.disruption_word = ""
        sow(game)
    else:
        effect(game)


def effect(game: Game) -> None:
    """Step 4."""
    word = game.disruption_word
    game.disruption_word = ""
    if word == "skip":
        game.step = "disruption die"
    elif word == "reverse":
        game.reverse = not game.reverse
        sow(game)
    else:
        steal_or_swap(game, other(game.mover), word)
        if end_if_side_empty(game):
            return
        if game.board[game.named] == 0:  # rule 14
            game.named = ""
            game.step = "choose"
        else:
            sow(game)


def next_space(game: Game, place: str) -> str:
    """Return the next space in the direction of the sowing; the mover always skips the opponent's store."""
    around = [*south_pockets(game.board), "S", *north_pockets(game.board), "N"]
    if game.reverse:
        around.reverse()
    around.remove(other(game.mover))
    where = around.index(place) + 1
    return around[0] if where == len(around) else around[where]


def sow(game: Game) -> None:
    """Step 5, and what follows it."""
    board, mover = game.board, game.mover
    place = game.named
    hand = board[place]
    board[place] = 0
    store_before = board[mover]

    for _ in range(game.skip):
        place = next_space(game, place)
    was_empty = False
    while hand > 0:
        place = next_space(game, place)
        was_empty = board[place] == 0
        board[place] += 1
        hand -= 1

    if place in pockets_of(board, mover) and was_empty:
        across = opposite(board, place)
        if game.capture == "any" or board[across] >= 1:
            board[mover] += board[place] + board[across]
            board[place] = 0
            board[across] = 0

    something_entered = board[mover] > store_before
    game.skip = 0
    game.reverse = False
    game.named = ""
    if end_if_side_empty(game):
        return
    game.free_turn = place == mover
    game.draws_left = 0
    if something_entered and not game.rolled:
        game.step = "roll"  # step 6
    else:
        if game.free_turn:
            game.draws_left += 1
        next_draw(game)


def step_roll(game: Game, word: str) -> None:
    """Step 6."""
    game.rolled = True
    if view_options_of(word) in (3, 4):
        game.draws_left += 1
    if view_options_of(word) in (5, 6):
        game.draws_left += 2
    if game.free_turn:
        game.draws_left += 1
    next_draw(game)


def next_draw(game: Game) -> None:
    """Step 7: draw the next token, or end the sowing if there is none."""
    if game.draws_left > 0 and game.pile == []:
        game.draws_left = 0  # the draw is lost
    if game.draws_left > 0:
        game.step = "draw"
        return
    game.step = "choose"
    if game.free_turn:
        game.free_turn = False
        return
    game.mover = other(game.mover)
    game.disrupted = False
    game.rolled = False


def step_draw(game: Game, word: str) -> None:
    kind = word.removeprefix("draw=")
    game.pile.remove(kind)
    hand = game.hands[game.mover]
    hand.append(kind)
    game.draws_left -= 1
    if len(hand) > HAND_LIMIT:
        if hand.count(kind) == len(hand):  # all of one kind: one is discarded without a choice
            give_back(game, game.mover, kind)
        else:
            game.step = "discard"
            return
    next_draw(game)


# --- the end, and a position as text --------------------------------------------------------------


def over(game: Game) -> bool:
    return game.step == "over"


def seat_of(game: Game, player: str) -> int:
    """Return the seat of South or North, counted from 0."""
    if game.first == 1:
        return 0 if player == "S" else 1
    return 1 if player == "S" else 0


def result(game: Game) -> tuple[str, list[int], list[int]]:
    """Return reason, scores by seat, and the winning seats (from 0; none in a draw)."""
    assert over(game)
    scores = [0, 0]
    scores[seat_of(game, "S")] = game.board["S"]
    scores[seat_of(game, "N")] = game.board["N"]
    winners: list[int] = []
    if scores[0] > scores[1]:
        winners = [0]
    if scores[1] > scores[0]:
        winners = [1]
    return "side empty", scores, winners


def hand_text(game: Game, player: str) -> str:
    held = [kind for kind in KINDS for _ in range(game.hands[player].count(kind))]
    return " ".join(held) or "-"


def position(game: Game) -> str:
    """Return board, mover (`-` after the end) and both hands, without effects in force and pending steps."""
    mover = "-" if over(game) else game.mover
    return f"{board_text(game.board)} / {mover} / {hand_text(game, 'S')} / {hand_text(game, 'N')}"


# --- checks and a demonstration -------------------------------------------------------------------


def check_conservation(game: Game, monkeys: int, copies: int) -> None:
    """Assert that no monkey and no token is lost or added, and that no hand is too large."""
    assert sum(game.board.values()) == monkeys
    assert min(game.board.values()) >= 0
    for kind in KINDS:
        assert game.pile.count(kind) + game.hands["S"].count(kind) + game.hands["N"].count(kind) == copies
    for player in "SN":
        limit = HAND_LIMIT
        if game.step == "discard" and player == game.mover:
            limit = HAND_LIMIT + 1
        assert len(game.hands[player]) <= limit
    assert over(game) == (words(game) == [])


def random_word(game: Game, rng: random.Random, thrift: float = 0.0) -> str:
    """Return a random word: chance by its probabilities, players uniformly, but with probability `thrift` without a
    token.
    """
    if who(game) == "chance":
        results = chances(game)
        return rng.choices([word for word, _ in results], [float(p) for _, p in results])[0]
    legal = words(game)
    if game.step in ("choose", "window", "answer") and rng.random() < thrift:
        legal = [word for word in legal if len(word) == 1 or word == "pass"]
    return rng.choice(legal)


def random_game(
    seed: int,
    thrift: float = 0.0,
    pockets: int = 6,
    each: int = 4,
    capture: str = "any",
    copies: int = 4,
    disruption: str = "on",
    first: int = 1,
) -> Game:
    """Play a random game, checked at every word; its words are in `log`."""
    rng = random.Random(seed)
    game = start(pockets, each, capture, copies, disruption, first)
    while not over(game):
        check_conservation(game, 2 * pockets * each, copies)
        game = play(game, random_word(game, rng, thrift))
    check_conservation(game, 2 * pockets * each, copies)
    return game


if __name__ == "__main__":
    demo = random_game(1)
    print(" ".join(demo.log))
    print(position(demo), *result(demo))
