/** Target of a link: an address, or a destination in the same document. */
export type PdfTarget = { address: string } | { destination: unknown };

/** A link of a page. Its place is in shares of the page's width and height, so that it grows with the page. */
export type PdfLink = {
  id: string;
  /** Its text; empty if it has none that can be read out. */
  text: string;
  place: { left: number; top: number; width: number; height: number };
  target: PdfTarget;
};

/** An annotation of PDF.js, as far as links need it. */
export type PageMark = {
  id: string;
  subtype: string;
  rect: [number, number, number, number] | null;
  url?: string;
  dest?: unknown;
  contentsObj?: { str: string };
  overlaidText?: string;
};

export type PageView = {
  width: number;
  height: number;
  convertToViewportPoint: (x: number, y: number) => number[];
};

/** Nothing else is ever opened: no script, no file, no program. */
const schemes: readonly string[] = ["https:", "http:", "mailto:"];

/** The letters under a link come in the order they are drawn, which turns such words round. */
const drawnBackwards = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function targetOf({ url, dest }: PageMark): PdfTarget | null {
  if (url !== undefined) {
    const parsed = URL.parse(url);
    return parsed !== null && schemes.includes(parsed.protocol) ? { address: parsed.href } : null;
  }
  return dest == null ? null : { destination: dest };
}

function textOf({ contentsObj, overlaidText }: PageMark): string {
  const described = contentsObj?.str.trim() ?? "";
  if (described !== "") return described;
  const drawn = overlaidText?.replace(/\s+/gu, " ").trim() ?? "";
  return drawnBackwards.test(drawn) ? "" : drawn;
}

function placeOf([left, bottom, right, top]: [number, number, number, number], view: PageView): PdfLink["place"] {
  const [x1 = 0, y1 = 0] = view.convertToViewportPoint(left, bottom);
  const [x2 = 0, y2 = 0] = view.convertToViewportPoint(right, top);
  return {
    left: Math.min(x1, x2) / view.width,
    top: Math.min(y1, y2) / view.height,
    width: Math.abs(x2 - x1) / view.width,
    height: Math.abs(y2 - y1) / view.height,
  };
}

/** The links among the marks of a page, in the order of the document. */
export function linksAmong(marks: readonly PageMark[], view: PageView): PdfLink[] {
  return marks.flatMap((mark) => {
    const target = mark.subtype === "Link" ? targetOf(mark) : null;
    if (target === null || mark.rect === null) return [];
    const place = placeOf(mark.rect, view);
    // A link without area cannot be pressed, and would be an invisible stop of the keyboard.
    if (place.width === 0 || place.height === 0) return [];
    return [{ id: mark.id, text: textOf(mark), place, target }];
  });
}
