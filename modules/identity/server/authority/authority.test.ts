import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import type { PersonRecord } from "#modules/people/contract/schemas-records.ts";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { enrol } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Role } from "../../contract/schemas-roles.ts";
import type { CreatedToken } from "../../contract/tokens/schemas.ts";
import type { Account, AccountOutcome, AssignableRole, ImportedAccounts } from "../../contract/users/schemas.ts";

let server: TestServer;
let aliaId: string, reemId: string;
let alia: Caller, reem: Caller;
let everything: string;
let count = 0;

const signIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
const hire = async (name: string): Promise<string> => server.hire(`${name}${(count += 1)}`);
const tokenOf = async (by: Caller, scope: string): Promise<string> => {
  const made = await by.post<CreatedToken>("/me/access-tokens", { name: "Program", scopes: [scope], days: 1 });
  expect(made.status, JSON.stringify(made.problem)).toBe(201);
  return made.data.token;
};
const refusal = ({ status, problem }: Reply): unknown[] => [status, problem.code, problem.fields[0]?.path];
const accountOf = async (id: string): Promise<Account> => (await alia.get<Account>(`/accounts/${id}`)).data;
const roleWith = async (permissions: readonly string[]): Promise<string> => {
  const name = `Role ${(count += 1)}`;
  const { data } = await alia.post<Role>("/roles", { nameEn: name, nameAr: name });
  expect((await alia.put(`/roles/${data.id}/permissions`, { version: 1, permissions })).status).toBe(200);
  return data.id;
};
/** A person with the permission to manage accounts only. */
async function keeper(): Promise<{ id: string; by: Caller }> {
  const id = await hire("Keeper");
  const role = await roleWith(["user.manage"]);
  expect((await alia.post(`/roles/${role}/members`, { people: [id] })).status).toBe(201);
  return { id, by: await signIn(id) };
}
const codeFor = async (email: string, subject: RegExp): Promise<string> => {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await server.mailsTo(email)).find((each) => subject.test(each.subject));
      return (code = /confirm=([\w-]+)/.exec(mail?.text ?? "")?.[1]);
    })
    .toBeDefined();
  return code ?? "";
};
const manage = async (by: Caller, id: string, body: object): Promise<Reply<PersonRecord>> => {
  const { data } = await alia.get<PersonRecord>(`/users/${id}/record`);
  return by.patch<PersonRecord>(`/users/${id}`, { version: data.version, ...body });
};

beforeAll(async () => {
  server = await startTestServer();
  [aliaId, reemId] = [await server.hire("Alia", "administrator"), await server.hire("Reem", "administrator")];
  [alia, reem] = [await signIn(aliaId), await signIn(reemId)];
  const { data } = await alia.get<AssignableRole[]>("/accounts/roles");
  everything = data.find(({ key }) => key === "administrator")?.id ?? "";
});
afterAll(() => server.close());

