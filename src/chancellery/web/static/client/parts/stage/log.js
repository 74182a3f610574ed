// The log: sections of the match, in them each play with its results, one sentence a result; each takes the board back to its moment.
import { computed } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { perMatch } from "../../core/base/permatch.js";
import { plain } from "../../core/words/rich.js";
import { language, narrow, tall } from "../../core/base/settings.js";
import { lastPlyOf, plyOf } from "../../core/game/steps.js";
import { greatHeadline, isPassing, tellingOf } from "../../core/game/telling.js";
import { t } from "../../core/words/words.js";
import { Icon } from "../common/icon.js";
import { playedLine } from "./directorbar.js";
import { saidBy } from "../people/said.js";
import { LiveName, RichText, termsIn } from "../common/richtext.js";
import { SeatMark } from "../common/seat.js";
import { showWithin } from "../common/within.js";

/** @typedef {import("../../core/match/match.js").Match} Match */
/** @typedef {import("../../core/game/steps.js").Play} Play */
/** @typedef {import("../../core/game/steps.js").Section} Section */
/** @typedef {import("../../core/game/steps.js").Step} Step */
/**
 * One line, as it is drawn.
 * @typedef {object} Line
 * @property {string} key
 * @property {number} ply
 * @property {number} last
 * @property {number} [order] where it stands among all that happened
 * @property {string} text
 * @property {string | null} seat
 * @property {string} [result]
 * @property {boolean} [talk] whether it is a message
 */
/** @typedef {{ key: string, ply: number, last: number, play: Play | null, lines: Line[], great: boolean }} Group */
/** @typedef {{ key: string, title: string, groups: Group[] }} Chapter */

/** Chapters that stay open by themselves; older ones are opened by hand, so that a long match opens as quickly as a new one. */
const OPEN = 2;

/** Of more chapters than this, the heads of the earlier ones are one line. */
const HEADS = 8;

/** Whether that line was pressed. */
const unfolded = perMatch(false);

/** @param {Match} m @param {Step} step @returns {Line} */
function lineOf(m, step) {
  const { text, seat, result } = tellingOf(m, step);
  return {
    key: step.key,
    ply: plyOf(step),
    last: lastPlyOf(step),
    order: step.parts[0].order,
    text,
    seat: seat ?? null,
    result,
  };
}

/** @param {Match} m @param {Play} play @param {Step | undefined} settled the last step that is not passing @returns {Group} */
function groupOf(m, play, settled) {
  const told = play.steps.filter(
    (step) => !isPassing(m, step) || (settled && step.parts[0].order > settled.parts[0].order),
  );
  const lines = told.map((step) => lineOf(m, step)).filter((line) => line.text);
  const great = play.opening !== null && play.steps.some((step) => greatHeadline(m, step) !== "");
  const steps = play.steps;
  return { key: play.key, ply: plyOf(steps[0]), last: lastPlyOf(steps[steps.length - 1]), play, lines, great };
}

/** Groups that are complete are put into words once. @type {WeakMap<Play, { of: string, group: Group }>} */
const known = new WeakMap();

/** @param {Match} m @returns {Chapter[]} */
function composeLog(m) {
  const sections = m.director.sections.value;
  const steps = sections.flatMap((section) => section.plays.flatMap((play) => play.steps));
  const settled = steps.findLast((step) => !isPassing(m, step) && tellingOf(m, step).text);
  const chapters = sections.map((section) => ({
    key: section.key,
    title: section.title,
    groups: section.plays.map((play) => {
      const end = play.steps[play.steps.length - 1];
      const of = `${language.value} ${play.steps.length} ${end.key} ${end.parts[0].order > (settled?.parts[0].order ?? 0)}`;
      const found = known.get(play);
      if (found?.of === of) return found.group;
      const group = groupOf(m, play, settled);
      known.set(play, { of, group });
      return group;
    }),
  }));
  for (const message of m.chat.messages) putMessage(m, chapters, message);
  return chapters;
}

