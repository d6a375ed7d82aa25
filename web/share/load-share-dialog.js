import { showNotice } from "../ui/notices.js";

/** @type {import("./share-dialog.js").ShareDialog | undefined} */
let dialog;

/**
 * Load the share dialog on first use, and open it.
 * @param {ConstructorParameters<typeof import("./share-dialog.js").ShareDialog>[0]} dependencies
 */
export async function openShareDialog(dependencies) {
  const module = await import("./share-dialog.js").catch(() => null);
  const retry = {
    label: /** @type {[string]} */ (["try-again"]),
    act: () => openShareDialog(dependencies),
    key: "share",
  };
  if (!module) return showNotice(dependencies.translator.translate, ["part-missing"], retry);
  dialog ??= new module.ShareDialog(dependencies);
  await dialog.open();
}
