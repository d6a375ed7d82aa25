// @ts-expect-error: the bench serves Pyodide's own folder over this one
import { loadPyodide } from "./pyodide.mjs";

await loadPyodide();
postMessage("ready");
