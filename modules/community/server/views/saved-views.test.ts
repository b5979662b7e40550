import { afterAll, beforeAll, expect, test } from "vitest";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { maxSavedViews, type SavedView } from "../../contract/schemas-administration.ts";

let community: TestCommunity;
let omar: Caller, huda: Caller, alia: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, huda, alia] = [community.as("Omar"), community.as("Huda"), community.as("Alia")];
});
afterAll(() => community.close());

const keep = (by: Caller, name: string, filters: object = {}) => by.post<SavedView>("/saved-views", { name, filters });

test("every route of saved views is refused to employees with 403", async () => {
  const answers = [
    await omar.get("/saved-views"),
    await keep(omar, "Mine"),
    await omar.patch("/saved-views/1", { name: "Other" }),
    await omar.delete("/saved-views/1"),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(answers.map(() => [403, "not_allowed"]));
});

test.each([
  [{ name: "", filters: {} }, "name"],
  [{ name: "x".repeat(61), filters: {} }, "name"],
  [{ name: "Good" }, "filters"],
  [{ name: "Good", filters: { colour: "red" } }, "filters.colour"],
  [{ name: "Good", filters: { createdFrom: "2026-02-30" } }, "filters.createdFrom"],
  [{ name: "Good", filters: { sort: "likes" } }, "filters.sort"],
])("a malformed view is refused with 400: %j", async (body, field) => {
  const { status, problem } = await huda.post("/saved-views", body);
  expect([status, problem.fields[0]?.path]).toEqual([400, field]);
});

test("saved views are created, renamed, changed and deleted by their owner only", async () => {
  const filters = { category: "3", isPoster: true, hasReport: false, createdFrom: "2026-01-01", sort: "oldest" };
  const { status, data: view } = await keep(huda, "بلا بلاغات", filters);
  expect([status, view.name, view.filters]).toEqual([201, "بلا بلاغات", filters]);
  await keep(huda, "Another");
  expect((await huda.get<SavedView[]>("/saved-views")).data.map(({ name }) => name)).toEqual(["Another", "بلا بلاغات"]);
  expect((await keep(huda, "Another")).problem).toMatchObject({ code: "name_taken", fields: [{ path: "name" }] });

  expect((await alia.get<SavedView[]>("/saved-views")).data).toEqual([]);
  expect((await alia.patch(`/saved-views/${view.id}`, { name: "Hers" })).status).toBe(404);
  expect((await alia.delete(`/saved-views/${view.id}`)).status).toBe(404);
  expect((await keep(alia, "Another")).status).toBe(201);

  const renamed = await huda.patch<SavedView>(`/saved-views/${view.id}`, { name: "Posters" });
  expect(renamed.data).toMatchObject({ name: "Posters", filters });
  expect((await huda.patch(`/saved-views/${view.id}`, { name: "Another" })).status).toBe(409);
  const changed = await huda.patch<SavedView>(`/saved-views/${view.id}`, { filters: { isPoll: true } });
  expect(changed.data).toMatchObject({ name: "Posters", filters: { isPoll: true } });
  expect((await huda.delete(`/saved-views/${view.id}`)).status).toBe(204);
  expect((await huda.delete(`/saved-views/${view.id}`)).status).toBe(404);
});

test("the maximum number of views holds under concurrent requests", async () => {
  for (let number = 0; number < maxSavedViews - 3; number += 1) {
    expect((await keep(alia, `View ${number}`)).status).toBe(201);
  }
  const last = await Promise.all(["A", "B", "C", "D", "E", "F"].map((name) => keep(alia, name)));
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422]);
  expect((await keep(alia, "One more")).problem.code).toBe("limit_reached");
  expect((await alia.get<SavedView[]>("/saved-views")).data).toHaveLength(maxSavedViews);
});
