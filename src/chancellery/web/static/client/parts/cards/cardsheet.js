// All cards at a table, each with where it is, as far as the reader may know.
import { useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icon.js";
import { CardList } from "./cardlist.js";

/** @param {{ m: import("../../core/match/match.js").Match, onClose: () => void }} props */
export function CardSheet({ m, onClose }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  return html`<${Dialog} title=${t("cards-all-of")} className="cardsheet" box=${box} onClose=${onClose}
    beside=${html`<button class="quiet" onClick=${() => box.current?.close()}><${Icon} name="cross" /> ${t("close")}</button>`}>
    <p class="lead">${t("cards-marked")}</p>
    <${CardList} m=${m} marked=${m.board !== null} />
  <//>`;
}
