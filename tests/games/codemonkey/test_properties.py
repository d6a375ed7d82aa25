"""Properties of CodeMonkey's positions with random damage."""

from contextlib import suppress

from codemonkey_setup import GAME
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import random_game
from random_moves import random_move
from troop.core.chance import Stream
from troop.core.errors import TroopError
from troop.core.game import OVER
from troop.core.hidden import hidden_of

TEXTS = [GAME.notation.to_text(state) for state, _ in random_game(GAME, {"level": 7, "missions": "on"}, "texts")]


@settings(deadline=None)
@given(st.sampled_from(TEXTS), st.data())
def test_a_damaged_position_is_refused_or_can_be_played(text: str, data: st.DataObject) -> None:
    words = text.split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(st.sampled_from(data.draw(st.sampled_from(TEXTS)).split(" ")))
    words[at : at + data.draw(st.integers(0, 2))] = [other] * data.draw(st.integers(0, 1))
    try:
        state = GAME.notation.from_text(" ".join(words), level=7, missions="on")
    except TroopError:
        return
    assert GAME.notation.from_text(GAME.notation.to_text(state), level=7, missions="on") == state
    rng = Stream(text, at)
    for _ in range(30):
        if state.actor == OVER:
            break
        hidden_of(GAME).sample(state.view(0), 0, rng)
        state = state.apply(random_move(state, rng))


@settings(deadline=None)
@given(st.text() | st.from_regex(r"[A-Z0-9 /@,;\-=a-z]{0,60}", fullmatch=True))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    with suppress(TroopError):
        state = GAME.notation.from_text(text)
        assert GAME.notation.from_text(GAME.notation.to_text(state)) == state
