import { describe, expect, it, vi } from "vitest";
import { coveredTop, findTopRow, followScroll, readPlace, writePlace } from "./list-place.ts";

describe("the list place in the address", () => {
  it("a written place is read back unchanged, with or without a cursor", () => {
    for (const place of [
      { row: "12", cursor: "" },
      { row: "topic-7", cursor: "WyJhYmMiLDFd_-" },
    ]) {
      expect(readPlace(`#${writePlace(place)}`)).toEqual(place);
      expect(readPlace(writePlace(place))).toEqual(place);
    }
    expect(writePlace({ row: "12", cursor: "" })).toBe("row=12");
  });

  it("a fragment that contains no valid place is read as null", () => {
    for (const fragment of ["", "#", "#notifications", "#cursor=abc", "#row=", `#row=1&cursor=${"a".repeat(1_000)}`]) {
      expect(readPlace(fragment)).toBeNull();
    }
  });
});

describe("the topmost row", () => {
  const rowsAt = (...tops: number[]) => tops.map((top) => ({ getBoundingClientRect: () => ({ top }) as DOMRect }));

  it("is the first row not covered by a header, or the last row if all are scrolled past", () => {
    const rows = rowsAt(coveredTop - 150, coveredTop - 1, coveredTop, coveredTop + 80);
    expect(findTopRow(rows)).toBe(rows[2]);
    const above = rowsAt(-300, -200);
    expect(findTopRow(above)).toBe(above[1]);
    expect(findTopRow([])).toBeUndefined();
  });
});

it("the place is recorded after scrolling pauses, and immediately before a click that follows a scroll", () => {
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
