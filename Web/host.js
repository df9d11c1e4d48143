// Brings the page to life: the screen in wasm gets what people do, and its changed sections go into the page.
// No rule of the product lives here.
import { Screen } from "./screen.js";
import { morphSections } from "./morph.js";
import { silenceBelowLayers } from "./modal.js";
import { isWaiting, perform } from "./effects.js";
import { keep, kept } from "./return.js";
import { startTabs } from "./tabs.js";

const app = document.getElementById("app");
const fieldsBeingComposed = new WeakSet();
let screen;
let followForms = () => {};

async function start() {
  if (!app || !("WebAssembly" in window)) return;
  const { app: file, screen: name } = app.dataset;
  const forms = document.querySelector("form[data-submit]") ? import("./forms.js") : null;
  // A page that may have changed meanwhile is drawn anew by the server whenever somebody comes back to it.
  const isAnew = "anew" in app.dataset;
  const left = isAnew ? null : kept(name);
  screen = await Screen.load(file, name, left?.state ?? document.getElementById("state").textContent);
  if (left) {
    show(screen.html());
    scrollTo(0, left.scroll);
  }
  if (isAnew) addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  // An answer under way is lost with the page, and a state that waits for it would wait for ever.
  else keep(name, () => isWaiting() ? null : screen.state);
  document.documentElement.classList.add("has-app");
  openLayer();
  listen();
  if (document.getElementById("heart-note")) {
    const renewHearts = startTabs(send);
    if (left) renewHearts();
  }
  if (forms) {
    const { startForms } = await forms;
    followForms = startForms(send, input, screen);
    followForms();
  }
  tellDay();
  setInterval(tellDay, 30_000);
  followReach();
  begin();
  document.documentElement.dataset.ready = "true";
  showMap();
}

/** A layer that the server drew open has the focus from the start. */
function openLayer() {
  silenceBelowLayers();
  const layer = document.querySelector(".layer.is-open");
  if (layer && !layer.contains(document.activeElement)) layer.querySelector("[autofocus]")?.focus();
}

/** The map is loaded where it is seen: on its own, or beside the list where there is room for both. */
function showMap() {
  const pane = document.getElementById("pane");
  if (!pane) return;
  const isSeen = new ResizeObserver(() => {
    if (!pane.offsetWidth) return;
    isSeen.disconnect();
    import("./map.js").then(({ startMap }) => startMap(send)).catch((error) => {
      console.warn("nadri: the map did not start", error);
      send("map-missing");
    });
  });
  isSeen.observe(pane);
}

/** Puts an action in and shows what came of it. Returns whether the screen knew it. */
function send(token, value = "", isDeliberate = true) {
  const effects = screen.dispatch(token, value.normalize("NFC"));
  if (!effects) return false;
  show(screen.patch(), (field) => fieldsBeingComposed.has(field) && !isDeliberate);
  for (const effect of effects) perform(effect, send, screen);
  return effects;
}

function show(html, keeps) {
  morphSections(app, html, keeps);
  silenceBelowLayers();
  followForms();
  followReach();
  begin();
}

// A list that is to begin further down than with its first item is brought there as it appears.
const begun = new WeakSet();
function begin() {
  const list = document.querySelector("[data-begins]");
  if (!list || begun.has(list)) return;
  begun.add(list);
  list.scrollTop = document.getElementById(list.dataset.begins)?.offsetTop ?? 0;
}

// A list that goes on: its button presses itself as it comes into view.
const reach = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting && target.isConnected) send(target.value);
});

function followReach() {
  reach.disconnect();
  for (const button of document.querySelectorAll("[data-reach]")) reach.observe(button);
}

/** Which day it is where a calendar counts: pages are left open over midnight. */
let dayTold;
function tellDay() {
  const zone = document.querySelector("[data-zone]")?.dataset.zone;
  const day = zone && dayIn(zone);
  if (day !== dayTold) send("today", dayTold = day);
}

/** Of a zone that the browser is too old to know the page keeps the server's day. */
function dayIn(zone) {
  try {
    return new Intl.DateTimeFormat("sv", { timeZone: zone }).format();
  } catch {
    return undefined;
  }
}

