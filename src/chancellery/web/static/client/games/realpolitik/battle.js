// The battle that is fought and how the last ones ended: beside the board, on a phone over it; and over it what an ally asks, and bids.
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { actionsOn, boardOf, nameOf } from "../../core/game/reading.js";
import { narrow } from "../../core/base/settings.js";
import { Icon } from "../../parts/common/icon.js";
import { boardTargets } from "../../parts/question/walker.js";
import { Alliance, allyOf, isAnswering } from "./permits.js";
import { aPower, aTerritory, asked, powerClass, numeralOf, powerOf, phrase } from "./reading.js";
import { Disc } from "./disc.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").BattleView} Fight */
/** @typedef {import("./board.d.ts").FighterView} Fighter */
/** @typedef {import("./board.d.ts").ReportView} Report */

/** Verbs whose answers stand in the panels of this file. */
export const PANEL_VERBS = ["target", "card", "permit"];

/** @type {Fighter["side"][]} */
const SIDES = ["attack", "defence"];

/** On a phone they lie over the map, and fold away where places can be chosen. @param {{ m: Match }} props */
export const Around = ({ m }) =>
  narrow.value && html`${isAnswering(m) && html`<${Alliance} m=${m} />`}<${Battle} m=${m} /><${Reports} m=${m} />`;

/** What is asked of an ally, the battle, or the news of the last ones; and what an alliance means. @param {{ m: Match }} props */
export const Fighting = ({ m }) => html`<${Alliance} m=${m} /><${Battle} m=${m} /><${Reports} m=${m} />`;

/** Whether there is a battle or a question about an ally to be shown beside the board, or news. @param {Match} m @returns {boolean | "news"} */
export const isFought = (m) =>
  !narrow.value &&
  (Boolean(boardOf(m)?.battle) || isAnswering(m) || ((news(m) !== null || allyOf(m) !== null) && "news"));

/** The ply at which somebody has opened a panel that lies over places to be chosen. */
const opened = perMatch(-1);

/** Whether an answer stands in a panel of this file. @param {Match} m @param {string} action */
const inPanel = (m, action) => PANEL_VERBS.includes(m.about(action)[0]);

/** On a phone panels make room for the places that can be chosen below them. @param {Match} m */
const inTheWay = (m) =>
  narrow.value && boardTargets(m).some(({ thing }) => actionsOn(m, thing).some((one) => !inPanel(m, one)));

/** @param {Match} m */
const isFolded = (m) => inTheWay(m) && opened(m).value !== m.present.ply;

/** The head of a panel alone, or all of it. @param {{ m: Match }} props */
function Fold({ m }) {
  if (!inTheWay(m)) return null;
  const folded = isFolded(m);
  return html`<button class="plain" aria-expanded=${!folded} aria-label=${phrase(m, folded ? "unfold" : "fold")}
    onClick=${() => (opened(m).value = folded ? m.present.ply : -1)}><${Icon} name=${folded ? "plus" : "minus"} size=${14} /></button>`;
}

/** The back of a card that lies face down. */
const Back = () => html`<svg class="back" viewBox="0 0 130 190" aria-hidden="true"><use href="#rp-back" /></svg>`;

/** @param {{ m: Match, card: { value: number | null, up: boolean }, power: string, action: string | null, place: number }} props */
function PileCard({ m, card, power, action, place }) {
  const words =
    card.value === null
      ? phrase(m, "card-hidden")
      : phrase(m, card.up ? "card-open" : "card-own", { value: card.value });
  const face =
    card.value === null
      ? html`<${Back} />`
      : html`<b>${card.value}</b>${!card.up && html`<${Icon} name="eye" size=${11} />`}`;
  const looks = ["rp-played", powerClass(power), card.up ? "up" : "down"].join(" ");
  if (!action) return html`<li class=${looks}><span class="face" role="img" aria-label=${words}>${face}</span></li>`;
  return html`<li class=${looks}><button class="target" data-action=${action} disabled=${m.busy.value}
    aria-label=${phrase(m, "titled", { title: phrase(m, "card-place", { place }), text: words })}
      onClick=${() => m.choose(action)}>${face}</button></li>`;
}

