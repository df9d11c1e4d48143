// The browser app under node: its exports behind plain functions, and a system that has nothing to offer.

const encoder = new TextEncoder();
const noSuchCall = 52; // ENOSYS of WASI: an error, so that nobody takes an unwritten result for one.

export class App {
  #exports;

  constructor(module) {
    const system = new Proxy({}, {
      get: (_, name) => name === "random_get"
        ? (pointer, count) => {
          crypto.getRandomValues(new Uint8Array(this.#exports.memory.buffer, pointer, count));
          return 0;
        }
        : () => noSuchCall,
    });
    this.#exports = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system }).exports;
    this.#exports._initialize?.();
  }

  get memory() {
    return this.#exports.memory.buffer.byteLength;
  }

  mount(screen, state) {
    return this.#call("mount", screen, state) === 0;
  }

  /** The effects as JSON; empty when the token names no action. */
  dispatch(token, value) {
    return this.#output(this.#call("dispatch", token, value));
  }

  /** The sections that changed; null when there are more or fewer than before. */
  patch() {
    const count = this.#exports.patch();
    return count < 0 ? null : this.#output(count);
  }

  render() {
    return this.#output(this.#exports.render());
  }

  state() {
    return this.#output(this.#exports.state());
  }

  #call(name, first, second) {
    const one = this.#put(first);
    const two = this.#put(second);
    const count = this.#exports[name](one.pointer, one.count, two.pointer, two.count);
    this.#exports.buffer_free(one.pointer);
    this.#exports.buffer_free(two.pointer);
    return count;
  }

  #put(text) {
    const bytes = encoder.encode(text);
    const pointer = this.#exports.buffer_new(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, pointer, bytes.length).set(bytes);
    return { pointer, count: bytes.length };
  }

  #output(count) {
    if (count <= 0) return Buffer.alloc(0);
    const start = this.#exports.output_pointer();
    return Buffer.from(this.#exports.memory.buffer.slice(start, start + count));
  }
}
