"""The first file that runs in the page's worker: PyScript passes requests from JavaScript to the engine."""

from pyscript import sync
from troop_worker import install_packages  # web/engine/worker/packages.mjs

from troop.api.handler import handle_request

sync.handle_request = handle_request
sync.install_packages = install_packages
