import type { Texts } from "../engine/api.js";

/** An entry in the list of lessons. */
export interface LessonEntry {
  name: string;
  game: string;
  title: Texts;
  about: Texts;
  steps: number;
}
