"""Every message of Itchy Monkey exists, including those rare in random games."""

import pytest
from itchy_setup import GAME, at, clan
from message_texts import MESSAGES, check, messages_of
from random_games import EAGER, OPTIONS, eager_game, game_id, random_game
from troop.core.chance import Stream
from troop.core.game import BadOption
from troop.core.input import input_of

pytestmark = pytest.mark.cpython

WORDS = [
    "a6",
    "b7",
    "d7",
    "e7",
    "f7",
    "d5",
    "b5",
    "d6",
    "g4",
    "z9",
    "",
    "w",
    "q",
    "s",
    "w+s",
    "none",
    "off",
    "x",
    "all",
]
WORDS += ["1w", "2w", "1w1q", "2w1q", "1w+s", "pass", "L", "G", "first=1"]


@pytest.mark.parametrize("options", [{"cap": 30}, *OPTIONS["itchy"]], ids=game_id)
def test_illegal_moves_have_a_reason_with_a_message(options: dict[str, object]) -> None:
    rng = Stream("why")
    for state, _ in random_game(GAME, options, "why"):
        legal = set(state.legal_moves())
        for _ in range(30):
            move = tuple(rng.choice(WORDS) for _ in range(rng.randrange(5)))
            message = GAME.narration.why_illegal(state, move)
            assert (message is None) == (move in legal), move
            if message:
                check(message)


@pytest.mark.parametrize(("options", "seed"), EAGER["itchy"], ids=game_id)
def test_messages_of_won_games_exist(options: dict[str, object], seed: str) -> None:
    for state, move in eager_game(GAME, options, seed):
        for message in messages_of(GAME, state, move):
            check(message)
        for path in input_of(GAME).move_paths(state) if state.actor >= 0 else ():
            check(GAME.drawing.label(state, path))
        if outcome := state.apply(move).outcome:
            check(GAME.narration.outcome_reason(outcome))


def test_every_label_has_a_message() -> None:
    spying = at("d7=1:s,2:1w+s e7=1:2w1q+s f7=2:1q d5=1:2w1q a5=2:2w g4=2:5w a6=1:6w", spies="on")
    for state in (spying, clan("d5=2w f7=1w b7=*", "1 bump", barred="a4")):
        for path in input_of(GAME).move_paths(state):
            for length in range(1, len(path) + 1):
                check(GAME.drawing.label(state, path[:length]))
        for item in GAME.drawing.scene(state).items:
            if item.label:
                check(item.label)


def test_contradictory_options_are_refused_with_a_message() -> None:
    for options in ({"mode": "clan", "seats": 3}, {"mode": "clan", "spies": "on"}, {"first": 3}):
        with pytest.raises(BadOption) as raised:
            GAME.complete_options(**options)
        check(raised.value.message)


TOLD = ("placed", "entered", "spawned", "exchanged", "jumped", "bumped", "crossed", "nitpicked", "founded", "left")


@pytest.mark.parametrize("language", MESSAGES)
def test_the_log_and_reasons_name_cells_only_in_notation(language: str) -> None:
    texts = MESSAGES[language]
    told = [f"itchy-{name}" for name in TOLD]
    told += [name for name in texts if name.startswith(("itchy-reason-", "itchy-clan-reason-"))]
    assert not [name for name in told if "$cell" in texts[name]]
    assert "$notation" in texts["itchy-at"]
    assert "itchy-at" in texts["itchy-spawned"]
