// The priorities of an automated faction: which were tested, and which one decided.
import { html } from "../../core/base/html.js";
import { boardOf } from "../../core/game/reading.js";
import { eventsOf } from "../../core/game/happened.js";
import { Flag } from "./chips.js";
import { legend } from "./printed.js";
import { aNation, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./events.d.ts").AnyEvent} EventData */

/** One list of priorities; those before the one that decided did not apply. @param {{ m: Match, list: string[], decided: string | undefined }} props */
function Priorities({ m, list, decided }) {
  const at = decided === undefined ? list.length : list.indexOf(decided);
  const end = at < 0 ? list.length : at;
  return html`<ol class="vs-priorities">
    ${list.map((id, i) => {
      const state = i < end ? "tested" : i === end ? "decided" : "open";
      return html`<li key=${id} class=${state}><b>${i + 1}</b> <span>${phrase(m, `priority-${id}`)}</span> <i>
        ${state === "open" ? "" : html`<span class="unseen">${phrase(m, state)}</span>`}
        <span aria-hidden="true">${{ tested: "✕", decided: "✓", open: "" }[state]}</span></i></li>`;
    })}
  </ol>`;
}

/**
 * What is in play: the list that decided an automated action, else what lies on an issue; of a crisis its own steps tell, and not what the event
 * would do at the conference.
 * @param {{ m: Match, opening: import("../../core/game/types.js").Opening }} props
 */
export function PriorityCard({ m, opening }) {
  const { reason, thing } = opening;
  const { military, political } = legend.priorities;
  if (reason)
    return html`<${Priorities} m=${m} list=${military.includes(reason) ? military : political} decided=${reason} />`;
  const [text] = thing && !thing.startsWith("event_card:") ? (m.game.about(m, thing)?.lines ?? []) : [];
  return text ? html`<p class="card-text" tabindex="0">${text}</p>` : null;
}

/** The events of the last turn of an automated faction that had begun when the shown position was reached. @param {Match} m @returns {EventData[]} */
function lastTurn(m) {
  const { human } = boardOf(m);
  /** @type {EventData[]} */
  const since = [];
  for (const entry of m.log.toReversed()) {
    if (entry.ply > m.view.ply) continue;
    for (const event of /** @type {EventData[]} */ (eventsOf(entry)).toReversed()) {
      since.unshift(event);
      if (event.event !== "turn-begun") continue;
      if (since.some((one) => one.event === "bot-decided") || event.nation !== human) return since;
      since.length = 0;
    }
  }
  return [];
}

/** How the last automated turn was decided, both lists. @param {{ m: Match }} props */
export function LastPriorities({ m }) {
  const [begun, ...events] = lastTurn(m);
  if (!begun) return null;
  const rules = events.filter(({ event, nation }) => event === "bot-decided" && nation === begun.nation);
  const by = (/** @type {string[]} */ list) => rules.find(({ priority }) => list.includes(priority))?.priority;
  const { military, political, neither } = legend.priorities;
  const decided = by([...political, neither]);
  if (!decided) return null;
  return html`<details class="vs-rules" open=${boardOf(m).active === begun.nation}>
    <summary><${Flag} m=${m} nation=${begun.nation} /> ${phrase(m, "rules-of", { nation: aNation(begun.nation), turn: begun.turn })}</summary>
    <h4>${phrase(m, "military")}</h4><${Priorities} m=${m} list=${military} decided=${by(military)} />
    <h4>${phrase(m, "political")}</h4><${Priorities} m=${m} list=${political} decided=${decided} />
  </details>`;
}
