import { afterAll, beforeAll, expect, test } from "vitest";
import { consumeOnce } from "#platform/events/consume.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { setLocalClock, worldOf } from "#testing/attendance-world.ts";
import { hq } from "#testing/attendance-cases.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { attendanceConsumer } from "./consumer.ts";
import { readDays } from "./queries.ts";

let attendance: TestAttendance;
let alia: Caller, omar: Caller, salem: Caller;

beforeAll(async () => {
  attendance = await startAttendance();
  [alia, omar, salem] = [attendance.as("Alia"), attendance.as("Omar"), attendance.as("Salem")];
  const world = worldOf(attendance.database);
  // Days are computed from the first row of anyone: Salem's.
  await world.assign(await world.build(), await world.schedule(), [omar.id, salem.id]);
  const { primary } = attendance.database;
  const people = primary.updateTable("person").set({ created_at: "2026-01-05T09:00:00Z" });
  await people.set({ joined_at: "2026-01-05T09:00:00Z" }).where("id", "=", omar.id).execute();
  for (const day of ["01", "04", "05", "11", "18", "25", "29"]) {
    setLocalClock(`2026-01-${day} 12:00:00`);
    await attendance.run("attendance.openDays");
  }
  setLocalClock("2026-02-10 12:00:00");
  await attendance.run("attendance.openDays");
  await attendance.run("attendance.closeDays");
});
afterAll(() => attendance.close());

const dates = async (): Promise<string[]> =>
  (await readDays(attendance.database.primary, omar.id, "2026-01-01", "2026-02-28")).map(({ date }) => date);
const recomputations = () =>
  attendance.database.primary.selectFrom("recomputation").select(["id", "state", "cause"]).orderBy("id").execute();

/** Changes Omar's employment as the administrator, and computes the days that follow from it. */
async function employ(change: object): Promise<void> {
  const { data } = await alia.get<{ version: number }>(`/users/${omar.id}/record`);
  expect((await alia.patch(`/users/${omar.id}`, { version: data.version, ...change })).status).toBe(200);
  await consumeOnce({
    database: attendance.database,
    consumers: [attendanceConsumer({ settings: createSettings(), scheduleFollowers: [] })],
  });
  for (const { id, state } of await recomputations()) {
    if (state === "waiting") await attendance.run("attendance.recompute", { id });
  }
}

test("attendance begins with the account, then with the hire date once it is entered, earlier or later", async () => {
  const before = await dates();
  expect([before[0], before.at(-1)]).toEqual(["2026-01-05", "2026-02-10"]);
  await employ({ hireDate: "2026-01-20" });
  expect(await dates()).toEqual(before.filter((date) => date >= "2026-01-20"));
  await employ({ hireDate: "2026-01-08" });
  expect((await dates())[0]).toBe("2026-01-08");
  await employ({ hireDate: null });
  expect(await dates()).toEqual(before);
});

test("it ends with the last day, after which no punch counts, and goes on when that day is withdrawn", async () => {
  const before = await dates();
  await employ({ endDate: "2026-02-05" });
  expect(await dates()).toEqual(before.filter((date) => date <= "2026-02-05"));
  const punch = await omar.post("/attendance/punches", {
    kind: "in",
    ...hq,
    accuracy: 10,
    clientId: crypto.randomUUID(),
  });
  expect(punch.problem.code).toBe("not_assigned_here");
  await employ({ endDate: null });
  expect(await dates()).toEqual(before);
});

test("the days of a locked month stay as they are", async () => {
  const january = (await dates()).filter((date) => date < "2026-02-01");
  await attendance.run("attendance.closeDays");
  expect((await salem.put("/attendance/months/2026-01/lock", { note: "Others have no schedule" })).status).toBe(200);
  await employ({ hireDate: "2026-02-03" });
  const after = await dates();
  expect(after.filter((date) => date < "2026-02-01")).toEqual(january);
  expect(after.find((date) => date >= "2026-02-01")).toBe("2026-02-03");
});

test("a change of other fields computes nothing again", async () => {
  const before = await recomputations();
  await employ({ employeeNumber: "E-77", weeklyMinutes: 2400 });
  expect(await recomputations()).toEqual(before);
});
