/** How things move: durations, arcs and fades. Motion only ever shows what has already happened. */

/** @typedef {"slow" | "normal" | "fast" | "none"} Speed */
/** @typedef {[number, number]} Point */

const STEP = 230;
const SHORTEST = 70;
const WHOLE_TURN = 2300;
/** Something thrown: how long it takes, how long it shows a face, and when it has come to rest. */
const THROW = 700;
const FACE = 60;
const REST = 0.78;
const EASE = "cubic-bezier(0.35, 0.05, 0.25, 1)";

/** @type {Record<Speed, number>} */
const PACE = { slow: 2, normal: 1, fast: 0.5, none: 0 };

/**
 * How long each of so many frames takes, in milliseconds: a turn stays under two and a half seconds unless it is truly long.
 * @param {number} frames
 * @param {Speed} speed
 */
export function frameTime(frames, speed) {
  if (document.hidden) return 0;
  return Math.max(SHORTEST, Math.min(STEP, WHOLE_TURN / Math.max(1, frames))) * PACE[speed];
}

/** How long a mind pretends to look at the board before it moves. @param {Speed} speed */
export function thinkingPause(speed) {
  return 450 * PACE[speed];
}

export function prefersStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Moves an element along a small arc, with a little squash when it lands.
 * @param {Element} element
 * @param {Point} from
 * @param {Point} to
 * @param {number} lift how high the arc may go
 * @param {{duration: number, delay?: number}} timing
 */
export function travel(element, from, to, lift, { duration, delay = 0 }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const height = Math.min(lift, length * 0.3);
  const frames = [0, 0.25, 0.5, 0.75, 0.92, 1].map((offset) => {
    const x = from[0] + (to[0] - from[0]) * offset;
    const y = from[1] + (to[1] - from[1]) * offset - height * 4 * offset * (1 - offset);
    const squash = offset === 0.92 && height > 1 ? " scale(1.08, 0.92)" : " scale(1, 1)";
    return { transform: `translate(${x}px, ${y}px)${squash}`, offset };
  });
  return element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

/**
 * @param {Element} element
 * @param {number} from
 * @param {number} to
 * @param {number} duration
 */
export function fade(element, from, to, duration, delay = 0) {
  return element.animate([{ opacity: from }, { opacity: to }], { duration, delay, easing: "ease-out", fill: "both" });
}

/**
 * Throws something with faces: it hops in from the side, turns, shows one face after another, and comes to rest on its own.
 * @param {Element} element
 * @param {{at: Point, size: Point, symbol: string, faces: number}} item
 * @param {number} duration
 */
export function tumble(element, { at: [x, y], size, symbol, faces }, duration) {
  const picture = element.querySelector("use");
  const name = symbol.slice(0, symbol.lastIndexOf("-"));
  const show = (/** @type {string} */ face) => picture?.setAttribute("href", `#${face}`);
  const started = performance.now();
  let face = Number(symbol.slice(name.length + 1));
  const changing = setInterval(() => {
    face = (face % faces) + 1 + Math.floor(Math.random() * (faces - 1));
    const late = performance.now() - started > duration * REST;
    show(late ? symbol : `${name}-${((face - 1) % faces) + 1}`);
  }, FACE);
  const [width, height] = size;
  const hop = (/** @type {number} */ offset, /** @type {number} */ aside, /** @type {number} */ up, turn = 0) => ({
    transform: `translate(${x + aside * width}px, ${y - up * height}px) rotate(${turn}deg)`,
    offset,
  });
  const animation = element.animate(
    [
      { ...hop(0, 2.4, 0.9, 540), opacity: 0 },
      { ...hop(0.1, 1.9, 1.2, 440), opacity: 1 },
      hop(0.3, 1.1, 0, 270),
      hop(0.46, 0.6, 0.7, 150),
      hop(0.62, 0.15, 0, 30),
      hop(0.7, 0.04, 0.16, 8),
      hop(REST, 0, 0),
      hop(1, 0, 0),
    ],
    { duration, fill: "backwards" },
  );
  const rest = () => {
    clearInterval(changing);
    show(symbol);
  };
  animation.finished.then(rest, rest);
  return animation;
}

/** How long something thrown takes, while a frame takes so long. @param {number} time @param {Speed} speed */
export function tumbleTime(time, speed) {
  return time && Math.max(time, THROW * PACE[speed]);
}

/** A small shake of the head: not this one. @param {Element} element */
export function refuse(element) {
  if (prefersStillness()) return;
  element.animate(
    [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 220 },
  );
}
