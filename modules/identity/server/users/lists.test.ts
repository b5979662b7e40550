import { afterAll, beforeAll, expect, test } from "vitest";
import { xlsxType } from "#platform/http/xlsx.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { openXlsx } from "#testing/unzip.ts";
import type { Account, AccountInList, ImportedAccounts } from "../../contract/users/schemas.ts";

let server: TestServer;
let alia: Caller, omar: Caller;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.startSession(await server.hire("Alia", "administrator"))).token;
  alia = callerOf(server.url, token);
  omar = callerOf(server.url, (await server.startSession(await server.hire("Omar"))).token);
  await server.write((tx) => tx.insertInto("department").values({ name_en: "Finance", name_ar: "المالية" }).execute());
});
afterAll(() => server.close());

const list = async (query = ""): Promise<string[]> =>
  (await alia.get<AccountInList[]>(`/accounts?limit=100&${query}`)).data.map(({ email }) => email.split("@")[0] ?? "");
const invite = async (mailbox: string, more: object = {}): Promise<Account> =>
  (await alia.post<Account>("/accounts", { email: `${mailbox}@wahat.example`, nameEn: mailbox, locale: "en", ...more }))
    .data;
const send = async (csv: string, more: object = {}, language = "en"): Promise<ImportedAccounts> => {
  const headers = { "accept-language": language };
  const answer = await alia.post<ImportedAccounts>("/accounts/import", { csv, ...more }, headers);
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.data;
};
const errorsOf = ({ errors }: ImportedAccounts) => errors.map(({ row, column, message }) => [row, column, message]);
const take = (accept: string, query = "", language = "en"): Promise<Response> =>
  fetch(`${server.url}/api/accounts/export?${query}`, {
    headers: { accept, "accept-language": language, authorization: `Bearer ${token}` },
  });

test("lists, exports and imports are refused to employees", async () => {
  for (const path of ["/accounts", "/accounts/export", "/accounts/roles"]) {
    expect((await omar.get(path)).problem.code).toBe("not_allowed");
  }
  expect((await omar.post("/accounts/import", { csv: "email" })).problem.code).toBe("not_allowed");
  expect((await alia.get("/accounts?status=asleep")).problem.code).toBe("fields_invalid");
});

test("people in any state are found across scripts, by state, role, department and day, in ordered pages", async () => {
  const { data: departments } = await alia.get<{ id: string; nameEn: string }[]>("/departments");
  const department = departments.find(({ nameEn }) => nameEn === "Finance")?.id;
  await invite("mohammed", { nameEn: null, nameAr: "محمد عبدالله", department });
  await invite("zainab", { nameEn: "Zainab" });
  await expect.poll(() => list("search=Mohammed+Abdallah")).toEqual(["mohammed"]);
  expect(await list("search=Mohammed&status=active")).toEqual([]);
  expect(await list("status=invited")).toEqual(["zainab", "mohammed"].toSorted().toReversed());
  expect(await list(`department=${department}`)).toEqual(["mohammed"]);
  expect(await list("neverSignedIn=true&status=active")).toEqual([]);
  const { data: roles } = await alia.get<{ id: string; key: string; canGrant: boolean }[]>("/accounts/roles");
  expect(roles.every(({ canGrant, key }) => canGrant && key !== "employee")).toBe(true);
  expect(await list(`role=${roles.find(({ key }) => key === "administrator")?.id}`)).toEqual(["alia"]);
  expect(await list("createdFrom=2999-01-01")).toEqual([]);
  expect(await list("createdTo=1999-01-01")).toEqual([]);
  const all = await list();
  expect(all).toHaveLength(4);
  const walked: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Awaited<ReturnType<typeof alia.get<AccountInList[]>>> = await alia.get<AccountInList[]>(
      `/accounts?limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`,
    );
    walked.push(...page.data.map(({ email }) => email.split("@")[0] ?? ""));
    cursor = page.page.next;
  }
  expect(walked).toEqual(all);
});

test("a name with look-alike letters is marked", async () => {
  await invite("impostor", { nameEn: "\u0410lia" });
  const { data } = await alia.get<AccountInList[]>("/accounts?status=invited");
  expect(data.filter(({ isLookalike }) => isLookalike).map(({ email }) => email)).toEqual(["impostor@wahat.example"]);
});

