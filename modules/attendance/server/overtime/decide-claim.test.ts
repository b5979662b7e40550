import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  claims,
  decide,
  onlyClaimOf,
  policies,
  startOvertime,
  waitingFor,
  type TestOvertime,
} from "#testing/attendance-overtime.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import type { Caller } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ListedOvertime } from "../../contract/schemas-overtime.ts";

let overtime: TestOvertime;
let alia: Caller, salem: Caller, mona: Caller, boss: Caller;
beforeAll(async () => {
  overtime = await startOvertime();
  const { attendance } = overtime;
  [alia, salem, mona] = [attendance.as("Alia"), attendance.as("Salem"), attendance.as("Mona")];
  boss = overtime.boss;
});
afterAll(() => overtime.attendance.close());

test("decisions of others, about oneself, without a reason, about more, and twice", async () => {
  const omar = await overtime.employee();
  await overtime.policyFor(omar);
  await overtime.work(omar, "2026-01-06", "08:00", "17:30");
  const claim = await onlyClaimOf(omar);
  expect(claim).toMatchObject({ date: "2026-01-06", minutes: 90, state: "waiting", version: 1 });
  const stranger = await overtime.employee();
  expect(refusal(await decide(stranger, claim, {}))).toEqual([404, "not_found"]);
  expect(refusal(await decide(omar, claim, {}))).toEqual([422, "own_attendance"]);
  // The manager decides, not the officer.
  expect(refusal(await decide(salem, claim, {}))).toEqual([403, "not_allowed"]);
  expect(refusal(await decide(boss, { ...claim, id: "999999999" }, {}))).toEqual([404, "not_found"]);
  const refused = await decide(boss, claim, { decision: "reject" });
  expect(refusal(refused)).toEqual([422, "fields_conflict", "note: fieldRequired"]);
  expect(refusal(await decide(boss, claim, { minutes: 91 }))).toEqual([422, "fields_conflict", "minutes: tooLarge"]);
  const both = await decide(boss, claim, { decision: "reject", note: "No", minutes: 10 });
  expect(refusal(both)).toEqual([422, "fields_conflict", "minutes: notTogether"]);
  expect((await decide(boss, claim, {})).status).toBe(200);
  expect(refusal(await decide(boss, claim, {}))).toEqual([409, "step_decided"]);
  expect(refusal(await decide(boss, { ...claim, version: 2 }, {}))).toEqual([409, "step_decided"]);
});

describe("deciding", () => {
  test("the manager has the claim in the work list, and the person is notified of the decision", async () => {
    const manager = await overtime.attendance.hire("Manager");
    const omar = await overtime.employee(manager);
    await overtime.policyFor(omar);
    await overtime.work(omar, "2026-01-27", "08:00", "17:30");
    const [claim, ...others] = await waitingFor(manager);
    expect([claim?.person.id, others]).toEqual([omar.id, []]);
    const countOf = async () => (await manager.get<{ count: number; overtime: number }>("/work-list/count")).data;
    expect(await countOf()).toMatchObject({ count: 1, overtime: 1 });
    await decide(manager, claim ?? { id: "0", version: 1 }, { note: "Thank you" });
    expect([await waitingFor(manager), (await countOf()).overtime]).toEqual([[], 0]);
    const { data } = await omar.get<object[]>("/notifications");
    expect(data).toMatchObject([
      { kind: "overtimeDecided", dueOn: "2026-01-27", overtime: { outcome: "approved" }, reason: "Thank you" },
    ]);
  });

  test("officers decide for people without a manager who can sign in, but not about themselves", async () => {
    const omar = await overtime.employee(null);
    await overtime.policyFor(omar);
    await overtime.assign(salem);
    await overtime.policyFor(salem);
    await overtime.work(omar, "2026-01-28", "08:00", "17:30");
    await overtime.work(salem, "2026-01-29", "08:00", "17:30");
    const ofSalem = await onlyClaimOf(salem);
    const peopleOf = async (who: Caller) => (await waitingFor(who)).map(({ person }) => person.id);
    expect(await peopleOf(salem)).toEqual([omar.id]);
    expect(await peopleOf(alia)).toEqual([omar.id, salem.id]);
    expect(refusal(await decide(salem, ofSalem, {}))).toEqual([422, "own_attendance"]);
    expect((await decide(salem, await onlyClaimOf(omar), {})).status).toBe(200);
    expect((await decide(alia, ofSalem, {})).status).toBe(200);
  });
});

test("a locked month freezes its claims: no decision, no change by a policy", async () => {
  const omar = await overtime.employee();
  const policy = await overtime.policyFor(omar);
  await overtime.work(omar, "2026-02-02", "08:00", "17:30");
  const claim = await onlyClaimOf(omar);
  setLocalClock("2026-03-02 12:00:00");
  await overtime.world.lock("2026-02");
  expect(refusal(await decide(boss, claim, {}))).toEqual([422, "month_locked"]);
  expect((await waitingFor(boss)).map(({ id }) => id)).not.toContain(claim.id);
  await mona.delete(`${policies}/${policy.id}`);
  await overtime.recompute();
  expect(await onlyClaimOf(omar)).toEqual({ ...claim, isLocked: true });
});

test("officers filter the list, and export it as a table with numbers by class", async () => {
  const omar = await overtime.employee();
  await overtime.policyFor(omar);
  await overtime.work(omar, "2026-04-01", "08:00", "17:30");
  const { data } = await salem.get<ListedOvertime[]>(`${claims}?from=2026-04-01&to=2026-04-30&state=waiting`);
  expect(data).toMatchObject([{ person: { id: omar.id, employeeNumber: null }, minutes: 90 }]);
  expect((await salem.get<ListedOvertime[]>(`${claims}?from=2026-04-01&state=approved`)).data).toEqual([]);
  const { text } = await salem.get(`${claims}/export?from=2026-04-01`);
  const [heading, ...lines] = text.trim().split("\r\n");
  expect(heading).toContain("Employee number,Name,Department,Date,Day,First in,Last out");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(
    "2026-04-01,Work day,2026-04-01T05:00:00Z,2026-04-01T14:30:00Z,480,570,90,90,90,0,0,0,Waiting",
  );
  const recorded = await overtime.attendance.database.primary
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "overtimeClaims.exported")
    .execute();
  expect(recorded).toMatchObject([{ details: { format: "csv", from: "2026-04-01" } }]);
});
