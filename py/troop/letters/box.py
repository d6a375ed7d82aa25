"""What one player's device keeps of a game by letter, and what that player can do with it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from troop.core.errors import BadLink, IllegalMove, TroopError, bad_link
from troop.core.game import OVER, Game, Move
from troop.core.message import Message, message, seat_number
from troop.core.options import Options
from troop.core.record import PERSON, House, Record, Seat
from troop.core.table import Table
from troop.letters.letter import FAIR, Entry, Letter, Party
from troop.letters.replay import Replay
from troop.letters.seal import Place, closed, opened
from troop.letters.secret import SIZE, chain, digest, number
from troop.letters.writing import NAME, ROLL, read, words_of, write

MOST_SEATS = 4
JOIN, ROLLS, OPEN, PLAY = "join", "roll", "open", "play"
"""Why somebody is to have the letter: to sit down, to give to a roll, to open a seal, to play."""


class BadPost(TroopError):  # noqa: N818
    """What a device has kept of a game by letter cannot be read."""

    kind = "letter"


class Box(NamedTuple):
    """A player's own box: the letter as it stands, the secret, and what of one's own is under seal."""

    letter: Letter
    replay: Replay
    seat: int
    secret: bytes
    own: Mapping[int, Move]
    since: int = 0
    """How many entries there were when the letter came: what came after can be taken back until it is sent."""

    @property
    def table(self) -> Table:
        return self.replay.table

    # Who is to have the letter

    @property
    def next(self) -> tuple[int | None, str]:
        """Who is to have the letter, and why; nobody when it is over and all is open."""
        letter, stop = self.letter, self.replay.stop
        if stop is not None and not stop.rolls:
            return stop.seat, OPEN
        if stop is not None:
            return self._next_giver()
        if self.table.now.actor == OVER:
            return (letter.entries[self._closed[0]].seat, OPEN) if self._closed else (None, "")
        seat = self.table.now.actor
        return seat, PLAY if letter.parties[seat].joined else JOIN

    @property
    def _closed(self) -> list[int]:
        """The entries that are under seal, each those of the same player as the first."""
        entries = [(at, entry) for at, entry in enumerate(self.letter.entries) if entry.seal and not entry.seal.is_open]
        return [at for at, entry in entries if entry.seat == entries[0][1].seat]

    def _next_giver(self) -> tuple[int, str]:
        """Who gives next to a roll: who has to sit down, then on from who decided last; who is to play comes last."""
        parties, entries = self.letter.parties, self.letter.entries
        if self.letter.mode != FAIR:
            return self.seat, ROLLS
        for seat, party in enumerate(parties):
            if not party.joined:
                return seat, JOIN
        first = entries[-1].seat if entries else 0
        seats = [(first + step) % len(parties) for step in range(len(parties))]
        missing = [seat for seat in seats if parties[seat].given <= self.replay.rolls]
        plays = self._expected()
        return next((seat for seat in missing if seat != plays), missing[0]), ROLLS

    def _expected(self) -> int:
        """Who will probably play after the roll."""
        table = self.table
        while table.now.actor < 0 and table.now.actor != OVER:
            table = table.after(table.now.state.weights()[0][0])
        return table.now.actor

    # What is done without asking

    def attended(self) -> "Box":
        """The box after all that is this player's to do and takes no decision: sit down, give, open what is due."""
        box = self
        while (after := box._attended()) is not None:
            box = after
        return box

    def _attended(self) -> "Box | None":
        seat, why = self.next
        if seat != self.seat or why == PLAY:
            return None
        if why == JOIN:
            return self._with(self.letter.given(self.seat, Party(chain(self.secret)[0])))
        if why == ROLLS:
            return self._giving()
        stop = self.replay.stop
        return self._opening(stop.entry, stop.denied) if stop else self._opening(self._closed[0], None)

    def _giving(self) -> "Box":
        """The box after this player has given to the roll that is to be made."""
        letter, roll = self.letter, self.replay.rolls
        if letter.mode != FAIR:
            thrown = digest("throw", self.secret, number(roll))[:ROLL]
            return self._with(letter._replace(rolls=(*letter.rolls, thrown)))._going_on()
        return self._with(letter.given(self.seat, self._party(roll + 1)))._going_on()

    def _opening(self, at: int, denied: tuple[Move, ...] | None) -> "Box":
        """The box after this player has opened a seal, or as much of it as has to be."""
        legal = self.replay.legal[at]
        whole = Place(self.letter.game, at).whole(self.secret, legal, self.own[at])
        seal = opened(_seal(self.letter, at), whole, legal, denied)
        box = self._with(self.letter.sealed(at, seal))
        box.replay.opened(at, seal)
        return box._going_on()

    def _with(self, letter: Letter) -> "Box":
        return self._replace(letter=letter, replay=self.replay.copy(letter, self.own))

    def _going_on(self) -> "Box":
        """The box, which is new, after what can be played now."""
        self.replay.go_on()
        return self

    # What the player decides

    def decided(self, move: Move) -> "Box":
        """The box after a decision of this player. Raises IllegalMove."""
        self.check_turn()
        legal, table = self.table.now.state.legal_moves(), self.table
        move = table.game.paths(table.now.state).meaning(move) or move
        if problem := table.game.why(table.now.state, move):
            raise IllegalMove(problem)
        at = len(self.letter.entries)
        if not self._seals(legal):
            return self._pushed(Entry(self.seat, move), self.own)
        whole = Place(self.letter.game, at).whole(self.secret, legal, move)
        return self._pushed(Entry(self.seat, seal=closed(whole)), {**self.own, at: move})

    def said(self, word: str) -> "Box":
        """The box after a table word: to resign, or to agree on a draw. Raises IllegalMove."""
        self.check_turn()
        if word not in words_of(self.seat):
            raise IllegalMove(message("letter-no-word"))
        self.table.play(word)
        return self._pushed(Entry(self.seat, word=word), self.own)

    def undone(self) -> "tuple[Box, tuple[str, ...]]":
        """The box before this player's last decision, if the letter has not been sent; and that decision as text."""
        if not self.can_undo:
            raise IllegalMove(message("letter-no-undo"))
        at = len(self.letter.entries) - 1
        last = self.letter.entries[at]
        own = {entry: move for entry, move in self.own.items() if entry != at}
        letter = self._before(at)
        replay = Replay(letter, self.table.house, own)
        for entry in letter.entries:
            replay.push(entry)
        box = self._replace(letter=letter, replay=replay, own=own)
        move = last.move or self.own.get(at)
        return box, (last.word or table_text(box.table, move),)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of this player that nobody else has seen, and no roll came after it."""
        entries, replay = self.letter.entries, self.replay
        return len(entries) > self.since and entries[-1].seat == self.seat and replay.rolls == replay.rolled[-1]

    def _before(self, at: int) -> Letter:
        """The letter before an entry: nothing is given yet for what came of it."""
        letter = self.letter._replace(entries=self.letter.entries[:at])
        if letter.mode != FAIR or letter.parties[self.seat].given <= self.replay.rolled[at]:
            return letter
        return letter.given(self.seat, self._party(self.replay.rolled[at]))

    def _party(self, given: int) -> Party:
        """This player, having given to so many rolls."""
        links = chain(self.secret)
        return Party(links[0], given, links[given] if given else b"")

    def check_turn(self) -> None:
        """Raises IllegalMove if there is nothing for this player to decide."""
        if self.replay.actor != self.seat:
            raise IllegalMove(message("letter-not-now"))

    def _seals(self, legal: tuple[Move, ...]) -> bool:
        """Whether what is decided now goes under seal: it is for this player's eyes, and would not be seen at once."""
        table = self.table
        return table.private and len(legal) > 1 and not table.game.uncovers(table.now.state)

    def _pushed(self, entry: Entry, own: Mapping[int, Move]) -> "Box":
        letter = self.letter._replace(entries=(*self.letter.entries, entry))
        replay = self.replay.copy(letter, own)
        replay.push(entry)
        return self._replace(letter=letter, replay=replay, own=own)

    @property
    def has_news(self) -> bool:
        """Whether the letter tells something that came after it was here last."""
        return len(self.letter.entries) > self.since

    # As it is kept

    @property
    def text(self) -> str:
        """The letter to send. Raises BadLink if it is too long."""
        return write(self.letter, self.replay)

    def post(self) -> dict[str, Any]:
        """The box as the page keeps it."""
        own = {str(at): list(move) for at, move in self.own.items()}
        return {
            "name": self.letter.game.hex(),
            "text": self.text,
            "seat": self.seat,
            "secret": self.secret.hex(),
            "own": own,
            "since": self.since,
        }


