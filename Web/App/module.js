// @ts-check
// Loads a module of WebAssembly in one part, or in two. It runs with the first part; what is called
// in the second one throws until that is there.
'use strict';
/** @typedef {{ make: (memory: Uint8Array | null) => any, rest: Promise<void> | null }} Loaded */

/**
 * The module from its files, asked for at once, or from the page if that holds it: how to make its
 * exports, with a memory of before if there is one, and when its second part is there, if any.
 *
 * @param {boolean} isHeld
 * @param {Promise<any>} ready when the page lets it be compiled
 * @param {() => Promise<any>} missed when a part that did not come is tried again
 * @returns {Promise<Loaded>}
 */
const loadModule = async (isHeld, ready, missed) => {
  /** A part from its file, tried again, unless a server answers three times and lacks it. */
  const part = async (name = '', integrity = '') => {
    for (let answers = 0; ; await missed()) {
      try {
        const [{ body }] = await Promise.all([fetch(name, { integrity }), ready]);
        // Some servers do not name the type.
        const response = new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
        return await WebAssembly.compileStreaming(response);
      } catch {
        const found = await fetch(name, { method: 'HEAD' }).catch(() => null);
        if (found && found.status < 500 && ++answers > 2) throw new Error('not there: ' + name);
      }
    }
  };
  if (!globalThis.WebAssembly) return ready.then(() => Promise.reject('no WebAssembly'));
  const parts = [await (isHeld ? heldModule(ready) : part('app.wasm'))];
  // The first part names the digest of the second one.
  const [digest] = WebAssembly.Module.customSections(parts[0], 'rest');
  const rest = digest ? part('rest.wasm', new TextDecoder().decode(digest)) : null;
  return {
    make: (memory) => {
      const absent = () => { throw new Error('the second part is not there'); };
      const placeholder = new Proxy({}, { get: () => absent });
      const made = /** @type {any} */ (new WebAssembly.Instance(parts[0], { placeholder }).exports);
      if (parts[1]) new WebAssembly.Instance(parts[1], { primary: made });
      if (memory) {
        made.memory.grow(Math.max(0, memory.length - made.memory.buffer.byteLength) / 65536);
        new Uint8Array(made.memory.buffer).set(memory);
      }
      return made;
    },
    rest: rest && rest.then((second) => { parts.push(second); }),
  };
};
