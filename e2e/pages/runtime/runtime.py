# A request handler for the tests of the runtime.
import importlib.util
import json
import pkgutil
import random
import sys
import time

import troop
from pyscript import sync
from troop_worker import install_packages
from troop.games import GAMES


def handle_request(text):
    request = json.loads(text)
    answer = {
        "ping": lambda: {"python": sys.version.split()[0], "games": sorted(GAMES)},
        "dice": lambda: {"dice": [random.random() for _ in range(3)]},
        "missing": lambda: {"missing": missing()},
        "think": lambda: {"sum": sum(range(request["rounds"]))},
        "stick": stick,
        "installed": lambda: {"installed": importlib.util.find_spec("iniconfig") is not None},
        "iniconfig": lambda: {"value": importlib.import_module("iniconfig").IniConfig("", "[a]\nb = 1")["a"]["b"]},
        "xxhash": lambda: {"value": importlib.import_module("xxhash").xxh32_hexdigest(b"monkey")},
    }[request["request"]]()
    return json.dumps(answer)


def missing():
    """What cannot be imported of the engine: something was left out of the library."""
    found = []
    for module in pkgutil.walk_packages(troop.__path__, "troop."):
        try:
            importlib.import_module(module.name)
        except Exception as error:
            found.append(f"{module.name}: {error!r}")
    return found


def stick():
    # Far past any deadline, but not for ever: WebKit lets a terminated worker run on to the end of its call.
    end = time.monotonic() + 12
    while time.monotonic() < end:
        pass
    return {}


sync.handle_request = handle_request
sync.install_packages = install_packages
