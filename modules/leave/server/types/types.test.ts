import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { LeaveType } from "../../contract/schemas-type.ts";

const path = "/leave/types";

let attendance: TestAttendance;
let salem: Caller, omar: Caller;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, omar] = [attendance.as("Salem"), attendance.as("Omar")];
});
afterAll(() => attendance.close());

let number = 0;
const addLookup = async (more: object = {}): Promise<string> => {
  number += 1;
  const names = { nameEn: `Leave ${number}`, nameAr: `إجازة ${number}` };
  const answer = await salem.post<LeaveType>("/attendance/lookups", { category: "leaveType", ...names, ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.data.id;
};
const update = (id: string, body: object) => salem.patch<LeaveType>(`${path}/${id}`, body);

describe("a refused type of leave", () => {
  test("every route is refused to employees", async () => {
    const id = await addLookup();
    for (const answer of [
      await omar.get(path),
      await omar.get(`${path}/${id}`),
      await omar.patch(`${path}/${id}`, { version: 1, halfDays: false }),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ color: "clay" }, "color: invalid"],
    [{ booksDays: "yes" }, "booksDays: invalid"],
    [{ counts: "weeks" }, "counts: invalid"],
    [{ nameEn: "Another" }, "nameEn: unknownField"],
    [{ isActive: false }, "isActive: unknownField"],
  ])("%o is refused", async (more, field) => {
    const id = await addLookup();
    expect(refusal(await update(id, { version: 1, ...more }))).toEqual([400, "fields_invalid", field]);
  });

  test("a lookup of another list is no type", async () => {
    const id = await addLookup({ category: "exceptionReason" });
    expect(refusal(await salem.get(`${path}/${id}`))).toEqual([404, "not_found"]);
    expect(refusal(await update(id, { version: 1, halfDays: false }))).toEqual([404, "not_found"]);
    expect(refusal(await update("999999", { version: 1 }))).toEqual([404, "not_found"]);
  });

  test("a stale change is refused with what is there", async () => {
    const id = await addLookup();
    expect((await update(id, { version: 1, halfDays: false })).status).toBe(200);
    const stale = await update(id, { version: 1, needsReason: true });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, halfDays: false, needsReason: false, version: 2 });
  });
});

test("a lookup that is added later is a type at once, and keeps its names and state in the lookups", async () => {
  const id = await addLookup({ nameEn: "Study leave", nameAr: "إجازة دراسية" });
  const { data } = await salem.get<LeaveType>(`${path}/${id}`);
  expect(data).toEqual({
    id,
    nameEn: "Study leave",
    nameAr: "إجازة دراسية",
    isActive: true,
    color: "teal",
    booksDays: true,
    takesBalance: false,
    counts: "workDays",
    halfDays: true,
    needsReason: false,
    needsAttachment: false,
    policies: 0,
    version: 1,
  });
  const changed = { color: "rose", booksDays: false, takesBalance: true, counts: "calendarDays", halfDays: false };
  const needs = { needsReason: true, needsAttachment: true };
  const answer = await update(id, { version: 1, ...changed, ...needs });
  expect(answer.data).toEqual({ ...data, ...changed, ...needs, version: 2 });
  const renamed = await salem.patch(`/attendance/lookups/${id}`, { version: 1, nameEn: "Studies", isActive: false });
  expect(renamed.status, renamed.text).toBe(200);
  expect((await salem.get<LeaveType>(`${path}/${id}`)).data).toMatchObject({ nameEn: "Studies", isActive: false });
  const find = async (query: string) => (await salem.get<LeaveType[]>(`${path}?${query}`)).data.map((type) => type.id);
  expect(await find("search=studies&isActive=false&takesBalance=true")).toEqual([id]);
  expect(await find("search=studies&isActive=true")).toEqual([]);
});

test("a change that changes nothing is not audited", async () => {
  const id = await addLookup();
  await update(id, { version: 1, color: "blue" });
  expect((await update(id, { version: 2, color: "blue" })).data.version).toBe(2);
  const audited = await attendance.database.primary
    .selectFrom("audit")
    .select(["action", "details", "actor_id"])
    .where("subject_kind", "=", "leaveType")
    .where("subject_id", "=", id)
    .execute();
  expect(audited).toMatchObject([
    {
      action: "leaveType.updated",
      actor_id: salem.id,
      details: { before: { color: "teal" }, after: { color: "blue" } },
    },
  ]);
});

test("types are listed in the order of the lookups, page by page", async () => {
  const last = await addLookup({ nameEn: "Order last", order: 900 });
  const first = await addLookup({ nameEn: "Order first", order: 890 });
  const query = `${path}?search=order&limit=1`;
  const one = await salem.get<LeaveType[]>(query);
  expect(one.data.map(({ id }) => id)).toEqual([first]);
  const two = await salem.get<LeaveType[]>(`${query}&cursor=${encodeURIComponent(one.page.next ?? "")}`);
  expect(two.data.map(({ id }) => id)).toEqual([last]);
  expect(two.page.next).toBeNull();
});
