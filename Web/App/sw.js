// @ts-check
// Keeps the files of one version of the app, so that it starts without a network.
'use strict';
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HERE = new URL('./', location.href).pathname;
// A copy of the app in another folder of the origin has caches of its own.
const APP = `metryvo ${HERE} `, VERSION = APP + '{{version}}';
const FILES = ['{{files}}'];

worker.addEventListener('install', (event) => {
  // Past the browser's cache: the files of one version belong together.
  event.waitUntil(caches.open(VERSION).then((cache) =>
    cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys())
      if (name.startsWith(APP) && name !== VERSION) await caches.delete(name);
    await worker.clients.claim();
  })());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'use') worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(VERSION);
    // The page stands at its folder, too; other pages beside it are themselves.
    const isPage = url.pathname === HERE;
    const name = isPage ? 'index.html' : request;
    return await cache.match(name, { ignoreSearch: true }) ?? fetch(request);
  })());
});
