/** Files go to the device and come from it; nothing else leaves the page. */
import { make } from "./dom.js";

/** @param {string} name @param {BlobPart} content @param {string} type */
export function saveFile(name, content, type) {
  const link = make("a", { download: name });
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  // The download has begun; browsers differ in when they have read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets somebody choose a file; null if they do not, or if it is larger than it may be. @param {string} accept @param {number} most bytes @returns {Promise<string | null>} */
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
