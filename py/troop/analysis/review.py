"""Hints for the player to move, and the review of a whole game."""

from typing import Any, NamedTuple

from troop.ai import Thinking
from troop.ai.thinking import bot_of
from troop.analysis.graph import graph
from troop.core.bot import Evaluation, Marks, WinProbabilities
from troop.core.game import Game, Move, Outcome
from troop.core.input import input_of
from troop.core.messages import Message, message, seat_number
from troop.match.match import Match

HINTS = 3
"""How many hints are shown."""
TEACHER = "gorilla"
"""The level that gives hints and reviews."""
CARE = 8
"""In a review, a decision gets this fraction of the level's budget."""
COSTLY = 0.08
"""A turn that cost this much win probability is mentioned."""
MOST_COSTLY = 8


class Judgement(NamedTuple):
    """The evaluation of one decision."""

    at: int
    """The number of its entry."""
    seat: int
    win_probabilities: WinProbabilities
    """The win probabilities before the decision, with best play."""
    played: float | None
    """The estimated win probability of the move that was played; None if it was not examined."""
    better: Move | None
    """A better move, or None if the best one was played."""
    text: str
    """The better move in notation."""
    reason: Message
    """Why it is better."""
    marks: Marks
    """Where it is on the board."""
    words: Message | None = None
    """The better move in words; None if the notation is all."""


# Hints


def hinting(match: Match, seed: str) -> Thinking:
    """Start the search for hints."""
    actor = match.now.actor
    return Thinking(match.game, match.now.state.view(actor), actor, TEACHER, seed)


def hints(match: Match, thinking: Thinking, shape: str) -> list[dict[str, Any]]:
    """Return the best moves, each with a reason and its place on the board."""
    game, actor = match.game, match.now.actor
    view = match.now.state.view(actor)
    return [
        {
            "move": evaluation.move,
            "text": game.notation.write(view, evaluation.move),
            **shown_as(game, view, evaluation.move),
            "reason": bot_of(game).reason(view, actor, evaluation),
            "percent": round(100 * evaluation.win_probabilities[actor]),
            "marks": marks_of(game, view, actor, evaluation, shape),
        }
        for evaluation in thinking.evaluations[:HINTS]
    ]


def shown_as(game: Game[Any], view: Any, move: Move) -> dict[str, Any]:
    """Return a suggested move for players who do not know the notation, and how it can be prepared."""
    shown: dict[str, Any] = {}
    if words := game.narration.in_words(view, move):
        shown["words"] = words
    if pictures := game.drawing.pictures(view, move):
        shown["pictures"] = pictures
    if prepared := input_of(game).prepared(view, move):
        shown |= {"prepared": prepared.words, "prepared_label": prepared.label}
    return shown


def marks_of(game: Game[Any], view: Any, seat: int, evaluation: Evaluation, shape: str = "wide") -> Marks:
    """Return the items that show a move: those its words stand for, and those it would touch."""
    told = bot_of(game).marks(view, seat, evaluation)
    if told is not None:
        return told
    marks, move = dict[str, str](), evaluation.move
    for length, word in enumerate(move):
        keys = game.drawing.scene(view, seat, prefix=move[:length], shape=shape).keys()
        if word in keys:
            marks[keys[word]] = "best"
    return (*marks.items(), *((key, mark) for key, mark in game.drawing.preview(view, move) if key not in marks))


# The review


def decisions(match: Match) -> list[int]:
    """Return the entries that were a seat's own decisions, with alternatives."""
    return [at for at in range(1, match.last + 1) if match.decided_freely(at)]


def in_common(one: Match, other: Match) -> int:
    """Return how many entries two records share from the start: so much of a review holds for both."""
    if one.game is not other.game or one.record.options != other.record.options:
        return 0
    entries = list(zip(one.record.entries, other.record.entries, strict=False))
    return next((at for at, (mine, theirs) in enumerate(entries) if mine.text != theirs.text), len(entries))


