"""Python runs this by itself when it starts: most of its library, the engine and PyScript's modules come in bundles.

A bundle has all its modules in one piece, as code that is ready to run: {name: (code, whether it is a package)}.
What is not needed soon comes as source in shorthand (tools/shorthand.py), which is shorter, and is compiled when it is.
"""

import gc
import marshal
import os
import sys
from _frozen_importlib import ModuleSpec

FOLDER = "/bundles"
# A start makes many objects, and nearly all of them stay: looking for garbage among them takes a quarter of it.
gc.set_threshold(50_000)


def taken(name):
    """What is in a bundle, which is needed no more."""
    with open(f"{FOLDER}/{name}", "rb") as file:
        bundle = marshal.loads(file.read())
    os.remove(f"{FOLDER}/{name}")
    return bundle


class Bundles:
    """Finds and runs the modules (importlib's finder and loader in one)."""

    def __init__(self):
        self.words, late = taken("late")
        self.modules = taken("library") | taken("engine") | late

    def find_spec(self, name, path=None, target=None):
        if name not in self.modules:
            return None
        code, package = self.modules[name]
        if isinstance(code, bytes):
            code = self.compiled(name, code)
            self.modules[name] = code, package
        spec = ModuleSpec(name, self, origin=f"{FOLDER}/{code.co_filename}", is_package=package)
        spec.has_location = True
        return spec

    def compiled(self, name, source):
        from shorthand import in_full

        path = f"py/{name.replace('.', '/')}.py"
        return compile(in_full(self.words, source), path, "exec", dont_inherit=True, optimize=2)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(self.modules[module.__name__][0], module.__dict__)

    def import_all(self):
        """Imports all there is, for a snapshot has no files. PyScript's modules wait here: they need the page beside them."""
        import importlib

        for name in self.modules:
            if not name.startswith("pyscript"):
                importlib.import_module(name)
        gc.collect()
        gc.freeze()


sys.meta_path.insert(0, Bundles())
