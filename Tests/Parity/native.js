// The same sequences, played by the same Swift compiled for this machine.
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Plays all sequences in one process, beside this one: files instead of pipes, so that neither waits for the other.
 * Each sequence gives a list of sights; one that can't be mounted an empty list.
 */
export async function playNatively(program, sequences) {
  const folder = mkdtempSync(join(tmpdir(), "nadri-parity-"));
  try {
    writeFileSync(join(folder, "sequences"), sequences.map((one) => JSON.stringify(one) + "\n").join(""));
    const status = await run(program, join(folder, "sequences"), join(folder, "sights"));
    const output = new Reader(readFileSync(join(folder, "sights")));
    const played = [];
    // What a program that ended early began to write is passed over.
    while (!output.isAtEnd && played.length < sequences.length) played.push(sights(output));
    return { played: status === 0 ? played : played.slice(0, -1), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program, inputPath, outputPath) {
  const input = openSync(inputPath);
  const output = openSync(outputPath, "w");
  const child = spawn(program, [], { stdio: [input, output, "inherit"] });
  closeSync(input);
  closeSync(output);
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("close", (code, signal) => done(signal ?? code));
  });
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
