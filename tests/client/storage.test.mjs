import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { store, stored, unstore } from "../../src/chancellery/web/static/client/core/base/storage.js";

afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

/** @param {() => any} get */
const provide = (get) => Object.defineProperty(globalThis, "localStorage", { get, configurable: true });

test("what is stored is read again, until it is taken away", () => {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  provide(() => storage);
  assert.equal(stored("theme"), null);
  store("theme", "dark");
  assert.equal(kept.get("theme"), "dark");
  assert.equal(stored("theme"), "dark");
  unstore("theme");
  assert.equal(stored("theme"), null);
});

test("where storage is forbidden it lasts as long as the page", () => {
  provide(() => {
    throw new Error("SecurityError");
  });
  store("language", "fr");
  assert.equal(stored("language"), "fr");
  unstore("language");
  assert.equal(stored("language"), null);
});

test("where it is full nothing fails", () => {
  const full = () => {
    throw new Error("QuotaExceededError");
  };
  provide(() => ({ getItem: () => null, setItem: full, removeItem: full }));
  store("settings", "{}");
  unstore("settings");
  assert.equal(stored("settings"), null);
});
