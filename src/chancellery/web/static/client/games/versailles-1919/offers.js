// An offer that waits for the reader's answer, as the bar shows it.
import { boardOf } from "../../core/game/reading.js";
import { eventsOf } from "../../core/game/happened.js";
import { narrow } from "../../core/base/settings.js";
import { clausesOf } from "./clauses.js";
import { showDesk } from "./desk.js";
import { aNation, doerOf, nationOf, phrase, seatOf } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("./board.d.ts").DealView} DealView */
/** @typedef {import("../../core/game/types.js").Offered} Offered */

/** What an offer can be answered, and the word for it. */
const ANSWERS = [
  ["accept-deal", "deal-accept"],
  ["refuse-deal", "deal-refuse"],
];

/** The deals that whoever looks is offered and that can be carried out. @param {Match} m */
export function dealsOffered(m) {
  const own = nationOf(m, m.view.seat ?? "");
  return (boardOf(m)?.deals ?? []).filter((deal) => deal.sent && deal.possible && deal.partner === own);
}

/** The same as the bar shows them. @param {Match} m @returns {Offered[]} */
export const offers = (m) => dealsOffered(m).map((deal) => offered(m, deal));

/** Why a bot offers what it has on offer now, as it has weighed that; empty where it has said nothing. @param {Match} m @param {string} nation */
export function whyOffered(m, nation) {
  const seat = seatOf(m, nation);
  let why = "";
  for (const entry of m.log) {
    if (entry.ply > m.view.ply) break;
    const events = /** @type {import("./events.d.ts").AnyEvent[]} */ (eventsOf(entry));
    if (events.some((event) => event.event === "deal-offered" && event.nation === nation)) why = "";
    if (entry.kind === "explained" && entry.data.seat === seat && entry.data.key.startsWith("offer-"))
      why = m.words.explained(entry.data);
  }
  return why;
}

/** The deal back as a draft of one's own, in the place where drafts are made. @param {Match} m @param {DealView} deal */
async function change(m, { counter: [first, ...then] }) {
  await m.act(first, false, then);
  showDesk(m);
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
  const why = narrow.value ? whyOffered(m, nation) : "";
  return {
    key: JSON.stringify([boardOf(m).turn, nation, cubes, promises.map(({ action, refrain }) => [action, refrain])]),
    seat: doerOf(m, nation),
    title: phrase(m, "incoming", { nation: aNation(nation) }),
    text: clausesOf(m, deal).join(" "),
    note: [why, phrase(m, answers.length === ANSWERS.length ? "incoming-open" : "incoming-late")]
      .filter(Boolean)
      .join(" "),
    answers,
    ways:
      deal.counter.length > 0
        ? [
            {
              label: phrase(m, "incoming-counter"),
              change: phrase(m, "incoming-counter-how"),
              press: () => change(m, deal),
            },
          ]
        : [],
  };
}
