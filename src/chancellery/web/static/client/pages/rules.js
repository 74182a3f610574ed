// The library, and the rules of one game in our own words.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../core/base/html.js";
import { language, narrow } from "../core/base/settings.js";
import { findTerms, withTerms } from "../core/words/terms.js";
import { Words, loadMessages, t } from "../core/words/words.js";
import { Kept, Term } from "../parts/common/glossary.js";
import { useLocalized } from "../parts/common/polling.js";
import { Measure, useGames } from "../parts/matches/games.js";
import { IntroHead, Introduction } from "../parts/lobby/intro.js";
import { LearnByPlaying } from "../parts/lobby/learn.js";
import { inline, markdown } from "../parts/common/markdown.js";
import { bareTitle } from "../parts/common/rulesheet.js";
import { PageFrame } from "../parts/people/pageframe.js";
import { Vignette } from "../parts/lobby/vignette.js";

/** @typedef {import("../parts/common/rulesheet.js").Paragraph} Paragraph */

const MOST_FOUND = 40;
/** What ends above this, in pixels from the top of the window, has been read. */
const TOP = 24;

/** @param {{ game?: string }} props */
export function RulesPage({ game }) {
  return game ? html`<${Rules} game=${game} />` : html`<${Library} />`;
}

function Library() {
  const { games, error, read } = useGames();
  return html`<${PageFrame} at="library" title=${t("nav-library")}>
    <h1>${t("nav-library")}</h1>
    <p class="lead">${t("library-lead")}</p>
    ${error && !games && html`<p class="stale first" role="alert">${t("list-away")} <button onClick=${read}>${t("try-again")}</button></p>`}
    ${!games && !error && html`<div class="loading"></div>`}
    <ul class="library">
      ${games?.map(
        (game) => html`<li key=${game.id}>
          <${Vignette} game=${game} />
          <div class="tx">
            <p class="y"><span>${game.years}</span><${Measure} game=${game} /></p>
            <h2>${game.title}</h2>
            <p class="pitch">${game.pitch} ${!game.drawn && t("game-undrawn")}</p>
            <p class="by">
              ${t("library-by", { designers: game.designers.join(", "), publisher: game.publisher, year: String(game.year ?? "none") })}</p>
            <div class="b"><a class="button" href=${`/rules/${game.id}`}
              aria-label=${t("verb-of", { verb: t("game-learn"), what: game.title })}>${t("game-learn")}</a></div>
          </div>
        </li>`,
      )}
    </ul>
  <//>`;
}

/** How deep a paragraph is: 1 for 6, 2 for 6.3 @param {Paragraph} paragraph */
const depth = (paragraph) => (/^[A-Z]+\d+$/.test(paragraph.number) ? 2 : paragraph.number.split(".").length);

/** The paragraph at the top of the window. @param {HTMLElement | null} inside */
function visible(inside) {
  // Whoever is still at the introduction stays there.
  if (inside && inside.getBoundingClientRect().top > innerHeight / 2) return "";
  const all = [...(inside?.querySelectorAll("section[id]") ?? [])];
  return all.find((section) => section.getBoundingClientRect().bottom > TOP)?.id ?? "";
}

/** @param {{ game: string }} props */
function Rules({ game }) {
  const { games } = useGames();
  const { data, error } = useLocalized(`/games/${game}/help`);
  const [sought, setSought] = useState("");
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  const place = useRef(decodeURIComponent(location.hash.slice(1)));
  // Whoever comes for a paragraph is not led past the introduction.
  const [direct] = useState(place.current !== "");
  /** @type {Paragraph[] | undefined} */
  const paragraphs = data;

  // Another language has other lengths: stay at the paragraph that was being read.
  useEffect(() => {
    place.current = visible(text.current) || place.current;
  }, [language.value]);
  useEffect(() => {
    if (!paragraphs || !place.current) return;
    // The browser looked for the paragraph before it was here: send it there again.
    if (location.hash === `#${place.current}`) location.replace(location.hash);
    else document.getElementById(place.current)?.scrollIntoView();
  }, [paragraphs]);

  // Words are explained at their first use as soon as the game's own messages are here.
  const [words, setWords] = useState(/** @type {Words | null} */ (null));
  useEffect(() => {
    loadMessages(game).then(
      () => setWords(new Words(game)),
      () => {},
    );
  }, [game]);
  const body = useMemo(
    () => paragraphs && html`<${Body} paragraphs=${paragraphs} words=${words} />`,
    [paragraphs, words],
  );
  if (error && !data) {
    return html`<${PageFrame} at="library" title=${t("rules")}>
      <h1>${t(error.status === 404 ? "rules-missing" : "trouble-away")}</h1>
      <p class="lead"><a class="button" href="/rules">${t("nav-library")}</a></p>
    <//>`;
  }
  const contents = paragraphs && html`<${Contents} paragraphs=${paragraphs} />`;
  const known = games?.find((one) => one.id === game);
  const title = known?.title ?? "";
  const jump = (/** @type {Event} */ event) => {
    event.preventDefault();
    const first = find(paragraphs ?? [], sought)[0];
    if (first) location.hash = first.number;
  };
  return html`<${PageFrame} at="library" title=${t("rules-of", { game: title })}>
    <${IntroHead} game=${known}>${known && html`<${LearnByPlaying} game=${known} main=${true} />`}<//>
    ${!direct && (known ? html`<${Introduction} key=${known.id} game=${known} />` : !games && html`<div class="intro wait"></div>`)}
    <div class="rules" id="rules">
      <div class="toc">
        <p><a href="/rules">${t("nav-library")}</a></p>
        <h2>${t("rules")}</h2>
        <form role="search" onSubmit=${jump}>
          <label for="rules-search">${t("rules-search")}</label>
          <input id="rules-search" type="search" autocomplete="off" placeholder="6.3.2" value=${sought}
            onInput=${(/** @type {Event} */ event) => setSought(/** @type {HTMLInputElement} */ (event.currentTarget).value)} />
        </form>
        ${
          paragraphs &&
          (sought.trim()
            ? html`<${Found} paragraphs=${paragraphs}
          sought=${sought} />`
            : narrow.value
              ? html`<details><summary>${t("rules-contents")}</summary>${contents}</details>`
              : contents)
        }
      </div>
      <article class="prose" ref=${text} aria-label=${t("rules-of", { game: title })}>${body ?? html`<div class="loading"></div>`}</article>
    </div>
  <//>`;
}

