import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { RuleMark } from "../../contract/schemas-punch.ts";
import type { WorkingTimeRule, WorkingTimeRuleInList } from "../../contract/schemas-working-time.ts";

const path = "/attendance/working-time-rules";

let attendance: TestAttendance;
let salem: Caller, mona: Caller, omar: Caller;
beforeAll(async () => {
  // They joined before the day of the tests.
  setClock(() => Date.parse("2026-01-01T05:00:00Z"));
  attendance = await startAttendance();
  setClock(() => Date.parse("2026-02-10T09:00:00Z"));
  [salem, mona, omar] = [attendance.as("Salem"), attendance.as("Mona"), attendance.as("Omar")];
});
afterAll(() => attendance.close());

let number = 0;
const body = (more: object = {}) => {
  number += 1;
  const names = { nameEn: `Limit ${number}`, nameAr: `حد ${number}` };
  return { ...names, kind: "maximumPerDay", minutes: 480, from: "2026-03-01", users: [omar.id], ...more };
};
const add = async (more: object = {}): Promise<WorkingTimeRule> => {
  const answer = await salem.post<WorkingTimeRule>(path, body(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
const presets = async (): Promise<WorkingTimeRuleInList[]> =>
  (await salem.get<WorkingTimeRuleInList[]>(`${path}?limit=100`)).data.filter(({ isPreset }) => isPreset);

describe("a refused rule", () => {
  test("every route is refused to employees", async () => {
    const { id } = await add();
    for (const answer of [
      await omar.get(path),
      await omar.get(`${path}/${id}`),
      await omar.post(path, body()),
      await omar.patch(`${path}/${id}`, { version: 1, isActive: false }),
      await omar.delete(`${path}/${id}`),
      await omar.get("/attendance/working-time-findings"),
      await omar.get("/attendance/working-time-findings/export"),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ kind: "maximumPerYear" }, 400, "fields_invalid", "kind: invalid"],
    [{ minutes: 0 }, 400, "fields_invalid", "minutes: tooSmall"],
    [{ minutes: 30_241 }, 400, "fields_invalid", "minutes: tooLarge"],
    [{ from: "2026-02-30" }, 400, "fields_invalid", "from: date"],
    [{ mode: "ask" }, 400, "fields_invalid", "mode: invalid"],
    [{ sourceEn: "x".repeat(301) }, 400, "fields_invalid", "sourceEn: maxLength"],
    [{ nameAr: " " }, 400, "fields_invalid", "nameAr: fieldRequired"],
    [{ minutes: null }, 422, "fields_conflict", "minutes: fieldRequired"],
    [{ after: "12:00" }, 422, "fields_conflict", "after: notTogether"],
    [{ to: "2026-02-28" }, 422, "fields_conflict", "to: endBeforeStart"],
    [{ users: [] }, 422, "fields_conflict", "users: fieldRequired"],
    [{ kind: "outdoors", after: "12:00", before: "15:00" }, 422, "fields_conflict", "minutes: notTogether"],
    [{ kind: "outdoors", minutes: null, after: "12:00" }, 422, "fields_conflict", "before: fieldRequired"],
    [{ kind: "outdoors", minutes: null, after: "15:00", before: "12:00" }, 422, "fields_conflict", "before: endFirst"],
    [{ users: ["999999999"] }, 422, "person_unknown", "users.0: invalid"],
    [{ users: [], roles: ["999999999"] }, 422, "role_unknown", "roles.0: invalid"],
  ])("%o is refused", async (more, status, code, field) => {
    expect(refusal(await salem.post(path, body(more)))).toEqual([status, code, field]);
  });

  test("the name of another rule, and a stale change, are refused", async () => {
    const rule = await add();
    expect(refusal(await salem.post(path, body({ nameEn: rule.nameEn.toUpperCase() })))).toEqual([
      409,
      "name_taken",
      "nameEn: nameTaken",
    ]);
    await salem.patch(`${path}/${rule.id}`, { version: 1, minutes: 540 });
    const stale = await salem.patch(`${path}/${rule.id}`, { version: 1, minutes: 600 });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id: rule.id, minutes: 540 });
    expect(refusal(await salem.get(`${path}/999999`))).toEqual([404, "not_found"]);
  });
});

describe("presets", () => {
  test("they are off, dated, and have their source in both languages", async () => {
    const all = await presets();
    expect(all.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ["maximumPerDay", 360],
      ["outdoors", null],
      ["restBetween", 660],
      ["onSite", 720],
      ["withoutBreak", 300],
      ["maximumPerWeek", 2880],
      ["maximumPerDay", 480],
    ]);
    for (const { isActive, from, sourceAr, sourceEn } of all) {
      expect([isActive, from > "2025", sourceAr === null, sourceEn === null]).toEqual([false, true, false, false]);
    }
  });

  test("one without people is not confirmed before it has some", async () => {
    const ramadan = (await presets()).find(({ minutes }) => minutes === 360);
    const at = `${path}/${ramadan?.id}`;
    const wanted = await salem.patch(at, { version: 1, isActive: true });
    expect(refusal(wanted)).toEqual([422, "fields_conflict", "users: fieldRequired"]);
    const edited = await salem.patch<WorkingTimeRule>(at, { version: 1, users: [omar.id], to: "2027-03-09" });
    expect(edited.data).toMatchObject({ isActive: false, to: "2027-03-09", userCount: 1 });
    const confirmed = await salem.patch<WorkingTimeRule>(at, { version: 2, isActive: true });
    expect(confirmed.data).toMatchObject({ isActive: true, isPreset: true, minutes: 360 });
  });
});

