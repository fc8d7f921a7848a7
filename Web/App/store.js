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
  const put = (key = '', /** @type {string | null} */ value) => {
    try { if (key === own) sessionStorage.setItem(key, value ?? ''); }
    catch { /* A new start of this tab finds what any tab has stored. */ }
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
      try {
        const kept = sessionStorage.getItem(own);
        if (kept !== null) values.push([own, kept || null]);
      } catch { /* What any tab has stored counts. */ }
      return [...new Map([...values, ...memory])].filter(([, value]) => value !== null);
    },
    /** Another page has stored a value, which counts, or emptied the store. */
    forget: (/** @type {?string} */ key) => key === null ? memory.clear() : memory.delete(key),
  };
};
