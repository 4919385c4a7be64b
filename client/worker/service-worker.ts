/**
 * Keeps the pages of one release in the browser, so that they open without a network (WIR-4). It knows files only: what the
 * server says by /api and its socket never passes here, and no state of an event is kept here.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Of the built client, put in by build/service-worker.ts. */
declare const RELEASE: string;
/** The script that the page names: tells a page of this release from one of another. */
declare const ENTRY: string;
declare const ASSETS: readonly string[];

/** The one page, for every address that is a page. */
const PAGE = "/";
/** How long the server may take before the kept page is shown, milliseconds: a socket may be half open. */
const PATIENCE_MS = 3_000;
const NOT_A_PAGE = /^\/(?:api|assets|socket\.io|health|metrics)(?:\/|$)/;
const assets: ReadonlySet<string> = new Set(ASSETS);

worker.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOtherReleases().then(() => worker.clients.claim()));
});
/** From pages: which files to keep (see src/offline/keep-pages.ts). */
worker.addEventListener("message", (event) => {
  const { keep } = event.data as { readonly keep: "everything" | readonly string[] };
  event.waitUntil(keepAssets(keep === "everything" ? ASSETS : keep));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (assets.has(pathname)) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !NOT_A_PAGE.test(pathname))
    event.respondWith(page(request));
});

/** Fails, and is tried again at the next visit, while the server already has another release than this worker's. */
async function keepPage(): Promise<void> {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok || !(await answer.clone().text()).includes(ENTRY))
    throw new Error("The server has another release.");
  await (await caches.open(RELEASE)).put(PAGE, answer);
}

async function dropOtherReleases(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== RELEASE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What can't be had now is asked for at the next visit. */
async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(RELEASE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => assets.has(path) && !kept.has(path));
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

/** From the server while it answers, so that a new release is taken at once; else the page that is kept. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE);
  if (!kept) return fetch(request);
  const answer = await Promise.race([fetch(request).catch(() => null), pause()]);
  return answer && answer.status < 500 ? answer : kept;
}

const pause = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/** A file's name has its content's hash in it: what is kept is right for good. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(RELEASE)).put(request, answer.clone());
  return answer;
}
