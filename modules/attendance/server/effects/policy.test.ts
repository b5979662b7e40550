import { describe, expect, test } from "vitest";
import type { Assignment, Location, Zone } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { Rules } from "../engine/prepare-rules.ts";
import { mergeSpans, type Span } from "../rules/policy.ts";
import { compareRules, writtenSpan } from "./policy.ts";

const location: Location = {
  id: "1",
  latitude: 0,
  longitude: 0,
  radius: 150,
  timeZone: "Asia/Riyadh",
  fencePolicy: "block",
  strict: false,
  maximumAccuracy: 100,
  active: true,
};
const zone: Zone = {
  id: "1",
  layer: "base",
  startDate: "2026-01-01",
  endDate: "2026-12-31",
  checkInAllowance: 0,
  checkOutAllowance: 0,
  opensBefore: 60,
  closesAfter: 180,
  halfDayBelow: 0,
  absentBelow: 0,
  clipEarly: true,
  clipLate: true,
  autoCheckOut: "none",
  days: [{ weekday: "sunday", start: "08:00", end: "16:00", breakMinutes: 0 }],
  active: true,
};
const assignment: Assignment = {
  id: "1",
  location: "1",
  zone: "1",
  users: [],
  roles: [],
  from: null,
  to: null,
  active: true,
};

type Parts = { zones?: Partial<Zone>[]; locations?: Partial<Location>[]; assignments?: Partial<Assignment>[] };
const rules = ({ zones = [{}], locations = [{}], assignments = [{}] }: Parts = {}): Rules => ({
  zones: zones.map((more) => ({ ...zone, ...more })),
  locations: locations.map((more) => ({ ...location, ...more })),
  assignments: assignments.map((more) => ({ ...assignment, ...more })),
  exceptionDays: [],
  firstDayOfWeek: "sunday",
  anyAssignedLocation: false,
});

const written = ({ from, to }: Span): string =>
  `${Number.isFinite(from) ? writeDate(from) : ""}..${Number.isFinite(to) ? writeDate(to) : ""}`;
/** The changed dates by assignment, and whether it requires more than before. */
const changed = (before: Parts, after: Parts): unknown[] =>
  compareRules(rules(before), rules(after)).map(({ id, spans, requiresMore }) => [
    id,
    mergeSpans(spans).map(written),
    requiresMore,
  ]);

const whole = "2026-01-01..2026-12-31";

describe("unchanged rules", () => {
  test.each<[string, Parts]>([
    ["with the same rules", {}],
    ["with a name", { zones: [{ name: "Other" } as Partial<Zone>] }],
    [
      "with a fence",
      { locations: [{ radius: 20, strict: true, latitude: 5, fencePolicy: "log", maximumAccuracy: 5 }] },
    ],
    ["where the assignment ends first", { assignments: [{ to: "2027-06-01" }] }],
    ["with roles, which are told apart", { assignments: [{ roles: ["5"] }] }],
  ])("nothing changes %s", (_, after) => {
    expect(changed({}, after)).toEqual([]);
  });
});

describe("only the dates between an old end and a new one change", () => {
  test.each<[string, Parts, Parts, string, boolean]>([
    ["a season ends a day later", {}, { zones: [{ endDate: "2027-01-01" }] }, "2027-01-01..2027-01-01", true],
    ["a season ends a day earlier", {}, { zones: [{ endDate: "2026-12-30" }] }, "2026-12-31..2026-12-31", false],
    ["it begins earlier", {}, { zones: [{ startDate: "2025-12-01" }] }, "2025-12-01..2025-12-31", true],
    ["it loses its end", {}, { zones: [{ endDate: null }] }, "2027-01-01..", true],
    ["an assignment begins later", {}, { assignments: [{ from: "2026-02-01" }] }, "2026-01-01..2026-01-31", false],
    ["an assignment ends", {}, { assignments: [{ to: "2026-06-30" }] }, "2026-07-01..2026-12-31", false],
  ])("only the dates in between change: %s", (_, before, after, span, requiresMore) => {
    expect(changed(before, after)).toEqual([["1", [span], requiresMore]]);
  });

  test("a change of both ends results in two spans", () => {
    const after = { zones: [{ startDate: "2026-01-03", endDate: "2027-01-02" }] };
    expect(changed({}, after)).toEqual([["1", ["2026-01-01..2026-01-02", "2027-01-01..2027-01-02"], true]]);
  });

  test("disjoint dates before and after all change", () => {
    const after = { zones: [{ startDate: "2028-01-01", endDate: "2028-01-02" }] };
    expect(changed({}, after)).toEqual([["1", [whole, "2028-01-01..2028-01-02"], true]]);
  });
});

describe("all dates of an assignment change", () => {
  test.each<[string, Parts, boolean]>([
    ["with hours", { zones: [{ days: [{ weekday: "sunday", start: "08:00", end: "15:00", breakMinutes: 0 }] }] }, true],
    [
      "with a break",
      { zones: [{ days: [{ weekday: "sunday", start: "08:00", end: "16:00", breakMinutes: 30 }] }] },
      false,
    ],
    ["with an allowance", { zones: [{ checkInAllowance: 5 }] }, false],
    ["with a threshold", { zones: [{ absentBelow: 5 }] }, false],
    ["with a layer", { zones: [{ layer: "special" }] }, true],
    ["with a time zone", { locations: [{ timeZone: "Asia/Dubai" }] }, true],
    ["with a place that is closed", { locations: [{ active: false }] }, false],
    ["when the zone is switched off", { zones: [{ active: false }] }, false],
    ["when it is switched off", { assignments: [{ active: false }] }, false],
    ["when it is deleted", { assignments: [] }, false],
  ])("all of its dates change %s", (_, after, requiresMore) => {
    expect(changed({}, after)).toEqual([["1", [whole], requiresMore]]);
  });

  test("all dates of a new or reactivated assignment change", () => {
    for (const before of [{ assignments: [] }, { assignments: [{ active: false }] }]) {
      expect(changed(before, {})).toEqual([["1", [whole], true]]);
    }
  });
});

test("a zone that becomes shorter than another of its layer overrides it, on all dates of both", () => {
  const other = { id: "2", startDate: "2026-03-01", endDate: "2026-10-31" };
  const assignments = [{}, { id: "2", zone: "2" }];
  const before = { zones: [{}, other], assignments };
  const shorter = { zones: [{ endDate: "2026-06-30" }, other], assignments };
  expect(changed(before, shorter)).toEqual([["1", ["2026-03-01..2026-12-31"], false]]);
  const stillLonger = { zones: [{ endDate: "2026-12-30" }, other], assignments };
  expect(changed(before, stillLonger)).toEqual([["1", ["2026-12-31..2026-12-31"], false]]);
  const onAnotherLayer = { ...other, layer: "special" as const };
  expect(
    changed(
      { zones: [{}, onAnotherLayer], assignments },
      { zones: [{ endDate: "2026-06-30" }, onAnotherLayer], assignments },
    ),
  ).toEqual([["1", ["2026-07-01..2026-12-31"], false]]);
});

test("a span is written a day wider on both sides, since windows reach into adjacent dates", () => {
  expect(writtenSpan({ from: dayOf("2026-03-01"), to: Infinity })).toEqual({ from: "2026-02-28", to: null });
  expect(writtenSpan({ from: -Infinity, to: dayOf("2026-03-01") })).toEqual({ from: null, to: "2026-03-02" });
});
