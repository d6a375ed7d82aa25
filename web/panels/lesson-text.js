/** @import {LessonView} from "../engine/api.js" */
/** @import {Translator} from "../i18n/translator.js" */

const VERDICTS = { reached: "lesson-reached", missed: "lesson-missed", finished: "lesson-finished" };

/** Praise or encouragement when a step is over. @param {keyof typeof VERDICTS} status @param {LessonView} lesson @param {Translator} translator */
export function verdict(status, { step }, translator) {
  return translator.translate([VERDICTS[status], { step: step % 4 }]);
}

/** Which step of how many. @param {LessonView} lesson @param {Translator} translator */
export function progressText({ step, steps }, translator) {
  return translator.translate(["lesson-step", { step: step + 1, steps }]);
}

/**
 * Text for screen readers at the beginning and at the end of a step.
 * @param {LessonView | undefined} lesson
 * @param {Translator} translator
 */
export function spokenSummary(lesson, translator) {
  if (!lesson) return "";
  if (lesson.status !== "open")
    return `${verdict(lesson.status, lesson, translator)} ${translator.pick(lesson.feedback)}`;
  return lesson.decisions ? "" : `${progressText(lesson, translator)} ${translator.pick(lesson.text)}`;
}
