# Two bots play a game, and the page lists their moves.
import random

from pyscript import document
from troop.core.game import CHANCE, OVER
from troop.games import GAMES
from troop.ai import choose

game = GAMES["mancala"]
state = game.start(seats=2)
moves = document.querySelector("#moves")
while state.actor != OVER:
    if state.actor == CHANCE:
        move = random.choice(state.legal_moves())
    else:
        move = choose(game, state.view(state.actor), state.actor, level="tamarin")
    item = document.createElement("li")
    item.textContent = game.notation.write(state, move)
    moves.append(item)
    state = state.apply(move)
document.documentElement.dataset.over = state.outcome.reason
