import { afterAll, beforeAll, expect, test } from "vitest";
import { addRoleMember, removeRoleMember, setAccountStatus } from "#modules/identity/server/index.ts";
import { transaction } from "#platform/database/transaction.ts";
import { consumeOnce } from "#platform/events/consume.ts";
import { record } from "#platform/events/record.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { hq } from "#testing/attendance-cases.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { attendanceConsumer } from "./consumer.ts";
import { requestRecomputation } from "./compute-recomputation.ts";
import { readDays, type StoredDay } from "./queries.ts";

let attendance: TestAttendance;
let world: World;
let omar: Caller, reem: Caller, faisal: Caller;
let cairo: string;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  [omar, reem, faisal] = [attendance.as("Omar"), attendance.as("Reem"), attendance.as("Faisal")];
  const zone = await world.schedule({ closesAfter: 180 });
  const night = await world.schedule({ slots: [["22:00", "06:00"]], closesAfter: 60 });
  const site = await world.build();
  cairo = await world.build({ timeZone: "Africa/Cairo", latitude: 30, longitude: 31 });
  await world.assign(site, zone, [omar.id]);
  await world.assign(cairo, zone, [reem.id]);
  await world.assign(site, night, [faisal.id]);
});
// The clock advances from test to test.
afterAll(() => attendance.close());

const open = () => attendance.run("attendance.openDays");
const close = () => attendance.run("attendance.closeDays");
const of = (person: Caller, date: string): Promise<StoredDay[]> =>
  readDays(attendance.database.primary, person.id, date, date);
const statesOf = async (person: Caller, date: string): Promise<[string, boolean][]> =>
  (await of(person, date)).map(({ state, provisional }) => [state, provisional]);
const punch = async (person: Caller, kind: "in" | "out", place: object = hq): Promise<number> =>
  (await person.post("/attendance/punches", { kind, ...place, accuracy: 10, clientId: crypto.randomUUID() })).status;
const inTransaction = <T>(work: Parameters<typeof transaction<T>>[1]): Promise<T> =>
  transaction(attendance.database.primary, work);
const follow = () =>
  consumeOnce({
    database: attendance.database,
    consumers: [attendanceConsumer({ settings: createSettings(), scheduleFollowers: [] })],
  });
/** Runs all waiting recomputations. */
async function recompute(): Promise<void> {
  const waiting = await attendance.database.primary
    .selectFrom("recomputation")
    .select("id")
    .where("state", "=", "waiting")
    .execute();
  for (const { id } of waiting) await attendance.run("attendance.recompute", { id });
}

test("no person has rows before their date is about to start at their place", async () => {
  setLocalClock("2026-01-10 23:30:00");
  await open();
  expect(await of(omar, "2026-01-11")).toEqual([]);
  expect(await statesOf(omar, "2026-01-10")).toEqual([["off", true]]);
  setLocalClock("2026-01-10 23:50:00");
  await open();
  expect(await statesOf(omar, "2026-01-11")).toEqual([["scheduled", true]]);
  // Cairo is an hour behind.
  expect(await of(reem, "2026-01-11")).toEqual([]);
  setLocalClock("2026-01-11 00:45:00");
  await open();
  expect(await of(reem, "2026-01-11")).toMatchObject([
    { state: "scheduled", timeZone: "Africa/Cairo", location: cairo, slotStart: "2026-01-11T06:00:00Z" },
  ]);
});

test("a slot without a punch is absence from its end, and final after its window has closed", async () => {
  setLocalClock("2026-01-11 15:59:00");
  await close();
  expect(await statesOf(omar, "2026-01-11")).toEqual([["scheduled", true]]);
  setLocalClock("2026-01-11 16:00:00");
  await close();
  expect(await statesOf(omar, "2026-01-11")).toEqual([["absent", true]]);
  expect(await statesOf(reem, "2026-01-11")).toEqual([["scheduled", true]]);
  setLocalClock("2026-01-11 19:00:00");
  await close();
  expect(await statesOf(omar, "2026-01-11")).toEqual([["absent", true]]);
  setLocalClock("2026-01-11 19:00:01");
  await close();
  expect(await statesOf(omar, "2026-01-11")).toEqual([["absent", false]]);
  expect(await statesOf(reem, "2026-01-11")).toEqual([["absent", true]]);
});

test("dates that were not opened during an outage are opened later, past ones with their final state", async () => {
  setLocalClock("2026-01-14 09:00:00");
  await open();
  for (const date of ["2026-01-12", "2026-01-13"]) expect(await statesOf(omar, date)).toEqual([["absent", false]]);
  expect(await statesOf(omar, "2026-01-14")).toEqual([["scheduled", true]]);
});

test("a punch counts at once; closing later applies the rules to it", async () => {
  setLocalClock("2026-01-14 08:20:00");
  expect(await punch(omar, "in")).toBe(201);
  expect(await of(omar, "2026-01-14")).toMatchObject([{ state: "present", isIn: true, lateMinutes: 20 }]);
  setLocalClock("2026-01-14 19:30:00");
  await close();
  expect(await of(omar, "2026-01-14")).toMatchObject([
    { state: "incomplete", isIn: false, provisional: false, firstIn: "2026-01-14T05:20:00Z" },
  ]);
});

