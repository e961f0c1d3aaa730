// Starts the two screens.
import { listen } from "./events.mjs";
import { load } from "./page.mjs";

const element = (id) => document.getElementById(id);
const [page, file] = await Promise.all([load("screens.wasm"), fetch("mountains.csv")]);
const { program, give } = page;
program.start(give(await file.arrayBuffer()));
for (const id of ["store", "mountains"]) { listen(element(id), page); }
element("search").oninput = ({ target }) => program.search(give(target.value));
element("reload").onclick = () => program.reload();
element("online").onchange = ({ target }) => program.setOnline(target.checked ? 1 : 0);
// The server of the store is slow: it answers one request at a time.
const interval = Number(new URLSearchParams(location.search).get("interval") ?? 500);
if (interval > 0) { setInterval(program.tick, interval); }
window.page = page;
