"""Hypothesis strategies for options, names and matches."""

from typing import Any

from hypothesis import reject
from hypothesis import strategies as st
from random_games import complete_or_none, values_of
from troop.api.cache import REGISTRY
from troop.core.chance import Stream
from troop.core.errors import BadOption
from troop.core.game import OVER
from troop.games import GAMES
from troop.match.match import Match
from troop.match.record import Record, Seat


def option_values(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Options of a game that do not contradict each other, some of them missing."""
    values = {option.name: st.sampled_from(values_of(name, option)) for option in GAMES[name].options}
    return st.fixed_dictionaries({}, optional=values).filter(lambda given: complete_or_none(name, given) is not None)


games = st.sampled_from(sorted(GAMES))
names = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), max_size=40)


@st.composite
def played(draw: st.DrawFn) -> Match:
    """A match after some random decisions."""
    game = GAMES[draw(games)]
    try:
        options = game.complete_options(**draw(option_values(game.name)))
    except BadOption:
        reject()
    seats = tuple(Seat(draw(st.sampled_from(REGISTRY.kinds)), draw(names)) for _ in range(int(options["seats"])))
    match = Match(Record(game, options, seats, draw(st.sampled_from([None, "5f0c"]))), REGISTRY)
    rng = Stream(str(draw(st.integers(0, 10**6))))
    for _ in range(draw(st.integers(0, 30))):
        if match.now.actor == OVER:
            break
        match = match.decide(rng.choice(match.now.state.legal_moves()))
    return match
