// Keeps the files of the page, so that it works without a network after the first visit. `offline-files.js` is written
// when the folder is put together: the files, and a version made of their contents. A new version is fetched as a
// whole, and shown once all pages of the old one are closed.
importScripts('offline-files.js');

const { version, files } = self.offlineFiles;
const prefix = 'filterq-playground-';
const name = prefix + version;

addEventListener('install', (event) => {
  const requests = files.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)));
});

addEventListener('activate', (event) => {
  const isOld = (other) => other.startsWith(prefix) && other !== name;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(isOld).map((other) => caches.delete(other))))
    .then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(caches.open(name)
    .then((cache) => cache.match(request, { ignoreSearch: request.mode === 'navigate' }))
    .then((kept) => kept ?? fetch(request)));
});
