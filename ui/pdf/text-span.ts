import type { TextContent } from "pdfjs-dist/types/src/display/api.js";

/** The horizontal extent of a page's text: shares of the width, from the left. */
export type Span = { from: number; to: number };

export const wholeWidth: Span = { from: 0, to: 1 };

/** Space beside the text, as a share of the width. */
const edge = 0.02;
/** Minimum span: limits the enlargement of pages with little text. */
const minShare = 0.6;

/** Returns the span that must be visible to read the pages' text; the whole width without text. */
export function textSpan(pages: readonly { content: TextContent; width: number }[]): Span {
  const pieces = pages.flatMap(({ content, width }) =>
    content.items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const from = Number(item.transform[4]) / width;
      return [{ from, to: from + item.width / width }];
    }),
  );
  if (pieces.length === 0) return wholeWidth;
  const from = Math.max(0, Math.min(...pieces.map((piece) => piece.from)) - edge);
  const to = Math.min(1, Math.max(...pieces.map((piece) => piece.to)) + edge);
  const missing = Math.max(0, minShare - (to - from));
  const wider = { from: Math.max(0, from - missing / 2), to: Math.min(1, to + missing / 2) };
  return wider.to - wider.from >= minShare ? wider : wholeWidth;
}
