// Whether what is printed on a card has room on it: measured on the card itself.
import { useLayoutEffect, useRef } from "preact/hooks";
import { lettersArrived } from "../../parts/common/lettering.js";

/** @param {HTMLElement} face */
function look(face) {
  face.classList.remove("dense");
  const text = face.querySelector(":scope > :is(ul, p)");
  face.classList.toggle("dense", text !== null && text.scrollHeight > text.clientHeight + 1);
}

/**
 * For the face of a card, whose letters are set closer where its text would be cut.
 * @param {string} key whatever its room and its text depend on; nothing is measured without
 * @returns {{ current: any }}
 */
export function useDense(key) {
  const face = useRef(/** @type {HTMLElement | null} */ (null));
  const letters = lettersArrived();
  useLayoutEffect(() => {
    if (!key) return;
    // A card that is just put into a drawing has no height before it is laid out.
    const frame = requestAnimationFrame(() => face.current && look(face.current));
    return () => cancelAnimationFrame(frame);
  }, [key, letters]);
  return face;
}
