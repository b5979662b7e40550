import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCodes } from "#shared/errors.ts";
import type { TokenScope } from "#shared/permissions.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { enrol } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { CreatedToken, OwnTokens, PersonalToken } from "../../contract/tokens/schemas.ts";
import { createTokenText, isTokenText, isWellFormed } from "./compute-token-hash.ts";

const day = 86_400_000;
let server: TestServer;
let omarId: string;
let aliaId: string;
let omar: Caller;
let alia: Caller;

const signedIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
const make = (by: Caller, scopes: readonly TokenScope[], days = 30) =>
  by.post<CreatedToken>("/me/access-tokens", { name: "Reports", scopes, days });
const programOf = async (by: Caller, ...scopes: TokenScope[]): Promise<Caller> =>
  callerOf(server.url, (await make(by, scopes)).data.token);
const topic = { categoryId: "2", titleEn: "From a program", contentEn: "It wrote this." };

beforeAll(async () => {
  server = await startTestServer();
  omarId = await server.hire("Omar");
  aliaId = await server.hire("Alia", "administrator");
});
afterAll(() => server.close());
beforeEach(async () => {
  server.moveClock(0);
  await sql`update personal_token set ended_at = now()`.execute(server.database.primary);
  omar = await signedIn(omarId);
  alia = await signedIn(aliaId);
});

describe("the text of a token", () => {
  test("has a prefix and a checksum that rejects similar texts", () => {
    const text = createTokenText();
    expect(text).toMatch(/^diwan_[0-9A-Za-z]{49}$/);
    expect([isTokenText(text), isWellFormed(text)]).toEqual([true, true]);
    const last = text.endsWith("A") ? "B" : "A";
    for (const other of [`${text.slice(0, -1)}${last}`, text.toUpperCase(), `${text}A`, "diwan_", text.slice(6)])
      expect(isWellFormed(other), other).toBe(false);
    expect(new Set(Array.from({ length: 200 }, createTokenText)).size).toBe(200);
  });
});

test("a token is refused without a session, a name, a scope, and for longer than allowed", async () => {
  expect((await make(callerOf(server.url), ["people:read"])).status).toBe(401);
  const bad = [{ name: " " }, { scopes: [] }, { scopes: ["everything"] }, { days: 366 }, { days: 0 }];
  for (const wrong of bad) {
    const given = { name: "Reports", scopes: ["people:read"], days: 30, ...wrong };
    expect((await omar.post("/me/access-tokens", given)).problem.code, JSON.stringify(wrong)).toBe("fields_invalid");
  }
  const { problem } = await make(omar, ["scim"]);
  expect([problem.code, problem.fields[0]?.path]).toEqual(["permission_not_held", "scopes"]);
  expect((await make(alia, ["scim"])).status).toBe(201);
});

test("a token is shown once, and is neither stored, listed nor recorded", async () => {
  const made = await make(omar, ["community:read", "people:read"], 90);
  expect(made.status).toBe(201);
  const { id, token } = made.data;
  const listed = await omar.get<OwnTokens>("/me/access-tokens");
  expect(listed.data.tokens).toMatchObject([
    { id, name: "Reports", scopes: ["community:read", "people:read"], lastUsedAt: null },
  ]);
  const seen = await alia.get<PersonalToken[]>(`/accounts/${omarId}/access-tokens`);
  expect(seen.data.map((each) => each.id)).toEqual([id]);
  const { rows } = await sql<{ text: string }>`
    select t::text as text from personal_token t union all select a::text from audit a
    union all select i::text from idempotency i`.execute(server.database.primary);
  const kept = JSON.stringify([listed.data, seen.data, rows]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(token.slice(6));
});

test("a token requires the password ten minutes after sign-in, and its owner gets a mail", async () => {
  const password = "a long walk in the dunes";
  const id = await enrol(server, "Salma", password);
  const salma = await signedIn(id);
  const makeWith = (more: object) =>
    salma.post<CreatedToken>("/me/access-tokens", { name: "Reports", scopes: ["people:read"], days: 30, ...more });
  expect((await makeWith({})).status).toBe(201);
  const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  await sql`update session set created_at = ${longAgo} where person_id = ${id}`.execute(server.database.primary);
  for (const [more, code] of [
    [{}, "proof_needed"],
    [{ password: "another password" }, "password_wrong"],
  ] as const) {
    const { status, problem } = await makeWith(more);
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, code, "password"]);
  }
  expect((await makeWith({ password })).status).toBe(201);
  await expect.poll(async () => (await server.mailsTo("salma@diwan.example")).length).toBeGreaterThanOrEqual(2);
});