/** A message stands where it was sent. @param {Match} m @param {Chapter[]} chapters @param {import("../../core/game/types.js").Message} message */
function putMessage(m, chapters, message) {
  const who = [saidBy(m, message), message.to && m.seatName(message.to)].filter(Boolean).join(" → ");
  const { ply, sender: seat, id } = message;
  const line = {
    key: `message ${id}`,
    ply,
    last: ply,
    seat,
    text: t("log-message", { who, text: message.text }),
    talk: true,
  };
  if (chapters.length === 0) chapters.push({ key: "start", title: "", groups: [] });
  const chapter = chapters.findLast((one) => one.groups[0]?.ply <= ply) ?? chapters[0];
  const at = chapter.groups.findLastIndex((group) => group.ply <= ply);
  chapter.groups.splice(at + 1, 0, { key: line.key, ply, last: ply, play: null, lines: [line], great: false });
}

/** @type {WeakMap<Match, import("@preact/signals").ReadonlySignal<Chapter[]>>} */
const logs = new WeakMap();

/** @param {Match} m */
export function chaptersOf(m) {
  const composed = logs.get(m) ?? computed(() => composeLog(m));
  logs.set(m, composed);
  return composed.value;
}

/** What a group's head says. @param {Match} m @param {Group} group */
const headText = (m, group) => (group.play?.opening ? playedLine(m, group.play.opening) : "");

/** The log as text. @param {Match} m */
function asText(m) {
  const of = (/** @type {Group} */ group) => {
    const head = headText(m, group);
    return [...(head ? [head] : []), ...group.lines.map((line) => (head ? "  " : "") + plain(line.text))];
  };
  return chaptersOf(m)
    .flatMap((chapter) => [...(chapter.title ? ["", chapter.title] : []), ...chapter.groups.flatMap(of)])
    .join("\n")
    .trim();
}

/**
 * A line is drawn again only when it is not the same, or the board goes there.
 * @extends {Component<{ m: Match, line: Line, here: boolean, end: boolean, lang: string, known: string }>}
 */
class Row extends Component {
  /** @param {{ line: Line, here: boolean, end: boolean, lang: string, known: string }} next */
  shouldComponentUpdate(next) {
    const { line, here, end, lang, known } = this.props;
    const same =
      next.line.key === line.key && next.line.text === line.text && next.lang === lang && next.known === known;
    return !same || next.here !== here || next.end !== end;
  }

  render() {
    const { m, line, here, end, known } = this.props;
    // The last line is the present, even if something happened since that this seat may not know.
    const showThen = () => m.replay.show(end ? Infinity : line.last);
    return html`<p class=${line.talk ? "talk" : ""} aria-current=${here ? "step" : undefined} data-ply=${line.last}>
      <${SeatMark} m=${m} seat=${line.seat ?? ""} />
      <span class="w"><${RichText} m=${m} text=${line.text}
        known=${line.talk || !m.replayable ? undefined : new Set(known.split(" "))} />${line.result && html` <b class="badge">${line.result}</b>`}</span>
      ${
        m.replayable &&
        html`<button class="there plain" onClick=${showThen} aria-label=${t("look-there")} title=${t("look-there")}>
        <${Icon} name="step" size=${11} /></button>`
      }
    </p>`;
  }
}

/** The terms that a line uses. @type {WeakMap<Line, { lang: string, terms: string[] }>} */
const used = new WeakMap();

/** @param {Match} m @param {Line} line */
function termsOfLine(m, line) {
  const found = used.get(line);
  if (found?.lang === language.value) return found.terms;
  const terms = line.talk ? [] : termsIn(m, line.text);
  used.set(line, { lang: language.value, terms });
  return terms;
}

/** Terms that were used in a chapter before each of its lines. @param {Match} m @param {Group[]} groups @returns {Map<Line, string>} */
function knownBefore(m, groups) {
  const known = new Set();
  return new Map(
    groups
      .flatMap(({ lines }) => lines)
      .map((line) => {
        const before = [...known].join(" ");
        for (const term of termsOfLine(m, line)) known.add(term);
        return [line, before];
      }),
  );
}

/** What is looked for in the log, and whose doing it is to be. */
const [wanted, whose] = [perMatch(""), perMatch("")];

/** @param {Match} m @param {Line} line */
const fits = (m, line) =>
  (!whose(m).value || line.seat === whose(m).value) &&
  plain(line.text).toLocaleLowerCase(language.value).includes(wanted(m).value.toLocaleLowerCase(language.value));

/** @param {Match} m @param {Group} group */
const headFits = (m, group) =>
  group.play?.opening &&
  (!whose(m).value || group.play.opening.seat === whose(m).value) &&
  headText(m, group).toLocaleLowerCase(language.value).includes(wanted(m).value.toLocaleLowerCase(language.value));

