// Benchmarks of speed, size and memory as ratios, each measured side by side in one run, in every available browser.
// `make bench ONLY="start weight" BROWSERS=firefox RUNS=3` runs a part of them; `LONG=1` plays as many games as in an
// hour; `GAME=itchy` selects a game for the parts `engine` and `bots`.
import { executable } from "../browsers.mjs";
import { python } from "../python.mjs";
import { bots } from "./bots.mjs";
import { engine } from "./engine.mjs";
import { memory } from "./memory.mjs";
import { moves } from "./moves.mjs";
import { table } from "./report.mjs";
import { start } from "./start.mjs";
import { tasks } from "./tasks.mjs";
import { weight } from "./weight.mjs";

/** @typedef {import("../browsers.mjs").Kind} Kind */
/** @typedef {{runs: number, browsers: Kind[], long: boolean, game: string}} BenchOptions */

/** @type {Record<string, (options: BenchOptions) => Promise<import("./report.mjs").Row[]>>} */
const PARTS = { start, weight, moves, tasks, engine, bots, memory };
const { ONLY, BROWSERS = "chromium firefox webkit", RUNS = "7", LONG, GAME = "" } = process.env;

/** @param {string} list */
const listed = (list) => list.split(/[\s,]+/).filter(Boolean);

const browsers = /** @type {Kind[]} */ (listed(BROWSERS)).filter(executable);
const options = { runs: Number(RUNS), browsers, long: Boolean(LONG), game: GAME };
const rows = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (ONLY && !listed(ONLY).includes(name)) continue;
  console.error(`${name} …`);
  rows.push(...(await measure(options)));
}
console.log(table(rows));
// A short tournament: few games with a part of each level's budget. The long form is `python -m troop.ai.tournament`.
if (!ONLY || listed(ONLY).includes("ladder"))
  console.log(python(["-m", "troop.ai.tournament", "--games", "10", "--scale", "0.1"]));
