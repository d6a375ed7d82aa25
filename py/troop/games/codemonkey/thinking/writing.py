"""Which program to code (rule 8c): one's own are tried against what the others may have coded."""

import math
from collections.abc import Iterator, Sequence

from troop.core.chance import Rng
from troop.core.mind import Shares, Skill, Thought
from troop.games.codemonkey.coding import hand_of
from troop.games.codemonkey.rules import State
from troop.games.codemonkey.thinking.codes import all_codes, sound_codes, spelled
from troop.games.codemonkey.thinking.imagining import imagined
from troop.games.codemonkey.thinking.outlook import standing_still
from troop.games.codemonkey.thinking.plans import Plans
from troop.games.codemonkey.thinking.rehearsal import Rehearsal, rehearsed, traffic
from troop.games.codemonkey.thinking.running import Place
from troop.games.codemonkey.thinking.scenario import Guess
from troop.games.codemonkey.thinking.situation import Situation, situation
from troop.games.codemonkey.thinking.tally import Tally
from troop.games.codemonkey.thinking.words import Code
from troop.games.codemonkey.thinking.worth import left_over, shared, shares, worth

MANY = 700
"""Of more programs than this, only the sound ones are tried."""
CHUNK = 40
"""Programs between two thoughts."""
PREVIEWS = 4
"""So many ways in which the others may go are looked at with all programs."""
FINALISTS, AT_LAST = 20, 4
"""So many programs are rehearsed with those of the others; one after the other drops out, until so many are left."""
TIMES = 4
"""Each of them should be rehearsed so often at least."""
WARY = 0.1
"""By how much of the win something that the others coded is worse for us that is so much more likely."""
USUAL = 0.6
"""How many bananas a player gets in a round, more or less."""
NOTED = 60
"""So many of the others are told of, with what can be said of them."""


