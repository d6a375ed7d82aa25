/** The elements whose texts may name places on the board. */
const TEXTS = "#status, #last-events, #explanation, #hints, #lesson-text, #lesson-hint, #costly";

/**
 * Show the names of those places on the board that a text beside it uses, even if names are not shown otherwise.
 * @param {SVGSVGElement} board
 */
export function showNamedPlaces(board) {
  const update = () => {
    const texts = [...document.querySelectorAll(TEXTS)].filter((each) => each.getClientRects().length > 0);
    const words = new Set(texts.flatMap(({ textContent }) => textContent?.match(/[\p{L}\d]+/gu) ?? []));
    for (const name of board.querySelectorAll(".mark-name"))
      name.classList.toggle("in-use", words.has(name.textContent?.trim() ?? ""));
  };
  const observer = new MutationObserver(update);
  for (const element of document.querySelectorAll(TEXTS))
    observer.observe(element, { childList: true, characterData: true, subtree: true, attributes: true });
  const items = board.querySelector(".items");
  if (items) observer.observe(items, { childList: true });
}
