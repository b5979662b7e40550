import { safeLink } from "../rich-text/safe-address.ts";

/** Target of a link: a URL, or a destination in the same document. */
export type PdfTarget = { address: string } | { destination: unknown };

/** A link of a page. Its position is in shares of the page's width and height, so that it scales with the page. */
export type PdfLink = {
  id: string;
  /** Its text; empty if none is readable. */
  text: string;
  place: { left: number; top: number; width: number; height: number };
  target: PdfTarget;
};

/** The part of a PDF.js annotation that links need. */
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

/** The letters under a link are in drawing order, which reverses right-to-left words. */
const drawnBackwards = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function targetOf({ url, dest }: PageMark): PdfTarget | null {
  if (url !== undefined) {
    const address = safeLink(url);
    return address === null ? null : { address };
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

/** Returns the links among a page's annotations, in document order. */
export function linksAmong(marks: readonly PageMark[], view: PageView): PdfLink[] {
  return marks.flatMap((mark) => {
    const target = mark.subtype === "Link" ? targetOf(mark) : null;
    if (target === null || mark.rect === null) return [];
    const place = placeOf(mark.rect, view);
    // A link without area cannot be pressed and would be an invisible tab stop.
    if (place.width === 0 || place.height === 0) return [];
    return [{ id: mark.id, text: textOf(mark), place, target }];
  });
}
