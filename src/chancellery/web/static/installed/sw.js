// The service worker: what was read can be read again without a network, and calls arrive while no page is open.
//
// Three kinds of caches; while the network answers, only files whose address names their version are taken from one:
//   client <version>  the shell and the client's files of one version, and never of two
//   words             what games say of themselves, which belongs to nobody
//   own               one's lists and the finished matches one has read: emptied whenever somebody else may be here
// The names of the first are the versions that shells tell (`data-version`, or `/client/v-<version>/` in addresses).

/** @typedef {ServiceWorkerGlobalScope & typeof globalThis} Scope */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

// Raised when what is kept has another shape: caches of any other number are dropped.
const SHAPE = "1";
const PREFIX = `chancellery ${SHAPE} `;
const WORDS = `${PREFIX}words`;
const OWN = `${PREFIX}own`;
const OFFLINE = `${PREFIX}offline`;
const CLIENT = `${PREFIX}client `;
/** What the page without a network is made of. */
const OFFLINE_FILES = [
  "/offline",
  "/offline.js",
  "/offline.css",
  "/icons/icon.svg",
  "/icons/icon-192.png",
  "/icons/badge-96.png",
];
// Of the client's files those of so many versions: a page that is still open may need its own.
const MOST_VERSIONS = 2;
const MOST_OWN = 600;
const MOST_WORDS = 200;
const PATIENCE_MS = 5000;

/** What anybody may read, and no person's: games, their texts, facts, rules and lessons. */
const ANYBODYS = /^\/api\/(languages|games(\/.*)?)$/;
const MATCH = /^\/api\/matches\/([^/]+)(\/(table|view|log|story|messages|review|verify))?$/;
const LISTS = /^\/api\/(me|matches)$/;
/** After these somebody else may look at the page. */
const GOODBYES = /^\/api\/(login|logout|me\/delete)$/;
/** Pages that can be drawn from what is kept. */
const READABLE = /^\/((rules|cards)(\/.*)?|replays|account)?$/;
/** Their modules: somebody who has opened another page may want them on the train. */
const READABLE_MODULES = ["lobby", "rules", "cards", "replays", "account", "result", "table"].map(
  (page) => `pages/${page}.js`,
);
const PAGE_OF_MATCH = /^\/(?:table|result)\/([^/]+)$/;
const OVER = ["finished", "abandoned"];
/** A proxy whose server is away. */
const GATEWAY = [502, 503, 504];

// --- versions ---

/** Which client a shell belongs to. @param {string} text */
function versionOf(text) {
  const found = /\/client\/v-([\w-]+)\//.exec(text) ?? /<html[^>]* data-version="([\w-]+)"/.exec(text);
  return found?.[1] ?? "";
}

/** The version that an address of a file names. @param {URL} url */
const versionIn = (url) => /^\/client\/v-([\w-]+)\//.exec(url.pathname)?.[1] ?? "";

/** Versions of which something is kept, the newest last. @returns {Promise<string[]>} */
async function versions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(CLIENT)).map((name) => name.slice(CLIENT.length));
}

/** The shell that can be shown without a network: of the newest version that is whole. */
async function keptShell() {
  for (const version of (await versions()).reverse()) {
    const shell = await (await caches.open(CLIENT + version)).match("/");
    if (shell) return { version, shell };
  }
  return null;
}

/**
 * Keep the files of a version that a page has loaded, and the shell last: a version without a shell is not shown.
 * Files whose addresses name no version may change in between: the server is asked before and after which one it has.
 * @param {string} version @param {string[]} addresses
 */
