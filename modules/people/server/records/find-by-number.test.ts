import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

let server: TestServer;
let alia: Caller, omar: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const signIn = async (id: string) => callerOf(server.url, (await server.startSession(id)).token);
  alia = await signIn(await server.hire("Alia", "administrator"));
  const omarId = await server.hire("Omar");
  omar = await signIn(omarId);
  const numbers: [string, string][] = [
    [omarId, "NX 4711"],
    [await server.hire("Layla"), "NX-47_1"],
    [await server.hire("Dana"), "NX 4799"],
    [await server.hire("Nxumalo"), "٨٠١"],
  ];
  for (const [id, employeeNumber] of numbers) {
    expect((await alia.patch(`/users/${id}`, { version: 1, employeeNumber })).status).toBe(200);
  }
});
afterAll(() => server.close());

type Named = { nameEn: string };
const names = async (search: string): Promise<string[]> =>
  (await alia.get<Named[]>(`/accounts?search=${encodeURIComponent(search)}`)).data.map(({ nameEn }) => nameEn);

test("colleagues find no person by a number, in the directory or the search", async () => {
  for (const path of ["/users?search=NX%204711", "/search?q=NX%204711", "/mentions?q=NX%204711"]) {
    const { data } = await omar.get(path);
    expect(JSON.stringify(data ?? []), path).not.toContain("Omar");
  }
});

test.each([
  ["NX 4711", ["Omar"]],
  ["nx4711", ["Omar"]],
  ["nx ٤٧", ["Dana", "Omar"]],
  ["NX-47_", ["Layla"]],
  ["801", ["Nxumalo"]],
  ["٨٠", ["Nxumalo"]],
  ["4711", []],
  // Without a digit it is a name, not the beginning of everyone's number.
  ["nx", ["Nxumalo"]],
])("an administrator finds by “%s” %j", async (search, found) => {
  expect(await names(search)).toEqual(found);
});

test("the list shows numbers, and those without a hire date are a filter of it", async () => {
  const { data } = await alia.get<{ employeeNumber: string | null }[]>("/accounts?search=NX4711");
  expect(data.map(({ employeeNumber }) => employeeNumber)).toEqual(["NX 4711"]);
  const [omarRow] = (await alia.get<{ id: string }[]>("/accounts?search=NX4711")).data;
  await alia.patch(`/users/${omarRow?.id ?? ""}`, { version: 2, hireDate: "2020-02-02" });
  const without = await alia.get<Named[]>("/accounts?withoutHireDate=true&search=nx");
  expect(without.data.map(({ nameEn }) => nameEn)).toEqual(["Nxumalo"]);
  const all = await alia.get<Named[]>("/accounts?withoutHireDate=true");
  expect(all.data.map(({ nameEn }) => nameEn)).toEqual(["Alia", "Dana", "Layla", "Nxumalo"]);
});

test("an export has the number and the employment of each person", async () => {
  const token = (await server.startSession(await server.hire("Reem", "administrator"))).token;
  const response = await fetch(`${server.url}/api/accounts/export?search=NX4711`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [headings, row] = (await response.text()).split("\r\n");
  expect(headings).toContain("Employee number,Hire date,Last day of work,Kind of contract,Contract minutes per week");
  expect(row).toContain("NX 4711,2020-02-02,,,");
});
