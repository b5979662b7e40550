import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PersonRecord } from "#modules/people/contract/schemas-records.ts";
import { startBoundWorld, type Bounded, type BoundWorld } from "#testing/bound-world.ts";
import type { Caller, Reply } from "#testing/call.ts";
import { passkeyOf } from "#testing/factor-fixtures.ts";
import type { Permission } from "#shared/permissions.ts";
import type { Role } from "../../contract/schemas-roles.ts";
import type { Account, AssignableRole, ImportedAccounts } from "../../contract/users/schemas.ts";

// Attacks by officers with bounds of `user.manage`: through accounts they would gain authority that they lack.

let world: BoundWorld;
let officer: Caller & { id: string };
let count = 0;
beforeAll(async () => {
  world = await startBoundWorld();
  officer = await world.officer(["user.manage"], { departments: [world.north] });
});
afterAll(() => world.server.close());

const hire = (name: string): Promise<Bounded> => world.hire(`${name}${(count += 1)}`, world.north, world.here);
const stranger = (name: string): Promise<Bounded> => world.hire(`${name}${(count += 1)}`, world.south, world.there);
const addressOf = ({ name }: Bounded): string => `${name.toLowerCase()}@diwan.example`;
const refusal = ({ status, problem }: Reply): unknown[] => [status, problem.code];
const refusedField = ({ problem }: Reply): unknown[] => [problem.code, problem.fields[0]?.path];
const read = async (id: string): Promise<Account> => (await world.alia.get<Account>(`/accounts/${id}`)).data;
const setStatus = (id: string, status: "disabled" | "invited"): Promise<unknown> =>
  world.server.write((tx) => tx.updateTable("account").set({ status }).where("person_id", "=", id).execute());
