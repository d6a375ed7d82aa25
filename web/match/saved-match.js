/** @import {MatchView} from "../engine/api.js" */
/** @import {Save} from "../storage/types.js" */
/** @import {Store} from "../storage/store.js" */

import { makeSave } from "../storage/store.js";

/** The stored form of the match being played. */
export class SavedMatch {
  /** @type {Save | null} null until the match has begun */ save = null;
  /** @type {string[][]} what can be redone */ undone = [];
  #store;
  #onSaved;

  /** @param {Store} store @param {(id: string) => void} onSaved */
  constructor(store, onSaved) {
    this.#store = store;
    this.#onSaved = onSaved;
  }

  /** Another match is opened. @param {Save | null} save */
  open(save) {
    this.save = save;
    this.undone = save?.undone ?? [];
  }

  /** Save the match after a decision. @param {MatchView} view @param {number | null} clock of the hidden timer */
  async onDecision(view, clock) {
    this.save = { ...makeSave(view, this.save, this.undone), clock, draft: null };
    this.#store.countResult(this.save);
    this.#onSaved(this.save.id);
    await this.#store.saveCurrent(this.save);
  }

  /** The link of a correspondence game has been sent. @param {string} link */
  markSent(link) {
    this.undone = [];
    this.#change({ sent: link });
  }

  /** Keep a half-made move, so that it survives a reload. @param {MatchView} view */
  keepDraft({ at, actor, prefix }) {
    if (typeof actor === "number") this.#change({ draft: prefix.length ? { at, seat: actor, words: prefix } : null });
  }

  /** The half-made move of the position shown. @param {MatchView} view @returns {string[]} */
  draftOf({ at, actor }) {
    const draft = this.save?.draft;
    return draft && draft.at === at && draft.seat === actor ? draft.words : [];
  }

  /** @param {NonNullable<Save["review"]>} review */
  keepReview(review) {
    this.#change({ review });
  }

  /** @param {Partial<Save>} changes */
  #change(changes) {
    if (!this.save) return;
    this.save = { ...this.#store.games.get(this.save.id), ...this.save, ...changes };
    this.#store.saveGame(this.save);
  }
}
