"""The first file that runs in the page's worker: PyScript hands calls from JavaScript to the desk."""

from pyscript import sync

from troop.desk import desk

sync.desk = desk
