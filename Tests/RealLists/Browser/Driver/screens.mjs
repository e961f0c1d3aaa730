// Uses the two screens as a user does, and compares the page with the data sources after each step.

// What the lists show, and what they should show, as lines. This function runs in the page.
function readPage() {
  const texts = (row, selector) => [...row.querySelectorAll(selector)].map((it) => it.textContent);
  const storeRow = (row) => {
    if (row.classList.contains("header")) { return `header ${texts(row, "h2")}`; }
    const parts = [...row.querySelectorAll(".part")].map((part) => texts(part, "span"));
    if (row.dataset.kind === "tabs") {
      const tabs = parts.filter((it) => it.join("") !== "");
      return "item " + tabs.map(([name, offer]) => offer ? `[${offer}]` : ` ${name} `).join(" ").replace(/ $/, "");
    }
    return "item " + parts.map(([name, offer]) => offer ? `${name} [${offer}]`.trim() : name)
      .filter((it) => it !== "").join("   ");
  };
  const mountainRow = (row) => {
    const [name, country, height] = texts(row, "span");
    return `item ${height.padStart(6)}  ${name}, ${country}`;
  };
  const lines = (id, row) => [
    document.getElementById(`${id}-title`).textContent,
    ...[...document.getElementById(id).children].map(row),
  ];
  const expected = [];
  const log = console.log;
  console.log = (line) => expected.push(line);
  window.page.program.printRows();
  console.log = log;
  return { shown: [...lines("store", storeRow), ...lines("mountains", mountainRow)], expected };
}

