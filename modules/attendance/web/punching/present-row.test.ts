import { describe, expect, it } from "vitest";
import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";
import { actionAfter, inSince, missedEnd, plannedAfter, presentRow } from "./present-row.ts";

const punch = (kind: "in" | "out", at: string, more: object = {}) =>
  ({ kind, at, accepted: true, isVoided: false, ...more }) as Today["punches"][number];
const waiting = (kind: "in" | "out", capturedAt = "2026-01-11T05:03:00.000Z") => ({ kind, capturedAt });
const row = (start: string, opens: string, closes: string) =>
  ({ slotStart: start, windowOpens: opens, windowCloses: closes, firstIn: null }) as AttendanceDay;

describe("the action of the button", () => {
  it("the action follows the server, and then punches that are not sent yet", () => {
    expect(actionAfter({ nextAction: "checkOut" }, [])).toBe("checkOut");
    expect(actionAfter({ nextAction: "checkIn" }, [waiting("in")])).toBe("checkOut");
    expect(actionAfter({ nextAction: "checkIn" }, [waiting("in"), waiting("out")])).toBe("checkIn");
  });
});

describe("the planned time after a punch", () => {
  const morning = {
    ...row("2026-01-11T05:00:00Z", "2026-01-11T04:00:00Z", "2026-01-11T09:15:00Z"),
    slotEnd: "2026-01-11T09:00:00Z",
  };
  const evening = {
    ...row("2026-01-11T13:00:00Z", "2026-01-11T12:00:00Z", "2026-01-11T18:00:00Z"),
    slotEnd: "2026-01-11T17:00:00Z",
  };
  it.each([
    ["in", "2026-01-11T05:02:00Z", morning.slotEnd],
    ["in", "2026-01-11T09:05:00Z", null],
    ["in", "2026-01-11T10:00:00Z", null],
    ["out", "2026-01-11T09:00:00Z", evening.slotStart],
    ["out", "2026-01-11T17:00:00Z", null],
  ] as const)("the planned time after a punch %s at %s is the next start or end of the hours", (kind, at, expected) => {
    expect(plannedAfter({ days: [morning, evening] }, kind, Date.parse(at))).toBe(expected);
  });
});

describe("the start of the current session", () => {
  const came = punch("in", "2026-01-11T05:00:00.000Z");
  it("the start is the last counted check-in", () => {
    const refused = punch("in", "2026-01-11T06:00:00.000Z", { accepted: false });
    const voided = punch("in", "2026-01-11T07:00:00.000Z", { isVoided: true });
    expect(inSince({ punches: [came, refused, voided], nextAction: "checkOut" }, [])).toBe(came.at);
    expect(inSince({ punches: [came], nextAction: "checkIn" }, [])).toBeNull();
  });

  it("unsent punches count", () => {
    expect(inSince({ punches: [], nextAction: "checkIn" }, [waiting("in")])).toBe("2026-01-11T05:03:00.000Z");
    expect(inSince({ punches: [came], nextAction: "checkOut" }, [waiting("out")])).toBeNull();
  });
});

describe("the current row", () => {
  const morning = row("2026-01-11T05:00:00Z", "2026-01-11T04:00:00Z", "2026-01-11T09:15:00Z");
  const afternoon = row("2026-01-11T09:30:00Z", "2026-01-11T09:15:00Z", "2026-01-11T16:00:00Z");
  it.each([
    ["2026-01-11T03:00:00Z", morning],
    ["2026-01-11T08:00:00Z", morning],
    ["2026-01-11T10:00:00Z", afternoon],
    ["2026-01-11T20:00:00Z", afternoon],
  ])("the row at %s is the current one, else the next, else the last", (at, expected) => {
    expect(presentRow({ days: [morning, afternoon] }, Date.parse(at))).toBe(expected);
  });

  it("a missed slot takes precedence over later unscheduled punches", () => {
    const unscheduled = { slotStart: null, slotEnd: null, state: "unscheduled" } as AttendanceDay;
    expect(presentRow({ days: [morning, unscheduled] }, Date.parse("2026-01-11T20:00:00Z"))).toBe(morning);
  });

  it("only a check-in after the end of the slot is warned about", () => {
    const days = [{ ...afternoon, slotEnd: "2026-01-11T13:00:00Z" }];
    const at = (time: string, more: Partial<Today> = {}, queue: Parameters<typeof missedEnd>[1] = []) =>
      missedEnd({ days, nextAction: "checkIn", ...more }, queue, Date.parse(time));
    expect(at("2026-01-11T16:00:01Z")).toBe("2026-01-11T13:00:00Z");
    expect(at("2026-01-11T15:59:59Z")).toBeNull();
    expect(at("2026-01-11T16:00:01Z", { nextAction: "checkOut" })).toBeNull();
    expect(at("2026-01-11T16:00:01Z", {}, [waiting("in")])).toBeNull();
    expect(at("2026-01-11T16:00:01Z", { days: days.map((each) => ({ ...each, state: "leave" })) })).toBeNull();
    const attended = days.map((each) => ({ ...each, firstIn: "2026-01-11T09:31:00Z" }));
    expect(at("2026-01-11T16:00:01Z", { days: attended })).toBeNull();
    expect(at("2026-01-11T16:00:01Z", { days: [] })).toBeNull();
  });

  it("there is no row without planned hours", () => {
    expect(presentRow({ days: [] }, 0)).toBeNull();
  });
});
