import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { hours } from "#testing/attendance-rules.ts";
import { insertPunchAt } from "#testing/attendance-days.ts";
import { local, workingDays } from "#testing/attendance-cases.ts";
import { startAttendance, type Answer, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import type { ZoneComparison } from "../../contract/schemas-officer.ts";
import { computeDays } from "../days/compute-days.ts";
import { createRules } from "../rules/load-rules.ts";

let attendance: TestAttendance;
let world: World;
let place: string;
let zone: string;
let omar: Caller;
let everybodys: string;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  place = await world.build({ name: "HQ" });
  zone = await world.schedule({ name: "Base" });
  omar = attendance.as("Omar");
  await world.assign(place, zone, [omar.id, attendance.as("Reem").id]);
  for (const [kind, time] of [
    ["in", "2026-01-11 08:20:00"],
    ["out", "2026-01-11 16:00:00"],
    ["in", "2026-01-12 08:00:00"],
    ["out", "2026-01-12 15:30:00"],
  ] as const) {
    await insertPunchAt(attendance.database, omar.id, kind, local(time));
  }
});
afterAll(() => attendance.close());

/** The current zone with the given changes. */
const changedTo = (more: object = {}) => ({
  nameEn: "Base",
  nameAr: "Base",
  startDate: "2025-01-01",
  checkInAllowance: 10,
  halfDayBelow: 240,
  absentBelow: 120,
  days: hours("08:00", "16:00", workingDays),
  ...more,
});
const compared = (
  changed: object,
  more: object = {},
  who = attendance.as("Salem"),
): Promise<Answer<ZoneComparison>> => {
  setLocalClock("2026-02-05 12:00:00");
  return who.post("/attendance/comparisons", { zone, changed, month: "2026-01", ...more });
};

describe("a refused comparison", () => {
  test("a comparison is refused to an employee", async () => {
    expect((await compared(changedTo(), {}, omar)).problem.code).toBe("not_allowed");
  });

  test.each([
    [400, "fields_invalid", "month", {}, { month: "2026-13" }],
    [400, "fields_invalid", "changed.days", { days: [] }, {}],
    [422, "fields_conflict", "changed.endDate", { endDate: "2024-12-31" }, {}],
    [422, "fields_conflict", "changed.days.0.end", { days: hours("08:00", "08:00") }, {}],
    [422, "zone_unknown", "zone", {}, { zone: "999999999" }],
  ])("a comparison is refused with %i %s: %s", async (status, code, path, changed, more) => {
    const answer = await compared(changedTo(changed), more);
    expect([answer.status, answer.problem.code, answer.problem.fields[0]?.path]).toEqual([status, code, path]);
  });
});

describe("a changed zone", () => {
  test("an equal zone changes nothing", async () => {
    const { data } = await compared(changedTo());
    expect(data).toMatchObject({ people: 2, days: 62, changedDays: 0, examples: [], isSample: false });
    expect(data.after).toEqual(data.before);
    // January 2026 has 21 working days; one of Omar's two is late, and Reem never came.
    expect(data.before).toMatchObject({
      lateTimes: 1,
      lateMinutes: 20,
      earlyMinutes: 30,
      absentDays: 19 + 21,
      presentDays: 2,
    });
  });

  test("a longer allowance removes lateness, and nothing is saved", async () => {
    const stored = () => attendance.database.primary.selectFrom("zone").selectAll().where("id", "=", zone).execute();
    const before = await stored();
    const { data } = await compared(changedTo({ nameEn: "Kinder", checkInAllowance: 20 }));
    expect(data).toMatchObject({
      changedDays: 1,
      before: { lateTimes: 1 },
      after: { lateTimes: 0, workedMinutes: 910 },
    });
    expect(data.examples).toMatchObject([
      {
        person: { id: omar.id, nameEn: "Omar" },
        before: { date: "2026-01-11", lateMinutes: 20, zone: { nameEn: "Base" } },
        after: { date: "2026-01-11", lateMinutes: 0, zone: { nameEn: "Kinder" } },
      },
    ]);
    expect(await stored()).toEqual(before);
    expect(await attendance.database.primary.selectFrom("attendance_day").selectAll().execute()).toEqual([]);
  });

  test("a change of windows without effect changes no days", async () => {
    expect((await compared(changedTo({ opensBefore: 30 }))).data.changedDays).toBe(0);
  });

  test("an earlier end leaves later dates without times", async () => {
    const { data } = await compared(changedTo({ endDate: "2026-01-11" }));
    expect(data.changedDays).toBe(2 * 14);
    expect(data.examples).toContainEqual(
      expect.objectContaining({ after: null, before: expect.objectContaining({ date: "2026-01-12", slot: 1 }) }),
    );
    expect((await compared(changedTo({ isActive: false }))).data.after).toMatchObject({
      requiredMinutes: 0,
      absentDays: 0,
    });
  });

  test("examples show every person once before any person twice, fifty at most", async () => {
    const { data } = await compared(changedTo({ days: hours("07:00", "15:00", workingDays) }));
    expect(data.changedDays).toBe(42);
    expect(data.examples).toHaveLength(42);
    expect(new Set(data.examples.slice(0, 2).map(({ person }) => person.id)).size).toBe(2);
  });

  test("the current month counts started days, and a future one none", async () => {
    const { data } = await compared(changedTo(), { month: "2026-02" });
    expect(data).toMatchObject({ people: 2, days: 10 });
    expect((await compared(changedTo(), { month: "2026-03" })).data).toMatchObject({
      people: 0,
      days: 0,
      examples: [],
    });
  });

  test("the comparison includes members of the role in that month, and all people for the role employee", async () => {
    const [guard, former] = [await attendance.hire("Guard"), await attendance.hire("Former")];
    const night = await world.schedule({ name: "Night", slots: [["22:00", "06:00"]] });
    const members = [
      { id: guard.id, from: "2026-01-31" },
      { id: former.id, to: "2025-12-31" },
    ];
    const role = await attendance.gather("Guards", members);
    const give = (roles: string[]) =>
      attendance.as("Salem").post("/attendance/location-zone-users", { location: place, zone: night, roles });
    expect((await give([role])).status).toBe(201);
    const people = async () => (await compared(changedTo(), { zone: night })).data.people;
    expect(await people()).toBe(1);
    const employees = await attendance.database.primary
      .selectFrom("role")
      .select("id")
      .where("key", "=", "employee")
      .executeTakeFirstOrThrow();
    expect((await give([employees.id])).status).toBe(201);
    everybodys = night;
    expect(await people()).toBe(8);
  });

  test("dates before the first stored one have no absences", async () => {
    setLocalClock("2026-01-12 12:00:00");
    await transaction(attendance.database.primary, (tx) =>
      computeDays(tx, createRules(createSettings()), [omar.id], { from: "2026-01-12", to: "2026-01-12" }),
    );
    const { data } = await compared(changedTo());
    expect(data).toMatchObject({ days: 40, before: { absentDays: 13 + 14, presentDays: 1 } });
  });

  test("the comparison is limited to 2,000 people, and marked as a sample", async () => {
    await sql`
      with people as (
        insert into person (name_en, joined_at) select 'Many ' || n, '2025-01-01' from generate_series(1, 2000) n returning id)
      insert into account (person_id, email, status) select id, id || '@many.example', 'active' from people`.execute(
      attendance.database.primary,
    );
    const { data } = await compared(changedTo(), { zone: everybodys, month: "2026-02" });
    expect(data).toMatchObject({ people: 2000, isSample: true });
  });
});
