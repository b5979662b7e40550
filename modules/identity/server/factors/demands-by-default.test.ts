import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { createSettings } from "#platform/settings/settings.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { setUpApp, signedIn } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createIdentity } from "../index.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

type Role = {
  id: string;
  key: string | null;
  version: number;
  secondFactorGraceDays: number | null;
  secondFactorIsDefault: boolean;
};
const day = 86_400_000;
const due = "second_factor_required_by_role";
let server: TestServer;
let alia: Caller;
let aliaId: string;

beforeAll(async () => {
  server = await startTestServer({ demandsByDefault: true });
  aliaId = await server.hire("Alia", "administrator");
  alia = await signedIn(server, aliaId);
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const listRoles = async (): Promise<Role[]> => (await alia.get<Role[]>("/roles")).data;
const roleOf = async (key: string): Promise<Role | undefined> => (await listRoles()).find((role) => role.key === key);

test("after the grace period members are refused until they set up a factor; their tokens stay valid", async () => {
  const omar = await server.hire("Omar", "moderator");
  const caller = await signedIn(server, omar);
  const { data: me } = await caller.get<{ secondFactorDue: string }>("/me");
  expect(Date.parse(me.secondFactorDue)).toBeGreaterThan(Date.now() + 13.9 * day);
  const made = await caller.post<{ token: string }>("/me/access-tokens", {
    name: "A program",
    scopes: ["profile:read"],
    days: 30,
  });
  const program = callerOf(server.url, made.data.token);

  server.moveClock(14 * day + 60_000);
  expect((await program.get("/me")).status).toBe(200);
  const later = await signedIn(server, omar);
  expect((await later.get("/notifications")).problem.code).toBe(due);
  // The grace period of a later member starts with the membership.
  const huda = await signedIn(server, await server.hire("Huda", "contentEditor"));
  expect((await huda.get("/notifications")).status).toBe(200);
  await setUpApp(later);
  expect((await later.get("/notifications")).status).toBe(200);
});

test("for members from before the upgrade the grace period starts with the upgrade", async () => {
  const { primary } = server.database;
  const noura = await server.hire("Noura", "moderator");
  await primary.updateTable("role").set({ second_factor_grace_days: null }).where("key", "=", "moderator").execute();
  await primary.deleteFrom("second_factor_demand").execute();
  await server.identity.alignDemands();
  // The days also pass without a sign-in.
  server.moveClock(14 * day + 60_000);
  expect((await (await signedIn(server, noura)).get("/notifications")).problem.code).toBe(due);
});

test("roles with managing permissions demand a factor by default, and stop when they lose them", async () => {
  const asking = (await listRoles()).filter(({ secondFactorGraceDays: days }) => days !== null);
  expect(asking.map(({ key }) => key)).toEqual(expect.arrayContaining(["administrator", "attendanceOfficer"]));
  expect(asking.every((role) => role.secondFactorGraceDays === 14 && role.secondFactorIsDefault)).toBe(true);
  expect((await roleOf("employee"))?.secondFactorGraceDays).toBeNull();

  const { data: made } = await alia.post<Role>("/roles", { nameEn: "Keepers", nameAr: "قائمون" });
  const set = async (version: number, permissions: string[]): Promise<Role> =>
    (await alia.put<Role>(`/roles/${made.id}/permissions`, { version, permissions })).data;
  expect(made.secondFactorGraceDays).toBeNull();
  const reading = await set(made.version, ["audit.read"]);
  expect(reading.secondFactorGraceDays).toBeNull();
  const managing = await set(reading.version, ["category.manage"]);
  expect(managing.secondFactorGraceDays).toBe(14);
  expect((await set(managing.version, [])).secondFactorGraceDays).toBeNull();
});

test("an officer's choice stays, including none, whatever permissions the role gets later", async () => {
  const moderator = await roleOf("moderator");
  const chosen = { version: moderator?.version, secondFactorGraceDays: null };
  const { data } = await alia.patch<Role>(`/roles/${moderator?.id ?? ""}`, chosen);
  expect([data.secondFactorGraceDays, data.secondFactorIsDefault]).toEqual([null, false]);
  const permissions = ["category.manage", "topic.moderate", "link.manage"];
  const { data: after } = await alia.put<Role>(`/roles/${data.id}/permissions`, { version: data.version, permissions });
  expect([after.secondFactorGraceDays, after.secondFactorIsDefault]).toEqual([null, false]);
  await server.identity.alignDemands();
  expect((await roleOf("moderator"))?.secondFactorGraceDays).toBeNull();
});

test("the audit records when a role began to demand a factor, without an actor", async () => {
  const { rows } = await sql<{ actor_id: string | null; details: object }>`
    select a.actor_id, a.details from audit a join role r on r.id::text = a.subject_id
    where a.subject_kind = 'role' and a.action = 'role.updated' and r.key = 'administrator'`.execute(
    server.database.primary,
  );
  expect(rows[0]).toMatchObject({
    actor_id: null,
    details: { before: { second_factor_grace_days: null }, after: { second_factor_grace_days: 14 }, byDefault: true },
  });
});

test("a demonstration demands no factor", async () => {
  const { database } = server;
  const demonstration = createIdentity({
    database,
    secretKeys: soleKey(Buffer.alloc(32)),
    settings: createSettings(),
    publicUrl: () => server.url,
    demonstration: { accounts: [], password: "" },
  });
  await demonstration.alignDemands();
  expect((await listRoles()).filter(({ secondFactorGraceDays: days }) => days !== null)).toEqual([]);
});
