// The same table, kept by this package, by code that knows each change, and by libraries. Each list has the operations
// of js-framework-benchmark as methods, and the body of its table.
import { load } from "./page.mjs";

const table = () => {
  const body = document.createElement("tbody");
  const element = document.createElement("table");
  element.append(body);
  document.getElementById("others").append(element);
  return body;
};
const label = (id) => `label ${(id * 7919) % 1000}`;

// The rows as plain values, for all lists that compare.
class Model {
  rows = [];
  lastID = 0;
  make(count) {
    return Array.from({ length: count }, () => ({ id: ++this.lastID, label: label(this.lastID), isSelected: false }));
  }
  replace(count) { this.rows = this.make(count); }
  append(count) { this.rows = [...this.rows, ...this.make(count)]; }
  update(step) { this.rows = this.rows.map((it, i) => i % step ? it : { ...it, label: `${it.label} !!!` }); }
  select(row) { this.rows = this.rows.map((it, i) => i === row ? { ...it, isSelected: true } : it); }
  swap(a, b) {
    this.rows = [...this.rows];
    [this.rows[a], this.rows[b]] = [this.rows[b], this.rows[a]];
  }
  remove(row) { this.rows = this.rows.filter((_, i) => i !== row); }
  reverse() { this.rows = this.rows.toReversed(); }
  clear() { this.rows = []; }
}
const operations = ["replace", "append", "update", "select", "swap", "remove", "reverse", "clear"];

// A list that shows a model with a function.
const rendered = (body, render) => {
  const model = new Model();
  return Object.fromEntries([["body", body], ...operations.map((name) => [name, (...values) => {
    model[name](...values);
    render(model.rows);
  }])]);
};

const template = document.getElementById("table-row").content.firstElementChild;
const makeRow = (row) => {
  const element = template.cloneNode(true);
  element.firstChild.firstChild.data = row.id;
  element.children[1].firstChild.firstChild.data = row.label;
  if (row.isSelected) { element.className = "danger"; }
  return element;
};

async function thePackage() {
  const { program } = await load("checks.wasm");
  const list = { body: document.getElementById("package") };
  for (const name of operations) { list[name] = program[name]; }
  return list;
}

// Code that knows each change, and does nothing else.
class HandWritten {
  body = table();
  lastID = 0;
  insert(count) {
    const rows = document.createDocumentFragment();
    for (let i = 0; i < count; i++) {
      const id = ++this.lastID;
      rows.append(makeRow({ id, label: label(id) }));
    }
    this.body.append(rows);
  }
  replace(count) { this.clear(); this.insert(count); }
  append(count) { this.insert(count); }
  update(step) {
    const rows = this.body.children;
    for (let i = 0; i < rows.length; i += step) { rows[i].children[1].firstChild.firstChild.data += " !!!"; }
  }
  select(row) { this.body.children[row].className = "danger"; }
  swap(a, b) {
    const { children } = this.body;
    const [first, second, next] = [children[a], children[b], children[a + 1]];
    this.body.insertBefore(first, second.nextSibling);
    this.body.insertBefore(second, next);
  }
  remove(row) { this.body.children[row].remove(); }
  reverse() {
    const { body } = this;
    for (let row = body.lastChild.previousSibling; row; ) {
      const previous = row.previousSibling;
      body.append(row);
      row = previous;
    }
  }
  clear() { this.body.replaceChildren(); }
}

function innerHTML() {
  const body = table();
  const html = ({ id, label, isSelected }) => `<tr${isSelected ? ' class="danger"' : ""}><td>${id}</td>`
    + `<td><a>${label}</a></td><td><a><span>x</span></a></td><td></td></tr>`;
  return rendered(body, (rows) => { body.innerHTML = rows.map(html).join(""); });
}

async function udomdiff() {
  const { default: diff } = await import("./libraries/udomdiff.js");
  const body = table();
  let [elements, shown] = [new Map(), []];
  return rendered(body, (rows) => {
    const now = new Map();
    const list = rows.map((row) => {
      const old = elements.get(row.id);
      const element = old?.element ?? makeRow(row);
      if (old && old.row !== row) {
        element.children[1].firstChild.firstChild.data = row.label;
        if (row.isSelected !== old.row.isSelected) { element.className = row.isSelected ? "danger" : ""; }
      }
      now.set(row.id, { element, row });
      return element;
    });
    elements = now;
    if (list.length === 0) { body.replaceChildren(); } else { diff(body, shown, list, (it) => it); }
    shown = list;
  });
}

async function snabbdom() {
  const { init, classModule, h } = await import("./libraries/snabbdom.js");
  const patch = init([classModule]);
  const body = table();
  let shown = body;
  const row = (it) => h("tr", { key: it.id, class: { danger: it.isSelected } }, [
    h("td", `${it.id}`), h("td", [h("a", it.label)]), h("td", [h("a", [h("span", "x")])]), h("td"),
  ]);
  const list = rendered(body, (rows) => { shown = patch(shown, h("tbody", rows.map(row))); });
  Object.defineProperty(list, "body", { get: () => shown.elm ?? shown });
  return list;
}

const script = (source) => new Promise((resolve, reject) => {
  const element = document.createElement("script");
  element.src = source;
  element.onload = resolve;
  element.onerror = () => reject(new Error(source));
  document.head.append(element);
});

async function react() {
  await script("libraries/react.js");
  await script("libraries/react-dom.js");
  const { createElement: h, memo } = window.React;
  const place = document.createElement("div");
  document.getElementById("others").append(place);
  const root = window.ReactDOM.createRoot(place);
  const Row = memo(({ it }) => h("tr", { className: it.isSelected ? "danger" : undefined },
    h("td", null, it.id), h("td", null, h("a", null, it.label)),
    h("td", null, h("a", null, h("span", null, "x"))), h("td")));
  const render = (rows) => window.ReactDOM.flushSync(() => root.render(
    h("table", null, h("tbody", null, rows.map((it) => h(Row, { key: it.id, it }))))));
  render([]);
  return rendered(place.querySelector("tbody"), render);
}

async function vue() {
  await script("libraries/vue.js");
  const place = document.createElement("div");
  document.getElementById("others").append(place);
  const app = new window.Vue({
    data: { rows: Object.freeze([]) },
    render(h) {
      return h("table", [h("tbody", this.rows.map((it) => h("tr", { key: it.id, class: { danger: it.isSelected } }, [
        h("td", it.id), h("td", [h("a", it.label)]), h("td", [h("a", [h("span", "x")])]), h("td"),
      ])))]);
    },
  });
  app.$mount(place.appendChild(document.createElement("div")));
  const list = rendered(app.$el.firstChild, (rows) => {
    app.rows = Object.freeze(rows);
    // Vue updates later; the watcher of the component updates now.
    app._watcher.run();
  });
  return list;
}

const makers = {
  package: thePackage, "by hand": async () => new HandWritten(), innerHTML: async () => innerHTML(),
  udomdiff, snabbdom, React: react, Vue: vue,
};

export async function makeLists() {
  const lists = {};
  for (const [name, make] of Object.entries(makers)) {
    try { lists[name] = await make(); } catch (error) { lists[name] = { missing: String(error) }; }
  }
  return lists;
}