test("a person may have twenty tokens at a time", async () => {
  for (let count = 0; count < 20; count += 1) expect((await make(omar, ["people:read"])).status).toBe(201);
  expect((await make(omar, ["people:read"])).problem.code).toBe("limit_reached");
});

test("a token allows its scopes, is named in the audit, and its use is stored once a minute", async () => {
  const { token, id } = (await make(omar, ["community:write"])).data;
  const program = callerOf(server.url, token);
  const written = await program.post<{ id: string }>("/topics", topic);
  expect(written.status).toBe(201);
  expect((await program.get("/topics")).status).toBe(200);
  const { rows } = await sql<{ actor: string; token: string }>`
    select actor_id as actor, details ->> 'tokenId' as token from audit
    where action = 'topic.created' and subject_id = ${written.data.id}`.execute(server.database.primary);
  expect(rows).toEqual([{ actor: omarId, token: id }]);
  const usedAt = async () => (await omar.get<OwnTokens>("/me/access-tokens")).data.tokens[0]?.lastUsedAt;
  const first = await usedAt();
  expect(first).toEqual(expect.any(String));
  server.moveClock(30_000);
  expect((await program.get("/topics")).status).toBe(200);
  expect(await usedAt()).toBe(first);
  server.moveClock(70_000);
  expect((await program.get("/topics")).status).toBe(200);
  expect(await usedAt()).not.toBe(first);
  const own = await omar.post<{ id: string }>("/topics", topic);
  const { rows: others } = await sql<{ details: object }>`
    select details from audit where action = 'topic.created' and subject_id = ${own.data.id}`.execute(
    server.database.primary,
  );
  expect(others[0]?.details).not.toHaveProperty("tokenId");
});

test("a token without the required scope is refused with 403 and the name of the scope", async () => {
  const reader = await programOf(omar, "community:read");
  const refused = await reader.post("/topics", topic);
  expect([refused.status, refused.problem.code, refused.problem.scope]).toEqual([
    403,
    "scope_missing",
    "community:write",
  ]);
  expect((await reader.get("/users")).problem.scope).toBe("people:read");
  const all = await programOf(alia, "community:write", "people:write", "profile:write", "attendance:write");
  expect((await all.get("/accounts")).problem.scope).toBe("administration:read");
  expect((await all.get("/attendance/board")).problem.scope).toBe("administration:read");
});

test("without the scope of administration an administrator's token has an employee's permissions", async () => {
  const { data } = await omar.post<{ id: string }>("/topics", topic);
  const program = await programOf(alia, "community:write", "administration:read");
  const refused = await program.delete(`/topics/${data.id}`);
  expect([refused.status, refused.problem.code]).toEqual([403, "not_allowed"]);
  const stronger = await programOf(alia, "community:write", "administration:write");
  expect((await stronger.delete(`/topics/${data.id}`)).status).toBe(204);
});

test("a token of all scopes is refused for routes that require a person", async () => {
  const program = await programOf(
    alia,
    ...(["profile", "community", "attendance", "services", "people", "administration"] as const).map(
      (area) => `${area}:write` as const,
    ),
  );
  const deeds: [keyof Caller, string, unknown?][] = [
    ["get", "/me/access-tokens"],
    ["post", "/me/access-tokens", { name: "Another", scopes: ["scim"], days: 30 }],
    ["delete", "/me/access-tokens/1"],
    ["get", `/accounts/${omarId}/access-tokens`],
    ["get", "/me/sessions"],
    ["delete", "/me/sessions"],
    ["delete", `/accounts/${omarId}/sessions`],
    ["delete", `/accounts/${omarId}/second-factor`],
    ["patch", `/accounts/${omarId}`, { version: 1, email: "another@diwan.example" }],
    ["put", "/me/password", { currentPassword: "x", newPassword: "another good sentence" }],
    ["post", "/sign-out"],
    ["get", "/events"],
    ["get", "/search?q=x"],
    ["post", "/attendance/punches", { kind: "in" }],
    ["post", "/topics/1/reports", { reason: "spam" }],
    ["put", "/topics/1/acknowledgement"],
  ];
  for (const [method, path, body] of deeds) {
    const { status, problem } = await program[method](path, body);
    expect([path, status, problem.code]).toEqual([path, 403, "token_not_accepted"]);
  }
});

