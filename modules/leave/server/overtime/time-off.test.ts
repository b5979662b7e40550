import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  decide,
  onlyClaimOf,
  ownOf,
  policies,
  startOvertime,
  type TestOvertime,
} from "#testing/attendance-overtime.ts";
import { local } from "#testing/attendance-cases.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import type { Caller } from "#testing/attendance.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LeaveType } from "../../contract/schemas-type.ts";
import type { Ledger, OwnLedger } from "../../contract/schemas-balances.ts";

let overtime: TestOvertime;
let world: LeaveWorld;
let salem: Caller, mona: Caller, boss: Caller;
let lieu: string;
beforeAll(async () => {
  overtime = await startOvertime();
  world = leaveWorldOf(overtime.attendance.database);
  [salem, mona, boss] = [overtime.attendance.as("Salem"), overtime.attendance.as("Mona"), overtime.boss];
  lieu = await world.type("Time off in lieu");
  await world.policy(lieu, { rules: { bands: [{ afterMonths: 0, days: 0 }] } });
});
afterAll(() => overtime.attendance.close());

const terms = () => ({ settlement: "timeOff", leaveType: lieu });
async function employee(): Promise<Caller> {
  const person = await overtime.employee();
  await world.employ(person.id, "2025-01-01");
  return person;
}
const ledgerOf = async (person: Caller): Promise<OwnLedger> =>
  (await person.get<OwnLedger>(`/leave/own/ledger?type=${lieu}`)).data;
const balanceOf = async (person: Caller) => (await ledgerOf(person)).figures?.balance;
const entriesOf = async (person: Caller): Promise<Ledger["entries"]> =>
  (await salem.get<Ledger>(`/leave/people/${person.id}?type=${lieu}`)).data.entries;

describe("refused", () => {
  test("terms that contradict each other, and a leave type without a balance", async () => {
    const [person, unbalanced] = [await employee(), await world.type("Unpaid", { takes_balance: false })];
    const attempt = async (more: object) => {
      const names = { nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() };
      const body = { ...names, minimum: 30, block: 15, from: "2026-01-01", users: [person.id], ...more };
      return refusal(await mona.post(policies, body));
    };
    expect(await attempt({ settlement: "timeOff" })).toEqual([422, "fields_conflict", "leaveType: fieldRequired"]);
    expect(await attempt({ leaveType: lieu })).toEqual([422, "fields_conflict", "leaveType: notTogether"]);
    const both = { ...terms(), expiresMonths: 3, expiresDays: 90 };
    expect(await attempt(both)).toEqual([422, "fields_conflict", "expiresDays: notTogether"]);
    expect(await attempt({ ...terms(), nightFactor: 0 })).toEqual([400, "fields_invalid", "nightFactor: tooSmall"]);
    const other = { ...terms(), leaveType: unbalanced };
    expect(await attempt(other)).toEqual([422, "lookup_unknown", "leaveType: noBalanceTaken"]);
    expect(await attempt({ ...terms(), leaveType: "999999999" })).toEqual([
      422,
      "lookup_unknown",
      "leaveType: invalid",
    ]);
  });

  test("a leave type keeps its balance while overtime is taken as its leave, also by claims of a deleted policy", async () => {
    const type = await world.type("Time off for projects");
    const stop = async () => {
      const { data } = await salem.get<LeaveType>(`/leave/types/${type}`);
      return salem.patch(`/leave/types/${type}`, { version: data.version, takesBalance: false });
    };
    const omar = await employee();
    const policy = await overtime.policyFor(omar, { settlement: "timeOff", leaveType: type });
    const refused = [422, "still_used", "takesBalance: overtimeSettled"];
    expect(refusal(await stop())).toEqual(refused);
    await overtime.work(omar, "2026-01-14", "08:00", "18:00");
    const claim = await onlyClaimOf(omar);
    expect((await decide(boss, claim, {})).status).toBe(200);
    expect((await mona.delete(`${policies}/${policy.id}`)).status).toBe(204);
    expect(refusal(await stop())).toEqual(refused);
    await overtime.recompute();
    expect(await ownOf(omar)).toEqual([]);
    expect((await stop()).status).toBe(200);
  });

  test("an officer does not reverse the time off for a claim; a rejected claim grants nothing", async () => {
    const omar = await employee();
    await overtime.policyFor(omar, terms());
    await overtime.work(omar, "2026-01-04", "08:00", "18:00");
    const claim = await onlyClaimOf(omar);
    expect(claim.timeOff).toMatchObject({ type: { id: lieu }, dayMinutes: 480, days: null });
    expect((await decide(boss, claim, {})).status).toBe(200);
    const [entry] = await entriesOf(omar);
    const reversal = await salem.post(`/leave/entries/${entry?.id}/reversal`, {});
    expect(refusal(reversal)).toEqual([422, "entry_of_overtime"]);
    expect(await balanceOf(omar)).toBe(0.25);

    const reem = await employee();
    await overtime.policyFor(reem, terms());
    await overtime.work(reem, "2026-01-05", "08:00", "18:00");
    await decide(boss, await onlyClaimOf(reem), { decision: "reject", note: "Not agreed" });
    expect(await entriesOf(reem)).toEqual([]);
  });
});

