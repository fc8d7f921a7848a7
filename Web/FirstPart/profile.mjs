// Runs the first moments of the app in a module that counts what is called (`wasm-split
// --instrument`), and writes the profile by which `wasm-split` divides the module in two.
//
//     node profile.mjs <module> <profile to write>
import { readFileSync, writeFileSync } from 'node:fs';

const [path, target] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path));
const app = instance.exports;
const CLOCK = 1_764_000_000_000;
/** What the fields of each effect are, from kind 1: texts or bytes, and numbers. */
const FIELDS = ['bb', 'bbnn', 'b', 'bb', 'bbb', 'bb', 'b', 'bb', 'bbbb', 'b', '', '', '', '', 'n', '', 'b'];
const SAVE = 6, REMOVE = 7;
/** What the app has stored. */
const stored = new Map();
const decoder = new TextDecoder();

/** An event of version 1 of the protocol, which stands on the page of `AppSession`. */
function send(kind, ...fields) {
  const out = [kind];
  const write = (value) => {
    for (; value > 127; value = Math.floor(value / 128)) out.push(value % 128 + 128);
    out.push(value);
  };
  for (const field of [CLOCK, ...fields]) {
    if (typeof field === 'number') { write(field); continue; }
    const bytes = new TextEncoder().encode(field);
    write(bytes.length);
    out.push(...bytes);
  }
  const inbox = app.inbox(out.length);
  new Uint8Array(app.memory.buffer).set(out, inbox);
  const place = app.event(out.length);
  keep(new Uint8Array(app.memory.buffer, place, app.length()).slice());
}

/** Stores what the effects of an event store. */
function keep(bytes) {
  let at = 0;
  const number = () => {
    let value = 0, factor = 1;
    for (; bytes[at] > 127; factor *= 128) value += (bytes[at++] - 128) * factor;
    return value + bytes[at++] * factor;
  };
  const part = () => { const length = number(); at += length; return bytes.subarray(at - length, at); };
  if (bytes.length === 0) throw new Error('the app did not answer an event');
  while (at < bytes.length) {
    const kind = bytes[at++];
    const fields = [...FIELDS[kind - 1]].map((field) => field === 'b' ? part() : number());
    if (kind === SAVE) stored.set(decoder.decode(fields[0]), decoder.decode(fields[1]));
    if (kind === REMOVE) stored.delete(decoder.decode(fields[0]));
  }
}

const boot = (...languages) => send(1, 1, 77, languages.length, ...languages, 1440, '', 0, stored.size, ...[...stored].flat());
const press = (name, value = '') => send(2, name, value);
const field = (text) => send(3, 'input', text, text.length, text.length);

// A person opens the app for the first time, types, and comes back. What goes on from a conversion is kept in the
// history, for which all of the module is needed.
boot('en-US', 'en');
for (const text of ['1', '12', '12.', '12.5', '']) field(text);
for (const key of ['1', '2', 'decimal', '5', 'backspace']) press('key', key);
press('key', '7');
send(5);
send(10);
boot('en-US', 'en');
press('key', '8');

const size = app.__write_profile(0, 0);
const place = app.inbox(size);
app.__write_profile(place, size);
writeFileSync(target, new Uint8Array(app.memory.buffer, place, size));
