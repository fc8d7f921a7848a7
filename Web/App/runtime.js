// @ts-check
// A terminal for an app in WebAssembly: events go to it as bytes, effects come back as bytes. It
// knows nothing of the app. Version 1 of the protocol, which stands on the page of `AppSession`.
'use strict';
(() => {
  const VERSION = 1;
  const tokens = openTokens(), { number, text } = tokens;
  const byId = (id = '') => document.getElementById(id), any = (/** @type {any} */ it) => it;
  const root = document.documentElement, idle = any(globalThis).requestIdleCallback ?? setTimeout;

  // ---- Effects
  /** The link to a file of all that is stored, or would be. */
  const backup = () => Object.assign(any(document.querySelector('#stopped a')), {
    href: URL.createObjectURL(new Blob([JSON.stringify(Object.fromEntries(kept.all()))])),
  });
  /** Shows that the app cannot go on, which then gets no event any more. */
  const stop = () => {
    isStopped = true;
    backup(), root.classList.add('stopped');
  };
  /** Says words; a new element is said again, and shown as its class says. */
  const announce = (textContent = '', className = 'toast') => {
    const said = Object.assign(document.createElement('span'), { textContent, className });
    byId('announcer')?.replaceChildren(said);
  };

  let sound = any(null), shown = new WeakSet();
  /** Keeps what is chosen in view until a person acts, where the browser itself does not. */
  const keeper = CSS.supports('scroll-initial-target', 'nearest') ? null
    : new IntersectionObserver((seen) => {
      for (const { target, intersectionRatio } of seen)
        if (intersectionRatio < 1) target.scrollIntoView({ block: 'nearest' });
    }, { threshold: 1 });
  for (const kind of keeper ? ['pointerdown', 'wheel', 'keydown'] : [])
    addEventListener(kind, () => keeper?.disconnect(), true);
  /** What an effect does, by its first byte from 1. */
  const effects = [
    () => {
      const region = document.querySelector(`[data-region="${CSS.escape(text())}"]`);
      const focused = document.activeElement;
      tokens.show(region, number());
      isFocusLost ||= !focused?.isConnected;
      if (!keeper || !region) return;
      for (const node of region.querySelectorAll('.row > [aria-current], .chips :checked'))
        if (!shown.has(node)) shown.add(node), keeper.observe(node);
    },
    () => {
      const field = any(byId(text()));
      const value = text(), start = number(), end = number();
      if (!field || field === tokens.composing) return;
      if (field.value !== value) field.value = value;
      const isThere = field.selectionStart === start && field.selectionEnd === end;
      if (field === document.activeElement && !isThere) field.setSelectionRange(start, end);
      known = start + ' ' + end;
    },
    // A focus lays the page out, as the next frame does anyway, so it comes with that frame. A
    // field gets it at once, or a phone shows no keys; after going back all do: browsers scroll.
    () => {
      const node = any(byId(text()));
      if (sent === 6 || !node || 'selectionStart' in node)
        return node?.focus({ preventScroll: sent === 6 });
      const before = document.activeElement;
      isFocusLost = false;
      const focus = goOn = () => {
        goOn = () => {};
        // What a person has chosen since keeps the focus.
        if ([before, document.body].includes(document.activeElement)) node.focus();
      };
      requestAnimationFrame(() => { if (goOn === focus) focus(); });
    },
    () => announce(text(), text()),
    () => {
      const words = text(), done = text(), failed = text();
      (navigator.clipboard?.writeText(words) ?? Promise.reject()) // An unsafe address has none.
        .then(() => announce(done), () => announce(failed));
    },
    () => kept.set(text(), text()),
    () => kept.set(text(), null),
    () => {
      const path = text(), how = text();
      if (how === 'back') history.back();
      // A page that is loaded again has what stands behind it in the history.
      else if (sent !== 1 || !wasHere) {
        const isNew = how !== 'replace';
        history[isNew ? 'pushState' : 'replaceState'](isNew, '', path);
      }
      if (how === 'enter') scrollTo(0, 0);
    },
    () => {
      const look = [text(), text(), text(), text()];
      [root.lang, root.dir, root.className] = look;
      for (const bar of any(document.querySelectorAll('[data-color]')))
        bar.content = look[3] || bar.dataset.color;
      try { localStorage.setItem(lookKey, look.join('\n')); }
      catch { /* The next start looks as the first one. */ }
    },
    () => { document.title = text(); },
    () => (navigator.clipboard?.readText() ?? Promise.reject())
      .then((words) => send(8, 1, words), () => send(8, 0, '')),
    () => update(),
    () => backup().click(),
    // When the browser has nothing else to do, or when that took too long; with all of the module.
    () => Promise.resolve(module.rest).then(() => idle(() => send(10), { timeout: 2000 })),
    () => { const time = number(); navigator.vibrate?.(time); },
    () => {
      const audio = sound ??= new AudioContext(), end = audio.currentTime + .015;
      const [click, gain] = [audio.createOscillator(), audio.createGain()];
      gain.gain.setValueAtTime(.1, audio.currentTime);
      gain.gain.exponentialRampToValueAtTime(.001, end);
      click.connect(gain).connect(audio.destination);
      click.start(), click.stop(end);
    },
    // The dialog in front leaves: what follows waits until the browser has a picture of it. The
    // focus leaves first: to remove an element that has it would lay out what has just changed.
    () => {
      goOn();
      const dialog = text();
      if (!any(document).startViewTransition) return;
      const rest = tokens.rest();
      goOn = () => {
        goOn = () => {}, any(document.activeElement).blur(), isFocusLost = true, perform(rest);
      };
      root.dataset.leaving = dialog;
      const { ready, finished } = any(document).startViewTransition(() => goOn());
      ready.catch(() => {}); // A page that is hidden shows no motion.
      const end = () => { if (root.dataset.leaving === dialog) delete root.dataset.leaving; };
      finished.then(end, end);
    },
  ];
  /** Does what still waits, before anything else happens. */
  let goOn = () => {}, isFocusLost = false, isStopped = false;
  const perform = (/** @type {any} */ list) => {
    if (!tokens.read(list, (effect) => effects[effect - 1]())) send(5);
    // The control with the focus went away. A focus scrolls: now the history has the place before.
    if (isFocusLost && document.activeElement === document.body) front()?.focus();
    isFocusLost = false;
  };

  // ---- Events
  /** The exports of the module; none before it is there, and while an event waits for all of it. */
  let app = any(null), module = any(null), isWhole = false, traps = 0, lastTrap = -Infinity;
  /** Events that wait, the memory before the first of them, and the kind of the last event. */
  let waiting = /** @type {any[][]} */ ([]), image = any(null), sent = 0, update = () => {};
  /** What the entry of the history says at a start: whether the app has been there before. */
  let wasHere = any(null);
  const { store: prefix = '', draft = '', worker } = root.dataset;
  const kept = openStore(prefix, draft, (key, reason) => send(7, key, reason));
  const send = (kind = 0, /** @type {any[]} */ ...fields) => {
    goOn();
    if (isStopped) return;
    if (!app) return hold([kind, ...fields]);
    const event = tokens.event(sent = kind, [Math.max(0, Date.now()), ...fields]);
    if (!isWhole) image = new Uint8Array(app.memory.buffer).slice();
    let place = 0;
    try {
      place = app.inbox(event.length);
      new Uint8Array(app.memory.buffer).set(event, place);
      place = app.event(event.length);
    } catch {
      if (isWhole) return recover();
      app = null; // It needs the second part: the event did not happen, and waits.
      return hold([kind, ...fields]);
    }
    perform(new Uint8Array(app.memory.buffer, place, app.length()).slice());
  };
  /** Keeps an event until the part of the module that it needs is there; a long wait is said. */
  const hold = (/** @type {any[]} */ event) => {
    waiting.push(event);
    patience ||= setTimeout(() => {
      if (!isStopped && !root.dataset.absent) showAbsence('late');
    }, 5000);
  };
  /** Lets what waits happen before the page is left, unless it needs a part that is not there. */
  const leave = () => {
    // An app that has not started has nothing to keep.
    const isStarted = image && waiting[0]?.[0] !== 1;
    for (const [kind, ...fields] of [...waiting.splice(0), [12]]) {
      if (!app && isStarted) app = module.make(image);
      send(kind, ...fields);
    }
  };
  const boot = () => {
    wasHere = history.state;
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    const values = traps < 3 ? kept.all() : [], west = new Date().getTimezoneOffset();
    send(1, VERSION, (high % 2 ** 21) * 2 ** 32 + low, navigator.languages.length,
      ...navigator.languages, 1440 - west, location.hash, traps, values.length, ...values.flat());
  };
  /** A trapped instance may hold anything: a new one starts from what was stored. */
  const recover = () => {
    traps = performance.now() - lastTrap < 2000 ? traps + 1 : 1;
    lastTrap = performance.now();
    if (traps > 3) return stop();
    app = module.make(null);
    boot();
  };
  /** Where the app knows the selection of the field with the focus. */
  let known = '';
  const field = (/** @type {any} */ node) => {
    const { value, selectionStart: start, selectionEnd: end } = node;
    known = start + ' ' + end;
    if (node.dataset?.action) send(3, node.dataset.action, value, start ?? 0, end ?? 0);
  };
  /** Reports what a person selected in a field before something happens with it. */
  const select = (/** @type {any} */ node) => {
    const { selectionStart: start, selectionEnd: end } = node ?? {};
    if (!node?.dataset?.action || end == null || node === tokens.composing) return;
    if (known !== (known = start + ' ' + end)) send(11, node.dataset.action, start, end);
  };
  /** Does the action of an entry such as `take:5`. */
  const act = (/** @type {Event} */ event, entry = '') => {
    event.preventDefault();
    select(document.activeElement);
    const end = entry.indexOf(':');
    send(2, end < 0 ? entry : entry.slice(0, end), end < 0 ? '' : entry.slice(end + 1));
  };
  /** Does what an element, or one around it, does at a key. */
  const press = (/** @type {Event} */ event, key = '', /** @type {any} */ node) => {
    for (; node; node = node.parentElement?.closest('[data-keys]')) {
      const entry = node.dataset.keys.split('\t').find((e = '') => e.startsWith(key + '='));
      if (entry) return act(event, entry.slice(key.length + 1));
    }
  };
  /** The last element that has keys: what stands in front. */
  const front = () => any([...document.querySelectorAll('[data-keys][tabindex]')].at(-1));
  const gestures = watchGestures(act, tokens.move);
  document.addEventListener('click', (event) => {
    if (gestures.ends()) return;
    const target = any(event.target), node = target.closest('[data-action]');
    // A text that is selected is no press of the element that shows it.
    if (node?.localName === 'output' && !getSelection()?.isCollapsed) return;
    if (node && !('selectionStart' in node))
      act(event, node.dataset.action + ':' + (node.dataset.value ?? ''));
    // A press beside a dialog leaves it.
    const isBeside = !node && !target.closest('[aria-modal]');
    if (isBeside && document.querySelector('[aria-modal]')) press(event, 'Escape', front());
  });
  // Outside a field of text the app takes what is pasted or dropped on the page.
  for (const kind of ['paste', 'drop', 'dragover'])
    document.addEventListener(kind, (event) => {
      const { target, clipboardData, dataTransfer } = any(event);
      if (target.selectionStart != null) return;
      event.preventDefault();
      const words = (clipboardData ?? dataTransfer)?.getData('text');
      if (words && kind !== 'dragover') send(8, 1, words);
    });
  document.addEventListener('input', (event) => field(event.target));
  document.addEventListener('compositionstart', ({ target }) => { tokens.composing = target; });
  document.addEventListener('compositionend', ({ target }) => {
    tokens.composing = null;
    field(target);
  });
  document.addEventListener('keydown', (event) => {
    goOn();
    const { key, keyCode, target: node, altKey, shiftKey, isComposing } = any(event);
    // 229: an input method takes the key. Safari says so alone once the word is there.
    if (isComposing || keyCode === 229 || altKey) return;
    if (event.ctrlKey || event.metaKey) {
      const name = (shiftKey ? 'Control+Shift+' : 'Control+') + key.toLowerCase();
      return press(event, name, node.closest('[data-keys]') ?? front());
    }
    if (key === 'Escape' && gestures.undo()) return;
    if (key === 'Enter' && node.localName === 'button') return; // It is a press.
    // Of the keys around it a field of text leaves to others what it does not do itself.
    if (node.selectionStart != null && key !== 'Escape' && key !== 'Enter') return;
    if (key === 'Escape' && node.type === 'search' && node.value) {
      event.preventDefault(), node.value = '';
      return field(node);
    }
    press(event, key, node.closest('[data-keys]') ?? front());
  });
  for (const kind of ['beforeinput', 'focusout'])
    document.addEventListener(kind, ({ target }) => select(target));
  // A page that is left does not come to rest: what waits for that happens now.
  for (const kind of ['pagehide', 'visibilitychange']) addEventListener(kind, leave);
  addEventListener('popstate', () => send(6, location.hash));
  /** What stood in the middle of the window, and whether the control with the focus was in view. */
  let middle = any(null), isFocusSeen = false, width = innerWidth;
  addEventListener('focusin', () => { isFocusSeen = true; });
  addEventListener('scrollend', () => {
    const { top, bottom } = any(document.activeElement).getBoundingClientRect();
    isFocusSeen = bottom > 0 && top < innerHeight;
    const found = document.elementFromPoint(innerWidth / 3, innerHeight / 2);
    middle = found?.closest('li, label, button');
  }, true);
  // A window that turns, or becomes wider, shows what it showed.
  addEventListener('resize', () => {
    if (width === (width = innerWidth)) return;
    for (const node of [middle, isFocusSeen && any(document.activeElement)])
      if (node?.isConnected) node.scrollIntoView({ block: 'nearest' });
  });
  addEventListener('storage', ({ key, newValue }) => {
    kept.forget(key); // What another page has stored since counts.
    if (key?.startsWith(prefix)) send(4, key, newValue ?? '');
    if (key === null) send(4, prefix, ''); // All of the store has gone.
  });

  // ---- A part of the module that does not come
  /** What says so on the page. */
  const absence = any(byId('absent'));
  /** The timer of the first event that waits, and what tries again at once. */
  let patience = any(0), tryNow = () => {};
  /** Says that a part is not there: it is `late`, was `missed`, or is tried as a person `asked`. */
  const showAbsence = (how = '') => {
    const isNews = [undefined, 'asked'].includes(root.dataset.absent);
    root.dataset.absent = how;
    if (isNews && absence) announce(absence.firstElementChild.textContent, 'hidden');
  };
  /** When a part is tried again that did not come: after a while, or as a person asks. */
  const missed = () => new Promise((/** @type {any} */ done) => {
    showAbsence('missed');
    setTimeout(tryNow = done, 2000);
  });
  absence?.lastElementChild.addEventListener('click', (/** @type {Event} */ event) => {
    event.stopPropagation(); // It is no press beside a dialog.
    showAbsence('asked');
    setTimeout(tryNow, 400); // So long at least a person sees that it is tried.
  });
  const hideAbsence = () => {
    clearTimeout(patience), patience = 0;
    if (!root.dataset.absent) return;
    const wasFocused = absence?.contains(document.activeElement);
    delete root.dataset.absent;
    announce('', 'hidden');
    if (wasFocused) front()?.focus();
  };

  // ---- Start
  /** Goes on with the parts of the module that are there. */
  const proceed = (hasAll = true) => {
    isWhole = hasAll;
    hideAbsence();
    [app, image] = [module.make(app ? new Uint8Array(app.memory.buffer) : image), null];
    for (const [kind, ...fields] of waiting.splice(0)) send(kind, ...fields);
    root.dataset.ready = isWhole ? 'all' : 'first';
  };
  const start = async () => {
    // What stands on the page is painted before the module keeps the browser busy.
    const ready = new Promise((done) => addEventListener('DOMContentLoaded', done));
    // What is put there until the module is here is a stranger's.
    for (const region of document.querySelectorAll('[data-region]')) tokens.adopt(region);
    module = await loadModule(!worker, ready, missed);
    proceed(!module.rest);
    await module.rest;
    if (!isWhole) proceed();
  };
  boot();
  const serve = async () => { if (worker) update = await offerUpdates(worker, () => send(9)); };
  start().then(serve, stop).catch(() => {});
})();
