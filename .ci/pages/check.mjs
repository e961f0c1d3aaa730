// Opens the rendered documentation in Chromium, and fails on what a reader would trip over.
//
// usage: node check.mjs DOCS BASE README.md …
//
// DOCS is the output of docc, made for static hosting under the path BASE. The check opens all articles, the
// pages of modules and types, and a sample of the other pages. Each page must load with its images, and the
// console must report no error. In articles and on the pages of modules, no code block may scroll sideways on
// a desktop. Each internal link of any page must lead to a page, and an anchor must exist on a page that the
// check opens. Links of the Markdown files must lead to files.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Browser } from "./browser.mjs";
import { fileAt, serve } from "./server.mjs";

const [docs, base, ...markdownFiles] = process.argv.slice(2);
const desktop = { width: 1280, height: 900 };
// The texts of failures, each with the pages on which it occurred.
const failures = new Map();
const fail = (page, text) => failures.set(text, [...(failures.get(text) ?? []), page]);

// The pages, by their paths under BASE.

const data = join(docs, "data");
const pages = readdirSync(join(data, "documentation"), { recursive: true })
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map((name) => {
    const path = `/documentation/${name.slice(0, -".json".length)}`;
    const { metadata, references } = JSON.parse(readFileSync(`${data}${path}.json`, "utf8"));
    const isArticle = metadata.role === "article" || metadata.symbolKind === "module";
    const links = Object.values(references).filter((it) => it.url?.startsWith("/"));
    return { path, isArticle, links: links.map((it) => it.url) };
  });
const sampleStep = 12;
const isOfType = ({ path }) => path.split("/").length === 4;
const opened = pages.filter(
  (page, index) => page.isArticle || isOfType(page) || index % sampleStep === 0,
);

// What a page shows once it is complete. This function runs in the page.

const inspect = async (isArticle) => {
  const deadline = performance.now() + 20_000;
  const isComplete = () => document.readyState === "complete" && document.querySelector("main h1");
  while (!isComplete()) {
    if (performance.now() > deadline) { return undefined; }
    await new Promise((done) => setTimeout(done, 5));
  }
  const images = [...document.querySelectorAll("main img")];
  // Images below the visible part would otherwise load only when the reader scrolls to them.
  for (const image of images) { image.loading = "eager"; }
  while (!images.every((image) => image.complete) && performance.now() < deadline) {
    await new Promise((done) => setTimeout(done, 5));
  }
  // The pages highlight their code, and show the sidebar, some time after the text.
  const isHighlighted = () => [...document.querySelectorAll(".code-listing")]
    .every((block) => block.textContent.trim() !== "" && block.scrollWidth > 0);
  const widths = () => [...document.querySelectorAll(".code-listing, .code-listing *")]
    .map((element) => `${element.scrollWidth}/${element.clientWidth}`).join();
  const steadySamples = isArticle ? 10 : 0;
  for (let last, steady = 0; steady < steadySamples;) {
    if (performance.now() > deadline) { return undefined; }
    const current = widths();
    const isSettled = isHighlighted() && document.querySelector(".navigator-card-item")
      && document.getAnimations().length === 0 && current === last;
    steady = isSettled ? steady + 1 : 0;
    last = current;
    await new Promise((done) => setTimeout(done, 50));
  }
  const scrolls = (element) => element.scrollWidth > element.clientWidth + 1;
  return {
    anchors: [...document.querySelectorAll("[id]")].map((element) => element.id),
    links: [...new Set([...document.querySelectorAll("a[href]")].map((link) => link.href))],
    brokenImages: images.filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.src),
    wideBlocks: [...document.querySelectorAll(".code-listing")]
      .filter((block) => [block, ...block.querySelectorAll("*")].some(scrolls))
      .map((block) => block.textContent.split("\n")
        .reduce((widest, line) => line.length > widest.length ? line : widest, "").trim()),
  };
};

// Opens the pages, in several tabs.

// The internal links, each with a page that contains it.
const links = new Map();
const anchors = new Map();

// The paths in the data of pages do not include BASE.
for (const page of pages) {
  for (const link of page.links) { links.set(base + link, page.path); }
}

async function open({ path, isArticle }, tab, origin) {
  await tab.navigate(`${origin}${base}${path}`);
  const content = await tab.evaluate(`(${inspect})(${isArticle})`);
  for (const error of tab.takeErrors()) {
    fail(path, `the console reports: ${error.replaceAll(origin, "")}`);
  }
  if (!content) {
    fail(path, "the page does not load");
    return;
  }
  anchors.set(path, new Set(content.anchors));
  for (const link of content.links) {
    if (link.startsWith(`${origin}/`)) { links.set(link.slice(origin.length), path); }
  }
  for (const image of content.brokenImages) {
    fail(path, `the image ${image.slice(origin.length)} does not load`);
  }
  if (isArticle) {
    for (const line of content.wideBlocks) { fail(path, `a code block is too wide: ${line}`); }
  }
}

async function openAll() {
  const profile = mkdtempSync(join(tmpdir(), "pages-"));
  const server = await serve(docs, base);
  const browser = new Browser(process.env.CHROMIUM ?? "chromium", profile);
  try {
    const left = [...opened];
    const work = async () => {
      const tab = await browser.openTab(desktop.width, desktop.height);
      for (let page; (page = left.pop());) { await open(page, tab, server.origin); }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function checkLinks() {
  for (const [link, source] of links) {
    const { pathname, hash } = new URL(link, "http://host");
    const anchor = decodeURIComponent(hash.slice(1));
    if (!fileAt(pathname, docs, base)) {
      fail(source, `the link to ${pathname} leads nowhere`);
    } else if (anchor) {
      const known = anchors.get(pathname.slice(base.length).replace(/\/$/, ""));
      if (known && !known.has(anchor)) { fail(source, `${pathname} has no anchor ${anchor}`); }
    }
  }
}

function checkMarkdown(file) {
  const text = readFileSync(file, "utf8").replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");
  const targets = [
    ...text.matchAll(/\]\(([^)\s]+)\)/g),
    ...text.matchAll(/(?:src|srcset|href)="([^"\s]+)"/g),
  ].map((match) => match[1]);
  for (const target of new Set(targets)) {
    if (/^([a-z]+:|#)/.test(target)) { continue; }
    const path = decodeURIComponent(target.replace(/#.*/, ""));
    if (!existsSync(resolve(dirname(file), path))) {
      fail(file, `the link to ${target} leads nowhere`);
    }
  }
  return targets.length;
}

await openAll();
checkLinks();
const linkCount = markdownFiles.reduce((sum, file) => sum + checkMarkdown(file), 0);
const articleCount = pages.filter((page) => page.isArticle).length;
if (articleCount === 0 || links.size === 0 || linkCount === 0) {
  fail(docs, "there are no articles or no links to check");
}
for (const [text, [first, ...others]] of [...failures].sort()) {
  console.log(`${first}${others.length > 0 ? ` and ${others.length} more` : ""}: ${text}`);
}
console.log(
  `${pages.length} pages, ${opened.length} of them opened, ${articleCount} articles, `
    + `${links.size} internal links, ${linkCount} links of Markdown files, `
    + `${failures.size} failures`,
);
process.exit(failures.size === 0 ? 0 : 1);
