"""A lost banana stays in sight on its way: from its owner over the tree die to a tree (rule 27)."""

from codemonkey_setup import GAME, IDLE, at

TRAPS = "traps"


def lost() -> object:
    """Return a state in which the tree die is about to be rolled for a banana that a trap has cost."""
    first, second = "C1 dice=3,1 code=3,-,-", f"G3 trap=C1 {IDLE}"
    return at(first, second, trees="2 3 2 1 3", go="tree round=1 cause=trap loser=1 begun", parts=TRAPS)


def keys(scene: object) -> dict[str, str]:
    return {item.key: item.symbol for item in scene.items}  # type: ignore[attr-defined]


def test_a_lost_banana_is_drawn_until_the_tree_die_has_placed_it() -> None:
    state = lost()
    assert keys(GAME.drawing.scene(state))["lost"] == "banana"
    scenes = {event.name: scene for event, scene in GAME.drawing.frames(state, ("tree=4",))}
    rolled, returned = scenes["tree-die"], scenes["returned"]
    assert (keys(rolled)["lost"], keys(rolled)["tree-die:1"]) == ("banana", "die-4")
    assert "banana:T4:1" not in keys(rolled)
    assert "banana:T4:1" in keys(returned)
    assert {"lost", "tree-die:1"}.isdisjoint(keys(returned))


def test_dice_refusals_and_lost_bananas_are_held_to_be_read() -> None:
    assert {"rolled", "denied", "cut-short", "banana-lost", "tree-die", "returned"} <= GAME.drawing.held_events
