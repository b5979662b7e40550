import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

// Performs every action that accepts or returns a secret, then searches the audit for each of them.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Tokens = { token: string; refreshToken: string };
const email = "alia@diwan.example";
const passwords = [
  "the first lantern of spring",
  "the second lantern of spring",
  "the third lantern of spring",
] as const;

test("no password, token, code or hash of one is in the audit", async () => {
  const secrets: string[] = [...passwords, "a wrong lantern of spring"];
  const stranger = callerOf(server.url);
  const keep = ({ token, refreshToken }: Tokens): Tokens => {
    secrets.push(token, refreshToken, token.split(".")[2] ?? token);
    return { token, refreshToken };
  };
  const administratorCode = server.administratorCode ?? "";
  expect(administratorCode).not.toBe("");
  secrets.push(administratorCode);
  const given = { email, password: passwords[0], nameEn: "Alia", administratorCode };
  const signedUp = await stranger.post<Tokens>("/sign-up", given);
  expect(signedUp.status, JSON.stringify(signedUp.problem)).toBe(201);
  const first = keep(signedUp.data);
  expect((await stranger.post("/sign-in", { email, password: "a wrong lantern of spring" })).status).toBe(401);
  keep((await stranger.post<Tokens>("/sign-in", { email, password: passwords[0] })).data);
  const renewed = keep((await stranger.post<Tokens>("/refreshAccessToken", first)).data ?? first);
  const alia = callerOf(server.url, renewed.token);
  const change = { currentPassword: passwords[0], newPassword: passwords[1] };
  expect((await alia.put("/me/password", change)).status).toBe(204);

  expect((await stranger.post("/forgot-password", { email })).status).toBe(202);
  // It is not the only mail: the change of the password is notified too.
  const codeOf = async (): Promise<string> =>
    decodeURIComponent(/reset=([\w%-]+)/.exec(JSON.stringify(await server.mailsTo(email)))?.[1] ?? "");
  await expect.poll(codeOf).not.toBe("");
  const code = await codeOf();
  secrets.push(code);
  expect((await stranger.post("/reset-password", { code, password: passwords[2] })).status).toBe(204);

  const { rows } = await sql<{ line: string }>`
    select to_jsonb(a)::text as line from audit a`.execute(server.database.primary);
  const { rows: hashes } = await sql<{ hash: string }>`
    select password_hash as hash from account where password_hash is not null`.execute(server.database.primary);
  secrets.push(...hashes.map(({ hash }) => hash));
  const actions = rows.map(({ line }) => (JSON.parse(line) as { action: string }).action);
  expect(actions).toEqual(expect.arrayContaining(["session.started", "password.changed", "password.reset"]));
  for (const { line } of rows) {
    expect(secrets.filter((secret) => line.includes(secret))).toEqual([]);
    expect(line).not.toContain("$argon2");
  }
});
