"""The first file that runs in the page's worker: PyScript passes requests from JavaScript to the engine."""

from pyscript import sync

from troop.api.handler import handle_request

sync.handle_request = handle_request
