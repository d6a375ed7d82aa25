"""Positions of Monkey Mancala as one line of text.

South's pockets / North's pockets / stores / side to move. With tokens the two hands follow; then the seat of South if
it was drawn; then, with tokens, what is in force or pending, if anything.
"""

from troop.core.errors import BadPosition
from troop.core.messages import message
from troop.core.options import Options
from troop.games.mancala.rules.board import LETTERS, NOBODY, NORTH, SOUTH, STORES, names, places, pockets, size, store
from troop.games.mancala.rules.sowing import side_empty
from troop.games.mancala.rules.state import State
from troop.games.mancala.rules.tokens import (
    ANSWER,
    CHOOSE,
    KINDS,
    NO_POCKET,
    STEPS,
    Hand,
    Tokens,
    add_tokens,
    full_pile,
    is_known,
)
from troop.games.mancala.rules.validation import is_valid
from troop.games.mancala.rules.variant import new_tokens
from troop.games.mancala.text.notation import parse_announced, write

MAX_COUNT = 999
"""A larger number in a field is taken for a mistake."""

CHOOSERS = {"S": SOUTH, "N": NORTH, "-": NOBODY, "?": NOBODY}


def to_text(state: State) -> str:
    """Return the state as one line of text."""
    board, n = state.board, size(state.board)
    rows = [[board[place] for place in pockets(n, side)] for side in (SOUTH, NORTH)]
    stores = [board[store(n, side)] for side in (SOUTH, NORTH)]
    fields = [" ".join(map(str, numbers)) for numbers in (*rows, stores)] + [_chooser(state)]
    if state.tokens:
        fields += [write_hand(hand) for hand in state.tokens.hands]
    if state.drawn and state.south is not None:
        fields.append(f"first={state.south + 1}")
    if state.tokens and (pending := write_pending(n, state.tokens)):
        fields.append(pending)
    return " / ".join(fields)


def _chooser(state: State) -> str:
    if state.south is None:
        return "?"
    return "-" if state.side == NOBODY else STORES[state.side]


def from_text(text: str, options: Options, expected: int | None) -> State:
    """Return the state of a text with ``expected`` pockets a side, or as many as the text has. Raises BadPosition."""
    fields = [field.strip(" ") for field in text.split("/")]
    required = 4 if options["tokens"] == "off" else 6
    if not required <= len(fields) <= required + 1 + (required == 6):
        raise _wrong_field_count(fields, required)
    south = _pockets(fields[0], 1, expected)
    north = _pockets(fields[1], 2, len(south))
    stores = _numbers(fields[2], 3)
    if len(stores) != 2:
        raise BadPosition(message("position-count", field=3, found=len(stores), expected=2))
    board = (*south, stores[0], *north, stores[1])
    chooser = fields[3]
    _check_chooser(board, chooser)
    drawn = options["first"] == "drawn"
    tokens = None if required == 4 else read_hands(fields[4:6], options)
    extra = fields[required:]
    seat = _drawn_first(fields, extra, chooser, required) if drawn else _fixed_first(chooser, int(options["first"]))
    state = State(board, CHOOSERS[chooser], seat, str(options["capture"]), drawn, tokens)
    return _add_pending(state, fields, extra, required)


def _add_pending(state: State, fields: list[str], extra: list[str], required: int) -> State:
    """Return the state with what is in force or pending, read from the last field."""
    if len(extra) > 1 or (extra and state.tokens is None):
        raise _wrong_field_count(fields, required)
    if state.tokens is None:
        return state
    text = extra[0] if extra else ""
    tokens = read_pending(size(state.board), state.tokens, text)
    after = state._replace(tokens=tokens)
    if tokens is None or (extra and not text) or not is_valid(after):
        raise BadPosition(message("mancala-position-pending", field=len(fields), text=text[:40]))
    return after


def _wrong_field_count(fields: list[str], expected: int) -> BadPosition:
    return BadPosition(message("position-fields", found=len(fields), expected=expected))


def _pockets(text: str, field: int, expected: int | None) -> list[int]:
    numbers = _numbers(text, field)
    if expected is None and not 1 <= len(numbers) <= len(LETTERS[SOUTH]):
        raise BadPosition(message("position-count", field=field, found=len(numbers), expected=len(LETTERS[SOUTH])))
    if expected is not None and len(numbers) != expected:
        raise BadPosition(message("position-count", field=field, found=len(numbers), expected=expected))
    return numbers


