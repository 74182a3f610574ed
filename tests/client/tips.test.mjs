// Where a tip stands: beside what it is about, inside its room, where it hides least.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BESIDE, CORNERS, EDGE, GAP, meet, placed } from "../../src/chancellery/web/static/client/parts/common/tips.js";

const ROOM = { left: 0, top: 0, right: 1000, bottom: 600 };
const SIZE = { width: 200, height: 100 };
/** @param {number} x @param {number} y */
const mark = (x, y) => ({ left: x - 20, top: y - 10, right: x + 20, bottom: y + 10 });
/** @param {{ x: number, y: number }} at */
const boxOf = ({ x, y }) => ({ left: x, top: y, right: x + SIZE.width, bottom: y + SIZE.height });

test("a tip stands below the middle of what it is about", () => {
  assert.deepEqual(placed(SIZE, { about: mark(500, 300), room: ROOM }), { x: 400, y: 310 + GAP });
});

test("a tip may stand at the edge of what it is about", () => {
  assert.deepEqual(placed(SIZE, { about: mark(500, 300), room: ROOM, flush: true }), { x: 480, y: 310 + GAP });
});

test("where there is no room below it stands above", () => {
  assert.deepEqual(placed(SIZE, { about: mark(500, 560), room: ROOM }), { x: 400, y: 550 - 100 - GAP });
});

test("it never leaves its room and never hides what it is about", () => {
  for (let x = 20; x <= 980; x += 40)
    for (let y = 10; y <= 590; y += 20) {
      const about = mark(x, y);
      const own = boxOf(placed(SIZE, { about, room: ROOM }));
      assert.ok(own.left >= EDGE && own.top >= EDGE && own.right <= 1000 - EDGE && own.bottom <= 600 - EDGE);
      assert.ok(!meet(own, about), `${x} ${y}`);
    }
});

test("it hides as few others as it can, and goes into a corner rather", () => {
  const about = mark(500, 300);
  const spare = [mark(500, 360), mark(500, 240), mark(600, 300), mark(400, 300)];
  const own = boxOf(placed(SIZE, { about, room: ROOM, spare, sides: [...BESIDE, ...CORNERS] }));
  assert.deepEqual(
    spare.filter((one) => meet(own, one)),
    [],
  );
  assert.equal(own.left, EDGE);
});

test("what must be seen counts more than any number of others", () => {
  const about = mark(500, 300);
  const keep = [mark(500, 360), mark(600, 300), mark(400, 300)];
  const spare = Array.from({ length: 50 }, (_, i) => mark(410 + 4 * i, 240));
  assert.ok(!keep.some((one) => meet(boxOf(placed(SIZE, { about, room: ROOM, keep, spare })), one)));
});

test("in a room that is too small it begins at its corner", () => {
  const room = { left: 100, top: 50, right: 200, bottom: 100 };
  assert.deepEqual(placed(SIZE, { about: mark(150, 75), room }), { x: 100 + EDGE, y: 50 + EDGE });
});
