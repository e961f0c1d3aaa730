// Drives the benchmark in headless Chromium, and prints a table: node benchmark.mjs SITE TIMES
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser } from "../Driver/browser.mjs";
import { serve } from "../Driver/server.mjs";
import { measure } from "./measure.mjs";

const [site, times = "11"] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "benchmark-"));
const server = await serve(site, "");
const browser = new Browser(process.env.CHROMIUM ?? "chromium", profile);
try {
  const tab = await browser.openTab(900, 900);
  await tab.navigate(`${server.origin}/benchmark.html`);
  await new Promise((done) => setTimeout(done, 1_000));
  for (const size of (process.env.SIZES ?? "1000,10000").split(",").map(Number)) {
    // The answer would come later than the driver waits for, so the page keeps it.
    await tab.evaluate(`void (${measure})(${size}, ${size > 1_000 ? Math.ceil(times / 3) : times})
      .then((it) => { window.result = it; }, (error) => { window.result = { error: String(error.stack) }; });`);
    let result;
    while (!(result = await tab.evaluate("window.result"))) { await new Promise((done) => setTimeout(done, 500)); }
    await tab.evaluate("delete window.result");
    if (result.error) { throw new Error(result.error); }
    print(size, result);
  }
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}

function print(size, { results, missing }) {
  const lists = [...new Set(results.map((it) => it.list))];
  console.log(`\n${size} rows: milliseconds of script and with layout, as multiples of the code by hand; operations of the DOM`);
  if (missing.length > 0) { console.log(`Not at hand: ${missing.join(", ")}`); }
  for (const name of new Set(results.map((it) => it.name))) {
    const of = Object.fromEntries(results.filter((it) => it.name === name).map((it) => [it.list, it]));
    const { script, total } = of["by hand"];
    console.log(`${name.padEnd(18)} by hand ${script.toFixed(2)} ms, with layout ${total.toFixed(2)} ms`);
    for (const list of lists) {
      const it = of[list];
      console.log(`  ${list.padEnd(10)} ${(it.script / script).toFixed(2).padStart(7)} ${(it.total / total).toFixed(2).padStart(7)}`
        + ` ${String(it.operations).padStart(7)}`);
    }
  }
}