def think_code(view: State, seat: int, skill: Skill, rng: Rng) -> Iterator[Thought]:
    """Thoughts about what to code; who is not sharp looks at a few programs, and not at the others."""
    now = situation(view)
    hand = hand_of(view.terms, now.dice[seat])
    codes = list(all_codes(hand, now.slots))
    if not skill.sharp:
        rng.shuffle(codes)
        return think_alone(now, seat, codes[: max(skill.budget // now.slots, 1)])
    if len(codes) > MANY:
        codes = list(sound_codes(hand, now.slots))
    return Study(now, seat, codes, rng).thoughts(skill.budget)


def think_alone(now: Situation, seat: int, codes: Sequence[Code]) -> Iterator[Thought]:
    """What some programs bring if nobody else moves."""
    tally, plans = Tally(seat), Plans(now, seat, standing_still(now, seat))
    for at, code in enumerate(codes, 1):
        tally.add(spelled(code), expected(now, seat, plans.value(code)))
        tally.looked = plans.looked
        if at % CHUNK == 1 or at == len(codes):
            yield tally.thought(at == len(codes))


def expected(now: Situation, seat: int, value: float) -> Shares:
    """What each player can expect of the win if one of them gets so many bananas, and the others as many as usual."""
    rest = left_over(now)
    values = [worth(now, each, rest) + USUAL for each in range(now.seats)]
    values[seat] = now.got[seat] + value
    return shared(values, max(rest - now.seats, 1))


def anchored(now: Situation, bests: list[float]) -> Shares:
    """What each player can expect of the win as things stand, and if everybody's best program goes well.

    Who tries programs finds those best that look better than they are; this is the same through the eyes of all.
    """
    rest = left_over(now)
    stand, hope = (
        shares(now),
        shared([now.got[seat] + best for seat, best in enumerate(bests)], max(rest - now.seats, 1)),
    )
    return tuple((one + other) / 2 for one, other in zip(stand, hope, strict=True))


class Study:
    """A thorough look at programs: first each by itself, then the best of them in rehearsals."""

    def __init__(self, now: Situation, seat: int, codes: list[Code], rng: Rng) -> None:
        self.now, self.seat, self.codes, self.rng = now, seat, codes, rng
        self.tally, self.hands = Tally(seat), Rehearsal(rng)
        self.guesses: dict[int, Guess] = {}
        self.values = dict.fromkeys(codes, 0.0)
        self.planned = 0
        self.usual: float | None = None

    def thoughts(self, budget: int) -> Iterator[Thought]:
        """Thoughts, until so many positions were looked at."""
        [alone] = think_alone(self.now, self.seat, self.codes[:1])
        first = alone._replace(certain=False)
        yield first
        for _ in self.preview(budget):
            yield first._replace(looked=self.looked)
        yield from self.rehearse(budget, first)

    @property
    def looked(self) -> int:
        """How many positions were looked at."""
        return self.planned + self.hands.looked

    def preview(self, budget: int) -> Iterator[None]:
        """Value all programs by what they bring if the others do this or that, whatever we do."""
        guesses = {}
        for each in range(self.now.seats):
            guesses[each] = Guess(self.now, each)
            yield from guesses[each].weigh()
            self.planned += guesses[each].plans.looked
        self.tally.anchor = anchored(self.now, [guess.best for guess in guesses.values()])
        self.guesses = {other: guess for other, guess in guesses.items() if other != self.seat}
        times = max(min(budget // (10 * len(self.codes)), PREVIEWS), 1)
        for _ in range(times):
            plans = Plans(self.now, self.seat, traffic(self.imagined(), self.seat, self.hands))
            for at, code in enumerate(self.codes, 1):
                self.values[code] += plans.value(code) / times
                if at % CHUNK == 0:
                    yield
            self.planned += plans.looked
        self.codes.sort(key=lambda code: -self.values[code])

    def rehearse(self, budget: int, first: Thought) -> Iterator[Thought]:
        """Rehearse the best together with what the others may have coded."""
        best, begun = self.codes[:FINALISTS], self.hands.looked
        thought = None
        while True:
            then, came, lines = self.imagined(), [], []
            for code in best:
                trial = then.copy()
                trial.code[self.seat], self.hands.lines = code, {}
                came.append(rehearsed(trial, Place(), self.hands))
                lines.append(self.hands.lines.get(self.seat, ()))
                if thought is None and len(came) == 1:  # what a rehearsal takes is known now
                    del best[self.finalists(budget, self.hands.looked - begun) :]
                yield (thought or first)._replace(looked=self.looked)
            weight = self.likely(came)
            for code, result, line in zip(best, came, lines, strict=True):
                self.tally.add(spelled(code), result, line, weight)
            self.tally.looked = self.looked
            thought = self.tally.thought()
            yield thought
            if self.looked >= budget:
                break
            if len(best) > AT_LAST:
                best.sort(key=lambda code: -self.tally.mean(spelled(code)))
                best.pop()
        self.note_others()
        yield self.tally.thought(True)

    def likely(self, came: list[Shares]) -> float:
        """How much it counts what the others coded: they will have found what is bad for our best programs."""
        ours = sum(shares[self.seat] for shares in came) / len(came)
        self.usual = ours if self.usual is None else self.usual * 0.9 + ours * 0.1
        return math.exp((self.usual - ours) / WARY)

    def finalists(self, budget: int, each: int) -> int:
        """How many programs can be rehearsed a few times, if each rehearsal takes so much."""
        return max(min((budget - self.looked) // (TIMES * each + 1), FINALISTS), AT_LAST)

    def note_others(self) -> None:
        """What can be said of programs that were not rehearsed, by how those came out that were."""
        tried = [code for code in self.codes[:FINALISTS] if spelled(code) in self.tally]
        came = [(self.tally.mean(spelled(code)), self.expected(code)) for code in tried]
        lowest = min(mean for mean, _ in came)
        off = sum(mean - guessed for mean, guessed in came) / len(came)
        for code in self.codes[len(tried) : NOTED]:
            mine = max(min(self.expected(code) + off, lowest), 0.0)
            others = (1 - mine) / (self.now.seats - 1)
            self.tally.add(spelled(code), tuple(mine if at == self.seat else others for at in range(self.now.seats)))

    def expected(self, code: Code) -> float:
        """What a program seems to be worth of the win, by what it brings."""
        return expected(self.now, self.seat, self.values[code])[self.seat]

    def imagined(self) -> Situation:
        """A situation in which everybody else has coded something, and all that is hidden is something."""
        then = imagined(self.now, self.seat, self.rng)
        for other, guess in self.guesses.items():
            then.code[other] = guess.draw(self.rng)
        return then
