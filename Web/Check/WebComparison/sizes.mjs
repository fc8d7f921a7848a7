// usage: node sizes.mjs <engine> <with custom units> <with custom units and registries> <with notebooks> <limit in bytes>
// Prints what the four modules weigh, and fails if the reader of registries adds more than the limit after brotli.
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
const limit = Number(process.argv[6]);
const [engine, custom, registry, notebook] = process.argv.slice(2, 6).map(weighed);
const say = (name, module, before) =>
  console.log(
    `wasm-check: sizes: ${name}: ${module.raw} bytes, ${module.brotli} brotli` +
      (before ? `: +${module.raw - before.raw}, +${module.brotli - before.brotli} brotli` : ""));
say("engine", engine);
say("with custom units", custom, engine);
say("with registries", registry, custom);
say("with notebooks", notebook, engine);
const added = registry.brotli - custom.brotli;
if (!(added <= limit)) {
  console.error(`wasm-check: the reader of registries adds ${added} bytes brotli, more than ${limit}`);
  process.exit(1);
}
