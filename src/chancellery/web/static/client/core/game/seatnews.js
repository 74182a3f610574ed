// What players read when somebody leaves a running match, resigns, is out of time or comes back.

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Position<any>} Position */
/** One sentence, and the seat that it is about. @typedef {{ seat: string, text: string }} SeatNews */

/** Guests are given names that nobody wants to read. @param {string | null | undefined} who */
const isNamed = (who) => Boolean(who && !who.startsWith("guest-"));

/** The people and seats that an entry tells of, each with the message for it. @param {Entry} entry */
function changes(entry) {
  if (entry.kind !== "seat" && entry.kind !== "status") return [];
  const { data } = entry;
  if ("how" in data && data.how) return [{ seat: data.seat, who: data.who, key: `seat-${data.how}` }];
  if ("seats" in data && "reason" in data)
    return data.seats.map((seat, i) => ({ seat, who: data.who?.[i], key: "seat-late" }));
  return [];
}

/** Whether an entry tells that somebody left, resigned, was out of time or came back. @param {Entry} entry */
export const isSeatNews = (entry) => changes(entry).length > 0;

/** The same in sentences. @param {Position} p @param {Entry} entry @returns {SeatNews[]} */
export function seatNews(p, entry) {
  const data = /** @type {{ status?: string, bot?: string | null }} */ (entry.data);
  const bot = data.bot ?? null;
  return changes(entry).map(({ seat, who, key }) => ({
    seat,
    text: p.words.text(key, {
      named: isNamed(who) ? "yes" : "no",
      who: who ?? "",
      seat: p.seatName(seat),
      bot: bot === null ? "none" : p.words.text(`bot-level-${bot}`) || bot,
      goes: bot !== null || key === "seat-back" ? "on" : "over",
    }),
  }));
}
