import { expect, test } from "vitest";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { readAssignmentsSearch, readUnscheduledSearch } from "../search.ts";
import { bodiesOf, emptyAssignment, mergeEffects, parameterOf, readParameter } from "./assignment-values.ts";

const person = (id: string) => ({
  id,
  nameAr: "عمر",
  nameEn: "Omar",
  titleAr: null,
  titleEn: null,
  photoUrl: null,
});
const assignment: LocationZoneUserInList = {
  id: "5",
  location: { id: "1", nameAr: "المقر", nameEn: "Head office" },
  zone: { id: "2", nameAr: "الأساسي", nameEn: "Standard", layer: "base", startDate: "2026-01-01", endDate: null },
  from: "2026-02-01",
  to: null,
  roles: [{ id: "3", nameAr: "حراسة", nameEn: "Guards", people: 12 }],
  userCount: 1,
  isChangeable: true,
  someUsers: [person("9")],
  peopleCount: 13,
  isActive: true,
  createdAt: "2026-01-01T00:00:00Z",
  version: 3,
};

test("the address fills the whole form if the list contains all people", () => {
  expect(readParameter(parameterOf(assignment), "5")).toEqual({
    location: [{ id: "1", nameAr: "المقر", nameEn: "Head office" }],
    zone: { id: "2", nameAr: "الأساسي", nameEn: "Standard" },
    users: { users: [person("9")], roles: assignment.roles },
    from: "2026-02-01",
    to: null,
    isActive: true,
  });
});

test("people missing in the list are neither shown nor sent", () => {
  const values = readParameter(parameterOf({ ...assignment, userCount: 40 }), "5");
  expect(values?.users).toBeNull();
  expect(bodiesOf(values ?? emptyAssignment)).toEqual([
    { location: "1", zone: "2", from: "2026-02-01", to: null, isActive: true },
  ]);
});

test("the parameter of another assignment, a malformed one and one without a location fill nothing", () => {
  expect(readParameter(parameterOf(assignment), "6")).toBeNull();
  expect(readParameter("[]", "5")).toBeNull();
  expect(readParameter('{"id":"5","zone":{"id":"2"}}', "5")).toBeNull();
});

test("each location becomes an assignment of the same people", () => {
  const values = { ...emptyAssignment, location: [assignment.location, { ...assignment.location, id: "7" }] };
  expect(bodiesOf(values).map(({ location }) => location)).toEqual(["1", "7"]);
});

const effect = (more: Partial<Effect>): Effect => ({
  people: 0,
  from: null,
  to: null,
  lockedMonths: [],
  conflicts: [],
  warnings: [],
  brokenRules: [],
  uncheckedPeople: 0,
  ownDays: "none",
  usedBy: { assignments: 0, exceptionDays: 0, absences: 0 },
  ...more,
});

test("a refusal of one of several assignments is a refusal of all", () => {
  const merged = mergeEffects([effect({ ownDays: "refused" }), effect({ ownDays: "marked" }), effect({})]);
  expect(merged?.ownDays).toBe("refused");
});

test("several assignments of the same people do not count them twice", () => {
  const merged = mergeEffects([
    effect({ people: 4, from: "2026-03-01", to: "2026-04-01", lockedMonths: ["2026-03"] }),
    effect({ people: 3, from: "2026-02-01", to: "2026-03-15", lockedMonths: ["2026-02", "2026-03"] }),
    effect({}),
  ]);
  expect(merged).toEqual(
    effect({ people: 4, from: "2026-02-01", to: "2026-04-01", lockedMonths: ["2026-02", "2026-03"] }),
  );
  expect(mergeEffects([])).toBeNull();
});

test("invalid parts of the address are ignored", () => {
  expect(
    readAssignmentsSearch({ location: 1, zone: "x", role: "0", isActive: "true", search: "a", colour: 1 }),
  ).toEqual({
    location: "1",
    isActive: "true",
    search: "a",
  });
});

test("the address of people without a schedule contains a valid date, words and a department", () => {
  expect(readUnscheduledSearch({ on: "2026-02-30", department: "x", location: 1, cursor: "" })).toEqual({});
  const given = { on: "2026-02-28", search: " omar ", department: 7 };
  expect(readUnscheduledSearch(given)).toEqual({ on: "2026-02-28", search: "omar", department: "7" });
  expect(readUnscheduledSearch({ missing: "hireDate" })).toEqual({ missing: "hireDate" });
  expect(readUnscheduledSearch({ missing: "schedule" })).toEqual({});
});
