import assert from "node:assert/strict";
import { test } from "node:test";
import { KnownMatch, withWholeLog } from "../../../web/match/known-match.js";
import { MoveTree } from "../../../web/match/move-tree.js";

/** @import {Item, LogEntry, MatchView, Node} from "../../../web/engine/api.js" */

/** @param {string} key @param {Partial<Item>} [rest] @returns {Item} */
const item = (key, rest = {}) => ({ key, symbol: "seed", at: [0, 0], size: [1, 1], ...rest });

/** @param {string[]} prefix @param {Partial<Node>} [rest] @returns {Node} */
const node = (prefix, rest = {}) => ({
  prefix,
  back: null,
  choices: [{ word: prefix.join("+"), label: ["choice", {}] }],
  program_listing: [],
  badges: [],
  outlooks: {},
  status: ["status-turn", { seat: 1 }],
  scene: { size: [10, 10], items: ["a"] },
  ...rest,
});

/** @param {number} at @param {number} [first] @returns {LogEntry} */
const entry = (at, first = at) => ({ at, first, seat: 0, text: `move ${first}–${at}`, messages: [] });

/** @param {Partial<MatchView>} [rest] */
const viewWith = (rest = {}) =>
  /** @type {MatchView} */ (
    /** @type {unknown} */ ({
      record: "troop 1",
      at: 3,
      last: 3,
      viewer: null,
      prefix: [],
      choices: [],
      nodes: [node(["swap"])],
      scene: { size: [10, 10], items: [item("a"), item("b")], ground: [item("board")] },
      log: [entry(1), entry(2), entry(3)],
      ...rest,
    })
  );

test("the root is the view itself", () => {
  const root = viewWith();
  assert.equal(new MoveTree(root).at([]), root);
});

test("a node is the view with its own choices and a whole scene", () => {
  const root = viewWith({
    nodes: [node(["swap"], { scene: { size: [10, 10], items: ["b", item("a", { turn: 60 })] } })],
  });
  const view = new MoveTree(root).at(["swap"]);
  assert.deepEqual(view?.prefix, ["swap"]);
  assert.deepEqual(view?.choices[0]?.word, "swap");
  assert.deepEqual(view?.scene.items, [item("b"), item("a", { turn: 60 })]);
  assert.deepEqual(view?.scene.ground, root.scene.ground);
  assert.equal(view?.log, root.log);
});

test("a node that was not sent is not known until it is added", () => {
  const tree = new MoveTree(viewWith());
  assert.equal(tree.at(["swap", "a"]), null);
  tree.add([node(["swap", "a"])]);
  assert.deepEqual(tree.at(["swap", "a"])?.prefix, ["swap", "a"]);
});

test("words are not mixed up when they are put together", () => {
  const tree = new MoveTree(viewWith({ nodes: [node(["a", "b"])] }));
  assert.equal(tree.at(["a,b"]), null);
  assert.equal(tree.at(["ab"]), null);
});

test("the whole log is what was known and what is new", () => {
  const known = [entry(1), entry(2), entry(3)];
  assert.deepEqual(
    withWholeLog(viewWith({ log: [entry(4)], log_after: 3 }), known).log.map(({ at }) => at),
    [1, 2, 3, 4],
  );
  assert.equal(withWholeLog(viewWith(), known).log.length, 3);
});

test("a new entry replaces the known ones that it is told together with", () => {
  const view = withWholeLog(viewWith({ log: [entry(5, 3)], log_after: 3 }), [entry(1), entry(2), entry(3)]);
  assert.deepEqual(
    view.log.map(({ first, at }) => [first, at]),
    [
      [1, 1],
      [2, 2],
      [3, 5],
    ],
  );
});

test("the log is asked for from where the page knows it", () => {
  const known = new KnownMatch();
  assert.deepEqual(known.logField(null), {});
  const shown = known.receive(viewWith(), null);
  assert.deepEqual(known.logField(shown), { log_after: 3 });
  assert.deepEqual(known.logField(viewWith({ record: "another" })), {});
});

test("the public log is kept beside the one of a viewer", () => {
  const known = new KnownMatch();
  const shown = known.receive(viewWith({ viewer: 0, public_view: viewWith({ log: [entry(1)] }) }), null);
  const next = viewWith({
    viewer: 0,
    log: [entry(4)],
    log_after: 3,
    public_view: viewWith({ log: [entry(4)], log_after: 1 }),
  });
  const view = known.receive(next, shown);
  assert.deepEqual(
    [view.log.length, view.public_view?.log.map(({ at }) => at), known.publicView === view.public_view],
    [4, [1, 4], true],
  );
});

test("the request for a part of the tree says what its scenes are compared with", () => {
  const known = new KnownMatch();
  known.receive(viewWith({ prefix: ["only"], nodes: [] }), null);
  assert.deepEqual(known.nodesRequest(["only", "a"]), { request: "nodes", root: ["only"], prefix: ["only", "a"] });
  assert.equal(known.after(["only", "a"]), null);
  known.addNodes([node(["only", "a"])]);
  assert.deepEqual(known.after(["only", "a"])?.prefix, ["only", "a"]);
});
