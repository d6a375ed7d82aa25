// Runs the development Python with the engine on its path.
import { execFileSync } from "node:child_process";
import { home } from "./files.mjs";

/**
 * @param {string[]} args
 * @param {string} [input] standard input
 * @returns {string} standard output
 */
export function python(args, input = "") {
  const program = home(".venv/bin/python");
  // A fixed date makes wheels reproducible.
  const env = { ...process.env, PYTHONPATH: home("py"), SOURCE_DATE_EPOCH: "315532800" };
  const bounds = { maxBuffer: 64 * 1024 * 1024 };
  return execFileSync(program, args, { ...bounds, input, encoding: "utf8", env, stdio: ["pipe", "pipe", "inherit"] });
}
