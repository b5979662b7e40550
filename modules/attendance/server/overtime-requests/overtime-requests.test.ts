import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onlyClaimOf, ownOf, startOvertime, waitingFor, type TestOvertime } from "#testing/attendance-overtime.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import type { Caller } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { OvertimeRequest, OwnOvertimeRequest } from "../../contract/schemas-overtime-request.ts";

let overtime: TestOvertime;
let salem: Caller, alia: Caller, boss: Caller;
beforeAll(async () => {
  overtime = await startOvertime();
  [salem, alia] = [overtime.attendance.as("Salem"), overtime.attendance.as("Alia")];
  boss = overtime.boss;
});
afterAll(() => overtime.attendance.close());

const requests = "/attendance/overtime-requests";
async function employee(manager?: Caller | null): Promise<Caller> {
  const person = await overtime.employee(manager);
  await overtime.policyFor(person, { approval: "before" });
  return person;
}
const ask = (by: Caller, date: string, minutes = 120, more: object = {}) =>
  by.post<OwnOvertimeRequest>(requests, { date, minutes, reason: "Stocktaking", ...more });
const own = async (by: Caller) => (await by.get<OwnOvertimeRequest[]>(requests)).data;
const waiting = async (by: Caller) => (await by.get<OvertimeRequest[]>(`${requests}/waiting`)).data;
const judge = (by: Caller, { id, version }: { id: string; version: number }, body: object = {}) =>
  by.post<OvertimeRequest>(`${requests}/${id}/decision`, { version, decision: "approve", ...body });
const withdraw = (by: Caller, id: string) => by.delete(`${requests}/${id}`);

