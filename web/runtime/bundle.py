"""Opens the bundle: all modules of the engine and of PyScript in memory, as code that is ready to run.

It is executed once, when Python has started, with `modules`, {name: (code, whether it is a package)}, and `library`,
the names of the standard library's modules that are here.
"""

import gc
import importlib
import sys
from importlib.machinery import ModuleSpec


class Bundle:
    """Finds and runs the modules (importlib's finder and loader in one)."""

    def __init__(self, modules, library):
        self.modules = modules
        self.library = library

    def find_spec(self, name, path=None, target=None):
        if name not in self.modules:
            return None
        code, package = self.modules[name]
        spec = ModuleSpec(name, self, origin=f"/bundle/py/{code.co_filename}", is_package=package)
        spec.has_location = True
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        exec(self.modules[module.__name__][0], module.__dict__)

    def import_all(self):
        """Imports all there is, for a snapshot has no files. PyScript's modules wait here: they need the page beside them."""
        for name in (*self.library, *self.modules):
            if not name.startswith("pyscript"):
                importlib.import_module(name)
        gc.collect()
        gc.freeze()


sys.meta_path.insert(0, Bundle(modules, library))  # noqa: F821
