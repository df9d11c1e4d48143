// The page as the host script keeps it: sections by their ids, of which a patch replaces some.

const voidTags = new Set(["img", "input", "link", "meta", "br"]);
const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;

/** The elements at the top of some HTML, each with its id. Attributes hold no `>`: the writer escapes it. */
export function split(html) {
  const sections = [];
  let depth = 0;
  let start = 0;
  let id;
  for (const match of html.matchAll(tag)) {
    const [whole, slash, name, attributes] = match;
    if (slash) depth -= 1;
    else {
      if (depth === 0) {
        start = match.index;
        id = / id="([^"]*)"/.exec(attributes)?.[1];
      }
      if (!voidTags.has(name) && !attributes.endsWith("/")) depth += 1;
    }
    if (depth === 0) {
      if (!id) throw new Error("a section has no id: " + html.slice(start, start + 80));
      sections.push({ id, html: html.slice(start, match.index + whole.length) });
    }
  }
  if (depth !== 0) throw new Error("the HTML's tags don't close");
  return sections;
}

export class Page {
  #sections;

  constructor(html) {
    this.#sections = split(html);
    if (new Set(this.#sections.map((section) => section.id)).size < this.#sections.length) {
      throw new Error("two sections have the same id");
    }
  }

  apply(patch) {
    for (const changed of split(patch)) {
      const section = this.#sections.find((one) => one.id === changed.id);
      if (!section) throw new Error("a patch has a section that wasn't there: " + changed.id);
      section.html = changed.html;
    }
  }

  get html() {
    return this.#sections.map((section) => section.html).join("");
  }
}
