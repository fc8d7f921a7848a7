// @ts-check
// Reads the bytes that come from the app, writes those that go to it, and makes of living nodes
// what their tokens say. A node that stays is the same one, and lives on.
'use strict';
/** What reads lists of effects, and shows the tokens in them. */
const openTokens = () => {
  const END = 0, TEXT = 3, CONTENT = 4, KEY = 5, UNCHANGED = 6;
  // Made from the enumerations of `Markup`; a test compares.
  // <tables>
  // </tables>
  const [decoder, latin] = [new TextDecoder(), new TextDecoder('latin1')];

  // ---- Reading bytes
  /** The bytes that are read, their text if they were ASCII, and where. */
  let bytes = new Uint8Array(0), ascii = '', at = 0;

  const number = () => {
    let value = 0, factor = 1;
    for (; bytes[at] > 127; factor *= 128) value += (bytes[at++] - 128) * factor;
    return value + bytes[at++] * factor;
  };
  const text = () => {
    const length = number(), start = at;
    at += length;
    for (let place = start; place < at; place++)
      if (bytes[place] > 127) return decoder.decode(bytes.subarray(start, at));
    return ascii.slice(start, at);
  };

  // ---- Writing bytes
  const encoder = new TextEncoder();
  /** The bytes of an event: numbers in groups of seven bits, texts in UTF-8 behind their length. */
  const event = (kind = 0, /** @type {(number | string)[]} */ fields = []) => {
    const parts = /** @type {(number[] | Uint8Array)[]} */ ([[kind]]);
    const write = (value = 0) => {
      const groups = [];
      for (; value > 127; value = Math.floor(value / 128)) groups.push(value % 128 + 128);
      parts.push([...groups, value]);
    };
    for (const field of fields) {
      const encoded = typeof field === 'number' ? null : encoder.encode(field);
      write(encoded?.length ?? Number(field));
      if (encoded) parts.push(encoded);
    }
    const out = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    parts.reduce((place, part) => (out.set(part, place), place + part.length), 0);
    return out;
  };

  // ---- Showing tokens
  /** The nodes made here or adopted at the start, with the names of their attributes. */
  const own = new WeakMap();
  /** Whether an element that was sent as `unchanged` is not on the page. */
  let isMissing = false;

  /** The key of the element whose tokens begin here. */
  const keyHere = () => {
    const before = at, isUnchanged = bytes[at] === UNCHANGED;
    at += isUnchanged ? 2 : 3;
    const key = bytes[before] !== TEXT && (isUnchanged || bytes[at - 1] === KEY) ? text() : '';
    at = before;
    return key;
  };
  /** Whether the tokens here may change a node into what they say. */
  const fits = (/** @type {any} */ node, key = '') => {
    if (!own.has(node) || bytes[at] === TEXT) return own.has(node) && node.nodeType === 3;
    return node.nodeType === 1 && node.localName === TAGS[bytes[at + 1]]
      && (node.getAttribute('data-key') ?? '') === key;
  };
  const set = (/** @type {any} */ node, name = '', value = '') => {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
    if (name === 'value' && node !== tokens.composing && node.value !== value) node.value = value;
    if (name === 'checked') node.checked = true;
  };
  /** Makes of a node what the tokens say, and reads over them. */
  const morph = (/** @type {any} */ node) => {
    const kind = bytes[at++];
    if (kind === TEXT) {
      const value = text();
      if (node.data !== value) node.data = value;
      return;
    }
    at++;
    if (kind === UNCHANGED) { text(); return; }
    const names = [];
    while (bytes[at] !== CONTENT) {
      names.push(bytes[at++] === KEY ? 'data-key' : NAMES[bytes[at++]]);
      set(node, names[names.length - 1], text());
    }
    // Attributes of others stay.
    for (const name of own.get(node)) {
      if (names.includes(name)) continue;
      if (name === 'value') node.value = '';
      node.removeAttribute(name);
      if (name === 'checked') node.checked = false;
    }
    own.set(node, names);
    at++;
    morphContent(node);
    at++;
  };
  /** The node that the tokens here say; none for one that is said to be there. */
  const build = () => {
    const tag = bytes[at + 1];
    if (bytes[at] === UNCHANGED) return morph(null);
    const node = bytes[at] === TEXT ? document.createTextNode('')
      : SVG.includes(tag) ? document.createElementNS('http://www.w3.org/2000/svg', TAGS[tag])
      : document.createElement(TAGS[tag]);
    own.set(node, []);
    morph(node);
    return node;
  };
  /** The next sibling from a node on that was made here. */
  const ownFrom = (/** @type {any} */ node) => {
    while (node && !own.has(node)) node = node.nextSibling;
    return node;
  };
  /** Puts a node before another one; the one with the focus stays, and the others go around it. */
  const move = (/** @type {any} */ parent, /** @type {any} */ node, /** @type {any} */ next) => {
    if (parent.moveBefore) parent.moveBefore(node, next);
    else if (!node.contains(document.activeElement)) parent.insertBefore(node, next);
    else while (node.nextSibling !== next) parent.insertBefore(node.nextSibling, node);
  };
  const morphContent = (/** @type {any} */ parent) => {
    let next = ownFrom(parent.firstChild);
    /** Nodes that were not asked for yet; what stays is never moved because of them. */
    const passed = new Set();
    while (at < bytes.length && bytes[at] !== END) {
      const key = keyHere();
      let found = next;
      while (found && !fits(found, key)) found = ownFrom(found.nextSibling);
      for (; found && next !== found; next = ownFrom(next.nextSibling)) passed.add(next);
      if (!found) {
        found = [...passed].find((node) => fits(node, key));
        if (found) move(parent, found, next);
      }
      if (!found) {
        isMissing ||= bytes[at] === UNCHANGED;
        const made = build();
        if (made) parent.insertBefore(made, next);
        continue;
      }
      passed.delete(found);
      if (found === next) next = ownFrom(found.nextSibling);
      morph(found);
    }
    for (; next; next = ownFrom(next.nextSibling)) passed.add(next);
    for (const gone of passed) gone.remove();
  };
  /** Takes over what stood on the page before the app started. */
  const adopt = (/** @type {any} */ node) => {
    for (const child of node.childNodes) {
      own.set(child, child.getAttributeNames?.() ?? []);
      adopt(child);
    }
  };
  const tokens = {
    /** The field in which a person composes: nothing touches it. */
    composing: /** @type {any} */ (null),
    number,
    text,
    event,
    adopt,
    move,
    /** Makes of what an element holds, if there is one, what the next bytes say. */
    show: (/** @type {any} */ element, length = 0) => {
      const end = at + length, whole = bytes;
      bytes = whole.subarray(0, end);
      if (element) morphContent(element);
      [bytes, at] = [whole, end];
    },
    /** The bytes that were not read yet; they count as read. */
    rest: () => bytes.subarray(at, at = bytes.length),
    /** Does each effect of a list by its first byte; whether all unchanged elements were there. */
    read: (/** @type {Uint8Array} */ list, /** @type {(effect: number) => void} */ act) => {
      const before = /** @type {const} */ ([bytes, ascii, at, isMissing]);
      [bytes, ascii] = [list, latin.decode(list)];
      for (at = 0, isMissing = false; at < bytes.length;) act(bytes[at++]);
      const isWhole = !isMissing;
      [bytes, ascii, at, isMissing] = before;
      return isWhole;
    },
  };
  return tokens;
};
