// The server has a newer version of the page: offered once, quietly, and not in the middle of a move.
import { signal } from "@preact/signals";
import { html } from "../../core/base/html.js";
import { occupied, outdated } from "../../core/base/version.js";
import { t } from "../../core/words/words.js";

/** Whether somebody has said that they will see to it later. */
const later = signal(false);

export function Newer() {
  if (!outdated.value || occupied.value || later.value) return null;
  return html`<div class="toast newer"><span>${t("newer")}</span>
    <button onClick=${() => location.reload()}>${t("newer-load")}</button>
    <button onClick=${() => (later.value = true)}>${t("newer-later")}</button>
  </div>`;
}