test("a rule is read as it was written, listed by its filters, and deleted", async () => {
  const rule = await add({ mode: "refuse", to: "2026-04-01", sourceEn: "An agreement", minutes: "٥٠٠" });
  expect((await salem.get(`${path}/${rule.id}`)).data).toEqual(rule);
  expect(rule).toMatchObject({ minutes: 500, after: null, sourceEn: "An agreement", sourceAr: null, version: 1 });
  expect(rule.users.map(({ id }) => id)).toEqual([omar.id]);
  const find = async (query: string) =>
    (await salem.get<WorkingTimeRuleInList[]>(`${path}?${query}`)).data.map(({ id }) => id);
  expect(await find("mode=refuse&isActive=true&kind=maximumPerDay")).toContain(rule.id);
  expect(await find("mode=warn&limit=100")).not.toContain(rule.id);
  expect(await find(`search=${encodeURIComponent(rule.nameAr)}`)).toEqual([rule.id]);
  expect((await salem.delete(`${path}/${rule.id}`)).status).toBe(204);
  expect(refusal(await salem.get(`${path}/${rule.id}`))).toEqual([404, "not_found"]);
  const audited = await attendance.database.primary
    .selectFrom("audit")
    .select("action")
    .where("subject_kind", "=", "workingTimeRule")
    .where("subject_id", "=", rule.id)
    .orderBy("id")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(["workingTimeRule.created", "workingTimeRule.deleted"]);
});

describe("a rule that reaches its author", () => {
  test("is refused if it names them and has begun", async () => {
    const own = body({ users: [salem.id], from: "2025-01-01" });
    expect(refusal(await salem.post(path, own))).toEqual([422, "own_days"]);
    const rule = await mona.post<WorkingTimeRule>(path, own);
    expect(rule.status, rule.text).toBe(201);
    const lifted = await salem.patch(`${path}/${rule.data.id}`, { version: 1, isActive: false });
    expect(refusal(lifted)).toEqual([422, "own_days"]);
    const renamed = await salem.patch(`${path}/${rule.data.id}`, { version: 1, nameEn: "Another name" });
    expect(renamed.status, renamed.text).toBe(200);
  });

  test("is marked for another officer if it is for everyone", async () => {
    const rule = await add({ users: [], everyone: true });
    const { data } = await mona.get<RuleMark[]>("/attendance/review/rules");
    expect(data[0]).toMatchObject({
      rule: { kind: "workingTimeRule", id: rule.id, name: { nameEn: rule.nameEn, nameAr: rule.nameAr } },
      action: "created",
      author: { id: salem.id },
    });
    expect((await mona.put(`/attendance/review/rules/${data[0]?.id}/seen`)).status).toBe(200);
  });
});