test("a slot over midnight belongs to the date of its start, and closes in the morning", async () => {
  setLocalClock("2026-01-14 22:05:00");
  expect(await punch(faisal, "in")).toBe(201);
  setLocalClock("2026-01-15 05:55:00");
  await open();
  expect(await punch(faisal, "out")).toBe(201);
  await close();
  expect(await of(faisal, "2026-01-14")).toMatchObject([{ state: "present", provisional: true, workedMinutes: 470 }]);
  setLocalClock("2026-01-15 07:00:01");
  await close();
  expect(await of(faisal, "2026-01-14")).toMatchObject([{ state: "present", provisional: false, earlyMinutes: 5 }]);
  expect(await statesOf(faisal, "2026-01-15")).toEqual([["scheduled", true]]);
});

/** Assigns a place and a zone to a built-in role. */
async function assignRole(zone: string, key: "contentEditor"): Promise<void> {
  const assignment = await world.assign(await world.build(), zone, [faisal.id]);
  await inTransaction(async (tx) => {
    await tx.deleteFrom("location_zone_user_person").where("location_zone_user_id", "=", assignment).execute();
    const { id } = await tx.selectFrom("role").select("id").where("key", "=", key).executeTakeFirstOrThrow();
    await tx.insertInto("location_zone_user_role").values({ location_zone_user_id: assignment, role_id: id }).execute();
    await tx
      .updateTable("attendance_rules")
      .set((eb) => ({ version: eb("version", "+", "1") }))
      .execute();
  });
}
const setStatus = (person: Caller, status: "active" | "disabled") =>
  inTransaction((tx) => setAccountStatus(tx, person.id, status, { actorId: null, requestId: null }));

test("a person who joins has days from that day on", async () => {
  await follow();
  setLocalClock("2026-01-18 07:30:00");
  await open();
  const hired = await attendance.hire("Saad");
  await setStatus(hired, "disabled");
  await setStatus(hired, "active");
  expect(await of(hired, "2026-01-18")).toEqual([]);
  await follow();
  await recompute();
  expect(await statesOf(hired, "2026-01-18")).toEqual([["off", true]]);
});

test("a person who joins or leaves a role has another schedule from today on", async () => {
  setLocalClock("2026-01-18 07:30:00");
  await assignRole(await world.schedule({ slots: [["09:00", "15:00"]], layer: "seasonal" }), "contentEditor");
  const past = await of(omar, "2026-01-14");
  await inTransaction((tx) => addRoleMember(tx, "contentEditor", omar.id));
  await follow();
  await recompute();
  expect(await of(omar, "2026-01-18")).toMatchObject([{ slotStart: "2026-01-18T06:00:00Z", requiredMinutes: 360 }]);
  await inTransaction((tx) => removeRoleMember(tx, "contentEditor", omar.id));
  await follow();
  await recompute();
  expect(await of(omar, "2026-01-18")).toMatchObject([{ slotStart: "2026-01-18T05:00:00Z", requiredMinutes: 480 }]);
  expect(await of(omar, "2026-01-14")).toEqual(past);
});

test("a disabled person gets no further days and keeps past ones, even after recomputation", async () => {
  setLocalClock("2026-01-18 07:30:00");
  const days = () => readDays(attendance.database.primary, reem.id, "2026-01-01", "2026-01-31");
  await close();
  const past = (await days()).filter(({ date }) => date < "2026-01-18");
  await setStatus(reem, "disabled");
  await follow();
  await recompute();
  expect(await days()).toEqual(past);
  expect(past.length).toBeGreaterThan(5);
  await inTransaction((tx) =>
    requestRecomputation(tx, { cause: "test", people: "everyone", from: null, to: null, requestedBy: null }),
  );
  await recompute();
  expect(await days()).toEqual(past);
  setLocalClock("2026-01-19 12:00:00");
  await open();
  await close();
  expect(await days()).toEqual(past);
});

test("a person who has left has no rows after their last day", async () => {
  setLocalClock("2026-01-19 12:00:00");
  await inTransaction((tx) =>
    tx.updateTable("person").set({ left_on: "2026-01-13" }).where("id", "=", faisal.id).execute(),
  );
  await inTransaction((tx) =>
    requestRecomputation(tx, { cause: "test", people: [faisal.id], from: null, to: null, requestedBy: null }),
  );
  await recompute();
  const left = await readDays(attendance.database.primary, faisal.id, "2026-01-01", "2026-01-31");
  expect(left.at(-1)?.date).toBe("2026-01-13");
});

test("a later date of joining removes the days before it, an earlier one restores them", async () => {
  setLocalClock("2026-01-19 12:00:00");
  const dates = async () =>
    (await readDays(attendance.database.primary, omar.id, "2026-01-01", "2026-01-18")).map(({ date }) => date);
  const join = async (before: string, after: string): Promise<void> => {
    await inTransaction(async (tx) => {
      await tx
        .updateTable("person")
        .set({ joined_at: `${after}T09:00:00Z` })
        .where("id", "=", omar.id)
        .execute();
      await record(tx, {
        action: "person.updated",
        actorId: null,
        subject: { kind: "person", id: omar.id },
        details: { fields: ["joinedOn"], before: { joinedOn: before }, after: { joinedOn: after } },
        audience: `person:${omar.id}`,
      });
    });
    await follow();
    await recompute();
  };
  const all = await dates();
  expect(all[0]).toBe("2026-01-10");
  await join("2025-01-01", "2026-01-15");
  expect(await dates()).toEqual(all.filter((date) => date >= "2026-01-15"));
  await join("2026-01-15", "2026-01-12");
  expect(await dates()).toEqual(all.filter((date) => date >= "2026-01-12"));
});
