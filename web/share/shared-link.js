/** @typedef {{link: string, by?: string} | {record: string} | {correspondenceLink: string}} Shared link, perhaps with the name of the sender, record, or correspondence link */

const LONGEST_NAME = 24;

/** Find a link in a text, or a record. @param {string} text @returns {Shared | null} */
export function parseShared(text) {
  const [, kind, link, by] = /#([gl])=([\w-]*)(?:&by=([^\s&]*))?/.exec(text) ?? [];
  if (link !== undefined && kind === "l") return { correspondenceLink: link };
  if (link !== undefined) return by ? { link, by: decoded(by) } : { link };
  return /^\uFEFF?\s*troop /.test(text) ? { record: text.trimStart() } : null;
}

/**
 * The URL of a game. It is all in the fragment, which is not sent to the server.
 * @param {string} link
 * @param {"g" | "l"} [kind] game or correspondence
 * @param {string} [by] the name of the sender
 */
export function shareUrl(link, kind = "g", by = "") {
  const sender = by ? `&by=${encodeURIComponent(by)}` : "";
  return `${location.origin}${location.pathname}#${kind}=${link}${sender}`;
}

/** @param {string} name encoded for a URL */
function decoded(name) {
  try {
    return decodeURIComponent(name).slice(0, LONGEST_NAME);
  } catch {
    return "";
  }
}

/** Whether two records are of the same game, which is shared without its seed. @param {string} one @param {string} other */
export function isSameGame(one, other) {
  return withoutSeed(one) === withoutSeed(other);
}

/** @param {string} record */
function withoutSeed(record) {
  return record.replace(/^seed .*\n/m, "");
}
