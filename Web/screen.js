// The screen in wasm, behind plain functions. When an instance traps it is thrown away and a new one takes over
// from the last state that was right.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const noSuchCall = 52; // ENOSYS of WASI: an error, so that nobody takes an unwritten result for one.

export class Screen {
  #module;
  #name;
  #state;
  #exports;
  // Passwords by the token of their field: nowhere but here and in the instance, which may trap and lose them.
  #secrets = new Map();

  /** Compiles the app of that file and mounts the named screen with its state as JSON text. */
  static async load(app, name, state) {
    const screen = new Screen();
    const address = new URL(app, import.meta.url);
    screen.#module = await WebAssembly.compileStreaming(fetch(address));
    screen.#name = name;
    screen.#state = state;
    await screen.#mount();
    return screen;
  }

  /** Returns the effects, or null when the screen knows no such action. */
  dispatch(token, value) {
    try {
      const count = this.#call("dispatch", token, value);
      if (count < 0) return null;
      const effects = JSON.parse(this.#output(count));
      return effects;
    } catch (error) {
      this.#replace(error, token);
      return null;
    }
  }

  /** To be called with what a password field sends. */
  rememberSecret(token, value) {
    this.#secrets.set(token, value);
  }

  secret(token) {
    return this.#secrets.get(token);
  }

  forgetSecrets() {
    this.#secrets.clear();
  }

  /** The sections that changed, as HTML; the whole screen when their number did. */
  patch() {
    let count = this.#exports.patch();
    if (count < 0) {
      this.#exports.patch();
      count = this.#exports.render();
    }
    const html = this.#output(count);
    this.#state = this.#output(this.#exports.state());
    return html;
  }

  /** As JSON text, as of what was shown last. */
  get state() {
    return this.#state;
  }

  html() {
    return this.#output(this.#exports.render());
  }

  async #mount() {
    const system = new Proxy({}, {
      get: (_, name) => name === "random_get"
        ? (pointer, count) => {
          crypto.getRandomValues(new Uint8Array(this.#exports.memory.buffer, pointer, count));
          return 0;
        }
        : () => noSuchCall,
    });
    const instance = await WebAssembly.instantiate(this.#module, { wasi_snapshot_preview1: system });
    this.#exports = instance.exports;
    this.#exports._initialize?.();
    if (this.#call("mount", this.#name, this.#state) < 0) throw new Error("the page's state was not understood");
  }

  #replace(error, token) {
    console.error(`nadri: the screen failed at "${token}" and starts again`, error);
    this.#mount().then(() => this.#tellSecrets()).catch((fault) => console.error("nadri: the screen did not start again", fault));
  }

  #tellSecrets() {
    for (const [token, value] of this.#secrets) this.#call("dispatch", token, value);
  }

  #call(name, first, second) {
    const one = this.#put(first);
    const two = this.#put(second);
    try {
      return this.#exports[name](one.pointer, one.count, two.pointer, two.count);
    } finally {
      this.#exports.buffer_free(one.pointer);
      this.#exports.buffer_free(two.pointer);
    }
  }

  #put(text) {
    const bytes = encoder.encode(text);
    const pointer = this.#exports.buffer_new(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, pointer, bytes.length).set(bytes);
    return { pointer, count: bytes.length };
  }

  #output(count) {
    if (count <= 0) return "";
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.output_pointer(), count));
  }
}
