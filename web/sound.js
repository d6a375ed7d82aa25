/** @import {Settings} from "./desk.js" */

/**
 * Sounds of wood, leaf and paper, made here and now: nothing is fetched. Quiet, short, and off where the settings say so.
 * @typedef {"move" | "come" | "go" | "throw" | "refuse" | "turn" | "over"} Sound
 */

/** What is felt, where a device can shake: milliseconds. @type {Partial<Record<Sound, number | number[]>>} */
const SHAKES = { turn: 18, refuse: [12, 60, 12], over: [30, 60, 30, 60, 60] };
const LOUDNESS = 0.16;
/** Two sounds of one kind need so many seconds between them to be heard as two. */
const APART = 0.05;

export class Sounds {
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioBuffer | null} */ #noise = null;
  /** @type {Map<Sound, number>} when each was heard last */ #heard = new Map();
  #settings;

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    // A browser lets a page be heard only after somebody has touched it.
    for (const type of ["pointerdown", "keydown"])
      document.addEventListener(type, () => this.#wake(), { passive: true });
  }

  /** @param {Sound} sound */
  play(sound) {
    if (this.#settings.vibration && SHAKES[sound]) navigator.vibrate?.(SHAKES[sound]);
    const context = this.#context;
    if (!this.#settings.sound || document.hidden || context?.state !== "running") return;
    const now = context.currentTime;
    if (now - (this.#heard.get(sound) ?? -1) < APART) return;
    this.#heard.set(sound, now);
    document.documentElement.dataset.heard = sound;
    this[`_${sound}`](context, now);
  }

  /** Wood on wood. @param {AudioContext} context @param {number} at */
  _move(context, at, pitch = 210 + Math.random() * 60) {
    this.#tone(context, at, { from: pitch, to: pitch * 0.6, length: 0.07, loudness: 0.8, type: "sine" });
    this.#rush(context, at, { pitch: 1800, length: 0.025, loudness: 0.5 });
  }

  /** A leaf is laid down. @param {AudioContext} context @param {number} at */
  _come(context, at) {
    this.#rush(context, at, { pitch: 2600, length: 0.06, loudness: 0.4 });
    this.#tone(context, at, { from: 420, to: 560, length: 0.06, loudness: 0.25, type: "sine" });
  }

  /** Paper is taken away. @param {AudioContext} context @param {number} at */
  _go(context, at) {
    this.#rush(context, at, { pitch: 1200, length: 0.11, loudness: 0.45 });
  }

  /** A die rolls over the table. @param {AudioContext} context @param {number} at */
  _throw(context, at) {
    for (const delay of [0, 0.09, 0.2, 0.33, 0.5]) this._move(context, at + delay, 300 + Math.random() * 160);
  }

  /** A small shake of the head. @param {AudioContext} context @param {number} at */
  _refuse(context, at) {
    for (const delay of [0, 0.1]) {
      this.#tone(context, at + delay, { from: 170, to: 140, length: 0.07, loudness: 0.6, type: "triangle" });
    }
  }

  /** It is a person's turn: two soft notes. @param {AudioContext} context @param {number} at */
  _turn(context, at) {
    for (const [index, pitch] of [587, 784].entries()) {
      this.#tone(context, at + index * 0.09, {
        from: pitch,
        to: pitch,
        length: 0.16,
        loudness: 0.22,
        type: "triangle",
      });
    }
  }

  /** The game is over: a few notes upwards. @param {AudioContext} context @param {number} at */
  _over(context, at) {
    for (const [index, pitch] of [523, 659, 784, 1047].entries()) {
      this.#tone(context, at + index * 0.13, { from: pitch, to: pitch, length: 0.3, loudness: 0.35, type: "triangle" });
    }
  }

  #wake() {
    if (!this.#settings.sound || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume().catch(() => {});
  }

  /**
   * @param {AudioContext} context @param {number} at
   * @param {{from: number, to: number, length: number, loudness: number, type: OscillatorType}} tone
   */
  #tone(context, at, { from, to, length, loudness, type }) {
    const source = new OscillatorNode(context, { type, frequency: from });
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(faded(context, at, length, loudness));
    source.start(at);
    source.stop(at + length);
  }

  /** A breath of noise. @param {AudioContext} context @param {number} at @param {{pitch: number, length: number, loudness: number}} rush */
  #rush(context, at, { pitch, length, loudness }) {
    this.#noise ??= noise(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(band).connect(faded(context, at, length, loudness));
    source.start(at, Math.random() * 0.5, length);
  }
}

/** What fades away within a time. @param {AudioContext} context @param {number} at @param {number} length @param {number} loudness */
function faded(context, at, length, loudness) {
  const gain = new GainNode(context, { gain: 0.0001 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness * LOUDNESS, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context */
function noise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
