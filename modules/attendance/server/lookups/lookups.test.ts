import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAttendance, type Caller, type TestAttendance } from "#testing/attendance.ts";
import { refusal } from "#testing/signed-in.ts";
import type { Lookup, RequestType } from "../../contract/schemas-lookup.ts";

let attendance: TestAttendance;
let salem: Caller, omar: Caller;
beforeAll(async () => {
  attendance = await startAttendance();
  [salem, omar] = [attendance.as("Salem"), attendance.as("Omar")];
});
afterAll(() => attendance.close());

let number = 0;
const words = (more: object = {}) => {
  number += 1;
  return { category: "leaveType", nameEn: `Leave ${number}`, nameAr: `إجازة ${number}`, ...more };
};
const add = async (more: object = {}): Promise<Lookup> => {
  const answer = await salem.post<Lookup>("/attendance/lookups", words(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};

describe("a refused entry", () => {
  test("every route is refused to employees", async () => {
    const { id } = await add();
    for (const answer of [
      await omar.get("/attendance/lookups"),
      await omar.get(`/attendance/lookups/${id}`),
      await omar.post("/attendance/lookups", words()),
      await omar.patch(`/attendance/lookups/${id}`, { version: 1, nameEn: "Mine" }),
      await omar.delete(`/attendance/lookups/${id}`),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test("an unknown entry is refused", async () => {
    for (const answer of [
      await salem.get("/attendance/lookups/999999"),
      await salem.patch("/attendance/lookups/999999", { version: 1 }),
      await salem.delete("/attendance/lookups/999999"),
    ]) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
    }
  });

  test.each([
    [{ category: "lunch" }, "category: invalid"],
    [{ nameEn: " " }, "nameEn: fieldRequired"],
    [{ nameAr: undefined }, "nameAr: fieldRequired"],
    [{ nameEn: "x".repeat(121) }, "nameEn: maxLength"],
    [{ order: -1 }, "order: tooSmall"],
    [{ order: "1.5" }, "order: integer"],
    [{ order: "NaN" }, "order: numeric"],
    [{ requestType: "x".repeat(65) }, "requestType: maxLength"],
    [{ isRequired: "yes" }, "isRequired: invalid"],
    [{ color: "red" }, "color: unknownField"],
  ])("a body with %o is refused", async (more, field) => {
    expect(refusal(await salem.post("/attendance/lookups", words(more)))).toEqual([400, "fields_invalid", field]);
  });

  test("the name of another entry of the category is refused regardless of case", async () => {
    const { nameEn } = await add();
    const same = { nameEn: nameEn.toUpperCase() };
    expect(refusal(await salem.post("/attendance/lookups", words(same)))).toEqual([
      409,
      "name_taken",
      "nameEn: nameTaken",
    ]);
    expect((await salem.post("/attendance/lookups", words({ ...same, category: "other" }))).status).toBe(201);
  });

  test("a parent that is unknown, of another category, or a descendant of the entry is refused", async () => {
    const above = await add();
    const below = await add({ mainLookup: above.id });
    const lowest = await add({ mainLookup: below.id });
    expect(below.mainLookup).toMatchObject({ id: above.id, nameEn: above.nameEn });
    expect(refusal(await salem.post("/attendance/lookups", words({ mainLookup: "999999" })))).toEqual([
      422,
      "lookup_unknown",
      "mainLookup: invalid",
    ]);
    expect(
      refusal(await salem.post("/attendance/lookups", words({ category: "other", mainLookup: above.id }))),
    ).toEqual([422, "fields_conflict", "mainLookup: mainCategory"]);
    for (const mainLookup of [above.id, below.id, lowest.id]) {
      expect(refusal(await salem.patch(`/attendance/lookups/${above.id}`, { version: 1, mainLookup }))).toEqual([
        422,
        "fields_conflict",
        "mainLookup: mainCircle",
      ]);
    }
    expect(refusal(await salem.patch(`/attendance/lookups/${above.id}`, { version: 1, category: "other" }))).toEqual([
      422,
      "fields_conflict",
      "category: categoryUsed",
    ]);
  });

  test("a request type that is no service's code is refused", async () => {
    const typo = [422, "service_unknown", "requestType: invalid"];
    expect(refusal(await salem.post("/attendance/lookups", words({ requestType: "anualLeave" })))).toEqual(typo);
    const { id } = await add({ requestType: "annualLeave" });
    const change = (requestType: string) => salem.patch(`/attendance/lookups/${id}`, { version: 1, requestType });
    expect(refusal(await change("AnnualLeave"))).toEqual(typo);
    expect((await change("sickLeave")).status).toBe(200);
    expect(refusal(await omar.get("/attendance/request-types"))).toEqual([403, "not_allowed"]);
  });

  test("the deletion of an entry used by a child or an exception day is refused", async () => {
    const above = await add();
    const below = await add({ mainLookup: above.id });
    expect(refusal(await salem.delete(`/attendance/lookups/${above.id}`))).toEqual([422, "still_used"]);
    expect((await salem.get<Lookup>(`/attendance/lookups/${above.id}`)).data).toMatchObject({
      usedBy: 1,
      can: { delete: false },
    });
    expect((await salem.delete(`/attendance/lookups/${below.id}`)).status).toBe(204);
    expect((await salem.delete(`/attendance/lookups/${above.id}`)).status).toBe(204);
  });

  test("a stale change is refused with the current entry", async () => {
    const { id, nameAr } = await add();
    expect((await salem.patch(`/attendance/lookups/${id}`, { version: 1, isRequired: true })).status).toBe(200);
    const stale = await attendance.as("Mona").patch(`/attendance/lookups/${id}`, { version: 1, isActive: false });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, nameAr, isRequired: true, isActive: true, version: 2 });
  });
});

test("an entry is created, changed and read as it was saved, including Arabic digits", async () => {
  const made = await add({
    order: "١٢",
    requestType: "annualLeave",
    isRequired: true,
    nameEn: "Annual",
    nameAr: "سنوية",
  });
  expect(made).toMatchObject({
    order: 12,
    requestType: "annualLeave",
    isRequired: true,
    isActive: true,
    usedBy: 0,
    version: 1,
  });
  const changed = await salem.patch<Lookup>(`/attendance/lookups/${made.id}`, {
    version: 1,
    requestType: "",
    order: 3,
  });
  expect(changed.data).toMatchObject({ requestType: null, order: 3, nameEn: "Annual", version: 2 });
  const same = await salem.patch<Lookup>(`/attendance/lookups/${made.id}`, { version: 2, order: 3 });
  expect(same.data.version).toBe(2);
  const written = await attendance.database.primary
    .selectFrom("audit")
    .select(["action", "actor_id", "audience"])
    .where("subject_kind", "=", "lookup")
    .where("subject_id", "=", made.id)
    .orderBy("id")
    .execute();
  expect(written).toEqual(
    ["lookup.created", "lookup.updated"].map((action) => ({
      action,
      actor_id: salem.id,
      audience: "permission:attendance.manage",
    })),
  );
});

test("services are listed as request types, by the names that an entry then shows", async () => {
  const { data } = await salem.get<RequestType[]>("/attendance/request-types");
  const annual = data.find(({ code }) => code === "annualLeave");
  expect(annual?.nameEn).toBe("Annual leave");
  const { requestTypeName } = await add({ requestType: "annualLeave" });
  expect(requestTypeName).toEqual({ nameAr: annual?.nameAr, nameEn: annual?.nameEn });
});

test("children follow their parent, regardless of their own order, across pages", async () => {
  const category = "permissionType";
  const parent = await add({ category, order: 50 });
  const last = await add({ category, order: 60 });
  const child = await add({ category, order: 1, mainLookup: parent.id });
  const grandchild = await add({ category, order: 0, mainLookup: child.id });
  const seen: string[] = [];
  for (let cursor = ""; ;) {
    const path = `/attendance/lookups?category=${category}&limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`;
    const { data, page } = await salem.get<Lookup[]>(path);
    seen.push(...data.map(({ id }) => id));
    if (page.next === null) break;
    cursor = page.next;
  }
  const made = [parent.id, child.id, grandchild.id, last.id];
  expect(seen.filter((id) => made.includes(id))).toEqual(made);
});

test("lists are ordered by category and order, page by page, and find folded words", async () => {
  for (const order of [5, 3, 4]) await add({ category: "exceptionReason", order });
  await add({ category: "exceptionReason", order: 9, nameAr: "إجازة رسمية مؤكّدة", isActive: false });
  const path = "/attendance/lookups?category=exceptionReason&limit=2";
  const first = await salem.get<Lookup[]>(path);
  expect(first.data.map(({ order }) => order)).toEqual([3, 4]);
  const second = await salem.get<Lookup[]>(`${path}&cursor=${first.page.next}`);
  expect(second.data.map(({ order }) => order)).toEqual([5, 9]);
  expect(second.page.next).toBeNull();
  const back = await salem.get<Lookup[]>(`${path}&cursor=${second.page.previous}`);
  expect(back.data).toEqual(first.data);
  const found = await salem.get<Lookup[]>(`/attendance/lookups?search=${encodeURIComponent("اجازه رسميه مؤكدة")}`);
  expect(found.data.map(({ order }) => order)).toEqual([9]);
  const inactive = await salem.get<Lookup[]>("/attendance/lookups?category=exceptionReason&isActive=false");
  expect(inactive.data).toHaveLength(1);
  expect(refusal(await salem.get(`/attendance/lookups?cursor=${first.page.next}`))).toEqual([
    400,
    "cursor_invalid",
    "cursor: invalid",
  ]);
});
