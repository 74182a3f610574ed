// Lists that stay fresh: asked for every so often, and whenever somebody comes back to the page.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Refusal, get, getOnce } from "../../core/base/api.js";
import { language } from "../../core/base/settings.js";

const EVERY_SECONDS = 15;

/**
 * What an address answers, read again and again; the last good answer stays while the server is away.
 * @template {string} P
 * @param {P} path
 * @param {number} [stamp] another one asks at once
 * @param {boolean} [patient] whether the first time may wait, too
 * @returns {{ data: import("../../core/base/answers.d.ts").GetAnswer<P> | undefined, error: Refusal | null, read: () => Promise<void> }}
 */
export function usePolled(path, stamp = 0, patient = false) {
  const [got, setGot] = useState(
    /** @type {{ data: any, error: Refusal | null }} */ ({ data: undefined, error: null }),
  );
  const last = useRef(0);
  const read = useCallback(async () => {
    const turn = ++last.current;
    try {
      const data = await get(path);
      if (turn === last.current) setGot({ data, error: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (turn === last.current) setGot((old) => ({ data: old.data, error }));
    }
  }, [path]);
  useEffect(() => {
    const refresh = () => void (document.hidden || read());
    if (!patient) read();
    const timer = setInterval(refresh, EVERY_SECONDS * 1000);
    addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      last.current++;
      clearInterval(timer);
      removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [read, stamp]);
  return { ...got, read };
}

/**
 * What an address answers in the page's language, asked for once; the old words stay until the new ones are here.
 * @param {string} path
 * @returns {{ data: any, error: Refusal | null, read: () => void }}
 */
export function useLocalized(path) {
  const address = `${path}?lang=${language.value}`;
  const [got, setGot] = useState(
    /** @type {{ data: any, error: Refusal | null }} */ ({ data: undefined, error: null }),
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let over = false;
    getOnce(address).then(
      (data) => over || setGot({ data, error: null }),
      (error) => over || setGot((old) => ({ data: old.data, error })),
    );
    return () => {
      over = true;
    };
  }, [address, tries]);
  return { ...got, read: () => setTries(tries + 1) };
}
