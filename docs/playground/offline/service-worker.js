/* Keeps every file of this build; the plugin beside it puts VERSION and FILES before these lines. */
/* global VERSION, FILES */
const NAME = `holojudge-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('holojudge-') && name !== NAME;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The names of files change with what is in them, so what is kept is right. */
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const kept = caches.open(NAME).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
