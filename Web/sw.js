// Keeps what pages need to stand without a connection, and the pages seen last.
//
// The server writes two lines above this one: `version`, which changes with any file that goes to browsers, and
// `shell`, the addresses of the files that every page needs. So each version has a worker and shelves of its own:
//   assets VERSION                  files under the version's addresses; what is there never changes
//   pictures VERSION                the drawn pictures seen last
//   pages VERSION.LANGUAGE.THEME    the pages seen last as one reader sees them, and the one that says there is no
//                                   connection
// The server names a page's shelf in the header Nadri-Shelf, and in Cache-Control whether anybody may be shown it.
// What is private, as every page of somebody signed in, is never kept; but for pages with the hearts of this very browser, which
// say so in Nadri-Keep.

const assetShelf = `assets ${version}`;
const pictureShelf = `pictures ${version}`;
const offlinePage = "/offline";
const mostPages = 30;
const mostPictures = 240;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", answer);
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(swallowed(keepAgain(event.source.url)));
});

/** All or nothing: while one file is missing or of another version, the worker before this one stays. */
async function install() {
  const assets = await caches.open(assetShelf);
  await Promise.all(shell.map(async (address) => {
    const response = await fetch(address);
    if (!isForEver(response)) throw new Error(`${address} is not of version ${version}`);
    await assets.put(address, response);
  }));
  const response = await fetch(offlinePage, { cache: "reload" });
  if (!(await keep(offlinePage, response))) throw new Error(`the offline page is not of version ${version}`);
  await self.skipWaiting();
}

/** Pages of an older version go with its files: without them they could not stand. */
async function takeOver() {
  // By this the older worker knows that it is out of charge (see `put`), so it comes first.
  await dropShelves((name) => name.startsWith("assets ") && name !== assetShelf);
  await dropShelves((name) => name !== assetShelf && name !== pictureShelf && !name.startsWith(`pages ${version}.`));
  await self.clients.claim();
}

function answer(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method === "HEAD") return;
  if (request.method !== "GET") {
    // It may change what every page says, and who reads: somebody may sign in or out.
    if (!isHarmless(pathname)) event.waitUntil(swallowed(forgetPages()));
  } else if (request.mode === "navigate") {
    event.respondWith(page(event));
  } else if (pathname.startsWith(`/assets/${version}/`)) {
    event.respondWith(asset(event));
  } else if (pathname.startsWith("/pictures/")) {
    event.respondWith(picture(event));
  }
}

/** What a device is to be asked changes nothing, and every visit to the sign-in asks for it. A heart changes no more of a kept page
    than time does: without a connection it says that it may have changed. */
function isHarmless(pathname) {
  return pathname === "/api/v1/sessions/passkey/options" || pathname === "/api/v1/proofs/options" || /^(\/api\/v1)?\/wishes\//.test(pathname);
}

async function page(event) {
  const since = forgettings;
  try {
    const response = await fetch(event.request);
    event.waitUntil(swallowed(keep(event.request.url, response.clone(), since)));
    return response;
  } catch {
    return (await kept(event.request.url)) ?? (await kept(offlinePage)) ?? Response.error();
  }
}

async function asset(event) {
  const { url } = event.request;
  const found = await kept(url);
  if (found) return found;
  const response = await fetch(event.request);
  if (isForEver(response)) event.waitUntil(swallowed(put(assetShelf, url, response.clone())));
  return response;
}

async function picture(event) {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    if (response.ok && isForAnybody(response)) event.waitUntil(swallowed(keepPicture(url, response.clone())));
    return response;
  } catch {
    return (await kept(url)) ?? Response.error();
  }
}

async function keepPicture(address, response) {
  if (await kept(address)) return letGo(response);
  await trim(await put(pictureShelf, address, response), mostPictures);
}

// How often pages have been forgotten. What was asked for before that is of a reader who may have gone, however late it comes.
let forgettings = 0;

/** Keeps a page if it may be kept by this version, and returns whether it was. `since`: how often pages had been forgotten when it was
    asked for. */
