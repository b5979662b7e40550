import { afterAll, beforeAll, expect, test } from "vitest";
import { hq } from "#testing/attendance-cases.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { readDays } from "./queries.ts";

let attendance: TestAttendance;
let world: World;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
});
afterAll(() => attendance.close());

const open = () => attendance.run("attendance.openDays");
const close = () => attendance.run("attendance.closeDays");
const rowsOf = async (person: Caller, date: string): Promise<[number, string][]> =>
  (await readDays(attendance.database.primary, person.id, date, date)).map(({ slot, state }) => [slot, state]);
const checkIn = async (person: Caller): Promise<number> =>
  (await person.post("/attendance/punches", { kind: "in", ...hq, clientId: crypto.randomUUID() })).status;

test("a punch before the date of its slot has started also creates the rows of the date's other slots", async () => {
  const omar = attendance.as("Omar");
  const parts: [string, string][] = [
    ["00:15", "04:00"],
    ["08:00", "12:00"],
  ];
  await world.assign(await world.build(), await world.schedule({ slots: parts, closesAfter: 60 }), [omar.id]);
  setLocalClock("2026-01-11 23:30:00");
  expect(await checkIn(omar)).toBe(201);
  setLocalClock("2026-01-12 00:10:00");
  await open();
  expect(await rowsOf(omar, "2026-01-12")).toEqual([
    [1, "present"],
    [2, "scheduled"],
  ]);
  setLocalClock("2026-01-12 20:00:00");
  await close();
  expect(await rowsOf(omar, "2026-01-12")).toEqual([
    [1, "incomplete"],
    [2, "absent"],
  ]);
});

test("slots of one date in two time zones both have rows, even if the date starts earlier in one of them", async () => {
  const reem = attendance.as("Reem");
  const cairo = await world.build({ timeZone: "Africa/Cairo", latitude: 30, longitude: 31 });
  const mornings = await world.schedule({ slots: [["08:00", "10:00"]] });
  const evenings = await world.schedule({ slots: [["16:00", "20:00"]] });
  await world.assign(await world.build(), mornings, [reem.id]);
  await world.assign(cairo, evenings, [reem.id]);
  setLocalClock("2026-01-12 23:45:00");
  await open();
  setLocalClock("2026-01-13 01:00:00");
  await open();
  expect(await rowsOf(reem, "2026-01-13")).toEqual([
    [1, "scheduled"],
    [2, "scheduled"],
  ]);
});

test("a month with unopened days is not locked before they are opened", async () => {
  setLocalClock("2026-02-03 12:00:00");
  await close();
  const lock = () => attendance.as("Salem").put("/attendance/months/2026-01/lock", { note: "Others have no schedule" });
  expect((await lock()).problem.code).toBe("month_not_over");
  await open();
  expect((await lock()).status).toBe(200);
  expect(await rowsOf(attendance.as("Omar"), "2026-01-29")).toEqual([
    [1, "absent"],
    [2, "absent"],
  ]);
});