const send = async (rows: readonly string[], dryRun = false): Promise<ImportedAccounts> => {
  const answer = await officer.post<ImportedAccounts>("/accounts/import", { csv: rows.join("\n"), dryRun });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const errorsOf = ({ errors }: ImportedAccounts) => errors.map(({ row, column }) => [row, column]);

async function join(id: string, permissions: readonly Permission[], departments?: readonly string[]): Promise<void> {
  const name = `Role ${(count += 1)}`;
  const { data: role } = await world.alia.post<Role>("/roles", { nameEn: name, nameAr: name });
  const answers: Reply[] = [];
  if (departments !== undefined)
    answers.push(
      await world.alia.put(`/roles/${role.id}/bounds`, { version: 1, bounds: { departments, locations: [] } }),
    );
  const version = departments === undefined ? 1 : 2;
  answers.push(await world.alia.put(`/roles/${role.id}/permissions`, { version, permissions }));
  answers.push(await world.alia.post(`/roles/${role.id}/members`, { people: [id] }));
  for (const { status, text } of answers) expect(status, text).toBeLessThan(400);
}

describe("an account with more authority stays as it is", () => {
  let administrator: Bounded, wider: Bounded, other: Bounded;
  beforeAll(async () => {
    [administrator, wider, other] = [await hire("Administrator"), await hire("Wider"), await hire("Other")];
    const { data } = await world.alia.get<AssignableRole[]>("/accounts/roles");
    const role = data.find(({ key }) => key === "administrator")?.id;
    await world.alia.post(`/roles/${role}/members`, { people: [administrator.id] });
    await join(wider.id, ["user.manage"], [world.north, world.south]);
    await join(other.id, ["attendance.manage"], [world.north]);
  });

  test("of an administrator, of an officer with wider bounds, and with another permission", async () => {
    for (const { id } of [administrator, wider, other]) {
      await world.server.write((tx) => passkeyOf(tx, id));
      const { data: account } = await officer.get<Account>(`/accounts/${id}`);
      expect(Object.values(account.can)).not.toContain(true);
      const { version } = account;
      const answers = [
        await officer.patch(`/accounts/${id}`, { version, email: `mine${id}@diwan.example` }),
        await officer.post(`/accounts/${id}/deactivate`, { reason: "Mine" }),
        await officer.delete(`/accounts/${id}/second-factor`),
        await officer.delete(`/accounts/${id}/sessions`),
      ];
      for (const answer of answers) expect(refusal(answer)).toEqual([422, "permission_not_held"]);
      const body = { action: "deactivate", ids: [id], reason: "Mine" };
      expect(refusedField(await officer.post("/accounts/changes", body))).toEqual(["permission_not_held", "ids.0"]);
      expect(await read(id)).toMatchObject({ status: "active", pendingEmail: null, version });
      await setStatus(id, "invited");
      expect(refusal(await officer.post(`/accounts/${id}/invitation`))).toEqual([422, "permission_not_held"]);
      await setStatus(id, "disabled");
      expect(refusal(await officer.post(`/accounts/${id}/activate`))).toEqual([422, "permission_not_held"]);
    }
  });

  test("but not of an officer with the same bounds or narrower ones", async () => {
    const { data } = await world.alia.get<{ id: string; parent: string | null }[]>("/departments");
    const below = data.find(({ parent }) => parent === world.north)?.id ?? "";
    for (const departments of [[world.north], [below]]) {
      const peer = await hire("Peer");
      await join(peer.id, ["user.manage"], departments);
      expect((await officer.post(`/accounts/${peer.id}/deactivate`, { reason: "Left" })).status).toBe(200);
      expect((await officer.post(`/accounts/${peer.id}/activate`)).status).toBe(200);
    }
  });

  test("roles, viewing, erasure and the approval of addresses stay closed, and no button offers them", async () => {
    const { id } = await hire("Plain");
    const { data } = await officer.get<Account>(`/accounts/${id}`);
    expect(data.can).toMatchObject({ changeEmail: true, deactivate: true, endSessions: true });
    expect(data.can).toMatchObject({ setRoles: false, view: false, approveEmail: false });
    const closed = [
      await officer.put(`/accounts/${id}/roles`, { version: data.version, roles: [] }),
      await officer.post("/accounts/role-changes", { gives: true, role: "1", ids: [id] }),
      await officer.post(`/accounts/${id}/view`, { reason: "Mine" }),
      await officer.post(`/accounts/${id}/erasure`, { ground: "asked", name: "x" }),
      await officer.post(`/accounts/${id}/email-approval`),
    ];
    for (const answer of closed) expect(refusal(answer)).toEqual([403, "permission_within_bounds"]);
  });
});

describe("an address", () => {
  test("of an active person waits for their approval; the new mailbox is not asked", async () => {
    const person = await hire("Moving");
    const email = `moved${person.id}@diwan.example`;
    const { version } = await read(person.id);
    const answer = await officer.patch<Account>(`/accounts/${person.id}`, { version, email });
    expect(answer.data).toMatchObject({ email: addressOf(person), pendingEmail: email, isEmailHeld: true });
    expect(await world.server.mailsTo(email)).toEqual([]);
  });

  test("of a person who was only invited is not changed: the account would go to it with all that is its", async () => {
    const [manager, person] = [await hire("Invited"), await stranger("Report")];
    await world.server.write((tx) =>
      tx.updateTable("person").set({ manager_id: manager.id }).where("id", "=", person.id).execute(),
    );
    await setStatus(manager.id, "invited");
    const { data } = await officer.get<Account>(`/accounts/${manager.id}`);
    expect(data.can).toMatchObject({ changeEmail: false, invite: true });
    const body = { version: data.version, email: "puppet@diwan.example" };
    expect(refusal(await officer.patch(`/accounts/${manager.id}`, body))).toEqual([422, "permission_not_held"]);
    expect((await read(manager.id)).email).toBe(addressOf(manager));
    expect((await officer.post(`/accounts/${manager.id}/invitation`)).status).toBe(201);
  });
});

describe("an invitation", () => {
  const invite = (more: object): Promise<Reply<Account>> =>
    officer.post<Account>("/accounts", {
      email: `new${(count += 1)}@diwan.example`,
      nameEn: "New",
      locale: "en",
      department: world.north,
      ...more,
    });

  test("needs a department within, and a manager within", async () => {
    const [near, far] = [await hire("Near"), await stranger("Far")];
    for (const department of [null, undefined, world.south])
      expect(refusedField(await invite({ department }))).toEqual(["department_unknown", "department"]);
    expect(refusedField(await invite({ manager: far.id }))).toEqual(["person_unknown", "manager"]);
    expect(refusedField(await invite({ manager: officer.id }))).toEqual(["person_unknown", "manager"]);
    const { status, data } = await invite({ manager: near.id });
    expect([status, data.department?.id, data.manager?.id]).toEqual([201, world.north, near.id]);
  });

  test("gives no role, not even one without permissions", async () => {
    const { data: role } = await world.alia.post<Role>("/roles", { nameEn: "Empty", nameAr: "Empty" });
    const { data: roles } = await officer.get<AssignableRole[]>("/accounts/roles");
    expect(roles.filter(({ canGrant, canTake }) => canGrant || canTake)).toEqual([]);
    for (const one of [role.id, roles.find(({ key }) => key === "administrator")?.id])
      expect(refusedField(await invite({ roles: [{ role: one }] }))).toEqual(["permission_not_held", "roles.0.role"]);
  });

  test("is recorded with the bounds", async () => {
    const { data } = await invite({});
    const { rows } = await world.server.write((tx) =>
      sql<{ action: string; within: unknown }>`
        select action, details -> 'within' as within from audit
        where subject_kind = 'person' and subject_id = ${data.id} and action = 'account.invited'`.execute(tx),
    );
    expect(JSON.stringify(rows)).toContain(`"${world.north}"`);
  });
});

describe("oneself", () => {
  test("is not deactivated, and gains no authority", async () => {
    const own = await world.officer(["user.manage"], { departments: [world.north] });
    await world.server.write((tx) =>
      tx.updateTable("person").set({ department_id: world.north }).where("id", "=", own.id).execute(),
    );
    expect(refusal(await own.post(`/accounts/${own.id}/deactivate`, { reason: "Mine" }))).toEqual([422, "own_account"]);
    const { data } = await world.alia.get<PersonRecord>(`/users/${(await hire("Report")).id}/record`);
    const answer = await own.patch(`/users/${data.id}`, { version: data.version, manager: own.id });
    expect(refusedField(answer)).toEqual(["own_authority", "manager"]);
  });
});

describe("an import", () => {
  test("says of a row with the address or the number of a person outside only that it is refused", async () => {
    const far = await stranger("Far");
    await world.server.write((tx) =>
      tx.updateTable("person").set({ employee_number: "Far-1", title_en: "Secret" }).where("id", "=", far.id).execute(),
    );
    for (const row of [`${addressOf(far)},,Mine`, `,Far-1,Mine`, `${addressOf(far)},,Secret`, `${addressOf(far)},,`])
      for (const dryRun of [true, false]) {
        const outcome = await send(["email,number,title", row], dryRun);
        expect(errorsOf(outcome)).toEqual([[2, null]]);
        expect(outcome).toMatchObject({ applied: false, changes: [], changed: 0, known: 0, created: 0 });
        expect(JSON.stringify(outcome)).not.toContain("Secret");
      }
    expect(await read(far.id)).toMatchObject({ titleEn: "Secret", department: { id: world.south } });
  });

  test("moves no one from outside to inside, nor from inside to outside, and refuses the whole table", async () => {
    const [near, far] = [await hire("Near"), await stranger("Far")];
    const outcome = await send([
      "email,department,manager,title",
      `${addressOf(far)},North,,`,
      `${addressOf(near)},South,,`,
      `${addressOf(await hire("Near"))},,${addressOf(far)},`,
      `${addressOf(await hire("Near"))},,,Engineer`,
    ]);
    expect(outcome.applied).toBe(false);
    expect(errorsOf(outcome)).toEqual([
      [2, null],
      [3, "department"],
      [4, "manager"],
    ]);
    expect((await read(near.id)).department?.id).toBe(world.north);
  });

  test("invites into departments within only, and with no role", async () => {
    const rows = ["email,name,department,manager,role"];
    const [near, far] = [await hire("Near"), await stranger("Far")];
    const refused = await send([
      ...rows,
      "import-1@diwan.example,One,,,",
      "import-2@diwan.example,Two,South,,",
      `import-3@diwan.example,Three,North,${addressOf(far)},`,
      "import-4@diwan.example,Four,North,,Administrators",
      "import-5@diwan.example,Five,North,,Empty",
    ]);
    expect(refused.applied).toBe(false);
    expect(errorsOf(refused)).toEqual([
      [2, "department"],
      [3, "department"],
      [4, "manager"],
      [5, "role"],
      [6, "role"],
    ]);
    const made = await send([
      ...rows,
      `import-6@diwan.example,Six,North,${addressOf(near)},`,
      "import-7@diwan.example,Seven,North-East,import-6@diwan.example,",
    ]);
    expect(made).toMatchObject({ applied: true, created: 2, errors: [] });
  });

  test("keeps values that a row repeats, also of a department that the officer does not reach", async () => {
    const byLocation = await world.officer(["user.manage"], { locations: [world.here] });
    const near = await hire("Near");
    const csv = `email,department,title\n${addressOf(near)},North,Engineer`;
    const { data } = await byLocation.post<ImportedAccounts>("/accounts/import", { csv, dryRun: false });
    expect(data).toMatchObject({ applied: true, changed: 1, errors: [] });
  });
});
