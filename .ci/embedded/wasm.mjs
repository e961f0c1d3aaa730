// Runs a WebAssembly program with Node: node wasm.mjs FILE
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const wasi = new WASI({ version: "preview1" });
const { instance } = await WebAssembly.instantiate(
  await readFile(process.argv[2]),
  wasi.getImportObject(),
);
process.exit(wasi.start(instance));
