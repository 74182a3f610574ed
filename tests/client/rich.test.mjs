import assert from "node:assert/strict";
import { test } from "node:test";
import { dieFace, live, pieces, plain } from "../../src/chancellery/web/static/client/core/words/rich.js";

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

test("what has no name is not live", () => {
  assert.equal(live("card:12", ""), "");
  assert.deepEqual(pieces("nothing here"), ["nothing here"]);
});