function listen() {
  document.addEventListener("click", (event) => {
    if (isSecondHalf(event)) return event.preventDefault();
    const back = event.target.closest("[data-back]");
    if (back && isPlain(event) && cameFromHere(back)) {
      event.preventDefault();
      history.back();
      return;
    }
    const element = event.target.closest(pressable);
    if (!element || !isPlain(event) || element.disabled) return;
    const token = tokenOf(element);
    if (!send(token)) return;
    event.preventDefault();
    lastTap = { element, token, at: event.timeStamp, x: event.clientX, y: event.clientY };
  });
  document.addEventListener("input", (event) => {
    const field = event.target.closest("[data-input]");
    if (field) input(field);
  });
  document.addEventListener("change", ({ target }) => {
    if (target.dataset.change) send(target.dataset.change);
  });
  document.addEventListener("compositionstart", (event) => fieldsBeingComposed.add(event.target));
  document.addEventListener("compositionend", (event) => fieldsBeingComposed.delete(event.target));
  document.addEventListener("keydown", pressKey);
  document.addEventListener("scroll", snap, { capture: true, passive: true });
}

function input(field) {
  const value = field.type === "checkbox" ? String(field.checked) : field.value.normalize("NFC");
  if (field.type === "password") screen.rememberSecret(field.dataset.input, value);
  field.told = field.value;
  lastTap = undefined;
  send(field.dataset.input, value, false);
  // A handle that may go no further stands where the screen has drawn it, though nothing was drawn anew.
  if (field.type === "range") field.value = field.getAttribute("value");
}

const sentKeys = new Set([
  "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", "Enter", "Escape",
]);

function pressKey(event) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === " " && event.target.matches?.("a[role=button]")) {
    event.preventDefault();
    event.target.click();
    return;
  }
  // A tap on plain ground has taken the focus out of a layer; Escape still is for what lies open.
  const open = event.key === "Escape" && document.querySelector(".layer.is-open [data-key]");
  const element = event.target.closest?.("[data-key]") ?? open;
  if (!element || !sentKeys.has(event.key)) return;
  const effects = send(element.dataset.key, event.key);
  if (effects && effects.length > 0) event.preventDefault();
}

// What a press sends. A form's button `do` sends the same to the server where the app doesn't run.
const pressable = "[data-click], button[name=do]";

function tokenOf(element) {
  return element?.dataset.click ?? element?.value;
}

// The second half of a double tap was meant for what the first half hit, though something else may lie there by now.
const doubleTap = 350; // milliseconds
let lastTap;

/** Whether what was tapped last still lies there, though perhaps drawn anew. */
function isThere(target) {
  return lastTap.element.contains(target) || tokenOf(target.closest(pressable)) === lastTap.token;
}

function isSecondHalf(event) {
  // The keyboard doesn't tap: its clicks count none.
  if (!lastTap || event.detail === 0 || event.timeStamp - lastTap.at > doubleTap || isThere(event.target)) return false;
  return Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 24;
}

let snapFrame;
function snap(event) {
  const row = event.target;
  if (!row.dataset?.snap || snapFrame) return;
  snapFrame = requestAnimationFrame(() => {
    snapFrame = undefined;
    const [first, second] = row.children;
    const pace = second ? second.offsetLeft - first.offsetLeft : first?.offsetWidth;
    if (!pace) return;
    // The last items can't come to the beginning of the row: at its end the last one counts.
    const isAtEnd = row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    const index = String(isAtEnd ? row.children.length - 1 : Math.round(row.scrollLeft / pace));
    if (row.shownIndex === index) return;
    row.shownIndex = index;
    send(row.dataset.snap, index);
  });
}

function isPlain(event) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** `data-back="same"` leads back only to the page that the link itself names. */
function cameFromHere({ dataset, href }) {
  if (history.length < 2) return false;
  return dataset.back === "same" ? document.referrer === href : document.referrer.startsWith(location.origin + "/");
}

// The server's page stands and works without the app, so a failed start only leaves it as it is.
start().catch((error) => console.error("nadri: the app did not start", error));

// A worker that takes over has not seen this page come, and is asked to keep it.
const worker = navigator.serviceWorker;
worker?.addEventListener("controllerchange", () => worker.controller?.postMessage("keep"));
worker?.register("/sw.js").catch(() => {});

function showConnection() {
  document.getElementById("offline-note").hidden = navigator.onLine;
}

addEventListener("online", showConnection);
addEventListener("offline", showConnection);
showConnection();
