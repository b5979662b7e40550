import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { builtInRoles } from "#modules/identity/contract/schemas-roles.ts";
import type { CreatedToken } from "#modules/identity/contract/tokens/schemas.ts";
import { setManager } from "#modules/people/server/index.ts";
import type { ManagedService } from "#modules/services/contract/schemas-definition.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { permissions, type Permission } from "#shared/permissions.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

// Every indirect way to gain authority, tried by every role and by holders of every single permission.

let server: TestServer;
let alia: Caller;
let count = 0;
/** Two roles without permissions: one approves letters, one has days of its own. */
let deciders: string, shift: string;
let builtIn: ReadonlyMap<string, string>;

const must = <Data>({ status, data, problem }: { status: number; data: Data; problem: unknown }): Data => {
  expect([200, 201], JSON.stringify(problem)).toContain(status);
  return data;
};
const signIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
const hire = async (name: string): Promise<string> => server.hire(`${name}${(count += 1)}`);
const managedBy = (id: string, manager: string): Promise<void> => server.write((tx) => setManager(tx, id, manager));
const roleNamed = async (nameEn: string): Promise<string> =>
  must(await alia.post<Role>("/roles", { nameEn, nameAr: nameEn })).id;
const join = (role: string, person: string): Promise<unknown> =>
  server.write((tx) =>
    sql`insert into role_member (role_id, person_id, valid) values (${role}, ${person}, '(,)')`.execute(tx),
  );

/** Makes a role the approver of letters, like a service administrator. */
async function letDecide(role: string): Promise<void> {
  const path = "/service-definitions/employmentLetter";
  const { version, published } = must(await alia.get<ManagedService>(path));
  const steps = published?.flow.steps.map((step) => ({ ...step, deciders: [{ kind: "role", role }] }));
  const drafted = must(await alia.patch<ManagedService>(path, { version, draft: { ...published, flow: { steps } } }));
  must(await alia.post(`${path}/publication`, { version: drafted.version }));
}

beforeAll(async () => {
  server = await startTestServer();
  alia = await signIn(await server.hire("Alia", "administrator"));
  await server.hire("Reem", "administrator");
  const { data: roles } = await alia.get<Role[]>("/roles");
  builtIn = new Map(roles.map(({ key, id }) => [key ?? "", id]));
  [deciders, shift] = [await roleNamed("Human affairs"), await roleNamed("Night shift")];
  await letDecide(deciders);
  const day = { date: "2031-01-05", workDay: false, nameEn: "Rest", nameAr: "راحة" };
  must(await alia.post("/attendance/exception-days", { ...day, roles: [shift] }));
});
// Each attacker starts from a clean state: earlier grants are removed.
beforeEach(() =>
  server.write(async (tx) => {
    await sql`delete from role_permission where role_id in (${deciders}, ${builtIn.get("employee")})`.execute(tx);
    await sql`insert into role_permission values (${builtIn.get("employee")}, 'topic.create'),
      (${builtIn.get("employee")}, 'comment.create')`.execute(tx);
  }),
);
afterAll(() => server.close());

/** People of a team: `attacker` works for `boss`, `victim` for `head`; `puppet` is the attacker's second account. */
type Team = Record<"attacker" | "boss" | "victim" | "head" | "puppet" | "mate", string>;

async function form(): Promise<Team> {
  const [attacker, boss, victim] = [await hire("Attacker"), await hire("Boss"), await hire("Victim")];
  const [head, puppet, mate] = [await hire("Head"), await hire("Puppet"), await hire("Mate")];
  await managedBy(attacker, boss);
  await managedBy(victim, head);
  await managedBy(mate, attacker);
  return { attacker, boss, victim, head, puppet, mate };
}

const changed = async (by: Caller, person: string, body: object): Promise<void> => {
  const { rows } = await sql<{ version: number }>`select version from person where id = ${person}`.execute(
    server.database.primary,
  );
  await by.patch(`/users/${person}`, { version: rows[0]?.version, ...body });
};
const versionOf = async (table: "account" | "role", id: string): Promise<number> => {
  const column = sql.ref(table === "account" ? "person_id" : "id");
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${column} = ${id}`.execute(server.database.primary);
  return rows[0]?.version ?? 0;
};
const nameOf = async (role: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select name_en as name from role where id = ${role}`.execute(
    server.database.primary,
  );
  return rows[0]?.name ?? "";
};
const addressOf = (): string => `ghost${(count += 1)}@diwan.example`;
const imported = (by: Caller, line: string): Promise<unknown> =>
  by.post("/accounts/import", { csv: `email,name,manager,role\n${addressOf()},Ghost,${line}\n`, dryRun: false });
