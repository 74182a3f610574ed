// What goes on, beside the board: the steps of a settlement and who decides each, a turn's two actions, bids, strategies.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../core/base/html.js";
import { boardOf, nameOf, signed } from "../../core/game/reading.js";
import { narrow, tall } from "../../core/base/settings.js";
import { Icon } from "../../parts/common/icon.js";
import { RichText } from "../../parts/common/richtext.js";
import { bindingNow, promiseRich } from "./binding.js";
import { Flag } from "./chips.js";
import { dealsOffered, whyOffered } from "./offers.js";
import { LastPriorities } from "./priorities.js";
import { Announcing, Bids, Strategy, isOwn, isWeighed, onPhone, overBoard } from "./panels.js";
import { printed } from "./printed.js";
import { aNation, phrase, regionClass, regionName, REGIONS } from "./reading.js";
import { first, last, settlement } from "./story.js";
import { askedIssue, Terms } from "./terms.js";
import { Moods, UnrestRows } from "./tracksheet.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./story.js").Settlement} Settlement */

/** @param {{ m: Match }} props */
export function Stage({ m }) {
  const board = boardOf(m);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // The present step is in sight, however low the window is.
  useEffect(() => {
    const now = box.current?.querySelector("li[aria-current]");
    const window = box.current;
    if (!now || !window || board?.asks === "strategy") return;
    const [step, seen] = [now.getBoundingClientRect(), window.getBoundingClientRect()];
    if (step.bottom > seen.bottom) window.scrollTop += Math.min(step.bottom - seen.bottom, step.top - seen.top - 36);
  }, [m.view.ply]);
  if (!board || board.turn === 0) return null;
  if (m.view.position.result) return html`<${Final} m=${m} />`;
  const told = board.step > 0 ? settlement(m) : null;
  return html`<section class="vs-stage" ref=${box} tabindex="0" aria-label=${phrase(m, "stage")}>
    ${!overBoard(m) && html`<${Strategy} m=${m} />`}
    ${!narrow.value && m.live && html`<${Asking} m=${m} />`}
    ${tall.value && isWeighed(m) && html`<${UnrestRows} m=${m} />`}
    ${told ? html`<${Settling} m=${m} told=${told} />` : html`<${Turn} m=${m} />`}
    <${Binding} m=${m} />
    ${board.goal > 0 && html`<${LastPriorities} m=${m} />`}
    ${tall.value && !isWeighed(m) && html`<${UnrestRows} m=${m} />`}
    ${tall.value && html`<div class="vs-sheet"><${Moods} m=${m} /></div>`}
  </section>`;
}

/** Why bots ask for what they offer. @param {{ m: Match }} props */
function Asking({ m }) {
  return html`${dealsOffered(m).map(({ nation }) => {
    const why = whyOffered(m, nation);
    return (
      why &&
      html`<div key=${nation} class="vs-asking"><h4>${phrase(m, "why-asks", { nation: aNation(nation) })}</h4><p>${why}</p></div>`
    );
  })}`;
}

/** The points at the end, the most first. @param {{ m: Match }} props */
function Final({ m }) {
  const { powers, goal, points } = boardOf(m);
  const played = Object.entries(powers).filter(([, { seat }]) => seat !== "none");
  const scored = played.sort(([, one], [, other]) => other.score - one.score);
  return html`<section class="vs-stage" tabindex="0" aria-label=${phrase(m, "stage")}><h3><span>${phrase(m, "final")}</span></h3>
    <div class="vs-bids">${goal ? html`<p>${phrase(m, "titled", { title: phrase(m, "solo-points"), text: phrase(m, "solo-of", { points, goal }) })}</p>` : ""}
      ${
        !goal &&
        html`<ul>${scored.map(
          ([nation, { score }]) => html`<li key=${nation}><${Flag} m=${m} nation=${nation} />
          <span>${nameOf(m, "nation", nation)}</span> <small></small><b>${score}</b></li>`,
        )}</ul>`
      }
    </div></section>`;
}

/** @param {{ title: string, note: string, m: Match, nation: string }} props */
const Head = ({ m, nation, title, note }) =>
  html`<h3><${Flag} m=${m} nation=${nation} /> <span>${title}</span><small>${note}</small></h3>`;

/** "you" or the nation. @param {Match} m @param {string} nation */
const who = (m, nation) => (isOwn(m, nation) ? phrase(m, "you") : nameOf(m, "nation", nation));

// --- a settlement ---

