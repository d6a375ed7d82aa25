# Runs the engine's own tests in the page's worker: with the shipped Python, the shipped wheel, and a library for tests.
import importlib
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
    await load(request["base"] + "tests.zip", "/tests.zip")
    # What the page has stays as it is shipped; what the tests need beyond that comes from the whole library.
    await load(request["base"] + "python_stdlib.zip", f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
    importlib.invalidate_caches()
    with zipfile.ZipFile("/tests.zip") as archive:
        archive.extractall("/tests-here")
    sys.path.insert(0, "/tests-here")
    for package in (troop, troop.ai):
        package.__path__.append(f"/tests-here/{package.__name__.replace('.', '/')}")  # tools that the page does not have
    return json.dumps(run("not cpython" if request["night"] else "not cpython and not repeats"))


async def load(url, path):
    response = await fetch(url)
    with open(path, "wb") as file:
        file.write((await response.arrayBuffer()).to_bytes())


def run(which):
    import pytest

    output = io.StringIO()
    with redirect_stdout(output):
        code = pytest.main([*QUICKLY, "-m", which, "-c", "/tests-here/pytest.ini", "/tests-here/tests"])
    return {"code": int(code), "output": output.getvalue()}


sync.handle_request = handle_request