def _numbers(text: str, field: int) -> list[int]:
    words = text.split()
    for at, word in enumerate(words, 1):
        plain = word.isascii() and word.isdigit() and len(word) <= len(str(MAX_COUNT))
        if not plain or str(int(word)) != word:
            raise BadPosition(message("position-number", field=field, word=at, text=word[:20], most=MAX_COUNT))
    return [int(word) for word in words]


def _check_chooser(board: tuple[int, ...], chooser: str) -> None:
    if chooser not in CHOOSERS:
        raise BadPosition(message("position-chooser", field=4, text=chooser[:20], allowed="S, N, -, ?"))
    if not side_empty(board):
        if chooser == "-":
            raise BadPosition(message("position-not-over", field=4))
        return
    for side in (SOUTH, NORTH):
        if any(board[place] for place in pockets(size(board), side)):
            raise BadPosition(message("mancala-position-side-empty", field=2 - side, count=size(board)))
    if chooser != "-":
        raise BadPosition(message("position-over", field=4, text=chooser))


def _drawn_first(fields: list[str], extra: list[str], chooser: str, required: int) -> int | None:
    """Return the seat that was drawn to be South, and remove its field from ``extra``."""
    if chooser == "?":
        if extra:
            raise _wrong_field_count(fields, required)
        return None
    word = extra.pop(0) if extra else ""
    if word not in ("first=1", "first=2"):
        raise BadPosition(message("mancala-position-first", field=required + 1, text=word[:20]))
    return int(word[-1]) - 1


def _fixed_first(chooser: str, first: int) -> int:
    """Return the seat that is South without a draw."""
    if chooser == "?":
        raise BadPosition(message("position-chooser", field=4, text=chooser, allowed="S, N, -"))
    return first - 1


MAX_DIGITS = 3


def write_hand(hand: Hand) -> str:
    """Write the tokens of a hand."""
    counted = zip(KINDS, hand, strict=True) if is_known(hand) else [("?", hand[0])]
    return " ".join(kind for kind, count in counted for _ in range(count)) or "-"


def write_pending(n: int, tokens: Tokens) -> str:
    """Write what is in force or pending."""
    words = [
        "rolled" * tokens.rolled,
        "disrupted" * tokens.disrupted,
        f"skip={tokens.skip}" if tokens.skip else "",
        "reverse" * tokens.reverse,
        f"sows={names(n)[tokens.named]}" if tokens.named != NO_POCKET else "",
        "free" * tokens.free,
        f"draws={tokens.draws}" if tokens.draws else "",
        "" if tokens.step == CHOOSE else tokens.step + ("=" + write(tokens.announced) if tokens.announced else ""),
    ]
    return " ".join(filter(None, words))


def read_hands(fields: list[str], options: Options) -> Tokens:
    """Read both hands; the pile has all other tokens. Raises BadPosition."""
    copies = int(options["copies"])
    pile, hands = full_pile(copies), []
    for field, text in enumerate(fields, 5):
        hand: Hand = full_pile(0)
        for word in text.split() if text != "-" else ():
            if word not in KINDS:
                allowed = ", ".join(KINDS)
                raise BadPosition(message("mancala-position-token", field=field, text=word[:20], allowed=allowed))
            hand, pile = add_tokens(hand, word, 1), add_tokens(pile, word, -1)
        if not text or min(pile) < 0:
            raise BadPosition(message("mancala-position-hand", field=field, text=text[:40], copies=copies))
        hands.append(hand)
    return new_tokens(options, (hands[0], hands[1]), pile)


def read_pending(n: int, tokens: Tokens, text: str) -> Tokens | None:
    """Read what is in force or pending; None if the text is not in its written form."""
    words = dict(word.partition("=")[::2] for word in text.split())
    step = next((step for step in STEPS if step in words), CHOOSE)
    read = tokens._replace(
        step=step,
        rolled="rolled" in words,
        disrupted="disrupted" in words,
        reverse="reverse" in words,
        free="free" in words,
        skip=_number(words.get("skip", "")),
        named=places(n).get(words.get("sows", ""), NO_POCKET),
        draws=_number(words.get("draws", "")),
        announced=parse_announced(words.get(ANSWER, "")) if step == ANSWER else (),
    )
    return read if write_pending(n, read) == " ".join(text.split()) else None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS else 0