/** @param {{ m: Match, told: Settlement }} props */
function Settling({ m, told }) {
  const { step } = boardOf(m);
  const issue = printed.issues[told.issue];
  const at = { issue: { kind: "issue", id: told.issue }, nation: aNation(told.settler) };
  const open = [TermsStep, ConferenceStep, AgendaStep, NewIssueStep, CrisisStep];
  return html`<${Head} m=${m} nation=${told.settler} title=${phrase(m, "settles", at)} note=${phrase(m, "step-of", { step })} />
    <p class=${`vs-subject ${regionClass(issue.region)}`}><i>★${issue.stars}</i><b>${nameOf(m, "issue", told.issue)}</b>
      <small>${regionName(m, issue.region)} · ${phrase(m, "controlled-by", { nation: aNation(told.controller) })}</small></p>
    <ol class="vs-steps">
      ${open.map((Step, i) => {
        const state = i + 1 < step ? "done" : i + 1 === step ? "now" : "next";
        return html`<li key=${i} class=${state} aria-current=${state === "now" ? "step" : undefined}><${Step} m=${m} told=${told} state=${state} /></li>`;
      })}
    </ol>`;
}

/** @typedef {{ m: Match, told: Settlement, state: string }} StepProps */

/**
 * One line of a step: its name, what came of it or what it is about, who decides and why.
 * @param {{ m: Match, name: string, result?: string, nation?: string, why?: string }} props
 */
function Line({ m, name, result = "", nation = "none", why = "" }) {
  return html`<div class="vs-line"><b>${name}</b> <span>${result}</span>
    ${nation !== "none" && html`<em title=${nameOf(m, "nation", nation)}><${Flag} m=${m} nation=${nation} /> ${why}</em>`}</div>`;
}

/** @param {StepProps} props */
function TermsStep({ m, told, state }) {
  const chosen = first(told.since, "option-chosen");
  const result = chosen
    ? nameOf(m, "issue_option", chosen.issue_option)
    : phrase(m, "chooses", { who: who(m, told.controller) });
  const issue = askedIssue(m);
  return html`<${Line} m=${m} name=${phrase(m, "step-1")} result=${result} nation=${told.controller} why=${phrase(m, "why-most")} />
    ${state === "now" && issue && !overBoard(m) && html`<${Terms} m=${m} issue=${issue} />`}`;
}

/** Why somebody decides on the event. @type {Record<string, string>} */
const WHY = { human: "why-human", settler: "why-settles", cube: "why-cube" };

/** @param {StepProps} props */
function ConferenceStep({ m, told, state }) {
  const board = boardOf(m);
  const over = last(told.since, "conference-resolved", "conference-declined");
  const card = state === "next" || !over ? board.event : over.event_card;
  if (card === "none") return html`<${Line} m=${m} name=${phrase(m, "step-2")} result=${phrase(m, "no-event")} />`;
  const decider = over && state !== "next" ? over.nation : board.event_decider;
  const why = state === "done" ? "" : WHY[board.event_why];
  const text = nameOf(m, "event_card", card, "conference");
  const result = state === "done" ? phrase(m, over?.event === "conference-declined" ? "declined" : "resolved") : text;
  return html`<${Line} m=${m} name=${`2 ${nameOf(m, "event_card", card)}`} result=${result} nation=${decider}
    why=${why ? phrase(m, why) : ""} />${state === "now" && html`<${Uprising} m=${m} told=${told} />`}`;
}

/** @param {StepProps} props */
function AgendaStep({ m, told, state }) {
  const issue = last(told.since, "issue-advanced");
  const event = last(told.since, "event-advanced");
  const things = [
    issue && nameOf(m, "issue", issue.issue),
    event && nameOf(m, "event_card", event.event_card),
    last(told.since, "cube-put") && phrase(m, "with-cube"),
  ].filter(Boolean);
  const result = state === "next" || !things.length ? phrase(m, "step-3-what") : things.join(", ");
  return html`<${Line} m=${m} name=${phrase(m, "step-3")} result=${result} nation=${told.settler} why=${phrase(m, "why-settles")} />`;
}

/** @param {StepProps} props */
function NewIssueStep({ m, told, state }) {
  const found = last(told.since, "issue-picked", "issue-kept");
  const result = state === "done" && found ? nameOf(m, "issue", found.issue) : phrase(m, "step-4-what");
  return html`<${Line} m=${m} name=${phrase(m, "step-4")} result=${result} nation=${told.settler} why=${phrase(m, "why-settles")} />`;
}

