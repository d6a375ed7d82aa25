/** @import {MatchView, Settings} from "../engine/api.js" */

/** The options that views are requested with (viewer, shape, settings), and those of the current view. */
export class ViewOptions {
  /** @type {"wide" | "tall"} */ shape = "wide";
  viewer = new Viewer();
  #requested = "";
  #settings;

  /** @param {Settings} settings live settings */
  constructor(settings) {
    this.#settings = settings;
  }

  /** The options as fields of a request. */
  get now() {
    const { past_reveals, overview } = this.#settings;
    return { shape: this.shape, viewer: this.viewer.seat, past_reveals, overview };
  }

  /** Remember the options of a request. @param {object} [viewOptions] */
  markRequested(viewOptions = this.now) {
    this.#requested = asText(viewOptions);
  }

  /** Have the view requested again. */
  forget() {
    this.#requested = "";
  }

  /** The view was requested with other options. */
  get isOutdated() {
    return this.#requested !== asText(this.now);
  }

  /**
   * Another match is opened.
   * @param {MatchView} view
   * @param {"wide" | "tall"} shape the shape that the view was requested for
   */
  start(view, shape) {
    this.viewer.reset();
    if (view.correspondence?.seat === view.viewer) this.viewer.update(view);
    this.markRequested({ ...this.now, shape, past_reveals: false, overview: false });
    this.viewer.update(view);
  }
}

/** @param {object} viewOptions */
function asText(viewOptions) {
  return JSON.stringify(Object.entries(viewOptions).sort());
}

/**
 * Who looks at a match with hidden information. A single person among bots always looks. Of several people, only the
 * one who decides in private does, and only after taking the screen. In a correspondence game it is the owner of the
 * device.
 */
export class Viewer {
  /** @type {number | null} the seat that looks; null shows only public information */ seat = null;
  /** @type {number | null} the seat that has to take the screen */ waitingSeat = null;
  /** Several people share the screen. */ sharedScreen = false;

  reset() {
    this.seat = null;
    this.waitingSeat = null;
    this.sharedScreen = false;
  }

  /** Call when the match has changed. @param {MatchView} view */
  update(view) {
    if (view.correspondence) {
      this.seat = view.correspondence.seat;
      return;
    }
    const people = view.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    const onlyPerson = people.length === 1 ? (people[0] ?? null) : null;
    this.sharedScreen = view.has_hidden && people.length > 1;
    const keepsScreen = this.sharedScreen && view.private && view.actor === this.seat && view.actor_kind === "person";
    if (!view.has_hidden) this.seat = null;
    else if (!keepsScreen) this.seat = onlyPerson;
    const mustWait = this.sharedScreen && view.private && this.seat === null && view.actor_kind === "person";
    this.waitingSeat = mustWait && typeof view.actor === "number" ? view.actor : null;
  }

  /** The waiting player has taken the screen. */
  reveal() {
    this.seat = this.waitingSeat;
    this.waitingSeat = null;
  }
}