const mailOf = async (person: string): Promise<string> => {
  const { rows } = await sql<{ email: string }>`select email from account where person_id = ${person}`.execute(
    server.database.primary,
  );
  return rows[0]?.email ?? "";
};
async function defineFor(by: Caller, code: string, decider: object): Promise<void> {
  const path = `/service-definitions/${code}`;
  const { data } = await by.get<ManagedService>(path);
  if (data === undefined) return;
  const steps = data.published?.flow.steps.map((step) => ({ ...step, deciders: [decider] }));
  const draft = { ...data.published, flow: { steps } };
  const drafted = await by.patch<ManagedService>(path, { version: data.version, draft });
  await by.post(`${path}/publication`, { version: drafted.data?.version });
}

/** Each tries one action and ignores whether it is refused. */
const ways: Readonly<Record<string, (by: Caller, team: Team) => Promise<unknown>>> = {
  "manage somebody": (by, { victim, attacker }) => changed(by, victim, { manager: attacker }),
  "manage somebody, with a reason": (by, { victim, attacker }) =>
    changed(by, victim, { manager: attacker, reason: "I say so" }),
  "choose one's manager": (by, { attacker, puppet }) => changed(by, attacker, { manager: puppet }),
  "have no manager": (by, { attacker }) => changed(by, attacker, { manager: null }),
  "choose the manager's manager, and close the manager": async (by, { boss, puppet }) => {
    await changed(by, boss, { manager: puppet });
  },
  "manage through one's people": async (by, { victim, mate }) => {
    await changed(by, victim, { manager: mate });
    await by.post(`/accounts/${mate}/deactivate`, { reason: "Gone" });
  },
  "invite an administrator": async (by) =>
    by.post("/accounts", {
      email: addressOf(),
      nameEn: "Ghost",
      locale: "en",
      roles: [{ role: builtIn.get("administrator") }],
    }),
  "invite somebody to manage": async (by, { attacker }) =>
    by.post("/accounts", { email: addressOf(), nameEn: "Ghost", locale: "en", manager: attacker }),
  "import an administrator": (by) => imported(by, `,Administrator`),
  "import somebody to manage": async (by, { attacker }) => imported(by, `${await mailOf(attacker)},`),
  "import somebody who decides": async (by) => imported(by, `,${await nameOf(deciders)}`),
  "take roles": async (by, { attacker }) => {
    for (const role of [deciders, shift, builtIn.get("administrator")])
      await by.put(`/accounts/${attacker}/roles`, {
        version: await versionOf("account", attacker),
        roles: [{ role }],
        reason: "I say so",
      });
  },
  "give roles to a second account": async (by, { puppet }) => {
    for (const role of [deciders, builtIn.get("administrator")])
      await by.put(`/accounts/${puppet}/roles`, {
        version: await versionOf("account", puppet),
        roles: [{ role }],
      });
  },
  "give roles to several": async (by, { attacker, puppet }) => {
    for (const role of [deciders, shift, builtIn.get("administrator")])
      await by.post("/accounts/role-changes", { gives: true, role, ids: [attacker, puppet], reason: "I say so" });
  },
  "join roles": async (by, { attacker, puppet }) => {
    for (const role of [deciders, shift, builtIn.get("administrator")])
      for (const person of [attacker, puppet])
        await by.post(`/roles/${role}/members`, { people: [person], reason: "I say so" });
  },
  "allow everybody everything": async (by) => {
    for (const role of [builtIn.get("employee") ?? "", deciders])
      for (const permission of ["audit.read", "user.manage", "role.manage", "service.manage"]) {
        const version = await versionOf("role", role);
        await by.put(`/roles/${role}/permissions`, { version, permissions: ["topic.create", permission] });
      }
  },
  "hand over to oneself": (by, { head, attacker }) => by.post("/hand-overs", { from: head, to: attacker }),
  "hand over one's own": (by, { boss, puppet }) => by.post("/hand-overs", { from: boss, to: puppet }),
  "be asked by a service": (by, { attacker }) => defineFor(by, "mission", { kind: "person", person: attacker }),
  "have one's role asked by a service": async (by, { attacker }) => {
    const { rows } = await sql<{ id: string }>`
      select role_id::text as id from role_member where person_id = ${attacker}`.execute(server.database.primary);
    for (const { id } of rows) await defineFor(by, "mission", { kind: "role", role: id });
  },
  "stand in for somebody": (by, { attacker }) =>
    by.post("/deputies", { deputy: attacker, from: "2031-01-05", to: "2031-01-06" }),
  "read another's mail": async (by, { head }) =>
    by.patch(`/accounts/${head}`, { version: await versionOf("account", head), email: addressOf() }),
};

