import { breakLines } from "./break-lines.ts";
import type { Page, Style } from "./open-page.ts";
import { orderText, type Direction, type Run, type Span } from "./order-runs.ts";

/** Position of a paragraph: its left edge, the upper edge of its first line, and the width of its lines; in points. */
export type Box = { x: number; y: number; width: number };

/** A paragraph in one direction and language, optionally the heading of its document. */
export type Paragraph = { text: string; direction: Direction; lang: string; style: Style; isHeading?: boolean };

/** Arabic letters extend higher and lower than Latin ones. */
const leading = 1.6;

/** In points. */
const lineHeight = ({ size }: Style): number => size * leading;

/** Normalises text for setting: letters of the typeface, and single spaces. */
function settable(page: Page, style: Style, text: string): string {
  return [...text.normalize("NFC").replace(/\s+/gu, " ").trim()]
    .map((sign) => (page.has(style, sign) ? sign : (sign.normalize("NFKD")[0] ?? sign)))
    .join("");
}

type Line = { runs: { run: Run; from: number }[]; width: number };

function linesOf(page: Page, { text, direction, style }: Paragraph, width: number): Line[] {
  const words = settable(page, style, text);
  const ordered = orderText(words, direction, (sign) => page.scriptOf(style, sign));
  const measure = (span: Span): Line => {
    let end = 0;
    const runs = ordered.runsOf(span).map((run) => {
      const from = end;
      end += page.widthOf(style, run);
      return { run, from };
    });
    return { runs, width: end };
  };
  return breakLines(words, (span) => measure(span).width <= width).map(measure);
}

/** Returns the height of a paragraph in a column of this width, in points. */
export const heightOf = (page: Page, paragraph: Paragraph, width: number): number =>
  linesOf(page, paragraph, width).length * lineHeight(paragraph.style);

/**
 * Sets a paragraph: broken into lines, each shaped and in visual order, aligned to the right if its direction is from
 * right to left. Returns its height in points.
 */
export function setText(page: Page, paragraph: Paragraph, { x, y, width }: Box): number {
  const { text, direction, lang, style, isHeading = false } = paragraph;
  const lines = linesOf(page, paragraph, width);
  const height = lineHeight(style);
  page.tag(isHeading ? "H1" : "P", { lang, text }, () => {
    for (const [index, line] of lines.entries()) {
      const left = direction === "rtl" ? x + width - line.width : x;
      // In the order of reading, as screen readers of the document follow it.
      for (const { run, from } of line.runs.toSorted((one, other) => one.run.start - other.run.start)) {
        page.setRun(style, run, left + from, y + height * (index + 0.5));
      }
    }
  });
  return lines.length * height;
}
