import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { local } from "#testing/attendance-cases.ts";
import {
  decide,
  onlyClaimOf,
  ownOf,
  policies,
  startOvertime,
  waitingFor,
  type TestOvertime,
} from "#testing/attendance-overtime.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import type { Caller } from "#testing/attendance.ts";
import type { OvertimePolicy } from "../../contract/schemas-overtime.ts";

let overtime: TestOvertime;
let salem: Caller, mona: Caller, boss: Caller;
beforeAll(async () => {
  overtime = await startOvertime();
  const { attendance } = overtime;
  [salem, mona, boss] = [attendance.as("Salem"), attendance.as("Mona"), overtime.boss];
});
afterAll(() => overtime.attendance.close());

const claimed = async (who: Caller): Promise<string[]> =>
  (await ownOf(who)).map(({ date, minutes, state }) => `${date} ${minutes} ${state}`);

describe("a claim", () => {
  test("is made when the day closes, from its first and last punch, with reasons, and follows a correction", async () => {
    const omar = await overtime.employee();
    const policy = await overtime.policyFor(omar, {
      nightStart: "17:00",
      nightEnd: "06:00",
      mostPerDay: 100,
      block: 30,
    });
    await overtime.work(omar, "2026-01-07", "07:40", "18:00");
    const claim = await onlyClaimOf(omar);
    expect(claim).toMatchObject({
      dayKind: "workDay",
      firstIn: "2026-01-07T04:40:00Z",
      lastOut: "2026-01-07T15:00:00Z",
      requiredMinutes: 480,
      attendedMinutes: 620,
      beyondMinutes: 140,
      minutes: 90,
      classes: { ordinary: 30, night: 60, restDay: 0, holiday: 0 },
      reasons: [
        { code: "day", limit: 100, minutes: 100 },
        { code: "block", limit: 30, minutes: 90 },
      ],
      policy: { id: policy.id, nameEn: policy.nameEn, nameAr: policy.nameAr },
      state: "waiting",
      approvedMinutes: null,
      decidedBy: null,
      earlierMinutes: null,
      isLocked: false,
    });
    await overtime.attendance.run("attendance.closeDays");
    expect(await onlyClaimOf(omar)).toEqual(claim);

    // Decided, then the day changes: it waits again and says so.
    expect((await decide(boss, claim, { minutes: 60 })).data).toMatchObject({
      state: "approved",
      approvedMinutes: 60,
      approvedClasses: { ordinary: 0, night: 60, restDay: 0, holiday: 0 },
      decidedBy: { id: boss.id },
    });
    setLocalClock("2026-01-08 12:00:00");
    await overtime.voidOut(omar);
    expect(await ownOf(omar)).toEqual([]);
    const out = { user: omar.id, kind: "out", at: local("2026-01-07 17:00:00"), reason: overtime.reason };
    expect((await salem.post("/attendance/corrections", out)).status).toBe(201);
    expect(await onlyClaimOf(omar)).toMatchObject({ minutes: 60, state: "waiting", approvedMinutes: null });
  });

  test("that was decided on waits again when its minutes change, and stays when they do not", async () => {
    const omar = await overtime.employee();
    await overtime.policyFor(omar, { block: 60, minimum: 60 });
    await overtime.work(omar, "2026-01-11", "08:00", "18:30");
    const claim = await onlyClaimOf(omar);
    expect(claim.minutes).toBe(120);
    await decide(boss, claim, {});
    setLocalClock("2026-01-12 12:00:00");
    const earlier = { user: omar.id, kind: "in", at: local("2026-01-11 07:45:00"), reason: overtime.reason };
    expect((await salem.post("/attendance/corrections", earlier)).status).not.toBe(500);
    expect(await onlyClaimOf(omar)).toMatchObject({ state: "approved", approvedMinutes: 120 });
    // A policy with another block makes other minutes of it.
    const [policy] = (await mona.get<OvertimePolicy[]>(policies)).data;
    await mona.patch(`${policies}/${policy?.id}`, { version: 1, block: 45 });
    await overtime.recompute();
    const again = await onlyClaimOf(omar);
    expect(again).toMatchObject({ minutes: 135, state: "waiting", earlierMinutes: 120, decidedBy: null });
    const events = await overtime.attendance.database.primary
      .selectFrom("audit")
      .select("action")
      .where("subject_kind", "=", "overtimeClaim")
      .where("subject_id", "=", claim.id)
      .orderBy("id")
      .execute();
    expect(events.map(({ action }) => action)).toEqual(["overtimeClaim.approved", "overtimeClaim.reopened"]);
    await decide(boss, again, { decision: "reject", note: "Not agreed" });
    expect(await onlyClaimOf(omar)).toMatchObject({ state: "rejected", note: "Not agreed", earlierMinutes: null });
  });

  test("of a day of rest has all its minutes, and what needs no approval is approved at once", async () => {
    const omar = await overtime.employee();
    await overtime.policyFor(omar, { approval: "none" });
    // A Friday.
    await overtime.work(omar, "2026-01-16", "10:00", "12:10");
    expect(await onlyClaimOf(omar)).toMatchObject({
      dayKind: "restDay",
      requiredMinutes: 0,
      minutes: 120,
      classes: { restDay: 120 },
      state: "approved",
      approvedMinutes: 120,
      decidedAt: null,
    });
    expect(await waitingFor(boss)).not.toContainEqual(expect.objectContaining({ person: { id: omar.id } }));
  });

  test("does not exist below the minimum, without a policy or without a schedule", async () => {
    const [omar, reem, faisal] = [
      await overtime.employee(),
      await overtime.employee(),
      await overtime.attendance.hire("Without hours"),
    ];
    await overtime.policyFor(omar, { minimum: 60 });
    await overtime.policyFor(faisal);
    await overtime.work(omar, "2026-01-18", "08:00", "16:45");
    await overtime.work(reem, "2026-01-19", "08:00", "18:00");
    expect([await ownOf(omar), await ownOf(reem), await ownOf(faisal)]).toEqual([[], [], []]);
  });

  test("takes what earlier dates leave of the month, and later dates follow when these change", async () => {
    const omar = await overtime.employee();
    await overtime.policyFor(omar, { mostPerMonth: 150 });
    await overtime.work(omar, "2026-01-20", "08:00", "17:30");
    await overtime.work(omar, "2026-01-21", "08:00", "17:30");
    await overtime.work(omar, "2026-01-22", "08:00", "17:30");
    expect(await claimed(omar)).toEqual(["2026-01-22 0 exhausted", "2026-01-21 60 waiting", "2026-01-20 90 waiting"]);
    const [none] = await ownOf(omar);
    expect(none?.reasons).toEqual([{ code: "month", limit: 150, minutes: 0 }]);
    await overtime.voidOut(omar);
    expect(await claimed(omar)).toEqual(["2026-01-22 60 waiting", "2026-01-21 90 waiting"]);
  });
});
