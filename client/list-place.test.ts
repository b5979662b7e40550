import { describe, expect, it, vi } from "vitest";
import { coveredTop, findTopRow, followScroll, readPlace, writePlace } from "./list-place.ts";

describe("the place in the address", () => {
  it("is read as it was written, with or without a cursor", () => {
    for (const place of [
      { row: "12", cursor: "" },
      { row: "topic-7", cursor: "WyJhYmMiLDFd_-" },
    ]) {
      expect(readPlace(`#${writePlace(place)}`)).toEqual(place);
      expect(readPlace(writePlace(place))).toEqual(place);
    }
    expect(writePlace({ row: "12", cursor: "" })).toBe("row=12");
  });

  it("is none where a fragment names something else", () => {
    for (const fragment of ["", "#", "#notifications", "#cursor=abc", "#row=", `#row=1&cursor=${"a".repeat(1_000)}`]) {
      expect(readPlace(fragment)).toBeNull();
    }
  });
});

describe("the topmost row", () => {
  const rowsAt = (...tops: number[]) => tops.map((top) => ({ getBoundingClientRect: () => ({ top }) as DOMRect }));

  it("is the first that no header covers, the last when all have been scrolled by", () => {
    const rows = rowsAt(coveredTop - 150, coveredTop - 1, coveredTop, coveredTop + 80);
    expect(findTopRow(rows)).toBe(rows[2]);
    const above = rowsAt(-300, -200);
    expect(findTopRow(above)).toBe(above[1]);
    expect(findTopRow([])).toBeUndefined();
  });
});

it("is recorded when scrolling has paused, and at once before a click that follows the scroll", () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new EventTarget());
  const record = vi.fn();
  const { end } = followScroll(record);
  document.dispatchEvent(new Event("click"));
  expect(record).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("click"));
  expect(record).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(record).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("scroll"));
  vi.runAllTimers();
  expect(record).toHaveBeenCalledTimes(2);
  end();
  document.dispatchEvent(new Event("scroll"));
  vi.runAllTimers();
  expect(record).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
