// Finds or installs the browsers for the tests. Chromium is required; Firefox and WebKit are used if present, and
// installed if the package manager can do it without asking.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

/** @typedef {"chromium" | "firefox" | "webkit"} Kind */

const NAMES = {
  chromium: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  firefox: ["firefox-esr", "firefox"],
  webkit: ["WebKitWebDriver"],
};
const PACKAGES = { chromium: ["chromium"], firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb", "xauth"] };

/** @param {string[]} names @returns {string | undefined} */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** @param {Kind} kind @returns {string | undefined} path of the executable */
export function executable(kind) {
  const found = onPath(NAMES[kind]);
  if (kind === "webkit" && !(onPath(["xvfb-run"]) && onPath(["xauth"]) && miniBrowser())) return undefined;
  if (found || kind !== "chromium") return found;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** WebKitGTK's MiniBrowser, which its driver starts. */
export function miniBrowser() {
  for (const folder of readdirSync("/usr/lib").filter((name) => name.includes("linux-gnu"))) {
    const path = join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser");
    if (existsSync(path)) return path;
  }
  return undefined;
}

/** @param {Kind} kind */
function bring(kind) {
  if (executable(kind)) return;
  if (kind === "chromium" && attempt("npx", ["--no-install", "playwright", "install", "chromium"])) return;
  if (process.getuid?.() !== 0 || !onPath(["apt-get"])) return;
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", ...PACKAGES[kind]]);
}

/** @param {string} program @param {string[]} args */
function attempt(program, args) {
  try {
    execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const kind of /** @type {Kind[]} */ (["chromium", "firefox", "webkit"])) {
    bring(kind);
    console.log(`${kind}: ${executable(kind) ?? "not here"}`);
  }
  if (!executable("chromium")) {
    console.error("No Chromium was found and none could be installed: please install one.");
    process.exit(1);
  }
}
