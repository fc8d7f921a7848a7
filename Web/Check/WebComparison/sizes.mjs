// usage: node sizes.mjs <engine> <with custom units> <with custom units and registries> <with notebooks> <limit of registries> <limit of notebooks>
// Prints what the four modules weigh, and fails if registries or notebooks add more bytes than their limit after brotli.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const weighed = (file) => {
  const raw = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  return { raw: raw.length, brotli: brotliCompressSync(raw, { params }).length };
};
const [engine, custom, registry, notebook] = process.argv.slice(2, 6).map(weighed);
const say = (name, module, before) =>
  console.log(
    `wasm-check: sizes: ${name}: ${module.raw} bytes, ${module.brotli} brotli` +
      (before ? `: +${module.raw - before.raw}, +${module.brotli - before.brotli} brotli` : ""));
say("engine", engine);
say("with custom units", custom, engine);
say("with registries", registry, custom);
say("with notebooks", notebook, engine);
const limits = process.argv.slice(6, 8).map(Number);
[["the reader of registries", registry.brotli - custom.brotli], ["notebooks", notebook.brotli - engine.brotli]]
  .forEach(([name, added], place) => {
    if (added <= limits[place]) return;
    console.error(`wasm-check: ${name}: ${added} bytes brotli are added, more than ${limits[place]}`);
    process.exitCode = 1;
  });
