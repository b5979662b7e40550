type ListPlace = { list: HTMLElement; level: number };

const wordList = /mso-list:\s*l\d+\s+level(\d+)/iu;
const numbered = /^\s*(?:[\p{N}]+|[a-zA-Z]|[ivxIVX]+|[\u0621-\u064a])[.)-]/u;

/** Word writes lists as paragraphs with a mark before each: they become lists again. */
function restoreLists(root: HTMLElement): void {
  let open: ListPlace[] = [];
  let before: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const level = Number(wordList.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
    const mark = paragraph.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
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

/** The two levels of heading that a text has, whatever the source had. */
function levelHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll("h1, h4, h5, h6")) {
    const levelled = root.ownerDocument.createElement(heading.tagName === "H1" ? "h2" : "h3");
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
  }
}

/** What was copied elsewhere, ready for the editor's schema, which drops whatever it does not know. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const junk of body.querySelectorAll("style, script, meta, link, title, o\\:p, template")) junk.remove();
  restoreLists(body);
  levelHeadings(body);
  return body.innerHTML;
}
