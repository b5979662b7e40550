import { afterAll, beforeAll, expect, test } from "vitest";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { Timesheet } from "../../contract/schemas-closing.ts";

const path = "/attendance/timesheet";
let attendance: TestAttendance;
let world: World;
let manager: Caller, worker: Caller;
beforeAll(async () => {
  setLocalClock("2026-02-01 12:00:00");
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  manager = await attendance.hire("Manager");
  worker = await attendance.hire("Worker", { manager: manager.id });
  await world.assign(await world.build(), await world.schedule(), [worker.id]);
});
afterAll(() => attendance.close());

test("colleagues and unknown months are refused a timesheet", async () => {
  expect(refusal(await attendance.as("Reem").get(`${path}?month=2026-01&user=${worker.id}`))).toEqual([
    404,
    "not_found",
  ]);
  expect(refusal(await worker.get(path))).toEqual([400, "fields_invalid", "month: fieldRequired"]);
  expect(refusal(await worker.get(`${path}?month=2026-13`))).toEqual([400, "fields_invalid", "month: date"]);
});

test("a person, their manager and officers read the same month, with its names and whether it is final", async () => {
  const of = `${path}?month=2026-02&user=${worker.id}`;
  const { data } = await worker.get<Timesheet>(`${path}?month=2026-02`);
  expect(data).toMatchObject({ month: "2026-02", person: { id: worker.id }, manager: { id: manager.id } });
  expect(data.isLocked).toBe(false);
  expect(data.days).toHaveLength(28);
  for (const reader of [manager, attendance.as("Salem")]) {
    expect((await reader.get<Timesheet>(of)).data).toMatchObject({ days: data.days, totals: data.totals });
  }
  await world.lock("2026-01");
  expect((await worker.get<Timesheet>(`${path}?month=2026-01`)).data.isLocked).toBe(true);
});
