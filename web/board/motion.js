/** Durations and animations. They only ever show what has already happened. */

/** @typedef {"slow" | "normal" | "fast" | "none"} Speed */
/** @typedef {[number, number]} Point */

const FRAME_TIME = 230;
const MIN_FRAME_TIME = 70;
const MAX_TURN_TIME = 2300;
/**
 * Dice, in milliseconds: the whole throw, the time one face is shown, and the fraction after which the die lies still.
 */
const THROW_TIME = 700;
const FACE_TIME = 60;
const REST_OFFSET = 0.78;
const EASE = "cubic-bezier(0.35, 0.05, 0.25, 1)";

/** How long a result, and the end of any other entry, is held so that it can be read. */
const HOLD_TIME = 650;
const ENTRY_TIME = 300;

/** @type {Record<Speed, number>} */
const SPEED_FACTOR = { slow: 2, normal: 1, fast: 0.5, none: 0 };

/**
 * Milliseconds per frame, chosen so that a turn takes at most about two and a half seconds unless it has very many
 * frames.
 * @param {number} frames
 * @param {Speed} speed
 */
export function frameTime(frames, speed) {
  if (document.hidden) return 0;
  return Math.max(MIN_FRAME_TIME, Math.min(FRAME_TIME, MAX_TURN_TIME / Math.max(1, frames))) * SPEED_FACTOR[speed];
}

/** Milliseconds for which the end of an entry is held. @param {boolean} isResult @param {Speed} speed */
export function holdTime(isResult, speed) {
  return document.hidden ? 0 : (isResult ? HOLD_TIME : ENTRY_TIME) * SPEED_FACTOR[speed];
}

/** The shortest time a bot's turn takes, so that people can follow it. @param {Speed} speed */
export function minThinkingTime(speed) {
  return 450 * SPEED_FACTOR[speed];
}

export function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Move an element along a small arc, slightly squashed when it lands.
 * @param {Element} element
 * @param {Point} from
 * @param {Point} to
 * @param {number} lift maximum height of the arc
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
 * Throw a die: it bounces in from the side, rotates through random faces and stops on its own face.
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
    const late = performance.now() - started > duration * REST_OFFSET;
    show(late ? symbol : `${name}-${((face - 1) % faces) + 1}`);
  }, FACE_TIME);
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
      hop(REST_OFFSET, 0, 0),
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

/** Milliseconds for a throw, given the time of an ordinary frame. @param {number} time @param {Speed} speed */
export function tumbleTime(time, speed) {
  return time && Math.max(time, THROW_TIME * SPEED_FACTOR[speed]);
}

/** Shake an element to show that it cannot be chosen. @param {Element} element */
export function shake(element) {
  if (prefersReducedMotion()) return;
  element.animate(
    [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 220 },
  );
}
