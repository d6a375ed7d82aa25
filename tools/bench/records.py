"""Print the games of the benchmark as a JSON object of records by name.

These are the most expensive positions, games against the strongest bot, and games of bots alone.
"""

import json

from troop.games import GAMES
from troop.match.record import Record, Seat

ITCHY = (
    "M(1:11w3q+s) . T . T O . G(3:4w+s) / T . G(4:1w+s) . . . . M(1:1w+s) / O(2:2q) . . . . . S(3:6w) T(2:3w1q+s,3:s) "
    "/ O(2:s) . . . M(4:17w3q+s) . . T(1:1w+s) / . O(3:s,4:1w) . . . . . . / M(2:s,3:7w) . . G(2:12w) . "
    ". M(1:6w) . / S . . . . G(4:1w+s) . S / . . S . O S . . | 4 move | turns=45"
)
CLAN = (
    ". L(1w) . G(4w) S(4w) O(5w) . / L . S(5w) . . . O / O(1q) . . L(5w1q) . M . / G . M . O . G / . O . S . . M / "
    "M . . . L . S / . M L G . S . | 1 spawn | turns=20 | clans=L,O | safe=-,- | barred=c4"
)
CODE = (
    "C@0,0/0;B@-1,-1/5;G@1,-3/4;D@3,-2/1;A@4,-3/4;H@4,-1/5;T1@0,-3;T2@1,-1;T3@2,0;T4@-1,0;T5@4,-2 / 2 3 2 2 3 / "
    "C1 mark=T1 dice=6,5,4 / A1 mark=T2 dice=6,1,1 / code round=1"
)
TOKENS = "9 6 2 0 16 4 / 1 8 0 3 5 5 / 7 6 / N / - / skip reverse steal swap / rolled"

WORST: dict[str, tuple[str, dict[str, object], tuple[str, ...], str]] = {
    "mancala, tokens (77 moves)": ("mancala", {"each": 6, "copies": 2}, ("person", "person"), TOKENS),
    "itchy, four with spies (647 moves)": (
        "itchy",
        {"seats": 4, "spies": "on", "first": 3, "tamarin": "L"},
        ("person",) * 4,
        ITCHY,
    ),
    "itchy, clan": ("itchy", {"mode": "clan"}, ("person", "person"), CLAN),
    # The other seat is a bot's, so that no curtain covers the coding.
    "codemonkey, level 6 (2859 programs)": ("codemonkey", {"level": 6}, ("person", "tamarin"), CODE),
}
PLAYED: dict[str, tuple[str, dict[str, object]]] = {
    "mancala": ("mancala", {}),
    "itchy": ("itchy", {}),
    "itchy, clan": ("itchy", {"mode": "clan"}),
    "codemonkey": ("codemonkey", {"level": 6}),
}


def record(name: str, options: dict[str, object], kinds: tuple[str, ...], position: str | None = None) -> str:
    """Return the record of a game with these players, to be continued from there."""
    game = GAMES[name]
    seats = tuple(Seat(kind) for kind in kinds)
    return Record(game, game.complete_options(**options), seats, position=position).write()


if __name__ == "__main__":
    worst = {name: record(*each) for name, each in WORST.items()}
    gorilla = {name: record(*played, ("person", "gorilla")) for name, played in PLAYED.items()}
    alone = {name: record(*played, ("lemur", "tamarin")) for name, played in PLAYED.items()}
    print(json.dumps({"worst": worst, "gorilla": gorilla, "alone": alone}))
