"""How CodeMonkey is thought about: positions in which one thing is clearly best, and what is said of it."""

from typing import Any

import pytest
from code_play import GAME, IDLE, at
from playing import OPTIONS, game_id, moments, some
from test_words_said import check
from troop.core.chance import Stream
from troop.core.mind import Finding
from troop.minds import Thinking, choose
from troop.minds.thinking import mind_of

LITTLE = 1500
MIND = mind_of(GAME)


def best(state: Any, level: str = "gorilla") -> str:
    """What is decided, in notation."""
    return GAME.write(state, choose(GAME, state.view(state.actor), state.actor, level, 1, LITTLE))


def findings(state: Any) -> tuple[Finding, ...]:
    """What the best level finds."""
    return Thinking(GAME, state.view(state.actor), state.actor, "gorilla", 1, LITTLE).finish().findings


def said(state: Any) -> tuple[str, dict[str, Any]]:
    """What is said of the best move."""
    view = state.view(state.actor)
    return MIND.why(view, state.actor, findings(state)[0])


# Coding


def test_who_is_up_a_tree_comes_down_with_the_banana() -> None:
    state = at("T2 dice=6,5", "A3 dice=6,5", go="code round=1")
    assert "down" in best(state).split()
    name, arguments = said(state)
    assert name == "codemonkey-best-collects"
    assert arguments["trees"].startswith("T2")


def test_a_loop_climbs_and_comes_down_twice() -> None:
    state = at("C2 dice=4,4", "A3 dice=6,5", go="code round=1", level=3)
    assert said(state)[1]["count"] >= 1
    assert "loop" in best(state)


def test_both_see_the_same_chances_before_they_code() -> None:
    one = at("C2 bananas=2 dice=4,2", "A3 dice=6,5", go="code round=1", trees="2 1 2 2 3")
    two = at("C2 bananas=2 dice=4,2 code=-,-,-", "A3 dice=6,5", go="code round=1 turn=2", trees="2 1 2 2 3")
    assert findings(one)[0].shares == pytest.approx(findings(two)[0].shares)
    assert findings(one)[0].shares[0] > 0.6


# Running


def test_a_climb_is_taken() -> None:
    state = at("C2 dice=4,4 code=4,down,-", f"A3 {IDLE}")
    climbs = [move for move in state.legal_moves() if move[1:] and move[1] != "stay"]
    assert climbs
    assert findings(state)[0].move in climbs
    assert said(state)[0] == "codemonkey-best-climb-down"


def test_who_comes_down_lands_where_the_next_die_climbs() -> None:
    state = at("T2 dice=5,4 code=down,5,-", f"A3 {IDLE}")
    name, arguments = said(state)
    assert (name, arguments["tree"]) == ("codemonkey-best-down-climb", "T2")
    after = state.apply(findings(state)[0].move)
    assert any(move[1:] == (arguments["tree2"],) for move in after.legal_moves())


def test_the_last_banana_wins() -> None:
    state = at("T2 bananas=6 dice=5,4 code=down,-,-", f"A3 bananas=5 {IDLE}", trees="0 1 0 0 0")
    assert findings(state)[0].shares == (1.0, 0.0)


def test_a_monkey_can_stand_in_the_way_of_another() -> None:
    """From D1 a 1 climbs T5 only over D2=6: who stands there keeps the other from it."""
    state = at("H1 bananas=5 last=T5 dice=1,1 code=1,-,-", "D1 bananas=5 dice=1,1 code=-,1,-", trees="1 0 0 0 1")
    assert best(state) == "D2"
    assert said(state) == ("codemonkey-best-keeps", {"seat2": 2, "tree": "T5"})


# At the end of a round, and in between


def test_a_tree_that_the_neighbour_is_up_is_marked() -> None:
    going = at("T2 mark=T2 dice=6,5 code=down,6+swing,-", "A3 mark=T1 dice=6,5 code=-,-,-", level=4)
    state = going.apply(going.legal_moves()[0]).apply(("tree=1",))
    assert (state.step, state.actor) == ("mark", 1)
    name, arguments = said(state)
    assert name == "codemonkey-best-mark"
    assert best(state) == f"mark {arguments['tree']}"


def test_who_is_up_a_tree_has_it_marked() -> None:
    state = at("T2 mark=T1 dice=6,5", "A3 mark=T1 dice=6,5", go="code round=1", level=4)
    finding = Finding(("T2",), (0.4, 0.6))
    assert MIND.why(state._replace(step="mark", turn=0), 1, finding)[0] == "codemonkey-best-mark-up"


def test_a_trap_goes_where_it_hinders_another() -> None:
    """Only T5 has bananas, and the other is beside it: the trap lies where most numbers climb from."""
    state = at(
        f"B1 bananas=5 climbed=3 {IDLE}", f"A1 bananas=5 {IDLE}", go="trap round=1", trees="0 0 0 0 2", parts="traps"
    )
    shares = {finding.move[0]: finding.shares[0] for finding in findings(state)}
    assert best(state) == "trap H1"
    assert shares["H1"] > shares["off"] >= shares["C2"]
    assert said(state) == ("codemonkey-best-trap", {"hex": "H1", "trees": "T5"})


def test_the_order_of_missions_begins_with_what_is_near() -> None:
    state = at("B1 missions=145", "A3 missions=123", go="order", missions="on")
    assert best(state).split()[1][0] in "14"


# What is shown


def test_a_program_is_shown_by_its_pieces_and_where_it_leads() -> None:
    state = at("C2 dice=4,2", "A3 dice=6,5", go="code round=1", level=3)
    finding = Finding(("2+swing", "down", "loop"), (0.5, 0.5), (("B2", "T2"), ("C1",)))
    pieces = [(f"take:{piece}", "best") for piece in ("die2", "swing1", "down", "loop")]
    assert MIND.marks(state, 0, finding) == (*pieces, ("B2", "path"), ("T2", "end"), ("C1", "path"))


# What is said


@pytest.mark.cpython
@pytest.mark.parametrize("options", OPTIONS["codemonkey"], ids=game_id)
def test_every_reason_has_words(options: dict[str, object]) -> None:
    decisions = [state for state, _ in moments(GAME, options, "one") if state.actor >= 0]
    for state in some(decisions, 12):
        view = state.view(state.actor)
        thinking = Thinking(GAME, view, state.actor, "orangutan", budget=40).finish()
        for finding in thinking.findings[:2]:
            check(MIND.why(view, state.actor, finding))


def test_the_same_thoughts_come_of_the_same_chance() -> None:
    state = at("C2 dice=4,2", "A3 dice=6,5", go="code round=1")
    one, two = (list(MIND.think(state, 0, MIND.skill(state, "mandrill"), Stream("same"))) for _ in range(2))
    assert one == two
    assert all(thought.findings for thought in one)