describe("a token ends", () => {
  const works = async (program: Caller): Promise<number> => (await program.get("/users")).status;

  test("when it expires, or the organisation allows less", async () => {
    const [program, other] = [await programOf(omar, "people:read"), await programOf(omar, "people:read")];
    server.moveClock(8 * day);
    const late = await signedIn(omarId);
    expect(await works(program)).toBe(200);
    const allowed = async () => (await late.get<OwnTokens>("/me/access-tokens")).data.maximumDays;
    const allow = async (tokenMaximumDays: number): Promise<void> => {
      const administrator = await signedIn(aliaId);
      const { version } = (await administrator.get<{ version: number }>("/settings")).data;
      expect((await administrator.patch("/settings", { version, tokenMaximumDays })).status).toBe(200);
      // Settings are cached for five seconds, and the next test creates tokens with them.
      await expect.poll(allowed).toBe(tokenMaximumDays);
    };
    await allow(7);
    expect(await works(other)).toBe(401);
    expect((await make(late, ["people:read"], 8)).problem.code).toBe("fields_conflict");
    await allow(365);
    server.moveClock(30 * day + 6_000);
    expect(await works(program)).toBe(401);
  });

  test("when its owner or an officer ends it, at once", async () => {
    for (const [ender, path] of [
      [omar, "/me/access-tokens"],
      [alia, `/accounts/${omarId}/access-tokens`],
    ] as const) {
      const { id, token } = (await make(omar, ["people:read"])).data;
      const program = callerOf(server.url, token);
      expect(await works(program)).toBe(200);
      expect((await ender.delete(`${path}/${id}`)).status).toBe(204);
      expect(await works(program)).toBe(401);
      expect((await ender.delete(`${path}/${id}`)).status).toBe(404);
    }
  });

  test("with the account, and stays ended after a reactivation", async () => {
    const leaver = await server.hire("Faisal");
    const program = await programOf(await signedIn(leaver), "people:read");
    expect(await works(program)).toBe(200);
    expect((await alia.post(`/accounts/${leaver}/deactivate`, { reason: "Has left." })).status).toBe(200);
    expect(await works(program)).toBe(401);
    await sql`update account set status = 'active' where person_id = ${leaver}`.execute(server.database.primary);
    server.moveClock(6_000);
    expect(await works(program)).toBe(401);
  });

  test("for a former role of its owner only", async () => {
    const former = await server.hire("Noura", "administrator");
    const program = await programOf(await signedIn(former), "administration:read", "people:read");
    expect((await program.get("/accounts")).status).toBe(200);
    const { version } = (await alia.get<{ version: number }>(`/accounts/${former}`)).data;
    expect((await alia.put(`/accounts/${former}/roles`, { version, roles: [] })).status).toBe(200);
    expect((await program.get("/accounts")).problem.code).toBe("not_allowed");
    expect(await works(program)).toBe(200);
  });
});

test("routes that give access, reveal identities or span several areas are closed to tokens", () => {
  const decisions = server.routes
    .map(({ route }) => route)
    .filter(({ permission }) => permission !== "public")
    .map((route) => ({
      title: `${route.method} ${route.path}`,
      scope: route.tokenScope,
    }));
  const closed = decisions.filter(({ scope }) => scope === null).map(({ title }) => title);
  expect(closed).toEqual(expect.arrayContaining(["PATCH /accounts/{id}", "POST /attendance/punches", "GET /events"]));
  const guarded = [
    "/sign-out",
    "/events",
    "/search",
    ...["password", "sessions", "access-tokens", "second-factor", "passkeys", "personal-data", "single-sign-on"].map(
      (name) => `/me/${name}`,
    ),
    ...["sessions", "access-tokens", "second-factor", "erasure", "view"].map((name) => `/accounts/{id}/${name}`),
  ];
  for (const address of guarded) {
    const there = decisions.filter(({ title }) => title.endsWith(` ${address}`) || title.includes(` ${address}/`));
    expect(there, address).not.toEqual([]);
    expect(there.filter(({ scope }) => scope !== null)).toEqual([]);
  }
  const administration = decisions.filter(({ title }) => /^\w+ \/(accounts|roles|audit|settings|jobs)\b/.test(title));
  expect(administration.filter(({ scope }) => scope !== null && !scope.startsWith("administration:"))).toEqual([]);
  expect(errorCodes).toEqual(expect.arrayContaining(["scope_missing", "token_not_accepted"]));
});
