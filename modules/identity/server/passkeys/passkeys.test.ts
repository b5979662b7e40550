import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SoftwareAuthenticator, type Deviation } from "#testing/authenticator.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { enrol, signedIn, type Tokens } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

const password = "a long walk in the dunes";
let server: TestServer;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  stranger = callerOf(server.url);
});
afterAll(() => server.close());

type Options = { challenge: string; user: { id: string }; rp: { id: string } };

async function register(caller: Caller, authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const { data } = await caller.post<Options>("/me/passkeys/options", {});
  const made = authenticator.register(data, deviation);
  return caller.post<{ recoveryCodes: string[] | null }>("/me/passkeys", { name: "My laptop", ...made });
}

async function signIn(authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const { data } = await stranger.post<{ challenge: string }>("/sign-in/passkey/options", {});
  return stranger.post<Tokens>("/sign-in/passkey", authenticator.signIn(data, deviation));
}

async function owner(name: string) {
  const id = await enrol(server, name, password);
  const caller = await signedIn(server, id);
  const authenticator = new SoftwareAuthenticator(server.url);
  const { data } = await register(caller, authenticator);
  return { id, caller, authenticator, recoveryCodes: data.recoveryCodes ?? [] };
}

describe("registering", () => {
  test.each<[string, Deviation]>([
    ["from another site", { origin: "https://elsewhere.example" }],
    ["for another domain", { domain: "elsewhere.example" }],
    ["by nobody it has verified", { isUnverified: true }],
  ])("is refused %s with 422", async (_, deviation) => {
    const caller = await signedIn(server, await server.hire(`Strange${Math.random()}`));
    const { status, problem } = await register(caller, new SoftwareAuthenticator(server.url), deviation);
    expect([status, problem.code]).toEqual([422, "passkey_refused"]);
  });

  test("is refused with another person's challenge, a used challenge, and a known credential", async () => {
    const { caller, authenticator } = await owner("Salma");
    const other = await signedIn(server, await server.hire("Hani"));
    const { data } = await caller.post<Options>("/me/passkeys/options", {});
    const made = new SoftwareAuthenticator(server.url).register(data);
    expect((await other.post("/me/passkeys", { name: "Theirs", ...made })).problem.code).toBe("passkey_refused");
    expect((await caller.post("/me/passkeys", { name: "Mine", ...made })).status).toBe(201);
    expect((await caller.post("/me/passkeys", { name: "Mine", ...made })).problem.code).toBe("passkey_refused");
    expect((await register(other, authenticator)).problem.code).toBe("passkey_refused");
  });

  test("concurrently stores one passkey per response, and one person per credential", async () => {
    const [one, another] = [
      await signedIn(server, await server.hire("Faisal")),
      await signedIn(server, await server.hire("Ghada")),
    ];
    const options = async (caller: Caller) => (await caller.post<Options>("/me/passkeys/options", {})).data;
    const made = new SoftwareAuthenticator(server.url).register(await options(one));
    const sent = await Promise.all([1, 2, 3, 4].map(() => one.post("/me/passkeys", { name: "Mine", ...made })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect((await one.get<{ passkeys: object[] }>("/me/second-factor")).data.passkeys).toHaveLength(1);

    const shared = new SoftwareAuthenticator(server.url);
    const [mine, theirs] = [shared.register(await options(one)), shared.register(await options(another))];
    const kept = await Promise.all([
      one.post("/me/passkeys", { name: "Ours", ...mine }),
      another.post("/me/passkeys", { name: "Ours", ...theirs }),
    ]);
    expect(kept.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });
});

describe("signing in", () => {
  test("needs no address, counts as both factors, and the password alone is no longer accepted", async () => {
    const { id, authenticator, recoveryCodes, caller } = await owner("Omar");
    expect(recoveryCodes).toHaveLength(10);
    const subjects = async () => (await server.mailsTo("omar@diwan.example")).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining("was set up"));
    const { status, data } = await signIn(authenticator);
    expect([status, data.user.id]).toEqual([200, id]);
    expect((await callerOf(server.url, data.token).get("/me")).status).toBe(200);
    const byPassword = await stranger.post("/sign-in", { email: "omar@diwan.example", password });
    expect(byPassword.problem).toMatchObject({ code: "second_factor_required", ways: ["passkey", "recovery"] });
    const held = await caller.get<{ passkeys: object[] }>("/me/second-factor");
    expect(held.data.passkeys).toMatchObject([{ name: "My laptop", isBackedUp: true, lastUsedAt: expect.any(String) }]);
  });

  test.each<[string, Deviation]>([
    ["a signature of another key", { isForged: true }],
    ["a page of another site", { origin: "https://elsewhere.example" }],
    ["another domain", { domain: "elsewhere.example" }],
    ["nobody verified", { isUnverified: true }],
    ["a count that has fallen back, as that of a copy", { counter: 1 }],
  ])("%s is refused with 422", async (_, deviation) => {
    const { authenticator } = await owner(`Careful${String(Math.random()).slice(2)}`);
    expect((await signIn(authenticator)).status).toBe(200);
    expect((await signIn(authenticator, { counter: 7 })).status).toBe(200);
    const { status, problem } = await signIn(authenticator, deviation);
    expect([status, problem.code]).toEqual([422, "passkey_refused"]);
    expect((await signIn(authenticator, { counter: 20 })).status).toBe(200);
  });

  test("a challenge is valid once and for five minutes, and the response of another user is refused", async () => {
    const { authenticator } = await owner("Reem");
    const { authenticator: other } = await owner("Rima");
    const { data } = await stranger.post<{ challenge: string }>("/sign-in/passkey/options", {});
    expect((await stranger.post("/sign-in/passkey", authenticator.signIn(data))).status).toBe(200);
    expect((await stranger.post("/sign-in/passkey", authenticator.signIn(data))).status).toBe(422);
    const next = await stranger.post<{ challenge: string }>("/sign-in/passkey/options", {});
    const { userHandle } = other.signIn(next.data);
    const mixed = { ...authenticator.signIn(next.data), userHandle };
    expect((await stranger.post("/sign-in/passkey", mixed)).status).toBe(422);
    const late = await stranger.post<{ challenge: string }>("/sign-in/passkey/options", {});
    server.moveClock(6 * 60_000);
    expect((await stranger.post("/sign-in/passkey", authenticator.signIn(late.data))).status).toBe(422);
    server.moveClock(0);
  });

  test("a passkey is renamed by its owner only, with a valid name, and the change is recorded", async () => {
    const { id: ownerId, caller } = await owner("Maha");
    const { caller: other } = await owner("Amal");
    const { data } = await caller.get<{ passkeys: { id: string }[] }>("/me/second-factor");
    const path = `/me/passkeys/${data.passkeys[0]?.id ?? ""}`;
    expect((await other.patch(path, { name: "Theirs" })).problem.code).toBe("not_found");
    expect((await caller.patch(path, { name: "  " })).problem.fields[0]?.path).toBe("name");
    expect((await caller.patch(path, { name: "x".repeat(61) })).status).toBe(400);
    const renamed = await caller.patch<{ passkeys: object[] }>(path, { name: " حاسوب المكتب " });
    expect([renamed.status, renamed.data.passkeys]).toMatchObject([200, [{ name: "حاسوب المكتب" }]]);
    // The same name is no change.
    await caller.patch(path, { name: "حاسوب المكتب" });
    const written = await server.database.primary
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "passkey.renamed")
      .where("actor_id", "=", ownerId)
      .execute();
    expect(written).toEqual([{ details: { before: { name: "My laptop" }, after: { name: "حاسوب المكتب" } } }]);
  });

  test("a passkey is removed by its owner only, and is refused afterwards", async () => {
    const { caller, authenticator } = await owner("Nora");
    const { caller: other } = await owner("Hind");
    const { data } = await caller.get<{ passkeys: { id: string }[] }>("/me/second-factor");
    const path = `/me/passkeys/${data.passkeys[0]?.id ?? ""}/removal`;
    expect((await other.post(path, { password })).status).toBe(404);
    expect((await caller.post(path, {})).problem.code).toBe("password_wrong");
    expect((await caller.post<{ passkeys: object[] }>(path, { password })).data.passkeys).toEqual([]);
    expect((await signIn(authenticator)).problem.code).toBe("passkey_refused");
    expect((await stranger.post("/sign-in", { email: "nora@diwan.example", password })).status).toBe(200);
  });

  test("the passkey of a disabled account is refused with `account_disabled`", async () => {
    const { id, authenticator } = await owner("Dina");
    await server.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", id)
      .execute();
    expect((await signIn(authenticator)).problem.code).toBe("account_disabled");
  });
});
