// A great moment: the bar opens downward with a headline, the whole sum as a table, and what follows.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { narrow } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { DueAnswers } from "../question/prompt.js";
import { SeatMark } from "../common/seat.js";
import { Sum } from "../common/sum.js";

/** @typedef {import("../../core/match/match.js").Match} Match */

/** @param {{ m: Match }} props */
export function GreatMoment({ m }) {
  const { director } = m;
  const moment = director.moment.value;
  const go = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    go.current?.focus();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, [moment]);
  if (!moment) return null;
  const item = director.now.value;
  const again = item && (() => director.watch(item.play.steps[0].parts[0].order));
  return html`<section class=${`moment ${moment.dark ? "dark" : ""}`} role="dialog" aria-label=${moment.headline}>
    <div class="sheet">
      <p class="dateline"><span>${moment.kicker ?? m.game.headline(m)}</span></p>
      <h2>${moment.headline}</h2>
      ${moment.sum && html`<${Sum} m=${m} sum=${moment.sum} large />`}
      ${moment.rows && html`<${Rows} m=${m} head=${moment.head} rows=${moment.rows} />`}
      ${moment.text && html`<p>${moment.text}</p>`}
    </div>
    <div class="go">
      ${moment.change && html`<p class="change"><b>${moment.change[0]}</b> → <b class="to">${moment.change[1]}</b></p>`}
      <button class="do" ref=${go} onClick=${() => director.next()}>${t("go-on")} <kbd>Enter</kbd></button>
      ${again && html`<button class="quiet" onClick=${again}>${t("watch-again")}</button>`}
    </div>
    ${!narrow.value && html`<${DueAnswers} m=${m} />`}
  </section>`;
}

/** @param {{ m: Match, head?: string[], rows: NonNullable<import("../../core/game/types.js").Moment["rows"]> }} props */
function Rows({ m, head, rows }) {
  return html`<table>
    ${head && html`<thead><tr>${head.map((cell, i) => html`<th key=${i} scope="col">${cell}</th>`)}</tr></thead>`}
    <tbody>${rows.map(
      ({ seat, cells }, i) =>
        html`<tr key=${i}>${cells.map((cell, j) =>
          j === 0
            ? html`<th key=${j} scope="row">${seat && html`<${SeatMark} m=${m} seat=${seat} />`} ${cell}</th>`
            : html`<td key=${j}>${cell}</td>`,
        )}</tr>`,
    )}</tbody>
  </table>`;
}
