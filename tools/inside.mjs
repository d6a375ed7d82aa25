// Builds the small site that runs the engine's tests inside the shipped Pyodide (e2e/inside).
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { home } from "./files.mjs";
import { python } from "./python.mjs";
import { buildSmallSite } from "./sites.mjs";

export const INSIDE = home("build/inside");

export async function buildInside() {
  await buildSmallSite("inside");
  await cp(home("build/bytecode/whole_stdlib.zip"), join(INSIDE, "whole_stdlib.zip"));
  python([home("tools/pack_tests.py"), join(INSIDE, "tests.zip")]);
}
