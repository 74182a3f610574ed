// A table: prompt, board, hand; players, tracks, log, chat and the replay beside them.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/base/html.js";
import { Match } from "../core/match/match.js";
import { plyAsked } from "../core/base/route.js";
import { flat, low, narrow, settings, tall } from "../core/base/settings.js";
import { t } from "../core/words/words.js";
import { CardSheet } from "../parts/cards/cardsheet.js";
import { Coach, CoachRings, isCoached } from "../parts/table/coach.js";
import { DirectorBar } from "../parts/stage/directorbar.js";
import { useDirectorKeys } from "../parts/stage/directorkeys.js";
import { Drawer } from "../parts/table/drawer.js";
import { answeredBy, useOnlyAnswers } from "../parts/question/formality.js";
import { HintPanel } from "../parts/question/hint.js";
import { BackToInvitation, Invite } from "../parts/table/invite.js";
import { useKeys } from "../parts/table/keys.js";
import { useLongPress } from "../parts/table/longpress.js";
import { Announcer } from "../parts/stage/announcer.js";
import { ConnectionLost } from "../parts/table/connectionlost.js";
import { KeysHelp, Options } from "../parts/table/options.js";
import { OldRecord } from "../parts/table/oldrecord.js";
import { OldRules } from "../parts/question/oldrules.js";
import { GreatMoment } from "../parts/stage/moment.js";
import { Phone } from "../parts/table/phone.js";
import { Picker } from "../parts/question/picker.js";
import { Players } from "../parts/table/players.js";
import { SeatNote } from "../parts/table/seatnote.js";
import { BrokenPromise } from "../parts/common/promise.js";
import { RulesNote } from "../parts/table/rulesnote.js";
import { Prompt } from "../parts/question/prompt.js";
import { Result } from "../parts/result/result.js";
import { Explained } from "../parts/common/richtext.js";
import { RuleSheet } from "../parts/common/rulesheet.js";
import { Scrubber } from "../parts/stage/scrubber.js";
import { Stage, isSided } from "../parts/stage/stage.js";
import { TabPanel, Tabs, areTracksInColumn, areTracksShown, besideOf, isFramed, tabsOf } from "../parts/table/tabs.js";
import { TopLine } from "../parts/table/topline.js";
import { TextView } from "../parts/board/textview.js";
import { ErrorPage } from "../parts/common/errorpage.js";
import { WatchSheet } from "../parts/stage/watchsheet.js";
import { waiting } from "../parts/people/attention.js";
import { SoundQuestion } from "../parts/people/soundquestion.js";
import { TurnCallQuestion, useTurnCall } from "../parts/people/turncall.js";
import { Viewport } from "../parts/board/viewport.js";

/** @param {{ id: string }} props */
export function TablePage({ id }) {
  const [m] = useState(() => new Match(id));
  useEffect(() => {
    m.open();
    return () => m.close();
  }, [m]);
  const commitment = m.state.current.value?.commitment;
  if (m.failure.value) return html`<${ErrorPage} error=${m.failure.value} match=${{ id, commitment }} />`;
  if (!m.ready.value)
    return html`<main class="table empty" aria-busy="true"><header class="top"><a class="wm" href="/">Chancellery</a>
      </header><div class="loading"></div></main>`;
  return m.board === null ? html`<${OldTable} m=${m} />` : html`<${Table} m=${m} />`;
}

/** The table of a match of which no position can be shown. @param {{ m: Match }} props */
function OldTable({ m }) {
  return html`<main class="table old" data-game=${m.summary.game} data-status=${m.summary.status}>
    <header class="top">
      <a class="wm" href="/">Chancellery</a>
      <h1 class="m">${m.words.text("game-title")}</h1>
      <nav class="r" aria-label=${t("table-menu")}><a href="/">${t("lobby")}</a></nav>
    </header>
    <${OldRules} m=${m} />
    <${OldRecord} m=${m} />
  </main>`;
}

const DOUBLE_MS = 300;

