"""Laws for every game, checked in random games."""

from collections.abc import Sequence
from typing import Any

import pytest
from random_games import (
    ALTERNATELY,
    FEW,
    MANY,
    OPTIONS,
    evenly_spaced,
    game_id,
    moments,
    random_move,
    random_path,
    random_states,
)
from troop.api.cache import REGISTRY
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER, IllegalMove, InvalidNotation, Move
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import Record, Seat

SEEDS = ("one", "two")

laws = pytest.mark.parametrize(("name", "options"), ALTERNATELY, ids=game_id)


def all_moments(name: str, options: dict[str, object]) -> list[tuple[Any, Move]]:
    """Return states of random games with the moves made there."""
    return [moment for seed in SEEDS for moment in moments(GAMES[name], options, seed)]


def some_states(name: str, options: dict[str, object]) -> list[Any]:
    """Return states of a random game, the final one included."""
    pairs = moments(GAMES[name], options, "one")
    return [*(state for state, _ in pairs), random_states(GAMES[name], options, "one")[-1]]


def moves_to_check(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves to check: all of them, or a few if there are many."""
    return moves if len(moves) <= MANY else evenly_spaced(moves, FEW)


def seats_of(name: str, options: dict[str, object]) -> range:
    """Return the seats of a game with these options."""
    return range(int(GAMES[name].complete_options(**options)["seats"]))


def test_every_game_has_option_sets() -> None:
    assert set(OPTIONS) == set(GAMES)
    assert all(GAMES[name].name == name for name in GAMES)


@laws
def test_a_state_does_not_change(name: str, options: dict[str, object]) -> None:
    for state, move in all_moments(name, options):
        text, number = GAMES[name].to_text(state), hash(state)
        state.apply(move)
        assert (GAMES[name].to_text(state), hash(state)) == (text, number)
        with pytest.raises(AttributeError):
            state.actor = 1


@laws
def test_same_moves_lead_to_equal_states(name: str, options: dict[str, object]) -> None:
    first, second = (random_states(GAMES[name], options, "one") for _ in range(2))
    assert first == second
    assert [hash(state) for state in first] == [hash(state) for state in second]


@laws
def test_moves_are_sorted_and_none_is_a_prefix_of_another(name: str, options: dict[str, object]) -> None:
    for state, _ in all_moments(name, options):
        moves = state.legal_moves()
        notations = [GAMES[name].write(state, move) for move in moves]
        assert notations == sorted(set(notations))
        assert all(isinstance(word, str) and word for move in moves for word in move)
        assert not {move[:length] for move in moves for length in range(len(move))}.intersection(moves)


@laws
def test_written_moves_are_read_back(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state, _ in all_moments(name, options):
        for move in moves_to_check(state.legal_moves()):
            assert game.parse(state, game.write(state, move)) == move
            assert game.why_illegal(state, move) is None


@laws
def test_written_positions_are_read_back(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state in some_states(name, options):
        text = game.to_text(state)
        assert game.from_text(text, **options) == state
        assert game.to_text(game.from_text(text, **options)) == text


@laws
def test_illegal_moves_are_refused(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    everything = {move for state, _ in all_moments(name, options) for move in moves_to_check(state.legal_moves())}
    for state in some_states(name, options):
        for move in moves_to_check(sorted(everything - set(state.legal_moves()))):
            assert game.why_illegal(state, move)
            with pytest.raises(IllegalMove):
                state.apply(move)
    with pytest.raises(InvalidNotation):
        game.parse(game.start(**options), "∅")


@laws
def test_no_piece_is_lost(name: str, options: dict[str, object]) -> None:
    piece_counts = {
        frozenset(GAMES[name].piece_counts(state).items()) for state in random_states(GAMES[name], options, "one")
    }
    assert len(piece_counts) == 1


@laws
def test_every_game_ends_with_an_outcome(name: str, options: dict[str, object]) -> None:
    *before, last = random_states(GAMES[name], options, "one")
    assert all(state.outcome is None and state.legal_moves() for state in before)
    assert last.actor == OVER
    assert last.legal_moves() == ()
    assert set(last.outcome.winners) <= set(range(len(last.outcome.scores)))


@laws
def test_chances_are_the_moves_and_add_up(name: str, options: dict[str, object]) -> None:
    for state, _ in all_moments(name, options):
        if state.actor == CHANCE:
            assert tuple(move for move, _ in state.chances()) == state.legal_moves()
            assert sum(chance for _, chance in state.chances()) == 1


@laws
def test_a_view_of_a_view_is_the_same_view(name: str, options: dict[str, object]) -> None:
    for state, _ in all_moments(name, options):
        for seat in (None, *seats_of(name, options)):
            view = state.view(seat)
            assert view.view(seat) == view
            assert state.actor != seat or view.legal_moves() == state.legal_moves()


@laws
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_frames_have_the_events_and_end_with_the_next_scene(name: str, options: dict[str, object], shape: str) -> None:
    game = GAMES[name]
    for state, move in moments(game, options, "one"):
        frames = game.frames(state, move, 1, shape=shape)
        assert tuple(event for event, _ in frames) == game.events(state, move, 1)
        after = game.scene(state.apply(move).view(1), 1, shape=shape, last=(state.view(1), move))
        assert not frames or frames[-1][1] == after


@laws
@pytest.mark.parametrize("seat", [None, 0, -1])
def test_scenes_are_valid(name: str, options: dict[str, object], seat: int | None) -> None:
    game = GAMES[name]
    seat = seats_of(name, options)[seat] if seat is not None else None
    for state, move in moments(game, options, "one"):
        for _, scene in game.frames(state, move, seat):
            keys = [item.key for item in scene.items]
            assert len(keys) == len(set(keys))
            for item in scene.items:
                assert all(0 <= at <= size for at, size in zip(item.at, scene.size, strict=True)), item
            assert not any(item.label or item.word or item.variants for item in scene.ground)


@laws
def test_every_prefix_of_a_move_has_scene_badges_and_labels(name: str, options: dict[str, object]) -> None:
    game, rng = GAMES[name], Stream("paths")
    for state, _ in moments(game, options, "one"):
        if state.actor == CHANCE:
            continue
        view, seat = state.view(state.actor), state.actor
        *prefixes, path = random_path(game, view, rng)
        assert game.move_tree(view).meaning(path) in state.legal_moves()
        for prefix in prefixes:
            keys = {item.key for item in game.scene(view, seat, prefix).items}
            assert {badge.key for badge in game.badges(view, prefix, overview=True)} <= keys
            move_tree = [(*prefix, word) for word in game.move_tree(view).after(prefix)]
            assert {key for path in move_tree for key, _ in game.preview(view, path)} <= keys
            counted = [tuple(amount.number for amount in game.amounts(view, path)) for path in move_tree]
            assert len([each for each in counted if each]) == len({each for each in counted if each})


@laws
def test_records_are_read_back_and_undone(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    complete = game.complete_options(**options)
    match = Match(Record(game, complete, (Seat("person", "Maki"),) * int(complete["seats"]), "seed"), REGISTRY)
    rng, match = Stream("one"), match.with_automatic_moves()
    while match.now.actor != OVER:
        match = match.decide(random_move(match.now.state, rng)).with_automatic_moves()
    text = match.record.write()
    assert Match.read(text, REGISTRY).record.write() == text
    while match.undo_to() is not None:
        before, undone = match.undo()
        redone = before
        for entry in undone:
            redone = redone.play(entry).with_automatic_moves()
        assert redone.record.write() == match.record.write()
        match = before
