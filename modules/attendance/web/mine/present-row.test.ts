import { describe, expect, it } from "vitest";
import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";
import { actionAfter, inSince, presentRow } from "./present-row.ts";

const punch = (kind: "in" | "out", at: string, more: object = {}) =>
  ({ kind, at, accepted: true, isVoided: false, ...more }) as Today["punches"][number];
const waiting = (kind: "in" | "out", capturedAt = "2026-01-11T05:03:00.000Z") => ({ kind, capturedAt });
const row = (start: string, opens: string, closes: string) =>
  ({ slotStart: start, windowOpens: opens, windowCloses: closes }) as AttendanceDay;

describe("what the button does", () => {
  it("follows the server, and then what was punched here and is not sent yet", () => {
    expect(actionAfter({ nextAction: "checkOut" }, [])).toBe("checkOut");
    expect(actionAfter({ nextAction: "checkIn" }, [waiting("in")])).toBe("checkOut");
    expect(actionAfter({ nextAction: "checkIn" }, [waiting("in"), waiting("out")])).toBe("checkIn");
  });
});

describe("since when somebody is in", () => {
  const came = punch("in", "2026-01-11T05:00:00.000Z");
  it("is the last check-in that counts", () => {
    const refused = punch("in", "2026-01-11T06:00:00.000Z", { accepted: false });
    const voided = punch("in", "2026-01-11T07:00:00.000Z", { isVoided: true });
    expect(inSince({ punches: [came, refused, voided], nextAction: "checkOut" }, [])).toBe(came.at);
    expect(inSince({ punches: [came], nextAction: "checkIn" }, [])).toBeNull();
  });

  it("counts what is not sent yet", () => {
    expect(inSince({ punches: [], nextAction: "checkIn" }, [waiting("in")])).toBe("2026-01-11T05:03:00.000Z");
    expect(inSince({ punches: [came], nextAction: "checkOut" }, [waiting("out")])).toBeNull();
  });
});

describe("the row that matters", () => {
  const morning = row("2026-01-11T05:00:00Z", "2026-01-11T04:00:00Z", "2026-01-11T09:15:00Z");
  const afternoon = row("2026-01-11T09:30:00Z", "2026-01-11T09:15:00Z", "2026-01-11T16:00:00Z");
  it.each([
    ["2026-01-11T03:00:00Z", morning],
    ["2026-01-11T08:00:00Z", morning],
    ["2026-01-11T10:00:00Z", afternoon],
    ["2026-01-11T20:00:00Z", afternoon],
  ])("at %s", (at, expected) => {
    expect(presentRow({ days: [morning, afternoon] }, Date.parse(at))).toBe(expected);
  });

  it("is none where nothing is planned", () => {
    expect(presentRow({ days: [] }, 0)).toBeNull();
  });
});
