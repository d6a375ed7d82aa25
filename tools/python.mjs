// Runs the workshop's Python, with the engine on its path.
import { execFileSync } from "node:child_process";
import { home } from "./files.mjs";

/**
 * @param {string[]} args
 * @param {string} [input] what it reads
 * @returns {string} what it wrote
 */
export function python(args, input = "") {
  const program = home(".venv/bin/python");
  // The date makes wheels the same each time they are built.
  const env = { ...process.env, PYTHONPATH: home("py"), SOURCE_DATE_EPOCH: "315532800" };
  const bounds = { maxBuffer: 64 * 1024 * 1024 };
  return execFileSync(program, args, { ...bounds, input, encoding: "utf8", env, stdio: ["pipe", "pipe", "inherit"] });
}
