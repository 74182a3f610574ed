// A new match: a dialog in which everything about it is in sight.
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { change, draft, draftOf, inCompany, ownSeat, createMatch, sitterOf } from "../matches/draft.js";
import { botName, isChoice, seatStyle, seatsOf } from "../matches/games.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icon.js";
import { OptionLine } from "./optionline.js";
import { Segments } from "./segments.js";
import { Refused } from "../common/refused.js";
import { NameField } from "../people/yourname.js";

/** @typedef {import("../matches/games.js").GameSummary} GameSummary */
/** @typedef {import("../matches/draft.js").Draft} Draft */

/** @param {Event} event */
const inputValue = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;

/** @typedef {{ id: string, label: string, value: string, choices: [string, string][], onChange: (value: any) => void }} ChoiceProps */

/** One line of the form: a label and a choice. @param {ChoiceProps} props */
export function Choice({ id, label, value, choices, onChange }) {
  return html`<div class="line">
    <label for=${id}>${label}</label>
    <select id=${id} value=${value} onChange=${(/** @type {Event} */ event) => onChange(inputValue(event))}>
      ${choices.map(([id, words]) => html`<option key=${id} value=${id} selected=${id === value}>${words}</option>`)}
    </select>
  </div>`;
}

/** @param {{ id: string, label: string, value: number, least: number, most: number, onChange: (value: number) => void }} props */
export function NumberLine({ id, label, value, least, most, onChange }) {
  return html`<div class="line">
    <label for=${id}>${label}</label>
    <input id=${id} type="number" required min=${least} max=${most} value=${value}
      onInput=${(/** @type {Event} */ event) => onChange(Number(inputValue(event)))} />
  </div>`;
}

/** @param {{ games: GameSummary[], onClose: () => void }} props */
export function NewMatch({ games, onClose }) {
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const [busy, setBusy] = useState(false);
  const plan = draft.value;
  const game = games.find((one) => one.id === plan?.game);
  if (!plan || !game) return null;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await createMatch(plan, game);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const fields = game.options.filter((field) => !field.bots_only && isChoice(field, plan.players));
  return html`<${Dialog} title=${t("new-match")} className="newmatch" onClose=${onClose}>
    <form onSubmit=${submit} aria-label=${t("new-match-of", { game: game.title })}>
      <div class="halves">
        <div>
          ${
            games.length > 1 &&
            html`<${Segments} name="new-game" label=${t("new-game")} value=${game.id} choices=${games.map((one) => [one.id, one.title])}
              onChange=${(/** @type {string} */ id) => draftOf(games.find((one) => one.id === id) ?? game)} />`
          }
          ${
            game.players.length > 1 &&
            html`<${Segments} name="new-players" label=${t("new-players")} value=${String(plan.players)}
              choices=${game.players.toSorted((a, b) => a - b).map((count) => [String(count), String(count)])}
              onChange=${(/** @type {string} */ count) => change({ players: Number(count), seat: null, others: {} })} />`
          }
          <${Seats} plan=${plan} game=${game} />
          <${Others} plan=${plan} game=${game} />
        </div>
        <div>
          <${PaceLines} plan=${plan} />
          ${fields.map(
            (field) => html`<${OptionLine} key=${field.id} field=${field}
              value=${plan.options[field.id] ?? (inCompany(plan, game) ? field.company : field.default)} />`,
          )}
          <${HintsLine} plan=${plan} game=${game} />
          <${NameField} id="new-name" />
        </div>
      </div>
      <footer>
        <${Refused} error=${error} tried="create" />
        <p>${t("new-summary", summaryOf(plan, game))}</p>
        <div class="b"><button type="button" onClick=${onClose}>${t("cancel")}</button>
          <button class="do" type="submit" disabled=${busy}>${t("new-sit-down")}</button></div>
      </footer>
    </form>
  <//>`;
}

/** Who will sit at the table. @param {Draft} plan @param {GameSummary} game */
function summaryOf(plan, game) {
  const own = ownSeat(plan, game);
  const others = seatsOf(game, plan.players).filter((seat) => seat.id !== own);
  const sitters = others.map((seat) => sitterOf(plan, game, seat.id));
  const people = sitters.filter((one) => one === "friend" || one === "anyone").length;
  return { seats: plan.players, people, bots: sitters.filter((one) => one.startsWith("bot ")).length };
}