/** A general of the battle with its cards. @param {{ m: Match, one: Fighter }} props */
function Pile({ m, one }) {
  const [action] = actionsOn(m, `general:${one.general}`);
  const aimed = asked(m, "power") === one.power && asked(m, "territory") === one.territory;
  const where =
    one.territory === "none"
      ? phrase(m, "role-beaten")
      : phrase(m, `role-${one.role}`, { territory: aTerritory(one.territory) });
  const name = html`<${Disc} power=${one.power} /> <span>${nameOf(m, "power", one.power)} ${numeralOf(one.general)}
    <small>${where}, ${phrase(m, "units", { units: one.units })}</small></span>`;
  return html`<div class=${`rp-pile ${action ? "legal" : ""}`} data-pile=${one.general}>
    ${
      action
        ? html`<button class="target" data-action=${action} disabled=${m.busy.value} aria-label=${m.label(action)}
        onClick=${() => m.choose(action)}>${name}</button>`
        : html`<div class="who">${name}</div>`
    }
    <ol>
      ${one.cards.map((card, i) => {
        const wanted = `card ${i + 1}`;
        return html`<${PileCard} key=${i} m=${m} card=${card} power=${one.power} place=${i + 1}
          action=${aimed && m.legal.includes(wanted) ? wanted : null} />`;
      })}
      ${Array.from({ length: one.slots }, (_, i) => html`<li key=${`free ${i}`} class="rp-played free" aria-hidden="true"></li>`)}
    </ol>
  </div>`;
}

/** @param {{ m: Match, fight: Fight, side: Fighter["side"], total: number | null }} props */
function Column({ m, fight, side, total }) {
  const { base, shown, powers } = fight.sides[side];
  const piles = fight.generals.filter((one) => one.side === side);
  const notes = powers.flatMap((power) => [
    ...(fight.passed.includes(power) ? [phrase(m, "passed", { power: aPower(power) })] : []),
    ...(fight.without_morale.includes(power) ? [phrase(m, "no-morale", { power: aPower(power) })] : []),
  ]);
  return html`<section class=${`rp-column ${side}`} aria-label=${phrase(m, `side-${side}`)}>
    <h3>${phrase(m, `side-${side}`)} <span>${powers.map((power) => html`<${Disc} key=${power} power=${power} />`)}</span></h3>
    <dl>
      ${
        total === null
          ? html`<div><dt>${phrase(m, "base-strength")}</dt><dd>${base}</dd></div><div><dt>${phrase(m, "with-open")}</dt>
          <dd>${shown}</dd></div>`
          : html`<div class="total"><dt>${phrase(m, "total")}</dt><dd>${total}</dd></div>`
      }
    </dl>
    ${piles.map((one) => html`<${Pile} key=${one.general} m=${m} one=${one} />`)}
    ${notes.map((note) => html`<p key=${note} class="note">${note}</p>`)}
  </section>`;
}

/** @param {{ m: Match }} props */
function Battle({ m }) {
  const board = boardOf(m);
  const fight = board?.battle;
  if (!fight) return null;
  const report = board.reports.find((one) => one.territory === fight.territory && one.outcome !== null);
  const waiting = m.view.position.waiting ?? [];
  const mine = waiting.includes(m.view.seat ?? "");
  const turn =
    waiting.length === 0 ? "" : mine ? phrase(m, "your-turn") : phrase(m, "turn-of", { power: aPower(waiting[0]) });
  return html`<section class=${`rp-panel rp-fight ${isFolded(m) ? "folded" : ""}`}
    aria-label=${phrase(m, "battle-title", { territory: aTerritory(fight.territory) })} tabindex="0">
    <header><${Icon} name="army" size=${16} /><h2>
      ${phrase(m, "battle-title", { territory: aTerritory(fight.territory) })}</h2><small class=${mine ? "mine" : ""}>
        ${report ? outcome(m, report) : turn}</small><${Fold} m=${m} /></header>
    ${
      !isFolded(m) &&
      html`<${Verdict} m=${m} /><div class="sides">
      ${SIDES.map((side) => html`<${Column} key=${side} m=${m} fight=${fight} side=${side} total=${report ? report[side] : null} />`)}</div>
    ${report && html`<${Shown} m=${m} report=${report} />`}`
    }
  </section>`;
}

