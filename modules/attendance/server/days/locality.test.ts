import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { hq } from "#testing/attendance-cases.ts";
import { insertDay, insertPunchAt, rowsOf, type Touched } from "#testing/attendance-days.ts";
import { requestRecomputation } from "./compute-recomputation.ts";

let attendance: TestAttendance;
let world: World;
let people: Caller[];
let ramadan: string;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  people = [attendance.as("Omar"), attendance.as("Reem"), attendance.as("Faisal")];
  const ids = people.map(({ id }) => id);
  const [site, base] = [await world.build(), await world.schedule()];
  ramadan = await world.schedule({
    layer: "seasonal",
    startDate: "2026-02-18",
    endDate: "2026-03-18",
    slots: [["10:00", "15:00"]],
  });
  await world.assign(site, base, ids);
  await world.assign(site, ramadan, ids);
  for (let day = 1; day <= 25; day += 1) {
    for (const id of ids) await insertDay(attendance.database, id, `2026-03-${String(day).padStart(2, "0")}`);
  }
  setLocalClock("2026-03-26 12:00:00");
  await attendance.database.primary
    .insertInto("attendance_opening")
    .values({ time_zone: "Asia/Riyadh", date: "2026-02-28", opened_at: "2026-02-28T00:00:00Z" })
    .execute();
  await attendance.run("attendance.openDays");
});
afterAll(() => attendance.close());

async function recompute(from: string | null, to: string | null): Promise<{ changed: number; done: number }> {
  const { primary } = attendance.database;
  const id = await transaction(primary, (tx) =>
    requestRecomputation(tx, { cause: "zone.updated", people: "everyone", from, to, requestedBy: null }),
  );
  await attendance.run("attendance.recompute", { id });
  return primary.selectFrom("recomputation").select(["changed", "done"]).where("id", "=", id).executeTakeFirstOrThrow();
}
const touched = (before: readonly Touched[], after: readonly Touched[]): string[] => {
  const known = new Map(before.map((row) => [row.key, row.place]));
  return after.filter(({ key, place }) => known.get(key) !== place).map(({ key }) => key);
};

test("recomputing everything changes no row", async () => {
  const before = await rowsOf(attendance.database);
  expect(before.filter(({ state }) => state === "present").length).toBeGreaterThan(40);
  expect(await recompute(null, null)).toEqual({ changed: 0, done: 6 });
  expect(await rowsOf(attendance.database)).toEqual(before);
});

test("moving a season's end by a day writes the rows of that day and changes no other", async () => {
  const before = await rowsOf(attendance.database);
  await transaction(attendance.database.primary, async (tx) => {
    await tx.updateTable("zone").set({ end_date: "2026-03-17" }).where("id", "=", ramadan).execute();
    await tx
      .updateTable("attendance_rules")
      .set((eb) => ({ version: eb("version", "+", "1") }))
      .execute();
  });
  // A month around it is recomputed: rows that do not differ are not written.
  const { changed } = await recompute("2026-03-01", "2026-03-25");
  const after = await rowsOf(attendance.database);
  expect(touched(before, after)).toEqual(people.map(({ id }) => `${id} 2026-03-18 1`));
  const kept = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !kept.has(key)).map(({ key }) => key);
  // Punches before the season's window belong to the longer slot now.
  for (const key of gone) expect(key).toContain("2026-03-18 0");
  expect(changed).toBe(people.length + gone.length);
  const moved = after.filter(({ key }) => key.endsWith("2026-03-18 1"));
  expect(moved.map(({ facts }) => [facts["slot_start"], facts["required_minutes"]])).toEqual(
    people.map(() => ["2026-03-18T05:00:00+00:00", 480]),
  );
});

test("a late punch changes the rows of its own date only", async () => {
  const [omar] = people;
  const before = await rowsOf(attendance.database);
  await insertPunchAt(attendance.database, omar?.id ?? "", "in", "2026-03-13T17:00:00Z");
  await insertPunchAt(attendance.database, omar?.id ?? "", "out", "2026-03-13T18:00:00Z");
  expect((await recompute("2026-03-10", "2026-03-16")).changed).toBe(1);
  const after = await rowsOf(attendance.database);
  expect(touched(before, after)).toEqual([`${omar?.id} 2026-03-13 0`]);
});

test("an offline punch sent the day after writes the rows of its own date only", async () => {
  const [omar] = people as [Caller];
  const before = await rowsOf(attendance.database);
  const at = { capturedAt: "2026-03-25T18:00:00Z", clientId: "late", ...hq };
  expect((await omar.post("/attendance/punches", { kind: "in", ...at })).status).toBe(201);
  expect(touched(before, await rowsOf(attendance.database))).toEqual([`${omar.id} 2026-03-25 0`]);
});
