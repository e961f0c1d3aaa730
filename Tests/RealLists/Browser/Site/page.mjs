// Loads a program, and carries out its commands.

// The way from an element to a text in it: 0 is the first child, 1 the next sibling.
const wayTo = (node, root) => node === root ? [] : node.previousSibling
  ? [...wayTo(node.previousSibling, root), 1] : [...wayTo(node.parentNode, root), 0];

// The element of a template, and the ways to its texts.
function prepare({ content }) {
  const element = content.firstElementChild;
  const ways = [];
  for (const place of element.querySelectorAll("[data-text]")) {
    ways[place.dataset.text] = wayTo(place.firstChild ?? place.appendChild(new Text()), element);
    place.removeAttribute("data-text");
  }
  return { element, ways };
}

export async function load(url) {
  const [nodes, templates, waysOf, line] = [[null], [], [], []];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  // An element that moves with `moveBefore` keeps its focus, its selected text and its scroll position.
  const move = Element.prototype.moveBefore ?? Element.prototype.insertBefore;
  let program;
  const bytes = (start, length) => new Uint8Array(program.memory.buffer, start, length);

  function run(start, count, textStart, textLength) {
    const commands = new Int32Array(program.memory.buffer, start, count);
    const texts = decoder.decode(bytes(textStart, textLength));
    const focus = keepFocus();
    let [node, ways, isNew, used, i] = [null, undefined, false, 0, 0];
    const next = () => commands[i++];
    const text = () => texts.substring(used, used += next());
    // The same numbers are in DOMList/PageCommands.swift.
    while (i < count) {
      switch (next()) {
        case 0: { // make
          const template = next();
          const { element, ways: newWays } = templates[template] ??= prepare(nodes[template]);
          node = nodes[commands[i]] = element.cloneNode(true);
          [ways, isNew] = [waysOf[next()] = newWays, true];
          break;
        }
        case 1: // update
          node = nodes[commands[i]];
          [ways, isNew] = [waysOf[next()], false];
          break;
        case 2: { // text
          const slot = next();
          // An element that is not from a template has one text.
          let place = ways ? node : node.firstChild ?? node.appendChild(new Text());
          for (const step of ways?.[slot] ?? []) { place = step ? place.nextSibling : place.firstChild; }
          const value = text();
          if (isNew || place.data !== value) { place.data = value; }
          break;
        }
        case 3: { // attribute
          const [name, value] = [text(), text()];
          if (node.getAttribute(name) !== value) { node.setAttribute(name, value); }
          break;
        }
        case 4: node.removeAttribute(text()); break; // removeAttribute
        case 5: nodes[next()].insertBefore(nodes[next()], nodes[next()]); break; // insert
        case 6: move.call(nodes[next()], nodes[next()], nodes[next()]); break; // move
        case 7: // remove
          focus.willRemove(nodes[commands[i]]);
          nodes[commands[i]].remove();
          nodes[next()] = null;
          break;
        case 8: // clear
          nodes[next()].replaceChildren();
          for (let rest = next(); rest > 0; rest--) { nodes[next()] = null; }
          break;
        case 9: nodes[next()].scrollIntoView({ block: "nearest" }); break; // show
      }
    }
    focus.restore();
  }

  const page = {
    run,
    find: (node, id, length) => { nodes[node] = document.getElementById(decoder.decode(bytes(id, length))); },
    print: (byte) => {
      if (byte !== 10) { line.push(byte); } else { console.log(decoder.decode(new Uint8Array(line.splice(0)))); }
    },
    random: (start, count) => { crypto.getRandomValues(bytes(start, count)); },
  };
  program = (await WebAssembly.instantiateStreaming(fetch(url), { page })).instance.exports;
  // Copies bytes or a text to the program, and returns their number.
  const give = (value) => {
    const input = typeof value === "string" ? new TextEncoder().encode(value) : new Uint8Array(value);
    bytes(program.input(input.length), input.length).set(input);
    return input.length;
  };
  return { program, give, handle: (element) => nodes.indexOf(element) };
}

// Keeps the focus in a row that moves without `moveBefore`, and passes it to the next row when its row is removed.
function keepFocus() {
  const focused = document.activeElement;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  let row = focused.closest("[tabindex]");
  const nextTo = (row, way) => row[way]?.hasAttribute("tabindex") === false ? nextTo(row[way], way) : row[way];
  return {
    willRemove: (node) => {
      if (node === row) { row = nextTo(row, "nextElementSibling") ?? nextTo(row, "previousElementSibling"); }
    },
    restore() {
      if (document.activeElement === focused) { return; }
      (focused.isConnected ? focused : row)?.focus({ preventScroll: true });
      if (focused.isConnected && selectionStart != null) {
        focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
      }
    },
  };
}
