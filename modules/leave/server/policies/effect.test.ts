import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { leaveWorldOf, type LeaveWorld } from "#testing/leave-world.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LeavePolicy, LeavePolicyEffect } from "../../contract/schemas-policy.ts";

const path = "/leave/policies";

let attendance: TestAttendance;
let world: LeaveWorld;
let salem: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  setClock(() => Date.parse("2026-07-01T09:00:00Z"));
  attendance = await startAttendance();
  world = leaveWorldOf(attendance.database);
  [salem, omar, reem] = [attendance.as("Salem"), attendance.as("Omar"), attendance.as("Reem")];
  await world.employ(omar.id, "2020-01-01");
  await world.employ(reem.id, "2026-01-01");
});
afterAll(() => attendance.close());

let number = 0;
const body = (type: string, more: object = {}) => {
  number += 1;
  return {
    type,
    nameEn: `Policy ${number}`,
    nameAr: `سياسة ${number}`,
    from: "2026-01-01",
    users: [omar.id, reem.id],
    period: "calendarYear",
    bands: [
      { afterMonths: 0, days: 21 },
      { afterMonths: 60, days: 30 },
    ],
    grant: "start",
    prorate: true,
    rounding: "none",
    ...more,
  };
};
const preview = (given: object) => salem.post<LeavePolicyEffect>(`${path}/effect`, given);
const previewChange = (id: string, given: object) => salem.post<LeavePolicyEffect>(`${path}/${id}/effect`, given);
const add = async (given: object): Promise<LeavePolicy> => {
  const answer = await salem.post<LeavePolicy>(path, given);
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
const counts = async () => {
  const { primary } = attendance.database;
  const count = async (table: "leave_policy" | "audit"): Promise<number> =>
    (await primary.selectFrom(table).select("id").execute()).length;
  return [await count("leave_policy"), await count("audit")];
};

describe("a refused preview", () => {
  test("is refused to employees, and as saving would be", async () => {
    const type = await world.type();
    const { id } = await add(body(type));
    expect(refusal(await omar.post(`${path}/effect`, body(type)))).toEqual([403, "not_allowed"]);
    expect(refusal(await omar.post(`${path}/${id}/effect`, { delete: true }))).toEqual([403, "not_allowed"]);
    expect(refusal(await preview(body(type)))).toEqual([422, "policy_overlaps", "users: invalid"]);
    const monthly = { grant: "monthly", prorate: false };
    expect(refusal(await previewChange(id, monthly))).toEqual([422, "fields_conflict", "prorate: notTogether"]);
    expect(refusal(await previewChange("999999", { delete: true }))).toEqual([404, "not_found"]);
    const own = body(await world.type(), { users: [salem.id] });
    expect(refusal(await preview(own))).toEqual([422, "own_leave"]);
  });

  test("does not look further than ten years ahead", async () => {
    const type = await world.type();
    expect((await preview({ ...body(type), on: "2036-12-31" })).status).toBe(200);
    const late = await preview({ ...body(type), on: "2037-01-01" });
    expect(refusal(late)).toEqual([422, "fields_conflict", "on: date"]);
  });
});

test("a new policy: who gets how much, and why; nothing is saved", async () => {
  const type = await world.type();
  await world.use(omar.id, type, { dates: ["2026-02-01"] });
  const before = await counts();
  const { data } = await preview(body(type));
  expect(data).toMatchObject({ on: "2026-07-01", people: 2, compared: 2, changed: 2, warnings: [] });
  expect(data.largest).toMatchObject([
    {
      person: { id: omar.id },
      before: null,
      after: 29,
      change: 29,
      reasons: [
        { code: "granted", days: 30 },
        { code: "used", days: -1 },
      ],
    },
    { person: { id: reem.id }, before: null, after: 21, change: 21, reasons: [{ code: "granted", days: 21 }] },
  ]);
  expect(await counts()).toEqual(before);
});

test("a change: reasons add up, and fewer days are warned of", async () => {
  const type = await world.type();
  const { id } = await add(body(type));
  const fewer = await previewChange(id, { bands: [{ afterMonths: 0, days: 21 }], on: "2026-12-31" });
  expect(fewer.data).toMatchObject({
    on: "2026-12-31",
    people: 2,
    changed: 1,
    largest: [{ person: { id: omar.id }, before: 30, after: 21, change: -9, reasons: [{ code: "granted", days: -9 }] }],
    warnings: [{ code: "less", people: 1 }],
  });
  const limited = await previewChange(id, { carryOver: { most: 5 }, on: "2027-01-01" });
  expect(limited.data.warnings).toEqual([
    { code: "leaveLost", people: 2 },
    { code: "less", people: 2 },
  ]);
  for (const { change, reasons } of limited.data.largest) {
    expect(reasons.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(change);
    expect(reasons.map(({ code }) => code)).toEqual(["expired"]);
  }
  const renamed = await previewChange(id, { nameEn: "Another name" });
  expect(renamed.data).toMatchObject({ people: 2, changed: 0, largest: [], warnings: [] });
  expect((await salem.get<LeavePolicy>(`${path}/${id}`)).data).toMatchObject({ version: 1, carryOver: null });
});

test("people who are dropped or come in are concerned, those without a hire date are not", async () => {
  const type = await world.type();
  const faisal = attendance.as("Faisal");
  const { id } = await add(body(type, { users: [omar.id] }));
  const { data } = await previewChange(id, { users: [reem.id, faisal.id] });
  expect(data).toMatchObject({ people: 2, changed: 2 });
  expect(data.largest.map(({ person, change }) => [person.id, change])).toEqual([
    [omar.id, -30],
    [reem.id, 21],
  ]);
});

test("a deletion takes what was granted, also below zero", async () => {
  const type = await world.type();
  await world.use(reem.id, type, { dates: ["2026-03-01"] });
  const everyone = await add(body(type, { users: [], everyone: true, bands: [{ afterMonths: 0, days: 0 }] }));
  const own = await add(body(type, { users: [reem.id] }));
  const { data } = await previewChange(own.id, { delete: true });
  expect(data).toMatchObject({
    changed: 1,
    largest: [{ person: { id: reem.id }, before: 20, after: -1, change: -21 }],
    warnings: [
      { code: "less", people: 1 },
      { code: "belowZero", people: 1 },
    ],
  });
  expect((await salem.get(`${path}/${own.id}`)).status).toBe(200);
  expect((await previewChange(everyone.id, { delete: true })).data).toMatchObject({ people: 2 });
});

describe("tried on a past year", () => {
  const policyOf = (type: string, days: number, more: object = {}) =>
    body(type, { users: [omar.id, reem.id], bands: [{ afterMonths: 0, days }], ...more });

  test("a policy says which leave of the year it would have refused, and why", async () => {
    const type = await world.type();
    await world.use(omar.id, type, { dates: ["2024-12-30", "2025-01-01"] });
    await world.use(omar.id, type, { dates: ["2025-05-04", "2025-05-05"] });
    await world.use(omar.id, type, { dates: ["2025-08-03"] });
    await world.use(omar.id, type, { dates: ["2026-01-05"] });
    await world.use(omar.id, type, { dates: ["2025-09-01"], isWaiting: true });
    const before = await counts();
    const { data } = await preview({ ...policyOf(type, 2), year: 2025 });
    expect(data.trial).toMatchObject({ year: 2025, people: 1, leaves: 3, refused: 2 });
    // The first begins before the tried policy; what is refused takes nothing, so the next two days are allowed.
    expect(data.trial?.examples.map(({ person, from, code, short }) => [person.id, from, code, short])).toEqual([
      [omar.id, "2024-12-30", "no_policy", 0],
      [omar.id, "2025-08-03", "balance_short", 1],
    ]);
    expect(await counts()).toEqual(before);
  });

  test("the policies of then do not count for those whom it concerns, and carried days do", async () => {
    const type = await world.type();
    const then = await add(policyOf(type, 20, { from: "2024-01-01", to: "2025-12-31", prorate: false }));
    await world.use(omar.id, type, { dates: ["2025-05-04", "2025-05-05"] });
    const few = { ...policyOf(type, 1, { from: "2026-01-01" }), year: 2025 };
    expect((await preview(few)).data.trial).toMatchObject({ leaves: 1, refused: 0 });
    expect(
      (await previewChange(then.id, { from: "2025-01-01", bands: [{ afterMonths: 0, days: 1 }], year: 2025 })).data
        .trial,
    ).toMatchObject({ leaves: 1, refused: 1, examples: [{ code: "balance_short", short: 1 }] });
  });

  test("without a year, and of a deletion, there is none; this year is refused", async () => {
    const type = await world.type();
    const { id } = await add(policyOf(type, 5));
    expect((await preview({ ...policyOf(await world.type(), 5) })).data.trial).toBe(null);
    expect((await previewChange(id, { delete: true, year: 2025 })).data.trial).toBe(null);
    const answer = await previewChange(id, { year: 2026 });
    expect(refusal(answer)).toEqual([422, "fields_conflict", "year: tooLarge"]);
  });
});