describe("a new address entered by another user", () => {
  const scim = async (method: string, id: string, body: object): Promise<{ status: number; detail: string }> => {
    const response = await fetch(`${server.url}/api/scim/v2/Users/${id}`, {
      method,
      headers: { authorization: `Bearer ${directory}`, "content-type": "application/scim+json" },
      body: JSON.stringify(body),
    });
    const { detail = "" } = (await response.json()) as { detail?: string };
    return { status: response.status, detail };
  };
  const operation = (email: string) => ({ Operations: [{ op: "replace", path: "userName", value: email }] });
  let directory: string;
  beforeAll(async () => void (directory = await tokenOf(alia, "scim")));

  test("is refused to a directory for accounts with administrative rights, active or invited", async () => {
    const mine = "attacker@evil.example";
    const [officer, invited] = [await keeper(), "invited@diwan.example"];
    const roles = [{ role: everything }];
    const made = await alia.post<Account>("/accounts", { email: invited, nameEn: "New", locale: "en", roles });
    for (const id of [reemId, aliaId, officer.id, made.data.id]) {
      expect((await scim("PATCH", id, operation(mine))).status).toBe(403);
      expect((await scim("PUT", id, { userName: mine, displayName: "Mine" })).status).toBe(403);
      expect((await accountOf(id)).pendingEmail).toBeNull();
    }
    expect(await server.mailsTo(mine)).toEqual([]);
    expect((await accountOf(made.data.id)).email).toBe(invited);
  });

  test("is refused to an officer for an invited person whose role the officer cannot grant", async () => {
    const { data } = await alia.get<AssignableRole[]>("/accounts/roles");
    const roles = [{ role: data.find(({ nameEn }) => nameEn === "Human resources")?.id }];
    const email = `decider${(count += 1)}@diwan.example`;
    const made = await alia.post<Account>("/accounts", { email, nameEn: "Decider", locale: "en", roles });
    expect(made.status).toBe(201);
    const officer = await keeper();
    const change = { version: made.data.version, email: "attacker.two@evil.example" };
    expect(refusal(await officer.by.patch(`/accounts/${made.data.id}`, change))).toEqual([
      422,
      "permission_not_held",
      undefined,
    ]);
    expect((await alia.patch<Account>(`/accounts/${made.data.id}`, change)).data.email).toBe(change.email);
  });

  test("waits for the owner's approval, which only the old mailbox can give", async () => {
    const officer = await keeper();
    for (const change of [
      (id: string, email: string) => scim("PATCH", id, operation(email)),
      async (id: string, email: string) =>
        officer.by.patch(`/accounts/${id}`, { version: (await accountOf(id)).version, email }),
    ]) {
      const id = await hire("Omar");
      const { email: old } = await accountOf(id);
      const wanted = `new${(count += 1)}@evil.example`;
      expect((await change(id, wanted)).status).toBe(200);
      expect(await accountOf(id)).toMatchObject({ email: old, pendingEmail: wanted, isEmailHeld: true });
      const held = await officer.by.post(`/accounts/${id}/email-approval`);
      expect(refusal(held)).toEqual([422, "permission_not_held", undefined]);
      const { rows } = await sql<{ kind: string }>`select kind from one_time_link where person_id = ${id}`.execute(
        server.database.primary,
      );
      expect(rows).toEqual([{ kind: "approveEmail" }]);
      const agreed = await callerOf(server.url).post("/confirm-email", { code: await codeFor(old, /change\?$/) });
      expect([agreed.status, agreed.data]).toEqual([200, { status: "confirmEmail" }]);
      expect(await accountOf(id)).toMatchObject({ email: old, isEmailHeld: false });
      const code = await codeFor(wanted, /^Confirm/);
      expect((await callerOf(server.url).post("/confirm-email", { code })).status).toBe(200);
      expect((await accountOf(id)).email).toBe(wanted);
    }
  });

  test("is approved by its owner with a recent sign-in, but not by a stolen session or token", async () => {
    const id = await enrol(server, `Owner${(count += 1)}`, "a long walk in the dunes");
    const other = await signIn(await hire("Other"));
    const wanted = `moved${(count += 1)}@diwan.example`;
    await scim("PATCH", id, operation(wanted));
    const path = "/me/new-email/approval";
    expect(refusal(await other.post(path, {}))).toEqual([404, "not_found", undefined]);
    expect((await other.get<{ email: null }>("/me/new-email")).data.email).toBeNull();
    const owner = await signIn(id);
    const program = callerOf(server.url, await tokenOf(owner, "profile:write"));
    expect((await program.post(path, {})).status).toBe(403);
    const old = await signIn(id);
    await sql`update session set created_at = created_at - interval '1 hour' where person_id = ${id}`.execute(
      server.database.primary,
    );
    expect((await old.post(path, {})).problem.code).toBe("proof_needed");
    expect((await old.post(path, { password: "a guess of somebody" })).problem.code).toBe("password_wrong");
    expect((await old.get<{ email: string }>("/me/new-email")).data.email).toBe(wanted);
    expect((await old.post(path, { password: "a long walk in the dunes" })).status).toBe(204);
    expect(await accountOf(id)).toMatchObject({ isEmailHeld: false, pendingEmail: wanted });
    await codeFor(wanted, /^Confirm/);
    expect(refusal(await old.post(path, { password: "a long walk in the dunes" }))).toEqual([
      404,
      "not_found",
      undefined,
    ]);
  });

  test("waits also if officers enter it for themselves: a stolen session is no proof", async () => {
    const officer = await keeper();
    const wanted = `stolen${(count += 1)}@evil.example`;
    const { version } = await accountOf(officer.id);
    expect((await officer.by.patch(`/accounts/${officer.id}`, { version, email: wanted })).status).toBe(200);
    expect(await accountOf(officer.id)).toMatchObject({ pendingEmail: wanted, isEmailHeld: true });
    const approved = await officer.by.post(`/accounts/${officer.id}/email-approval`);
    expect(refusal(approved)).toEqual([422, "permission_not_held", undefined]);
    expect(await server.mailsTo(wanted)).toEqual([]);
  });

  test("is approved by a signed-in administrator", async () => {
    const id = await hire("Omar");
    const wanted = `moved${(count += 1)}@diwan.example`;
    await scim("PATCH", id, operation(wanted));
    expect((await accountOf(id)).can.approveEmail).toBe(true);
    const program = callerOf(server.url, await tokenOf(alia, "administration:write"));
    expect((await program.post(`/accounts/${id}/email-approval`)).status).toBe(403);
    expect((await alia.post(`/accounts/${id}/email-approval`)).status).toBe(200);
    await codeFor(wanted, /^Confirm/);
    // The old mailbox gets a mail that names the address.
    const heard = async () =>
      (await server.mailsTo((await accountOf(id)).email)).filter(
        ({ subject, text }) => subject.endsWith("is to change") && text.replaceAll("\u2060", "").includes(wanted),
      ).length;
    await expect.poll(heard).toBe(1);
    expect(refusal(await alia.post(`/accounts/${id}/email-approval`))).toEqual([400, "link_invalid", undefined]);
  });
});