/** @param {{ plan: Draft, game: GameSummary }} props */
function Seats({ plan, game }) {
  const seats = seatsOf(game, plan.players);
  if (seats.length < 2) return null;
  // An initial that is a number says what the name says.
  const mark = (/** @type {string} */ id) => {
    const style = seatStyle(game, id);
    if (style?.icon) return html`<${Icon} name=${style.icon} size=${15} />`;
    const initial = /^\d/.test(style?.initial ?? "") ? "" : style?.initial;
    return initial && html`<span class="initial" aria-hidden="true">${initial}</span>`;
  };
  return html`<${Segments} name="seat" label=${t("new-your-seat")} value=${ownSeat(plan, game)}
    choices=${seats.map((seat) => [seat.id, html`${mark(seat.id)} ${seat.name}`])}
    onChange=${(/** @type {string} */ seat) => change({ seat })} />`;
}

/** What a bot is like, in a few words; nothing if nobody has said so. @param {string} bot */
function levelOf(bot) {
  const words = t(`level-${bot}`);
  return words === `level-${bot}` ? "" : words;
}

/** @type {Record<string, string>} */
const NOTES = { friend: "new-by-link", anyone: "new-in-list", me: "new-same-page" };

/** Who sits on the other seats: a row for each, with what that means. @param {{ plan: Draft, game: GameSummary }} props */
function Others({ plan, game }) {
  const own = ownSeat(plan, game);
  const others = seatsOf(game, plan.players).filter((seat) => seat.id !== own);
  if (others.length === 0) return null;
  /** @type {[string, string][]} */
  const choices = [
    ...game.bots.map((bot) => /** @type {[string, string]} */ ([`bot ${bot}`, botName(bot)])),
    ["friend", t("new-friend")],
    ["anyone", t("new-anyone")],
    ["me", t("new-myself")],
  ];
  return html`<table class="others"><caption>${t("new-others", { count: others.length })}</caption><tbody>
    ${others.map((seat) => {
      const sitter = sitterOf(plan, game, seat.id);
      const note = sitter.startsWith("bot ") ? levelOf(sitter.slice(4)) : NOTES[sitter] ? t(NOTES[sitter]) : "";
      return html`<tr key=${seat.id}><th scope="row"><label for=${`new-${seat.id}`}>${seat.name}</label></th>
        <td><select id=${`new-${seat.id}`} value=${sitter}
          onChange=${(/** @type {any} */ event) => change({ others: { ...plan.others, [seat.id]: event.currentTarget.value } })}>
          ${choices.map(([id, words]) => html`<option key=${id} value=${id} selected=${id === sitter}>${words}</option>`)}
        </select><small>${note}</small></td></tr>`;
    })}
  </tbody></table>`;
}

/** Whether people who play with each other may ask the chancellor; against bots everybody may. @param {{ plan: Draft, game: GameSummary }} props */
function HintsLine({ plan, game }) {
  if (!inCompany(plan, game)) return null;
  return html`<div class="flagline"><input id="new-hints" type="checkbox" checked=${plan.hints}
      onChange=${(/** @type {any} */ event) => change({ hints: event.currentTarget.checked })} />
    <span><label for="new-hints">${t("new-hints")}</label></span></div>`;
}

/** @param {{ plan: Draft }} props */
function PaceLines({ plan }) {
  return html`<${Segments} name="new-pace" label=${t("new-pace")} value=${plan.pace}
      choices=${[["none", t("pace-none")], ["live", t("pace-live")], ["days", t("pace-days")]]}
      onChange=${(/** @type {Draft["pace"]} */ pace) => change({ pace })} />
    ${
      plan.pace === "live" &&
      html`<${NumberLine} id="new-minutes" label=${t("new-minutes")} value=${plan.minutes} least=${1} most=${1440}
        onChange=${(/** @type {number} */ minutes) => change({ minutes })} />
      <${NumberLine} id="new-increment" label=${t("new-increment")} value=${plan.increment} least=${0} most=${3600}
        onChange=${(/** @type {number} */ increment) => change({ increment })} />`
    }
    ${
      plan.pace === "days" &&
      html`<${NumberLine} id="new-days" label=${t("new-days")} value=${plan.days} least=${1} most=${30}
        onChange=${(/** @type {number} */ days) => change({ days })} />`
    }
    ${
      plan.pace !== "none" &&
      html`<${Segments} name="new-timeout" label=${t("new-timeout")} value=${plan.timeout}
        choices=${[["bot", t("timeout-bot")], ["forfeit", t("timeout-forfeit")]]}
        onChange=${(/** @type {Draft["timeout"]} */ timeout) => change({ timeout })} />`
    }`;
}
