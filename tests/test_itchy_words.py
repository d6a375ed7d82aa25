"""Everything that Itchy Monkey says has words, also what random games seldom say."""

import pytest
from itchy_play import GAME, at, clan
from playing import EAGER, OPTIONS, eager_game, game_id, random_game
from test_itchy_position import BAD
from test_words_said import check, said_of
from troop.core.chance import Stream
from troop.core.game import BadOption, BadPosition

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
def test_whatever_is_not_legal_is_told_why_in_words(options: dict[str, object]) -> None:
    rng = Stream("why")
    for state, _ in random_game(GAME, options, "why"):
        legal = set(state.legal_moves())
        for _ in range(30):
            move = tuple(rng.choice(WORDS) for _ in range(rng.randrange(5)))
            said = GAME.why(state, move)
            assert (said is None) == (move in legal), move
            if said:
                check(said)


@pytest.mark.parametrize(("options", "seed"), EAGER["itchy"], ids=game_id)
def test_whatever_is_said_in_a_game_that_is_won_has_words(options: dict[str, object], seed: str) -> None:
    for state, move in eager_game(GAME, options, seed):
        for said in said_of(GAME, state, move):
            check(said)
        for path in GAME.spellings(state) if state.actor >= 0 else ():
            check(GAME.label(state, path))
        if outcome := state.apply(move).outcome:
            check(GAME.reason(outcome))


def test_every_label_and_every_monkey_has_words() -> None:
    spying = at("d7=1:s,2:1w+s e7=1:2w1q+s f7=2:1q d5=1:2w1q a5=2:2w g4=2:5w a6=1:6w", spies="on")
    for state in (spying, clan("d5=2w f7=1w b7=*", "1 bump", barred="a4")):
        for path in GAME.spellings(state):
            for end in range(1, len(path) + 1):
                check(GAME.label(state, path[:end]))
        for item in GAME.scene(state).items:
            if item.label:
                check(item.label)


def test_options_that_contradict_each_other_say_so() -> None:
    for options in ({"mode": "clan", "seats": 3}, {"mode": "clan", "spies": "on"}, {"first": 3}):
        with pytest.raises(BadOption) as raised:
            GAME.settle(**options)
        check(raised.value.message)


@pytest.mark.parametrize(("text", "options", "said"), BAD)
def test_a_bad_position_is_told_in_words(text: str, options: dict[str, object], said: str) -> None:
    with pytest.raises(BadPosition, match=said.replace("-", " ")) as raised:
        GAME.position(text, **options)
    check(raised.value.message)
