import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PersonRecord } from "#modules/people/contract/schemas-records.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { ImportedAccounts } from "../../contract/users/schemas.ts";

let server: TestServer;
let alia: Caller;
let round = 0;
/** Hired anew for each test, with the numbers `E-<round>-1` and so on. */
let people: Record<"omar" | "layla" | "dana", { id: string; email: string; number: string }>;

beforeAll(async () => {
  server = await startTestServer();
  alia = callerOf(server.url, (await server.startSession(await server.hire("Alia", "administrator"))).token);
  await server.hire("Reem", "administrator");
  await server.write(async (tx) => {
    await tx.insertInto("department").values({ name_en: "Finance", name_ar: "المالية" }).execute();
    const kind = { category: "contractKind", created_at: new Date().toISOString() } as const;
    await tx
      .insertInto("lookup")
      .values({ ...kind, name_en: "Full time", name_ar: "دوام كامل" })
      .execute();
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  round += 1;
  const enter = async (name: string, place: number) => {
    const id = await server.hire(`${name}${round}`);
    const number = `E-${round}-${place}`;
    expect((await change(id, { employeeNumber: number })).status).toBe(200);
    return { id, number, email: `${name.toLowerCase()}${round}@diwan.example` };
  };
  people = { omar: await enter("Omar", 1), layla: await enter("Layla", 2), dana: await enter("Dana", 3) };
});

const read = async (id: string): Promise<PersonRecord> => (await alia.get<PersonRecord>(`/users/${id}/record`)).data;
const change = async (id: string, body: object) =>
  alia.patch<PersonRecord>(`/users/${id}`, { version: (await read(id)).version, ...body });
const send = async (rows: readonly string[], more: object = {}, by = alia): Promise<ImportedAccounts> => {
  const answer = await by.post<ImportedAccounts>("/accounts/import", { csv: rows.join("\n"), ...more });
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.data;
};
const errorsOf = ({ errors }: ImportedAccounts) => errors.map(({ row, column, message }) => [row, column, message]);
const changesOf = ({ changes }: ImportedAccounts) =>
  changes.flatMap(({ row, fields }) => fields.map(({ field, before, after }) => [row, field, before, after]));

describe("no row is applied if one is refused", () => {
  test("because its number is of one person and its address of another, of no one, or repeated", async () => {
    const { omar, layla, dana } = people;
    const outcome = await send(
      [
        "employee number,email,title",
        `${omar.number},${layla.email},Chief`,
        `${dana.number},stranger@wahat.example,Chief`,
        "E-unknown,,Chief",
        ",,Chief",
        `${layla.number},,Engineer`,
        `,${layla.email},Chief`,
        `${layla.number.toLowerCase()},,Chief`,
      ],
      { dryRun: false },
    );
    expect(errorsOf(outcome)).toEqual([
      [2, "employeeNumber", `The number ${omar.number} and the address belong to two different people`],
      [3, "employeeNumber", expect.stringContaining("someone with another address")],
      [4, "employeeNumber", expect.stringContaining("No one has the number E-unknown")],
      [5, "email", "Value is required"],
      [5, null, "A name in at least one language is needed"],
      [7, "email", "The same address as row 2"],
      [8, "employeeNumber", "The same number as row 6"],
    ]);
    expect(outcome.applied).toBe(false);
    expect(await read(layla.id)).toMatchObject({ titleEn: null, version: 2 });
  });

  test("because a value is no value of its field, or the last day would be before the first", async () => {
    const { omar, layla, dana } = people;
    await change(dana.id, { hireDate: "2024-05-01" });
    const outcome = await send(
      [
        "number,hire date,last day,contract,weekly minutes,title",
        `${omar.number},01/02/2024,2024-13-01,Forever,40 h,${"x".repeat(121)}`,
        `${layla.number},2024-02-02,2024-02-01,,10081,`,
        `${dana.number},,2024-04-30,,,`,
      ],
      { dryRun: false },
    );
    expect(errorsOf(outcome)).toEqual([
      [2, "contractKind", "There is no kind of contract Forever"],
      [2, "hireDate", "Write the date as YYYY-MM-DD"],
      [2, "endDate", "Write the date as YYYY-MM-DD"],
      [2, "weeklyMinutes", "Write a whole number of minutes, at most 10,080"],
      [2, "titleEn", "At most 120 characters"],
      [3, "endDate", "The last day is before the hire date"],
      [3, "weeklyMinutes", "Write a whole number of minutes, at most 10,080"],
      [4, "endDate", "The last day is before the hire date"],
    ]);
    expect((await read(dana.id)).endDate).toBeNull();
  });

  test("because the managers would form a loop, also by way of people whom the table adds", async () => {
    const { omar, layla, dana } = people;
    await change(layla.id, { manager: omar.id });
    const loop = await send(["email,manager", `${omar.email},${layla.email}`]);
    expect(errorsOf(loop)).toEqual([[2, "manager", "The managers form a reporting loop"]]);
    const stranger = `new${round}@wahat.example`;
    const longer = ["email,name,manager", `${stranger},New,${layla.email}`, `${omar.email},,${stranger}`];
    expect(errorsOf(await send(longer))).toEqual([[3, "manager", "The managers form a reporting loop"]]);
    expect(errorsOf(await send(longer, { dryRun: false }))).toHaveLength(1);
    // Turned round: Layla moves away in a later row.
    const turned = ["email,manager", `${omar.email},${layla.email}`, `${layla.email},${dana.email}`];
    expect(await send(turned, { dryRun: false })).toMatchObject({ applied: true, changed: 2 });
    expect([(await read(omar.id)).manager?.id, (await read(layla.id)).manager?.id]).toEqual([layla.id, dana.id]);
  });

  test("because the officer may not make this person a manager, or the person is erased", async () => {
    const { omar, layla, dana } = people;
    const names = { nameEn: `Records ${round}`, nameAr: `السجلات ${round}` };
    const role = await alia.post<{ id: string }>("/roles", names);
    await alia.put(`/roles/${role.data.id}/permissions`, { version: 1, permissions: ["user.manage"] });
    await alia.post("/accounts/role-changes", { gives: true, role: role.data.id, ids: [dana.id] });
    const officer = callerOf(server.url, (await server.startSession(dana.id)).token);
    const boss = await send(["email,manager", `${omar.email},alia@diwan.example`], {}, officer);
    expect(errorsOf(boss)).toEqual([[2, "manager", expect.stringContaining("more permissions than you")]]);
    await server.write((tx) =>
      tx
        .insertInto("erasure")
        .values({ person_id: layla.id, ground: "asked", asked_at: new Date().toISOString() })
        .execute(),
    );
    const gone = await send([`number,title`, `${layla.number},Chief`]);
    expect(errorsOf(gone)).toEqual([[2, null, "This person has been erased"]]);
  });

  test("for employees", async () => {
    const omar = callerOf(server.url, (await server.startSession(people.omar.id)).token);
    const csv = `number,title\n${people.omar.number},Chief`;
    expect((await omar.post("/accounts/import", { csv })).status).toBe(403);
  });
});

test("a dry run lists every change before and after and makes none; an empty cell leaves the value", async () => {
  const { omar, layla, dana } = people;
  await change(omar.id, { titleEn: "Clerk", hireDate: "2020-01-05", manager: dana.id });
  const rows = [
    "employeeNumber,email,name,title,department,manager,hireDate,endDate,contractKind,weeklyMinutes,role,language",
    `${omar.number.toLowerCase()},,,Engineer,المالية,${layla.email},2021-02-07,2027-12-31,full time,٢٤٠٠,King,fr`,
    `E-${round}-new,${layla.email.toUpperCase()},,,,,,,,,,`,
    `${dana.number},${dana.email},Dana${round},,,,,,,,,`,
  ];
  const before = await Promise.all([omar, layla, dana].map(({ id }) => read(id)));
  const dry = await send(rows);
  expect(dry).toMatchObject({ rows: 3, created: 0, changed: 2, known: 1, errors: [], applied: false });
  expect(changesOf(dry)).toEqual([
    [2, "titleEn", "Clerk", "Engineer"],
    [2, "department", null, "Finance"],
    [2, "manager", dana.email, layla.email],
    [2, "hireDate", "2020-01-05", "2021-02-07"],
    [2, "endDate", null, "2027-12-31"],
    [2, "contractKind", null, "Full time"],
    [2, "weeklyMinutes", null, "2400"],
    [3, "employeeNumber", layla.number, `E-${round}-new`],
  ]);
  expect(await Promise.all([omar, layla, dana].map(({ id }) => read(id)))).toEqual(before);
  expect(await send(rows, { dryRun: false, basis: dry.basis })).toMatchObject({ applied: true, changed: 2 });
  expect(await read(omar.id)).toMatchObject({
    nameEn: `Omar${round}`,
    employeeNumber: omar.number,
    titleEn: "Engineer",
    department: { nameEn: "Finance" },
    manager: { id: layla.id },
    hireDate: "2021-02-07",
    endDate: "2027-12-31",
    contractKind: { nameEn: "Full time" },
    weeklyMinutes: 2400,
  });
  expect((await read(layla.id)).employeeNumber).toBe(`E-${round}-new`);
  const recorded = server.database.primary.selectFrom("audit").select("details").where("action", "=", "person.updated");
  const [last] = await recorded.where("subject_id", "=", omar.id).orderBy("id", "desc").limit(1).execute();
  expect(last?.details).toMatchObject({ before: { titleEn: "Clerk" }, after: { titleEn: "Engineer" } });
  expect(await send(rows, { dryRun: false })).toMatchObject({ applied: true, changed: 0, known: 3, changes: [] });
});

test("if someone else has changed a person since the dry run, nothing is applied and the changes are listed anew", async () => {
  const { omar, layla } = people;
  const rows = ["number,title", `${omar.number},Engineer`, `${layla.number},Chief`];
  const dry = await send(rows);
  await change(omar.id, { titleEn: "Auditor" });
  const late = await send(rows, { dryRun: false, basis: dry.basis });
  expect(late).toMatchObject({ applied: false, isStale: true, errors: [] });
  expect(changesOf(late)[0]).toEqual([2, "titleEn", "Auditor", "Engineer"]);
  expect((await read(layla.id)).titleEn).toBeNull();
  expect(await send(rows, { dryRun: false, basis: late.basis })).toMatchObject({ applied: true, isStale: false });
  expect((await read(omar.id)).titleEn).toBe("Engineer");
});

test("new people get their employment with the invitation, and an export can be imported again unchanged", async () => {
  const email = `hired${round}@wahat.example`;
  const rows = [
    "email,name,employeeNumber,hireDate,contractKind,weeklyMinutes",
    `${email},Hired,H-${round},2026-03-01,دوام كامل,2880`,
  ];
  expect(await send(rows, { dryRun: false })).toMatchObject({ created: 1, changed: 0, applied: true });
  const [account] = (await alia.get<{ id: string }[]>(`/accounts?search=H-${round}`)).data;
  expect(await read(account?.id ?? "")).toMatchObject({
    employeeNumber: `H-${round}`,
    hireDate: "2026-03-01",
    contractKind: { nameEn: "Full time" },
    weeklyMinutes: 2880,
  });
  const { token } = await server.startSession(await server.hire(`Exporter${round}`, "administrator"));
  const response = await fetch(`${server.url}/api/accounts/export`, { headers: { authorization: `Bearer ${token}` } });
  const again = await send((await response.text()).split("\r\n"));
  expect(again).toMatchObject({ created: 0, changed: 0, changes: [], errors: [] });
});
