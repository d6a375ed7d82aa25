/** @import {Settings} from "../storage/types.js" */

/**
 * Short, quiet sounds synthesized on the spot, so that no files are needed.
 * @typedef {"move" | "come" | "go" | "throw" | "refuse" | "turn" | "over"} Sound
 */

/** Vibration patterns in milliseconds. @type {Partial<Record<Sound, number | number[]>>} */
const VIBRATIONS = { turn: 18, refuse: [12, 60, 12], over: [30, 60, 30, 60, 60] };
const VOLUME = 0.16;
/** Minimum seconds between two sounds of the same kind. */
const MIN_INTERVAL = 0.05;

export class Sounds {
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioBuffer | null} */ #whiteNoise = null;
  /** @type {Map<Sound, number>} time of the last one of each kind */ #lastPlayed = new Map();
  #settings;

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    // Browsers allow sound only after a user gesture.
    for (const type of ["pointerdown", "keydown"])
      document.addEventListener(type, () => this.#resume(), { passive: true });
  }

  /** @param {Sound} sound */
  play(sound) {
    if (this.#settings.vibration && VIBRATIONS[sound]) navigator.vibrate?.(VIBRATIONS[sound]);
    const context = this.#context;
    if (!this.#settings.sound || document.hidden || context?.state !== "running") return;
    const now = context.currentTime;
    if (now - (this.#lastPlayed.get(sound) ?? -1) < MIN_INTERVAL) return;
    this.#lastPlayed.set(sound, now);
    document.documentElement.dataset.lastSound = sound;
    this[`_${sound}`](context, now);
  }

  /** Wood on wood. @param {AudioContext} context @param {number} at */
  _move(context, at, pitch = 210 + Math.random() * 60) {
    this.#tone(context, at, { from: pitch, to: pitch * 0.6, length: 0.07, loudness: 0.8, type: "sine" });
    this.#noiseBurst(context, at, { pitch: 1800, length: 0.025, loudness: 0.5 });
  }

  /** A leaf being put down. @param {AudioContext} context @param {number} at */
  _come(context, at) {
    this.#noiseBurst(context, at, { pitch: 2600, length: 0.06, loudness: 0.4 });
    this.#tone(context, at, { from: 420, to: 560, length: 0.06, loudness: 0.25, type: "sine" });
  }

  /** A leaf being taken away. @param {AudioContext} context @param {number} at */
  _go(context, at) {
    this.#noiseBurst(context, at, { pitch: 1200, length: 0.11, loudness: 0.45 });
  }

  /** A die rolling over the table. @param {AudioContext} context @param {number} at */
  _throw(context, at) {
    for (const delay of [0, 0.09, 0.2, 0.33, 0.5]) this._move(context, at + delay, 300 + Math.random() * 160);
  }

  /** Two low notes. @param {AudioContext} context @param {number} at */
  _refuse(context, at) {
    for (const delay of [0, 0.1]) {
      this.#tone(context, at + delay, { from: 170, to: 140, length: 0.07, loudness: 0.6, type: "triangle" });
    }
  }

  /** A person's turn: two soft notes. @param {AudioContext} context @param {number} at */
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

  /** The end: a few rising notes. @param {AudioContext} context @param {number} at */
  _over(context, at) {
    for (const [index, pitch] of [523, 659, 784, 1047].entries()) {
      this.#tone(context, at + index * 0.13, { from: pitch, to: pitch, length: 0.3, loudness: 0.35, type: "triangle" });
    }
  }

  #resume() {
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
    source.connect(envelope(context, at, length, loudness));
    source.start(at);
    source.stop(at + length);
  }

  /**
   * A burst of filtered noise.
   * @param {AudioContext} context
   * @param {number} at
   * @param {{pitch: number, length: number, loudness: number}} noiseBurst
   */
  #noiseBurst(context, at, { pitch, length, loudness }) {
    this.#whiteNoise ??= whiteNoise(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.#whiteNoise });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(band).connect(envelope(context, at, length, loudness));
    source.start(at, Math.random() * 0.5, length);
  }
}

/**
 * An envelope that fades out.
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} length
 * @param {number} loudness
 */
function envelope(context, at, length, loudness) {
  const gain = new GainNode(context, { gain: 0.0001 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness * VOLUME, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
