import { IslamicUmalquraCalendar, toCalendar } from "@internationalized/date";
import { expect, test } from "vitest";
import { dateFromText, dateTimeFromInstant, instantFromDateTime, readPastedDate, textFromDate } from "./date-values.ts";

test("a date stays the same in whatever calendar it is chosen", () => {
  const date = dateFromText("2026-03-03");
  if (date === null) throw new Error("not read");
  const hijri = toCalendar(date, new IslamicUmalquraCalendar());
  expect([hijri.day, hijri.month, hijri.year]).toEqual([14, 9, 1447]);
  expect(textFromDate(hijri)).toBe("2026-03-03");
});

test("an instant is shown in its time zone and converts back unchanged", () => {
  const shown = dateTimeFromInstant("2026-11-21T05:55:00.000Z", "Asia/Riyadh");
  if (shown === null) throw new Error("not read");
  expect(shown.toString()).toBe("2026-11-21T08:55:00");
  expect(instantFromDateTime(shown, "Asia/Riyadh")).toBe("2026-11-21T05:55:00.000Z");
  const hijri = toCalendar(shown, new IslamicUmalquraCalendar());
  expect(instantFromDateTime(hijri, "Asia/Riyadh")).toBe("2026-11-21T05:55:00.000Z");
});

test.each(["", "x", "2026-02-30", null, undefined])("%j is neither a date nor an instant", (text) => {
  expect(dateFromText(text)).toBeNull();
  expect(dateTimeFromInstant(text, "Asia/Riyadh")).toBeNull();
});

test.each([
  ["2026-11-22", "2026-11-22", null],
  [" ٢٠٢٦-١١-٢٢ ", "2026-11-22", null],
  ["۲۰۲۶/۱/۲", "2026-01-02", null],
  ["\u200f2026-11-22\u200f", "2026-11-22", null],
  ["20261122", "2026-11-22", null],
  ["2026-11-22 08:55", "2026-11-22", "8:55"],
  ["2026-11-22T08:55:00", "2026-11-22", "8:55"],
])("pasting %j is parsed as %s", (text, date, clock) => {
  const pasted = readPastedDate(text);
  expect(pasted === null ? null : textFromDate(pasted.date)).toBe(date);
  expect(pasted?.hour == null ? null : `${pasted.hour}:${pasted.minute}`).toBe(clock);
});

test.each([
  "",
  "tomorrow",
  "22-11-2026",
  "2026-02-30",
  "2026-11/22",
  "2026-11-22 25:00",
  "12026-11-22",
  "202611",
  "2026-11-22T08:55:00Z",
  "2026-11-22T23:55+03:00",
])("pasting %j is refused", (text) => {
  expect(readPastedDate(text)).toBeNull();
});
