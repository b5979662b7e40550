import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { enrol, setUpApp, signedIn } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

const day = 86_400_000;
let server: TestServer;
let alia: Caller;
let aliaId: string;
let roles: { id: string; key: string | null; version: number }[];

beforeAll(async () => {
  server = await startTestServer();
  aliaId = await server.hire("Alia", "administrator");
  alia = await signedIn(server, aliaId);
  roles = (await alia.get<typeof roles>("/roles")).data;
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

async function demand(key: string, secondFactorGraceDays: number | null) {
  const { id = "" } = roles.find((role) => role.key === key) ?? {};
  const { data } = await alia.get<{ version: number }>(`/roles/${id}`);
  return alia.patch<{ secondFactorGraceDays: number | null }>(`/roles/${id}`, {
    version: data.version,
    secondFactorGraceDays,
  });
}

const meOf = (caller: Caller) => caller.get<{ secondFactorDue: string | null }>("/me");

test("an officer without a factor cannot demand one, and so cannot lock themselves out", async () => {
  const { status, problem } = await demand("administrator", 0);
  expect([status, problem.code]).toEqual([422, "own_factor_missing"]);
  await setUpApp(alia);
  expect((await demand("administrator", 0)).data.secondFactorGraceDays).toBe(0);
  expect((await alia.get("/roles")).status).toBe(200);
  expect((await demand("administrator", null)).data.secondFactorGraceDays).toBeNull();
});

test("during the grace period all routes are allowed, after it only those that protect the account", async () => {
  const id = await server.hire("Omar", "moderator");
  const before = await signedIn(server, id);
  expect((await meOf(before)).data.secondFactorDue).toBeNull();
  const asked = Date.now();
  expect((await demand("moderator", 7)).status).toBe(200);

  // At most five seconds later, in a session that was open before.
  server.moveClock(6_000);
  const { secondFactorDue } = (await meOf(before)).data;
  expect(Date.parse(secondFactorDue ?? "")).toBeGreaterThanOrEqual(asked + 7 * day);
  expect(Date.parse(secondFactorDue ?? "")).toBeLessThanOrEqual(Date.now() + 6_000 + 7 * day);
  expect((await before.get("/roles")).status).toBe(403);
  expect((await before.get("/notifications")).status).toBe(200);

  server.moveClock(7 * day + 60_000);
  const omar = await signedIn(server, id);
  const refused = [
    await omar.get("/notifications"),
    await omar.get("/roles"),
    await omar.get("/events"),
    await omar.post("/topics", {}),
  ];
  expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
    refused.map(() => [403, "second_factor_required_by_role"]),
  );
  const open = [await omar.get("/me"), await omar.get("/me/second-factor"), await omar.get("/me/sessions")];
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);

  await setUpApp(omar);
  expect((await meOf(omar)).data.secondFactorDue).toBeNull();
  expect((await omar.get("/notifications")).status).toBe(200);
  expect((await omar.post("/sign-out")).status).toBe(204);
});

test("the grace period starts with a role's first demand, even if a factor was added and removed since", async () => {
  const password = "a long walk in the dunes";
  const id = await enrol(server, "Reem", password);
  await server.write((tx) => server.identity.startSession(tx, id, { ip: null, userAgent: null }));
  await setUpApp(await signedIn(server, id));
  expect((await demand("employee", 3)).status).toBe(200);
  server.moveClock(4 * day);
  const caller = await signedIn(server, id);
  expect((await meOf(caller)).data.secondFactorDue).toBeNull();
  const removed = await server.database.primary.deleteFrom("totp_factor").where("person_id", "=", id).execute();
  expect(removed).toHaveLength(1);
  server.moveClock(4 * day + 6_000);
  expect((await caller.get("/notifications")).problem.code).toBe("second_factor_required_by_role");

  // A demand that is removed and added again starts a new grace period.
  const [administrator] = [await signedIn(server, aliaId)];
  expect((await administrator.get("/roles")).status).toBe(200);
  alia = administrator;
  await demand("employee", null);
  server.moveClock(4 * day + 12_000);
  expect((await caller.get("/notifications")).status).toBe(200);
  await demand("employee", 3);
  server.moveClock(4 * day + 18_000);
  expect((await caller.get("/notifications")).status).toBe(200);
  expect((await meOf(caller)).data.secondFactorDue).not.toBeNull();
  await demand("employee", null);
});

test("a session by single sign-on fulfils the demand", async () => {
  const id = await server.hire("Huda", "contentEditor");
  expect((await demand("contentEditor", 0)).status).toBe(200);
  const { token } = await server.startSession(id);
  const caller = callerOf(server.url, token);
  expect((await caller.get("/notifications")).status).toBe(403);
  await server.database.primary
    .updateTable("session")
    .set({ authenticated_by: ["oidc"] })
    .where("person_id", "=", id)
    .execute();
  server.moveClock(6_000);
  expect((await caller.get("/notifications")).status).toBe(200);
});
