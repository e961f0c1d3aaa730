// Passes the events of a list to the program: one listener for each kind of event, however many rows there are.

export function listen(list, { program, handle }) {
  const id = handle(list);
  const rows = () => [...list.querySelectorAll(":scope > [tabindex]")];
  const rowOf = (event) => event.target.closest?.("[tabindex]:not(button)");
  const beginDrag = (row) => program.beginDrag(id, handle(row)) !== 0;

  // One row of the list is in the tab order of the page: the row that was focused last.
  const setTabStop = (row) => {
    for (const old of list.querySelectorAll(':scope > [tabindex="0"]')) { old.tabIndex = -1; }
    row.tabIndex = 0;
  };
  new MutationObserver(() => {
    const all = rows();
    if (all.length > 0 && !all.some((row) => row.tabIndex === 0)) { setTabStop(all[0]); }
  }).observe(list, { childList: true });
  list.addEventListener("focusin", (event) => setTabStop(rowOf(event)));

  list.addEventListener("click", (event) => {
    const row = rowOf(event);
    const distance = event.target.closest("[data-scroll]")?.dataset.scroll;
    if (distance) { return program.scroll(id, handle(row), Number(distance)); }
    if (row) { program.activate(id, handle(row)); }
  });

  list.addEventListener("keydown", (event) => {
    const row = event.target;
    const all = rows();
    const index = all.indexOf(row);
    if (index < 0) { return; }
    const neighbor = { ArrowUp: all[index - 1], ArrowDown: all[index + 1], Home: all[0], End: all.at(-1) }[event.key];
    const distance = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (neighbor && event.altKey) {
      if (beginDrag(row)) { program.drop(id, handle(neighbor)); }
      program.endDrag(id);
    } else if (neighbor) { neighbor.focus(); } else if (distance) { program.scroll(id, handle(row), distance); }
    const isActivation = event.key === "Enter" || event.key === " ";
    if (isActivation) { program.activate(id, handle(row)); }
    if (neighbor || distance || isActivation) { event.preventDefault(); }
  });

  // A drag begins at the grip of a row, and follows a mouse, a pen or a finger.
  list.addEventListener("pointerdown", (start) => {
    const row = start.target.closest(".grip") && rowOf(start);
    if (!row || !beginDrag(row)) { return; }
    list.setPointerCapture(start.pointerId);
    row.classList.add("dragged");
    let target;
    const setTarget = (newTarget) => {
      target?.classList.remove("target");
      target = newTarget;
      target?.classList.add("target");
    };
    list.onpointermove = ({ clientX, clientY }) => {
      row.style.translate = `0 ${clientY - start.clientY}px`;
      const hit = document.elementFromPoint(clientX, clientY)?.closest("[tabindex]:not(button)");
      setTarget(hit?.parentNode === list && hit !== row ? hit : undefined);
    };
    list.onpointerup = list.onpointercancel = ({ type }) => {
      list.onpointermove = list.onpointerup = list.onpointercancel = null;
      row.classList.remove("dragged");
      row.style.translate = "";
      if (target && type === "pointerup") { program.drop(id, handle(target)); }
      setTarget(undefined);
      program.endDrag(id);
    };
  });
}