async function keepClient(version, addresses) {
  if (await hasAll(version, addresses)) return;
  const before = await currentShell();
  if (before?.version !== version) return;
  const cache = await caches.open(CLIENT + version);
  const others = (await versions()).filter((other) => other !== version);
  const earlier = others.length > 0 ? await (await caches.open(CLIENT + others[others.length - 1])).keys() : [];
  // What could be read without a network before a deploy can be read after it.
  const carried = earlier.map(({ url }) =>
    new URL(url).pathname.replace(/^\/client\/v-[\w-]+\//, `/client/v-${version}/`),
  );
  const pages = READABLE_MODULES.map((path) => `/client/v-${version}/${path}`);
  const named = addresses.some((path) => versionIn(new URL(path, location.href)) === version);
  const wanted = new Set(
    [...addresses, ...carried, ...(named ? pages : [])].filter((path) => path.startsWith("/client/")),
  );
  await Promise.all([...wanted].map((path) => keepFile(cache, version, path)));
  const after = await currentShell();
  if (after?.version !== version) {
    await caches.delete(CLIENT + version);
    return;
  }
  await cache.put("/", after.answer);
  for (const old of others.slice(0, Math.max(0, others.length + 1 - MOST_VERSIONS))) await caches.delete(CLIENT + old);
}

/** Whether nothing is left to keep of a version. @param {string} version @param {string[]} addresses */
async function hasAll(version, addresses) {
  if (!(await versions()).includes(version)) return false;
  const cache = await caches.open(CLIENT + version);
  const wanted = ["/", ...addresses.filter((path) => path.startsWith("/client/"))];
  return (await Promise.all(wanted.map((path) => cache.match(path)))).every(Boolean);
}

/** @param {Cache} cache @param {string} version @param {string} path */
async function keepFile(cache, version, path) {
  const named = versionIn(new URL(path, location.href));
  if ((named && named !== version) || (await cache.match(path))) return;
  const answer = await fetch(path).catch(() => null);
  if (answer?.ok) await cache.put(path, answer);
}

/** The shell as the server has it now. */
async function currentShell() {
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) return null;
  return { version: versionOf(await answer.clone().text()), answer };
}

// --- pages ---

/** Pages that this worker has given a shell: "" from the network, or the version of the one that was kept. @type {Map<string, string>} */
const shells = new Map();

/** Where it is noted, for a worker that was put to sleep, that a page has a shell that was kept. @param {string} id */
const noteOf = (id) => `/kept-shell/${id}`;

/** @param {FetchEvent} event */
async function openPage(event) {
  const url = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (GATEWAY.includes(answer.status)) return (await offlinePage()) ?? answer;
    shells.set(event.resultingClientId, "");
    return answer;
  } catch {
    const kept = (await canShow(url)) ? await keptShell() : null;
    if (!kept) return (await offlinePage()) ?? Response.error();
    shells.set(event.resultingClientId, kept.version);
    await (await caches.open(OFFLINE)).put(noteOf(event.resultingClientId), new Response(kept.version));
    return kept.shell;
  }
}

/** Whether a page can be drawn from what is kept. @param {URL} url */
async function canShow(url) {
  const match = PAGE_OF_MATCH.exec(url.pathname)?.[1];
  return match ? (await statusOf(match)) !== "" : READABLE.test(url.pathname);
}

async function offlinePage() {
  return (await caches.open(OFFLINE)).match("/offline");
}

/** A file of the page without a network, which a proxy may refuse as well. @param {Request} request */
async function offlineFile(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !GATEWAY.includes(answer.status)) return answer;
  return (await (await caches.open(OFFLINE)).match(new URL(request.url).pathname)) ?? answer ?? Response.error();
}

/** The version of the shell that a page was given from what is kept; "" if it came over the network. @param {string} id */
async function shellOf(id) {
  const known = shells.get(id);
  if (known !== undefined) return known;
  return (await (await (await caches.open(OFFLINE)).match(noteOf(id)))?.text()) ?? "";
}