/** @param {{ m: Match }} props */
export function LogPanel({ m }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const chapters = chaptersOf(m);
  const count = chapters.reduce((sum, { groups }) => sum + groups.reduce((n, { lines }) => n + lines.length, 0), 0);
  const now = m.director.now.value;
  const ply = m.replay.view.value?.ply ?? (now ? now.part.ply : null);
  const since = m.live && !m.director.watching.value ? m.replay.since.value : null;
  useEffect(() => {
    const here = box.current?.querySelector("[aria-current]");
    if (!box.current) return;
    if (here) showWithin(box.current, here);
    else if (!wanted(m).value) box.current.scrollTop = box.current.scrollHeight;
  }, [count, ply]);
  if (count === 0 && chapters.every(({ groups }) => groups.length === 0))
    return html`<div class="log"><p class="none">${t("log-empty")}</p></div>`;
  const search = Boolean(wanted(m).value || whose(m).value);
  const all = chapters.flatMap(({ groups }) => groups);
  const last = all.flatMap(({ lines }) => lines).at(-1);
  const isHere = (/** @type {Group} */ group) => ply !== null && group.ply <= ply && ply <= group.last;
  const at = ply === null ? Infinity : chapters.findIndex(({ groups }) => groups.some(isHere));
  const hidden = unfolded(m).value || !m.replayable ? 0 : Math.max(0, Math.min(chapters.length - HEADS, at));
  const unfold = () => (unfolded(m).value = true);
  const fresh = since === null ? undefined : all.find((group) => group.lines.some((line) => line.last > since));
  return html`${m.replayable && html`<${LogTools} m=${m} />`}
    <div class="log" ref=${box} tabindex="0" role="log" aria-live="off" aria-label=${t("log")}>
    <h2 class="unseen">${t("log")}</h2>
    ${
      !search &&
      hidden > 0 &&
      html`<button class="earlier plain" onClick=${unfold}>${t("log-earlier", { count: hidden })}</button>`
    }
    ${chapters.map((chapter, i) => {
      if ((!search && i < hidden) || isAhead(m, chapter)) return null;
      const shown = search
        ? chapter.groups.filter((group) => headFits(m, group) || group.lines.some((line) => fits(m, line)))
        : chapter.groups;
      if (search && shown.length === 0) return null;
      const here = ply !== null && chapter.groups.some((group) => group.ply <= ply && ply <= group.last);
      const open =
        search ||
        here ||
        i >= chapters.length - OPEN ||
        Boolean(fresh && chapter.groups.includes(fresh)) ||
        !m.replayable;
      return html`<${ChapterPart} key=${chapter.key} m=${m} chapter=${chapter} groups=${shown} open=${open} ply=${ply} last=${last}
        fresh=${fresh} search=${search} />`;
    })}
    ${search && shownNothing(m, chapters) && html`<p class="none">${t("log-nothing-found")}</p>`}
  </div>`;
}

/** Whether all of a chapter is still to be shown by the director. @param {Match} m @param {Chapter} chapter */
const isAhead = (m, { groups }) => groups.length > 0 && groups.every(({ ply }) => ply > m.director.toldPly);

/** @param {Match} m @param {Chapter[]} chapters */
const shownNothing = (m, chapters) =>
  !chapters.some(({ groups }) =>
    groups.some((group) => headFits(m, group) || group.lines.some((line) => fits(m, line))),
  );

/** Whose doing is looked for. @param {{ m: Match }} props */
const LogWhose = ({
  m,
}) => html`<select aria-label=${t("log-whose")} value=${whose(m).value} onChange=${(/** @type {any} */ e) => (whose(m).value = e.target.value)}>
    <option value="">${t("log-all")}</option>
    ${m.summary.seats.map(({ id }) => html`<option key=${id} value=${id}>${m.seatName(id)}</option>`)}
  </select>`;

