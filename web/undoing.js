/** @import {Look} from "./desk.js" */
/** @import {Table} from "./table.js" */

/** @typedef {(call: object, onDone: (look: Look) => void) => Promise<boolean>} Step something that changes the game */

/** Takes the last decision back, to be made again if wished; minds wait then. @param {Table} table @param {Step} step */
export function undo(table, step) {
  return step({ call: "undo" }, (look) => {
    if (look.undone?.length) table.undone = [...table.undone, look.undone];
    table.waiting = look.kind !== "person";
  });
}

/** Makes what was taken back last once more. @param {Table} table @param {Step} step */
export async function redo(table, step) {
  const texts = table.undone.at(-1) ?? [];
  const left = table.undone.slice(0, -1);
  for (const [index, text] of texts.entries()) {
    const call = text.startsWith("!") ? { call: "word", word: text } : { call: "play", text };
    const done = await step(call, () => {
      const rest = texts.slice(index + 1);
      table.undone = rest.length ? [...left, rest] : left;
      table.waiting = rest.length > 0;
    });
    if (!done) return;
  }
}
