import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { addLocation, addZone, assign } from "#testing/attendance-rules.ts";
import { startAttendance, type TestAttendance } from "#testing/attendance.ts";
import { changeRules } from "../effects/store.ts";
import { createRules } from "./load-rules.ts";

let attendance: TestAttendance;
beforeAll(async () => {
  attendance = await startAttendance();
});
afterAll(() => attendance.close());

test("a version is read once, and a change of rules creates another", async () => {
  const db = attendance.database.primary;
  const rules = createRules(createSettings());
  const [first, same] = await Promise.all([rules.current(db), rules.current(db)]);
  expect(same).toBe(first);
  const salem = attendance.as("Salem");
  const zone = await addZone(salem, { nameEn: "Known", nameAr: "معروف" });
  const location = await addLocation(salem, { timeZone: "Africa/Cairo" });
  const { id } = await assign(salem, { zone: zone.id, location: location.id, users: [attendance.as("Omar").id] });
  await salem.post("/attendance/exception-days", {
    date: "2026-01-05",
    repeats: "gregorian",
    workDay: false,
    everyone: true,
  });
  const second = await rules.current(db);
  expect(Number(second.version)).toBe(Number(first.version) + 4);
  expect(second.zones.get(zone.id)).toEqual({ id: zone.id, nameEn: "Known", nameAr: "معروف" });
  expect(second.locations.get(location.id)).toMatchObject({ timeZone: "Africa/Cairo", isActive: true });
  expect(second.prepared.assignmentsById.has(id)).toBe(true);
  expect(second.rules.exceptionDays.map(({ date }) => date).slice(0, 2)).toEqual(["2026-01-05", "2027-01-05"]);
  // Work started under the previous version continues with it.
  expect(await rules.at(db, first.version)).toBe(first);
});

test("deleted zones and locations keep their names and have no rule", async () => {
  const salem = attendance.as("Salem");
  const [zone, location] = [await addZone(salem), await addLocation(salem)];
  await salem.delete(`/attendance/zones/${zone.id}`);
  await salem.delete(`/attendance/locations/${location.id}`);
  const { rules, zones, locations } = await createRules(createSettings()).current(attendance.database.primary);
  expect(zones.get(zone.id)).toMatchObject({ nameEn: zone.nameEn });
  expect(locations.get(location.id)).toMatchObject({ nameEn: location.nameEn, isActive: false });
  expect(rules.zones.some(({ id }) => id === zone.id)).toBe(false);
  expect(rules.locations.some(({ id }) => id === location.id)).toBe(false);
});

test("a rolled back change does not appear in the cache of others", async () => {
  const db = attendance.database.primary;
  const rules = createRules(createSettings());
  const before = await rules.current(db);
  await expect(
    transaction(db, async (tx) => {
      await changeRules(tx);
      await tx.updateTable("zone").set({ is_active: false }).execute();
      throw new Error("Not after all");
    }),
  ).rejects.toThrow("Not after all");
  expect(await rules.current(db)).toBe(before);
});
