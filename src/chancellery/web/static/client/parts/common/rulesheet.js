// A sheet at the side with one paragraph of the rules: <RuleSheet /> once in a page, openRule(game, number) wherever one is meant.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { getOnce } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { path as address } from "../../core/base/route.js";
import { language } from "../../core/base/settings.js";
import { t } from "../../core/words/words.js";
import { Dialog } from "./dialog.js";
import { inline, markdown } from "./markdown.js";

/** @typedef {import("../../core/base/api.js").Refusal} Refusal */
/** @typedef {import("../../core/base/answers.d.ts").ParagraphData} Paragraph */

/**
 * What is open: a game, and the way through its paragraphs that led here.
 * @type {import("@preact/signals").Signal<{ game: string, trail: string[] } | null>}
 */
const opened = signal(null);

// A sheet belongs to the page that it was opened on.
address.subscribe(() => (opened.value = null));

/** Show a paragraph of a game's rules. @param {string} game @param {string} number */
export function openRule(game, number) {
  opened.value = { game, trail: [number] };
}

/** The title of a paragraph without its number. @param {Paragraph} paragraph */
export function bareTitle({ number, title }) {
  return title.startsWith(number) ? title.slice(number.length).replace(/^[.\s]+/, "") : title;
}

/** @param {string} number */
function goTo(number) {
  if (opened.value) opened.value = { ...opened.value, trail: [...opened.value.trail, number] };
}

function goBack() {
  if (opened.value) opened.value = { ...opened.value, trail: opened.value.trail.slice(0, -1) };
}

/** @type {import("./markdown.js").Refer} */
const refer = (number, words) => html`<button class="plain ref" onClick=${() => goTo(number)}>${words}</button>`;

export function RuleSheet() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const shown = opened.value;
  const game = shown?.game ?? "";
  const number = shown?.trail.at(-1) ?? "";
  // What a paragraph is about stands in the section around it.
  const section = number.includes(".") ? number.slice(0, number.lastIndexOf(".")) : number;
  const path = shown ? `/games/${game}/help/${section}?lang=${language.value}` : "";
  const [answer, setAnswer] = useState(
    /** @type {{ path: string, paragraphs?: Paragraph[], error?: Refusal }} */ ({ path: "" }),
  );

  useEffect(() => {
    if (!path) return;
    let current = true;
    getOnce(path).then(
      ({ paragraphs }) => current && setAnswer({ path, paragraphs }),
      (error) => current && setAnswer({ path, error }),
    );
    return () => {
      current = false;
    };
  }, [path]);

  const meant = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const [box, place] = [dialog.current, meant.current];
    if (box && place) box.scrollTop = place.offsetTop;
  }, [answer, number]);

  if (!shown) return null;
  const { paragraphs, error } = answer.path === path ? answer : { paragraphs: undefined, error: undefined };
  const title = t("rule-title", { number });
  const asked = paragraphs?.find((one) => one.number === number) ?? paragraphs?.[0];
  return html`<${Dialog} title=${asked ? asked.title : title} heading=${asked ? heading(asked) : title} className="sheet rulesheet"
    box=${dialog} onClose=${() => (opened.value = null)} beside=${html`<button onClick=${() => dialog.current?.close()}>${t("close")}</button>`}>
    <div class="prose" aria-live="polite">
      ${!paragraphs && !error && html`<div class="loading"></div>`}
      ${error && html`<p>${error.status === 404 ? t("rule-missing", { number }) : t("trouble-away")}</p>`}
      ${paragraphs?.map(
        (
          paragraph,
        ) => html`<section key=${paragraph.number} class=${paragraph === asked ? "asked" : ""} ref=${paragraph === asked ? meant : null}>
          ${paragraphs.length > 1 && html`<h3>${heading(paragraph)}</h3>`} ${markdown(paragraph.text, refer)}
        </section>`,
      )}
    </div>
    <div class="b">
      ${shown.trail.length > 1 && html`<button onClick=${goBack}>${t("rule-back", { number: shown.trail.at(-2) ?? "" })}</button>`}
      <a class="button" href=${`/rules/${game}#${number}`} target="_blank">${t("rule-all")}</a>
    </div>
  <//>`;
}

/** @param {Paragraph} paragraph */
function heading(paragraph) {
  return html`<span class="lab">${paragraph.number}</span> ${inline(bareTitle(paragraph))}`;
}
