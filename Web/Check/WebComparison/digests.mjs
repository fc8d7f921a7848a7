// usage: node digests.mjs <module> <function> <first> <count> …
// Prints the result of the function for each pair of integers, as an unsigned number.
import { readFileSync } from "node:fs";

const [module, name, ...integers] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module), {});
for (let i = 0; i + 1 < integers.length; i += 2) {
  const result = instance.exports[name](Number(integers[i]), Number(integers[i + 1]));
  console.log(BigInt.asUintN(64, result).toString());
}