/** Find, filter, copy. @param {{ m: Match }} props */
function LogTools({ m }) {
  const copy = () => navigator.clipboard.writeText(asText(m)).then(() => (copied(m).value = true));
  /** @param {KeyboardEvent} e */
  const clear = (e) => {
    if (e.key === "Escape") wanted(m).value = "";
  };
  if ((narrow.value || tall.value) && !looking(m).value && !wanted(m).value && !whose(m).value)
    return html`<div class="log-tools folded"><b>${t("log")}</b>
      <button class="plain" aria-label=${t("log-search")} onClick=${() => (looking(m).value = true)}><${Icon} name="search" size=${18} /></button></div>`;
  return html`<div class="log-tools" role="search">
    <input type="search" id="log-find" placeholder=${t("log-find")} aria-label=${t("log-find")} value=${wanted(m).value}
      onInput=${(/** @type {any} */ e) => (wanted(m).value = e.target.value)}
      onKeyDown=${clear} />
    ${m.summary.seats.length > 1 && html`<${LogWhose} m=${m} />`}
    <button class="plain" onClick=${copy} onBlur=${() => (copied(m).value = false)}>${t(copied(m).value ? "log-copied" : "log-copy")}</button>
  </div>`;
}

const copied = perMatch(false);
/** Whether the search is open, where a log has little room. */
const looking = perMatch(false);

/** Chapters that somebody has opened or closed by hand. */
const opened = perMatch(/** @type {Record<string, boolean>} */ ({}));

/**
 * @param {{ m: Match, chapter: Chapter, groups: Group[], open: boolean, ply: number | null, last?: Line, fresh?: Group, search: boolean }} props
 */
function ChapterPart({ m, chapter, groups, open, ply, last, fresh, search }) {
  const { key } = chapter;
  const shown = search || (opened(m).value[key] ?? open);
  const toggle = () => (opened(m).value = { ...opened(m).value, [key]: !shown });
  const known = shown ? knownBefore(m, chapter.groups) : null;
  return html`${
    !chapter.title
      ? html`<h4 class="unseen" aria-level="3">${m.words.text("game-title")}</h4>`
      : html`<h4 class="chapter" aria-level="3">${
          m.replayable
            ? html`<button class="plain" aria-expanded=${shown} onClick=${toggle}>${chapter.title}</button>`
            : chapter.title
        }</h4>`
  }
    ${
      shown &&
      groups.map(
        (group) => html`${group === fresh && html`<${Fresh} key="since" m=${m} />`}
          <${GroupPart} key=${group.key} m=${m} group=${group} ply=${ply} last=${last} search=${search} known=${known} />`,
      )
    }`;
}

/** @param {{ m: Match }} props */
function Fresh({ m }) {
  const order = m.director.lastTurn();
  return html`<h4 class="fresh" aria-level="3"><span>${t("since-your-turn")}</span>
    ${order !== null && m.replayable && html`<button class="plain" onClick=${() => m.director.watch(order)}>${t("watch")}</button>`}</h4>`;
}

/** @param {{ m: Match, group: Group, ply: number | null, last?: Line, search: boolean, known: Map<Line, string> | null }} props */
function GroupPart({ m, group, ply, last, search, known: terms }) {
  const opening = group.play?.opening;
  // What is still to be shown is not told before.
  const { watching, cursor } = m.director;
  const known = watching.value ? group.lines.filter((line) => (line.order ?? 0) <= cursor.value) : group.lines;
  const lines = search && !headFits(m, group) ? known.filter((line) => fits(m, line)) : known;
  const left = known.length - lines.length;
  if (watching.value && (group.play?.steps[0].parts[0].order ?? 0) > cursor.value) return null;
  const now = m.director.now.value?.play === group.play && group.play;
  const rows = lines.map((line) => {
    const here = ply !== null && line.ply <= ply && ply <= line.last;
    return html`<${Row} key=${line.key} m=${m} line=${line} here=${here} end=${line === last}
      lang=${language.value} known=${terms?.get(line) ?? ""} />`;
  });
  if (!opening) return html`${rows}`;
  const look = opening.look ?? (opening.seat ? m.seatStyle(opening.seat)?.className : "") ?? "";
  return html`<section class=${`play ${group.great ? "great" : ""} ${now ? "on-stage" : ""}`}>
    <h5 aria-level="4"><${SeatMark} m=${m} seat=${opening.seat ?? ""} />
      ${opening.figure !== undefined && html`<b class=${`figure ${look}`}>${opening.figure}</b>`}
      <span class="w">${opening.thing && m.replayable ? html`<${LiveName} m=${m} thing=${opening.thing} name=${opening.name} />` : html`<b>${opening.name}</b>`}
        ${opening.what && html` <small>${opening.what}</small>`}</span>
    </h5>
    ${rows}
    ${left > 0 && html`<p class="left">${t("log-more-lines", { lines: left })}</p>`}
  </section>`;
}
