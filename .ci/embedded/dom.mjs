// Runs the program of the article on web pages in a page with a fake DOM: node dom.mjs FOLDER
// Checks the rows, and checks that the memory of the program does not grow while its content stays about the same.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

class Element {
  children = [];
  parent = null;
  textContent = "";
  value = "";

  insertBefore(node, next) {
    node.remove();
    const index = next === null ? this.children.length : this.children.indexOf(next);
    assert(index >= 0, "the next row is not in the list");
    this.children.splice(index, 0, node);
    node.parent = this;
  }

  remove() {
    if (this.parent === null) return;
    this.parent.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }
}

const folder = process.argv[2];
const elements = { title: new Element(), todos: new Element() };
let created = 0;
globalThis.document = {
  getElementById: (id) => elements[id],
  createElement: () => {
    created += 1;
    return new Element();
  },
};
globalThis.fetch = async (name) =>
  new Response(await readFile(`${folder}/${name}`), { headers: { "Content-Type": "application/wasm" } });

const { start } = await import(pathToFileURL(`${folder}/page.mjs`));
const program = await start("app.wasm");
const list = elements.todos;
const rows = () => list.children.map((row) => row.textContent);
const add = (title) => {
  elements.title.value = title;
  program.add();
};
const click = (title) => program.click(rows().indexOf(title));

for (const title of ["bread", "Käse 🧀", "milk"]) add(title);
assert.deepEqual(rows(), ["To do", "bread", "Käse 🧀", "milk", "Done"]);
const bread = list.children[1];
click("bread");
click("milk");
assert.deepEqual(rows(), ["To do", "Käse 🧀", "Done", "bread", "milk"]);
assert.equal(list.children[3], bread, "a row that moves is the same element");
click("bread");
click("To do");
click("no such row");
assert.deepEqual(rows(), ["To do", "Käse 🧀", "Done", "milk"]);
assert.equal(created, 5, "each row is created once");

// Three edits, each with an apply: adds a task, finishes the oldest of about 50 tasks, and deletes it.
let count = 0;
function edit() {
  add(`task ${(count += 1)}`);
  if (count <= 50) return;
  click(`task ${count - 50}`);
  click(`task ${count - 50}`);
}
while (count < 1_000) edit();
const before = program.memory.buffer.byteLength;
while (count < 11_000) edit();
const after = program.memory.buffer.byteLength;
assert.deepEqual(rows().slice(-4), [`task ${count - 1}`, `task ${count}`, "Done", "milk"]);
console.log(`The page: ${rows().length} rows, ${before} bytes after 3,000 edits, ${after} after 33,000.`);
assert.equal(after, before, "edits need more and more memory");
