"""Every transcript replays from its own text, and every game has one."""

from pathlib import Path

import pytest
from paths import TESTED_GAMES
from random_games import MODES, random_game
from transcript import FOLDER, LONG, lengthened, seed, transcripts
from troop.games import GAMES

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_transcripts_replay(path: Path) -> None:
    first, second, position, *lines, outcome = path.read_text(encoding="utf-8").splitlines()
    game = GAMES[first.removeprefix("game ")]
    state = game.start(**dict(word.partition("=")[::2] for word in second.split()[1:]))
    known = position.strip()
    assert game.notation.to_text(state) == known
    for line in lines[::2]:
        text, _, after = line.partition(game.notation.separator)
        state = state.apply(game.notation.parse(state, text))
        known = lengthened(known, after.strip()) if game.name in LONG else after.strip()
        assert game.notation.to_text(state) == known
    assert outcome == f"outcome {state.outcome}"


def test_transcripts_are_up_to_date() -> None:
    assert {path.name: path.read_text(encoding="utf-8") for path in FILES} == transcripts()


def test_every_game_has_a_transcript() -> None:
    assert {path.stem.split("-")[0] for path in FILES} == TESTED_GAMES


def test_mancala_transcripts_have_every_token_event() -> None:
    seen: set[tuple[str, object]] = set()
    for name, options in (mode for mode in MODES if mode[0] == "mancala"):
        for state, move in random_game(GAMES[name], options, seed(options)):
            seen |= {
                (event.name, event.arguments.get("token")) for event in GAMES[name].narration.events(state, move, 0)
            }
    kinds = ("skip", "reverse", "steal", "swap")
    wanted = {(name, kind) for name in ("used", "disrupted", "blocked", "drew") for kind in kinds}
    assert wanted | {("choose-again", None), ("nothing-left", None), ("discarded", "swap")} <= seen


def test_itchy_transcripts_have_every_outcome_and_event() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith("itchy")]
    reasons = ("gorillas", "family", "variety", "clean", "cap")
    assert {reason for reason in reasons for text in texts if f"reason='{reason}'" in text} == set(reasons)
    lines = [line.strip() for text in texts for line in text.splitlines()[4::2]]
    events = {word.partition(" ")[0] for line in lines for word in line.split(", ")}
    happens = {"placed", "entered", "spawned", "exchanged", "jumped", "bumped", "crossed", "sent-home", "nitpicked"}
    in_clans = {"joined", "queen-made", "picked", "outbreak", "left", "clean"}
    assert happens | in_clans | {"founded", "passed", "won", "capped", "first-drawn"} <= events
