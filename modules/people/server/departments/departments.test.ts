import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Department } from "../../contract/schemas-departments.ts";

let server: TestServer;
let alia: Caller, omar: Caller;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  alia = callerOf(server.url, (await server.startSession(await server.hire("Alia", "administrator"))).token);
  omar = callerOf(server.url, (await server.startSession(await server.hire("Omar"))).token);
});
afterAll(() => server.close());

const words = (more: object = {}): object => {
  made += 1;
  return { nameEn: `Department ${made}`, nameAr: `إدارة ${made}`, ...more };
};
async function add(parent: string | null = null): Promise<Department> {
  const { status, data } = await alia.post<Department>("/departments", words({ parent }));
  expect(status).toBe(201);
  return data;
}
const all = async (): Promise<Department[]> => (await omar.get<Department[]>("/departments")).data;
const find = async (id: string): Promise<Department | undefined> => (await all()).find((one) => one.id === id);
async function hireInto(department: string): Promise<string> {
  const id = await server.hire(`Worker${(made += 1)}`);
  expect((await alia.patch(`/users/${id}`, { version: 1, department })).status).toBe(200);
  return id;
}

describe("departments are refused", () => {
  test("without a session, and for changes by employees", async () => {
    const { id } = await add();
    expect((await callerOf(server.url).get("/departments")).status).toBe(401);
    for (const answer of [
      await omar.post("/departments", words()),
      await omar.patch(`/departments/${id}`, { version: 1, nameEn: "Mine" }),
      await omar.delete(`/departments/${id}`),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([403, "not_allowed"]);
    }
  });

  test("if they do not exist", async () => {
    expect((await alia.patch("/departments/999999999999", { version: 1 })).status).toBe(404);
    expect((await alia.delete("/departments/999999999999")).status).toBe(404);
  });

  test.each([
    [{ nameEn: " " }, "nameEn", "fieldRequired"],
    [{ nameAr: undefined }, "nameAr", "fieldRequired"],
    [{ nameEn: "x".repeat(121) }, "nameEn", "maxLength"],
    [{ parent: "above" }, "parent", "invalid"],
    [{ manager: "1" }, "manager", "unknownField"],
  ])("with %j", async (more, path, code) => {
    const { status, problem } = await alia.post("/departments", words(more));
    expect([status, problem.fields[0]?.path, problem.fields[0]?.code]).toEqual([400, path, code]);
  });

  test("with the name of another one with the same parent, in any case", async () => {
    const { id, nameEn, nameAr } = await add();
    const { status, problem } = await alia.post("/departments", words({ nameEn: nameEn.toUpperCase() }));
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([409, "name_taken", "nameEn"]);
    expect((await alia.post("/departments", words({ nameAr }))).problem.fields[0]?.path).toBe("nameAr");
    expect((await alia.post("/departments", words({ nameEn, parent: id }))).status).toBe(201);
  });

  test("below an unknown one, below themselves, and below one of their own descendants", async () => {
    const top = await add();
    const middle = await add(top.id);
    const low = await add(middle.id);
    expect((await alia.post("/departments", words({ parent: "999999999999" }))).problem.code).toBe(
      "department_unknown",
    );
    for (const parent of [top.id, middle.id, low.id]) {
      const { status, problem } = await alia.patch(`/departments/${top.id}`, { version: 1, parent });
      expect([status, problem.code, problem.fields[0]?.code]).toEqual([422, "fields_conflict", "mainCircle"]);
    }
  });

  test("with an outdated version", async () => {
    const { id } = await add();
    await alia.patch(`/departments/${id}`, { version: 1, nameEn: "Renamed meanwhile" });
    const { status, problem } = await alia.patch(`/departments/${id}`, { version: 1, nameEn: "Late" });
    expect([status, problem.code]).toEqual([409, "stale_version"]);
    expect(problem.current).toMatchObject({ id, nameEn: "Renamed meanwhile", version: 2 });
  });

  test("when a deleted one has people, unless `moveTo` is a department that is not part of it", async () => {
    const { id } = await add();
    const below = await add(id);
    await hireInto(id);
    const refusals = await Promise.all(
      ["", "?moveTo=999999999999", `?moveTo=${id}`, `?moveTo=${below.id}`].map(async (query) => {
        const { status, problem } = await alia.delete(`/departments/${id}${query}`);
        return [status, problem.code, problem.fields[0]?.path];
      }),
    );
    expect(refusals).toEqual([
      [422, "department_used", "moveTo"],
      [422, "department_unknown", "moveTo"],
      [422, "fields_conflict", "moveTo"],
      [422, "fields_conflict", "moveTo"],
    ]);
  });
});

test("a department is added, renamed and moved, and all users read it with the number of its people", async () => {
  const [top, other] = [await add(), await add()];
  const below = await add(top.id);
  await hireInto(below.id);
  expect(await find(below.id)).toMatchObject({ parent: top.id, people: 1, version: 1 });
  const { data } = await alia.patch<Department>(`/departments/${below.id}`, { version: 1, parent: other.id });
  expect(data).toMatchObject({ parent: other.id, people: 1, version: 2 });
  expect((await alia.patch<Department>(`/departments/${below.id}`, { version: 2 })).data.version).toBe(2);
  expect(
    (await alia.patch<Department>(`/departments/${below.id}`, { version: 2, parent: null })).data.parent,
  ).toBeNull();
});

test("a department in the audience of a link is not deleted until the audience is changed", async () => {
  const { id } = await add();
  const group = await alia.post<{ id: string }>("/link-groups", { nameEn: "Some", nameAr: "للبعض" });
  const link = await alia.post<{ id: string }>("/links", {
    group: group.data.id,
    nameEn: "Theirs",
    nameAr: "لهم",
    address: "https://example.com/",
    audience: { departments: [id], roles: [] },
  });
  expect(link.status).toBe(201);
  const { status, problem } = await alia.delete(`/departments/${id}`);
  expect([status, problem.code]).toEqual([422, "department_published"]);
  expect((await alia.delete(`/links/${link.data.id}`)).status).toBe(204);
  expect((await alia.delete(`/departments/${id}`)).status).toBe(204);
});

test("a deletion moves people, including former ones, and the departments below", async () => {
  const [from, to] = [await add(), await add()];
  const below = await add(from.id);
  const [here, gone] = [await hireInto(from.id), await hireInto(from.id)];
  await server.database.primary
    .updateTable("account")
    .set({ status: "disabled" })
    .where("person_id", "=", gone)
    .execute();
  expect((await find(from.id))?.people).toBe(1);
  expect((await alia.delete(`/departments/${from.id}?moveTo=${to.id}`)).status).toBe(204);
  expect(await find(from.id)).toBeUndefined();
  expect((await find(below.id))?.parent).toBe(to.id);
  const moved = await server.database.primary
    .selectFrom("person")
    .select("department_id")
    .where("id", "in", [here, gone])
    .execute();
  expect(moved).toEqual([{ department_id: to.id }, { department_id: to.id }]);
  const written = await server.database.primary
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "department.deleted")
    .where("subject_id", "=", from.id)
    .executeTakeFirstOrThrow();
  expect(written.details).toMatchObject({ before: { name_en: from.nameEn }, moveTo: to.id, people: 2 });
  expect((await alia.delete(`/departments/${below.id}`)).status, "empty ones simply go").toBe(204);
});

test("a person who is moved into a department during its deletion is moved on or refused, and never lost", async () => {
  for (let round = 0; round < 8; round += 1) {
    const [from, to] = [await add(), await add()];
    const id = await server.hire(`Mover${(made += 1)}`);
    const [change, removal] = await Promise.all([
      alia.patch(`/users/${id}`, { version: 1, department: from.id }),
      alia.delete(`/departments/${from.id}?moveTo=${to.id}`),
    ]);
    expect(removal.status).toBe(204);
    const { department_id: landed } = await server.database.primary
      .selectFrom("person")
      .select("department_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([change.status, landed]).toEqual(change.status === 200 ? [200, to.id] : [422, null]);
  }
});
