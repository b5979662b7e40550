import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSettings } from "#platform/settings/settings.ts";
import { hq } from "#testing/attendance-cases.ts";
import { insertPunchAt } from "#testing/attendance-days.ts";
import { setLocalClock, worldOf } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { remindPeople } from "./deliver-reminders.ts";

let attendance: TestAttendance;
let omar: Caller, reem: Caller, faisal: Caller;

beforeAll(async () => {
  attendance = await startAttendance();
  const world = worldOf(attendance.database);
  [omar, reem, faisal] = [attendance.as("Omar"), attendance.as("Reem"), attendance.as("Faisal")];
  const zone = await world.schedule();
  await world.assign(await world.build(), zone, [omar.id, reem.id]);
  await world.assign(await world.build({ timeZone: "Africa/Cairo" }), zone, [faisal.id]);
  setLocalClock("2026-01-11 00:50:00");
  await attendance.run("attendance.openDays");
});
afterAll(() => attendance.close());
beforeEach(() => attendance.database.primary.deleteFrom("notification").execute());

const remind = () => attendance.run("attendance.remind");
const told = () =>
  attendance.database.primary
    .selectFrom("notification")
    .select(["person_id", "kind", "details", "mail"])
    .orderBy("person_id")
    .orderBy("kind")
    .execute();
const punch = (person: Caller, kind: "in" | "out") =>
  person.post("/attendance/punches", { kind, ...hq, accuracy: 5, clientId: crypto.randomUUID() });

test("no person is reminded earlier than a quarter of an hour before the start", async () => {
  setLocalClock("2026-01-11 07:44:59");
  await remind();
  expect(await told()).toEqual([]);
});

test("an absent employee is reminded once, with the hour of the slot; a present one is not", async () => {
  setLocalClock("2026-01-11 07:40:00");
  expect((await punch(reem, "in")).status).toBe(201);
  setLocalClock("2026-01-11 07:45:00");
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await told()).toEqual([
    {
      person_id: omar.id,
      kind: "checkInReminder",
      details: { slotAt: "2026-01-11T05:00:00Z", timeZone: "Asia/Riyadh" },
      mail: null,
    },
  ]);
  // An hour later in Cairo.
  setLocalClock("2026-01-11 08:50:00");
  await remind();
  expect((await told()).map(({ person_id: id, details }) => [id, details])).toContainEqual([
    faisal.id,
    { slotAt: "2026-01-11T06:00:00Z", timeZone: "Africa/Cairo" },
  ]);
});

test("an employee still in half an hour after the end is reminded once; one gone or never present is not", async () => {
  setLocalClock("2026-01-11 08:30:00");
  expect((await punch(omar, "in")).status).toBe(201);
  setLocalClock("2026-01-11 16:00:00");
  expect((await punch(reem, "out")).status).toBe(201);
  setLocalClock("2026-01-11 16:29:00");
  await remind();
  expect(await told()).toEqual([]);
  setLocalClock("2026-01-11 16:30:00");
  await remind();
  await remind();
  expect(await told()).toEqual([expect.objectContaining({ person_id: omar.id, kind: "checkOutReminder", mail: null })]);
});

test("a setting of 0 disables a reminder", async () => {
  setLocalClock("2026-01-12 07:00:00");
  await attendance.run("attendance.openDays");
  await attendance.database.primary
    .insertInto("setting")
    .values({ key: "attendanceRemindBeforeMinutes", value: "0" })
    .execute();
  setLocalClock("2026-01-12 07:50:00");
  await remindPeople(attendance.database.primary, createSettings());
  expect(await told()).toEqual([]);
});

test("expired positions are purged, whole months and single ones; punches stay", async () => {
  const { primary } = attendance.database;
  setLocalClock("2026-06-15 12:00:00");
  await attendance.run("attendance.partition");
  for (const at of ["2026-01-20T05:00:00Z", "2026-03-17T08:59:59Z", "2026-03-17T09:00:00Z", "2026-06-01T05:00:00Z"]) {
    const id = await insertPunchAt(attendance.database, omar.id, "in", at);
    await primary.insertInto("punch_position").values({ punch_id: id, at, latitude: 24, longitude: 46 }).execute();
  }
  await attendance.run("attendance.partition");
  const before = await primary.selectFrom("punch").select("id").execute();
  const kept = async (): Promise<string[]> =>
    (await primary.selectFrom("punch_position").select("at").orderBy("at").execute()).map(({ at }) => at);
  // A reader that locks the table, as a backup does, delays the drop of months, but not the purge of positions.
  await primary.transaction().execute(async (reading) => {
    await sql`lock table punch_position in access share mode`.execute(reading);
    await expect(attendance.run("attendance.purge")).rejects.toThrow("lock timeout");
  });
  expect(await kept()).toEqual(["2026-03-17T09:00:00Z", "2026-06-01T05:00:00Z"]);
  await attendance.run("attendance.purge");
  expect(await kept()).toEqual(["2026-03-17T09:00:00Z", "2026-06-01T05:00:00Z"]);
  expect(await primary.selectFrom("punch").select("id").execute()).toHaveLength(before.length);
  const { rows } = await sql<{ gone: boolean }>`select to_regclass('punch_position_2026_01') is null as gone`.execute(
    primary,
  );
  expect(rows).toEqual([{ gone: true }]);
  expect(await primary.selectFrom("attendance_reminder").selectAll().execute()).toEqual([]);
});
