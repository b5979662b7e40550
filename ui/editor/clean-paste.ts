type ListPlace = { list: HTMLElement; level: number };

const wordList = /mso-list:\s*l\d+\s+level(\d+)/iu;
const numbered = /^\s*(?:[\p{N}]+|[a-zA-Z]|[ivxIVX]+|[\u0621-\u064a])[.)-]/u;

/** Restores lists: Word exports them as paragraphs that start with a marker. */
function restoreLists(root: HTMLElement): void {
  let open: ListPlace[] = [];
  let before: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>("p[data-style*='mso-list']")) {
    const level = Number(wordList.exec(paragraph.dataset["style"] ?? "")?.[1] ?? 1);
    const mark = paragraph.querySelector<HTMLElement>(
      "[data-style*='mso-list:Ignore'], [data-style*='mso-list: Ignore']",
    );
    const kind = numbered.test(mark?.textContent ?? "") ? "ol" : "ul";
    mark?.remove();
    if (before === null || paragraph.previousElementSibling !== before) open = [];
    open = open.filter((place) => place.level <= level);
    let place = open.at(-1);
    if (place === undefined || place.level < level) {
      const list = root.ownerDocument.createElement(kind);
      if (place === undefined) paragraph.before(list);
      else (place.list.lastElementChild ?? place.list).append(list);
      place = { list, level };
      open.push(place);
    }
    const item = root.ownerDocument.createElement("li");
    paragraph.before(item);
    item.append(paragraph);
    place.list.append(item);
    before = open[0]?.list ?? null;
  }
}

/** Reduces headings to the two levels that the schema has. */
function levelHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll("h1, h4, h5, h6")) {
    const levelled = root.ownerDocument.createElement(heading.tagName === "H1" ? "h2" : "h3");
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
  }
}

/** Replaces styles with elements: some sources use styles only, and one wraps everything in a `b` that is not bold. */
function styleByElements(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    const style = element.dataset["style"] ?? "";
    const isElement = (...names: string[]): boolean => names.includes(element.tagName);
    if (isElement("B", "STRONG") && /font-weight:\s*(?:normal|400)/iu.test(style)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (!isElement("SPAN", "FONT", "A")) continue;
    const meanings = [
      ["strong", /font-weight:\s*(?:bold|[6-9]00)/iu],
      ["em", /font-style:\s*italic/iu],
      ["s", /text-decoration[^;]*line-through/iu],
    ] as const;
    for (const [name, pattern] of meanings) {
      if (!pattern.test(style)) continue;
      const meant = root.ownerDocument.createElement(name);
      meant.append(...element.childNodes);
      element.append(meant);
    }
  }
}

/** Neutralises styles before parsing, which would apply them or violate a policy without inline styles. */
const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/giu, "")
    .replaceAll(/<[a-z][^>]*>/giu, (tag) => tag.replaceAll(/(\s)style(\s*=)/giu, "$1data-style$2"));

/** Prepares pasted HTML for the editor's schema, which drops unknown elements. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  for (const junk of body.querySelectorAll("style, script, meta, link, title, o\\:p, template")) junk.remove();
  restoreLists(body);
  levelHeadings(body);
  styleByElements(body);
  return body.innerHTML;
}
