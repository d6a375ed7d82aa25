# The worker of the ground page: a desk that does what the proof asks for.
import json
import sys
import time

from pyscript import sync
from troop.games import GAMES


def desk(text):
    call = json.loads(text)
    answer = {
        "hello": lambda: {"python": sys.version.split()[0], "games": sorted(GAMES)},
        "think": lambda: {"sum": sum(range(call["rounds"]))},
        "stick": stick,
    }[call["call"]]()
    return json.dumps(answer)


def stick():
    # Far past any deadline, but not for ever: WebKit lets a terminated worker run on to the end of its call.
    end = time.monotonic() + 12
    while time.monotonic() < end:
        pass
    return {}


sync.desk = desk
