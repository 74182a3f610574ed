// All cards, to be looked up: issues by region with their options, events, strategies; and where each is.
import { html } from "../../core/base/html.js";
import { boardOf, nameOf } from "../../core/game/reading.js";
import { t } from "../../core/words/words.js";
import { Effects } from "./chips.js";
import { printed } from "./printed.js";
import { REGIONS, aNation, counterName, nationOf, phrase, regionClass, regionName } from "./reading.js";

/** @typedef {import("./reading.js").Match} Match */
/** @typedef {import("../../core/game/types.js").CardPlace} CardPlace */

/** @param {Match} m @param {string} id */
function issue(m, id) {
  const { region, stars } = printed.issues[id];
  const options = printed.options[id];
  const words = options.flatMap((option) => [
    nameOf(m, "issue_option", option.id),
    ...(option.counters ?? []).map((counter) => counterName(m, counter)),
  ]);
  return {
    thing: `issue:${id}`,
    name: nameOf(m, "issue", id),
    figure: stars,
    look: regionClass(region),
    kind: region,
    line: regionName(m, region),
    corner: `★${stars}`,
    texts: options.map(
      (option) => html`<b>${nameOf(m, "issue_option", option.id)}</b> <${Effects} m=${m} option=${option} />`,
    ),
    search: [nameOf(m, "issue", id), regionName(m, region), ...words].join(" "),
  };
}

/** @param {Match} m @param {string} id */
function event(m, id) {
  const texts = [
    phrase(m, "cards-conference", { text: nameOf(m, "event_card", id, "conference") }),
    phrase(m, "cards-crisis", { text: nameOf(m, "event_card", id, "crisis") }),
  ];
  const name = nameOf(m, "event_card", id);
  return { thing: `event_card:${id}`, name, figure: "!", look: "", texts, search: [name, ...texts].join(" ") };
}

/** @param {Match} m @param {string} id */
function strategy(m, id) {
  const [name, text] = [nameOf(m, "strategy", id), nameOf(m, "strategy", id, "scoring")];
  return { thing: `strategy:${id}`, name, figure: "★", look: "", texts: [text], search: `${name} ${text}` };
}

/** @param {Match} m */
function groups(m) {
  const content = /** @type {import("./content.d.ts").ContentFiles} */ (m.content.printed);
  const issues = Object.values(printed.issues).filter(({ id }) => printed.options[id].length > 0);
  return [
    ...[...REGIONS, "world"].map((region) => ({
      id: region,
      title: phrase(m, "cards-issues", { region: regionName(m, region) }),
      cards: issues.filter((one) => one.region === region).map(({ id }) => issue(m, id)),
    })),
    { id: "events", title: phrase(m, "text-events"), cards: Object.keys(printed.events).map((id) => event(m, id)) },
    {
      id: "strategies",
      title: phrase(m, "strategies"),
      cards: content.strategies.strategy.map(({ id }) => strategy(m, id)),
    },
  ];
}

/** What lies open: all but the order of the decks. @param {Match} m */
function places(m) {
  /** @type {Map<string, CardPlace[]>} */
  const known = new Map();
  const board = boardOf(m);
  /** @param {string} kind @param {string[]} ids @param {CardPlace["where"]} where @param {string} text */
  const lie = (kind, ids, where, text) => {
    for (const id of ids) known.set(`${kind}:${id}`, [...(known.get(`${kind}:${id}`) ?? []), { where, text }]);
  };
  const names = (/** @type {{ issue: string }[]} */ all) => all.map((one) => one.issue);
  lie("issue", names(board.table), "open", t("cards-open"));
  lie("issue", names(board.waiting_room), "open", phrase(m, "waiting-room"));
  for (const { issue: id, owner } of board.settled)
    lie("issue", [id], "played", phrase(m, "cards-owner", { nation: aNation(owner) }));
  lie("issue", board.issue_discard, "played", phrase(m, "cards-discarded"));
  lie("event_card", [board.event], "open", t("cards-open"));
  lie("event_card", board.event_discard, "played", phrase(m, "cards-discarded"));
  lie("strategy", board.strategies, "open", t("cards-open"));
  for (const [nation, power] of Object.entries(board.powers)) {
    const own = nation === nationOf(m, m.view.seat ?? "");
    const text = own ? t("you") : phrase(m, "cards-owner", { nation: aNation(nation) });
    lie("strategy", [power.strategy], own ? "held" : "open", text);
  }
  return known;
}

/** @type {import("../../core/game/types.js").CardReference<import("./reading.js").Board>} */
export const cards = { groups, places };
