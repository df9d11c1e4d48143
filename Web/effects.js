// What a screen wants done outside of it. Answers come back as actions.

const patience = 10_000;
let underWay = 0;

/** Whether an answer to some effect has yet to come. */
export function isWaiting() {
  return underWay > 0;
}

export function perform(effect, send) {
  const act = effects[effect.name];
  if (act) act(effect, send);
  else console.error(`nadri: unknown effect "${effect.name}"`);
}

const effects = {
  async fetch({ address, reply, failure }, send) {
    underWay += 1;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout?.(patience), headers: { accept: "application/json" } });
      if (!response.ok) throw new Error(`${response.status} for ${address}`);
      send(reply, await response.text(), false);
    } catch (error) {
      console.warn("nadri:", error);
      send(failure, "", false);
    } finally {
      underWay -= 1;
    }
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
