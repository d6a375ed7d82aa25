"""Laws for every game, checked in random games."""

from collections.abc import Sequence
from typing import Any

import pytest
from piece_counts import piece_counts
from random_games import ALTERNATELY, EVERY_GAME, FEW, MANY, evenly_spaced, game_id, moments, random_states
from random_moves import random_move, random_path
from troop.core.chance import Stream, chances
from troop.core.game import CHANCE, OVER, IllegalMove, InvalidNotation, Move
from troop.core.input import input_of
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import Record, Registry, Seat

SEEDS = ("one", "two")
REGISTRY = Registry(EVERY_GAME, ("person",))

laws = pytest.mark.parametrize(("name", "options"), ALTERNATELY, ids=game_id)


def all_moments(name: str, options: dict[str, object]) -> list[tuple[Any, Move]]:
    """Return states of random games with the moves made there."""
    return [moment for seed in SEEDS for moment in moments(EVERY_GAME[name], options, seed)]


def some_states(name: str, options: dict[str, object]) -> list[Any]:
    """Return states of a random game, the final one included."""
    pairs = moments(EVERY_GAME[name], options, "one")
    return [*(state for state, _ in pairs), random_states(EVERY_GAME[name], options, "one")[-1]]


def moves_to_check(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves to check: all of them, or a few if there are many."""
    return moves if len(moves) <= MANY else evenly_spaced(moves, FEW)


def seats_of(name: str, options: dict[str, object]) -> range:
    """Return the seats of a game with these options."""
    return range(int(EVERY_GAME[name].complete_options(**options)["seats"]))


def test_every_game_has_its_name() -> None:
    assert all(EVERY_GAME[name].name == name for name in (*GAMES, *EVERY_GAME))


@laws
def test_a_state_does_not_change(name: str, options: dict[str, object]) -> None:
    for state, move in all_moments(name, options):
        text, number = EVERY_GAME[name].notation.to_text(state), hash(state)
        state.apply(move)
        assert (EVERY_GAME[name].notation.to_text(state), hash(state)) == (text, number)
        with pytest.raises(AttributeError):
            state.actor = 1


@laws
def test_same_moves_lead_to_equal_states(name: str, options: dict[str, object]) -> None:
    first, second = (random_states(EVERY_GAME[name], options, "one") for _ in range(2))
    assert first == second
    assert [hash(state) for state in first] == [hash(state) for state in second]


@laws
def test_moves_are_sorted_and_none_is_a_prefix_of_another(name: str, options: dict[str, object]) -> None:
    for state, _ in all_moments(name, options):
        moves = state.legal_moves()
        notations = [EVERY_GAME[name].notation.write(state, move) for move in moves]
        assert notations == sorted(set(notations))
        assert all(isinstance(word, str) and word for move in moves for word in move)
        assert not {move[:length] for move in moves for length in range(len(move))}.intersection(moves)


@laws
def test_written_moves_are_read_back(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    for state, _ in all_moments(name, options):
        for move in moves_to_check(state.legal_moves()):
            assert game.notation.parse(state, game.notation.write(state, move)) == move
            assert game.narration.why_illegal(state, move) is None


@laws
def test_written_moves_can_stand_in_a_record(name: str, options: dict[str, object]) -> None:
    notation = EVERY_GAME[name].notation
    for state, _ in all_moments(name, options):
        written = [notation.write(state, move) for move in moves_to_check(state.legal_moves())]
        assert not [text for text in written if notation.separator in text or text.startswith("!")]


@laws
def test_written_positions_are_read_back(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    for state in some_states(name, options):
        text = game.notation.to_text(state)
        assert game.notation.from_text(text, **options) == state
        assert game.notation.to_text(game.notation.from_text(text, **options)) == text


@laws
def test_illegal_moves_are_refused(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
    everything = {move for state, _ in all_moments(name, options) for move in moves_to_check(state.legal_moves())}
    for state in some_states(name, options):
        for move in moves_to_check(sorted(everything - set(state.legal_moves()))):
            assert game.narration.why_illegal(state, move)
            with pytest.raises(IllegalMove):
                state.apply(move)
    with pytest.raises(InvalidNotation):
        game.notation.parse(game.start(**options), "∅")


@laws
def test_no_piece_is_lost(name: str, options: dict[str, object]) -> None:
    counts = {
        frozenset(piece_counts(EVERY_GAME[name], state).items())
        for state in random_states(EVERY_GAME[name], options, "one")
    }
    assert len(counts) == 1


@laws
def test_every_game_ends_with_an_outcome(name: str, options: dict[str, object]) -> None:
    *before, last = random_states(EVERY_GAME[name], options, "one")
    assert all(state.outcome is None and state.legal_moves() for state in before)
    assert last.actor == OVER
    assert last.legal_moves() == ()
    seats = set(seats_of(name, options))
    assert set(last.outcome.winners) <= seats
    assert last.outcome.scores is None or len(last.outcome.scores) == len(seats)


@laws
def test_chances_are_the_moves_and_add_up(name: str, options: dict[str, object]) -> None:
    for state, _ in all_moments(name, options):
        if state.actor == CHANCE:
            assert tuple(move for move, _ in chances(state.weights())) == state.legal_moves()
            assert sum(chance for _, chance in chances(state.weights())) == 1


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
    game = EVERY_GAME[name]
    for state, move in moments(game, options, "one"):
        frames = game.drawing.frames(state, move, 1, shape=shape)
        assert tuple(event for event, _ in frames) == game.narration.events(state, move, 1)
        after = game.drawing.scene(state.apply(move).view(1), 1, shape=shape, last=(state.view(1), move))
        assert not frames or frames[-1][1] == after


@laws
@pytest.mark.parametrize("seat", [None, 0, -1])
def test_scenes_are_valid(name: str, options: dict[str, object], seat: int | None) -> None:
    game = EVERY_GAME[name]
    seat = seats_of(name, options)[seat] if seat is not None else None
    for state, move in moments(game, options, "one"):
        for _, scene in game.drawing.frames(state, move, seat):
            keys = [item.key for item in scene.items]
            assert len(keys) == len(set(keys))
            for item in scene.items:
                assert all(0 <= at <= size for at, size in zip(item.at, scene.size, strict=True)), item
            assert not any(item.label or item.word or item.variants for item in scene.ground)


@laws
def test_every_prefix_of_a_move_has_scene_badges_and_labels(name: str, options: dict[str, object]) -> None:
    game, rng = EVERY_GAME[name], Stream("paths")
    for state, _ in moments(game, options, "one"):
        if state.actor == CHANCE:
            continue
        view, seat = state.view(state.actor), state.actor
        *prefixes, path = random_path(game, view, rng)
        assert input_of(game).move_tree(view).meaning(path) in state.legal_moves()
        for prefix in prefixes:
            keys = {item.key for item in game.drawing.scene(view, seat, prefix=prefix).items}
            assert {badge.key for badge in game.drawing.badges(view, prefix, overview=True)} <= keys
            move_tree = [(*prefix, word) for word in input_of(game).move_tree(view).after(prefix)]
            assert {key for path in move_tree for key, _ in game.drawing.preview(view, path)} <= keys
            counted = [tuple(amount.number for amount in input_of(game).amounts(view, path)) for path in move_tree]
            assert len([each for each in counted if each]) == len({each for each in counted if each})


@laws
def test_records_are_read_back_and_undone(name: str, options: dict[str, object]) -> None:
    game = EVERY_GAME[name]
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
