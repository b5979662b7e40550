import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  hours,
  type Json,
  north,
  person,
  sampleCase,
  site,
  createEvaluator,
  sunday,
  exampleCase,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, errorsOf } = createEvaluator({ readCase, evaluate });

const accepts = (changes: Json) => expect(errorsOf(exampleCase(changes))).toEqual([]);
/** Expects a refusal with well-formed errors, one of which names this part of the case. */
const refuses = (changes: Json, part: string) => {
  const errors = errorsOf(exampleCase(changes));
  expect(errors).not.toEqual([]);
  for (const error of errors) {
    expect(error.code).toMatch(/^\w+$/);
    expect(error.message).not.toBe("");
  }
  expect(JSON.stringify(errors.map((error) => error.path))).toContain(part);
};
const zones = (more: Json) => ({ zones: [zone("base", more)] });
const sites = (more: Json) => ({ locations: [site("hq", more)] });
const punches = (more: Json) => ({ punches: [punchIn("08:00", more)] });

describe("a zone", () => {
  test("a zone needs at least one slot", () => {
    refuses(zones({ days: [] }), "days");
    refuses(zones({ days: undefined }), "days");
  });

  test("a zone must not end before it starts; equal dates are one day", () => {
    refuses(zones({ startDate: "2026-02-02", endDate: "2026-02-01" }), "endDate");
    accepts(zones({ startDate: "2026-02-01", endDate: "2026-02-01" }));
  });

  test("a zone's slot must not end when it starts", () => {
    refuses(zones({ days: hours("08:00", "08:00") }), "days");
    accepts(zones({ days: hours("08:00", "07:59"), opensBefore: 0, closesAfter: 0 }));
  });

  test("a zone's slots must not overlap; they may touch", () => {
    refuses(zones({ days: [...hours("08:00", "12:00"), ...hours("11:59", "14:00")] }), "days");
    refuses(zones({ days: [...hours("08:00", "12:00"), ...hours("08:00", "12:00")] }), "days");
    accepts(zones({ days: [...hours("08:00", "12:00"), ...hours("12:00", "14:00")] }));
  });

  test.each([
    ["sunday", "monday"],
    ["saturday", "sunday"],
  ])("the tail of %s must not overlap %s", (first, second) => {
    const days = (start: string) => [...hours("22:00", "06:00", [first]), ...hours(start, "09:00", [second])];
    refuses(zones({ days: days("05:59") }), "days");
    accepts(zones({ days: days("06:00") }));
  });

  test("a slot with its windows must be shorter than 24 hours", () => {
    const lasting = (start: string, end: string, opensBefore: number, closesAfter: number) =>
      zones({ days: hours(start, end), opensBefore, closesAfter });
    refuses(lasting("00:00", "20:00", 60, 180), "days");
    accepts(lasting("00:00", "19:59", 60, 180));
    refuses(lasting("08:00", "16:00", 480, 480), "days");
    accepts(lasting("08:00", "16:00", 480, 479));
    refuses(zones({ days: hours("00:00", "20:00"), opensBefore: undefined, closesAfter: undefined }), "days");
  });

  test.each([
    ["layer", "summer"],
    ["autoCheckOut", "windowEnd"],
    ["checkInAllowance", -1],
    ["checkOutAllowance", -1],
    ["opensBefore", -1],
    ["closesAfter", -1],
    ["halfDayBelow", -1],
    ["absentBelow", "soon"],
    ["checkInAllowance", 1.5],
    ["clipEarly", "yes"],
    ["startDate", "2026-02-30"],
    ["startDate", "2026-13-01"],
    ["startDate", "01/02/2026"],
    ["endDate", "2027-02-29"],
    ["startDate", undefined],
    ["startDate", null],
  ])("a zone with a %s of %j is refused", (field, value) => {
    refuses(zones({ [field]: value }), field);
  });

  test.each([
    { weekday: "funday" },
    { weekday: undefined },
    { start: "24:00" },
    { start: "08:60" },
    { end: "noon" },
    { end: undefined },
    { breakMinutes: -1 },
  ])("a slot with %j is refused", (wrong) => {
    refuses(zones({ days: [{ weekday: "sunday", start: "08:00", end: "16:00", ...wrong }] }), "days");
  });
});

