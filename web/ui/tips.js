import { byId } from "./dom.js";

/** The distance between a tip and what it explains, in CSS pixels. */
const GAP = 8;

/**
 * Show what an element with `data-tip` is for while it is pointed at or has the focus, and after a touch.
 */
export function setUpTips() {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "mouse") show(explained(target));
  });
  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    const element = explained(target);
    show(pointerType === "mouse" || element?.matches(".legal") ? null : element);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) show(explained(target));
  });
  document.addEventListener("focusout", () => show(null));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && show(null));
  document.addEventListener("wheel", () => show(null), { passive: true });
}

/** @param {EventTarget | null} target */
function explained(target) {
  return target instanceof Element ? target.closest("[data-tip]") : null;
}

/** @param {Element | null} element */
function show(element) {
  const tip = byId("tip");
  tip.hidden = element === null;
  if (!element) return;
  tip.textContent = element.getAttribute("data-tip");
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const x = Math.max(GAP, Math.min(left + (width - offsetWidth) / 2, innerWidth - offsetWidth - GAP));
  const isRoomAbove = top - offsetHeight - GAP > 0;
  const y = isRoomAbove ? top - offsetHeight - GAP : bottom + GAP;
  tip.style.translate = `${x}px ${y}px`;
}
