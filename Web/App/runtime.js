// @ts-check
// A terminal for an app in WebAssembly: events go to it as bytes, and it answers with effects as bytes.
// It shows what tokens say and knows nothing of the app. Version 1 of the protocol, which stands on the
// page of `AppSession`.
'use strict';
(() => {
  const VERSION = 1;
  const END = 0, ELEMENT = 1, ATTRIBUTE = 2, TEXT = 3, CONTENT = 4, KEY = 5, UNCHANGED = 6;
  // Made from the enumerations of `Markup`; a test compares.
  // <tables>
  // </tables>
  const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const root = document.documentElement;

  // ---- Reading bytes

  /** The bytes that are read, and where. */
  let bytes = new Uint8Array(0);
  let at = 0;

  const number = () => {
    let value = 0, factor = 1, byte;
    do {
      byte = bytes[at++];
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  };

  const part = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at);
  };

  const text = () => {
    const length = number();
    const end = at + length;
    if (length > 24) {
      at = end;
      return decoder.decode(bytes.subarray(end - length, end));
    }
    // Short ASCII is read faster by hand.
    let short = '';
    for (let place = at; place < end; place++) {
      if (bytes[place] > 127) {
        short = decoder.decode(bytes.subarray(at, end));
        break;
      }
      short += String.fromCharCode(bytes[place]);
    }
    at = end;
    return short;
  };

  // ---- Showing tokens

  /** The nodes that were made here or stood on the page at first, with the attributes they were given. */
  const own = new WeakMap();
  /** The field in which a person composes, and whether an element was missing. */
  let composing = /** @type {Element | null} */ (null);
  let isMissing = false;

  const keyOf = (/** @type {Node} */ node) =>
    node instanceof Element ? node.getAttribute('data-key') ?? '' : '';

  /** The key of the element whose tokens begin at a place. */
  const keyAt = (/** @type {number} */ place) => {
    const before = at;
    at = place + 2;
    let key = '';
    if (bytes[place] === UNCHANGED) key = text();
    else if (bytes[at] === KEY) { at++; key = text(); }
    at = before;
    return key;
  };

  /** Whether tokens at a place may change a node into what they say. */
  const fits = (/** @type {Node} */ node, /** @type {string} */ key) => {
    if (!own.has(node)) return false;
    if (bytes[at] === TEXT) return node.nodeType === 3;
    return node.nodeType === 1 && /** @type {Element} */ (node).localName === TAGS[bytes[at + 1]]
      && keyOf(node) === key;
  };

  const set = (/** @type {Element} */ node, /** @type {string} */ name, /** @type {string} */ value) => {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    const field = /** @type {any} */ (node);
    if (name === 'value' && node !== composing && field.value !== value) field.value = value;
    if (name === 'checked') field.checked = true;
  };

  /** Makes of a node what the tokens say, and reads over them. */
  const morph = (/** @type {any} */ node) => {
    if (bytes[at] === TEXT) {
      at++;
      const value = text();
      if (node.data !== value) node.data = value;
      return;
    }
    if (bytes[at] === UNCHANGED) { at += 2; text(); return; }
    at += 2;
    const names = [];
    for (; bytes[at] !== CONTENT;) {
      const name = bytes[at++] === KEY ? 'data-key' : NAMES[bytes[at++]];
      names.push(name);
      set(node, name, text());
    }
    at++;
    // Attributes of others stay.
    for (const name of own.get(node) ?? []) {
      if (!names.includes(name)) {
        node.removeAttribute(name);
        if (name === 'checked') node.checked = false;
      }
    }
    own.set(node, names);
    morphContent(node);
    at++;
  };

  const build = () => {
    let node;
    if (bytes[at] === TEXT) node = document.createTextNode('');
    else {
      const tag = bytes[at + 1];
      node = SVG.includes(tag) ? document.createElementNS(SVG_NAMESPACE, TAGS[tag])
        : document.createElement(TAGS[tag]);
    }
    own.set(node, []);
    morph(node);
    return node;
  };

  /** The next sibling from a node on that was made here. */
  const ownFrom = (/** @type {Node | null} */ node) => {
    while (node && !own.has(node)) node = node.nextSibling;
    return node;
  };

  const morphContent = (/** @type {Node} */ parent) => {
    let next = ownFrom(parent.firstChild);
    while (at < bytes.length && bytes[at] !== END) {
      const key = bytes[at] === TEXT ? '' : keyAt(at);
      let found = next && fits(next, key) ? next : null;
      if (!found && key) {
        for (let node = next; node; node = node.nextSibling) {
          if (fits(node, key)) { found = node; break; }
        }
      }
      if (!found) {
        if (bytes[at] === UNCHANGED) { isMissing = true; at += 2; text(); continue; }
        parent.insertBefore(build(), next);
        continue;
      }
      if (found !== next) {
        // A moved element would lose the focus, so the others are moved around it.
        if (found.contains(document.activeElement)) {
          while (next && next !== found) {
            const moved = next;
            next = ownFrom(next.nextSibling);
            parent.insertBefore(moved, found.nextSibling);
          }
        } else parent.insertBefore(found, next);
      }
      morph(found);
      if (found === next) next = ownFrom(found.nextSibling);
    }
    while (next) {
      const gone = next;
      next = ownFrom(next.nextSibling);
      /** @type {ChildNode} */ (gone).remove();
    }
  };

  /** Takes over what stood on the page before the app started. */
  const adopt = (/** @type {Node} */ node) => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      own.set(child, child instanceof Element ? child.getAttributeNames() : []);
      adopt(child);
    }
  };

  // ---- Effects

  const memory = new Map();
  const store = (/** @type {string} */ key, /** @type {string | null} */ value) => {
    memory.set(key, value);
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch (error) {
      queueMicrotask(() => send(7, key, error instanceof DOMException ? error.name : ''));
    }
  };

  const stored = () => {
    const values = new Map(memory);
    try {
      for (let index = 0; index < localStorage.length; index++) {
        const key = localStorage.key(index);
        if (key !== null && key.startsWith(prefix)) values.set(key, localStorage.getItem(key));
      }
    } catch { /* The store is refused: what is in memory counts. */ }
    return [...values].filter(([, value]) => value !== null);
  };

  const announce = (/** @type {string} */ words) => {
    const place = document.getElementById('announcer');
    if (place) place.textContent = place.textContent === words ? words + '\u00A0' : words;
  };

  const copy = async (
    /** @type {string} */ words, /** @type {string} */ said, /** @type {string} */ failed,
  ) => {
    try {
      await navigator.clipboard.writeText(words);
      announce(said);
    } catch { announce(failed); }
  };

  const effects = [
    () => {},
    () => {
      const region = document.querySelector(`[data-region="${CSS.escape(text())}"]`);
      const end = number() + at;
      const whole = bytes;
      bytes = whole.subarray(0, end);
      if (region) morphContent(region);
      bytes = whole;
      at = end;
    },
    () => {
      const field = /** @type {any} */ (document.getElementById(text()));
      const value = text(), start = number(), end = number();
      if (!field || field === composing) return;
      if (field.value !== value) field.value = value;
      if (field === document.activeElement
        && (field.selectionStart !== start || field.selectionEnd !== end)) {
        field.setSelectionRange(start, end);
      }
    },
    () => { document.getElementById(text())?.focus(); },
    () => announce(text()),
    () => { copy(text(), text(), text()); },
    () => store(text(), decoder.decode(part())),
    () => store(text(), null),
    () => {
      const path = text(), how = text();
      if (how === 'back') history.back();
      else if (how === 'push') history.pushState(null, '', path);
      else history.replaceState(null, '', path);
    },
    () => { root.lang = text(); root.dir = text(); root.className = text(); },
    () => { document.title = text(); },
  ];

  // ---- Events

  /** The exports of the module; the module to make them again from; events before it is there. */
  let app = /** @type {any} */ (null);
  let module = /** @type {WebAssembly.Module | null} */ (null);
  const waiting = /** @type {any[][]} */ ([]);
  const prefix = root.dataset.store ?? '';
  let traps = 0, lastTrap = -Infinity;

  const encode = (/** @type {number} */ kind, /** @type {any[]} */ fields) => {
    const out = [kind];
    const write = (/** @type {number} */ value) => {
      for (; value > 127; value = Math.floor(value / 128)) out.push(value % 128 + 128);
      out.push(value);
    };
    write(Date.now());
    for (const field of fields) {
      if (typeof field === 'number') write(field);
      else {
        const encoded = encoder.encode(field);
        write(encoded.length);
        for (const byte of encoded) out.push(byte);
      }
    }
    return out;
  };

  const send = (/** @type {number} */ kind, /** @type {any[]} */ ...fields) => {
    if (!app) { waiting.push([kind, ...fields]); return; }
    const event = encode(kind, fields);
    let place;
    try {
      const inbox = app.inbox(event.length);
      new Uint8Array(app.memory.buffer).set(event, inbox);
      place = app.event(event.length);
    } catch (error) { recover(); return; }
    const [before, from] = [bytes, at];
    bytes = new Uint8Array(app.memory.buffer, place, app.length()).slice();
    at = 0;
    isMissing = false;
    while (at < bytes.length) effects[bytes[at++]]();
    [bytes, at] = [before, from];
    if (isMissing) send(5);
  };

  const boot = () => {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    const values = traps < 3 ? stored() : [];
    send(1, VERSION, (high % 2 ** 21) * 2 ** 32 + low, navigator.languages.length,
      ...navigator.languages, location.hash, traps, values.length, ...values.flat());
  };

  /** A trapped instance may hold anything: a new one starts from what was stored. */
  const recover = () => {
    const now = performance.now();
    traps = now - lastTrap < 2000 ? traps + 1 : 1;
    lastTrap = now;
    if (traps > 3 || !module) { root.classList.add('stopped'); return; }
    app = new WebAssembly.Instance(module, {}).exports;
    boot();
  };

  const field = (/** @type {any} */ node) =>
    send(3, node.dataset.action, node.value, node.selectionStart ?? 0, node.selectionEnd ?? 0);

  document.addEventListener('click', (event) => {
    const node = /** @type {any} */ (event.target).closest?.('[data-action]');
    if (!node || node.localName === 'input' || node.localName === 'select') return;
    send(2, node.dataset.action, node.dataset.value ?? '');
  });
  document.addEventListener('input', (event) => {
    const node = /** @type {any} */ (event.target);
    if (node.dataset?.action) field(node);
  });
  document.addEventListener('compositionstart', (event) => {
    composing = /** @type {Element} */ (event.target);
  });
  document.addEventListener('compositionend', (event) => {
    composing = null;
    const node = /** @type {any} */ (event.target);
    if (node.dataset?.action) field(node);
  });
  document.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const node = /** @type {any} */ (event.target).closest?.('[data-keys]');
    // `Escape=close Enter=take:5`
    for (const entry of node?.dataset.keys.split(' ') ?? []) {
      const [key, action] = entry.split('=');
      if (key !== event.key) continue;
      event.preventDefault();
      const [name, value] = action.split(':');
      send(2, name, value ?? '');
    }
  });
  addEventListener('popstate', () => send(6, location.hash));
  addEventListener('storage', (event) => {
    if (event.key?.startsWith(prefix)) send(4, event.key, event.newValue ?? '');
  });

  // ---- Start

  const compiled = async () => {
    const inline = document.getElementById('module');
    if (!inline) {
      const response = fetch('app.wasm');
      try { return await WebAssembly.compileStreaming(response); }
      catch { return WebAssembly.compile(await (await fetch('app.wasm')).arrayBuffer()); }
    }
    const packed = Uint8Array.from(atob(inline.textContent ?? ''), (c) => c.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compile(await new Response(stream).arrayBuffer());
  };

  const start = async () => {
    module = await compiled();
    app = new WebAssembly.Instance(module, {}).exports;
    for (const region of document.querySelectorAll('[data-region]')) adopt(region);
    boot();
    for (const [kind, ...fields] of waiting.splice(0)) send(kind, ...fields);
    root.dataset.ready = '';
  };
  start();

  if ('serviceWorker' in navigator && root.dataset.worker !== undefined) {
    const worker = root.dataset.worker;
    const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy(
      'worker', { createScriptURL: () => worker });
    navigator.serviceWorker.register(policy ? policy.createScriptURL('') : worker);
  }
})();
