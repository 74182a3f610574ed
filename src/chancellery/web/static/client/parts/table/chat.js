// Talk: to everybody or to one seat; text is text.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { refusalText } from "../common/refused.js";
import { SeatMark } from "../common/seat.js";
import { moment } from "../matches/matchlines.js";
import { saidBy } from "../people/said.js";

/** @param {{ m: import("../../core/match/match.js").Match }} props */
export function ChatPanel({ m }) {
  const [text, setText] = useState("");
  const [to, setTo] = useState("");
  const [refusal, setRefusal] = useState("");
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const { messages } = m.chat;
  const summary = m.summary;
  const mine = summary.yours;
  const others = summary.seats.filter((seat) => !mine.includes(seat.id));
  const closed = m.present.position.talk === false;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    m.chat.markRead();
  }, [messages.length]);
  /** @param {Event} e */
  const send = async (e) => {
    e.preventDefault();
    const said = text.trim();
    if (!said) return;
    // Whatever is written while this one is on its way stays.
    setText("");
    try {
      await m.chat.send(said, to || null);
      setRefusal("");
    } catch (error) {
      setText((now) => now || said);
      if (!(error instanceof Refusal)) throw error;
      setRefusal(refusalText(error));
    }
  };
  return html`<div class="chat">
    <div class="said" ref=${box} tabindex="0" role="log" aria-label=${t("chat")}>
      ${messages.length === 0 && html`<p class="none">${t("chat-empty")}</p>`}
      ${messages.map(
        (said) => html`<p key=${said.id} class=${said.to ? "private" : ""}>
          <${SeatMark} m=${m} seat=${said.sender} />
          <b>${saidBy(m, said)}</b>${said.to && html` <i>${t("chat-only", { to: m.seatName(said.to) })}</i>`}
          ${" "}<time datetime=${new Date(said.at * 1000).toISOString()}>${moment(new Date(said.at * 1000))}</time>
          <span>${said.text}</span>
        </p>`,
      )}
    </div>
    ${mine.length > 0 && closed && html`<p class="none">${t("chat-closed")}</p>`}
    ${
      mine.length > 0 &&
      !closed &&
      html`<form onSubmit=${send}>
      ${
        others.length > 1 &&
        html`<select aria-label=${t("chat-to")} value=${to} onChange=${(/** @type {any} */ e) => setTo(e.target.value)}>
        <option value="">${t("chat-all")}</option>
        ${others.map((seat) => html`<option value=${seat.id}>${m.seatName(seat.id)}</option>`)}
      </select>`
      }
      <input aria-label=${t("chat-write")} placeholder=${t("chat-write")} value=${text} maxlength="2000"
        onInput=${(/** @type {any} */ e) => setText(e.target.value)} />
      <button>${t("chat-send")}</button>
    </form>`
    }
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}
  </div>`;
}
