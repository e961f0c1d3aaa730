// The checks of the page that the article on web pages builds.

// Adds and clicks tasks as a user does, and returns the rows after each step.
export async function useArticle() {
  const list = document.getElementById("todos");
  const rows = () => [...list.children].map((row) => row.textContent);
  const add = (title) => {
    document.getElementById("title").value = title;
    document.getElementById("add").click();
  };
  const click = (title) => [...list.children].find((row) => row.textContent === title).click();
  while (!document.getElementById("add").onclick) { await new Promise((done) => setTimeout(done, 5)); }
  for (const title of ["bread", "Käse 🧀", "milk"]) { add(title); }
  const steps = [rows()];
  const bread = list.children[1];
  click("bread");
  click("milk");
  steps.push(rows(), list.children[3] === bread);
  click("bread");
  click("To do");
  list.click();
  steps.push(rows());
  return steps;
}

// Adds a task, finishes the oldest of about 50 tasks and deletes it, in a second program on a new page, whose memory this
// function can read. Returns the sizes of the memory after 1,000 and after 11,000 rounds.
export async function editArticle() {
  document.body.innerHTML = '<input id="title"><ul id="todos"></ul>';
  const { start } = await import("./page.mjs");
  const program = await start("app.wasm");
  const list = document.getElementById("todos");
  const click = (title) => program.click([...list.children].findIndex((row) => row.textContent === title));
  const sizes = [];
  for (let count = 1; count <= 11_000; count++) {
    document.getElementById("title").value = `task ${count}`;
    program.add();
    if (count > 50) {
      click(`task ${count - 50}`);
      click(`task ${count - 50}`);
    }
    if (count === 1_000 || count === 11_000) { sizes.push(program.memory.buffer.byteLength); }
  }
  return { sizes, rows: list.children.length, last: list.children[list.children.length - 2].textContent };
}
