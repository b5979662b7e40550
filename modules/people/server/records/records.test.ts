import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { PersonRecord } from "../../contract/schemas-records.ts";

let server: TestServer;
let alia: Caller;
let aliaId: string;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  aliaId = await server.hire("Alia", "administrator");
  alia = callerOf(server.url, (await server.startSession(aliaId)).token);
});
afterAll(() => server.close());

const hire = (name = "Omar"): Promise<string> => server.hire(`${name}${(people += 1)}`);
const read = async (id: string): Promise<PersonRecord> => (await alia.get<PersonRecord>(`/users/${id}/record`)).data;
const change = (id: string, body: object) => alia.patch<PersonRecord>(`/users/${id}`, body);
const manage = async (id: string, manager: string | null) => change(id, { version: (await read(id)).version, manager });

describe("a change of a record is refused", () => {
  test("without a session, and for employees, also for their own", async () => {
    const id = await hire();
    const omar = callerOf(server.url, (await server.startSession(id)).token);
    expect((await callerOf(server.url).patch(`/users/${id}`, { version: 1 })).status).toBe(401);
    expect((await omar.patch(`/users/${id}`, { version: 1, titleEn: "Chief" })).status).toBe(403);
    expect((await omar.get(`/users/${id}/record`)).status).toBe(403);
  });

  test("for an unknown person", async () => {
    expect((await alia.get("/users/999999999999/record")).status).toBe(404);
    expect((await change("999999999999", { version: 1, manager: null })).status).toBe(404);
  });

  test.each([
    [{}, "version", "fieldRequired"],
    [{ version: 1, nameEn: " " }, "nameEn", "fieldRequired"],
    [{ version: 1, titleEn: "x".repeat(121) }, "titleEn", "maxLength"],
    [{ version: 1, phone: "call me" }, "phone", "phone"],
    [{ version: 1, manager: "nobody" }, "manager", "invalid"],
    [{ version: 1, email: "a@b.example" }, "email", "unknownField"],
  ])("with %j", async (body, path, code) => {
    const { status, problem } = await change(await hire(), body);
    expect([status, problem.fields[0]?.path, problem.fields[0]?.code]).toEqual([400, path, code]);
  });

  test("without any name", async () => {
    const { status, problem } = await change(await hire(), { version: 1, nameEn: null });
    expect([status, problem.code, problem.fields.length]).toEqual([422, "fields_conflict", 2]);
  });

  test("with an unknown department, and with an unknown or former manager", async () => {
    const [id, gone] = [await hire(), await hire("Gone")];
    await server.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", gone)
      .execute();
    for (const [body, code] of [
      [{ department: "999999999999" }, "department_unknown"],
      [{ manager: "999999999999" }, "person_unknown"],
      [{ manager: gone }, "person_unknown"],
    ] as const) {
      const { status, problem } = await change(id, { version: 1, ...body });
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, code, Object.keys(body)[0]]);
    }
  });

  test("if a person would be above themselves, at any level", async () => {
    const [top, middle, low] = [await hire("Top"), await hire("Middle"), await hire("Low")];
    await manage(middle, top);
    await manage(low, middle);
    for (const manager of [top, middle, low]) {
      const { status, problem } = await manage(top, manager);
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "manager_cycle", "manager"]);
    }
    expect((await manage(low, top)).status).toBe(200);
    expect((await manage(top, middle)).problem.code).toBe("manager_cycle");
  });

  test("if the person is erased, or is to be erased", async () => {
    const id = await hire();
    await server.write((tx) =>
      tx.insertInto("erasure").values({ person_id: id, ground: "asked", asked_at: new Date().toISOString() }).execute(),
    );
    const { status, problem } = await change(id, { version: 1, nameEn: "Omar" });
    expect([status, problem.code]).toEqual([422, "account_erased"]);
    expect((await read(id)).version).toBe(1);
  });

  test("with an outdated version, and the response contains the current record", async () => {
    const id = await hire();
    await change(id, { version: 1, titleEn: "Engineer" });
    const { status, problem } = await change(id, { version: 1, titleEn: "Chief" });
    expect([status, problem.code]).toEqual([409, "stale_version"]);
    expect(problem.current).toMatchObject({ id, titleEn: "Engineer", version: 2 });
  });
});

test("a change sets only the sent fields, is recorded before and after, and reaches the person's screens", async () => {
  const [id, manager] = [await hire(), await hire("Layla")];
  const department = await alia.post<{ id: string }>("/departments", { nameEn: "Finance", nameAr: "المالية" });
  const before = await read(id);
  const given = {
    nameAr: " عمر ",
    titleEn: "Accountant",
    titleAr: "محاسب",
    phone: "+٩٦٦ 11",
    department: department.data.id,
    manager,
    hireDate: "2024-02-29",
  };
  const { status, data } = await change(id, { version: 1, ...given });
  expect(status).toBe(200);
  expect(data).toEqual({
    ...before,
    nameAr: "عمر",
    titleEn: "Accountant",
    titleAr: "محاسب",
    phone: "+966 11",
    department: { id: department.data.id, nameEn: "Finance", nameAr: "المالية" },
    manager: expect.objectContaining({ id: manager }) as object,
    hireDate: "2024-02-29",
    version: 2,
  });
  expect(await read(id)).toEqual(data);
  const same = await change(id, { version: 2, titleEn: "Accountant" });
  expect(same.data.version, "nothing differs").toBe(2);
  const written = await server.database.primary
    .selectFrom("audit")
    .select(["actor_id", "audience", "details"])
    .where("action", "=", "person.updated")
    .where("subject_id", "=", id)
    .execute();
  const { phone: _phone, ...told } = given;
  expect(written).toEqual([
    {
      actor_id: aliaId,
      audience: `person:${id}`,
      details: {
        fields: ["nameAr", "titleAr", "titleEn", "phone", "department", "manager", "hireDate"],
        before: {
          nameAr: null,
          titleAr: null,
          titleEn: null,
          department: null,
          manager: null,
          hireDate: null,
        },
        // Without the number: the audit has other readers, and is kept forever.
        after: { ...told, nameAr: "عمر" },
      },
    },
  ]);
});

test("a view of a protected telephone number is logged once a day", async () => {
  const id = await hire();
  const seen = () =>
    server.database.primary
      .selectFrom("person_view")
      .select(["viewer_id", "fields"])
      .where("person_id", "=", id)
      .execute();
  await change(id, { version: 1, phone: "+966 11" });
  await read(id);
  expect(await seen()).toEqual([]);
  await server.write((tx) =>
    tx.updateTable("person").set({ phone_visibility: "nobody" }).where("id", "=", id).execute(),
  );
  await read(id);
  await read(id);
  expect(await seen()).toEqual([{ viewer_id: aliaId, fields: ["phone"] }]);
});

test("the person is notified of changes by others, and not of their own", async () => {
  const id = await hire();
  const omar = callerOf(server.url, (await server.startSession(id)).token);
  expect((await omar.patch("/me", { version: 1, phone: "+966 12" })).status).toBe(200);
  expect((await change(id, { version: 2, titleEn: "Chief" })).status).toBe(200);
  const told = async (): Promise<unknown> =>
    (await omar.get<{ kind: string; actors: { id: string }[] }[]>("/notifications")).data.map(({ kind, actors }) => [
      kind,
      ...actors.map((actor) => actor.id),
    ]);
  await expect.poll(told).toEqual([["recordChanged", aliaId]]);
});

test("of two concurrent changes that would create a cycle one is refused", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await hire(), await hire()];
    const answers = await Promise.all([
      change(one, { version: 1, manager: two }),
      change(two, { version: 1, manager: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});
