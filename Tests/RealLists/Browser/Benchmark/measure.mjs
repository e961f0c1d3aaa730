// Measures the operations in the page benchmark.html. The lists take turns, so that a slow moment of the machine hits
// all of them alike.

export async function measure(size, times) {
  const { makeLists } = await import("./lists.mjs");
  window.lists ??= await makeLists();
  const lists = Object.entries(window.lists).filter(([, list]) => !list.missing);
  const full = (list) => { list.clear(); list.replace(size); };
  const operations = [
    ["create", (list) => list.clear(), (list) => list.replace(size)],
    ["replace all", full, (list) => list.replace(size)],
    ["update every 10th", full, (list) => list.update(10)],
    ["select", full, (list) => list.select(5)],
    ["swap", full, (list) => list.swap(1, size - 2)],
    ["remove", full, (list) => list.remove(size / 2)],
    ["append 1,000", full, (list) => list.append(1_000)],
    ["reverse", full, (list) => list.reverse()],
    ["clear", full, (list) => list.clear()],
  ];
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const count = (body, run) => {
    const observer = new MutationObserver(() => {});
    observer.observe(body, { attributes: true, characterData: true, childList: true, subtree: true });
    run();
    const records = observer.takeRecords();
    observer.disconnect();
    return records.reduce(
      (sum, it) => sum + (it.type === "childList" ? it.addedNodes.length + it.removedNodes.length : 1), 0);
  };
  const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

  const results = [];
  for (const [name, prepare, run] of operations) {
    const measured = Object.fromEntries(lists.map(([list]) => [list, { script: [], total: [] }]));
    // As in js-framework-benchmark, some runs come before those that are measured.
    for (let time = Math.ceil(-times / 2); time < times; time++) {
      // The order alternates, because a list can pay for the garbage of the list before it.
      for (const [listName, list] of time % 2 ? lists.toReversed() : lists) {
        prepare(list);
        void document.body.offsetHeight;
        await frame();
        const start = performance.now();
        run(list);
        const end = performance.now();
        void document.body.offsetHeight;
        const layoutEnd = performance.now();
        list.clear();
        if (time < 0) { continue; }
        measured[listName].script.push(end - start);
        measured[listName].total.push(layoutEnd - start);
      }
    }
    for (const [listName, list] of lists) {
      prepare(list);
      const { script, total } = measured[listName];
      const operationCount = count(list.body, () => run(list));
      results.push({
        name, list: listName, script: median(script), total: median(total), operations: operationCount,
      });
      list.clear();
    }
  }
  return { results, missing: Object.entries(window.lists).flatMap(([name, it]) => it.missing ? [name] : []) };
}
