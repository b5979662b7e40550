import fc from "fast-check";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import { expect, test } from "vitest";
import { textSpan, wholeWidth } from "./text-span.ts";

type Piece = { from: number; width: number; str?: string };

const pageOf = (pieces: readonly Piece[], width = 600) => ({
  width,
  content: {
    items: pieces.map(({ from, width: pieceWidth, str = "words" }) => ({
      str,
      width: pieceWidth,
      transform: [1, 0, 0, 1, from, 700],
    })),
  } as unknown as TextContent,
});

test("the margins are cut off except for a narrow edge", () => {
  const { from, to } = textSpan([pageOf([{ from: 60, width: 480 }])]);
  expect(from).toBeCloseTo(0.08);
  expect(to).toBeCloseTo(0.92);
});

test("a narrow title page is shown at the scale of the next page", () => {
  const { from, to } = textSpan([pageOf([{ from: 250, width: 100 }]), pageOf([{ from: 60, width: 480 }])]);
  expect(to - from).toBeCloseTo(0.84);
});

test("a page with little text is not enlarged beyond the maximum", () => {
  const { from, to } = textSpan([pageOf([{ from: 270, width: 60 }])]);
  expect(to - from).toBeCloseTo(0.6);
  expect(from).toBeCloseTo(0.2);
});

test("a scan, spaces alone and little text at the edge use the whole width", () => {
  expect(textSpan([pageOf([])])).toEqual(wholeWidth);
  expect(textSpan([pageOf([{ from: 10, width: 300, str: "  " }])])).toEqual(wholeWidth);
  expect(textSpan([pageOf([{ from: 0, width: 60 }])])).toEqual(wholeWidth);
});

test("the span contains all text on the page, whatever is outside the page", () => {
  const piece = fc.record({ from: fc.integer({ min: -50, max: 600 }), width: fc.integer({ min: 0, max: 700 }) });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      const { from, to } = textSpan([pageOf(pieces)]);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(1);
      for (const one of pieces) {
        expect(from).toBeLessThanOrEqual(Math.max(0, one.from / 600));
        expect(to).toBeGreaterThanOrEqual(Math.min(1, (one.from + one.width) / 600));
      }
    }),
    { numRuns: 200 },
  );
});
