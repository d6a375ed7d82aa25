"""Properties of Itchy Monkey's positions and moves with random damage."""

from hypothesis import given, settings
from hypothesis import strategies as st
from itchy_setup import GAME, at, clan
from troop.core.errors import TroopError
from troop.games.itchy.rules.state import State

pieces = st.sampled_from([".", "L", "G(1:3w)", "S(2w1q)*", "/", "|", "1 move", "turns=4", "clans=L,O", "safe=-,-", "?"])


@settings(deadline=None)
@given(st.text() | st.lists(pieces).map(" ".join), st.sampled_from(["base", "clan"]))
def test_any_text_is_a_position_or_refused(text: str, mode: str) -> None:
    try:
        state = GAME.notation.from_text(text, mode=mode)
    except TroopError:
        return
    assert GAME.notation.from_text(GAME.notation.to_text(state), mode=mode) == state


@settings(deadline=None)
@given(st.data(), st.sampled_from(["base", "clan"]))
def test_a_damaged_position_is_read_or_refused(data: st.DataObject, mode: str) -> None:
    text = GAME.notation.to_text(clan("d5=5w1q f7=1w") if mode == "clan" else at("d7=1:3w1q e7=2:2w"))
    at_character = data.draw(st.integers(0, len(text)))
    put, cut = data.draw(st.text(max_size=4) | pieces), data.draw(st.integers(0, 8))
    damaged = text[:at_character] + put + text[at_character + cut :]
    try:
        state = GAME.notation.from_text(damaged, mode=mode)
    except TroopError:
        return
    assert GAME.notation.from_text(GAME.notation.to_text(state), mode=mode) == state


STATES = (
    GAME.start(),
    GAME.start(mode="clan"),
    at("d7=1:7w e7=1:1q", "1 spawn", spies="on"),
    at("e7=1:2w1q+s d5=1:2w1q f7=2:1w g4=2:5w", spies="on"),
    clan("d5=2w1q f7=1w", "1 bump"),
)
typed = st.text("abdefg5674-> +wqsxlLall0129offpass", max_size=14)


@settings(deadline=None)
@given(st.sampled_from(STATES), st.text() | typed)
def test_any_text_is_a_legal_move_or_refused(state: State, text: str) -> None:
    try:
        move = GAME.notation.parse(state, text)
    except TroopError:
        return
    assert move in state.legal_moves()