describe("a personal token cannot gain administrative rights", () => {
  type Attempt = (by: Caller, person: string, role: string) => Promise<Reply>;
  const person = { nameEn: "Ghost", locale: "en" };
  const address = (): string => `ghost${(count += 1)}@diwan.example`;
  const attempts: Readonly<Record<string, Attempt>> = {
    "POST /accounts": (by) => by.post("/accounts", { ...person, email: address(), roles: [{ role: everything }] }),
    "POST /accounts/import": (by) =>
      by.post("/accounts/import", { csv: `email,name,role\n${address()},Ghost,Administrator\n`, dryRun: false }),
    "POST /accounts/role-changes": (by, id) =>
      by.post("/accounts/role-changes", { gives: true, role: everything, ids: [id] }),
    "PUT /accounts/{id}/roles": async (by, id) =>
      by.put(`/accounts/${id}/roles`, { version: (await accountOf(id)).version, roles: [{ role: everything }] }),
    "POST /roles/{id}/members": (by, id) => by.post(`/roles/${everything}/members`, { people: [id] }),
    "PUT /roles/{id}/permissions": (by, _, role) =>
      by.put(`/roles/${role}/permissions`, { version: 1, permissions: ["user.manage"] }),
    "PATCH /roles/{id}": (by, _, role) => by.patch(`/roles/${role}`, { version: 1, isProvisioned: true }),
    // Widening: the role has been bounded, and holds a permission.
    "PUT /roles/{id}/bounds": async (by, _, role) => {
      await sql`update role set is_bounded = true where id = ${role}`.execute(server.database.primary);
      await sql`insert into role_permission values (${role}, 'user.manage')`.execute(server.database.primary);
      const answer = await by.put(`/roles/${role}/bounds`, { version: 1, bounds: null });
      await sql`delete from role_permission where role_id = ${role}`.execute(server.database.primary);
      return answer;
    },
    "POST /accounts/{id}/activate": (by) => by.post(`/accounts/${closed}/activate`),
    "POST /accounts/changes": (by) => by.post("/accounts/changes", { action: "activate", ids: [closed] }),
    "POST /accounts/{id}/invitation": (by) => by.post(`/accounts/${invited}/invitation`),
  };
  /** Changes that remove something, or grant no authority. */
  const harmless = new Set([
    "POST /accounts/{id}/deactivate",
    "POST /roles",
    "DELETE /roles/{id}",
    "DELETE /role-members/{id}",
    "PATCH /users/{id}",
  ]);
  let program: Caller;
  let closed: string, invited: string;
  beforeAll(async () => {
    program = callerOf(server.url, await tokenOf(alia, "administration:write"));
    closed = await server.hire("Closed", "administrator");
    expect((await alia.post(`/accounts/${closed}/deactivate`, { reason: "Left" })).status).toBe(200);
    const roles = [{ role: everything }];
    invited = (await alia.post<Account>("/accounts", { ...person, email: address(), roles })).data.id;
  });

  test("the attempts cover every route that could grant them", () => {
    const open = server.routes
      .filter(({ route }) => /^\/(accounts|roles|role-members|users)\b/.test(route.path))
      .filter(({ route }) => route.tokenScope === "administration:write")
      .map(({ route }) => `${route.method} ${route.path}`);
    expect(open.toSorted()).toEqual([...Object.keys(attempts), ...harmless].toSorted());
  });

  test.each(Object.entries(attempts))("by %s", async (_, attempt) => {
    const [id, role] = [await hire("Puppet"), await roleWith([])];
    const state = async (): Promise<unknown> =>
      (
        await sql`select m.person_id, m.role_id, a.status from role_member m join account a using (person_id)
          union all select null, role_id, permission from role_permission
          union all select null, id, 'provisioned' from role where is_provisioned order by 1, 2, 3`.execute(
          server.database.primary,
        )
      ).rows;
    const before = await state();
    const { status, problem, data } = await attempt(program, id, role);
    const isRow = status === 200;
    if (isRow) expect(JSON.stringify(data)).toMatch(/cannot grant the role/);
    else expect([403, problem.code === "token_not_accepted"]).toEqual([status, true]);
    expect(await state()).toEqual(before);
  });
});