/** Forget pages that are no more. */
async function forgetPages() {
  const there = new Set((await worker.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
  for (const id of shells.keys()) if (!there.has(id)) shells.delete(id);
  const cache = await caches.open(OFFLINE);
  for (const note of await cache.keys()) {
    const id = /\/kept-shell\/(.+)$/.exec(note.url)?.[1];
    if (id && !there.has(id)) await cache.delete(note);
  }
}

// --- files ---

/** A file whose address names its version never changes. @param {Request} request @param {string} version */
async function versioned(request, version) {
  const kept = await (await caches.open(CLIENT + version)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

/**
 * A file whose address stays: from the network; what is kept only for a page whose shell was kept with it, so that no page
 * has modules of two versions.
 * @param {FetchEvent} event
 */
async function unversioned(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const version = await shellOf(event.clientId);
    const kept = version && (await (await caches.open(CLIENT + version)).match(event.request, { ignoreVary: true }));
    if (!kept) throw error;
    return kept;
  }
}

// --- what the API says ---

/** How often what is one's own was forgotten: an answer that was asked for before that is not kept. */
let goodbyes = 0;

/** Whether a match is over, as far as this worker has been told. @type {Map<string, string>} */
const statuses = new Map();

/** Answers that say whether a match is over: its summary, its view, and its table, which has both. */
const TELLING = ["", "view", "table"];

/** @param {{ status?: string, summary?: { status: string } }} told */
const statusIn = (told) => told.summary?.status ?? told.status ?? "";

/** How a match that is over ended; "" while it is not, or unknown. @param {string} id @returns {Promise<string>} */
async function statusOf(id) {
  if (!statuses.has(id)) {
    const own = await caches.open(OWN);
    const kept = (await own.match(`/api/matches/${id}/table`)) ?? (await own.match(`/api/matches/${id}`));
    if (kept) statuses.set(id, statusIn(await kept.json()));
  }
  const status = statuses.get(id) ?? "";
  return OVER.includes(status) ? status : "";
}

/** Ask the network, keep the answer, and take what was kept where there is no network. @param {FetchEvent} event @param {URL} url */
async function read(event, url) {
  const asked = goodbyes;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(url, answer.clone(), asked));
    return answer;
  } catch (error) {
    const kept = await keptAnswer(url);
    if (!kept) throw error;
    return kept;
  }
}

/** @param {URL} url */
async function keptAnswer(url) {
  const match = MATCH.exec(url.pathname)?.[1];
  if (match && !(await statusOf(match))) return undefined;
  const cache = await caches.open(ANYBODYS.test(url.pathname) ? WORDS : OWN);
  return cache.match(addressOf(url));
}

/** What of an address tells answers apart. @param {URL} url */
const addressOf = (url) => url.pathname + url.search;

/** Keep an answer, if it is one that is kept. @param {URL} url @param {Response} answer @param {number} asked goodbyes when it was asked for */
async function keep(url, answer, asked) {
  if (ANYBODYS.test(url.pathname)) {
    await put(WORDS, url, answer, MOST_WORDS);
    return keepRules(url);
  }
  const match = MATCH.exec(url.pathname);
  if (match && !(await isOver(match[1], match[3] ?? "", answer))) return;
  if (url.pathname === "/api/me") await greet(answer.clone());
  if (asked === goodbyes) await put(OWN, url, answer, MOST_OWN);
}

/** Whoever has read the words of a game at a table may want to read its rules on the train. @param {URL} url */
async function keepRules(url) {
  const game = /^\/api\/games\/([^/]+)\/text$/.exec(url.pathname)?.[1];
  const lang = url.searchParams.get("lang");
  if (!game || !lang) return;
  const cache = await caches.open(WORDS);
  for (const path of [`/api/games?lang=${lang}`, `/api/games/${game}/help?lang=${lang}`]) {
    const address = new URL(path, location.href);
    if (await cache.match(addressOf(address))) continue;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) await put(WORDS, address, answer, MOST_WORDS);
  }
}

