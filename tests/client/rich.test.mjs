import assert from "node:assert/strict";
import { test } from "node:test";
import { dieFace, firstSentence, live, pieces, plain } from "../../src/chancellery/web/static/client/core/words/rich.js";

test("a sentence falls into text and what is live in it, signs beside their names", () => {
  const said = `“${live("card:12", "March of History")}” brings ${dieFace(5, "france")} in ${live("space:vienna", "Vienna")}.`;
  assert.deepEqual(pieces(said), [
    { thing: "card:12", name: "March of History", before: "“", after: "”" },
    " brings ",
    { thing: "die:france", name: "5", before: "", after: "" },
    " in ",
    { thing: "space:vienna", name: "Vienna", before: "", after: "." },
  ]);
  assert.equal(plain(said), "“March of History” brings 5 in Vienna.");
});

test("an article that has lost its vowel stays on the line of its name", () => {
  const said = `La Conférence de l’${live("space:alsace", "Alsace")}, jusqu’${live("space:a", "ici")}`;
  assert.deepEqual(pieces(said), [
    "La Conférence de ",
    { thing: "space:alsace", name: "Alsace", before: "l’", after: "," },
    " ",
    { thing: "space:a", name: "ici", before: "jusqu’", after: "" },
  ]);
});

test("initials end no sentence", () => {
  assert.equal(firstSentence(`France uses “${live("event_card:x", "W. E. B. Du Bois")}”. Optional: nothing.`), "France uses “W. E. B. Du Bois”");
  assert.equal(firstSentence("Calm in Europe."), "Calm in Europe");
});

test("what has no name is not live", () => {
  assert.equal(live("card:12", ""), "");
  assert.deepEqual(pieces("nothing here"), ["nothing here"]);
});
