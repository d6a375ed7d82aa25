import { notice } from "./notices.js";

/** @type {import("./share.js").Share | undefined} */
let sharing;

/** The dialog for sharing is fetched when somebody first wants it. @param {ConstructorParameters<typeof import("./share.js").Share>[0]} house */
export async function openSharing(house) {
  const loaded = await import("./share.js").catch(() => null);
  const again = { label: /** @type {[string]} */ (["try-again"]), act: () => openSharing(house), key: "share" };
  if (!loaded) return notice(house.words.say, ["part-missing"], again);
  sharing ??= new loaded.Share(house);
  await sharing.open();
}
