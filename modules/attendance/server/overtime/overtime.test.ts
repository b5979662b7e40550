import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hq, local } from "#testing/attendance-cases.ts";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { ListedOvertime, OvertimeClaim, OvertimePolicy, OwnOvertime } from "../../contract/schemas-overtime.ts";

const policies = "/attendance/overtime-policies";
const claims = "/attendance/overtime-claims";

let attendance: TestAttendance;
let world: World;
let alia: Caller, salem: Caller, mona: Caller, boss: Caller;
let place: string, zone: string, reason: string;
let count = 0;

beforeAll(async () => {
  setLocalClock("2026-01-01 06:00:00");
  attendance = await startAttendance();
  world = worldOf(attendance.database);
  [alia, salem, mona] = [attendance.as("Alia"), attendance.as("Salem"), attendance.as("Mona")];
  boss = await attendance.hire("Boss");
  place = await world.build();
  zone = await world.schedule();
  reason = await world.lookUp("correctionReason");
});
afterAll(() => attendance.close());

async function employee(manager: Caller | null = boss): Promise<Caller> {
  const person = await attendance.hire(`Person ${(count += 1)}`, manager === null ? {} : { manager: manager.id });
  await world.assign(place, zone, [person.id]);
  return person;
}

async function policyFor(person: Caller, more: object = {}): Promise<OvertimePolicy> {
  count += 1;
  const names = { nameEn: `Policy ${count}`, nameAr: `سياسة ${count}` };
  const rest = { minimum: 30, block: 15, from: "2026-01-01", users: [person.id], ...more };
  const answer = await mona.post<OvertimePolicy>(policies, { ...names, ...rest });
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
}

async function jobs(): Promise<void> {
  const waiting = await attendance.database.primary
    .selectFrom("recomputation")
    .select("id")
    .where("state", "=", "waiting")
    .execute();
  for (const { id } of waiting) await attendance.run("attendance.recompute", { id });
}

async function punch(who: Caller, kind: "in" | "out"): Promise<void> {
  const clientId = `c${(count += 1)}`;
  const answer = await who.post("/attendance/punches", { kind, ...hq, accuracy: 20, clientId });
  expect(answer.status, answer.text).toBe(201);
}
/** Opens the day, checks in and out, and closes it. */
async function work(who: Caller, date: string, from: string, to: string): Promise<void> {
  setLocalClock(`${date} 00:30:00`);
  await attendance.run("attendance.openDays");
  setLocalClock(`${date} ${from}:00`);
  await punch(who, "in");
  setLocalClock(`${date} ${to}:00`);
  await punch(who, "out");
  const after = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  setLocalClock(`${after} 00:10:00`);
  await attendance.run("attendance.closeDays");
}

const ownOf = async (who: Caller): Promise<OwnOvertime[]> =>
  (await who.get<OwnOvertime[]>("/attendance/overtime")).data;
const only = async (who: Caller): Promise<OwnOvertime> => {
  const [claim, ...others] = await ownOf(who);
  if (claim === undefined || others.length > 0) throw new Error(`There are ${others.length} other claims.`);
  return claim;
};
const waitingFor = async (who: Caller): Promise<OvertimeClaim[]> =>
  (await who.get<OvertimeClaim[]>("/attendance/overtime/waiting")).data;
const decide = (who: Caller, { id, version }: { id: string; version: number }, body: object) =>
  who.post<OvertimeClaim>(`${claims}/${id}/decision`, { version, decision: "approve", ...body });
const claimed = async (who: Caller): Promise<string[]> =>
  (await ownOf(who)).map(({ date, minutes, state }) => `${date} ${minutes} ${state}`);

