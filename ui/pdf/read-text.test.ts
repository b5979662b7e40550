import { expect, test } from "vitest";
import { readableText } from "./read-text.ts";

/** A text item as PDF.js returns it without normalization: its letters, left edge and width in points. */
const piece = (str: string, left: number, width: number, baseline = 778.27) => ({
  str,
  dir: "rtl",
  transform: [12, 0, 0, 12, left, baseline],
  width,
  height: 12,
  fontName: "F1",
  hasEOL: false,
});
const said = (...items: ReturnType<typeof piece>[]): string =>
  readableText({ items, styles: {}, lang: null })
    .items.map((item) => ("str" in item ? item.str : ""))
    .join("");

test("an Arabic line is read as typed, with joined letters, brackets, marks and spaces", () => {
  const line = [
    piece("\ufd29كة ا\ufef8حمد", 396.9, 53.1),
    piece(")", 390.1, 4),
    piece("نمو", 375.3, 14.7),
    piece("٧", 366.1, 6.4),
    piece("٪", 359.3, 6.8),
    piece("(", 355.3, 4),
    piece("\ufc7d", 343.8, 8.7),
    piece("Olaya Tower", 273.8, 67.2),
    piece(" ً", 246.3, 0, 783.2),
    piece("مقارنة", 244.7, 26.3),
  ];
  expect(said(...line)).toBe("شركة الأحمد (نمو ٧٪) في Olaya Tower مقارنةً");
});

test("an English line is unchanged, with one space between separate items", () => {
  expect(said(piece("Sales (net)", 50, 60), piece("grew", 114, 22), piece("by 7", 138, 20), piece("%", 158, 8))).toBe(
    "Sales (net) grew by 7%",
  );
  expect(said(piece("One ", 50, 22), piece("two", 76, 20))).toBe("One two");
});

test("items of different lines are not joined", () => {
  expect(said(piece("above", 50, 30), piece("below", 200, 30, 700))).toBe("abovebelow");
});

test("a bracket belongs to the words of its own line, and each mark to its letter", () => {
  expect(said(piece("Olaya (tower", 72, 70), piece(")", 142, 4), piece("مرحبا", 400, 30, 760))).toBe(
    "Olaya (tower)مرحبا",
  );
  expect(said(piece(" ّ", 246, 0), piece(" ً", 246, 0), piece("حق", 244, 20))).toBe("حق\u064b\u0651");
});
