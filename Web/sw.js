// Keeps one page for when there is no connection. Pages themselves are never kept: they may be somebody's own.
const shelf = "nadri-offline-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shelf).then((cache) => cache.add(new Request("/offline", { cache: "reload" }))));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match("/offline")) ?? Response.error()));
});
