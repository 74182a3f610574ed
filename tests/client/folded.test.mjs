// Words as they are looked for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, hasWords } from "../../src/chancellery/web/static/client/core/words/folded.js";

test("case and accents make no difference", () => {
  assert.equal(folded("États-Unis"), "etats-unis");
  assert.ok(hasWords("Élections françaises", "francaises ELECT"));
});

test("all words are wanted, in any order", () => {
  assert.ok(hasWords("Radical Party Founded", "founded radical"));
  assert.ok(!hasWords("Radical Party Founded", "radical army"));
  assert.ok(hasWords("anything", "  "));
});
