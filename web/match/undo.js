/** @import {MatchView} from "../engine/api.js" */
/** @import {Match} from "./match.js" */

/** @typedef {(request: object, onDone: (view: MatchView) => void) => Promise<boolean>} ChangeMatch */

/** Undo the last decision and remember it for redo. Bots pause. @param {Match} match @param {ChangeMatch} change */
export function undo(match, change) {
  return change({ request: "undo" }, (view) => {
    if (view.undone?.length) match.undone = [...match.undone, view.undone];
    match.paused = view.actor_kind !== "person";
  });
}

/** Redo what was undone last. @param {Match} match @param {ChangeMatch} change */
export async function redo(match, change) {
  const texts = match.undone.at(-1) ?? [];
  const left = match.undone.slice(0, -1);
  for (const [index, text] of texts.entries()) {
    const request = text.startsWith("!") ? { request: "control", action: text } : { request: "play", text };
    const done = await change(request, () => {
      const rest = texts.slice(index + 1);
      match.undone = rest.length ? [...left, rest] : left;
      match.paused = rest.length > 0;
    });
    if (!done) return;
  }
}
