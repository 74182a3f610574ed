// The form at the right of the lobby: everything about a new match.
import { useState } from "preact/hooks";
import { Refusal } from "../../core/base/api.js";
import { html } from "../../core/base/html.js";
import { t } from "../../core/words/words.js";
import { change, draft, draftOf, inCompany, ownSeat, createMatch, sitterOf } from "../matches/draft.js";
import { botName, isChoice, seatStyle, seatsOf } from "../matches/games.js";
import { Icon } from "../common/icon.js";
import { OptionLine } from "./optionline.js";
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

/** @param {{ games: GameSummary[] }} props */
export function NewMatch({ games }) {
  const [error, setError] = useState(/** @type {Refusal | null} */ (null));
  const [busy, setBusy] = useState(false);
  const plan = draft.value;
  const game = games.find((one) => one.id === plan?.game);
  if (!plan || !game) return html`<div class="desk2"><div class="loading"></div></div>`;
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
  return html`<form class="desk2" onSubmit=${submit} aria-label=${t("new-match-of", { game: game.title })}>
    <h3>${game.title}</h3>
    <p>${t("new-hint")}</p>
    ${
      games.length > 1 &&
      html`<${Choice}
      id="new-game" label=${t("new-game")} value=${game.id}
      choices=${games.map((one) => [one.id, one.title])}
      onChange=${(/** @type {string} */ id) => draftOf(games.find((one) => one.id === id) ?? game)}
    />`
    }
    ${
      game.players.length > 1 &&
      html`<${Choice}
      id="new-players" label=${t("new-players")} value=${String(plan.players)}
      choices=${game.players.toSorted((a, b) => a - b).map((count) => [String(count), String(count)])}
      onChange=${(/** @type {string} */ count) => change({ players: Number(count), seat: null, others: {} })}
    />`
    }
    <${Seats} plan=${plan} game=${game} />
    <${Levels} plan=${plan} game=${game} />
    <${Others} plan=${plan} game=${game} />
    <${PaceLines} plan=${plan} />
    ${game.options
      .filter((field) => !field.bots_only && isChoice(field, plan.players))
      .map(
        (field) =>
          html`<${OptionLine} key=${field.id} game=${game.id} field=${field}
            value=${plan.options[field.id] ?? (inCompany(plan, game) ? field.company : field.default)} />`,
      )}
    <${HintsLine} plan=${plan} game=${game} />
    <${NameField} id="new-name" />
    <${Refused} error=${error} tried="create" />
    <button class="do wide" type="submit" disabled=${busy}>${t("new-sit-down")}</button>
  </form>`;
}

/** @param {{ plan: Draft, game: GameSummary }} props */
function Seats({ plan, game }) {
  const own = ownSeat(plan, game);
  return html`<fieldset class="seats">
    <legend class="unseen">${t("new-your-seat")}</legend>
    ${seatsOf(game, plan.players).map((seat) => {
      const style = seatStyle(game, seat.id);
      return html`<label key=${seat.id} class=${seat.id === own ? "on" : ""}>
        <input class="unseen" type="radio" name="seat" value=${seat.id} checked=${seat.id === own}
          onChange=${() => change({ seat: seat.id })} />
        ${
          style?.icon
            ? html`<${Icon} name=${style.icon} size=${15} />`
            : style?.initial &&
              html`<span class="initial"
          aria-hidden="true">${style.initial}</span>`
        }
        ${seat.name}
      </label>`;
    })}
  </fieldset>`;
}

/** What a bot is like, in a few words; nothing if nobody has said so. @param {string} bot */
function levelOf(bot) {
  const words = t(`level-${bot}`);
  return words === `level-${bot}` ? "" : words;
}

/** The bots by their level, from the weakest on: one press seats one at every other place. @param {{ plan: Draft, game: GameSummary }} props */
function Levels({ plan, game }) {
  const own = ownSeat(plan, game);
  const others = seatsOf(game, plan.players).filter((seat) => seat.id !== own);
  const levels = game.bots.filter((bot) => bot !== "random" && levelOf(bot));
  if (levels.length < 2 || others.length === 0) return null;
  const chosen = (/** @type {string} */ bot) => others.every((seat) => sitterOf(plan, game, seat.id) === `bot ${bot}`);
  const seatAll = (/** @type {string} */ bot) =>
    change({ others: Object.fromEntries(others.map((seat) => [seat.id, /** @type {const} */ (`bot ${bot}`)])) });
  return html`<fieldset class="levels"><legend>${t("new-level")}</legend>
    ${levels.map(
      (bot, i) => html`<label key=${bot} class=${chosen(bot) ? "on" : ""}>
        <input class="unseen" type="radio" name="level" value=${bot} checked=${chosen(bot)} onChange=${() => seatAll(bot)} />
        <b>${botName(bot)}</b><small>${levelOf(bot)}</small>
        <span class="pips" aria-hidden="true">${levels.map((one, j) => html`<i key=${one} class=${j <= i ? "full" : ""}></i>`)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** A line for every other seat: who shall sit there. @param {{ plan: Draft, game: GameSummary }} props */
function Others({ plan, game }) {
  const own = ownSeat(plan, game);
  const others = seatsOf(game, plan.players).filter((seat) => seat.id !== own);
  /** @type {[string, string][]} */
  const choices = [
    ...game.bots.map((bot) => /** @type {[string, string]} */ ([`bot ${bot}`, botName(bot)])),
    ["friend", t("new-friend")],
    ["anyone", t("new-anyone")],
    ["me", t("new-myself")],
  ];
  return others.map(
    (seat) => html`<${Choice}
      key=${seat.id} id=${`new-${seat.id}`} label=${others.length === 1 ? t("new-opponent") : seat.name}
      value=${sitterOf(plan, game, seat.id)} choices=${choices}
      onChange=${(/** @type {string} */ sitter) => change({ others: { ...plan.others, [seat.id]: sitter } })}
    />`,
  );
}

/** Whether people who play with each other may ask the chancellor; against bots everybody may. @param {{ plan: Draft, game: GameSummary }} props */
function HintsLine({ plan, game }) {
  if (!inCompany(plan, game)) return null;
  return html`<div class="line option">
    <span class="what"><label for="new-hints">${t("new-hints")}</label></span>
    <span class="set"><span class="flag"><b aria-hidden="true">${t(plan.hints ? "on" : "off")}</b>
      <input id="new-hints" type="checkbox" checked=${plan.hints}
        onChange=${(/** @type {any} */ event) => change({ hints: event.currentTarget.checked })} /></span></span>
  </div>`;
}

/** @param {{ plan: Draft }} props */
function PaceLines({ plan }) {
  return html`<${Choice}
      id="new-pace" label=${t("new-pace")} value=${plan.pace}
      choices=${[["none", t("pace-none")], ["live", t("pace-live")], ["days", t("pace-days")]]}
      onChange=${(/** @type {Draft["pace"]} */ pace) => change({ pace })}
    />
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
      html`<${Choice}
      id="new-timeout" label=${t("new-timeout")} value=${plan.timeout}
      choices=${[["bot", t("timeout-bot")], ["forfeit", t("timeout-forfeit")]]}
      onChange=${(/** @type {Draft["timeout"]} */ timeout) => change({ timeout })}
    />`
    }`;
}
