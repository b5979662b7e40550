import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { addRoleMember } from "../roles/store.ts";
import { createSessions, type Sessions, type Tokens } from "./create-sessions.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const second = 1_000;
let scratch: ScratchDatabase;
let database: Database;
let sessions: Sessions;
let clock: number;

beforeAll(async () => {
  scratch = await createTestDatabase();
  await runStatements(scratch.url, `insert into setting values ('timeZone', '"Asia/Riyadh"')`);
  database = openDatabase({ url: scratch.url, size: 3 });
  sessions = createSessions({
    database,
    secretKeys: soleKey(Buffer.from("a key for tests, of enough length")),
    settings: createSettings(),
  });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});

const at = (instant: string): void => {
  clock = Date.parse(instant);
  setClock(() => clock);
};
let count = 0;
async function signedIn(): Promise<{ id: string; tokens: Tokens; sessionId: string }> {
  return transaction(database.primary, async (tx) => {
    const id = await createPersonWithAccount(tx, {
      nameEn: "Huda",
      nameAr: null,
      locale: "ar",
      email: `huda${(count += 1)}@wahat.example`,
      passwordHash: null,
      status: "active",
      confirmedAt: null,
    });
    const tokens = await sessions.start(tx, id, { ip: null, userAgent: null }, null);
    const { id: sessionId } = await tx
      .selectFrom("session")
      .select("id")
      .where("person_id", "=", id)
      .executeTakeFirstOrThrow();
    return { id, tokens, sessionId };
  });
}
const firstUse = async (sessionId: string): Promise<string | null> =>
  (
    await database.primary
      .selectFrom("session_generation")
      .select("first_used_at")
      .where("session_id", "=", sessionId)
      .executeTakeFirstOrThrow()
  ).first_used_at;

test("an ended session, and one of a disabled owner, are refused at the next check of a stream", async () => {
  const { id, tokens, sessionId } = await signedIn();
  const check = async (sessionIdOfStream: string) =>
    (await sessions.checkSessions([sessionId, sessionIdOfStream])).get(sessionIdOfStream);
  expect(await check(sessionId)).toMatchObject({
    personId: id,
    sessionId,
    generation: 1,
    locale: "ar",
  });
  expect(await check("00000000-0000-4000-8000-000000000000")).toBeUndefined();
  // A check is not a use.
  expect(await firstUse(sessionId)).toBeNull();
  await runStatements(scratch.url, `update account set status = 'waiting' where person_id = ${id}`);
  expect(await check(sessionId)).toBeUndefined();
  expect(await sessions.authenticate(tokens.token)).toBeNull();
});

test("the first use of an access token is stored once", async () => {
  at("2026-03-01T10:00:00Z");
  const { tokens, sessionId } = await signedIn();
  clock += second;
  await sessions.authenticate(tokens.token);
  clock += 60 * second;
  await sessions.authenticate(tokens.token);
  expect(await firstUse(sessionId)).toBe("2026-03-01T10:00:01Z");
});

test("the database is queried once in five seconds, also with concurrent requests", async () => {
  at("2026-03-02T10:00:00Z");
  const { tokens } = await signedIn();
  await sessions.authenticate(tokens.token);
  clock += 5 * second;
  const query = vi.spyOn(pg.Client.prototype, "query");
  const looks = () => query.mock.calls.filter(([sent]) => JSON.stringify(sent).includes("from session s")).length;
  await Promise.all(Array.from({ length: 50 }, () => sessions.authenticate(tokens.token)));
  clock += 5 * second - 1;
  await sessions.authenticate(tokens.token);
  expect(looks()).toBe(1);
  clock += 1;
  await sessions.authenticate(tokens.token);
  expect(looks()).toBe(2);
});

test("a clock that is set back keeps no answer for longer", async () => {
  at("2026-03-03T10:00:00Z");
  const { tokens } = await signedIn();
  expect(await sessions.authenticate(tokens.token)).not.toBeNull();
  await runStatements(scratch.url, "update session set ended_at = now(), end_reason = 'ended'");
  clock -= 60 * second;
  expect(await sessions.authenticate(tokens.token)).toBeNull();
});

test("the cache is cleared by session and by person", async () => {
  const { id, tokens, sessionId } = await signedIn();
  const other = await signedIn();
  for (const { token } of [tokens, other.tokens]) expect(await sessions.authenticate(token)).not.toBeNull();
  await runStatements(scratch.url, "update session set ended_at = now(), end_reason = 'ended'");
  expect(await sessions.authenticate(tokens.token)).not.toBeNull();
  sessions.forgetSession(sessionId);
  expect(await sessions.authenticate(tokens.token)).toBeNull();
  sessions.forgetPerson(id);
  expect(await sessions.authenticate(other.tokens.token)).not.toBeNull();
  sessions.forgetPerson(other.id);
  expect(await sessions.authenticate(other.tokens.token)).toBeNull();
});

describe("a membership with dates", () => {
  test("applies from midnight to midnight in the organisation's zone, not in UTC", async () => {
    at("2026-03-09T20:59:00Z");
    const { id, sessionId } = await signedIn();
    await transaction(database.primary, (tx) =>
      addRoleMember(tx, "moderator", id, { dates: { from: "2026-03-10", to: "2026-03-11" } }),
    );
    const moderates = async (): Promise<boolean | undefined> =>
      (await sessions.checkSessions([sessionId])).get(sessionId)?.permissions.has("topic.moderate");
    expect(await moderates()).toBe(false);
    at("2026-03-09T21:00:00Z");
    expect(await moderates()).toBe(true);
    at("2026-03-11T20:59:59Z");
    expect(await moderates()).toBe(true);
    at("2026-03-11T21:00:00Z");
    expect(await moderates()).toBe(false);
  });

  test("cannot overlap another of the same person", async () => {
    const { id } = await signedIn();
    const add = (from: string, to: string | null): Promise<void> =>
      transaction(database.primary, (tx) => addRoleMember(tx, "contentEditor", id, { dates: { from, to } }));
    await add("2026-01-01", "2026-01-31");
    await expect(add("2026-01-31", null)).rejects.toMatchObject({ constraint: "role_member_once" });
    await add("2026-02-01", null);
  });
});
