// Whoever comes back to a page finds it as it was left: cards that were added, what was typed. Most browsers keep the page
// itself for a while; this is for when they haven't. The state stands with its place in the history, and goes with it.

const freshness = 30 * 60_000;
const edition = new URL(".", import.meta.url).pathname; // another edition of the app may not understand the state

/** Keeps what `state()` returns when the page is left, unless it returns null. */
export function keep(name, state) {
  addEventListener("pagehide", () => {
    const left = state();
    if (left === null) return;
    const { lang } = document.documentElement;
    const note = { name, lang, edition, at: Date.now(), address: location.href, state: left, scroll: scrollY };
    try {
      history.replaceState({ ...history.state, left: note }, "");
    } catch {
      // Too large for this browser: the page then comes back as the server draws it.
    }
  });
}

/** The note of a page that was left and is now come back to, or null. */
export function kept(name) {
  const [visit] = performance.getEntriesByType("navigation");
  const note = history.state?.left;
  if (visit?.type !== "back_forward" || !note) return null;
  const isSame = note.name === name && note.lang === document.documentElement.lang && note.edition === edition &&
    note.address === location.href;
  return isSame && Date.now() - note.at < freshness ? note : null;
}
