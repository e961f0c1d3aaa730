// Drives the pages in headless Chromium, and compares what they show with the snapshots after each step.
//
// usage: node check.mjs SITE              runs all checks, and ends with 1 at the first difference
//        node check.mjs SITE FOLDER       saves pictures of the page at desktop and phone width
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editArticle, useArticle } from "./article.mjs";
import { Browser } from "./browser.mjs";
import { serve } from "./server.mjs";
import { applyMany, applyRandom, countOperations, loadChecks } from "./checks.mjs";
import { checkScreens } from "./screens.mjs";

const [site, folder] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "lists-"));
const server = await serve(site, "");
const browser = new Browser(process.env.CHROMIUM ?? "chromium", profile);

class Failure extends Error {}
const check = (condition, message) => { if (!condition) { throw new Failure(message); } };
const call = (tab, body, ...values) =>
  tab.evaluate(`(${body})(${values.map((it) => JSON.stringify(it)).join()})`);

async function open(path, width = 1_000, height = 700) {
  const tab = await browser.openTab(width, height);
  await tab.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  const opened = new Promise((resolve) => {
    const receive = tab.receive.bind(tab);
    tab.receive = (method, params) => {
      if (method === "Page.loadEventFired") { resolve(); }
      receive(method, params);
    };
  });
  await tab.navigate(`${server.origin}/${path}`);
  await opened;
  return tab;
}

async function checkRandom(seed, count, hasMoveBefore) {
  const tab = await open("checks.html");
  if (!hasMoveBefore) { await tab.evaluate("delete Element.prototype.moveBefore"); }
  await call(tab, loadChecks, seed);
  let result;
  for (let applied = 0; applied < count; applied += 100) {
    result = await call(tab, applyRandom, 100);
    check(!result.failure, result.failure);
  }
  const { applies, kept, rows, focused } = result;
  check(applies === count && kept > 4 * count && focused > count / 8, JSON.stringify(result));
  console.log(`${count} random snapshots${hasMoveBefore ? "" : " without moveBefore"}: ${rows} rows as the snapshots;`
    + ` ${kept} times a row that stays or moves keeps its element, ${focused} times its focus and its selected text`);
  check(tab.takeErrors().length === 0, "An error on the console");
}

async function checkOperations() {
  const tab = await open("checks.html");
  await call(tab, loadChecks, 1);
  for (const size of [1_000, 10_000]) {
    const results = await call(tab, countOperations, size);
    for (const { name, count, fewest, isRight } of results) {
      check(isRight, `${name}, ${size} rows: the page shows other rows`);
      check(count === fewest, `${name}, ${size} rows: ${count} operations of the DOM in place of ${fewest}`);
    }
    console.log(`${results.length} operations with ${size} rows: the fewest operations of the DOM in each`);
  }
  check(tab.takeErrors().length === 0, "An error on the console");
}

async function checkMemory() {
  const tab = await open("checks.html");
  await call(tab, loadChecks, 1);
  const sizes = [];
  for (let applied = 0; applied < 100_000; applied += 5_000) {
    const { rows, memory } = await call(tab, applyMany, 5_000);
    check(rows === 20, `${rows} rows after ${applied} applies`);
    sizes.push(memory);
  }
  console.log(`100,000 applies in a row: ${sizes[0]} bytes of memory after 5,000, ${sizes.at(-1)} at the end`);
  check(sizes[0] === sizes.at(-1), "Applies need more and more memory");
}

async function checkArticle() {
  const tab = await open("article/index.html");
  const steps = await call(tab, useArticle);
  const expected = [
    ["To do", "bread", "Käse 🧀", "milk", "Done"],
    ["To do", "Käse 🧀", "Done", "bread", "milk"], true,
    ["To do", "Käse 🧀", "Done", "milk"],
  ];
  check(JSON.stringify(steps) === JSON.stringify(expected), `The page of the article shows ${JSON.stringify(steps)}`);
  const { sizes, rows, last } = await call(tab, editArticle);
  check(rows === 52 && last === "task 11000", `The page of the article has ${rows} rows, and ${last}`);
  check(sizes[0] === sizes[1], `33,000 edits need more and more memory: ${sizes}`);
  console.log(`The page of the article: ${rows} rows, ${sizes[0]} bytes after 3,000 edits and after 33,000`);
  // The page has no icon.
  const errors = tab.takeErrors().filter((it) => !it.includes("favicon.ico"));
  check(errors.length === 0, errors.join());
}

async function savePictures() {
  const tab = await open("index.html?interval=10", 900, 520);
  for (const [name, width, height] of [["desktop", 900, 520], ["phone", 390, 844]]) {
    await tab.resize(width, height, 1.5);
    const isLoaded = 'document.getElementById("store").textContent.includes("Night Bus")';
    while (!await tab.evaluate(isLoaded)) { await new Promise((done) => setTimeout(done, 100)); }
    await tab.evaluate(`{
      const search = document.getElementById("search");
      search.value = "ma";
      search.dispatchEvent(new Event("input"));
      document.querySelectorAll("#mountains li")[2].click();
      document.querySelector("[data-kind=strip] .scroll:last-of-type").click();
    }`);
    const { data } = await tab.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(join(folder, `${name}.png`), Buffer.from(data, "base64"));
  }
}

let code = 0;
try {
  if (folder) {
    await savePictures();
  } else {
    await checkScreens(open, check);
    await checkRandom(1, 1_000, true);
    await checkRandom(2, 1_000, true);
    await checkRandom(4, 500, false);
    await checkOperations();
    await checkMemory();
    await checkArticle();
  }
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  code = 1;
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true, force: true });
}
process.exit(code);
