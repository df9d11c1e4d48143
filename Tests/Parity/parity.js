// Whether the screens behave in wasm as they do natively: random tokens, and every byte compared.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { App } from "./app.js";
import { playNatively } from "./native.js";
import { Chance } from "./random.js";
import { apps, screens, sequence } from "./screens.js";
import { Page } from "./sections.js";

const sequencesPerScreen = 215;
const fewestPerScreen = 200; // some states are nonsense, which both must refuse
const largestDownload = 140_000; // bytes, after brotli
const eventsForMemory = 30_000; // in half of them a leak of five bytes an event shows

class Difference extends Error {}

const [nativePath, ...wasmPaths] = process.argv.slice(2);
const files = new Map(wasmPaths.map((path) => [basename(path, ".wasm"), readFileSync(path)]));
const modules = new Map([...files].map(([name, bytes]) => [name, new WebAssembly.Module(bytes)]));
const moduleOf = new Map([...modules].flatMap(([name, module]) => Object.keys(apps[name]).map((screen) => [screen, module])));

try {
  const chosen = Object.keys(screens).flatMap((name, number) => Array.from({ length: sequencesPerScreen }, (_, index) => {
    const seed = (number + 1) * 1_000_000 + index;
    return { seed, ...sequence(name, new Chance(seed)) };
  }));
  const natively = playNatively(nativePath, chosen);
  const inWasm = chosen.map(play);
  const { played, status } = await natively;
  const mounted = new Map();
  for (const [index, one] of chosen.entries()) {
    if (index >= played.length) throw report(`the native program ended with ${status}`, one, one.steps.length);
    compare(one, inWasm[index], played[index]);
    if (played[index].length > 0) mounted.set(one.name, (mounted.get(one.name) ?? 0) + 1);
  }
  for (const name of Object.keys(screens)) {
    const count = mounted.get(name) ?? 0;
    if (count < fewestPerScreen) throw new Difference(`parity: only ${count} states of ${name} could be mounted`);
  }
  const count = [...mounted.values()].reduce((sum, one) => sum + one, 0);
  console.log(`parity: ${count} sequences equal`);
  for (const [name, module] of modules) checkMemory(name, module);
  for (const [name, bytes] of files) checkSize(name, bytes);
} catch (error) {
  if (!(error instanceof Difference)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Plays a sequence in a fresh instance. What is seen, as the native program tells it; and what patches made of the page. */
function play(sequence) {
  const sights = [];
  try {
    const instance = new App(moduleOf.get(sequence.name));
    if (!instance.mount(sequence.screen, sequence.state)) return sights;
    sights.push({ effects: Buffer.alloc(0), html: instance.render(), state: instance.state() });
    const page = new Page(sights[0].html.toString());
    for (const { token, value } of sequence.steps) {
      const effects = instance.dispatch(token, value);
      const patch = instance.patch();
      if (patch === null) throw new Difference("the number of sections changed");
      page.apply(patch.toString());
      const html = instance.render();
      same("the page made of patches", Buffer.from(page.html), html);
      sights.push({ effects, html, state: instance.state() });
    }
  } catch (error) {
    throw report(error instanceof Difference ? error.message : `in wasm: ${error.stack}`, sequence, sights.length);
  }
  return sights;
}

/** Throws on the first byte that differs. */
function compare(sequence, mine, theirs) {
  if (mine.length !== theirs.length) {
    throw report(`mounted in wasm: ${mine.length > 0}, natively: ${theirs.length > 0}`, sequence, 0);
  }
  for (const [done, sight] of mine.entries()) {
    try {
      for (const what of ["effects", "html", "state"]) same(what, sight[what], theirs[done][what]);
    } catch (error) {
      throw report(error.message, sequence, done);
    }
  }
}

function same(what, mine, theirs) {
  if (mine.equals(theirs)) return;
  let at = 0;
  while (at < mine.length && mine[at] === theirs[at]) at += 1;
  const around = (bytes) => bytes.subarray(Math.max(0, at - 80), at + 80).toString();
  throw new Difference(`${what} differs at byte ${at}\n  in wasm:  ${around(mine)}\n  natively: ${around(theirs)}`);
}

function report(what, sequence, done) {
  const steps = sequence.steps.slice(0, done).map((step) => "  " + JSON.stringify(step)).join("\n");
  const place = `screen ${sequence.name}, seed ${sequence.seed}, step ${done}`;
  return new Difference(`parity: ${place}: ${what}\nstate: ${sequence.state}\ntokens:\n${steps}`);
}

/**
 * One instance over many events and screens. Its heap settles within the first half, as free pieces of every size are there by
 * then; what it has must do for the rest, but for a page's slack.
 */
function checkMemory(app, module) {
  const instance = new App(module);
  const names = Object.keys(apps[app]);
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
    if (early === 0 && events >= eventsForMemory / 2) early = instance.memory;
  }
  const growth = instance.memory - early;
  console.log(`parity: memory of ${app} grew by ${growth} bytes from event ${eventsForMemory / 2} to ${events}, to ${instance.memory}`);
  if (growth > 64 * 1024) throw new Difference("parity: the browser app's memory grows");
}

function checkSize(app, bytes) {
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  console.log(`parity: ${packed.length} bytes of ${app} to download, at most ${largestDownload}`);
  if (packed.length > largestDownload) throw new Difference("parity: the browser app is too large");
}
