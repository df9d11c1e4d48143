// Changes what is in the page into what was drawn anew, keeping elements, focus and scroll positions. Ids are keys.

const template = document.createElement("template");

/** Replaces the sections that the HTML holds, each found by its id. `keeps(field)`: what stands in the field stays. */
export function morphSections(root, html, keeps = () => false) {
  if (!html) return;
  template.innerHTML = html;
  for (const section of [...template.content.children]) {
    const old = document.getElementById(section.id);
    if (old) morph(old, section, keeps);
    else root.append(section);
  }
}

// Asked of the attribute: a form with a field named "id" answers with the field.
function idOf(node) {
  return node?.getAttribute?.("id") ?? "";
}

function morph(from, to, keeps) {
  const isSame = from.nodeType === to.nodeType && from.nodeName === to.nodeName && idOf(from) === idOf(to);
  if (!isSame) return from.replaceWith(to);
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  if (from.hasAttribute("data-own")) return morphDrawnParts(from, to, keeps);
  morphAttributes(from, to);
  if (from.nodeName === "INPUT") return morphInput(from, to, keeps);
  if (from.nodeName === "TEXTAREA") {
    if (from.value !== to.value && !keeps(from)) from.value = to.value;
    return;
  }
  morphChildren(from, to, keeps);
}

/**
 * The element belongs to a library, which writes its names on it and puts into it what it likes. What the screen draws in
 * it all the same says so, and is found by its id wherever in it a script has moved it.
 */
function morphDrawnParts(from, to, keeps) {
  for (const part of to.children) {
    const old = part.hasAttribute("data-redrawn") && document.getElementById(part.id);
    if (old && from.contains(old)) morph(old, part, keeps);
  }
}

function morphInput(from, to, keeps) {
  switch (from.type) {
    case "hidden": case "file": return;
    case "checkbox": case "radio": from.checked = to.hasAttribute("checked"); return;
    // A password never stands in markup: what is in the field stays.
    case "password": return;
  }
  const value = to.getAttribute("value") ?? "";
  if (from.value !== value && !keeps(from)) from.value = value;
}

function morphAttributes(from, to) {
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && !placed.has(name)) from.removeAttribute(name);
}

// Views never draw a style: the page's policy forbids it. Where one stands, a script has put the element in its place.
const placed = new Set(["style", "data-placed"]);

function morphChildren(from, to, keeps) {
  let current = from.firstChild;
  for (const next of [...to.childNodes]) {
    const id = idOf(next);
    const isOther = id && idOf(current) !== id;
    const known = isOther ? childWithId(from, next, id) : null;
    if (!current) {
      from.append(next);
    } else if (known) {
      from.insertBefore(known, current);
      morph(known, next, keeps);
    } else if (isOther) {
      from.insertBefore(next, current);
    } else {
      const after = current.nextSibling;
      morph(current, next, keeps);
      current = after;
    }
  }
  while (current) {
    const after = current.nextSibling;
    current.remove();
    current = after;
  }
}

function childWithId(parent, wanted, id) {
  for (const child of parent.children) {
    if (idOf(child) === id && child.nodeName === wanted.nodeName) return child;
  }
  return null;
}
