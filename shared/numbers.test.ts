import { describe, expect, it } from "vitest";
import {
  formatBytes,
  formatCount,
  formatFigure,
  formatFileSize,
  formatList,
  formatNumber,
  formatPercent,
} from "./numbers.ts";

const english = { locale: "en", digits: "auto" } as const;
const arabic = { locale: "ar", digits: "auto" } as const;
const arabicLatin = { locale: "ar", digits: "latn" } as const;

describe("numbers", () => {
  it("are written in the reader's digits", () => {
    expect(formatNumber(english, 1234567.5)).toBe("1,234,567.5");
    expect(formatNumber(arabic, 1234567.5)).toBe("١٬٢٣٤٬٥٦٧٫٥");
    expect(formatNumber(arabicLatin, 12)).toBe("12");
    expect(formatNumber({ locale: "en", digits: "arab" }, 12)).toBe("١٢");
  });

  it("are shortened only if large", () => {
    expect(formatCount(english, 9_999)).toBe("9,999");
    expect(formatCount(english, 12_345)).toBe("12.3k");
    expect(formatCount(arabic, 12_000)).toBe("١٢\u00a0ألف");
  });

  it("alone are never an Arabic-Indic zero, which reads as a dot", () => {
    expect(formatFigure(arabic, 0)).toBe("صِفر");
    expect(formatCount(arabic, 0)).toBe("صِفر");
    expect(formatFigure({ locale: "en", digits: "arab" }, 0)).toBe("zero");
    expect([arabic, arabicLatin, english].map((reader) => formatFigure(reader, 10))).toEqual(["١٠", "10", "10"]);
    expect([arabicLatin, english].map((reader) => formatFigure(reader, 0))).toEqual(["0", "0"]);
    expect(formatNumber(arabic, 0)).toBe("٠");
  });

  it("are written as per cent without invisible marks", () => {
    expect(formatPercent(english, 0.524)).toBe("52%");
    expect(formatPercent(arabic, 0.52)).toBe("٥٢٪");
  });

  it("are written as file sizes", () => {
    expect(formatFileSize(english, 640)).toBe("1 kB");
    expect(formatFileSize(english, 84_300)).toBe("84 kB");
    expect(formatFileSize(english, 999_700)).toBe("1 MB");
    expect(formatFileSize(english, 10_000_000)).toBe("10 MB");
    expect(formatFileSize(arabic, 2_400_000)).toBe("٢٫٤ ميغابايت");
    expect(formatFileSize(arabic, 9_000)).toBe("٩ كيلوبايت");
    expect(formatBytes(arabic, 10, "megabyte")).toBe("١٠ ميغابايت");
  });
});

it("lists read as in a sentence", () => {
  expect(formatList({ locale: "en" }, ["images", "documents", "films"])).toBe("images, documents and films");
  expect(formatList({ locale: "ar" }, ["صور", "مستندات", "مقاطع"])).toBe("صور ومستندات ومقاطع");
  expect(formatList({ locale: "en" }, ["images"])).toBe("images");
});
