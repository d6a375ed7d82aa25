"""The counts of reachable positions in ``tests/samples/perft/*.txt``.

A line has options, then ``depth:count`` for each depth; ``position:`` comes before a position to count from.
"""

import pytest
from paths import SAMPLES, TESTED_GAMES
from troop.games import GAMES
from troop.perft import divide, main, perft

FOLDER = SAMPLES / "perft"
LINES = [
    (path.stem, line)
    for path in sorted(FOLDER.glob("*.txt"))
    for line in path.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("name", "line"), LINES)
def test_counts_match(name: str, line: str) -> None:
    left, _, right = line.rpartition(" | ")
    options, _, position = left.partition("position: ")
    given = dict(option.partition("=")[::2] for option in options.split())
    game = GAMES[name]
    state = game.notation.from_text(position, **given) if position else game.start(**given)
    for count in right.split():
        depth, _, expected = count.partition(":")
        assert perft(state, int(depth)) == int(expected), divide(state, int(depth))


def test_every_game_has_counts() -> None:
    assert {name for name, _ in LINES} == TESTED_GAMES


def test_the_command_prints_a_count_for_each_first_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mancala", "--depth", "2", "tokens=off", "pockets=2", "each=1"]) == 0
    assert capsys.readouterr().out == "a: 2\nb: 1\ntotal: 3\n"


def test_the_command_counts_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mancala", "--depth", "1", "--position", "1 0 / 2 0 / 0 0 / S", "tokens=off"]) == 0
    assert capsys.readouterr().out == "a: 1\ntotal: 1\n"


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["mancala", "each=9"])
    assert "bad option option=each value=9" in capsys.readouterr().err
