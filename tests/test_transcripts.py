"""Every transcript is replayed from its own text, and every game has one."""

from pathlib import Path

import pytest
from transcript import KEPT, kept
from troop.games import GAMES

FILES = sorted(KEPT.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_is_replayed(path: Path) -> None:
    first, second, position, *lines, outcome = path.read_text(encoding="utf-8").splitlines()
    game = GAMES[first.removeprefix("game ")]
    state = game.start(**dict(word.partition("=")[::2] for word in second.split()[1:]))
    assert game.describe(state) == position.strip()
    for line in lines[::2]:
        text, _, after = line.partition(" ")
        state = state.apply(game.parse(state, text))
        assert game.describe(state) == after.strip()
    assert outcome == f"outcome {state.outcome}"


def test_transcripts_are_as_the_engine_tells_them_now() -> None:
    assert {path.name: path.read_text(encoding="utf-8") for path in FILES} == kept()


def test_every_game_has_a_transcript() -> None:
    assert {path.stem.split("-")[0] for path in FILES} == set(GAMES)
