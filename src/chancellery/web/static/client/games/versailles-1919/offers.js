// An offer that waits for the reader's answer, as the bar shows it.
import { boardOf } from "../../core/game/reading.js";
import { clausesOf } from "./clauses.js";
import { aNation, doerOf, nationOf, phrase } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */
/** @typedef {import("../../core/game/types.js").Offered} Offered */

/** What an offer can be answered, and the word for it. */
const ANSWERS = [
  ["accept-deal", "deal-accept"],
  ["refuse-deal", "deal-refuse"],
];

/** The offers to whoever looks that can be carried out. @param {Match} m @returns {Offered[]} */
export function offers(m) {
  const own = nationOf(m, m.view.seat ?? "");
  const open = (boardOf(m)?.deals ?? []).filter((deal) => deal.sent && deal.possible && deal.partner === own);
  return open.map((deal) => offered(m, deal));
}

/** What can be answered to an offer now. @param {Match} m @param {DealView} deal @returns {Offered["answers"]} */
export function answersTo(m, { nation, partner, cubes }) {
  const { available } = boardOf(m).powers[partner];
  const changes = [
    cubes ? phrase(m, "incoming-change", { before: available, after: available + cubes }) : "",
    phrase(m, "incoming-nothing"),
  ];
  const answers = ANSWERS.map(([verb, word], i) => ({
    action: `${verb} ${nation}`,
    label: phrase(m, word),
    change: changes[i],
  }));
  return answers.filter(({ action }) => m.asides.includes(action));
}

/** @param {Match} m @param {DealView} deal @returns {Offered} */
function offered(m, deal) {
  const { nation, cubes, promises } = deal;
  const answers = answersTo(m, deal);
  return {
    key: JSON.stringify([boardOf(m).turn, nation, cubes, promises.map(({ action, refrain }) => [action, refrain])]),
    seat: doerOf(m, nation),
    title: phrase(m, "incoming", { nation: aNation(nation) }),
    text: clausesOf(m, deal).join(" "),
    note: phrase(m, answers.length === ANSWERS.length ? "incoming-open" : "incoming-late"),
    answers,
  };
}