def reviewing(match: Match, at: int) -> Thinking:
    """Start the search for alternatives to an entry, from what its seat could know then."""
    state = match.plies[at - 1].state
    view = state.view(state.actor)
    skill = bot_of(match.game).skill(view, TEACHER)
    return Thinking(match.game, view, state.actor, TEACHER, f"review {at}", max(skill.budget // CARE, 1))


def judgement_from(match: Match, at: int, thinking: Thinking) -> Judgement:
    """Return the judgement of an entry from a finished search."""
    game, (state, played) = match.game, (match.plies[at - 1].state, match.plies[at].move)
    view, seat, best = state.view(state.actor), state.actor, thinking.evaluations[0]
    found = next(
        (evaluation.win_probabilities[seat] for evaluation in thinking.evaluations if evaluation.move == played), None
    )
    same = best.move == played or (found is not None and found >= best.win_probabilities[seat])
    better = None if same else best.move
    return Judgement(
        at,
        seat,
        tuple(round(share, 3) for share in best.win_probabilities),
        None if found is None else round(found, 3),
        better,
        game.notation.write(view, best.move) if better else "",
        bot_of(game).reason(view, seat, best),
        marks_of(game, view, seat, best) if better else (),
        game.narration.in_words(view, best.move) if better else None,
    )


class Costly(NamedTuple):
    """A turn that cost win probability."""

    judgement: Judgement
    cost: float


def costs(judgements: list[Judgement], outcome: Outcome | None) -> list[float]:
    """Return the cost of each decision: the smaller of its estimated and its actual loss.

    The actual loss alone would call bad luck a mistake; the estimate alone may rest on a shallow search.
    """
    found = []
    for judgement, after in zip(judgements, [*judgements[1:], None], strict=True):
        seat, best = judgement.seat, judgement.win_probabilities[judgement.seat]
        came = after.win_probabilities if after else final_win_probabilities(outcome, len(judgement.win_probabilities))
        positions = [] if judgement.played is None else [best - judgement.played]
        turned_out = [best - came[seat]] if came else []
        found.append(0.0 if judgement.better is None else max(min([*positions, *turned_out], default=0.0), 0.0))
    return found


def final_win_probabilities(outcome: Outcome | None, seats: int) -> WinProbabilities | None:
    """Return the final share of the win for each seat; a draw is shared by all."""
    if outcome is None:
        return None
    winners = outcome.winners or tuple(range(seats))
    return tuple((seat in winners) / len(winners) for seat in range(seats))


def review(match: Match, judgements: list[Judgement]) -> dict[str, Any]:
    """Return the graph of a game, and its costliest turns in order."""
    outcome = match.now.outcome
    costly = [Costly(*each) for each in zip(judgements, costs(judgements, outcome), strict=True)]
    worst = sorted((each for each in costly if each.cost >= COSTLY), key=lambda each: -each.cost)[:MOST_COSTLY]
    worst.sort(key=lambda each: each.judgement.at)
    final = final_win_probabilities(outcome, len(match.now.seats))
    return {
        "graph": graph(judgements, final, match.last, {each.judgement.at for each in worst}).data(),
        "costly": [
            {
                "at": judgement.at,
                "seat": judgement.seat,
                "percent": round(100 * cost),
                "message": message(
                    "review-better",
                    seat=seat_number(judgement.seat),
                    played=_played_in_words(match, judgement.at),
                    text=judgement.words or judgement.text,
                    percent=round(100 * cost),
                    why=judgement.reason,
                ),
            }
            for judgement, cost in worst
        ],
    }


def _played_in_words(match: Match, at: int) -> Message | str:
    """Return the move of an entry in words, or else in notation."""
    state, move = match.plies[at - 1].state, match.plies[at].move
    return (move and match.game.narration.in_words(state, move)) or match.text(at)


def read_judgement(given: Any) -> Judgement:
    """Parse a judgement stored by the page. Raises ValueError, TypeError or KeyError."""
    if type(given["at"]) is not int or type(given["seat"]) is not int:
        raise TypeError
    name, arguments = given["reason"]
    words = given.get("words")
    return Judgement(
        given["at"],
        given["seat"],
        tuple(float(share) for share in given["win_probabilities"]),
        None if given["played"] is None else float(given["played"]),
        None if given["better"] is None else tuple(given["better"]),
        str(given["text"]),
        (name, arguments),
        tuple((str(key), str(mark)) for key, mark in given["marks"]),
        (str(words[0]), words[1]) if words else None,
    )
