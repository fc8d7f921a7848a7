// @ts-check
// Registers the worker that keeps the files of the app, and says when a new version of them waits.
'use strict';
/**
 * Offers each new version once.
 *
 * @param {string} worker the script of the worker
 * @param {() => void} offer what happens when a version waits
 * @returns {Promise<() => void>} what makes the page use the version that waits
 */
const offerUpdates = async (worker, offer) => {
  const workers = navigator.serviceWorker;
  if (!workers) return () => {};
  const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy(
    'worker', { createScriptURL: () => worker });
  const found = await workers.register(policy?.createScriptURL('') ?? worker);
  /** @type {ServiceWorker | null} */
  let offered = null;
  let isUsed = false;
  const look = () => {
    if (workers.controller && found.waiting && offered !== found.waiting) offer();
    offered = found.waiting;
  };
  look();
  found.addEventListener('updatefound', () =>
    found.installing?.addEventListener('statechange', look));
  workers.addEventListener('controllerchange', () => { if (isUsed) location.reload(); });
  return () => {
    isUsed = true;
    offered?.postMessage('use');
  };
};