describe("approved overtime", () => {
  test("becomes a lot of leave by the factor of each class, with an expiry and its reason", async () => {
    const omar = await employee();
    const night = { nightStart: "17:00", nightEnd: "06:00", nightFactor: 200, ordinaryFactor: 150 };
    await overtime.policyFor(omar, { ...terms(), ...night, expiresMonths: 3 });
    await overtime.work(omar, "2026-01-06", "08:00", "18:00");
    const claim = await onlyClaimOf(omar);
    const { data } = await decide(boss, claim, {});
    // (60 × 1.5 + 60 × 2) ÷ 480 = 0.4375, to the nearest hundredth.
    expect(data.timeOff).toMatchObject({ days: 0.44, expires: "2026-04-06" });
    const { figures, movements } = await ledgerOf(omar);
    expect(figures).toMatchObject({ balance: 0.44, expiring: [{ date: "2026-04-06", days: 0.44 }] });
    expect(movements.find(({ kind }) => kind === "adjustment")).toMatchObject({
      date: "2026-01-06",
      days: 0.44,
      entry: {
        overtime: {
          claim: claim.id,
          date: "2026-01-06",
          classes: { ordinary: 60, night: 60, restDay: 0, holiday: 0 },
          factors: { ordinary: 150, night: 200, restDay: 100, holiday: 100 },
          dayMinutes: 480,
        },
      },
    });
    const recorded = await overtime.attendance.database.primary
      .selectFrom("audit")
      .select(["actor_id", "details"])
      .where("action", "=", "leaveEntry.created")
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(recorded).toMatchObject([{ actor_id: boss.id, details: { personId: omar.id, overtimeClaim: claim.id } }]);
  });

  test("is granted once, by two decisions at the same moment and whatever is computed again", async () => {
    const omar = await employee();
    await overtime.policyFor(omar, terms());
    await overtime.work(omar, "2026-01-07", "08:00", "18:00");
    const claim = await onlyClaimOf(omar);
    const answers = await Promise.all([1, 2, 3].map(() => decide(boss, claim, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await overtime.attendance.run("attendance.closeDays");
    expect(await entriesOf(omar)).toHaveLength(1);
    expect(await balanceOf(omar)).toBe(0.25);
  });

  test("that needs no approval is granted when the day closes, and fewer approved minutes grant less", async () => {
    const [omar, reem] = [await employee(), await employee()];
    await overtime.policyFor(omar, { ...terms(), approval: "none" });
    await overtime.policyFor(reem, { ...terms(), expiresDays: 10 });
    await overtime.work(omar, "2026-01-08", "08:00", "18:00");
    expect(await balanceOf(omar)).toBe(0.25);
    await overtime.work(reem, "2026-01-11", "08:00", "18:00");
    const { data } = await decide(boss, await onlyClaimOf(reem), { minutes: 60 });
    expect(data.timeOff).toMatchObject({ days: 0.13, expires: "2026-01-21" });
  });

  test("is reversed when its day changes, and granted again by the next decision", async () => {
    const omar = await employee();
    await overtime.policyFor(omar, terms());
    await overtime.work(omar, "2026-01-12", "08:00", "18:00");
    await decide(boss, await onlyClaimOf(omar), {});
    setLocalClock("2026-01-13 12:00:00");
    await overtime.voidOut(omar);
    expect(await ownOf(omar)).toEqual([]);
    expect(await balanceOf(omar)).toBe(0);
    const out = { user: omar.id, kind: "out", at: local("2026-01-12 17:00:00"), reason: overtime.reason };
    expect((await salem.post("/attendance/corrections", out)).status).toBe(201);
    expect(await balanceOf(omar)).toBe(0);
    await decide(boss, await onlyClaimOf(omar), {});
    expect(await balanceOf(omar)).toBe(0.13);
    expect((await entriesOf(omar)).map(({ days, reverses }) => [days, reverses !== null])).toEqual([
      [0.13, false],
      [-0.25, true],
      [0.25, false],
    ]);
  });

  test("follows a changed policy in open months, and stays in locked ones", async () => {
    const omar = await employee();
    const policy = await overtime.policyFor(omar, terms());
    await overtime.work(omar, "2026-01-14", "08:00", "18:00");
    await overtime.work(omar, "2026-02-03", "08:00", "18:00");
    for (const claim of await ownOf(omar)) await decide(boss, claim, {});
    expect(await balanceOf(omar)).toBe(0.5);
    setLocalClock("2026-02-04 12:00:00");
    await overtime.world.lock("2026-01");
    const paid = { version: 1, settlement: "pay", leaveType: null };
    expect((await mona.patch(`${policies}/${policy.id}`, paid)).status).toBe(200);
    await overtime.recompute();
    expect(await balanceOf(omar)).toBe(0.25);
    const [february, january] = await ownOf(omar);
    expect([february?.state, february?.timeOff, january?.timeOff?.days]).toEqual(["approved", null, 0.25]);
  });
});
