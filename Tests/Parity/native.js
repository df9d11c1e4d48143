// The same sequences, played by the same Swift compiled for this machine.
import { spawn } from "node:child_process";

/** Plays all sequences in one process. Each gives a list of sights; one that can't be mounted an empty list. */
export async function playNatively(program, sequences) {
  const child = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
  const chunks = [];
  child.stdout.on("data", (chunk) => chunks.push(chunk));
  child.stdin.on("error", () => {}); // A program that ends early says so by its exit status.
  child.stdin.end(sequences.map((sequence) => JSON.stringify(sequence) + "\n").join(""));
  const status = await new Promise((done, failed) => {
    child.on("error", failed);
    child.on("close", (code, signal) => done(signal ?? code));
  });
  const output = new Reader(Buffer.concat(chunks));
  const played = [];
  while (!output.isAtEnd) played.push(sights(output));
  return { played, status };
}

function sights(output) {
  const [count] = output.numbers();
  return Array.from({ length: count }, () => {
    const [effects, html, state] = output.numbers();
    return { effects: output.bytes(effects), html: output.bytes(html), state: output.bytes(state) };
  });
}

class Reader {
  #buffer;
  #position = 0;

  constructor(buffer) {
    this.#buffer = buffer;
  }

  get isAtEnd() {
    return this.#position >= this.#buffer.length;
  }

  numbers() {
    const end = this.#buffer.indexOf(10, this.#position);
    const line = this.#buffer.toString("ascii", this.#position, end);
    this.#position = end + 1;
    return line.split(" ").map(Number);
  }

  bytes(count) {
    this.#position += count;
    return this.#buffer.subarray(this.#position - count, this.#position);
  }
}