describe("refused", () => {
  test("asking for today or a past date, twice, without a reason, and where no policy wants it", async () => {
    setLocalClock("2026-01-04 09:00:00");
    const [omar, reem] = [await employee(), await overtime.employee()];
    await overtime.policyFor(reem);
    expect(refusal(await ask(omar, "2026-01-04"))).toEqual([422, "fields_conflict", "date: future"]);
    expect(refusal(await ask(omar, "2026-01-03"))).toEqual([422, "fields_conflict", "date: future"]);
    expect(refusal(await ask(reem, "2026-01-05"))).toEqual([422, "fields_conflict", "date: notAskedFor"]);
    expect(refusal(await ask(omar, "2026-01-05", 0))).toEqual([400, "fields_invalid", "minutes: tooSmall"]);
    expect(refusal(await ask(omar, "2026-01-05", 60, { reason: " " }))).toEqual([
      400,
      "fields_invalid",
      "reason: fieldRequired",
    ]);
    const answers = await Promise.all([1, 2].map(() => ask(omar, "2026-01-05")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(refusal(await ask(omar, "2026-01-05"))).toEqual([422, "fields_conflict", "date: askedAlready"]);
    expect((await reem.get<{ asks: boolean }>(requests)).text).toContain('"asks":false');
    expect((await omar.get<{ asks: boolean }>(requests)).text).toContain('"asks":true');
  });

  test("decisions of others, about oneself, without a reason, about more, twice and too late", async () => {
    setLocalClock("2026-01-05 09:00:00");
    const [omar, stranger] = [await employee(), await employee()];
    const { data: asked } = await ask(omar, "2026-01-06");
    expect(refusal(await judge(stranger, asked))).toEqual([404, "not_found"]);
    expect(refusal(await judge(omar, asked))).toEqual([422, "own_attendance"]);
    expect(refusal(await judge(salem, asked))).toEqual([403, "not_allowed"]);
    expect(refusal(await judge(boss, asked, { decision: "reject" }))).toEqual([
      422,
      "fields_conflict",
      "note: fieldRequired",
    ]);
    expect(refusal(await judge(boss, asked, { minutes: 121 }))).toEqual([422, "fields_conflict", "minutes: tooLarge"]);
    expect((await judge(boss, asked)).status).toBe(200);
    expect(refusal(await judge(boss, asked))).toEqual([409, "step_decided"]);
    expect((await withdraw(stranger, asked.id)).status).toBe(404);

    const { data: late } = await ask(omar, "2026-01-07");
    setLocalClock("2026-01-08 00:05:00");
    expect(refusal(await judge(boss, late))).toEqual([409, "step_decided"]);
    expect(refusal(await withdraw(omar, late.id))).toEqual([409, "step_decided"]);
    expect((await waiting(boss)).map(({ id }) => id)).not.toContain(late.id);
    expect((await own(omar)).map(({ state }) => state)).toEqual(["lapsed", "approved"]);
  });
});

describe("a policy that wants overtime to be asked for", () => {
  test("claims only the minutes that were approved, without a second decision", async () => {
    setLocalClock("2026-01-10 09:00:00");
    const manager = await overtime.attendance.hire("Manager");
    const omar = await employee(manager);
    const { data: asked } = await ask(omar, "2026-01-11");
    const [item, ...others] = await waiting(manager);
    expect([item?.person.id, item?.reason, others]).toEqual([omar.id, "Stocktaking", []]);
    expect((await manager.get<{ overtime: number }>("/work-list/count")).data.overtime).toBe(1);
    const notified = async () => (await manager.get<object[]>("/notifications")).data;
    const notice = { kind: "approvalWaiting", subject: { kind: "overtimeRequest" }, dueOn: "2026-01-11" };
    expect(await notified()).toMatchObject([{ ...notice, isRead: false, actors: [{ id: omar.id }] }]);
    expect((await judge(manager, asked, { minutes: 60, note: "An hour" })).data).toMatchObject({
      state: "approved",
      approvedMinutes: 60,
      decidedBy: { id: manager.id },
    });
    expect(await notified()).toMatchObject([{ ...notice, isRead: true }]);
    expect((await omar.get<object[]>("/notifications")).data).toMatchObject([
      { kind: "overtimeDecided", dueOn: "2026-01-11", overtime: { outcome: "approved" }, reason: "An hour" },
    ]);
    await overtime.work(omar, "2026-01-11", "08:00", "18:00");
    expect(await onlyClaimOf(omar)).toMatchObject({
      beyondMinutes: 120,
      minutes: 60,
      state: "approved",
      approvedMinutes: 60,
      reasons: [{ code: "asked", limit: 60, minutes: 60 }],
    });
    expect(await waitingFor(manager)).toEqual([]);
  });

  test("does not count what was not asked for, rejected, or withdrawn", async () => {
    setLocalClock("2026-01-11 12:00:00");
    const [omar, reem, huda] = [await employee(), await employee(), await employee()];
    await judge(boss, (await ask(reem, "2026-01-12")).data, { decision: "reject", note: "Not needed" });
    const { data: asked } = await ask(huda, "2026-01-12");
    await judge(boss, asked);
    expect((await withdraw(huda, asked.id)).status).toBe(204);
    for (const person of [omar, reem, huda]) {
      await overtime.work(person, "2026-01-12", "08:00", "18:00");
      expect(await onlyClaimOf(person)).toMatchObject({
        minutes: 0,
        state: "unasked",
        approvedMinutes: null,
        reasons: [{ code: "asked", limit: 0, minutes: 0 }],
      });
    }
    expect((await own(huda)).map(({ state }) => state)).toEqual(["withdrawn"]);
  });

  test("lets a manager decide until the date is over, also once the day has closed", async () => {
    setLocalClock("2026-01-12 12:00:00");
    const omar = await employee();
    const { data: asked } = await ask(omar, "2026-01-13");
    await overtime.work(omar, "2026-01-13", "08:00", "18:00");
    expect(await onlyClaimOf(omar)).toMatchObject({ state: "unasked" });
    setLocalClock("2026-01-13 23:30:00");
    expect((await judge(boss, asked)).status).toBe(200);
    expect(await onlyClaimOf(omar)).toMatchObject({ minutes: 120, state: "approved" });
    expect((await withdraw(omar, asked.id)).status).toBe(204);
    expect(await onlyClaimOf(omar)).toMatchObject({ minutes: 0, state: "unasked" });
  });

  test("keeps the limits of the policy, and may be asked for again after a rejection", async () => {
    setLocalClock("2026-01-13 12:00:00");
    const omar = await overtime.employee();
    await overtime.policyFor(omar, { approval: "before", mostPerDay: 90 });
    await judge(boss, (await ask(omar, "2026-01-14", 30)).data, { decision: "reject", note: "Too short" });
    await judge(boss, (await ask(omar, "2026-01-14", 240)).data);
    await overtime.work(omar, "2026-01-14", "08:00", "18:00");
    const [claim] = await ownOf(omar);
    expect(claim).toMatchObject({ minutes: 90, state: "approved", reasons: [{ code: "day", limit: 90, minutes: 90 }] });
    expect((await own(omar)).map(({ state }) => state)).toEqual(["approved", "rejected"]);
  });
});

test("officers decide for people without a manager who can sign in, but not about themselves", async () => {
  setLocalClock("2026-01-18 09:00:00");
  const omar = await employee(null);
  await overtime.policyFor(salem, { approval: "before" });
  const [{ data: ofOmar }, { data: ofSalem }] = [await ask(omar, "2026-01-19"), await ask(salem, "2026-01-19")];
  expect((await waiting(salem)).map(({ id }) => id)).toEqual([ofOmar.id]);
  expect(refusal(await judge(salem, ofSalem))).toEqual([422, "own_attendance"]);
  expect((await judge(salem, ofOmar)).status).toBe(200);
  expect((await judge(alia, ofSalem)).status).toBe(200);
});
