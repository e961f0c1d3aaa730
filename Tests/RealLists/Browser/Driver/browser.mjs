// A headless Chromium, driven over the DevTools protocol through a pipe: this needs no package.
import { spawn } from "node:child_process";

export class Browser {
  #answers = new Map();
  #lastID = 0;
  #listeners = new Map();
  #process;

  constructor(executable, profile) {
    const flags = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--remote-debugging-pipe", `--user-data-dir=${profile}`, "--no-first-run",
      // Scroll bars as on a phone and on a Mac: they take no room.
      "--hide-scrollbars", "about:blank",
    ];
    this.#process = spawn(executable, flags, {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    const end = (error) => {
      for (const { reject } of this.#answers.values()) { reject(error); }
      this.#answers.clear();
    };
    this.#process.on("error", end);
    this.#process.on("exit", (code) => end(new Error(`Chromium ended with code ${code}`)));
    this.#process.stdio[3].on("error", end);
    let pending = Buffer.alloc(0);
    this.#process.stdio[4].on("data", (data) => {
      pending = Buffer.concat([pending, data]);
      for (let end; (end = pending.indexOf(0)) >= 0; pending = pending.subarray(end + 1)) {
        this.#receive(JSON.parse(pending.subarray(0, end).toString()));
      }
    });
  }

  #receive({ id, result, error, method, params, sessionId }) {
    if (id === undefined) {
      this.#listeners.get(sessionId)?.(method, params);
      return;
    }
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (error) {
      answer?.reject(new Error(error.message));
    } else {
      answer?.resolve(result);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#lastID;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${method} has no answer`)), 40_000);
      limit.unref();
      this.#answers.set(id, { resolve, reject });
      this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    });
  }

  async openTab(width, height) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Tab((method, params) => this.send(method, params, sessionId));
    this.#listeners.set(sessionId, (method, params) => tab.receive(method, params));
    for (const domain of ["Page", "Runtime", "Log"]) { await tab.send(`${domain}.enable`); }
    await tab.resize(width, height);
    return tab;
  }

  async close() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) { return; }
    const ended = new Promise((resolve) => this.#process.on("exit", resolve));
    this.send("Browser.close").catch(() => {});
    setTimeout(() => this.#process.kill("SIGKILL"), 5_000).unref();
    await ended;
  }
}

export class Tab {
  // What the console reported as errors since the last `takeErrors()`.
  #errors = [];

  constructor(send) { this.send = send; }

  receive(method, params) {
    if (method === "Runtime.exceptionThrown") {
      const { text, exception } = params.exceptionDetails;
      this.#errors.push(exception?.description ?? text);
    } else if (method === "Runtime.consoleAPICalled" && ["error", "assert"].includes(params.type)) {
      this.#errors.push(params.args.map((it) => it.value ?? it.description).join(" "));
    } else if (method === "Log.entryAdded" && params.entry.level === "error") {
      this.#errors.push([params.entry.text, params.entry.url].filter(Boolean).join(" "));
    }
  }

  takeErrors() { return this.#errors.splice(0); }

  resize(width, height, scale = 1) {
    return this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: scale, mobile: width < 500,
    });
  }

  navigate(url) { return this.send("Page.navigate", { url }); }

  // Evaluates an expression in the page, and waits if it is a promise.
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }
}
