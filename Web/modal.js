// While a layer lies open over the page nothing below it can be reached, neither by Tab nor by a screen reader.

let silenced = [];

/** To be called whenever the page has changed. */
export function silenceBelowLayers() {
  for (const element of silenced) element.inert = false;
  silenced = [];
  // Of layers within each other the innermost.
  let inside = [...document.querySelectorAll(".layer.is-open")].pop();
  while (inside && inside !== document.body) {
    for (const beside of inside.parentElement.children) {
      if (beside === inside || beside.inert) continue;
      beside.inert = true;
      silenced.push(beside);
    }
    inside = inside.parentElement;
  }
}
