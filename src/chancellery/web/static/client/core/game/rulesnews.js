// What players read when the rules of their match were mended while it ran.

/** @typedef {import("./entries.d.ts").RulesChanged} RulesChanged */

/** What was mended from one version to another. @param {import("../words/words.js").Words} words @param {number} since @param {number} to */
export function mended(words, since, to) {
  const versions = Array.from({ length: to - since }, (_, i) => since + 1 + i);
  const lines = versions.map((rules) => words.text(`mended-rules-${rules}`)).filter(Boolean);
  return lines.join(" ") || words.text("rules-mended");
}

/** The whole sentence. @param {import("../words/words.js").Words} words @param {RulesChanged} change @param {number} ply */
export function rulesNews(words, change, ply) {
  const values = { to: change.to, mended: mended(words, change.rules, change.to) };
  if (change.how === "unchanged") return words.text("rules-unchanged", values);
  return typeof change.from === "number"
    ? words.text("rules-back", { ...values, plies: change.from - ply })
    : words.text("rules-carried", values);
}
