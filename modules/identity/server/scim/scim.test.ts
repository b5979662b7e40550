import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemUrn } from "#platform/http/scim-error.ts";
import type { Problem } from "#shared/errors.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Role } from "../../contract/schemas-roles.ts";
import type { CreatedToken } from "../../contract/tokens/schemas.ts";
import { diwanUrn, enterpriseUrn, userUrn, type ScimGroup, type ScimUser } from "../../contract/scim/schemas.ts";

type ScimError = { schemas: string[]; status: string; scimType?: string; detail: string; [problemUrn]: Problem };
type Listed<Item> = { totalResults: number; startIndex: number; itemsPerPage: number; Resources: Item[] };
type Answer<Body> = { status: number; headers: Headers; body: Body };

let server: TestServer;
let aliaId: string;
let alia: Caller;
let token: string;
let serial = 0;

async function send<Body = ScimUser>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${server.url}/api/scim/v2${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/scim+json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 204)
    expect(response.headers.get("content-type")).toBe("application/scim+json; charset=utf-8");
  return { status: response.status, headers: response.headers, body: (text === "" ? null : JSON.parse(text)) as Body };
}
const refusal = ({ status, body }: Answer<unknown>): [number, string | undefined, string] => {
  const error = body as ScimError;
  expect(error.schemas[0]).toBe("urn:ietf:params:scim:api:messages:2.0:Error");
  expect(error.status).toBe(String(status));
  return [status, error.scimType, error[problemUrn].code];
};
const patch = (path: string, ...Operations: object[]) =>
  send("PATCH", path, { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations });
const find = <Item = ScimUser>(filter: string, kind = "Users", rest = "") =>
  send<Listed<Item>>("GET", `/${kind}?filter=${encodeURIComponent(filter)}${rest}`);

