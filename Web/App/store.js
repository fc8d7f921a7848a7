// @ts-check
// Keeps values under keys in the browser's store, and in memory while that refuses them.
'use strict';
/**
 * The values whose keys begin with a prefix.
 *
 * @param {string} prefix
 * @param {string} own the key of the value of which each tab keeps its own
 * @param {(key: string, reason: string) => void} refused what happens when a value is not stored
 */
const openStore = (prefix, own, refused) => {
  /** What is not stored; `null` for what is to be removed. */
  const memory = new Map();
  /** Uses the store of this tab, which a new start reads; nothing where the browser refuses. */
  const inTab = (/** @type {any} */ use) => { try { return use(sessionStorage); } catch { } };
  const put = (key = '', /** @type {string | null} */ value) => {
    if (key === own) inTab((/** @type {Storage} */ kept) => kept.setItem(key, value ?? ''));
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch (error) {
      queueMicrotask(() => refused(key, /** @type {any} */ (error)?.name ?? ''));
      return false;
    }
    return memory.delete(key);
  };
  return {
    /** Stores a value behind the copies of what it overwrites, whose keys begin with its own. */
    set: (key = '', /** @type {string | null} */ value) => {
      memory.set(key, value);
      const copies = [...memory].filter(([name]) => name.startsWith(key + '.'));
      if (copies.every(([name, copy]) => put(name, copy))) put(key, value);
    },
    /** All keys and values, as they are stored or would be. */
    all: () => {
      let values = /** @type {[string, string | null][]} */ ([]);
      try { values = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)); }
      catch { /* The store is refused: what is in memory counts. */ }
      const typed = inTab((/** @type {Storage} */ kept) => kept.getItem(own));
      if (typed != null) values.push([own, typed || null]);
      return [...new Map([...values, ...memory])].filter(([, value]) => value !== null);
    },
    /** Another page has stored a value, which counts, or emptied the store. */
    forget: (/** @type {?string} */ key) => key === null ? memory.clear() : memory.delete(key),
  };
};
