import { afterAll, beforeAll, expect, test } from "vitest";
import { hq } from "#testing/attendance-cases.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import type { Recomputation } from "../../contract/schemas-day.ts";
import type { MonthLock } from "./change-month.ts";
import { readDays } from "./queries.ts";

let attendance: TestAttendance;
let world: World;
let omar: Caller, salem: Caller;

beforeAll(async () => {
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  [omar, salem] = [attendance.as("Omar"), attendance.as("Salem")];
  await world.assign(await world.build(), await world.schedule(), [omar.id]);
  setLocalClock("2026-01-28 07:00:00");
  await attendance.run("attendance.openDays");
});
afterAll(() => attendance.close());

// Others of the cast have no schedule, which is open at the month's end.
const reason = { note: "They begin in February" };
const lock = (month = "2026-01") => salem.put<MonthLock>(`/attendance/months/${month}/lock`, reason);
const reopen = (note: string, month = "2026-01") =>
  salem.post<MonthLock>(`/attendance/months/${month}/reopening`, { note });
const days = () => readDays(attendance.database.primary, omar.id, "2026-01-01", "2026-01-31");
const actions = () =>
  attendance.database.primary
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_kind", "=", "month")
    .orderBy("id")
    .execute();

test("employees are refused months, locking and reopening", async () => {
  const answers = [
    await omar.get("/attendance/months"),
    await omar.put("/attendance/months/2026-01/lock"),
    await omar.post("/attendance/months/2026-01/reopening", { note: "Please" }),
    await omar.get("/attendance/recomputations"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test("an invalid month, or a missing reason, is refused", async () => {
  expect((await lock("2026-13")).status).toBe(400);
  expect((await lock("0000-01")).status).toBe(400);
  expect((await lock("1999-12")).status).toBe(404);
  expect((await reopen("no", "1999-12")).status).toBe(400);
  expect((await reopen("Wrong zone", "1999-12")).status).toBe(404);
});

test("a month is not locked before it is over in all time zones, or with days that are not final", async () => {
  setLocalClock("2026-01-31 20:00:00");
  await attendance.run("attendance.openDays");
  expect((await lock()).problem).toMatchObject({ status: 422, code: "month_not_over" });
  // 15:00 in Riyadh is noon in UTC, when January ends on Baker Island.
  setLocalClock("2026-02-01 14:59:59");
  await attendance.run("attendance.closeDays");
  expect((await lock()).problem.code).toBe("month_not_over");
  setLocalClock("2026-02-01 15:00:00");
  await attendance.database.primary
    .updateTable("attendance_day")
    .set({ provisional: true })
    .where("person_id", "=", omar.id)
    .where("date", "=", "2026-01-31")
    .execute();
  const { data } = await salem.get<MonthLock[]>("/attendance/months");
  expect(data).toHaveLength(24);
  expect(data.slice(0, 2).map(({ month, isLocked, provisionalDays }) => [month, isLocked, provisionalDays])).toEqual([
    ["2026-02", false, 0],
    ["2026-01", false, 1],
  ]);
  expect((await lock()).problem.code).toBe("month_not_over");
});

test("a month is locked once, with the officer's name, and audited", async () => {
  setLocalClock("2026-02-01 15:00:00");
  await attendance.run("attendance.closeDays");
  const { status, data } = await lock();
  expect([status, data.isLocked, data.lockedBy?.id, data.provisionalDays]).toEqual([200, true, salem.id, 0]);
  expect((await lock()).data.lockedAt).toBe(data.lockedAt);
  expect(await actions()).toMatchObject([{ action: "month.locked", details: reason }]);
});

test("a locked month is not changed by rules or late punches", async () => {
  setLocalClock("2026-02-01 15:00:00");
  const before = await days();
  expect(before.filter(({ state }) => state === "absent").length).toBeGreaterThan(1);
  await world.assign(await world.build(), await world.schedule({ layer: "special", slots: [["10:00", "12:00"]] }), [
    omar.id,
  ]);
  const late = { kind: "in", ...hq, accuracy: 5, clientId: "late", capturedAt: "2026-01-31T14:00:00Z" };
  expect((await omar.post("/attendance/punches", late)).problem.code).toBe("month_locked");
  setLocalClock("2026-02-02 12:00:00");
  await attendance.run("attendance.openDays");
  await attendance.run("attendance.closeDays");
  expect(await days()).toEqual(before);
});

test("a month reopened with a reason follows the current rules", async () => {
  setLocalClock("2026-02-02 12:00:00");
  const before = await days();
  expect((await reopen("")).status).toBe(400);
  const { status, data } = await reopen("The night shift was entered wrongly");
  expect([status, data.isLocked, data.lockedBy]).toEqual([200, false, null]);
  expect((await actions()).at(-1)).toEqual({
    action: "month.reopened",
    details: { note: "The night shift was entered wrongly" },
  });
  // Its days are about to be recomputed.
  expect((await lock()).problem.code).toBe("month_not_over");
  const [waiting] = (await salem.get<Recomputation[]>("/attendance/recomputations")).data;
  expect(waiting).toMatchObject({
    cause: "month.reopened",
    state: "waiting",
    from: "2026-01-28",
    to: "2026-01-31",
    done: 0,
  });
  await attendance.run("attendance.recompute", { id: waiting?.id });
  const [done] = (await salem.get<Recomputation[]>("/attendance/recomputations")).data;
  expect(done).toMatchObject({ id: waiting?.id, state: "done", done: waiting?.total });
  const after = await days();
  const changed = after.filter((row, index) => row.requiredMinutes !== before[index]?.requiredMinutes);
  // The days off have another reason as well.
  expect(done?.changed).toBe(after.length);
  expect(changed.map(({ date }) => date)).toEqual(["2026-01-28", "2026-01-29"]);
  expect((await lock()).status).toBe(200);
});
