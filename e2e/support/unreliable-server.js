// A server that fails: files that are cut off, empty, garbage or missing; a server that goes away and comes back.
import { request as ask, createServer } from "node:http";
import { home } from "../../tools/files.mjs";
import { serve } from "../../tools/serve.mjs";

/** @typedef {"cut" | "empty" | "garbage" | "missing" | "unreachable"} Fault */

const BASE = "/some/sub/path/";
const GARBAGE = "<!doctype html><title>Welcome to our hotel</title><p>Please log in to use the network.";

/**
 * @typedef {object} Unreliable
 * @property {string} url
 * @property {string[]} asked the requested files, in order
 * @property {(fault: (file: string) => Fault | undefined) => void} spoil the fault of each file from now on
 * @property {() => void} mend serve everything correctly again
 * @property {() => Promise<void>} close
 */

/**
 * @param {{folder?: string, kept?: boolean}} [how] the site's folder; whether browsers may cache
 * @returns {Promise<Unreliable>}
 */
export async function unreliable({ folder = home("dist"), kept = true } = {}) {
  const site = await serve(folder, { base: BASE });
  const well = () => undefined;
  /** @type {(file: string) => Fault | undefined} */
  let fault = well;
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const file = (request.url ?? "").slice(BASE.length).replace(/\?.*/, "");
    asked.push(file);
    const wrong = fault(file);
    if (wrong === "unreachable") return void request.socket.destroy();
    if (wrong === "missing") return void response.writeHead(404).end("Not found");
    const passed = ask(new URL(request.url ?? "/", site.url), { headers: request.headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      if (!kept) answer.headers["cache-control"] = "no-store";
      if (answer.statusCode !== 200 || !wrong) response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
      else if (wrong === "cut") {
        // Less than the promised length: the connection breaks in between.
        response.writeHead(200, answer.headers);
        response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
      } else {
        const { "content-type": type } = answer.headers;
        response.writeHead(200, { "content-type": type, "cache-control": "max-age=600" });
        response.end(wrong === "empty" ? "" : GARBAGE);
      }
    });
    passed.on("error", () => request.socket.destroy());
    passed.end();
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}${BASE}`,
    asked,
    spoil: (how) => {
      fault = how;
    },
    mend: () => {
      fault = well;
    },
    close: async () => {
      await new Promise((closed) => {
        server.close(() => closed(undefined));
        server.closeAllConnections();
      });
      await site.close();
    },
  };
}
