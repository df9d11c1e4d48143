// What a screen wants done outside of it. Answers come back as actions.

import { fetchRenewed } from "./renewal.js";
import { tellTabs } from "./tabs.js";

const patience = 10_000;
const patienceWithPictures = 60_000;
let underWay = 0;

/** Whether an answer to some effect has yet to come. */
export function isWaiting() {
  return underWay > 0;
}

let expected; // The address to which a screen is on its way back.

/** To be called when the browser has gone to another entry of this page. Whether a screen had asked for it. */
export function arrived() {
  if (expected === undefined) return false;
  // Fewer entries than the screen thought: the address is set right.
  if (location.pathname + location.search !== expected) history.replaceState(history.state, "", expected);
  expected = undefined;
  return true;
}

export function perform(effect, send, screen) {
  const act = effects[effect.name];
  if (act) act(effect, send, screen);
  else console.error(`nadri: unknown effect "${effect.name}"`);
}

/** Sends a body with the cookies of this site. A refusal gives back what the server says of it, no answer nothing. */
async function ask({ method, address, body, type, key, patience, reply, failure }, send) {
  underWay += 1;
  let said = "";
  try {
    const headers = { accept: "application/json", "content-type": type, "nadri-request": "1" };
    if (key) headers["idempotency-key"] = key;
    const signal = AbortSignal.timeout?.(patience);
    const response = await fetchRenewed(address, { method, body, headers, signal, credentials: "same-origin" });
    said = await response.text();
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
    send(reply, said, false);
  } catch (error) {
    console.warn("nadri:", error);
    send(failure, said, false);
  } finally {
    underWay -= 1;
  }
}

const effects = {
  async fetch({ address, reply, failure }, send) {
    underWay += 1;
    try {
      const headers = { accept: "application/json" };
      const response = await fetchRenewed(address, { signal: AbortSignal.timeout?.(patience), headers });
      if (!response.ok) throw new Error(`${response.status} for ${address}`);
      send(reply, await response.text(), false);
    } catch (error) {
      console.warn("nadri:", error);
      send(failure, "", false);
    } finally {
      underWay -= 1;
    }
  },
  send({ method, address, text, key, reply, failure }, send) {
    return ask({ method, address, body: text, type: "application/json", key, patience, reply, failure }, send);
  },
  async sendPicture({ address, reply, failure }, send) {
    const { heldPhoto } = await import("./photo.js");
    const body = heldPhoto();
    if (!body) return send("no-picture");
    return ask({ method: "POST", address, body, type: body.type, patience: patienceWithPictures, reply, failure }, send);
  },
  forgetPicture() {
    import("./photo.js").then(({ forgetPhoto }) => forgetPhoto());
  },
  push({ address }) {
    const { left, ...state } = history.state ?? {}; // What was left stays with the entry it was left at.
    history.pushState({ ...state, depth: (state.depth ?? 0) + 1 }, "", address);
  },
  back({ address, text }) {
    const entries = Math.min(Number(text), history.state?.depth ?? 0);
    if (entries === 0) return history.replaceState(history.state, "", address);
    expected = address;
    history.go(-entries);
  },
  keep({ text }, _, screen) {
    if (!text) screen.forgetSecrets();
    try {
      if (text) sessionStorage.setItem("nadri:draft", text);
      else sessionStorage.removeItem("nadri:draft");
    } catch {
      // This browser keeps nothing; the page still does.
    }
  },
  submit({ text }) {
    document.getElementById(text)?.submit();
  },
  go({ address }) {
    location.assign(address);
  },
  replaceAddress({ address }) {
    history.replaceState(history.state, "", address);
  },
  focus({ text }) {
    document.getElementById(text)?.focus();
  },
  reveal({ text }) {
    const item = document.getElementById(text);
    // At once: a smooth way would pass the others, and each would take its turn as the one in view.
    if (item) item.parentElement.scrollLeft = item.offsetLeft - item.parentElement.firstElementChild.offsetLeft;
  },
  moveMap({ text }) {
    document.getElementById("map")?.dispatchEvent(new CustomEvent("nadri:move", { detail: text }));
  },
  async share({ text, address, failure }, send) {
    if (!navigator.share) return send(failure);
    try {
      await navigator.share({ title: text, url: address });
    } catch (error) {
      // Closing the system's sheet is no failure.
      if (error.name !== "AbortError") send(failure);
    }
  },
  tellTabs({ text }) {
    tellTabs(text);
  },
  async copy({ text, reply }, send) {
    try {
      await navigator.clipboard.writeText(text);
      send(reply);
    } catch {
      send("copy-failed");
    }
  },
  locate({ reply, failure }, send) {
    if (!navigator.geolocation) return send(failure);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => send(reply, `${Math.round(coords.latitude * 1e6)},${Math.round(coords.longitude * 1e6)}`),
      () => send(failure),
      { timeout: patience, maximumAge: 300_000 },
    );
  },
};
