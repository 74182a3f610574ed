// Our help is written in Markdown; here it becomes nodes, never raw HTML.
import { h } from "preact";

/** @typedef {import("preact").ComponentChildren} Nodes */
/**
 * Makes a link of a paragraph's number where it is mentioned: (number, the words that name it) → nodes; `text` draws what is plain.
 * @typedef {((number: string, words: string) => Nodes) & { text?: (text: string) => Nodes }} Refer
 */

/** @type {Refer} */
const plain = (_number, words) => words;

// --- inside a line ---

// In this order: code, link, bold, italics, raised, and what may be the number of a paragraph.
const INLINE = new RegExp(
  [
    "`(?<code>[^`]+)`",
    "\\[(?<label>[^\\]]+)\\]\\((?<href>[^)\\s]+)\\)",
    "\\*\\*(?<bold>.+?)\\*\\*",
    "\\*(?<slanted>[^*]+?)\\*",
    "<sup>(?<raised>[^<]+)</sup>",
    "(?<rulings>(?:rulings?|précisions?)[ \\u00a0]\\d+(?:(?:,| and| et)[ \\u00a0]\\d+)*)",
    "(?<![\\w.,–−-])(?<number>(?:\\d+|[A-Z])(?:\\.\\d+)+)(?![\\d%]|\\.\\d)",
    "(?<!\\w)(?<ruling>R\\d+)(?!\\w)",
  ].join("|"),
  "g",
);

/** One line of text as nodes. @param {string} text @param {Refer} [refer] @returns {Nodes[]} */
export function inline(text, refer = plain) {
  /** @type {Nodes[]} */
  const nodes = [];
  const say = refer.text ?? ((/** @type {string} */ part) => part);
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) nodes.push(say(text.slice(end, match.index)));
    nodes.push(piece(/** @type {Record<string, string>} */ (match.groups), refer));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(say(text.slice(end)));
  return nodes;
}

/** @param {Record<string, string | undefined>} found @param {Refer} refer @returns {Nodes} */
function piece(found, refer) {
  const { code, label, href, bold, slanted, raised, rulings, number, ruling } = found;
  if (code !== undefined) return h("code", null, code);
  if (label !== undefined) return /^(\/|#|https?:)/.test(href ?? "") ? h("a", { href }, inline(label, refer)) : label;
  if (bold !== undefined) return h("strong", null, inline(bold, refer));
  if (slanted !== undefined) return h("em", null, inline(slanted, refer));
  if (raised !== undefined) return h("sup", null, raised);
  if (number !== undefined) return refer(number, number);
  if (ruling !== undefined) return refer(ruling, ruling);
  return (rulings ?? "").split(/(\d+)/).map((part) => (/^\d+$/.test(part) ? refer(`R${part}`, part) : part));
}

// --- blocks ---

const ITEM = /^(?<indent> *)(?<mark>[-*]|\d+\.) +(?<text>.*)$/;

/** Help in Markdown as nodes. @param {string} text @param {Refer} [refer] @returns {Nodes[]} */
export function markdown(text, refer = plain) {
  return blocks(text.split("\n"), refer);
}

/** @param {string[]} lines @param {Refer} refer @returns {Nodes[]} */
function blocks(lines, refer) {
  /** @type {Nodes[]} */
  const nodes = [];
  let at = 0;
  /** The lines from here on that go on like this. @param {(line: string) => boolean} like */
  const take = (like) => {
    const start = at;
    while (at < lines.length && like(lines[at])) at++;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    if (!line.trim()) at++;
    else if (line.startsWith("```")) {
      at++;
      nodes.push(h("pre", null, h("code", null, take((next) => !next.startsWith("```")).join("\n"))));
      at++;
    } else if (line.startsWith("|"))
      nodes.push(
        table(
          take((next) => next.startsWith("|")),
          refer,
        ),
      );
    else if (line.startsWith(">")) {
      nodes.push(
        h(
          "blockquote",
          null,
          blocks(
            take((next) => next.startsWith(">")).map((quoted) => quoted.replace(/^> ?/, "")),
            refer,
          ),
        ),
      );
    } else if (ITEM.test(line))
      nodes.push(
        list(
          take((next) => ITEM.test(next) || /^ +\S/.test(next)),
          refer,
        ),
      );
    else if (/^#+ /.test(line))
      nodes.push(h("p", null, h("strong", null, inline(lines[at++].replace(/^#+ /, ""), refer))));
    else
      nodes.push(
        h(
          "p",
          null,
          inline(
            take((next) => next.trim() !== "" && !/^(\||>|```|#+ )/.test(next) && !ITEM.test(next)).join(" "),
            refer,
          ),
        ),
      );
  }
  return nodes;
}

/** @param {string[]} lines @param {Refer} refer */
function list(lines, refer) {
  const first = ITEM.exec(lines[0])?.groups ?? { indent: "", mark: "-" };
  const depth = first.indent.length;
  /** @type {string[][]} */
  const items = [];
  for (const line of lines) {
    const item = ITEM.exec(line)?.groups;
    if (item && item.indent.length <= depth) items.push([item.text]);
    else items[items.length - 1].push(line.replace(new RegExp(`^ {0,${depth + 2}}`), ""));
  }
  return h(
    /\d/.test(first.mark) ? "ol" : "ul",
    null,
    items.map(([text, ...below]) => h("li", null, inline(text, refer), below.length > 0 && blocks(below, refer))),
  );
}

/** @param {string} row */
const cells = (row) =>
  row
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** @param {string[]} lines @param {Refer} refer */
function table(lines, refer) {
  const headed = lines.length > 1 && /^[|\s:-]+$/.test(lines[1]);
  const head = headed ? cells(lines[0]) : [];
  const body = (headed ? lines.slice(2) : lines).map(cells);
  return h(
    "div",
    { class: "scroll" },
    h(
      "table",
      null,
      headed &&
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            head.map((cell) => h("th", { scope: "col" }, inline(cell, refer))),
          ),
        ),
      h(
        "tbody",
        null,
        body.map((row) =>
          h(
            "tr",
            null,
            row.map((cell) => h("td", null, inline(cell, refer))),
          ),
        ),
      ),
    ),
  );
}
