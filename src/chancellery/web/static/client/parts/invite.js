// A table that waits: who is missing, the link for a friend, a seat to take, or bots for the rest.
import { useState } from "preact/hooks";
import { Refusal } from "../core/api.js";
import { html } from "../core/html.js";
import { t } from "../core/words.js";
import { Icon } from "./icon.js";
import { why } from "./refused.js";
import { SeatMark } from "./seat.js";

/** @param {{ m: import("../core/match.js").Match }} props */
export function Invite({ m }) {
  const card = m.card.value;
  const [told, tell] = useState("");
  const [refusal, setRefusal] = useState("");
  if (!card || card.status !== "waiting") return null;
  const link = `${location.origin}/table/${m.id}`;
  /** @param {string} what @param {object} [body] */
  const act = async (what, body) => {
    try {
      await m.table(what, body);
      await m.catchUp();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(why(error));
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      tell(t("link-copied"));
    } catch {
      tell(t("link-by-hand"));
    }
  };
  return html`<section class="invite" aria-label=${t("table-waits")}>
    <h2>${t("table-waits")}</h2>
    <ul>
      ${card.seats.map(
        (seat) => html`<li key=${seat.id}>
          <${SeatMark} m=${m} seat=${seat.id} size=${16} /> <b>${m.seatName(seat.id)}</b>
          <span>${seat.kind === "open" ? t("seat-open") : m.sitter(seat.id)}</span>
          ${seat.kind === "open" && html`<button class=${card.yours.length ? "" : "do"} onClick=${() => act("join", { seat: seat.id })}>${t("sit-here")}</button>`}
          ${seat.yours && html`<button class="quiet" onClick=${() => act("leave", { seat: seat.id })}>${t("get-up")}</button>`}
        </li>`,
      )}
    </ul>
    ${card.yours.length > 0 &&
    html`<p>${t("send-link")}</p>
      <p class="link"><input readonly value=${link} aria-label=${t("link")} onFocus=${(/** @type {any} */ e) => e.target.select()} /><button class="do" onClick=${copy}><${Icon} name="link" /> ${t("copy-link")}</button></p>
      <p role="status">${told}</p>
      <p><button onClick=${() => act("start", { bot: "any" })}>${t("fill-with-bots")}</button></p>`}
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
  </section>`;
}
