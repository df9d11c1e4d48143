// The wheels on the page of all pieces, where no screen stands behind them: what they are turned to is chosen at once.
import { followWheels, turnWheels } from "./wheels.js";

turnWheels((token, index) => {
  const wheel = document.querySelector(`[data-wheel="${token}"]`);
  const items = [...wheel.children];
  items.forEach((item, number) => item.setAttribute("aria-selected", String(number === Number(index))));
  wheel.setAttribute("aria-activedescendant", items[index].id);
});
followWheels();