describe("a location", () => {
  test.each([
    [19, false],
    [20, true],
    [5000, true],
    [5001, false],
  ])("a location's radius is 20 to 5000 metres: %d", (radius, fine) => {
    if (fine) accepts(sites({ radius }));
    else refuses(sites({ radius }), "radius");
  });

  test.each([
    ["timeZone", "Mars/Olympus"],
    ["timeZone", ""],
    ["latitude", 90.0001],
    ["latitude", -90.0001],
    ["longitude", 180.0001],
    ["longitude", -180.0001],
    ["latitude", "24"],
    ["latitude", null],
    ["longitude", undefined],
    ["fencePolicy", "warn"],
    ["strict", 1],
    ["maximumAccuracy", -1],
  ])("a location with a %s of %j is refused", (field, value) => {
    refuses(sites({ [field]: value }), field);
  });

  test("a location may be at a pole and on the date line", () => {
    for (const latitude of [90, -90, 0])
      for (const longitude of [180, -180, 0]) accepts(sites({ latitude, longitude }));
  });
});

describe("references and ids", () => {
  test("a reference must exist", () => {
    refuses({ assignments: [assignmentOf("a1", "other")] }, "zone");
    refuses({ assignments: [assignmentOf("a1", "base", { location: "other" })] }, "location");
  });

  test("ids are unique within their list", () => {
    refuses({ zones: [zone("base"), zone("base")] }, "zones");
    refuses({ locations: [site("hq"), site("hq")] }, "locations");
    refuses({ assignments: [assignmentOf("a1", "base"), assignmentOf("a1", "base")] }, "assignments");
    const off = { id: "x", date: sunday, workDay: false, everyone: true };
    refuses({ exceptionDays: [off, off] }, "exceptionDays");
    refuses({ zones: [zone("1"), { ...zone(""), id: 1 }], assignments: [] }, "zones");
  });

  test("ids may be numbers and match the same id written as text", () => {
    const { days } = judge({
      employee: person({ id: 7 }),
      locations: [{ ...site(""), id: 1 }],
      zones: [{ ...zone(""), id: 2 }],
      assignments: [{ id: 3, location: "1", zone: 2, users: ["7"] }],
    });
    expect(days[0]).toMatchObject({ slot: 1, zone: "2", permittedLocations: ["1"] });
  });
});

describe("a punch", () => {
  test("a punch has both coordinates or neither", () => {
    refuses(punches({ latitude: null }), "punches");
    refuses(punches({ longitude: undefined }), "punches");
    accepts(punches({ latitude: null, longitude: null }));
    accepts(punches({ latitude: undefined, longitude: undefined }));
  });

  test.each([
    ["latitude", 91],
    ["latitude", "24.7"],
    ["longitude", -181],
    ["accuracy", -1],
    ["accuracy", "good"],
    ["kind", "break"],
    ["kind", undefined],
    ["at", "yesterday"],
    ["at", "2026-02-30T08:00:00Z"],
    ["at", undefined],
    ["receivedAt", "later"],
  ])("a punch with a %s of %j is refused", (field, value) => {
    refuses(punches({ [field]: value }), "punches");
  });

  test("a stored punch has a known refusal and verdict", () => {
    const stored = { accepted: true, refusal: null, verdict: "inside", location: "hq", distance: 1 };
    accepts(punches({ stored }));
    accepts(punches({ stored: null }));
    refuses(punches({ stored: { ...stored, verdict: "near" } }), "stored");
    refuses(punches({ stored: { ...stored, refusal: "rain" } }), "stored");
    refuses(punches({ stored: { ...stored, accepted: "yes" } }), "stored");
  });
});

