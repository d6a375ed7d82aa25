// @ts-expect-error: the benchmark also serves Pyodide's folder under this URL
import { loadPyodide } from "./pyodide.mjs";

await loadPyodide();
postMessage("ready");
