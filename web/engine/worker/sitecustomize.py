"""Imports modules from bundles: most of the standard library, the engine and PyScript. Python runs this at its start.

A bundle is a marshalled dict: {name: (code, whether it is a package)}. Modules that are not needed at the start come
as source in shorthand (tools/shorthand.py), which is smaller, and are compiled when they are imported.
"""

import gc
import marshal
import os
import sys
from _frozen_importlib import ModuleSpec

FOLDER = "/bundles"
# Nearly all objects created at the start stay alive: collecting garbage would take a quarter of its time.
gc.set_threshold(50_000)


def load_bundle(name):
    """Return the content of a bundle and delete its file."""
    with open(f"{FOLDER}/{name}", "rb") as file:
        bundle = marshal.loads(file.read())
    os.remove(f"{FOLDER}/{name}")
    return bundle


class Bundles:
    """Importer (finder and loader) for the modules in the bundles."""

    def __init__(self):
        self.words, late = load_bundle("late")
        self.modules = load_bundle("library") | load_bundle("engine") | late

    def find_spec(self, name, path=None, target=None):
        if name not in self.modules:
            return None
        code, package = self.modules[name]
        if isinstance(code, bytes):
            code = self.compile(name, code)
            self.modules[name] = code, package
        spec = ModuleSpec(name, self, origin=f"{FOLDER}/{code.co_filename}", is_package=package)
        spec.has_location = True
        return spec

    def compile(self, name, source):
        from shorthand import in_full

        path = f"py/{name.replace('.', '/')}.py"
        return compile(in_full(self.words, source), path, "exec", dont_inherit=True, optimize=2)

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(self.modules[module.__name__][0], module.__dict__)

    def import_all(self):
        """Import all modules for a snapshot, which has no files. PyScript's modules need the page, so they are left out."""
        import importlib

        for name in self.modules:
            if not name.startswith("pyscript"):
                importlib.import_module(name)
        gc.collect()
        gc.freeze()


sys.meta_path.insert(0, Bundles())
