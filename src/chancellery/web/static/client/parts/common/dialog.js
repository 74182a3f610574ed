// A dialog with a hairline double frame; opens when it is drawn, and says when it is closed.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";

/** @param {{ title: string, onClose: () => void, className?: string, children?: any }} props */
export function Dialog({ title, onClose, className = "", children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    box.current?.showModal();
  }, []);
  /** @param {MouseEvent} e */
  const outside = (e) => {
    if (e.target === box.current) box.current?.close();
  };
  return html`<dialog ref=${box} class=${className} aria-label=${title} onClose=${onClose} onClick=${outside}>
    <div class="inside"><h2>${title}</h2>${children}</div>
  </dialog>`;
}
