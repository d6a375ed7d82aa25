"""Laws that hold for every game on the shelf, tried in random games."""

from collections.abc import Sequence
from typing import Any

import pytest
from playing import ALTERNATELY, FEW, MANY, OPTIONS, game_id, moments, random_move, random_path, random_states, some
from troop.core.chance import Stream
from troop.core.game import CHANCE, OVER, IllegalMove, InvalidNotation, Move
from troop.core.record import Record, Seat
from troop.core.table import Table
from troop.games import GAMES
from troop.tables import HOUSE

SEEDS = ("one", "two")

laws = pytest.mark.parametrize(("name", "options"), ALTERNATELY, ids=game_id)


def told(name: str, options: dict[str, object]) -> list[tuple[Any, Move]]:
    """States of random games, with a move made there."""
    return [moment for seed in SEEDS for moment in moments(GAMES[name], options, seed)]


def tried_states(name: str, options: dict[str, object]) -> list[Any]:
    """States of a random game, the last one among them."""
    made = moments(GAMES[name], options, "one")
    return [*(state for state, _ in made), random_states(GAMES[name], options, "one")[-1]]


def tried(moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that are tried: all, unless there are very many."""
    return moves if len(moves) <= MANY else some(moves, FEW)


def seats_of(name: str, options: dict[str, object]) -> range:
    """The seats of a game with these options."""
    return range(int(GAMES[name].settle(**options)["seats"]))


def test_every_game_is_tried() -> None:
    assert set(OPTIONS) == set(GAMES)
    assert all(GAMES[name].name == name for name in GAMES)


@laws
def test_a_state_does_not_change(name: str, options: dict[str, object]) -> None:
    for state, move in told(name, options):
        text, number = GAMES[name].describe(state), hash(state)
        state.apply(move)
        assert (GAMES[name].describe(state), hash(state)) == (text, number)
        with pytest.raises(AttributeError):
            state.actor = 1


@laws
def test_equal_states_are_equal(name: str, options: dict[str, object]) -> None:
    once, again = (random_states(GAMES[name], options, "one") for _ in range(2))
    assert once == again
    assert [hash(state) for state in once] == [hash(state) for state in again]


@laws
def test_moves_are_sorted_and_none_begins_another(name: str, options: dict[str, object]) -> None:
    for state, _ in told(name, options):
        moves = state.legal_moves()
        written = [GAMES[name].write(state, move) for move in moves]
        assert written == sorted(set(written))
        assert all(isinstance(word, str) and word for move in moves for word in move)
        assert not {move[:end] for move in moves for end in range(len(move))}.intersection(moves)


@laws
def test_what_is_written_is_read_back(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state, _ in told(name, options):
        for move in tried(state.legal_moves()):
            assert game.parse(state, game.write(state, move)) == move
            assert game.why(state, move) is None


@laws
def test_a_position_is_read_back(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    for state in tried_states(name, options):
        text = game.describe(state)
        assert game.position(text, **options) == state
        assert game.describe(game.position(text, **options)) == text


@laws
def test_what_is_not_legal_cannot_be_played(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    everything = {move for state, _ in told(name, options) for move in tried(state.legal_moves())}
    for state in tried_states(name, options):
        for move in tried(sorted(everything - set(state.legal_moves()))):
            assert game.why(state, move)
            with pytest.raises(IllegalMove):
                state.apply(move)
    with pytest.raises(InvalidNotation):
        game.parse(game.start(**options), "∅")


@laws
def test_no_piece_is_lost(name: str, options: dict[str, object]) -> None:
    census = {frozenset(GAMES[name].census(state).items()) for state in random_states(GAMES[name], options, "one")}
    assert len(census) == 1


@laws
def test_every_game_ends_with_an_outcome(name: str, options: dict[str, object]) -> None:
    *before, last = random_states(GAMES[name], options, "one")
    assert all(state.outcome is None and state.legal_moves() for state in before)
    assert last.actor == OVER
    assert last.legal_moves() == ()
    assert set(last.outcome.winners) <= set(range(len(last.outcome.scores)))


@laws
def test_chances_are_the_moves_and_add_up(name: str, options: dict[str, object]) -> None:
    for state, _ in told(name, options):
        if state.actor == CHANCE:
            assert tuple(move for move, _ in state.chances()) == state.legal_moves()
            assert sum(chance for _, chance in state.chances()) == 1


@laws
def test_a_view_of_a_view_is_the_view(name: str, options: dict[str, object]) -> None:
    for state, _ in told(name, options):
        for seat in (None, *seats_of(name, options)):
            view = state.view(seat)
            assert view.view(seat) == view
            assert state.actor != seat or view.legal_moves() == state.legal_moves()


@laws
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_frames_tell_the_events_and_end_with_the_next_scene(name: str, options: dict[str, object], shape: str) -> None:
    game = GAMES[name]
    for state, move in moments(game, options, "one"):
        frames = game.frames(state, move, 1, shape=shape)
        assert tuple(event for event, _ in frames) == game.events(state, move, 1)
        after = game.scene(state.apply(move).view(1), 1, shape=shape, last=(state.view(1), move))
        assert not frames or frames[-1][1] == after


@laws
@pytest.mark.parametrize("seat", [None, 0, -1])
def test_a_scene_is_sound(name: str, options: dict[str, object], seat: int | None) -> None:
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
def test_every_choice_on_the_way_to_a_move_can_be_drawn_and_told(name: str, options: dict[str, object]) -> None:
    game, rng = GAMES[name], Stream("paths")
    for state, _ in moments(game, options, "one"):
        if state.actor == CHANCE:
            continue
        view, seat = state.view(state.actor), state.actor
        *prefixes, path = random_path(game, view, rng)
        assert game.paths(view).meaning(path) in state.legal_moves()
        for prefix in prefixes:
            keys = {item.key for item in game.scene(view, seat, prefix).items}
            assert {note.key for note in game.notes(view, prefix, overview=True)} <= keys
            paths = [(*prefix, word) for word in game.paths(view).after(prefix)]
            assert {key for path in paths for key, _ in game.ghost(view, path)} <= keys
            counted = [tuple(amount.number for amount in game.amounts(view, path)) for path in paths]
            assert len([each for each in counted if each]) == len({each for each in counted if each})


@laws
def test_a_record_is_read_back_and_undone(name: str, options: dict[str, object]) -> None:
    game = GAMES[name]
    settled = game.settle(**options)
    table = Table(Record(game, settled, (Seat("person", "Maki"),) * int(settled["seats"]), "seed"), HOUSE)
    rng, table = Stream("one"), table.settled()
    while table.now.actor != OVER:
        table = table.decide(random_move(table.now.state, rng)).settled()
    text = table.record.write()
    assert Table.read(text, HOUSE).record.write() == text
    while table.undo_to() is not None:
        before, undone = table.undo()
        again = before
        for entry in undone:
            again = again.play(entry).settled()
        assert again.record.write() == table.record.write()
        table = before
