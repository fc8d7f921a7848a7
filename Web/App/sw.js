// @ts-check
// Keeps the files of one version of the app, so that it starts without a network.
'use strict';
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const VERSION = 'metryvo-{{version}}';
const FILES = ['{{files}}'];

worker.addEventListener('install', (event) => {
  // Past the browser's cache: the files of one version belong together.
  event.waitUntil(caches.open(VERSION).then((cache) =>
    cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    // Other apps of the origin have caches of their own.
    const old = (await caches.keys()).filter((name) => name.startsWith('metryvo-') && name !== VERSION);
    for (const name of old) await caches.delete(name);
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
    const isPage = url.pathname === new URL('./', location.href).pathname;
    const name = isPage ? 'index.html' : request;
    return await cache.match(name, { ignoreSearch: true }) ?? fetch(request);
  })());
});