def begin(game: Game[Any], options: Options, seats: tuple[Seat, ...], mode: str, house: House, random: bytes) -> Box:
    """A new game by letter, begun by the first seat. Raises BadOption, with the reason why not by letter."""
    if any(seat.kind != PERSON for seat in seats) or not 1 < len(seats) <= MOST_SEATS:
        raise bad_link("letter-people")
    if reason := game.not_by_letter(options):
        raise BadLink(reason)
    parties = (Party(),) * len(seats)
    letter = Letter(digest("game", random)[:NAME], mode, Record(game, options, seats), parties)
    return Box(letter, Replay(letter, house, {}), 0, secret_of(random), {})


def kept(post: Mapping[str, Any], house: House) -> Box:
    """The box that a page has kept. Raises BadPost."""
    try:
        own = {int(at): tuple(map(str, move)) for at, move in post["own"].items()}
        letter, replay = read(str(post["text"]), house, own)
        secret, seat, since = bytes.fromhex(post["secret"]), int(post["seat"]), int(post["since"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadPost(message("letter-kept")) from error
    if not 0 <= seat < len(letter.parties) or len(secret) != SIZE or since < 0:
        raise BadPost(message("letter-kept"))
    return Box(letter, replay, seat, secret, own, since)


def secret_of(random: bytes) -> bytes:
    """The secret of a player, from what the page has drawn at random."""
    return digest("secret", random)


def table_text(table: Table, move: Move | None) -> str:
    """A decision as text."""
    return table.game.write(table.now.state, move) if move else ""


WAITS = {
    JOIN: "letter-theirs-join",
    ROLLS: "letter-theirs-roll",
    OPEN: "letter-theirs-open",
    PLAY: "letter-theirs-play",
}


def waiting(box: Box) -> Message:
    """What a letter waits for, in a sentence for those who do not have to do it."""
    seat, why = box.next
    if seat is not None:
        return message(WAITS[why], seat=seat_number(seat))
    return message("letter-over-send" if box.has_news else "letter-over")


def _seal(letter: Letter, at: int) -> Any:
    return letter.entries[at].seal
