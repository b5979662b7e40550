import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { peopleData } from "../personal-data.ts";
import { emptyPerson } from "../store-erasure.ts";
import type { Me } from "../../contract/schemas.ts";
import type { ContractKind } from "../../contract/schemas-employment.ts";
import type { PersonRecord } from "../../contract/schemas-records.ts";

let server: TestServer;
let alia: Caller;
let omar: Caller;
let omarId: string;
let people = 0;
const kinds: Record<"full" | "old" | "leave", string> = { full: "", old: "", leave: "" };

beforeAll(async () => {
  server = await startTestServer();
  alia = callerOf(server.url, (await server.startSession(await server.hire("Alia", "administrator"))).token);
  const entry = { created_at: new Date().toISOString() };
  const rows = [
    { ...entry, category: "contractKind", name_en: "Full time", name_ar: "دوام كامل", position: 1 },
    { ...entry, category: "contractKind", name_en: "Seasonal", name_ar: "موسمي", position: 2, is_active: false },
    { ...entry, category: "leaveType", name_en: "Annual", name_ar: "سنوية" },
  ] as const;
  const added = await server.write((tx) => tx.insertInto("lookup").values(rows).returning("id").execute());
  [kinds.full = "", kinds.old = "", kinds.leave = ""] = added.map(({ id }) => id);
});
afterAll(() => server.close());
beforeEach(async () => {
  omarId = await server.hire(`Omar${(people += 1)}`);
  omar = callerOf(server.url, (await server.startSession(omarId)).token);
});

const change = (id: string, body: object) => alia.patch<PersonRecord>(`/users/${id}`, body);
const columnsOf = (id: string) =>
  server.database.primary
    .selectFrom("person")
    .select([
      "employee_number",
      "hire_date",
      "left_on",
      "weekly_minutes",
      "contract_kind_id",
      "joined_at",
      "created_at",
    ])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("a change of employment is refused", () => {
  test("for employees, also of their own, and colleagues do not read it", async () => {
    expect((await omar.patch(`/users/${omarId}`, { version: 1, employeeNumber: "1" })).status).toBe(403);
    expect((await omar.get("/contract-kinds")).status).toBe(403);
    await change(omarId, { version: 1, employeeNumber: "E-77123", weeklyMinutes: 2345 });
    const { token } = await server.startSession(await server.hire(`Layla${people}`));
    const layla = callerOf(server.url, token);
    for (const path of [`/users/${omarId}`, "/users?limit=100", `/users/${omarId}/card.vcf`]) {
      const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      expect([text.includes("Omar"), text.includes("77123"), text.includes("2345")]).toEqual([true, false, false]);
    }
    expect((await layla.get<object[]>("/users?search=E-77123")).data).toEqual([]);
  });

  test.each([
    [{ employeeNumber: "9".repeat(61) }, "employeeNumber", "maxLength"],
    [{ employeeNumber: "\u064e \u200f" }, "employeeNumber", "invalid"],
    [{ hireDate: "2026-02-30" }, "hireDate", "date"],
    [{ hireDate: "1066-10-14" }, "hireDate", "date"],
    [{ endDate: "3026-01-01" }, "endDate", "date"],
    [{ contractKind: "full" }, "contractKind", "invalid"],
    [{ weeklyMinutes: -1 }, "weeklyMinutes", "tooSmall"],
    [{ weeklyMinutes: 10_081 }, "weeklyMinutes", "tooLarge"],
    [{ weeklyMinutes: 30.5 }, "weeklyMinutes", "integer"],
  ])("with %j", async (body, path, code) => {
    const { status, problem } = await change(omarId, { version: 1, ...body });
    expect([status, problem.fields[0]?.path, problem.fields[0]?.code]).toEqual([400, path, code]);
  });

  test("if it would end before it begins, whichever date is sent", async () => {
    expect((await change(omarId, { version: 1, hireDate: "2024-03-01" })).status).toBe(200);
    for (const body of [{ endDate: "2024-02-29" }, { hireDate: "2024-05-01", endDate: "2024-04-30" }]) {
      const { status, problem } = await change(omarId, { version: 2, ...body });
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "fields_conflict", "endDate"]);
    }
    expect((await change(omarId, { version: 2, endDate: "2024-03-01" })).status).toBe(200);
  });

  test("with an entry of another lookup, an inactive or an unknown one", async () => {
    for (const contractKind of [kinds.leave, kinds.old, "999999999999"]) {
      const { status, problem } = await change(omarId, { version: 1, contractKind });
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "lookup_unknown", "contractKind"]);
    }
  });

  test.each(["EMP 0042", "emp0042", "  Emp 00 42 ", "EMP٠٠٤٢"])(
    "if another person has the number, here written as “%s”",
    async (employeeNumber) => {
      const holder = await server.hire(`Holder${people}`);
      await server.write((tx) =>
        tx.updateTable("person").set({ employee_number: null }).where("employee_number", "is not", null).execute(),
      );
      expect((await change(holder, { version: 1, employeeNumber: "Emp 0042" })).status).toBe(200);
      const { status, problem } = await change(omarId, { version: 1, employeeNumber });
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([409, "name_taken", "employeeNumber"]);
      expect((await columnsOf(omarId)).employee_number).toBeNull();
    },
  );
});

