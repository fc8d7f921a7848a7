// @ts-check
// The look of the page, as the app kept it: it stands before the first paint. What the page said is
// shown by the app alone.
'use strict';
(() => {
  const root = document.documentElement;
  try {
    const kept = localStorage.getItem('root of ' + root.dataset.store);
    const [lang, dir, classes] = kept?.split('\n') ?? [];
    if (lang) [root.lang, root.dir, root.className] = [lang, dir, classes + ' returning'];
  } catch { /* The store is refused. */ }
})();
