/** @typedef {{link: string} | {record: string} | {correspondenceLink: string}} Shared link, record or correspondence link */

/** Find a link in a text, or a record. @param {string} text @returns {Shared | null} */
export function parseShared(text) {
  const [, kind, link] = /#([gl])=([\w-]*)/.exec(text) ?? [];
  if (link !== undefined) return kind === "l" ? { correspondenceLink: link } : { link };
  return /^\uFEFF?\s*troop /.test(text) ? { record: text.trimStart() } : null;
}

/**
 * The URL of a game. It is all in the fragment, which is not sent to the server.
 * @param {string} link
 * @param {"g" | "l"} [kind] game or correspondence
 */
export function shareUrl(link, kind = "g") {
  return `${location.origin}${location.pathname}#${kind}=${link}`;
}

/** Whether two records are of the same game, which is shared without its seed. @param {string} one @param {string} other */
export function isSameGame(one, other) {
  return withoutSeed(one) === withoutSeed(other);
}

/** @param {string} record */
function withoutSeed(record) {
  return record.replace(/^seed .*\n/m, "");
}
