// The one dialog: native, so that the rest of the page waits, Esc closes it and the keyboard stays in it. It opens when it is drawn, says when it
// is closed, and gives the focus back to whoever had it, also where it goes without having been closed.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";

/**
 * @typedef {object} DialogProps
 * @property {string} title what it is called
 * @property {any} [heading] the title as it is shown, where that is more than words
 * @property {any} [beside] what stands beside the heading
 * @property {() => void} onClose
 * @property {string} [className]
 * @property {boolean} [modal] whether the rest of the page waits
 * @property {{ current: HTMLDialogElement | null }} [box] for whoever closes it by a button of its own
 * @property {any} [children]
 */

/** @param {DialogProps} props */
export function Dialog({ title, heading = title, beside, onClose, className = "", modal = true, box, children }) {
  const own = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const dialog = box ?? own;
  const gone = useRef(false);
  useEffect(() => {
    const [it, before] = [dialog.current, document.activeElement];
    if (modal) it?.showModal();
    else it?.show();
    return () => {
      gone.current = true;
      it?.close();
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus();
    };
  }, []);
  const closed = () => {
    if (!gone.current) onClose();
  };
  /** The browser says later that it is closed: too late for whoever opens it again at once. */
  const dismiss = () => {
    dialog.current?.close();
    closed();
    gone.current = true;
  };
  /** @param {MouseEvent} e */
  const outside = (e) => {
    if (modal && e.target === dialog.current) dismiss();
  };
  /** @param {KeyboardEvent} e */
  const pressed = (e) => {
    if (e.key !== "Escape") return;
    e.stopPropagation();
    e.preventDefault();
    dismiss();
  };
  return html`<dialog ref=${dialog} class=${className} aria-label=${title} onClose=${closed} onClick=${outside} onKeyDown=${pressed}>
    <div class="inside"><header><h2>${heading}</h2>${beside}</header>${children}</div>
  </dialog>`;
}
