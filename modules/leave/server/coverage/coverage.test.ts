import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LeaveCoverage } from "../../contract/schemas-coverage.ts";

const path = "/leave/coverage";

let attendance: TestAttendance;
let salem: Caller, mona: Caller, omar: Caller;
let department: string;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, mona, omar] = [attendance.as("Salem"), attendance.as("Mona"), attendance.as("Omar")];
  department = await departmentOf("Desk");
});
afterAll(() => attendance.close());

async function departmentOf(name: string, parent_id: string | null = null): Promise<string> {
  const { primary } = attendance.database;
  const values = { name_en: name, name_ar: name, parent_id };
  return (await primary.insertInto("department").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
async function roleOf(people: readonly string[]): Promise<string> {
  const { primary } = attendance.database;
  const name = crypto.randomUUID();
  const values = { name_en: name, name_ar: name };
  const { id } = await primary.insertInto("role").values(values).returning("id").executeTakeFirstOrThrow();
  for (const person_id of people) await primary.insertInto("role_member").values({ role_id: id, person_id }).execute();
  return id;
}
const body = (more: object = {}) => ({
  nameEn: crypto.randomUUID(),
  nameAr: crypto.randomUUID(),
  department,
  people: 2,
  from: "2026-03-01",
  ...more,
});
async function add(more: object = {}): Promise<LeaveCoverage> {
  const answer = await salem.post<LeaveCoverage>(path, body(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
}

describe("a refused rule", () => {
  test("every route is refused to employees", async () => {
    const { id } = await add();
    for (const answer of [
      await omar.get(path),
      await omar.get(`${path}/${id}`),
      await omar.post(path, body()),
      await omar.patch(`${path}/${id}`, { version: 1, people: 1 }),
      await omar.delete(`${path}/${id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ people: 0 }, 400, "fields_invalid", "people: tooSmall"],
    [{ people: null, percent: 101 }, 400, "fields_invalid", "percent: tooLarge"],
    [{ mode: "ask" }, 400, "fields_invalid", "mode: invalid"],
    [{ nameAr: " " }, 400, "fields_invalid", "nameAr: fieldRequired"],
    [{ department: null }, 422, "fields_conflict", "department: fieldRequired"],
    [{ role: "1" }, 422, "fields_conflict", "role: notTogether"],
    [{ people: null }, 422, "fields_conflict", "people: fieldRequired"],
    [{ percent: 50 }, 422, "fields_conflict", "percent: notTogether"],
    [{ to: "2026-02-28" }, 422, "fields_conflict", "to: endBeforeStart"],
    [{ department: "999999999" }, 422, "department_unknown", "department: invalid"],
    [{ department: null, role: "999999999" }, 422, "role_unknown", "role: invalid"],
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
    await salem.patch(`${path}/${rule.id}`, { version: 1, people: 3 });
    const stale = await salem.patch(`${path}/${rule.id}`, { version: 1, people: 4 });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id: rule.id, people: 3 });
    expect(refusal(await salem.get(`${path}/999999`))).toEqual([404, "not_found"]);
  });

  test("of an officer’s own small unit: another officer keeps it", async () => {
    const role = await roleOf([salem.id, omar.id]);
    expect(refusal(await salem.post(path, body({ department: null, role })))).toEqual([422, "own_leave"]);
    const { data } = await mona.post<LeaveCoverage>(path, body({ department: null, role }));
    expect(data).toMatchObject({ department: null, role: { id: role } });
    expect(refusal(await salem.patch(`${path}/${data.id}`, { version: 1, people: 1 }))).toEqual([422, "own_leave"]);
    expect(refusal(await salem.delete(`${path}/${data.id}`))).toEqual([422, "own_leave"]);
  });
});

test("a rule is read as it was written, listed by its filters, and deleted", async () => {
  const rule = await add({ people: null, percent: "٤٠", mode: "warn", to: "2026-04-01" });
  expect((await salem.get(`${path}/${rule.id}`)).data).toEqual(rule);
  expect(rule).toMatchObject({ people: null, percent: 40, department: { id: department }, role: null, version: 1 });
  expect((await add()).mode).toBe("refuse");
  const find = async (query: string) => (await salem.get<LeaveCoverage[]>(`${path}?${query}`)).data.map(({ id }) => id);
  expect(await find("mode=warn")).toContain(rule.id);
  expect(await find("mode=refuse&limit=100")).not.toContain(rule.id);
  expect(await find(`search=${encodeURIComponent(rule.nameAr)}`)).toEqual([rule.id]);
  const changed = await salem.patch<LeaveCoverage>(`${path}/${rule.id}`, { version: 1, people: 3, percent: null });
  expect(changed.data).toMatchObject({ people: 3, percent: null, version: 2 });
  expect((await salem.delete(`${path}/${rule.id}`)).status).toBe(204);
  expect(refusal(await salem.get(`${path}/${rule.id}`))).toEqual([404, "not_found"]);
  const audited = await attendance.database.primary
    .selectFrom("audit")
    .select("action")
    .where("subject_kind", "=", "leaveCoverage")
    .where("subject_id", "=", rule.id)
    .orderBy("id")
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    "leaveCoverage.created",
    "leaveCoverage.updated",
    "leaveCoverage.deleted",
  ]);
});
