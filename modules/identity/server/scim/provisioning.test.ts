import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Role } from "../../contract/schemas-roles.ts";
import type { CreatedToken } from "../../contract/tokens/schemas.ts";
import { enterpriseUrn, userUrn, type ScimUser } from "../../contract/scim/schemas.ts";

const patchUrn = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
let server: TestServer;
let token: string;
let administrators: string;
let alia: Caller;

beforeAll(async () => {
  server = await startTestServer();
  const id = await server.hire("Alia", "administrator");
  alia = callerOf(server.url, (await server.startSession(id)).token);
  const made = await alia.post<CreatedToken>("/me/access-tokens", { name: "Entra", scopes: ["scim"], days: 1 });
  token = made.data.token;
  administrators = (await alia.get<Role[]>("/roles")).data.find(({ key }) => key === "administrator")?.id ?? "";
});
afterAll(() => server.close());

const send = (method: string, path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/api/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
    body: JSON.stringify(body),
  });
const accounts = (email: string) =>
  server.database.primary
    .selectFrom("account")
    .select(["person_id", "password_hash", "status"])
    .where("email", "=", email)
    .execute();

test("concurrent creations of one address create one person", async () => {
  const user = { schemas: [userUrn], userName: "twin@wahat.example", displayName: "Twin" };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send("POST", "/Users", user)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(await accounts("twin@wahat.example")).toHaveLength(1);
});

test("a directory sets neither a password, roles nor groups, nor the id of a person", async () => {
  const email = "smuggler@wahat.example";
  const forbidden = {
    id: "1",
    password: "chosen by the directory",
    roles: [{ value: administrators }, { value: "administrator" }],
    groups: [{ value: administrators }],
    entitlements: [{ value: "role.manage" }],
    status: "active",
  };
  const made = await send("POST", "/Users", {
    schemas: [userUrn],
    userName: email,
    displayName: "Smuggler",
    ...forbidden,
  });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  expect(id).not.toBe("1");
  const Operations = Object.entries(forbidden).map(([path, value]) => ({ op: "replace", path, value }));
  for (const operation of Operations)
    await send("PATCH", `/Users/${id}`, { schemas: [patchUrn], Operations: [operation] });
  expect(await accounts(email)).toEqual([{ person_id: id, password_hash: null, status: "invited" }]);
  const held = server.database.primary.selectFrom("role_member").select("role_id").where("person_id", "=", id);
  expect(await held.execute()).toEqual([]);
  const members = { schemas: [patchUrn], Operations: [{ op: "add", path: "members", value: [{ value: id }] }] };
  expect((await send("PATCH", `/Groups/${administrators}`, members)).status).toBe(404);
  expect(await held.execute()).toEqual([]);
});

test("the employee number is that of the record, which no other person may have", async () => {
  const create = async (name: string): Promise<ScimUser> => {
    const user = {
      userName: `${name}@wahat.example`,
      displayName: name,
      [enterpriseUrn]: { employeeNumber: `E-${name}` },
    };
    const made = await send("POST", "/Users", { schemas: [userUrn, enterpriseUrn], ...user });
    expect(made.status).toBe(201);
    return (await made.json()) as ScimUser;
  };
  const numberOf = async (id: string): Promise<string | null> =>
    (await alia.get<{ employeeNumber: string | null }>(`/users/${id}/record`)).data.employeeNumber;
  const path = `${enterpriseUrn}:employeeNumber`;
  const change = (id: string, operation: object) =>
    send("PATCH", `/Users/${id}`, { schemas: [patchUrn], Operations: [{ path, ...operation }] });
  const [salem, mona] = [await create("salem"), await create("mona")];
  expect(await numberOf(salem.id)).toBe("E-salem");
  const taken = await change(mona.id, { op: "replace", value: " e-SALEM" });
  expect([taken.status, await taken.json()]).toMatchObject([409, { scimType: "uniqueness" }]);
  expect(await numberOf(mona.id)).toBe("E-mona");
  // A directory that keeps no numbers leaves those that officers keep.
  const { [enterpriseUrn]: _enterprise, ...silent } = mona;
  expect((await send("PUT", `/Users/${mona.id}`, silent)).status).toBe(200);
  expect(await numberOf(mona.id)).toBe("E-mona");
  expect((await change(mona.id, { op: "remove" })).status).toBe(200);
  expect(await numberOf(mona.id)).toBeNull();
});
