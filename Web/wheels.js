// Wheels to turn: lists that snap, of which the item in the middle counts. By finger, mouse wheel, tap and keyboard.

const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

export function turnWheels(send) {
  document.addEventListener("scroll", ({ target }) => turned(target, send), { capture: true, passive: true });
  document.addEventListener("click", ({ target }) => {
    const item = target.closest?.("[data-wheel] > li");
    if (item) turnTo(item.parentElement, [...item.parentElement.children].indexOf(item), send);
  });
  document.addEventListener("keydown", (event) => {
    const wheel = event.target.closest?.("[data-wheel]");
    if (!wheel || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = wheel.children.length - 1;
    const index = event.key === "Home" ? 0 : event.key === "End" ? last : shown(wheel) + (steps[event.key] ?? NaN);
    if (Number.isNaN(index)) return;
    event.preventDefault();
    turnTo(wheel, Math.max(0, Math.min(last, index)), send);
  });
}

/** Brings each wheel to the item that the screen chose, unless it stands there. */
export function followWheels() {
  for (const wheel of document.querySelectorAll("[data-wheel]")) {
    const index = [...wheel.children].findIndex((item) => item.getAttribute("aria-selected") === "true");
    // While its step is out of sight it has no height and can't be turned; while it turns, it leads.
    if (index < 0 || !wheel.offsetHeight || wheel.frame) continue;
    wheel.shownIndex = index;
    if (shown(wheel) !== index) wheel.scrollTop = index * pace(wheel);
  }
}

function pace(wheel) {
  return wheel.firstElementChild?.offsetHeight || 44;
}

function shown(wheel) {
  return Math.round(wheel.scrollTop / pace(wheel));
}

function turnTo(wheel, index, send) {
  wheel.scrollTop = index * pace(wheel);
  // Said at once, for who chooses the item that stands there already too.
  tell(wheel, index, send);
}

function turned(wheel, send) {
  if (!wheel.dataset?.wheel || wheel.frame) return;
  wheel.frame = requestAnimationFrame(() => {
    wheel.frame = undefined;
    const index = shown(wheel);
    if (wheel.isConnected && wheel.offsetHeight && index !== wheel.shownIndex) tell(wheel, index, send);
  });
}

function tell(wheel, index, send) {
  wheel.shownIndex = index;
  send(wheel.dataset.wheel, String(index));
}
