/** @import {MatchView, Node} from "../engine/api.js" */

import { expandScene } from "../board/scene-diff.js";

/** The part of a position's move tree that the page knows: choosing a word there needs no request. */
export class MoveTree {
  /** @type {Map<string, Node>} by prefix */ #nodes = new Map();
  #root;

  /** @param {MatchView} root the match view as the engine has sent it */
  constructor(root) {
    this.#root = root;
    this.add(root.nodes);
  }

  /** The prefix that the scenes of all nodes are compared with. */
  get rootPrefix() {
    return this.#root.prefix;
  }

  /** @param {readonly Node[]} nodes */
  add(nodes) {
    for (const node of nodes) this.#nodes.set(keyOf(node.prefix), node);
  }

  /**
   * The match view after these words.
   * @param {readonly string[]} prefix
   * @returns {MatchView | null} null if the node is not known
   */
  at(prefix) {
    if (keyOf(prefix) === keyOf(this.#root.prefix)) return this.#root;
    const node = this.#nodes.get(keyOf(prefix));
    return node ? { ...this.#root, ...node, scene: expandScene(node.scene, this.#root.scene) } : null;
  }
}

/** @param {readonly string[]} prefix */
function keyOf(prefix) {
  return JSON.stringify(prefix);
}