test("employment is kept as written, read by officers and by the person, and recorded before and after", async () => {
  const given = { hireDate: "2021-09-05", endDate: "2027-01-31", weeklyMinutes: 2400 };
  const body = { version: 1, ...given, employeeNumber: "  NX  4711-b ", contractKind: kinds.full };
  const { status, data } = await change(omarId, body);
  const employment = {
    ...given,
    employeeNumber: "NX 4711-b",
    contractKind: { id: kinds.full, nameEn: "Full time", nameAr: "دوام كامل" },
  };
  expect([status, data]).toEqual([200, expect.objectContaining({ ...employment, version: 2 })]);
  expect((await omar.get<Me>("/me")).data.employment).toEqual(employment);
  const [event] = await server.database.primary
    .selectFrom("audit")
    .select("details")
    .where("action", "=", "person.updated")
    .where("subject_id", "=", omarId)
    .execute();
  expect(event?.details).toMatchObject({
    before: { employeeNumber: null, hireDate: null, endDate: null, contractKind: null, weeklyMinutes: null },
    after: { ...given, employeeNumber: "NX 4711-b", contractKind: kinds.full },
  });
  // The same number in another spelling is a correction of its owner's.
  expect((await change(omarId, { version: 2, employeeNumber: "nx4711-B" })).data.employeeNumber).toBe("nx4711-B");
});

test("the kinds that can be chosen are listed in order, and a kind in use stays when it is closed", async () => {
  const { data } = await alia.get<ContractKind[]>("/contract-kinds");
  expect(data).toEqual([{ id: kinds.full, nameEn: "Full time", nameAr: "دوام كامل" }]);
  await server.write((tx) =>
    tx.updateTable("person").set({ contract_kind_id: kinds.old }).where("id", "=", omarId).execute(),
  );
  expect((await change(omarId, { version: 1, contractKind: kinds.old, weeklyMinutes: "٦٠٠" })).data).toMatchObject({
    contractKind: { id: kinds.old },
    weeklyMinutes: 600,
  });
  const refused = await alia.delete(`/attendance/lookups/${kinds.old}`);
  expect([refused.status, refused.problem.code]).toEqual([422, "still_used"]);
});

test("a hire date moves the date that colleagues see, and without one it is the account's again", async () => {
  const { created_at: created } = await columnsOf(omarId);
  await change(omarId, { version: 1, hireDate: "2019-06-30" });
  // Noon in Riyadh.
  expect(new Date((await columnsOf(omarId)).joined_at).toISOString()).toBe("2019-06-30T09:00:00.000Z");
  await change(omarId, { version: 2, titleEn: "Chief" });
  expect((await columnsOf(omarId)).hire_date).toBe("2019-06-30");
  await change(omarId, { version: 3, hireDate: null });
  expect(await columnsOf(omarId)).toMatchObject({ hire_date: null, joined_at: created });
});

test("the archive of personal data has the employment; erasure leaves only its dates", async () => {
  const given = { hireDate: "2021-09-05", endDate: "2026-01-31", weeklyMinutes: 1200 };
  await change(omarId, { version: 1, ...given, employeeNumber: `Arc ${people}`, contractKind: kinds.full });
  const query = peopleData.parts.find(({ name }) => name === "profile")?.query ?? "";
  const { rows } = await server.database.primary.executeQuery(CompiledQuery.raw(query, [omarId]));
  expect(rows).toMatchObject([{ ...given, employeeNumber: `Arc ${people}`, contractKindEn: "Full time" }]);
  await server.write((tx) => emptyPerson(tx, omarId));
  expect(await columnsOf(omarId)).toMatchObject({
    employee_number: null,
    contract_kind_id: null,
    weekly_minutes: null,
    hire_date: "2021-09-05",
    left_on: "2026-01-31",
  });
});