/** @param {StepProps} props */
function CrisisStep({ m, told, state }) {
  const board = boardOf(m);
  const card = last(told.since, "crisis-begun")?.event_card;
  if (state !== "now" || !card) {
    const result = phrase(m, "check-odds", { checks: board.crisis_checks, cards: board.crisis_cards });
    return html`<${Line} m=${m} name=${phrase(m, "step-5")} result=${result} /><${Risks} m=${m} />`;
  }
  return html`<${Line} m=${m} name=${`5 ${nameOf(m, "event_card", card)}`} result=${nameOf(m, "event_card", card, "crisis")} />
    <${Uprising} m=${m} told=${told} />`;
}

/** How many faces bring an uprising, region by region. @param {{ m: Match }} props */
function Risks({ m }) {
  const { regions } = boardOf(m);
  return html`<ul class="vs-risks" aria-label=${phrase(m, "risks")}>
    ${REGIONS.map((id) => {
      const { odds } = regions[id];
      return html`<li key=${id} class=${regionClass(id)}>${regionName(m, id)} <b>${odds ? phrase(m, "in-six", { faces: odds }) : "–"}</b></li>`;
    })}
  </ul>`;
}

// --- an uprising ---

/** @param {{ m: Match, told: Settlement }} props */
function Uprising({ m, told }) {
  const { bidding } = boardOf(m);
  const events = told.since.slice(
    Math.max(
      0,
      told.since.findLastIndex(({ event }) => event === "crisis-begun"),
    ),
  );
  const rolls = events.filter(({ event }) => event === "uprising-rolled");
  const issue = askedIssue(m);
  return html`${rolls.map(
    (roll, i) =>
      html`<p key=${i} class="vs-roll">${regionName(m, roll.region)} <span class="d">${roll.die}</span> ${roll.modifier ? signed(roll.modifier) : ""}
        <b>${phrase(m, roll.uprising ? "odds-uprising" : "odds-quiet")}</b> <small>${phrase(m, "needs", { needed: roll.needed })}</small></p>`,
  )}
    ${!onPhone(m) && html`<${Announcing} m=${m} />`}
    ${bidding.issue !== "none" && !onPhone(m) && html`<${Bids} m=${m} />`}
    ${issue && !overBoard(m) && html`<${Terms} m=${m} issue=${issue} />`}`;
}

// --- a turn ---

/** An action of the turn, and what is said of it; one that is not taken yet says what it can be. @param {string} state @param {string} what */
const actionLook = (state, what) => ({
  look: state === "taken" ? "done" : "now",
  word: state === "open" ? what : state,
});

/** @param {{ m: Match }} props */
function Turn({ m }) {
  const board = boardOf(m);
  const { bidding } = board;
  const political = actionLook(board.actions.political, "political-what");
  const military = actionLook(board.actions.military, "military-what");
  return html`<${Head} m=${m} nation=${board.active} title=${phrase(m, isOwn(m, board.active) ? "your-turn" : "turn-of", { nation: aNation(board.active) })}
      note=${phrase(m, "turn-number", { turn: board.turn })} />
    <ol class="vs-steps">
      <li class=${`${political.look} turning`}><${Line} m=${m} name=${phrase(m, "political")} result=${phrase(m, political.word)} /></li>
      <li class=${`${board.actions.political === "under-way" ? "next" : military.look} turning`}><${Line} m=${m} name=${phrase(m, "military")}
        result=${phrase(m, military.word)} /></li>
      ${
        !board.political &&
        html`<li class="next"><${Line} m=${m} name=${phrase(m, "if-settled")}
          result=${phrase(m, "check-odds", { checks: board.crisis_checks, cards: board.crisis_cards })} /><${Risks} m=${m} /></li>`
      }
    </ol>
    ${bidding.issue !== "none" && !onPhone(m) && html`<${Bids} m=${m} />`}`;
}

/** What narrows the open question, and which deal does. @param {{ m: Match }} props */
function Binding({ m }) {
  const binding = bindingNow(m);
  if (binding.length === 0) return null;
  return html`<div class="vs-bound"><h4><${Icon} name="lock" size=${12} /> ${phrase(m, "binding")}</h4>
    <ul>${binding.map((promise, i) => html`<li key=${i}><${RichText} m=${m} text=${promiseRich(m, promise)} /></li>`)}</ul></div>`;
}
