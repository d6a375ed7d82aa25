# Runs the engine's own tests in the page's worker: with the shipped Python, the shipped wheel, and a library for tests.
import io
import json
import sys
import zipfile
from contextlib import redirect_stdout

import troop
import troop.ai
from js import fetch
from pyscript import sync


# Assertions as they are: what exactly is wrong with one that fails is told on CPython, where the same test fails.
QUICKLY = ["-rs", "-p", "no:cacheprovider", "--assert=plain"]


async def handle_request(text):
    request = json.loads(text)
    for name in ("whole_stdlib.zip", "tests.zip"):
        response = await fetch(request["base"] + name)
        with open(f"/{name}", "wb") as file:
            file.write((await response.arrayBuffer()).to_bytes())
    use_whole_library("/whole_stdlib.zip")
    with zipfile.ZipFile("/tests.zip") as archive:
        archive.extractall("/tests-here")
    sys.path.insert(0, "/tests-here")
    for package in (troop, troop.ai):
        package.__path__.append(f"/tests-here/{package.__name__.replace('.', '/')}")  # tools that the page does not have
    return json.dumps(run("not cpython" if request["night"] else "not cpython and not repeats"))


def use_whole_library(whole):
    """What the page has stays as it is shipped; what the tests need beyond that comes from the whole library."""
    sys.path.append(whole)
    for name, module in list(sys.modules.items()):
        if isinstance(getattr(module, "__path__", None), list):
            module.__path__.append(f"{whole}/{name.replace('.', '/')}")


def run(which):
    import pytest

    output = io.StringIO()
    with redirect_stdout(output):
        code = pytest.main([*QUICKLY, "-m", which, "-c", "/tests-here/pytest.ini", "/tests-here/tests"])
    return {"code": int(code), "output": output.getvalue()}


sync.handle_request = handle_request
