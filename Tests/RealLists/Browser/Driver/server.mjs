// Serves a folder under a base path, as a static host does.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".jpg": "image/jpeg",
  ".js": "text/javascript", ".json": "application/json", ".mjs": "text/javascript", ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

// The file of a path such as "/Base/documentation/page", or undefined if there is none.
export function fileAt(path, folder, base) {
  if (path !== base && !path.startsWith(`${base}/`)) { return undefined; }
  const file = join(folder, normalize(`/${decodeURIComponent(path.slice(base.length))}`));
  for (const candidate of [file, join(file, "index.html")]) {
    if (statSync(candidate, { throwIfNoEntry: false })?.isFile()) { return candidate; }
  }
  return undefined;
}

export async function serve(folder, base) {
  const server = createServer((request, response) => {
    const file = fileAt(new URL(request.url, "http://host").pathname, folder, base);
    if (!file) {
      // Chromium replaces an answer without content by a page of its own.
      response.writeHead(404, { "content-type": "text/html" }).end("Not found");
      return;
    }
    // A page that is isolated from other origins has a clock with 5 µs instead of 100 µs.
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