async function keep(address, response, since = forgettings) {
  const name = shelfOf(response);
  if (!name) return letGo(response);
  if (response.ok && !mayKeep(response)) await forgetPages(isOfVisitor);
  const page = response.ok && !response.redirected && mayKeep(response) ? await whole(response) : letGo(response);
  const pages = await inTurn(async () => {
    // Another language or brightness: what was kept before would be the wrong page now.
    await dropShelves((other) => other.startsWith(`pages ${version}.`) && other !== name);
    return page && since === forgettings && put(name, address, page);
  });
  if (!pages) return false;
  if (!(await pages.match(offlinePage, anyVariant))) await keepOfflinePage(name);
  await inTurn(() => trim(pages, mostPages));
  return true;
}

/** For the reader of that shelf. Should the worker be taken for another's, in another language, the page takes no other's place. */
async function keepOfflinePage(name) {
  const response = await fetch(offlinePage, { cache: "reload" });
  if (!response.ok || shelfOf(response) !== name) return letGo(response);
  return inTurn(() => put(name, offlinePage, response));
}

/** A page that was opened before this worker was in charge. */
async function keepAgain(address) {
  const since = forgettings;
  await keep(address, await fetch(address), since);
}

/** With all of its body here: one that breaks off takes no whole page's place, and no shelf waits for a slow one. */
async function whole(response) {
  const copy = response.clone();
  await response.arrayBuffer();
  return copy;
}

let lastTurn = Promise.resolve();

/** Of what is done with the pages' shelves each thing waits for the one before, so that none sees another half done. */
function inTurn(work) {
  const turn = lastTurn.then(work);
  lastTurn = swallowed(turn);
  return turn;
}

function shelfOf(response) {
  const shelf = response.headers.get("Nadri-Shelf");
  return shelf?.startsWith(`${version}.`) ? `pages ${shelf}` : undefined;
}

/** Of this browser are hearts that it has put on signed in to no account. Whoever signs in or out makes the worker forget. */
function mayKeep(response) {
  return isForAnybody(response) || isOfVisitor(response);
}

function isOfVisitor(response) {
  return response.headers.get("Nadri-Keep") === "browser";
}

function isForAnybody(response) {
  return !/\b(private|no-store)\b/.test(response.headers.get("Cache-Control") ?? "private");
}

function isForEver(response) {
  return response.ok && /\bimmutable\b/.test(response.headers.get("Cache-Control") ?? "");
}

// Vary names headers that a worker doesn't see. The shelf's name stands for them.
const anyVariant = { ignoreVary: true };

/** What is kept under the address, if anything is and can be read. */
function kept(address) {
  return caches.match(address, anyVariant).catch(() => undefined);
}

/** A copy that nobody reads would hold on to its connection. That it has gone is told only when the other copy has been read, so
    nothing waits for it. */
function letGo(response) {
  if (response.body) swallowed(response.body.cancel());
  return false;
}

/** Puts it at the end, behind what was put before, and returns the shelf. */
async function put(name, address, response) {
  const shelf = await caches.open(name);
  await shelf.delete(address, anyVariant);
  await shelf.put(address, response);
  if (!(await caches.has(assetShelf))) {
    await caches.delete(name);
    throw new Error(`version ${version} is out of charge`);
  }
  return shelf;
}

/** The oldest first, without the one that says there is no connection. */
async function pagesOn(shelf) {
  return (await shelf.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage);
}

async function trim(shelf, most) {
  const requests = await pagesOn(shelf);
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((request) => shelf.delete(request)));
}

/** Forgets the pages that are meant, kept or on their way here. The one that says there is no connection stays. */
function forgetPages(isMeant = () => true) {
  forgettings += 1;
  return inTurn(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`pages ${version}.`)) await forgetFrom(await caches.open(name), isMeant);
    }
  });
}

async function forgetFrom(shelf, isMeant) {
  for (const request of await pagesOn(shelf)) {
    const page = await shelf.match(request, anyVariant);
    if (page && isMeant(page)) await shelf.delete(request, anyVariant);
  }
}

async function dropShelves(isMeant) {
  const names = await caches.keys();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}

/** Nothing may come of it when the device has no room left: the page stands without what could not be kept. */
function swallowed(promise) {
  return promise.catch(() => {});
}
