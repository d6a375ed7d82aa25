"""Study: what a mind says about a decision, to who asks for a hint, and about a whole game, to who looks back."""

from typing import Any, NamedTuple

from troop.core.game import Game, Move, Outcome
from troop.core.message import Message, message, seat_number
from troop.core.mind import Finding, Marks, Shares
from troop.core.table import Table
from troop.graph import graph
from troop.look import Eyes
from troop.minds import Thinking
from troop.minds.thinking import mind_of

HINTS = 3
"""The best, and the two next best."""
TEACHER = "gorilla"
"""Who is asked for a hint, and who reviews a game."""
CARE = 8
"""A review has many decisions to look at: each gets this part of what the teacher could look at."""
COSTLY = 0.08
"""A turn that cost so much of the win is worth a word."""
MOST_COSTLY = 8


class Judgement(NamedTuple):
    """What a review found out about one decision."""

    at: int
    """The entry that it is."""
    seat: int
    shares: Shares
    """How well each seat stood before it, if the best is played."""
    played: float | None
    """What the decision itself seemed to be worth to who made it; None if it was not looked at."""
    better: Move | None
    """What would have been better; None if it was the best."""
    text: str
    """That in notation."""
    why: Message
    """What speaks for it."""
    marks: Marks
    """Where that is on the board."""


# A hint


def hinting(table: Table, seed: str) -> Thinking:
    """Thinking about what who decides now could do."""
    actor = table.now.actor
    return Thinking(table.game, table.now.state.view(actor), actor, TEACHER, seed)


def hints(table: Table, thinking: Thinking, eyes: Eyes) -> list[dict[str, Any]]:
    """The best moves, each with what speaks for it and where it is on the board."""
    game, actor = table.game, table.now.actor
    view = table.now.state.view(actor)
    return [
        {
            "move": finding.move,
            "text": game.write(view, finding.move),
            "why": mind_of(game).why(view, actor, finding),
            "percent": round(100 * finding.shares[actor]),
            "marks": marks_of(game, view, actor, finding, eyes.shape),
        }
        for finding in thinking.findings[:HINTS]
    ]


def marks_of(game: Game[Any], view: Any, seat: int, finding: Finding, shape: str = "wide") -> Marks:
    """Where a move is on the board: what its words stand for, and what it would touch."""
    told = mind_of(game).marks(view, seat, finding)
    if told is not None:
        return told
    marks, move = dict[str, str](), finding.move
    for length, word in enumerate(move):
        keys = game.scene(view, seat, move[:length], shape=shape).keys()
        if word in keys:
            marks[keys[word]] = "best"
    return (*marks.items(), *((key, mark) for key, mark in game.ghost(view, move) if key not in marks))


# A review


def decisions(table: Table) -> list[int]:
    """The entries of a record that somebody decided and that could have been decided otherwise."""
    return [at for at in range(1, table.last + 1) if table.decided_freely(at)]


def in_common(one: Table, other: Table) -> int:
    """How many entries the records of two tables share from the start: so much of a review holds for both."""
    if one.game is not other.game or one.record.options != other.record.options:
        return 0
    entries = list(zip(one.record.entries, other.record.entries, strict=False))
    return next((at for at, (mine, theirs) in enumerate(entries) if mine.text != theirs.text), len(entries))


def reviewing(table: Table, at: int) -> Thinking:
    """Thinking about what could have been decided instead of an entry, by what its seat could know then."""
    state = table.points[at - 1].state
    view = state.view(state.actor)
    skill = mind_of(table.game).skill(view, TEACHER)
    return Thinking(table.game, view, state.actor, TEACHER, f"review {at}", max(skill.budget // CARE, 1))


def judged(table: Table, at: int, thinking: Thinking) -> Judgement:
    """What thinking about an entry has found out."""
    game, (state, played) = table.game, (table.points[at - 1].state, table.points[at].move)
    view, seat, best = state.view(state.actor), state.actor, thinking.findings[0]
    found = next((finding.shares[seat] for finding in thinking.findings if finding.move == played), None)
    same = best.move == played or (found is not None and found >= best.shares[seat])
    better = None if same else best.move
    return Judgement(
        at,
        seat,
        tuple(round(share, 3) for share in best.shares),
        None if found is None else round(found, 3),
        better,
        game.write(view, best.move) if better else "",
        mind_of(game).why(view, seat, best),
        marks_of(game, view, seat, best) if better else (),
    )


class Costly(NamedTuple):
    """A turn that cost who made it a part of the win."""

    judgement: Judgement
    cost: float


def costs(judgements: list[Judgement], outcome: Outcome | None) -> list[float]:
    """What each decision cost: what it looked like and what came of it, whichever is less.

    What came of it alone would call bad luck a mistake; what it looked like alone, a move nobody looked at long.
    """
    found = []
    for judgement, after in zip(judgements, [*judgements[1:], None], strict=True):
        seat, best = judgement.seat, judgement.shares[judgement.seat]
        came = after.shares if after else final_shares(outcome, len(judgement.shares))
        looked = [] if judgement.played is None else [best - judgement.played]
        turned_out = [best - came[seat]] if came else []
        found.append(0.0 if judgement.better is None else max(min([*looked, *turned_out], default=0.0), 0.0))
    return found


def final_shares(outcome: Outcome | None, seats: int) -> Shares | None:
    """What each seat had of the win when the game was over; a draw is shared by all."""
    if outcome is None:
        return None
    winners = outcome.winners or tuple(range(seats))
    return tuple((seat in winners) / len(winners) for seat in range(seats))


def review(table: Table, judgements: list[Judgement]) -> dict[str, Any]:
    """The graph of a game, and the turns that cost most, in their order."""
    outcome = table.now.outcome
    costly = [Costly(*each) for each in zip(judgements, costs(judgements, outcome), strict=True)]
    worst = sorted((each for each in costly if each.cost >= COSTLY), key=lambda each: -each.cost)[:MOST_COSTLY]
    worst.sort(key=lambda each: each.judgement.at)
    final = final_shares(outcome, len(table.now.seats))
    return {
        "graph": graph(judgements, final, table.last, {each.judgement.at for each in worst}).data(),
        "costly": [
            {
                "at": judgement.at,
                "seat": judgement.seat,
                "percent": round(100 * cost),
                "say": message(
                    "study-better",
                    seat=seat_number(judgement.seat),
                    played=table.text(judgement.at),
                    text=judgement.text,
                    percent=round(100 * cost),
                    why=judgement.why,
                ),
            }
            for judgement, cost in worst
        ],
    }


def read_judgement(given: Any) -> Judgement:
    """A judgement that the page has kept. Raises ValueError, TypeError or KeyError if it is none."""
    if type(given["at"]) is not int or type(given["seat"]) is not int:
        raise TypeError
    name, arguments = given["why"]
    return Judgement(
        given["at"],
        given["seat"],
        tuple(float(share) for share in given["shares"]),
        None if given["played"] is None else float(given["played"]),
        None if given["better"] is None else tuple(given["better"]),
        str(given["text"]),
        (name, arguments),
        tuple((str(key), str(mark)) for key, mark in given["marks"]),
    )