test("every invalid row of a table is reported in the reader's language, and no valid row is applied", async () => {
  const outcome = await send(
    [
      "email,name,department,manager,role,language",
      "right@wahat.example,Right,,,,",
      "wrong,Wrong,Nowhere,nobody@wahat.example,King,fr",
      "RIGHT@wahat.example,Again,,,,",
      "nameless@wahat.example,,,,,",
      "one@wahat.example,One,,two@wahat.example,,",
      "two@wahat.example,Two,,one@wahat.example,,",
    ].join("\n"),
    { dryRun: false },
  );
  expect(errorsOf(outcome)).toEqual([
    [3, "email", "This is not an email address"],
    [3, "department", "There is no department Nowhere"],
    [3, "manager", "No one here or in the table has the address nobody@wahat.example"],
    [3, "role", "There is no role King"],
    [3, "language", "Write en or ar"],
    [4, "email", "The same address as row 2"],
    [5, null, "A name in at least one language is needed"],
    [6, "manager", "The managers form a reporting loop"],
  ]);
  expect(outcome).toMatchObject({ rows: 6, created: 1, errorCount: 8, applied: false });
  expect(await mailsTo(server.dataDirectory, "right@wahat.example", 0)).toEqual([]);
  expect(errorsOf(await send("البريد,الاسم\nx,ي", {}, "ar"))).toEqual([[2, "email", "هذا ليس بريدًا إلكترونيًا"]]);
  expect(errorsOf(await send("place\na"))).toEqual([[1, "email", "The column “email” is missing"]]);
});

test("a table in either language is tried first, then all are invited with managers, and none twice", async () => {
  const csv = `\uFEFFالبريد الإلكتروني;الاسم بالعربية;الإدارة;بريد المدير;الدور;اللغة\r
salma@wahat.example;سلمى;المالية;boss@wahat.example;محرر المحتوى;ar\r
boss@wahat.example;الرئيس;Finance;;;en\r
alia@diwan.example;علياء;;;;\r
`;
  const before = (await list()).length;
  const dry = await send(csv);
  expect(dry).toMatchObject({ rows: 3, created: 2, changed: 1, known: 0, errors: [], applied: false });
  expect((await list()).length).toBe(before);
  expect(await send(csv, { dryRun: false })).toEqual({ ...dry, applied: true });
  const { data } = await alia.get<AccountInList[]>("/accounts?status=invited&limit=100");
  const salma = data.find(({ email }) => email === "salma@wahat.example");
  expect(salma?.roles).toMatchObject([{ role: { key: "contentEditor" } }]);
  const { data: account } = await alia.get<Account>(`/accounts/${salma?.id}`);
  expect([account.manager?.nameAr, account.department?.nameEn, account.locale]).toEqual(["الرئيس", "Finance", "ar"]);
  const [mail] = await mailsTo(server.dataDirectory, "salma@wahat.example", 1);
  expect(mail?.subject).toContain("حسابك");
  expect(await send(csv, { dryRun: false })).toMatchObject({ created: 0, known: 3, applied: true });
});

test("all accounts are exported as CSV or XLSX, without executable formulas, and the export is recorded", async () => {
  await invite("formula", { nameEn: "=cmd()" });
  const csv = await take("text/csv", "status=invited");
  expect(csv.headers.get("content-disposition")).toContain('filename="Employees.csv"');
  const bytes = Buffer.from(await csv.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString("utf8").split("\r\n");
  expect(lines[0]).toMatch(/^Email address,Name in English,Name in Arabic,/);
  expect(lines.find((line) => line.startsWith("formula@"))).toMatch(/^formula@wahat\.example,'=cmd\(\),/);
  expect(lines.some((line) => line.startsWith("alia@"))).toBe(false);
  const xlsx = await take(xlsxType, "", "ar");
  const { sheet, cells } = openXlsx(Buffer.from(await xlsx.arrayBuffer()));
  expect(sheet).toContain('rightToLeft="1"');
  expect(cells.get("A1")?.value).toBe("البريد الإلكتروني");
  const recorded = await server.database.primary
    .selectFrom("audit")
    .select(["action", "details"])
    .where("action", "in", ["accounts.exported", "accounts.imported"])
    .orderBy("id")
    .execute();
  expect(recorded).toMatchObject([
    { action: "accounts.imported", details: { rows: 3, created: 2, changed: 1, known: 0 } },
    { action: "accounts.imported", details: { rows: 3, created: 0, known: 3 } },
    { action: "accounts.exported", details: { format: "csv", status: "invited" } },
    { action: "accounts.exported", details: { format: "xlsx" } },
  ]);
  expect(await server.faults()).toEqual([]);
});

test("concurrent imports of the same people invite them once, and each response states the result", async () => {
  const names = Array.from({ length: 5 }, (_, index) => `parallel${index}@wahat.example`);
  const csv = ["email,name", ...names.map((email, index) => `${email},Parallel ${index}`)].join("\n");
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => alia.post<ImportedAccounts>("/accounts/import", { csv, dryRun: false })),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const mailboxes = names.map((email) => email.split("@")[0] ?? "");
  expect((await list()).filter((mailbox) => mailboxes.includes(mailbox)).toSorted()).toEqual(mailboxes);
  for (const email of names) expect(await mailsTo(server.dataDirectory, email, 1)).toHaveLength(1);
});