/** Whether the battle is decided whatever is played, as far as whoever is asked knows: the first thing to read. @param {{ m: Match }} props */
function Verdict({ m }) {
  const decided = m.live ? m.view.position.prompt?.args.decided : null;
  return decided === "won" || decided === "lost"
    ? html`<p class="verdict">${phrase(m, `decided-${decided}`)}</p>`
    : null;
}

/** @param {Match} m @param {Report} report */
const outcome = (m, report) => phrase(m, report.outcome === "draw" ? "draw" : `${report.outcome}-won`);

/** The cards that a battle has shown, general by general. @param {{ m: Match, report: Report }} props */
function Shown({ m, report }) {
  const order = [...new Set(report.cards.map((card) => card.general))];
  return html`<ul class="rp-shown">
    ${order.map((general) => {
      const cards = report.cards.filter((card) => card.general === general);
      const power = powerOf(general);
      return html`<li key=${general}><${Disc} power=${power} /> <span class="unseen">${nameOf(m, "general", general)}</span>
        ${cards.map(
          (card, i) => html`<b key=${i} class=${`${powerClass(power)} ${card.struck ? "struck" : ""}`}
          title=${card.struck ? phrase(m, "struck") : undefined}>
            ${card.value}${card.struck && html`<span class="unseen"> ${phrase(m, "struck")}</span>`}</b>`,
        )}
      </li>`;
    })}
  </ul>`;
}

/** The ply at which somebody has closed the report. */
const closed = perMatch(-1);

/** When the last battle was decided, if that is still news. @param {Match} m @returns {number | null} */
function news(m) {
  const board = boardOf(m);
  if (!board || board.battle || board.reports.every((one) => one.outcome === null)) return null;
  const own = m.summary.yours ?? [];
  const now = m.view.ply ?? 0;
  let [decided, acted, turned] = [-1, -1, -1];
  for (const { kind, ply, data } of m.log) {
    if (kind !== "action" || ply > now) continue;
    if (own.includes(data.seat)) acted = ply;
    for (const { event } of data.events ?? []) {
      if (event === "battle-decided") decided = ply;
      if (event === "turn-began") turned = ply;
    }
  }
  const since = !m.live ? now : own.length > 0 ? acted : turned;
  return decided >= since && decided > closed(m).value ? decided : null;
}

/** How battles ended, until one acts again or closes it. @param {{ m: Match }} props */
function Reports({ m }) {
  const ply = news(m);
  if (ply === null) return null;
  const told = boardOf(m).reports.filter((one) => one.outcome !== null);
  return html`<section class=${`rp-panel rp-report ${isFolded(m) ? "folded" : ""}`} aria-label=${phrase(m, "report")}>
    <header><${Icon} name="army" size=${16} /><h2>${phrase(m, "report")}</h2><${Fold} m=${m} /><button class="plain"
      aria-label=${phrase(m, "close")} onClick=${() => (closed(m).value = ply)}><${Icon} name="cross" size=${12} /></button></header>
    ${(isFolded(m) ? [] : told).map(
      (report) => html`<article key=${report.territory}>
      <h3>${phrase(m, "battle-title", { territory: aTerritory(report.territory) })}</h3>
      <p>${phrase(m, "strengths", { attack: report.attack, defence: report.defence })} <b>${outcome(m, report)}</b></p>
      <${Shown} m=${m} report=${report} />
    </article>`,
    )}
  </section>`;
}
