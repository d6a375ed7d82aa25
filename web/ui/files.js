/** Saving and opening files. */
import { make } from "./dom.js";

/** @param {string} name @param {BlobPart} content @param {string} type */
export function saveFile(name, content, type) {
  const link = make("a", { download: name });
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  // Browsers differ in when they have read the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Let the player choose a file; null if none is chosen or it is too large.
 * @param {string} accept
 * @param {number} most in bytes
 * @returns {Promise<string | null>}
 */
export function chooseFile(accept, most) {
  const input = make("input", { type: "file", accept });
  return new Promise((resolve) => {
    input.addEventListener("cancel", () => resolve(null));
    input.addEventListener("change", async () => {
      const [file] = input.files ?? [];
      resolve(!file || file.size > most ? null : await file.text());
    });
    input.click();
  });
}
