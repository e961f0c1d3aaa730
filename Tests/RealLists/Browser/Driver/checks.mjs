// The checks of random snapshots, of operations and of memory. The functions run in the page checks.html.

// Loads the program. The other functions need it.
export async function loadChecks(seed) {
  const { load } = await import("./page.mjs");
  const { program } = await load("checks.wasm");
  program.randomStart(seed);
  const figures = { applies: 0, rows: 0, kept: 0, focused: 0 };
  window.checks = { seed, program, figures, old: new Map() };
}

// Applies random snapshots. Compares the rows with each of them, and checks that a row keeps its element, its focus
// and its selected text unless its item is reloaded. Returns the first difference, or figures.
export function applyRandom(count) {
  const { seed, program, figures } = window.checks;
  const list = document.getElementById("random");
  for (const end = figures.applies + count; figures.applies < end; figures.applies++) {
    const where = `seed ${seed}, snapshot ${figures.applies}`;
    const { old } = window.checks;
    // A field of some row has the focus, and two of its letters are selected.
    const fields = list.querySelectorAll("input");
    const focused = fields[figures.applies * 7 % fields.length];
    focused?.focus();
    if (focused) { focused.value = "letters"; }
    focused?.setSelectionRange(2, 4);

    const printed = [];
    const log = console.log;
    console.log = (line) => printed.push(line);
    program.randomApply();
    console.log = log;

    const expected = printed.map((line) => line.split("\t"));
    const shown = [...list.children].map((row) => row.textContent.trim());
    const texts = expected.map(([name, version]) => `${name}\t${version}`);
    if (shown.join("\n") !== texts.join("\n")) {
      return { failure: `${where}: the page shows\n${shown.join("\n")}\nin place of\n${texts.join("\n")}` };
    }
    const now = new Map();
    let keepsRow = false;
    for (const [index, [name, version, isReloaded]] of expected.entries()) {
      const row = list.children[index];
      now.set(name, row);
      figures.rows += 1;
      const attribute = version === "version 0" ? null : `${name}\t${version}`;
      if (row.getAttribute("data-version") !== attribute) {
        return { failure: `${where}: ${name} has the attribute ${row.getAttribute("data-version")}` };
      }
      if (!old.has(name)) { continue; }
      if ((old.get(name) === row) === (isReloaded !== undefined)) {
        return { failure: `${where}: ${name} ${isReloaded ? "keeps" : "loses"} its element` };
      }
      if (isReloaded) { continue; }
      figures.kept += 1;
      keepsRow ||= row.hasAttribute("tabindex");
    }
    if (focused?.isConnected) {
      figures.focused += 1;
      const { activeElement: field } = document;
      const selection = `${field.selectionStart}–${field.selectionEnd} of ${field.value}`;
      if (field !== focused || selection !== "2–4 of letters") {
        return { failure: `${where}: the focus is lost, or the selected text: ${selection}` };
      }
    } else if (focused && keepsRow && !list.contains(document.activeElement)) {
      return { failure: `${where}: no other row has the focus of the removed row` };
    }
    window.checks.old = now;
  }
  return figures;
}

// Carries out the operations of js-framework-benchmark with a number of rows. Returns for each the operations of the
// DOM that an observer counts, the fewest possible, and whether the rows are right.
export function countOperations(size) {
  const { program } = window.checks;
  const body = document.getElementById("package");
  const row = (tr) => `${tr.children[0].textContent}:${tr.children[1].textContent}:${tr.className}`;
  const label = (id) => `${id}:label ${id * 7919 % 1000}:`;
  // The program counts the rows of its table as long as it runs.
  window.checks.lastID ??= 0;
  const make = (count) => Array.from({ length: count }, () => label(++window.checks.lastID));
  const changed = (text) => text.replace(/:(?=[^:]*$)/, " !!!:");
  const swapped = (rows, a, b) => rows.map((it, i) => rows[i === a ? b : i === b ? a : i]);
  const updated = (rows) => rows.map((it, i) => i % 10 ? it : changed(it));
  const operations = [
    ["create", () => program.replace(size), () => make(size), size],
    ["replace all", () => program.replace(size), () => make(size), 2 * size],
    ["update every 10th", () => program.update(10), updated, size / 10],
    ["select", () => program.select(5), (rows) => rows.map((it, i) => i === 5 ? `${it}danger` : it), 1],
    ["swap", () => program.swap(1, size - 2), (rows) => swapped(rows, 1, size - 2), 4],
    ["remove", () => program.remove(size / 2), (rows) => rows.filter((it, i) => i !== size / 2), 1],
    ["append 1,000", () => program.append(1_000), (rows) => [...rows, ...make(1_000)], 1_000],
    // All rows but one move, and a move is a removal and an insertion.
    ["reverse", () => program.reverse(), (rows) => rows.toReversed(), 2 * (size + 1_000 - 2)],
    ["clear", () => program.clear(), () => [], size + 999],
  ];
  let expected = [];
  const results = [];
  for (const [name, run, model, fewest] of operations) {
    const observer = new MutationObserver(() => {});
    observer.observe(body, { attributes: true, characterData: true, childList: true, subtree: true });
    run();
    const count = observer.takeRecords().reduce(
      (sum, it) => sum + (it.type === "childList" ? it.addedNodes.length + it.removedNodes.length : 1), 0);
    observer.disconnect();
    expected = model(expected);
    const shown = [...body.children].map(row);
    results.push({ name, count, fewest, isRight: shown.join() === expected.join() });
  }
  return results;
}

// Applies snapshots to a table of 20 rows, and returns the size of the memory afterwards.
export function applyMany(count) {
  const { program } = window.checks;
  const { children } = document.getElementById("package");
  if (children.length === 0) { program.replace(20); }
  program.applyMany(count);
  return { rows: children.length, memory: program.memory.buffer.byteLength };
}