/** @param {{ m: Match }} props */
function Table({ m }) {
  const summary = m.summary;
  const [tab, show] = useState("");
  const [open, dialog] = useState(/** @type {"options" | "keys" | "result" | "cards" | null} */ (null));
  const over = summary.status === "finished" || summary.status === "abandoned";
  useDirectorKeys(m, show);
  useKeys(m, () => dialog("keys"), show);
  useLongPress(m);
  useOnlyAnswers(m);
  const staging = m.director.watching.value;
  const told = useRef(false);
  useEffect(() => {
    // The end is told once, when what led to it has been seen.
    const ply = plyAsked();
    if (over && !told.current && !staging) {
      told.current = true;
      if (ply !== null && m.replayable) m.replay.show(ply);
      else dialog("result");
    }
    const again = () => dialog("result");
    document.addEventListener("show-result", again);
    return () => document.removeEventListener("show-result", again);
  }, [over, staging]);
  useEffect(() => {
    const open = (/** @type {Event} */ e) => show((now) => /** @type {CustomEvent} */ (e).detail ?? now);
    document.addEventListener("show-tab", open);
    return () => document.removeEventListener("show-tab", open);
  }, []);
  useEffect(() => {
    const title = m.words.text("game-title");
    const number = waiting.value ? `(${waiting.value}) ` : "";
    const asked = m.mine && m.director.told && answeredBy(m) === null;
    document.title = asked ? t("your-move-title", { title }) : `${number}${title} · Chancellery`;
  });
  useTurnCall(m.mine && answeredBy(m) === null, () => ({
    title: t("match-your-turn"),
    body: m.words.text("game-title"),
    address: `/table/${m.id}`,
  }));
  /** A dialog that is closed is told so a little later, and another may be open by then. @param {"options" | "keys" | "result" | "cards"} which */
  const closed = (which) => dialog((now) => (now === which ? null : now));
  /** The second half of a double click is not a second answer. @param {MouseEvent} e */
  const once = (e) => {
    if (e.detail > 1 && performance.now() - m.changedAt < DOUBLE_MS) e.stopPropagation();
  };
  const looks = [
    "table",
    m.live ? "" : "past",
    m.game.hand ? "" : "handless",
    low.value ? "low" : "",
    flat.value ? "flat" : "",
    flat.value && settings.column.value === "left" ? "lefthand" : "",
    tall.value ? "tall" : "",
    staging ? "watching" : "",
  ];
  return html`<main class=${looks.filter(Boolean).join(" ")} data-game=${summary.game} data-ply=${m.present.ply} data-shown=${m.view.ply}
    data-status=${summary.status} data-mine=${String(m.mine && !m.busy.value)} onClickCapture=${once}>
    <a class="skip" href="#board-area" onClick=${(/** @type {Event} */ e) => {
      e.preventDefault();
      m.asText.value = true;
      setTimeout(() => document.getElementById("text-view")?.focus());
    }}>${t("text-view")}</a>
    <${TopLine} m=${m} onOptions=${() => dialog("options")} onCards=${() => dialog("cards")} />
    <div class="notes">
      <${ConnectionLost} m=${m} />
      <${BrokenPromise} m=${m} />
      <${RulesNote} m=${m} />
      <${SeatNote} m=${m} />
      <${BackToInvitation} m=${m} />
      ${narrow.value && html`<${SoundQuestion} m=${m} />`}
    </div>
    ${staging ? html`<${DirectorBar} m=${m} /><${GreatMoment} m=${m} />` : html`<${Prompt} m=${m} />`}
    <${BoardArea} m=${m} />
    ${
      narrow.value
        ? staging
          ? html`<${WatchSheet} m=${m} />`
          : html`<${Phone} m=${m} tab=${tab} show=${show} />`
        : low.value
          ? html`<aside class="left"><${Players} m=${m} />${m.game.hand && html`<${Drawer} m=${m} />`}</aside>
            <${Side} m=${m} tab=${tab} show=${show} />`
          : html`${m.game.hand && html`<${Drawer} m=${m} />`}<${Side} m=${m} tab=${tab} show=${show} />`
    }
    ${summary.tutorial && html`<${CoachRings} m=${m} />`}
    <${TurnCallQuestion} m=${m} />
    <${Announcer} m=${m} />
    <${Explained} m=${m} />
    <${RuleSheet} />
    ${open === "options" && html`<${Options} m=${m} onClose=${() => closed("options")} onKeys=${() => dialog("keys")} />`}
    ${open === "keys" && html`<${KeysHelp} onClose=${() => closed("keys")} />`}
    ${open === "cards" && html`<${CardSheet} m=${m} onClose=${() => closed("cards")} />`}
    ${open === "result" && html`<${Result} m=${m} onClose=${() => closed("result")} />`}
  </main>`;
}

/** @param {{ m: Match }} props */
function BoardArea({ m }) {
  const { game, director } = m;
  const press = () => director.watching.value && director.next();
  const framed = isFramed(m) && !m.asText.value;
  const shelves = besideOf(m);
  return html`<div class=${`boardw ${framed || shelves.length > 0 ? "framed" : ""}`} id="board-area" onClick=${press}>
    ${framed && game.Left && html`<div class="beside left"><${game.Left} m=${m} /></div>`}
    ${m.asText.value || !game.Board ? html`<${TextView} m=${m} />` : html`<${Viewport} m=${m} />`}
    ${framed && game.Right && html`<div class="beside right"><${game.Right} m=${m} /></div>`}
    ${
      shelves.length > 0 &&
      html`<div class="beside right shelves">${shelves.map(
        ({ id, label, Panel }) =>
          html`<section key=${id} aria-label=${label(m)}><h2>${label(m)}</h2><div class="more" tabindex="0"><${Panel} m=${m} /></div></section>`,
      )}</div>`
    }
    ${game.Around && !m.asText.value && html`<${game.Around} m=${m} />`}
    <${Picker} m=${m} />
    ${narrow.value && html`<${HintPanel} m=${m} />`}
    ${game.Below && !m.asText.value && html`<${game.Below} m=${m} />`}
    <${Invite} m=${m} />
    ${narrow.value && m.summary.tutorial && html`<${Coach} m=${m} />`}
  </div>`;
}

/** @param {{ m: Match, tab: string, show: (tab: string) => void }} props */
function Side({ m, tab, show }) {
  const known = ["log", "chat", ...(areTracksShown(m) ? [] : ["tracks"]), ...tabsOf(m).map((one) => one.id)];
  const shown = known.includes(tab) ? tab : "log";
  return html`<aside class="side">
    <div class="now">
      ${!low.value && html`<${Players} m=${m} />`}
      <${HintPanel} m=${m} />
      <${Stage} m=${m} />
      ${
        m.game.Side &&
        isSided(m) &&
        html`<div class="tracks"><h2 class="unseen">${t("tracks")}</h2><${m.game.Side} m=${m} /></div>`
      }
      ${m.game.Tracks && areTracksInColumn(m) && html`<section class="more tracks" aria-label=${t("tracks")}><${m.game.Tracks} m=${m} /></section>`}
    </div>
    ${!isCoached(m) && html`<${Tabs} m=${m} tab=${shown} show=${show} /><${TabPanel} m=${m} tab=${shown} />`}
    ${m.summary.tutorial && html`<${Coach} m=${m} />`}
    <${SoundQuestion} m=${m} />
    ${m.replayable && html`<${Scrubber} m=${m} />`}
  </aside>`;
}