const send = async (by: Caller, service: string, answers: object): Promise<Request> =>
  must(await by.post<Request>("/requests", { service, answers, submit: true }));
const device = { kind: "device", details: "A screen" };
const asked = ({ deciders: people }: Request): string[] => people.map(({ person }) => person.id);

/** Authority taken by the person themselves, not granted by another. */
async function powerOf(id: string): Promise<object> {
  const { rows } = await sql<{ kind: string; of: string }>`
    select 'role' as kind, role_id::text as of from role_member where person_id = ${id}
    union all select 'person', id::text from person where manager_id = ${id}
    union all select 'manager', manager_id::text from person where id = ${id}
    order by 1, 2`.execute(server.database.primary);
  const held = await server.identity.permissionsOf(server.database.primary, id);
  return { rows, held: [...held].toSorted() };
}
/** Number of steps in published definitions that name a person or a role as approver. */
const namings = async (kind: "person" | "role", id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from service_version
    where definition::text like ${`%"${kind}": "${id}"%`}`.execute(server.database.primary);
  return rows[0]?.count ?? 0;
};
const administrators = async (): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select person_id::text as id from role_member where role_id = ${builtIn.get("administrator")}`.execute(
    server.database.primary,
  );
  return rows.map(({ id }) => id).toSorted();
};

const single = permissions.map((permission): [string, readonly Permission[]] => [`holds ${permission}`, [permission]]);
const attackers: (readonly [string, string | readonly Permission[]])[] = [
  ...builtInRoles.map((key) => [key, key] as const),
  ...single,
  ["keeps people and roles", ["user.manage", "role.manage"]],
];

describe.each(attackers)("%s", (name, power) => {
  test("gains no authority by any indirect way, with a session or a token", async () => {
    const isWhole = power === "administrator";
    const team = await form();
    const { attacker, boss, victim, head, puppet } = team;
    let held = builtIn.get(String(power)) ?? "";
    if (typeof power !== "string") {
      held = await roleNamed(`Holders ${name}`);
      must(await alia.put(`/roles/${held}/permissions`, { version: 1, permissions: power }));
    }
    if (power !== "employee") await join(held, attacker);
    const [self, other] = [await signIn(attacker), await signIn(puppet)];
    const scopes = ["administration:write", "services:write", "people:write", "attendance:write"];
    const made = must(await self.post<CreatedToken>("/me/access-tokens", { name: "Program", scopes, days: 1 }));
    const own = await send(self, "itRequest", device);
    const theirs = await send(await signIn(victim), "itRequest", device);
    expect([asked(own), asked(theirs)]).toEqual([[boss], [head]]);
    const state = async (): Promise<object> => ({
      attacker: await powerOf(attacker),
      administrators: await administrators(),
      asked: [await namings("person", attacker), await namings("role", held)],
    });
    const before = await state();
    const days = `/attendance/days?user=${victim}&from=2031-01-01&to=2031-01-31`;
    const mayRead = (await self.get(days)).status;

    // A token has at most its person's permissions, so attackers without administrative ones need not try twice.
    const isKeeper = isWhole || power.includes("user.manage") || power.includes("role.manage");
    for (const by of [self, ...(isKeeper ? [callerOf(server.url, made.token)] : [])])
      for (const way of Object.values(ways)) await way(by, team);

    // A holder of all permissions can give them to a second account: recorded and notified, not prevented.
    const after = await state();
    expect(isWhole ? { ...after, administrators: null } : after).toEqual(
      isWhole ? { ...before, administrators: null } : before,
    );
    expect((await self.get(days)).status).toBe(mayRead);
    const decision = { step: "manager", version: own.version, decision: "approve" };
    const tries = [[self, own], ...(isWhole ? [] : [[other, own] as const, [self, theirs] as const])] as const;
    for (const [by, { id, version }] of tries)
      expect((await by.post(`/requests/${id}/decisions`, { ...decision, version })).status).not.toBe(200);
    if (isWhole) return;
    const anew = await send(await signIn(victim), "itRequest", device);
    expect(asked(anew)).not.toContain(attacker);
    const again = [await send(self, "itRequest", device), await send(self, "employmentLetter", letter)];
    expect(again.flatMap(asked)).not.toContain(puppet);
  });
});
const letter = { language: "both", purpose: "bank" };