/** @param {{ paragraphs: Paragraph[], words: Words | null }} props */
function Body({ paragraphs, words }) {
  const known = new Set(paragraphs.map((paragraph) => paragraph.number));
  /** @type {import("../parts/common/markdown.js").Refer} */
  const refer = (number, name) => (known.has(number) ? html`<a class="ref" href=${`#${number}`}>${name}</a>` : name);
  /** Words that were explained already. @type {Set<string>} */
  const explained = new Set();
  if (words)
    refer.text = (text) =>
      withTerms(
        text,
        findTerms(words, text, explained),
        ({ tip }, word, signs) => html`<${Kept} ...${signs}><${Term} word=${word} tip=${tip} /><//>`,
      );
  return paragraphs.map((paragraph) => {
    const tag = `h${Math.min(depth(paragraph) + 1, 4)}`;
    return html`<section key=${paragraph.number} id=${paragraph.number} class=${`p${Math.min(depth(paragraph), 3)}`}>
      <${tag}><a class="number" href=${`#${paragraph.number}`}>${paragraph.number}</a> ${inline(bareTitle(paragraph))}<//>
      ${markdown(paragraph.text, refer)}
    </section>`;
  });
}

/** The chapters, each with what is below it. @param {{ paragraphs: Paragraph[] }} props */
function Contents({ paragraphs }) {
  const chapters = paragraphs.filter((paragraph) => depth(paragraph) === 1);
  return html`<nav aria-label=${t("rules-contents")}>
    <ol>
      ${chapters.map((chapter) => {
        const inside = paragraphs.filter(
          (paragraph) => depth(paragraph) === 2 && belongs(paragraph, chapter) && bareTitle(paragraph),
        );
        return html`<li key=${chapter.number}>
          <a href=${`#${chapter.number}`}><span class="lab">${chapter.number}</span> ${inline(bareTitle(chapter))}</a>
          ${
            inside.length > 0 &&
            html`<details>
            <summary>${t("rules-sections", { count: inside.length })}</summary>
            <ol>
              ${inside.map(
                (one) => html`<li key=${one.number}>
                  <a href=${`#${one.number}`}><span class="lab">${one.number}</span> ${inline(bareTitle(one))}</a>
                </li>`,
              )}
            </ol>
          </details>`
          }
        </li>`;
      })}
    </ol>
  </nav>`;
}

/** @param {Paragraph} paragraph @param {Paragraph} chapter */
const belongs = (paragraph, chapter) =>
  paragraph.number.startsWith(`${chapter.number}.`) || paragraph.number.replace(/\d+$/, "") === chapter.number;

/** Paragraphs by the beginning of their number, then by words. @param {Paragraph[]} paragraphs @param {string} sought */
function find(paragraphs, sought) {
  const wanted = sought.trim().toLocaleLowerCase();
  if (!wanted) return [];
  const numbered = paragraphs.filter(
    ({ number }) =>
      number.toLocaleLowerCase() === wanted || number.toLocaleLowerCase().startsWith(wanted.replace(/\.?$/, ".")),
  );
  const titled = paragraphs.filter((paragraph) => bareTitle(paragraph).toLocaleLowerCase().includes(wanted));
  const worded = paragraphs.filter((paragraph) => paragraph.text.toLocaleLowerCase().includes(wanted));
  return [...new Set([...numbered, ...titled, ...(/^[\d.]+$/.test(wanted) ? [] : worded)])];
}

/** @param {{ paragraphs: Paragraph[], sought: string }} props */
function Found({ paragraphs, sought }) {
  const found = find(paragraphs, sought);
  return html`<nav aria-label=${t("rules-found-list")}>
    <p role="status">${t("rules-found", { count: found.length })}</p>
    <ol>
      ${found.slice(0, MOST_FOUND).map(
        (one) => html`<li key=${one.number}>
          <a href=${`#${one.number}`}><span class="lab">${one.number}</span> ${inline(bareTitle(one))}</a>
        </li>`,
      )}
    </ol>
  </nav>`;
}
