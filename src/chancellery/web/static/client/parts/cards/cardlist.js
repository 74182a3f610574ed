// All cards of a game: searched by word, by group and kind, and at a table by where they are.
import { useMemo, useState } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { language } from "../../core/base/settings.js";
import { hasWords } from "../../core/words/folded.js";
import { t } from "../../core/words/words.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/types.js").CardGroup} CardGroup */
/** @typedef {import("../../core/game/types.js").PrintedCard} PrintedCard */
/** @typedef {import("../../core/game/types.js").CardPlace} CardPlace */
/** What is looked for; an empty choice is all of them. @typedef {{ words: string, group: string, kind: string, where: string }} Wish */

/** Where a card can be, in the order in which one asks; "unseen" is what nobody has told. */
const PLACES = ["held", "open", "played", "gone", "unseen"];

/** @type {Wish} */
const ALL = { words: "", group: "", kind: "", where: "" };

/** Whether a card is what is looked for. @param {PrintedCard} card @param {Wish} wish @param {CardPlace[]} places @param {boolean} [everywhere] */
export function isWanted(card, { words, kind, where }, places, everywhere = false) {
  const there =
    where === "unseen" ? places.length === 0 && !everywhere : !where || places.some((one) => one.where === where);
  return there && (!kind || card.kind === kind) && hasWords(card.search, words);
}

/** What is left of each group. @param {CardGroup[]} groups @param {Wish} wish @param {Map<string, CardPlace[]>} places @returns {CardGroup[]} */
export function wanted(groups, wish, places) {
  return groups
    .filter(({ id }) => !wish.group || id === wish.group)
    .map((group) => ({
      ...group,
      cards: group.cards.filter((card) => isWanted(card, wish, places.get(card.thing) ?? [], group.everywhere)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** @param {{ m: Match, marked?: boolean }} props marked: whether it is said where cards are */
export function CardList({ m, marked = false }) {
  const cards = m.game.cards;
  const [wish, setWish] = useState(ALL);
  // Nothing printed changes, but for the language of the page.
  const groups = useMemo(() => cards?.groups(m) ?? [], [m, language.value]);
  if (!cards) return html`<p class="none">${t("cards-none")}</p>`;
  const places = marked ? cards.places(m) : new Map();
  const shown = wanted(groups, wish, places);
  const count = (/** @type {CardGroup[]} */ all) => all.reduce((sum, group) => sum + group.cards.length, 0);
  const kinds = cards.kinds?.(m);
  const set = (/** @type {Partial<Wish>} */ change) => setWish({ ...wish, ...change });
  const titles = groups.map(({ id, title }) => /** @type {[string, string]} */ ([id, title]));
  const known = PLACES.filter(
    (where) => where === wish.where || count(wanted(groups, { ...ALL, where }, places)) > 0,
  ).map((where) => /** @type {[string, string]} */ ([where, t(`cards-${where}`)]));
  return html`<div class="cardlist">
    <form class="cardfind" role="search" onSubmit=${(/** @type {Event} */ e) => e.preventDefault()}>
      <label class="words"><span>${t("cards-find")}</span><input type="search" autocomplete="off" value=${wish.words}
        onInput=${(/** @type {any} */ e) => set({ words: e.currentTarget.value })} /></label>
      <${Choice} label=${t("cards-group")} value=${wish.group} choices=${titles}
        onChange=${(/** @type {string} */ group) => set({ group })} />
      ${
        kinds &&
        html`<${Choice} label=${kinds.label} value=${wish.kind} choices=${kinds.choices}
        onChange=${(/** @type {string} */ kind) => set({ kind })} />`
      }
      ${
        marked &&
        html`<${Choice} label=${t("cards-where")} value=${wish.where} choices=${known}
        onChange=${(/** @type {string} */ where) => set({ where })} />`
      }
      <p role="status">${t("cards-count", { shown: count(shown), all: count(groups) })}</p>
    </form>
    ${shown.map(
      ({ id, title, cards: some }) => html`<section key=${id} aria-label=${title}>
        <h3>${title} <span class="fig">${some.length}</span></h3>
        <div class="cardgrid">${some.map((card) => html`<${Card} key=${card.thing} card=${card} places=${places.get(card.thing) ?? []} />`)}</div>
      </section>`,
    )}
    ${shown.length === 0 && html`<p class="none">${t("cards-found-none")}</p>`}
  </div>`;
}

/** @param {{ label: string, value: string, choices: [string, string][], onChange: (value: string) => void }} props */
const Choice = ({ label, value, choices, onChange }) =>
  html`<label><span>${label}</span><select value=${value} onChange=${(/** @type {any} */ e) => onChange(e.currentTarget.value)}>
    <option value="">${t("cards-all")}</option>${choices.map(([id, words]) => html`<option key=${id} value=${id}>${words}</option>`)}</select></label>`;

/** @param {{ card: PrintedCard, places: CardPlace[] }} props */
const Card = ({ card: { thing, name, figure, look, line, corner, texts }, places }) =>
  html`<article class=${`card printed ${look}`} data-printed=${thing}>
    <header><b class="ops">${figure}</b><h4>${name}</h4></header>
    ${(line || corner) && html`<div class="line"><span>${line}</span>${corner && html`<span class="y">${corner}</span>`}</div>`}
    ${texts.map((text, i) => html`<p key=${i}>${text}</p>`)}
    ${places.length > 0 && html`<footer>${places.map(({ where, text }) => html`<span key=${text} class=${`at-${where}`}>${text}</span>`)}</footer>`}
  </article>`;