describe("the rest of a case", () => {
  test.each([
    ["employee", undefined],
    ["employee", null],
    ["employee", { roles: [] }],
    ["from", "2026-01-12"],
    ["from", undefined],
    ["to", "2026-02-31"],
    ["to", "2126-01-11"],
    ["now", "soon"],
    ["now", undefined],
    ["firstDayOfWeek", "someday"],
    ["anyAssignedLocation", "no"],
    ["zones", {}],
    ["locations", [null]],
    ["punches", "none"],
    ["timeZone", "Nowhere/Land"],
    ["absences", [{ kind: "holiday", from: `${sunday}T08:00`, to: `${sunday}T10:00` }]],
    ["absences", [{ kind: "permission", from: `${sunday}T10:00`, to: `${sunday}T08:00` }]],
    ["absences", [{ kind: "permission", from: "08:00", to: "10:00" }]],
    ["absences", [{ kind: "permission", from: "2026-02-30T08:00", to: "2026-02-30T09:00" }]],
    ["exceptionDays", [{ id: "x", date: "2026-02-30", workDay: false, everyone: true }]],
    ["exceptionDays", [{ id: "x", date: sunday, workDay: "no", everyone: true }]],
    ["exceptionDays", [{ id: "x", date: sunday, workDay: true, everyone: true, start: "08:00", end: null }]],
  ])("a case with a %s of %j is refused", (field, value) => {
    expect(errorsOf(exampleCase({ [field]: value }))).not.toEqual([]);
  });

  test.each([
    "locations",
    "zones",
    "assignments",
    "exceptionDays",
    "absences",
    "punches",
    "firstDayOfWeek",
    "anyAssignedLocation",
  ])("a case without %s is accepted", (field) => {
    accepts(
      field === "locations" || field === "zones"
        ? { [field]: undefined, assignments: undefined }
        : { [field]: undefined },
    );
  });

  test("unknown fields are ignored", () => {
    accepts({ colour: "green", zones: [zone("base", { nameEn: "Base", nameAr: "الأساس" })] });
  });

  test.each([undefined, null, 0, "", "case", true, [], [exampleCase()], {}])(
    "the value %j is refused as a case",
    (value) => {
      expect(errorsOf(value)).not.toEqual([]);
    },
  );

  test("the sample case is accepted", () => {
    accepts(sampleCase);
  });
});

describe("arbitrary input", () => {
  test("arbitrary input is judged or refused and never throws", () => {
    const anything = fc.anything({ maxDepth: 3, withBigInt: false });
    const fields = [
      "employee",
      "locations",
      "zones",
      "assignments",
      "exceptionDays",
      "absences",
      "punches",
      "from",
      "to",
      "now",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...fields), anything, (field, value) => {
        const found = readCase({ ...exampleCase(punches(north(10))), [field]: value });
        if ("errors" in found) expect(found.errors).not.toEqual([]);
        else expect(() => evaluate(found.input)).not.toThrow();
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(anything, (value) => {
        expect(() => readCase(value)).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });

  test("the sample with one corrupted nested field is refused or judged", () => {
    const json = JSON.stringify(
      exampleCase({
        ...sampleCase,
        absences: [{ kind: "permission", from: `${sunday}T08:00`, to: `${sunday}T10:00` }],
      }),
    );
    const leaves = [...json.matchAll(/:("(?:[^"\\]|\\.)*"|[-\d.]+|true|false|null)/g)];
    const wrong = fc.constantFrom(
      "null",
      "-1",
      "1e308",
      '""',
      '"x"',
      "[]",
      "{}",
      "true",
      '"9999-12-31"',
      '"0001-01-01"',
      '"\\u0000"',
      "0.5",
    );
    fc.assert(
      fc.property(fc.constantFrom(...leaves), wrong, (leaf, value) => {
        const found = readCase(
          JSON.parse(`${json.slice(0, leaf.index + 1)}${value}${json.slice(leaf.index + leaf[0].length)}`),
        );
        if ("errors" in found) expect(found.errors).not.toEqual([]);
        else expect(evaluate(found.input).punches).toHaveLength(1);
      }),
      { numRuns: 1500 },
    );
  });
});
