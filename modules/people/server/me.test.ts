import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Me } from "../contract/schemas.ts";
import { insertDepartment, setManager } from "./index.ts";

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function omar(): Promise<{ id: string; me: Me; omar: Caller }> {
  const id = await server.hire(`Omar${(people += 1)}`);
  const caller = callerOf(server.url, (await server.startSession(id)).token);
  return { id, omar: caller, me: (await caller.get<Me>("/me")).data };
}

describe("changing the own data is refused", () => {
  test("without a session", async () => {
    expect((await callerOf(server.url).patch("/me", { version: 1 })).status).toBe(401);
  });

  test.each([
    [{}, "version", "fieldRequired"],
    [{ version: 0 }, "version", "tooSmall"],
    [{ version: 1, nameEn: "  " }, "nameEn", "fieldRequired"],
    [{ version: 1, nameEn: "\u200b\u202e" }, "nameEn", "fieldRequired"],
    [{ version: 1, nameEn: "x".repeat(201) }, "nameEn", "maxLength"],
    [{ version: 1, phone: "call me" }, "phone", "phone"],
    [{ version: 1, locale: "fr" }, "locale", "invalid"],
    [{ version: 1, hourCycle: "h11" }, "hourCycle", "invalid"],
    [{ version: 1, hourCycle: null }, "hourCycle", "invalid"],
    [{ version: 1, titleEn: "Chief" }, "titleEn", "unknownField"],
    [{ version: 1, nameEn: "a\u0000b" }, "nameEn", "unstorable"],
  ])("with %j", async (body, path, code) => {
    const { omar: caller } = await omar();
    const { status, problem } = await caller.patch("/me", body);
    expect([status, problem.fields[0]?.path, problem.fields[0]?.code]).toEqual([400, path, code]);
  });

  test("without any name", async () => {
    const { omar: caller, me } = await omar();
    const { status, problem } = await caller.patch("/me", { version: me.version, nameEn: null });
    expect([status, problem.code]).toEqual([422, "fields_conflict"]);
    expect(problem.fields.map(({ path, code }) => [path, code])).toEqual([
      ["nameAr", "oneLanguage"],
      ["nameEn", "oneLanguage"],
    ]);
  });

  test("with an outdated version, and the response contains the current data", async () => {
    const { omar: caller, me } = await omar();
    await caller.patch("/me", { version: me.version, theme: "dark" });
    const { status, problem } = await caller.patch("/me", { version: me.version, theme: "light" });
    expect([status, problem.code]).toEqual([409, "stale_version"]);
    expect(problem.current).toEqual({ ...me, theme: "dark", version: me.version + 1 });
    const saves = [1, 2, 3].map(() => caller.patch("/me", { version: me.version + 1, digits: "arab" }));
    expect((await Promise.all(saves)).map((save) => save.status).toSorted()).toEqual([200, 409, 409]);
  });
});

test("a person reads their own department, manager and permissions", async () => {
  const { id, omar: caller, me } = await omar();
  expect(me).toMatchObject({
    email: expect.stringMatching(/^omar\d+@diwan\.example$/) as string,
    department: null,
    manager: null,
    photoUrl: null,
    locale: "en",
    calendar: "gregory",
    digits: "auto",
    hourCycle: "h23",
    theme: "system",
    permissions: ["topic.create", "comment.create"],
    version: 1,
  });
  const manager = await server.hire(`Layla${people}`);
  await transaction(server.database.primary, async (tx) => {
    const department = await insertDepartment(tx, { nameEn: "Technology", nameAr: "التقنية" });
    await tx.updateTable("person").set({ department_id: department }).where("id", "=", id).execute();
    await setManager(tx, id, manager);
  });
  const { data } = await caller.get<Me>("/me");
  expect(data.department).toMatchObject({ nameEn: "Technology", nameAr: "التقنية" });
  expect(data.manager).toEqual({
    id: manager,
    nameEn: `Layla${people}`,
    nameAr: null,
    titleEn: null,
    titleAr: null,
    photoUrl: null,
  });
});

test("a person changes only the sent fields, and digits of phone numbers are stored as Latin ones", async () => {
  const { id, omar: caller, me } = await omar();
  const change = { nameAr: " عمر حداد ", phone: "+٩٦٦  (١١) 555-1003", calendar: "islamic-umalqura", locale: "ar" };
  const { status, data } = await caller.patch<Me>("/me", { version: me.version, ...change });
  expect(status).toBe(200);
  const expected = { ...me, ...change, nameAr: "عمر حداد", phone: "+966 (11) 555-1003", version: me.version + 1 };
  expect(data).toEqual(expected);
  expect((await caller.get<Me>("/me")).data).toEqual(expected);
  expect((await caller.patch<Me>("/me", { version: data.version, phone: " " })).data.phone).toBeNull();

  const audit = await server.database.primary
    .selectFrom("audit")
    .select(["details", "actor_id"])
    .where("action", "=", "person.updated")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  expect(audit[0]).toEqual({ actor_id: id, details: { fields: ["nameAr", "phone", "locale", "calendar"] } });
});

test("a person keeps the chosen clock until they choose the other", async () => {
  const { omar: caller, me } = await omar();
  const chosen = (await caller.patch<Me>("/me", { version: me.version, hourCycle: "h12" })).data;
  expect(chosen).toEqual({ ...me, hourCycle: "h12", version: me.version + 1 });
  const kept = (await caller.patch<Me>("/me", { version: chosen.version, digits: "latn" })).data;
  expect(kept.hourCycle).toBe("h12");
  expect((await caller.patch<Me>("/me", { version: kept.version, hourCycle: "h23" })).data.hourCycle).toBe("h23");
});

test("departments are visible to all signed-in users", async () => {
  expect((await callerOf(server.url).get("/departments")).status).toBe(401);
  const { omar: caller } = await omar();
  const names = (await caller.get<{ nameEn: string; nameAr: string }[]>("/departments")).data;
  expect(names).toContainEqual(expect.objectContaining({ nameEn: "Technology", nameAr: "التقنية" }));
});
