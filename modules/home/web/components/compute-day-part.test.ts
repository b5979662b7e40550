import { describe, expect, it } from "vitest";
import type { Presentation } from "#shared/presentation.ts";
import { dayPart } from "./compute-day-part.ts";

const riyadh: Presentation = {
  locale: "ar",
  calendar: "islamic-umalqura",
  digits: "arab",
  hourCycle: "h12",
  timeZone: "Asia/Riyadh",
};

describe("the part of the day", () => {
  it.each([
    ["2026-11-21T01:59:00Z", "evening"],
    ["2026-11-21T02:00:00Z", "morning"],
    ["2026-11-21T08:59:00Z", "morning"],
    ["2026-11-21T09:00:00Z", "afternoon"],
    ["2026-11-21T13:59:00Z", "afternoon"],
    ["2026-11-21T14:00:00Z", "evening"],
    ["2026-11-21T21:30:00Z", "evening"],
  ])("at %s in Riyadh it is %s", (at, part) => {
    expect(dayPart(riyadh, new Date(at))).toBe(part);
  });

  it("the part of the day depends on the organisation's time zone, not the device's", () => {
    const at = new Date("2026-11-21T03:30:00Z");
    expect(dayPart({ ...riyadh, timeZone: "America/New_York" }, at)).toBe("evening");
  });
});
