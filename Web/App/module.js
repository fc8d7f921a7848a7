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
  /** The module that the page holds, unpacked by another one. */
  const unpacked = async () => {
    const encoding = 'windows-1252', decoder = new TextDecoder(encoding);
    // Which byte each character of the encoding is.
    const byteOf = new Uint8Array(65536), bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    [...decoder.decode(bytes)].forEach((character, at) => byteOf[character.charCodeAt(0)] = at);
    // Some servers name an encoding of their own, by which the bytes are lost: they come again.
    const page = document.characterSet === encoding ? null
      : decoder.decode(await (await fetch(location.href)).arrayBuffer());
    /** A backslash stands before a byte XOR 64. */
    const held = (id = '') => {
      const text = page ? page.split(`id="${id}">`)[1].split('<')[0]
        : document.getElementById(id)?.textContent ?? '';
      const bytes = new Uint8Array(text.length);
      let length = 0;
      for (let at = 0; at < text.length; at++) {
        const byte = byteOf[text.charCodeAt(at)];
        bytes[length++] = byte === 92 ? byteOf[text.charCodeAt(++at)] ^ 64 : byte;
      }
      return bytes.subarray(0, length);
    };
    await ready;
    const { instance } = await WebAssembly.instantiate(held('unpacker'));
    const { inbox, unpack, length, memory } = /** @type {any} */ (instance.exports);
    const packed = held('module'), place = inbox(packed.length);
    new Uint8Array(memory.buffer).set(packed, place);
    const start = unpack();
    return WebAssembly.compile(new Uint8Array(memory.buffer, start, length()));
  };
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
  const parts = [await (isHeld ? unpacked() : part('app.wasm'))];
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
