import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LeavePolicy, LeavePolicyInList } from "../../contract/schemas-policy.ts";
import type { LeaveType } from "../../contract/schemas-type.ts";
import { readCase } from "../engine/read-case.ts";

const path = "/leave/policies";

let attendance: TestAttendance;
let salem: Caller, mona: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  attendance = await startAttendance();
  salem = attendance.as("Salem");
  [mona, omar, reem] = [attendance.as("Mona"), attendance.as("Omar"), attendance.as("Reem")];
});
afterAll(() => attendance.close());

let number = 0;
const names = () => {
  number += 1;
  return { nameEn: `Leave ${number}`, nameAr: `إجازة ${number}` };
};
const addType = async (): Promise<string> => {
  const answer = await salem.post<LeaveType>("/attendance/lookups", { category: "leaveType", ...names() });
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id;
};
const rules = {
  period: "calendarYear",
  bands: [
    { afterMonths: 0, days: 21 },
    { afterMonths: 60, days: 30 },
  ],
  grant: "start",
  prorate: true,
  rounding: "half",
};
const body = (type: string, more: object = {}) => ({
  type,
  ...names(),
  from: "2026-01-01",
  users: [omar.id],
  ...rules,
  ...more,
});
const add = async (type: string, more: object = {}): Promise<LeavePolicy> => {
  const answer = await salem.post<LeavePolicy>(path, body(type, more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
const actionsOf = (id: string) =>
  attendance.database.primary
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_kind", "=", "leavePolicy")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

test("every route is refused to employees", async () => {
  const { id } = await add(await addType());
  for (const answer of [
    await omar.get(path),
    await omar.get(`${path}/${id}`),
    await omar.post(path, body(await addType())),
    await omar.patch(`${path}/${id}`, { version: 1, overdraw: 9 }),
    await omar.delete(`${path}/${id}`),
    await omar.get("/leave/subjects"),
    await omar.post("/leave/subjects/count", { everyone: true }),
  ]) {
    expect(refusal(answer)).toEqual([403, "not_allowed"]);
  }
});

/** Values that the engine refuses, and how they are refused here. */
const wrong: [object, number, string, string][] = [
  [{ period: "week" }, 400, "fields_invalid", "period: invalid"],
  [{ bands: [] }, 400, "fields_invalid", "bands: itemsFew"],
  [{ bands: [{ afterMonths: 0, days: -1 }] }, 400, "fields_invalid", "bands.0.days: tooSmall"],
  [{ bands: [{ afterMonths: 0, days: 10_001 }] }, 400, "fields_invalid", "bands.0.days: tooLarge"],
  [{ bands: [{ afterMonths: 0, days: 1.234 }] }, 400, "fields_invalid", "bands.0.days: hundredths"],
  [{ bands: [{ afterMonths: 0.5, days: 1 }] }, 400, "fields_invalid", "bands.0.afterMonths: integer"],
  [{ bands: [{ afterMonths: 1, days: 1 }] }, 422, "fields_conflict", "bands.0.afterMonths: tooLarge"],
  [
    { bands: [0, 12, 12].map((afterMonths) => ({ afterMonths, days: 1 })) },
    422,
    "fields_conflict",
    "bands.2.afterMonths: rising",
  ],
  [{ grant: "weekly" }, 400, "fields_invalid", "grant: invalid"],
  [{ prorate: "no" }, 400, "fields_invalid", "prorate: invalid"],
  [{ rounding: "down" }, 400, "fields_invalid", "rounding: invalid"],
  [{ waitingMonths: 1201 }, 400, "fields_invalid", "waitingMonths: tooLarge"],
  [{ overdraw: -0.5 }, 400, "fields_invalid", "overdraw: tooSmall"],
  [{ carryOver: { most: -1 } }, 400, "fields_invalid", "carryOver.most: tooSmall"],
  [{ carryOver: { expiresAfterMonths: 0 } }, 400, "fields_invalid", "carryOver.expiresAfterMonths: tooSmall"],
  [{ carryOver: { days: 3 } }, 400, "fields_invalid", "carryOver.days: unknownField"],
  [{ period: "once" }, 422, "fields_conflict", "bands: itemsMany"],
  [
    { period: "once", bands: [{ afterMonths: 0, days: 5 }], grant: "monthly" },
    422,
    "fields_conflict",
    "grant: notTogether",
  ],
  [{ grant: "monthly", prorate: false }, 422, "fields_conflict", "prorate: notTogether"],
  [{ to: "2025-12-31" }, 422, "fields_conflict", "to: endBeforeStart"],
  [{ from: "2026-02-30" }, 400, "fields_invalid", "from: date"],
];

describe("a refused policy", () => {
  test.each(wrong)("%o is refused, as by the engine", async (more, status, code, field) => {
    expect(refusal(await salem.post(path, body(await addType(), more)))).toEqual([status, code, field]);
    const given = { id: "p1", from: "2026-01-01", waitingMonths: 0, overdraw: 0, ...rules, ...more };
    const employee = { id: "u1", hireDate: "2026-01-01" };
    expect(readCase({ employee, policies: [given], until: "2026-12-31" })).toHaveProperty("errors");
  });

  test.each([
    [{ users: [] }, 422, "fields_conflict", "users: fieldRequired"],
    [{ everyone: true }, 422, "fields_conflict", "users: notTogether"],
    [{ users: ["999999999"] }, 422, "person_unknown", "users.0: invalid"],
    [{ users: [], roles: ["999999999"] }, 422, "role_unknown", "roles.0: invalid"],
    [{ nameAr: " " }, 400, "fields_invalid", "nameAr: fieldRequired"],
    [{ sourceEn: "x".repeat(301) }, 400, "fields_invalid", "sourceEn: maxLength"],
    [{ isActive: false }, 400, "fields_invalid", "isActive: unknownField"],
    [{ type: "999999" }, 422, "lookup_unknown", "type: invalid"],
  ])("%o is refused", async (more, status, code, field) => {
    expect(refusal(await salem.post(path, body(await addType(), more)))).toEqual([status, code, field]);
  });

  test("a stale change, an unknown policy and another type are refused", async () => {
    const { id } = await add(await addType());
    expect((await salem.patch(`${path}/${id}`, { version: 1, overdraw: 1 })).status).toBe(200);
    const stale = await salem.patch(`${path}/${id}`, { version: 1, overdraw: 2 });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, overdraw: 1, version: 2 });
    const moved = await salem.patch(`${path}/${id}`, { version: 2, type: await addType() });
    expect(refusal(moved)).toEqual([400, "fields_invalid", "type: unknownField"]);
    expect(refusal(await salem.patch(`${path}/999999`, { version: 1 }))).toEqual([404, "not_found"]);
    expect(refusal(await salem.delete(`${path}/999999`))).toEqual([404, "not_found"]);
  });
});

describe("policies of one type", () => {
  test("share their period", async () => {
    const type = await addType();
    const { id } = await add(type);
    const other = await salem.post(path, body(type, { users: [reem.id], period: "hijriYear" }));
    expect(refusal(other)).toEqual([422, "policy_period", "period: invalid"]);
    expect((await salem.patch(`${path}/${id}`, { version: 1, period: "hijriYear" })).status).toBe(200);
    await add(type, { users: [reem.id], period: "hijriYear" });
    const back = await salem.patch(`${path}/${id}`, { version: 2, period: "calendarYear" });
    expect(refusal(back)).toEqual([422, "policy_period", "period: invalid"]);
  });

  test("overlap only for different subjects", async () => {
    const type = await addType();
    const role = await attendance.gather("Guards", []);
    const everyone = { users: [], everyone: true };
    const first = await add(type, { to: "2026-12-31" });
    await add(type, { users: [], roles: [role], to: "2026-12-31" });
    await add(type, { ...everyone, to: "2026-12-31" });
    for (const [more, field] of [
      [{ users: [reem.id, omar.id] }, "users"],
      [{ users: [], roles: [role] }, "roles"],
      [everyone, "from"],
    ] as const) {
      const late = { ...more, from: "2026-12-31" };
      expect(refusal(await salem.post(path, body(type, late)))).toEqual([422, "policy_overlaps", `${field}: invalid`]);
      await add(type, { ...more, from: "2027-01-01" });
    }
    const longer = await salem.patch(`${path}/${first.id}`, { version: 1, to: null });
    expect(refusal(longer)).toEqual([422, "policy_overlaps", "users: invalid"]);
    await add(await addType(), everyone);
  });

  test("cannot overlap by two officers at once", async () => {
    const type = await addType();
    const answers = await Promise.all([salem, mona].map((officer) => officer.post(path, body(type))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test("have names of their own", async () => {
    const type = await addType();
    const { nameEn } = await add(type);
    const same = body(type, { users: [reem.id], nameEn: nameEn.toUpperCase() });
    expect(refusal(await salem.post(path, same))).toEqual([409, "name_taken", "nameEn: nameTaken"]);
  });

  test("keep their lookup from being deleted or moved", async () => {
    const type = await addType();
    const { id } = await add(type);
    expect(refusal(await salem.delete(`/attendance/lookups/${type}`))).toEqual([422, "still_used"]);
    const moved = await salem.patch(`/attendance/lookups/${type}`, { version: 1, category: "other" });
    expect(refusal(moved)).toEqual([422, "fields_conflict", "category: categoryUsed"]);
    expect((await salem.get<LeaveType>(`/leave/types/${type}`)).data.policies).toBe(1);
    expect((await salem.delete(`${path}/${id}`)).status).toBe(204);
    expect((await salem.delete(`/attendance/lookups/${type}`)).status).toBe(204);
  });
});

describe("an officer", () => {
  test("does not decide about their own leave", async () => {
    const type = await addType();
    const few = await attendance.gather("Few", [{ id: salem.id, from: "2026-06-01" }]);
    for (const own of [{ users: [omar.id, salem.id] }, { users: [], roles: [few] }]) {
      expect(refusal(await salem.post(path, body(type, own)))).toEqual([422, "own_leave"]);
    }
    const byOther = await mona.post<LeavePolicy>(path, body(type, { users: [salem.id] }));
    expect(byOther.status, byOther.text).toBe(201);
    const at = `${path}/${byOther.data.id}`;
    expect(refusal(await salem.patch(at, { version: 1, overdraw: 5 }))).toEqual([422, "own_leave"]);
    expect(refusal(await salem.patch(at, { version: 1, users: [omar.id] }))).toEqual([422, "own_leave"]);
    expect(refusal(await salem.delete(at))).toEqual([422, "own_leave"]);
    const renamed = await salem.patch(at, { version: 1, sourceEn: "The contract" });
    expect(renamed.status, renamed.text).toBe(200);
    await add(type, { users: [], everyone: true });
  });
});

test("a policy is read as it was written, listed by type, and deleted", async () => {
  const type = await addType();
  const written = {
    carryOver: { most: 10, expiresAfterMonths: 3 },
    overdraw: 2.5,
    waitingMonths: "٣",
    sourceEn: "A law",
  };
  const policy = await add(type, written);
  expect((await salem.get(`${path}/${policy.id}`)).data).toEqual(policy);
  expect(policy).toMatchObject({
    ...rules,
    type: { id: type, color: "teal" },
    from: "2026-01-01",
    to: null,
    everyone: false,
    userCount: 1,
    carryOver: { most: 10, expiresAfterMonths: 3 },
    overdraw: 2.5,
    waitingMonths: 3,
    sourceEn: "A law",
    sourceAr: null,
    version: 1,
  });
  const find = async (query: string) => (await salem.get<LeavePolicyInList[]>(`${path}?${query}`)).data;
  expect(await find(`type=${type}`)).toMatchObject([{ id: policy.id, someUsers: [{ id: omar.id }] }]);
  expect((await find(`search=${encodeURIComponent(policy.nameAr)}`)).map(({ id }) => id)).toContain(policy.id);
  expect(await find(`type=${await addType()}`)).toEqual([]);
  // The same values, in another order of their fields, change nothing.
  const same = await salem.patch<LeavePolicy>(`${path}/${policy.id}`, {
    version: 1,
    carryOver: { expiresAfterMonths: 3, most: 10 },
    bands: rules.bands.map(({ afterMonths, days }) => ({ days, afterMonths })),
  });
  expect(same.data.version).toBe(1);
  const changed = await salem.patch<LeavePolicy>(`${path}/${policy.id}`, { version: 1, carryOver: null });
  expect(changed.data).toMatchObject({ carryOver: null, overdraw: 2.5, version: 2 });
  expect((await salem.delete(`${path}/${policy.id}`)).status).toBe(204);
  expect(refusal(await salem.get(`${path}/${policy.id}`))).toEqual([404, "not_found"]);
  expect(await actionsOf(policy.id)).toMatchObject([
    { action: "leavePolicy.created" },
    { action: "leavePolicy.updated", details: { before: { carryOver: { most: 10 } }, after: { carryOver: null } } },
    { action: "leavePolicy.deleted", details: { before: { overdraw: 2.5 } } },
  ]);
});

test("people and roles are found for officers of leave", async () => {
  const { data } = await salem.get<{ users: { id: string }[]; roles: unknown[] }>("/leave/subjects");
  expect(data.users.length).toBeGreaterThan(0);
  expect(data.roles.length).toBeGreaterThan(0);
  const counted = await salem.post("/leave/subjects/count", { users: [omar.id, reem.id] });
  expect(counted.data).toEqual({ people: 2 });
});
