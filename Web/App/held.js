// @ts-check
// Unpacks the module that the page holds, in a single file.
'use strict';
/**
 * The module in the element `module`, unpacked by the one in the element `unpacker`.
 *
 * @param {Promise<any>} ready when the page lets it be compiled
 * @returns {Promise<WebAssembly.Module>}
 */
const heldModule = async (ready) => {
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
