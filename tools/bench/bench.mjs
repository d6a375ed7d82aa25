// Speed, weight and memory as one table of ratios, each measured side by side in one run, in every browser that is here.
// `make bench ONLY="start weight" BROWSERS=firefox RUNS=3` measures a part of it; `LONG=1` plays as many games as in an hour; `GAME=itchy` is about one game only, in the parts `engine` and `minds`.
import { executable } from "../browsers.mjs";
import { python } from "../python.mjs";
import { engine } from "./engine.mjs";
import { memory } from "./memory.mjs";
import { minds } from "./minds.mjs";
import { moves } from "./moves.mjs";
import { table } from "./report.mjs";
import { start } from "./start.mjs";
import { tasks } from "./tasks.mjs";
import { weight } from "./weight.mjs";

/** @typedef {import("../browsers.mjs").Kind} Kind */
/** @typedef {{runs: number, browsers: Kind[], long: boolean, game: string}} Wishes */

/** @type {Record<string, (wishes: Wishes) => Promise<import("./report.mjs").Row[]>>} */
const PARTS = { start, weight, moves, tasks, engine, minds, memory };
const { ONLY, BROWSERS = "chromium firefox webkit", RUNS = "7", LONG, GAME = "" } = process.env;

/** @param {string} list */
const listed = (list) => list.split(/[\s,]+/).filter(Boolean);

const browsers = /** @type {Kind[]} */ (listed(BROWSERS)).filter(executable);
const wishes = { runs: Number(RUNS), browsers, long: Boolean(LONG), game: GAME };
const rows = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (ONLY && !listed(ONLY).includes(name)) continue;
  console.error(`${name} …`);
  rows.push(...(await measure(wishes)));
}
console.log(table(rows));
// Who beats whom, in short: few games with a part of each level's budget. The long form is `python -m troop.minds.ladder`.
if (!ONLY || listed(ONLY).includes("ladder"))
  console.log(python(["-m", "troop.minds.ladder", "--games", "10", "--scale", "0.1"]));
