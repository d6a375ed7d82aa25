"""Opens the bundle: all modules of the engine and of PyScript in memory, as code that is ready to run.

It is executed once, when Python has started, with `modules`: {name: (code, whether it is a package)}. Nothing is
read from files, so that a snapshot of the memory has everything in it.
"""

import sys
from importlib.machinery import ModuleSpec


class Bundle:
    """Finds and runs the modules (importlib's finder and loader in one)."""

    def __init__(self, modules):
        self.modules = modules

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


sys.meta_path.insert(0, Bundle(modules))  # noqa: F821
