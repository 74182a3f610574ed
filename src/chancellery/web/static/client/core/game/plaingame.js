// The table of a game that brings no board of its own: what its view says as tables, and every answer as a button.
import { t } from "../words/words.js";

/** @typedef {import("./types.js").Position<any>} Position */
/** @typedef {import("./types.js").TextTable} TextTable */

/** A name of the code as it can be read. @param {string} field */
const spaced = (field) => {
  const words = field.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
};

/** A field's name in the game's own words (`page-deck-size`), if it has some. @param {Position} p @param {string} field */
const title = (p, field) => p.words.text(`page-${field.replaceAll("_", "-")}`) || spaced(field);

/** Kinds of things by id, as far as seats and actions tell. @param {Position} p @returns {Map<string, string>} */
function kindsById(p) {
  const known = new Map(p.summary.seats.map((seat) => [seat.id, "seat"]));
  for (const [, kind, id] of Object.values(p.content.actions)) if (kind && id && !known.has(id)) known.set(id, kind);
  return known;
}

/**
 * A value in words: things by name, lists and small objects in one line.
 * @param {Position} p @param {Map<string, string>} kinds @param {any} value @returns {string}
 */
function inWords(p, kinds, value) {
  if (value === null || value === "none") return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (Array.isArray(value)) return value.map((one) => inWords(p, kinds, one)).join(", ") || "–";
  if (typeof value === "object")
    return Object.entries(value)
      .map(([field, one]) => `${named(p, kinds, field)} ${inWords(p, kinds, one)}`)
      .join(" · ");
  return typeof value === "string" ? named(p, kinds, value) : String(value);
}

/** @param {Position} p @param {Map<string, string>} kinds @param {string} id */
function named(p, kinds, id) {
  const kind = kinds.get(id);
  return kind ? p.words.name(kind, id) : title(p, id);
}

/**
 * Objects side by side are a table of their own.
 * @param {Position} p @param {Map<string, string>} kinds @param {string} field @param {Record<string, any>} rows @returns {TextTable}
 */
function table(p, kinds, field, rows) {
  const heads = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  return {
    title: title(p, field),
    head: ["", ...heads.map((head) => named(p, kinds, head))],
    rows: Object.entries(rows).map(([id, row]) => ({
      cells: [named(p, kinds, id), ...heads.map((head) => (head in row ? inWords(p, kinds, row[head]) : ""))],
    })),
  };
}

/** @param {any} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value */
const isTable = (value) => isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isObject);

/** @param {any} value */
const isList = (value) => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** @param {Position} p @returns {TextTable[]} */
function text(p) {
  const kinds = kindsById(p);
  const fields = Object.entries(isObject(p.board) ? p.board : {});
  const tables = fields.filter(([, value]) => isTable(value) || isList(value));
  const single = fields.filter(([, value]) => !isTable(value) && !isList(value));
  return [
    {
      title: t("board"),
      head: [t("plain-what"), t("plain-value")],
      rows: single.map(([field, value]) => ({ cells: [title(p, field), inWords(p, kinds, value)] })),
    },
    ...tables.map(([field, value]) =>
      table(p, kinds, field, Array.isArray(value) ? Object.fromEntries(value.map((one, i) => [i + 1, one])) : value),
    ),
  ];
}

/** @param {Position} p */
function result(p) {
  const ended = p.summary.result;
  const winners = (ended?.winners ?? []).map((/** @type {string} */ seat) => p.seatName(seat));
  const title =
    winners.length === 0
      ? t("result-nobody")
      : winners.length === p.summary.seats.length
        ? t("result-draw")
        : t("result-won", { who: winners.join(", "), count: winners.length });
  const reason = p.words.text(`ending-${ended?.reason}`);
  return { title, lines: reason ? [reason] : [] };
}

/** @type {import("./types.js").GameModule<any>} */
const plain = {
  id: "",
  load: async () => {},
  seats: {},
  frame: { width: 1, height: 1 },
  marks: [],
  about: () => null,
  headline: () => "",
  spots: () => [],
  figures: () => [],
  station: () => null,
  text,
  result,
};

export default plain;