describe("refused", () => {
  test("policies, the list and its export are for officers", async () => {
    const omar = await employee();
    const { id } = await policyFor(omar);
    for (const answer of [
      await omar.get(policies),
      await omar.get(`${policies}/${id}`),
      await omar.post(policies, {}),
      await omar.patch(`${policies}/${id}`, { version: 1, isActive: false }),
      await omar.delete(`${policies}/${id}`),
      await omar.get(claims),
      await omar.get(`${claims}/export`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ minimum: 0 }, 400, "fields_invalid", "minimum: tooSmall"],
    [{ block: 481 }, 400, "fields_invalid", "block: tooLarge"],
    [{ approval: "before" }, 400, "fields_invalid", "approval: invalid"],
    [{ nightStart: "24:00", nightEnd: "06:00" }, 400, "fields_invalid", "nightStart: timeOfDay"],
    [{ nightStart: "22:00" }, 422, "fields_conflict", "nightEnd: bothHours"],
    [{ nightStart: "22:00", nightEnd: "22:00" }, 422, "fields_conflict", "nightEnd: endIsStart"],
    [{ to: "2025-12-31" }, 422, "fields_conflict", "to: endBeforeStart"],
    [{ users: [] }, 422, "fields_conflict", "users: fieldRequired"],
    [{ users: ["999999999"] }, 422, "person_unknown", "users.0: invalid"],
    [{ users: [], roles: ["999999999"] }, 422, "role_unknown", "roles.0: invalid"],
  ])("the policy %o", async (more, status, code, field) => {
    const names = { nameEn: "Refused", nameAr: "مرفوضة" };
    const body = { ...names, minimum: 30, block: 15, from: "2026-01-01", users: [boss.id], ...more };
    expect(refusal(await mona.post(policies, body))).toEqual([status, code, field]);
  });

  test("a policy for the officer's own begun days, and a name that exists", async () => {
    const own = { nameEn: "Own", nameAr: "خاصة", minimum: 30, block: 15, from: "2025-12-01", users: [mona.id] };
    setLocalClock("2026-01-05 12:00:00");
    expect(refusal(await mona.post(policies, own))).toEqual([422, "own_days"]);
    const { nameEn } = await policyFor(boss);
    const again = { ...own, users: [boss.id], nameEn: nameEn.toUpperCase() };
    expect(refusal(await mona.post(policies, again))).toEqual([409, "name_taken", "nameEn: nameTaken"]);
  });

  test("decisions of others, about oneself, without a reason, about more, and twice", async () => {
    const omar = await employee();
    await policyFor(omar);
    await work(omar, "2026-01-06", "08:00", "17:30");
    const claim = await only(omar);
    expect(claim).toMatchObject({ date: "2026-01-06", minutes: 90, state: "waiting", version: 1 });
    const stranger = await employee();
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
});

describe("a claim", () => {
  test("is made when the day closes, from its first and last punch, with reasons, and follows a correction", async () => {
    const omar = await employee();
    const policy = await policyFor(omar, { nightStart: "17:00", nightEnd: "06:00", mostPerDay: 100, block: 30 });
    await work(omar, "2026-01-07", "07:40", "18:00");
    const claim = await only(omar);
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
    await attendance.run("attendance.closeDays");
    expect(await only(omar)).toEqual(claim);

    // Decided, then the day changes: it waits again and says so.
    expect((await decide(boss, claim, { minutes: 60 })).data).toMatchObject({
      state: "approved",
      approvedMinutes: 60,
      approvedClasses: { ordinary: 0, night: 60, restDay: 0, holiday: 0 },
      decidedBy: { id: boss.id },
    });
    const { id } = await attendance.database.primary
      .selectFrom("punch")
      .select("id")
      .where("person_id", "=", omar.id)
      .where("kind", "=", "out")
      .executeTakeFirstOrThrow();
    setLocalClock("2026-01-08 12:00:00");
    expect((await salem.post(`/attendance/punches/${id}/void`, { reason })).status).toBe(200);
    expect(await ownOf(omar)).toEqual([]);
    const out = { user: omar.id, kind: "out", at: local("2026-01-07 17:00:00"), reason };
    expect((await salem.post("/attendance/corrections", out)).status).toBe(201);
    expect(await only(omar)).toMatchObject({ minutes: 60, state: "waiting", approvedMinutes: null });
  });

  test("that was decided on waits again when its minutes change, and stays when they do not", async () => {
    const omar = await employee();
    await policyFor(omar, { block: 60, minimum: 60 });
    await work(omar, "2026-01-11", "08:00", "18:30");
    const claim = await only(omar);
    expect(claim.minutes).toBe(120);
    await decide(boss, claim, {});
    setLocalClock("2026-01-12 12:00:00");
    const earlier = { user: omar.id, kind: "in", at: local("2026-01-11 07:45:00"), reason };
    expect((await salem.post("/attendance/corrections", earlier)).status).not.toBe(500);
    expect(await only(omar)).toMatchObject({ state: "approved", approvedMinutes: 120 });
    // A policy with another block makes other minutes of it.
    const [policy] = (await mona.get<OvertimePolicy[]>(policies)).data;
    await mona.patch(`${policies}/${policy?.id}`, { version: 1, block: 45 });
    await jobs();
    const again = await only(omar);
    expect(again).toMatchObject({ minutes: 135, state: "waiting", earlierMinutes: 120, decidedBy: null });
    const events = await attendance.database.primary
      .selectFrom("audit")
      .select("action")
      .where("subject_kind", "=", "overtimeClaim")
      .where("subject_id", "=", claim.id)
      .orderBy("id")
      .execute();
    expect(events.map(({ action }) => action)).toEqual(["overtimeClaim.approved", "overtimeClaim.reopened"]);
    await decide(boss, again, { decision: "reject", note: "Not agreed" });
    expect(await only(omar)).toMatchObject({ state: "rejected", note: "Not agreed", earlierMinutes: null });
  });

  test("of a day of rest has all its minutes, and what needs no approval is approved at once", async () => {
    const omar = await employee();
    await policyFor(omar, { approval: "none" });
    // A Friday.
    await work(omar, "2026-01-16", "10:00", "12:10");
    expect(await only(omar)).toMatchObject({
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
    const [omar, reem, faisal] = [await employee(), await employee(), await attendance.hire("Without hours")];
    await policyFor(omar, { minimum: 60 });
    await policyFor(faisal);
    await work(omar, "2026-01-18", "08:00", "16:45");
    await work(reem, "2026-01-19", "08:00", "18:00");
    expect([await ownOf(omar), await ownOf(reem), await ownOf(faisal)]).toEqual([[], [], []]);
  });

  test("takes what earlier dates leave of the month, and later dates follow when these change", async () => {
    const omar = await employee();
    await policyFor(omar, { mostPerMonth: 150 });
    await work(omar, "2026-01-20", "08:00", "17:30");
    await work(omar, "2026-01-21", "08:00", "17:30");
    await work(omar, "2026-01-22", "08:00", "17:30");
    expect(await claimed(omar)).toEqual(["2026-01-22 0 exhausted", "2026-01-21 60 waiting", "2026-01-20 90 waiting"]);
    const [none] = await ownOf(omar);
    expect(none?.reasons).toEqual([{ code: "month", limit: 150, minutes: 0 }]);
    const { id } = await attendance.database.primary
      .selectFrom("punch")
      .select("id")
      .where("person_id", "=", omar.id)
      .where("kind", "=", "out")
      .orderBy("at")
      .executeTakeFirstOrThrow();
    expect((await salem.post(`/attendance/punches/${id}/void`, { reason })).status).toBe(200);
    expect(await claimed(omar)).toEqual(["2026-01-22 60 waiting", "2026-01-21 90 waiting"]);
  });
});

describe("a policy", () => {
  test("that is added, changed and deleted later takes its claims along", async () => {
    const omar = await employee();
    await work(omar, "2026-01-25", "08:00", "17:30");
    const policy = await policyFor(omar);
    await jobs();
    expect(await claimed(omar)).toEqual(["2026-01-25 90 waiting"]);
    await mona.patch(`${policies}/${policy.id}`, { version: 1, approval: "none" });
    await jobs();
    expect(await claimed(omar)).toEqual(["2026-01-25 90 approved"]);
    expect((await mona.delete(`${policies}/${policy.id}`)).status).toBe(204);
    await jobs();
    expect(await claimed(omar)).toEqual([]);
    expect(refusal(await mona.get(`${policies}/${policy.id}`))).toEqual([404, "not_found"]);
  });

  test("for a role applies while a person holds it, also after days have closed", async () => {
    const omar = await employee();
    await work(omar, "2026-01-26", "08:00", "17:30");
    const role = await attendance.gather("Night shift", [{ id: omar.id, from: "2026-01-26" }]);
    const policy = await policyFor(omar, { users: [], roles: [role] });
    await jobs();
    expect(await only(omar)).toMatchObject({ minutes: 90, policy: { id: policy.id } });
  });
});

describe("deciding", () => {
  test("the manager has the claim in the work list, and the person is notified of the decision", async () => {
    const manager = await attendance.hire("Manager");
    const omar = await employee(manager);
    await policyFor(omar);
    await work(omar, "2026-01-27", "08:00", "17:30");
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
    const omar = await employee(null);
    await policyFor(omar);
    await world.assign(place, zone, [salem.id]);
    await policyFor(salem);
    await work(omar, "2026-01-28", "08:00", "17:30");
    await work(salem, "2026-01-29", "08:00", "17:30");
    const ofSalem = await only(salem);
    const peopleOf = async (who: Caller) => (await waitingFor(who)).map(({ person }) => person.id);
    expect(await peopleOf(salem)).toEqual([omar.id]);
    expect(await peopleOf(alia)).toEqual([omar.id, salem.id]);
    expect(refusal(await decide(salem, ofSalem, {}))).toEqual([422, "own_attendance"]);
    expect((await decide(salem, await only(omar), {})).status).toBe(200);
    expect((await decide(alia, ofSalem, {})).status).toBe(200);
  });
});

test("a locked month freezes its claims: no decision, no change by a policy", async () => {
  const omar = await employee();
  const policy = await policyFor(omar);
  await work(omar, "2026-02-02", "08:00", "17:30");
  const claim = await only(omar);
  setLocalClock("2026-03-02 12:00:00");
  await world.lock("2026-02");
  expect(refusal(await decide(boss, claim, {}))).toEqual([422, "month_locked"]);
  expect((await waitingFor(boss)).map(({ id }) => id)).not.toContain(claim.id);
  await mona.delete(`${policies}/${policy.id}`);
  await jobs();
  expect(await only(omar)).toEqual({ ...claim, isLocked: true });
});

test("officers filter the list, and export it as a table with numbers by class", async () => {
  const omar = await employee();
  await policyFor(omar);
  await work(omar, "2026-04-01", "08:00", "17:30");
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
  const recorded = await attendance.database.primary
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "overtimeClaims.exported")
    .execute();
  expect(recorded).toMatchObject([{ details: { format: "csv", from: "2026-04-01" } }]);
});
