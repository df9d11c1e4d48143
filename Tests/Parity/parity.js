// Whether the screens behave in wasm as they do natively: random tokens, and every byte compared.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { App } from "./app.js";
import { playNatively } from "./native.js";
import { Chance } from "./random.js";
import { screens, sequence } from "./screens.js";
import { Page } from "./sections.js";

const sequencesPerScreen = 250;
const fewestPerScreen = 200; // some states are nonsense, which both must refuse
const largestDownload = 140_000; // bytes, after brotli
const eventsForMemory = 10_000;

class Difference extends Error {}

const [wasmPath, nativePath] = process.argv.slice(2);
const wasm = readFileSync(wasmPath);
const app = new WebAssembly.Module(wasm);

try {
  let count = 0;
  let events = 0;
  for (const [number, name] of Object.keys(screens).entries()) {
    const seeds = Array.from({ length: sequencesPerScreen }, (_, index) => (number + 1) * 1_000_000 + index);
    const sequences = seeds.map((seed) => sequence(name, new Chance(seed)));
    let mounted = 0;
    const { played, status } = await playNatively(nativePath, sequences);
    for (const [index, one] of sequences.entries()) {
      if (index >= played.length) throw report(`the native program ended with ${status}`, one, seeds[index]);
      if (!compare(one, played[index], seeds[index])) continue;
      mounted += 1;
      events += one.steps.length;
    }
    if (mounted < fewestPerScreen) throw new Difference(`parity: only ${mounted} states of ${name} could be mounted`);
    count += mounted;
  }
  console.log(`parity: ${count} sequences equal, ${events} events`);
  checkMemory();
  checkSize();
} catch (error) {
  if (!(error instanceof Difference)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Plays a sequence in a fresh instance; throws on the first byte that differs. Returns whether it could be mounted. */
function compare(sequence, native, seed) {
  let done = 0;
  try {
    const instance = new App(app);
    const isMounted = instance.mount(sequence.screen, sequence.state);
    same("whether it can be mounted", [isMounted], [native.length > 0]);
    if (!isMounted) return false;
    let html = instance.render();
    const page = new Page(html.toString());
    same("the HTML", html, native[0].html);
    for (const { token, value } of sequence.steps) {
      done += 1;
      same("the effects", instance.dispatch(token, value), native[done].effects);
      const patch = instance.patch();
      if (patch === null) throw new Difference("the number of sections changed");
      page.apply(patch.toString());
      html = instance.render();
      same("the HTML", html, native[done].html);
      same("the page made of patches", Buffer.from(page.html), html);
      same("the state", instance.state(), native[done].state);
    }
    return true;
  } catch (error) {
    throw report(error instanceof Difference ? error.message : `in wasm: ${error.stack}`, sequence, seed, done);
  }
}

function same(what, mine, theirs) {
  const isSame = Buffer.isBuffer(mine) ? mine.equals(theirs) : mine[0] === theirs[0];
  if (isSame) return;
  if (!Buffer.isBuffer(mine)) throw new Difference(`${what} differs: in wasm ${mine[0]}, natively ${theirs[0]}`);
  let at = 0;
  while (at < mine.length && mine[at] === theirs[at]) at += 1;
  const around = (bytes) => bytes.subarray(Math.max(0, at - 80), at + 80).toString();
  throw new Difference(`${what} differs at byte ${at}\n  in wasm:  ${around(mine)}\n  natively: ${around(theirs)}`);
}

function report(what, sequence, seed, done = 0) {
  const steps = sequence.steps.slice(0, done).map((step) => "  " + JSON.stringify(step)).join("\n");
  return new Difference(
    `parity: screen ${sequence.screen}, seed ${seed}, after ${done} steps: ${what}\nstate: ${sequence.state}\n${steps}`);
}

/** One instance over many events and screens: what it needs in the first tenth must do for the rest, but for a page's slack. */
function checkMemory() {
  const instance = new App(app);
  const names = Object.keys(screens);
  let early = 0;
  let events = 0;
  for (let round = 0; events < eventsForMemory; round += 1) {
    // The same hundred sequences again and again: growth is then a leak and not a larger state.
    const one = sequence(names[round % names.length], new Chance(round % 100));
    instance.mount(one.screen, one.state);
    for (const { token, value } of one.steps) {
      instance.dispatch(token, value);
      instance.patch();
      events += 1;
    }
    if (early === 0 && events >= eventsForMemory / 5) early = instance.memory;
  }
  const growth = instance.memory - early;
  console.log(`parity: memory grew by ${growth} bytes from event ${eventsForMemory / 5} to ${events}, to ${instance.memory}`);
  if (growth > 64 * 1024) throw new Difference("parity: the browser app's memory grows");
}

function checkSize() {
  const packed = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length } });
  console.log(`parity: ${packed.length} bytes to download, at most ${largestDownload}`);
  if (packed.length > largestDownload) throw new Difference("parity: the browser app is too large");
}
