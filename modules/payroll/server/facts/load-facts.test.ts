import { afterAll, beforeAll, expect, test } from "vitest";
import { onlyClaimOf, startOvertime, type TestOvertime } from "#testing/attendance-overtime.ts";
import type { Caller } from "#testing/attendance.ts";
import { leaveWorldOf } from "#testing/leave-world.ts";
import { loadFacts } from "./load-facts.ts";

let overtime: TestOvertime;
let person: Caller;
beforeAll(async () => {
  overtime = await startOvertime();
  person = await overtime.employee();
});
afterAll(() => overtime.attendance.close());

const load = async (balanceTypes: readonly string[]) => {
  const { primary } = overtime.attendance.database;
  const january = { from: "2026-01-01", to: "2026-01-31", after: "0", balanceTypes };
  return (await loadFacts(primary, january)).find(({ id }) => id === person.id);
};

test("facts have approved overtime, and none that waits", async () => {
  await overtime.policyFor(person);
  await overtime.work(person, "2026-01-04", "08:00", "17:30");
  expect((await onlyClaimOf(person)).state).toBe("waiting");
  expect((await load([]))?.days.map(({ overtime: minutes }) => minutes)).toEqual([null]);
  const approved = { state: "approved", approved_minutes: 90, approved_night_minutes: 0 } as const;
  const { primary } = overtime.attendance.database;
  await primary.updateTable("overtime_claim").set(approved).where("person_id", "=", person.id).execute();
  expect((await load([]))?.days.map(({ overtime: minutes }) => minutes)).toEqual([
    { ordinary: 90, night: 0, restDay: 0, holiday: 0 },
  ]);
});

test("balances are those of the last date, without leave that is only asked for", async () => {
  const leave = leaveWorldOf(overtime.attendance.database);
  const [type, unwanted] = [await leave.type(), await leave.type()];
  for (const each of [type, unwanted]) await leave.policy(each, { from: "2026-01-01" });
  expect((await load([type]))?.balances, "without a hire date").toEqual({});
  await leave.employ(person.id, "2020-01-01");
  await leave.use(person.id, type, { dates: ["2026-01-05", "2026-02-02"] });
  await leave.use(person.id, type, { dates: ["2026-01-06"], isWaiting: true });
  expect((await load([type]))?.balances).toEqual({ [type]: 23 });
});