/** A person as Microsoft Entra ID creates them. */
const entraUser = () => {
  serial += 1;
  return {
    schemas: [userUrn, enterpriseUrn],
    externalId: `entra-${serial}`,
    userName: `Salem.${serial}@Wahat.Example`,
    active: true,
    displayName: "Salem Al-Harbi",
    emails: [{ primary: true, type: "work", value: `salem.${serial}@wahat.example` }],
    meta: { resourceType: "User" },
    name: { formatted: "Salem Al-Harbi", familyName: "Al-Harbi", givenName: "Salem" },
    title: "Engineer",
    [enterpriseUrn]: { employeeNumber: `E-${serial}`, department: "Operations", costCenter: "42" },
  };
};
const enter = async (more: object = {}): Promise<ScimUser> => {
  const { status, body } = await send("POST", "/Users", { ...entraUser(), ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

beforeAll(async () => {
  server = await startTestServer();
  aliaId = await server.hire("Alia", "administrator");
  await server.hire("Reem", "administrator");
  alia = callerOf(server.url, (await server.startSession(aliaId)).token);
  await alia.post("/departments", { nameEn: "Operations", nameAr: "العمليات" });
  token = (await alia.post<CreatedToken>("/me/access-tokens", { name: "Entra", scopes: ["scim"], days: 365 })).data
    .token;
});
afterAll(() => server.close());

test("a person without a supported language has the first language of the organisation", async () => {
  const { version } = (await alia.get<{ version: number }>("/settings")).data;
  const set = { version, firstLanguage: "ar" };
  expect((await alia.patch("/settings", set)).status).toBe(200);
  const first = async () => (await alia.get<{ firstLanguage: string }>("/instance")).data.firstLanguage;
  await expect.poll(first).toBe("ar");
  const languages = [];
  for (const preferredLanguage of [undefined, "fr-FR", "en_GB"])
    languages.push((await enter({ preferredLanguage })).preferredLanguage);
  expect(languages).toEqual(["ar", "ar", "en"]);
  expect((await alia.patch("/settings", { version: version + 1, firstLanguage: "en" })).status).toBe(200);
});

describe("a request with", () => {
  const ask = async (key: string, path = "/scim/v2/Users"): Promise<[number, string]> => {
    const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
    const body = (await response.json()) as Problem & { [problemUrn]?: Problem };
    return [response.status, (body[problemUrn] ?? body).code];
  };

  test("no token, a token of another scope, or a directory's token on other routes is refused", async () => {
    expect(await ask("nonsense")).toEqual([401, "not_signed_in"]);
    const reader = await alia.post<CreatedToken>("/me/access-tokens", {
      name: "Reader",
      scopes: ["administration:read", "people:read"],
      days: 30,
    });
    expect(await ask(reader.data.token)).toEqual([403, "scope_missing"]);
    expect(await ask(token, "/accounts")).toEqual([403, "scope_missing"]);
    expect(await ask(token, "/me")).toEqual([403, "scope_missing"]);
  });

  test("the token of a former administrator is refused", async () => {
    const former = await server.hire("Faisal", "administrator");
    const own = callerOf(server.url, (await server.startSession(former)).token);
    const made = await own.post<CreatedToken>("/me/access-tokens", { name: "Okta", scopes: ["scim"], days: 30 });
    expect(
      (await fetch(`${server.url}/api/scim/v2/Users`, { headers: { authorization: `Bearer ${made.data.token}` } }))
        .status,
    ).toBe(200);
    const { version } = (await alia.get<{ version: number }>(`/accounts/${former}`)).data;
    await alia.put(`/accounts/${former}/roles`, { version, roles: [] });
    expect(await ask(made.data.token)).toEqual([403, "not_allowed"]);
  });
});

test("the service describes its features, resource types and schemas", async () => {
  const { body } = await send<{ patch: object; etag: object }>("GET", "/ServiceProviderConfig");
  expect([body.patch, body.etag]).toEqual([{ supported: true }, { supported: true }]);
  const types = await send<Listed<{ id: string }>>("GET", "/ResourceTypes");
  expect(types.body.Resources.map(({ id }) => id)).toEqual(["User", "Group"]);
  const schemas = await send<Listed<{ id: string; attributes: object[] }>>("GET", "/Schemas");
  expect(schemas.body.Resources.every(({ attributes }) => attributes.length > 0)).toBe(true);
  for (const [kind, { body: listed }] of [
    ["ResourceTypes", types],
    ["Schemas", schemas],
  ] as const) {
    for (const one of listed.Resources) {
      const { location } = (one as unknown as ScimUser).meta;
      expect(location).toBe(`${server.url}/api/scim/v2/${kind}/${one.id}`);
      expect((await send("GET", `/${kind}/${one.id}`)).body).toEqual(one);
      expect(
        await fetch(location, { method: "HEAD", headers: { authorization: `Bearer ${token}` } }).then(
          ({ status }) => status,
        ),
      ).toBe(200);
    }
    expect(refusal(await send("GET", `/${kind}/Nothing`))).toEqual([404, undefined, "not_found"]);
    expect((await send("GET", `/${kind}?count=1&sortBy=id`)).body).toEqual(listed);
    expect(refusal(await send("GET", `/${kind}?filter=id%20pr`))).toEqual([403, undefined, "filter_not_taken"]);
    expect(refusal(await send("POST", `/${kind}`, {}))).toEqual([405, undefined, "method_not_allowed"]);
  }
});

test("unknown paths are refused with SCIM errors, whatever the method", async () => {
  const gone = [404, undefined, "not_found"];
  expect(refusal(await send("GET", "/Nothing"))).toEqual(gone);
  expect(refusal(await send("POST", "/Bulk", { Operations: [] }))).toEqual(gone);
  expect(refusal(await send("GET", "/Users/1/photos"))).toEqual(gone);
  const elsewhere = await fetch(`${server.url}/api/scimitar`);
  expect([elsewhere.status, ((await elsewhere.json()) as Problem).code]).toEqual([404, "not_found"]);
});

describe("a person", () => {
  test("is created with an invitation, found by filter, and not created twice", async () => {
    const given = entraUser();
    expect((await find(`userName eq "${given.userName}"`)).body.totalResults).toBe(0);
    const made = await send("POST", "/Users", given);
    expect(made.status).toBe(201);
    expect(made.headers.get("location")).toBe(made.body.meta.location);
    expect(made.headers.get("etag")).toBe(made.body.meta.version);
    expect(made.body).toMatchObject({
      externalId: given.externalId,
      userName: given.userName.toLowerCase(),
      name: given.name,
      displayName: "Salem Al-Harbi",
      title: "Engineer",
      active: true,
      [enterpriseUrn]: { employeeNumber: given[enterpriseUrn].employeeNumber, department: "Operations" },
    });
    await expect.poll(async () => (await server.mailsTo(given.userName.toLowerCase())).length).toBe(1);
    expect((await find(`userName eq "${given.userName}"`)).body.Resources.map(({ id }) => id)).toEqual([made.body.id]);
    expect(refusal(await send("POST", "/Users", given))).toEqual([409, "uniqueness", "name_taken"]);
    const other = { ...entraUser(), externalId: given.externalId };
    expect(refusal(await send("POST", "/Users", other))).toEqual([409, "uniqueness", "name_taken"]);
    const { rows } = await sql<{ action: string; token: string }>`
      select action, details ->> 'tokenId' as token from audit
      where subject_id = ${made.body.id} and actor_id = ${aliaId} order by id`.execute(server.database.primary);
    const tokenId = expect.stringMatching(/^\d+$/) as string;
    expect(rows).toEqual(["account.invited", "person.updated"].map((action) => ({ action, token: tokenId })));
  });

  test("is refused without an address, a name, or a known department", async () => {
    const { userName: _, ...nobody } = entraUser();
    expect(refusal(await send("POST", "/Users", nobody))).toEqual([400, "invalidValue", "fields_invalid"]);
    const { displayName: _d, name: _n, ...nameless } = entraUser();
    expect(refusal(await send("POST", "/Users", nameless))).toEqual([400, "invalidValue", "fields_invalid"]);
    const lost = { ...entraUser(), [enterpriseUrn]: { department: "Nowhere" } };
    expect(refusal(await send("POST", "/Users", lost))).toEqual([400, "invalidValue", "department_unknown"]);
    expect(refusal(await send("GET", "/Users/nobody"))).toEqual([404, undefined, "not_found"]);
    expect(refusal(await send("PATCH", "/Users/1", { Operations: [] }))).toEqual([
      400,
      "invalidValue",
      "fields_invalid",
    ]);
  });

  test("is created without a mail where single sign-on is used", async () => {
    const { version } = (await alia.get<{ version: number }>("/settings")).data;
    await alia.patch("/settings", { version, provisioningInvites: false });
    const read = async () => (await alia.get<{ provisioningInvites: boolean }>("/settings")).data.provisioningInvites;
    await expect.poll(read).toBe(false);
    // The cached settings of this node are cleared after its notification.
    await expect
      .poll(async () => (await alia.get<{ status: string }>(`/accounts/${(await enter()).id}`)).data.status)
      .toBe("active");
    await alia.patch("/settings", { version: version + 1, provisioningInvites: true });
    await expect
      .poll(async () => (await alia.get<{ status: string }>(`/accounts/${(await enter()).id}`)).data.status)
      .toBe("invited");
  });

  test("is changed by the requests of Microsoft Entra ID", async () => {
    const boss = await enter({ displayName: "Mona" });
    const { id } = await enter();
    const changed = await patch(
      `/Users/${id}`,
      { op: "Replace", path: "displayName", value: "Salem H." },
      { op: "Add", path: `${enterpriseUrn}:manager`, value: boss.id },
      { op: "Replace", path: 'emails[type eq "work"].value', value: "else@wahat.example" },
      { op: "Add", value: { title: "Lead", [`${enterpriseUrn}:employeeNumber`]: "X-8", "name.givenName": "Salim" } },
      { op: "Add", path: `${diwanUrn}:nameAr`, value: "سالم الحربي" },
    );
    expect(changed.body, JSON.stringify(changed.body)).toMatchObject({
      displayName: "Salem H.",
      title: "Lead",
      name: { givenName: "Salim", familyName: "Al-Harbi" },
      emails: [{ type: "work", primary: true }],
      [enterpriseUrn]: {
        employeeNumber: "X-8",
        department: "Operations",
        manager: { value: boss.id, displayName: "Mona" },
      },
      [diwanUrn]: { nameAr: "سالم الحربي" },
    });
    const cycle = await patch(`/Users/${boss.id}`, {
      op: "add",
      path: `${enterpriseUrn}:manager`,
      value: [{ value: id }],
    });
    expect(refusal(cycle)).toEqual([400, "invalidValue", "manager_cycle"]);
    const left = await patch(
      `/Users/${id}`,
      { op: "remove", path: `${enterpriseUrn}:manager` },
      { op: "Remove", path: "title" },
    );
    expect([left.body[enterpriseUrn].manager, left.body.title]).toEqual([undefined, undefined]);
    const off = await patch(`/Users/${id}`, { op: "Replace", path: "active", value: "False" });
    expect(off.body.active).toBe(false);
    expect((await alia.get<{ status: string }>(`/accounts/${id}`)).data.status).toBe("disabled");
    const on = await patch(`/Users/${id}`, { op: "Replace", value: { active: "True" } });
    expect(on.body.active).toBe(true);
    for (const path of ["[[", "emails[type eq", "a b"])
      expect(refusal(await patch(`/Users/${id}`, { op: "replace", path, value: "x" })), path).toEqual([
        400,
        "invalidPath",
        "path_invalid",
      ]);
  });

  test("is changed by the requests of Okta: read, then replaced", async () => {
    const { id } = await enter();
    const read = await send("GET", `/Users/${id}`);
    const okta = { ...read.body, name: { ...read.body.name, givenName: "Salman" }, title: "Head", password: "x1" };
    const put = await send("PUT", `/Users/${id}`, okta, { "if-match": read.headers.get("etag") ?? "" });
    expect(put.body).toMatchObject({ title: "Head", displayName: "Salman Al-Harbi", name: { givenName: "Salman" } });
    const late = await send("PUT", `/Users/${id}`, okta, { "if-match": read.headers.get("etag") ?? "" });
    expect(refusal(late)).toEqual([412, undefined, "precondition_failed"]);
    const off = await send("PATCH", `/Users/${id}`, { Operations: [{ op: "replace", value: { active: false } }] });
    expect(off.body.active).toBe(false);
  });

  test("with an active account gets another address only with the owner's approval", async () => {
    const { id, userName } = await enter();
    await sql`update account set status = 'active', confirmed_at = now() where person_id = ${id}`.execute(
      server.database.primary,
    );
    const another = `new.${userName}`;
    const asked = await patch(`/Users/${id}`, { op: "replace", path: "userName", value: another });
    expect([asked.body.userName, asked.body[diwanUrn].pendingUserName]).toEqual([userName, another]);
    await patch(`/Users/${id}`, { op: "replace", path: "userName", value: another });
    await expect
      .poll(async () => (await server.mailsTo(userName)).filter(({ text }) => text.includes("agree")).length)
      .toBe(1);
    expect(await server.mailsTo(another)).toEqual([]);
  });

  test("keeps the address when the directory states it again, and a wrong pending one is withdrawn", async () => {
    const { id, userName } = await enter();
    await sql`update account set status = 'active', confirmed_at = now() where person_id = ${id}`.execute(
      server.database.primary,
    );
    const mistake = `wrong.${userName}`;
    const pending = ({ body }: Answer<ScimUser>) => body[diwanUrn].pendingUserName;
    const ask = () => patch(`/Users/${id}`, { op: "replace", value: { userName: mistake } });
    expect(pending(await ask())).toBe(mistake);
    expect(pending(await patch(`/Users/${id}`, { op: "replace", path: "title", value: "Head" }))).toBe(mistake);
    expect(pending(await patch(`/Users/${id}`, { op: "Replace", path: "username", value: userName }))).toBeUndefined();
    expect(pending(await ask())).toBe(mistake);
    const read = await send("GET", `/Users/${id}`);
    const put = await send("PUT", `/Users/${id}`, read.body);
    expect([put.status, pending(put)]).toEqual([200, undefined]);
  });

  test("is disabled by deletion, and keeps the id", async () => {
    const { id } = await enter();
    expect((await send("DELETE", `/Users/${id}`)).status).toBe(204);
    expect((await send("GET", `/Users/${id}`)).body.active).toBe(false);
    expect((await send("DELETE", `/Users/${id}`)).status).toBe(204);
    expect(refusal(await send("DELETE", `/Users/${aliaId}`))).toEqual([409, undefined, "own_account"]);
  });
});

test("an erased person stays erased, whatever the directory sends", async () => {
  const { id } = await enter();
  const path = `/Users/${id}`;
  expect((await send("DELETE", path)).status).toBe(204);
  await sql`insert into erasure (person_id, ground, asked_by, asked_at) values (${id}, 'asked', ${aliaId}, now())`.execute(
    server.database.primary,
  );
  const gone = [409, undefined, "account_erased"];
  const again = await patch(path, { op: "replace", path: "active", value: true });
  expect(refusal(again)).toEqual(gone);
  expect((again.body as unknown as ScimError).detail).toContain("This person was erased");
  expect(refusal(await patch(path, { op: "replace", path: "displayName", value: "Salem again" }))).toEqual(gone);
  expect(refusal(await send("PUT", path, { ...entraUser(), externalId: "entra-back" }))).toEqual(gone);
  const { body } = await send("GET", path);
  expect([body.active, body.displayName]).toEqual([false, "Salem Al-Harbi"]);
});

describe("a list", () => {
  test("is filtered by supported attributes only", async () => {
    const { id, userName, externalId } = await enter({ displayName: 'Nadia "the" 100% Planner' });
    const found = async (filter: string) => (await find(filter)).body.Resources.map((user) => user.id);
    for (const filter of [
      `id eq "${id}"`,
      `externalId eq "${externalId}"`,
      `userName sw "${userName.slice(0, 8)}" and not (externalId ne "${externalId}")`,
      `emails[type eq "work" and value eq "${userName}"]`,
      `emails.value eq "${userName}" or userName eq "nobody"`,
      'displayName co "100%" and active eq true',
      `${enterpriseUrn}:department eq "operations" and externalId eq "${externalId}"`,
      `name.givenName pr and externalId eq "${externalId}"`,
    ])
      expect(await found(filter), filter).toEqual([id]);
    expect(await found('displayName co "100_"')).toEqual([]);
    for (const filter of [
      "userName",
      "userName eq",
      'password eq "x"',
      'active gt "x"',
      "id eq 1 or",
      'a[b eq "c"]',
      "constructor pr",
    ])
      expect(refusal(await find(filter)), filter).toEqual([400, "invalidFilter", "filter_invalid"]);
  });

  test("starts at any index", async () => {
    const all = (await send<Listed<ScimUser>>("GET", "/Users?count=200")).body;
    expect(all.totalResults).toBe(all.Resources.length);
    const part = (await send<Listed<ScimUser>>("GET", "/Users?startIndex=2&count=3")).body;
    expect([part.startIndex, part.itemsPerPage, part.totalResults]).toEqual([2, 3, all.totalResults]);
    expect(part.Resources.map(({ id }) => id)).toEqual(all.Resources.slice(1, 4).map(({ id }) => id));
    expect((await send<Listed<ScimUser>>("GET", "/Users?startIndex=-4&count=0")).body).toMatchObject({
      startIndex: 1,
      Resources: [],
    });
  });
});

describe("a group", () => {
  const members = (group: ScimGroup) => group.members?.map(({ value }) => value);

  test("is a role without permissions, with the members that the directory states", async () => {
    const [one, two, three] = [await enter(), await enter(), await enter()];
    const made = await send<ScimGroup>("POST", "/Groups", {
      displayName: "Field teams",
      externalId: "g-1",
      members: [{ value: one.id }],
    });
    expect([made.status, members(made.body)]).toEqual([201, [one.id]]);
    const path = `/Groups/${made.body.id}`;
    const change = async (...Operations: object[]) => {
      const { status, body } = await send<ScimGroup>("PATCH", path, { Operations });
      expect(status, JSON.stringify(body)).toBe(200);
      return members(body);
    };
    const added = { op: "Add", path: "members", value: [{ value: two.id }, { value: three.id }, { value: one.id }] };
    expect(await change(added)).toEqual([one.id, two.id, three.id]);
    expect(await change({ op: "Remove", path: `members[value eq "${two.id}"]` })).toEqual([one.id, three.id]);
    expect(await change({ op: "Remove", path: "members", value: [{ value: one.id }] })).toEqual([three.id]);
    expect(await change({ op: "replace", value: { id: made.body.id, displayName: "Crews" } })).toEqual([three.id]);
    const role = await alia.get<{ nameEn: string; permissions: string[] }>(`/roles/${made.body.id}`);
    expect(role.data).toMatchObject({ nameEn: "Crews", nameAr: "Crews", permissions: [] });
    expect((await send("GET", `/Users/${three.id}`)).body.groups).toEqual([{ value: made.body.id, display: "Crews" }]);
    const put = await send<ScimGroup>("PUT", path, { displayName: "Crews", members: [{ value: one.id }] });
    expect(members(put.body)).toEqual([one.id]);
    const bare = await find<ScimGroup>('displayName eq "crews"', "Groups", "&excludedAttributes=members");
    expect(bare.body.Resources.map((group) => [group.id, group.members])).toEqual([[made.body.id, undefined]]);
    const unknown = { Operations: [{ op: "add", path: "members", value: [{ value: "999999999" }] }] };
    expect(refusal(await send("PATCH", path, unknown))).toEqual([400, "invalidValue", "person_unknown"]);
    expect(refusal(await send("POST", "/Groups", { displayName: "Crews" }))).toEqual([409, "uniqueness", "name_taken"]);
    expect((await send("DELETE", path)).status).toBe(204);
    expect(refusal(await send("GET", path))).toEqual([404, undefined, "not_found"]);
  });

  test("is an existing role while it is marked as kept by the directory", async () => {
    const made = await alia.post<Role>("/roles", { nameEn: "Translators", nameAr: "المترجمون" });
    const path = `/roles/${made.data.id}`;
    const hand = (isProvisioned: boolean, { version }: Role, at = path) =>
      alia.patch<Role>(at, { version, isProvisioned });
    const [first, second] = [await enter(), await enter()];
    expect((await alia.post(`${path}/members`, { people: [first.id] })).status).toBe(201);
    expect((await find('displayName eq "Translators"', "Groups")).body.totalResults).toBe(0);
    for (const each of (await alia.get<Role[]>("/roles")).data.filter(({ key }) => key !== null))
      expect((await hand(true, each, `/roles/${each.id}`)).problem.code, each.nameEn).toBe("role_fixed");

    const handed = await hand(true, (await alia.get<Role>(path)).data);
    expect([handed.status, handed.data.isProvisioned]).toEqual([200, true]);
    const found = (await find<ScimGroup>('displayName eq "Translators"', "Groups")).body.Resources[0];
    expect(found && members(found)).toEqual([first.id]);
    const group = `/Groups/${made.data.id}`;
    const synced = { displayName: "Translators", externalId: "entra-g", members: [{ value: second.id }] };
    expect(members((await send<ScimGroup>("PUT", group, synced)).body)).toEqual([second.id]);
    expect((await alia.get<Role>(path)).data).toMatchObject({ nameAr: "المترجمون", people: 0 });

    const taken = await hand(false, (await alia.get<Role>(path)).data);
    expect([taken.status, taken.data.isProvisioned]).toEqual([200, false]);
    expect(refusal(await send("GET", group))).toEqual([404, undefined, "not_found"]);
    // The external id can be used again.
    const other = await send<ScimGroup>("POST", "/Groups", { displayName: "Others", externalId: "entra-g" });
    expect(other.status).toBe(201);
    expect((await send("DELETE", `/Groups/${other.body.id}`)).status).toBe(204);
    const { rows } = await sql<{ after: object }>`
      select details -> 'after' as after from audit
      where action = 'role.updated' and subject_id = ${made.data.id} order by id`.execute(server.database.primary);
    expect(rows.map(({ after }) => after)).toEqual([{ is_provisioned: true }, { is_provisioned: false }]);
  });

  test("keeps the members of several concurrent changes", async () => {
    const people = [await enter(), await enter(), await enter(), await enter(), await enter()];
    const { body } = await send<ScimGroup>("POST", "/Groups", { displayName: "Night shifts" });
    const answers = await Promise.all(
      people.map(({ id }) => patch(`/Groups/${body.id}`, { op: "add", path: "members", value: [{ value: id }] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const { body: group } = await send<ScimGroup>("GET", `/Groups/${body.id}`);
    expect(members(group)).toEqual(people.map(({ id }) => id));
    expect((await send("DELETE", `/Groups/${body.id}`)).status).toBe(204);
  });

  test("is never a role that the directory does not keep, nor a built-in one", async () => {
    const { rows } = await sql<{ id: string }>`select id::text as id from role where key is not null`.execute(
      server.database.primary,
    );
    const { body } = await send<Listed<ScimGroup>>("GET", "/Groups");
    expect(body.Resources).toEqual([]);
    const { id: person } = await enter();
    for (const { id } of rows) {
      const joining = { Operations: [{ op: "add", path: "members", value: [{ value: person }] }] };
      for (const [method, given] of [
        ["GET"],
        ["PATCH", joining],
        ["PUT", { displayName: "Mine" }],
        ["DELETE"],
      ] as const)
        expect(refusal(await send(method, `/Groups/${id}`, given))).toEqual([404, undefined, "not_found"]);
    }
    expect(refusal(await send("POST", "/Groups", { displayName: "Administrator" }))).toEqual([
      409,
      "uniqueness",
      "name_taken",
    ]);
  });
});