/** Whether an answer is about a match that is over; another answer may still have to say so. @param {string} id @param {string} what @param {Response} answer */
async function isOver(id, what, answer) {
  if (TELLING.includes(what)) statuses.set(id, statusIn(await answer.clone().json()));
  const end = Date.now() + PATIENCE_MS;
  while (!statuses.has(id) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  return (await statusOf(id)) !== "";
}

/** Whoever looks at the page now: what is kept of somebody else goes. @param {Response} answer of `/api/me` */
async function greet(answer) {
  const before = await (await caches.open(OWN)).match("/api/me");
  const [was, is] = [await before?.json(), await answer.json()];
  // Whoever was nobody yet has nothing that is not for everybody.
  if (was?.id && was.id !== is.id) await forgetOwn(false);
}

/** @param {boolean} [all] whether answers that are on their way are not kept either */
async function forgetOwn(all = true) {
  if (all) goodbyes += 1;
  statuses.clear();
  await caches.delete(OWN);
}

/** @param {string} name @param {URL} url @param {Response} answer @param {number} most */
async function put(name, url, answer, most) {
  const cache = await caches.open(name);
  // Which client the server had then says nothing about the one that it has when this is read.
  const headers = new Headers(answer.headers);
  for (const name of ["Chancellery-Client", "Content-Encoding", "Content-Length"]) headers.delete(name);
  await cache.put(addressOf(url), new Response(await answer.blob(), { status: answer.status, headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
}

/** Somebody comes or goes: what is kept of whoever was here is forgotten before the page hears of it. @param {Request} request */
async function sayGoodbye(request) {
  await forgetOwn();
  const answer = await fetch(request);
  await forgetOwn();
  return answer;
}

/** What a page has read before this worker was there. @param {string[]} addresses @param {string} version */
async function keepWhatWasRead(addresses, version) {
  const asked = goodbyes;
  await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address, location.href);
      if (!isKept(url)) return;
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) await keep(url, answer, asked);
    }),
  );
  if (version) await keepClient(version, addresses);
  await forgetPages();
}

/** @param {URL} url */
const isKept = (url) => ANYBODYS.test(url.pathname) || LISTS.test(url.pathname) || MATCH.test(url.pathname);

// --- calls ---

/** What the server says in a call. @typedef {{ kind: string, title: string, body: string, url: string, lang: string, count: number }} Call */

/** Show a call: one of a kind, which replaces the last one without a sound. @param {Call} call */
async function show({ kind, title, body, url, lang, count }) {
  await badge(count);
  await worker.registration.showNotification(title, {
    body,
    lang,
    tag: kind,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { url },
  });
  for (const client of await windows()) client.postMessage({ called: { kind, count, url } });
}

/** @param {number} count */
async function badge(count) {
  const { navigator } = worker;
  // Not every browser has one, and one that has may refuse.
  if ("setAppBadge" in navigator)
    await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}

/** Windows of ours, the one that was looked at last first. */
const windows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Open a page of ours: in a window that shows it, else in any, else in a new one. @param {string} address */
async function open(address) {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) return;
  const found = await windows();
  const there = found.find((client) => new URL(client.url).pathname === url.pathname);
  const any = there ?? found[0];
  if (!any) {
    await worker.clients.openWindow(url.href);
    return;
  }
  if (!there) any.postMessage({ go: url.pathname });
  await any.focus();
}

/** A browser has given this device another address: tell the server. */
async function subscribeAgain() {
  const answer = await fetch("/api/me/calls");
  const key = answer.ok ? (await answer.json()).key : null;
  if (!key) return;
  const { pushManager } = worker.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  await fetch("/api/me/calls/devices", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}

worker.addEventListener("push", (event) => {
  const call = event.data?.json();
  if (call) event.waitUntil(show(call));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  /** @type {ExtendableEvent} */ (event).waitUntil(subscribeAgain());
});

// --- events ---

worker.addEventListener("install", (event) => {
  const files = OFFLINE_FILES.map((path) => new Request(path, { cache: "no-cache" }));
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(files)));
  // Pages do not depend on the worker that they were opened with.
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (!name.startsWith(PREFIX)) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && GOODBYES.test(url.pathname)) return event.respondWith(sayGoodbye(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (!/^\/(api|static)\b/.test(url.pathname)) event.respondWith(openPage(event));
  } else if (OFFLINE_FILES.includes(url.pathname)) {
    event.respondWith(offlineFile(request));
  } else if (versionIn(url)) {
    event.respondWith(versioned(request, versionIn(url)));
  } else if (url.pathname.startsWith("/client/")) {
    // Of a page that came over the network so do its files: the worker need not be in between.
    if (shells.get(event.clientId) !== "") event.respondWith(unversioned(event));
  } else if (isKept(url)) {
    event.respondWith(read(event, url));
  }
});

worker.addEventListener("message", (event) => {
  const { loaded, version, forget } = event.data ?? {};
  const done = () => event.ports[0]?.postMessage("done");
  if (forget) event.waitUntil(forgetOwn().then(done));
  if (Array.isArray(loaded)) event.waitUntil(keepWhatWasRead(loaded, String(version ?? "")).then(done, done));
});
