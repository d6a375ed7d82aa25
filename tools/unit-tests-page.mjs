// Builds the page that runs the Python unit tests in the shipped Pyodide (e2e/pages/unit-tests).
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { home } from "./files.mjs";
import { python } from "./python.mjs";
import { buildTestPage } from "./test-pages.mjs";

export const UNIT_TESTS_PAGE = home("build/unit-tests-page");

export async function buildUnitTestsPage() {
  await buildTestPage("unit-tests");
  await cp(home("node_modules/pyodide/python_stdlib.zip"), join(UNIT_TESTS_PAGE, "python_stdlib.zip"));
  python([home("tools/pack_tests.py"), join(UNIT_TESTS_PAGE, "tests.zip")]);
}