export async function checkScreens(open, check) {
  const tab = await open("index.html?interval=0");
  while (!await tab.evaluate("window.page !== undefined")) {
    await new Promise((done) => setTimeout(done, 20));
  }
  let steps = 0;
  let shown;

  const compare = async (what) => {
    const read = await tab.evaluate(`(${readPage})()`);
    const { expected } = read;
    shown = read.shown;
    for (let line = 0; line < Math.max(shown.length, expected.length); line++) {
      const [is, must] = [shown[line], expected[line]];
      check(is === must, `${what}: line ${line} is "${is}" in place of "${must}"`);
    }
    const errors = tab.takeErrors();
    check(errors.length === 0, `${what}: ${errors}`);
    steps += 1;
  };
  const shows = (line, what) => check(shown.includes(line), `${what}: no line "${line}" in\n${shown.join("\n")}`);

  // The user's hands.

  const mouse = (type, { x, y }, buttons) => tab.send("Input.dispatchMouseEvent", {
    type, x, y, button: "left", buttons, clickCount: 1,
  });
  const middle = (element) => tab.evaluate(`(() => {
    const element = ${element};
    element.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const click = async (element) => {
    const point = await middle(element);
    await mouse("mousePressed", point, 1);
    await mouse("mouseReleased", point, 0);
  };
  const drag = async (element, target) => {
    // Both must be in view before their positions count.
    await middle(target);
    const [from, to] = [await middle(element), await middle(target)];
    await mouse("mousePressed", from, 1);
    for (const part of [0.3, 0.7, 1]) {
      await mouse("mouseMoved", { x: from.x, y: from.y + part * (to.y - from.y) }, 1);
    }
    await mouse("mouseReleased", { x: from.x, y: to.y }, 0);
  };
  const codes = {
    Backspace: 8, Tab: 9, Enter: 13, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40,
  };
  const press = async (key, modifiers = 0) => {
    const text = key.length === 1 ? key : key === "Enter" ? "\r" : undefined;
    const event = { key, text, modifiers, windowsVirtualKeyCode: codes[key] ?? 0 };
    await tab.send("Input.dispatchKeyEvent", { ...event, type: text ? "keyDown" : "rawKeyDown" });
    await tab.send("Input.dispatchKeyEvent", { ...event, type: "keyUp" });
  };
  const alt = 1;
  const row = (text) => `[...document.querySelectorAll("#store li")].find((it) => it.textContent.includes("${text}"))`;
  const focusedText = () => tab.evaluate("document.activeElement.textContent.replace(/\\s+/g, ' ').trim()");
  const tick = () => tab.evaluate("window.page.program.tick()");

  // The store.

  await compare("The store is loading");
  shows("header One moment …", "The store is loading");
  for (const request of [1, 2, 3]) {
    await tick();
    await compare(`${request} of 3 requests are answered`);
  }
  const shelf = "item Lighthouse [2.99]   Tidepool [get]   Kite Club [get]   Marginalia [12.50]   Sourdough [get]";
  shows(shelf, "The page is loaded");
  for (const app of ["Tidepool", "Kite Club"]) {
    await click(`${row("Marginalia")}.querySelector("[data-scroll='1']")`);
    await compare(`The button scrolls to ${app}`);
    check(shown.some((it) => it.startsWith(`item ‹ ${app}`)), `The shelf does not begin with ${app}`);
  }
  await tab.evaluate(`${row("Marginalia")}.focus()`);
  await press("Enter");
  await compare("The first app of the shelf is installed");
  shows("item ‹ Kite Club [open]   Marginalia [12.50]   Sourdough [get]", "Return on the shelf");
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowRight"]) {
    await press(key);
    await compare(`The key ${key}`);
  }
  check(shown.some((it) => it.startsWith("item ‹ Tidepool")), "The arrow keys do not scroll the shelf");
  await press("Home");
  await press("ArrowDown");
  await press("ArrowDown");
  check((await focusedText()).includes("Night Bus"), "The arrow key does not move the focus to the next row");
  await press("End");
  check(await focusedText().then((it) => it.includes("Terms")), "The key End does not move the focus to the last row");
  await click(row("Everything at half price"));
  await compare("Everything is on sale");
  await click(row("Turn the shelves"));
  await compare("The shelves are columns");
  shows("item Marginalia [6.25]", "The shelves are columns");

  // Reordering, with the pointer and with the keyboard.

  const apps = (first, count) => shown.slice(first, first + count).map((it) => it.slice(5).replace(/ \[.*/, "")).join();
  check(apps(4, 5) === "Lighthouse,Tidepool,Kite Club,Marginalia,Sourdough", `The column shows ${apps(4, 5)}`);
  await tab.evaluate(`window.dragged = ${row("Lighthouse")}`);
  await drag(`${row("Lighthouse")}.querySelector(".grip")`, row("Marginalia"));
  await compare("An app is dragged down");
  check(apps(4, 5) === "Tidepool,Kite Club,Marginalia,Lighthouse,Sourdough", `A drag down: ${apps(4, 5)}`);
  await drag(`${row("Marginalia")}.querySelector(".grip")`, row("Tidepool"));
  await compare("An app is dragged up");
  check(apps(4, 5) === "Marginalia,Tidepool,Kite Club,Lighthouse,Sourdough", `A drag up: ${apps(4, 5)}`);
  check(await tab.evaluate(`window.dragged === ${row("Lighthouse")}`), "A dragged row loses its element");
  // Links cannot be dragged, and no app leaves its shelf.
  await drag(`${row("Lighthouse")}.querySelector(".grip")`, row("Back to the top"));
  await compare("An app is dragged out of its shelf");
  await tab.evaluate(`${row("Marginalia")}.focus()`);
  for (const names of ["Tidepool,Marginalia,Kite Club", "Tidepool,Kite Club,Marginalia"]) {
    await press("ArrowDown", alt);
    await compare("An app is moved down by a key");
    check(apps(4, 3) === names, `Alt and the arrow key: ${apps(4, 3)}`);
    check((await focusedText()).includes("Marginalia"), `The moved row loses the focus to ${await focusedText()}`);
  }
  await press("ArrowUp", alt);
  await compare("An app is moved up by a key");
  check(apps(4, 3) === "Tidepool,Marginalia,Kite Club", `Alt and the arrow key: ${apps(4, 3)}`);
  await click(row("Turn the shelves"));
  await compare("The shelves are rows again");
  check(shown[4].includes("Tidepool [get]   Marginalia [6.25]   Kite Club [open]"), `The row is "${shown[4]}"`);

  // Errors of the server.

  await click('document.getElementById("online")');
  await click('document.getElementById("reload")');
  await compare("The page is loading again");
  await tick();
  await compare("The request has failed");
  shows("Store · Apps · offline", "The request has failed");
  await click('document.getElementById("online")');
  await click(row("try again"));
  for (const request of [1, 2, 3]) {
    await tick();
    await compare(`${request} of 3 requests are answered again`);
  }
  await tab.evaluate(`${row("Wishlist")}.focus()`);
  for (const title of ["Charts", "Wishlist"]) {
    await press("ArrowRight");
    await compare(`The arrow key selects ${title}`);
    shows(`Store · ${title}`, "The arrow key on the tabs");
  }
  await tick();
  await compare("The charts are loaded in a hidden tab");
  await click(row("Wishlist"));
  await compare("A click selects the tab after the last");
  shows("Store · Apps", "A click on the tabs");

  // The mountains.

  await click('document.getElementById("search")');
  for (const key of ["k", "a", "n", "Backspace", "Backspace", "Backspace", "m", "a"]) {
    await press(key);
    await compare(`The key ${key} in the search`);
  }
  shows("> ma · 40 of 167 mountains", "The number of results");
  // The summit with the selection is the same element while the search changes, and keeps its selection when it moves.
  const maunaKea = row("Mauna Kea").replace("#store", "#mountains");
  await click(maunaKea);
  await tab.evaluate(`window.selected = ${maunaKea}`);
  await tab.evaluate("document.getElementById('search').focus()");
  for (const key of ["u", "Backspace", "Backspace", "Backspace", "k", "e"]) {
    await press(key);
    await compare(`The key ${key} with a selected mountain`);
    const selected = await tab.evaluate(`(() => {
      const all = [...document.querySelectorAll("#mountains [aria-selected=true]")];
      return all.length === 1 && all[0] === window.selected && all[0].isConnected;
    })()`);
    check(selected, `The key ${key}: the selected mountain loses its selection or its element`);
  }

  // Roles, as assistive software sees them.

  const { nodes } = await tab.send("Accessibility.getFullAXTree");
  const ofRole = (role) => nodes.filter((it) => it.role?.value === role && !it.ignored);
  const property = (node, name) => node.properties?.find((it) => it.name === name)?.value?.value;
  const names = (role) => ofRole(role).map((it) => it.name?.value);
  const rows = (id) => shown.slice(id === "store" ? 1 : shown.findIndex((it) => it.startsWith(">")) + 1)
    .filter((it) => it.startsWith("item") || it.startsWith("header"));
  const mountains = rows("mountains").length;
  check(names("list").join() === "Store · Apps", `Lists: ${names("list")}`);
  check(names("listbox").join() === "Mountains", `List boxes: ${names("listbox")}`);
  check(ofRole("listitem").length === rows("store").length - mountains, `${ofRole("listitem").length} list items`);
  check(ofRole("option").length === mountains, `${ofRole("option").length} options for ${mountains} mountains`);
  check(ofRole("option").filter((it) => property(it, "selected") === true).length === 1, "Not one option is selected");
  const [status] = ofRole("status");
  check(property(status, "live") === "polite", "The number of results is not a live region");
  console.log(`The two screens: as the snapshots after each of ${steps} steps`);
}
