// @ts-check
// The look of the page, as the app kept it: it stands before the first paint. What the page said is
// shown by the app alone.
'use strict';
/** Under which key the look is kept. */
const lookKey = 'root of ' + (document.documentElement.dataset.store ?? '');
(() => {
  const root = document.documentElement;
  try {
    const kept = localStorage.getItem(lookKey);
    const [lang, dir, classes, color] = kept?.split('\n') ?? [];
    if (lang) [root.lang, root.dir, root.className] = [lang, dir, classes + ' returning'];
    if (root.classList.contains('expressive')) root.dataset.splash = '';
    for (const bar of document.querySelectorAll('[data-color]'))
      if (color) bar.setAttribute('content', color);
  } catch { /* The store is refused. */ }
})();
