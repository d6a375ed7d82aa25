"""Python runs this by itself when it starts: most of its library, the engine and PyScript's modules come in bundles.

A bundle has all its modules in one piece, as code that is ready to run: {name: (code, whether it is a package)}.
What is not needed soon comes as source, which is shorter, and is compiled when it is.
"""

import gc
import marshal
import os
import sys
from _frozen_importlib import ModuleSpec

FOLDER = "/bundles"
# A start makes many objects, and nearly all of them stay: looking for garbage among them takes a quarter of it.
gc.set_threshold(50_000)


class Bundles:
    """Finds and runs the modules (importlib's finder and loader in one)."""

    def __init__(self):
        self.modules = {}
        for name in os.listdir(FOLDER):
            with open(f"{FOLDER}/{name}", "rb") as file:
                self.modules |= marshal.loads(file.read())
            os.remove(f"{FOLDER}/{name}")

    def find_spec(self, name, path=None, target=None):
        if name not in self.modules:
            return None
        code, package = self.modules[name]
        if isinstance(code, str):
            code = compile(code, f"py/{name.replace('.', '/')}.py", "exec", dont_inherit=True, optimize=2)
            self.modules[name] = code, package
        spec = ModuleSpec(name, self, origin=f"{FOLDER}/{code.co_filename}", is_package=package)
        spec.has_location = True
        return spec

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
