/** @import {MatchView} from "../engine/api.js" */

/**
 * What can be redone, and whether bots wait, after a change.
 * @typedef {{undone?: string[][], paused?: boolean}} AfterChange
 */

/** After undoing the last decision, it can be redone, and bots wait. @param {string[][]} undone @param {MatchView} view */
export function afterUndo(undone, view) {
  return { undone: view.undone?.length ? [...undone, view.undone] : undone, paused: view.actor_kind !== "person" };
}

/**
 * The requests that redo what was undone last, each with what holds after it.
 * @param {string[][]} undone
 * @returns {Array<{request: {request: string, [field: string]: unknown}, after: AfterChange}>}
 */
export function redoSteps(undone) {
  const texts = undone.at(-1) ?? [];
  const left = undone.slice(0, -1);
  return texts.map((text, index) => {
    const rest = texts.slice(index + 1);
    const request = text.startsWith("!") ? { request: "control", action: text } : { request: "play", text };
    return { request, after: { undone: rest.length ? [...left, rest] : left, paused: rest.length > 0 } };
  });
}