describe("authority", () => {
  test("is refused for the role of all employees", async () => {
    const { data } = await alia.get<Role[]>("/roles");
    const employee = data.find(({ key }) => key === "employee");
    const allow = (permissions: readonly string[]) =>
      alia.put<Role>(`/roles/${employee?.id}/permissions`, { version: employee?.version, permissions });
    expect(refusal(await allow(["topic.create", "audit.read"]))).toEqual([422, "permission_of_everybody", undefined]);
    expect((await allow(["topic.create"])).status).toBe(200);
  });

  test("over a person is notified to both managers and to the person", async () => {
    const [omar, old, next] = [await hire("Omar"), await hire("Old"), await hire("Next")];
    const officer = await keeper();
    expect((await manage(alia, omar, { manager: old })).status).toBe(200);
    expect(refusal(await manage(officer.by, omar, { manager: aliaId }))).toEqual([
      422,
      "permission_not_held",
      "manager",
    ]);
    expect((await manage(officer.by, omar, { manager: next })).status).toBe(200);
    for (const [id, kind, times] of [
      [old, "managerChanged", 2],
      [next, "managerChanged", 1],
      [omar, "recordChanged", 2],
    ] as const) {
      const kinds = async (): Promise<string[]> =>
        (await (await signIn(id)).get<Notification[]>("/notifications")).data.map((each) => each.kind);
      await expect.poll(kinds).toEqual(Array.from({ length: times }, () => kind));
    }
  });

  test("over people who are created with a manager is notified to that manager", async () => {
    const [one, two] = [await hire("One"), await hire("Two")];
    const emailOf = async (id: string) => (await alia.get<{ email: string }>(`/accounts/${id}`)).data.email;
    const invited = { email: "with.manager@diwan.example", nameEn: "Invited", locale: "en", manager: one };
    expect((await alia.post("/accounts", invited)).status).toBe(201);
    const csv = `email,nameEn,manager\nimported.one@diwan.example,Imported,${await emailOf(two)}`;
    expect((await alia.post("/accounts/import", { csv, dryRun: false })).status).toBe(200);
    for (const id of [one, two]) {
      const kinds = async (): Promise<string[]> =>
        (await (await signIn(id)).get<Notification[]>("/notifications")).data.map((each) => each.kind);
      await expect.poll(kinds).toEqual(["managerChanged"]);
    }
  });

  test("is taken by an administrator only while no other could grant it, with a recorded reason", async () => {
    const omar = await hire("Omar");
    const role = await roleWith([]);
    const reason = "I am the only one here";
    const mine = { manager: aliaId, reason };
    expect(refusal(await manage(alia, omar, mine))).toEqual([422, "own_authority", "manager"]);
    const join = (body: object = {}) => alia.post(`/roles/${role}/members`, { people: [aliaId], ...body });
    expect(refusal(await join({ reason }))).toEqual([422, "own_authority", undefined]);
    const can = async () => [
      (await alia.get<PersonRecord>(`/users/${aliaId}/record`)).data.can.changeManager,
      (await alia.get<Role>(`/roles/${role}`)).data.can.join,
      (await alia.get<AssignableRole[]>("/accounts/roles")).data.some(({ canTake }) => canTake),
    ];
    expect(await can()).toEqual([false, false, false]);
    expect((await manage(alia, aliaId, { manager: omar })).problem.code).toBe("own_authority");
    expect((await alia.post(`/accounts/${reemId}/deactivate`, { reason: "Away" })).status).toBe(200);
    expect(await can()).toEqual([true, true, true]);
    const program = callerOf(server.url, await tokenOf(alia, "administration:write"));
    expect(refusal(await manage(program, omar, mine))).toEqual([422, "own_authority", "manager"]);
    expect(refusal(await manage(alia, omar, { manager: aliaId }))).toEqual([422, "own_authority", "reason"]);
    expect(refusal(await join())).toEqual([422, "own_authority", "reason"]);
    const several = { gives: true, role, ids: [omar, aliaId] };
    const given = await alia.post<AccountOutcome[]>("/accounts/role-changes", several);
    expect(given.data.map(({ outcome, refusal: why }) => [outcome, why?.asksReason])).toEqual([
      ["changed", undefined],
      ["refused", true],
    ]);
    const csv = `email,nameEn,manager\r\nimported@diwan.example,Imported,${(await accountOf(aliaId)).email}\r\n`;
    const imported = async (body: object) => (await alia.post<ImportedAccounts>("/accounts/import", body)).data;
    expect(await imported({ csv })).toMatchObject({ errorCount: 1, asksReason: true });
    expect(await imported({ csv, reason })).toMatchObject({ errorCount: 0, asksReason: false });
    expect((await manage(alia, omar, mine)).status).toBe(200);
    expect((await join({ reason })).status).toBe(201);
    const { rows } = await sql<{ action: string }>`
      select action from audit where details ->> 'reason' = ${reason} order by id`.execute(server.database.primary);
    expect(rows.map(({ action }) => action)).toEqual(["person.updated", "role.memberAdded"]);
    expect((await alia.post(`/accounts/${reemId}/activate`)).status).toBe(200);
    expect((await reem.get("/me")).status).toBe(401);
  });
});
