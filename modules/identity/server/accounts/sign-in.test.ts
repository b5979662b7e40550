import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";
import { createPersonWithAccount } from "./create-person.ts";
import type { AccountStatus } from "./store.ts";

type SignedIn = { token: string; refreshToken: string; user: { id: string; nameEn: string; locale: string } };

const password = "correct horse 9 battery";
let server: TestServer;
let stranger: Caller;

async function enrol(name: string, status: AccountStatus, passwordHash: string | null): Promise<string> {
  return transaction(server.database.primary, (tx) =>
    createPersonWithAccount(tx, {
      nameEn: name,
      nameAr: null,
      locale: "ar",
      email: `${name.toLowerCase()}@wahat.example`,
      passwordHash,
      status,
      confirmedAt: null,
    }),
  );
}

beforeAll(async () => {
  server = await startTestServer();
  stranger = callerOf(server.url);
  const passwordHash = await hashPassword(password);
  await enrol("Omar", "active", passwordHash);
  await enrol("Una", "unconfirmed", passwordHash);
  await enrol("Wael", "waiting", passwordHash);
  await enrol("Dina", "disabled", passwordHash);
  await enrol("Nora", "active", null);
});
afterAll(() => server.close());
const verify = vi.spyOn(argon2, "verify");
beforeEach(() => void verify.mockClear());

const attempt = (email: string, given: string) => stranger.post<SignedIn>("/sign-in", { email, password: given });

describe("a refused sign-in", () => {
  test.each([
    ["a wrong password", "omar@wahat.example", "wrong password"],
    ["an unknown address", "nobody@wahat.example", password],
    ["an account without a password", "nora@wahat.example", password],
    ["a wrong password of an account that is not active", "dina@wahat.example", "wrong password"],
  ])("%s gets the same response after the same work", async (_, email, given) => {
    const { status, problem } = await attempt(email, given);
    expect(status).toBe(401);
    expect(problem).toEqual({
      type: "urn:diwan:problem:credentials_wrong",
      title: "Sign-in failed",
      status: 401,
      detail: "The email address or the password is wrong.",
      code: "credentials_wrong",
      fields: [],
      requestId: expect.any(String),
    });
    expect(verify).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["una", "account_unconfirmed"],
    ["wael", "account_waiting"],
    ["dina", "account_disabled"],
  ])("%s knows the password and gets the reason: %s", async (mailbox, code) => {
    const { status, problem } = await attempt(`${mailbox}@wahat.example`, password);
    expect([status, problem.code]).toEqual([403, code]);
  });

  test.each([
    [{ email: "omar", password }, "email"],
    [{ email: "omar@wahat.example" }, "password"],
    [{ email: "omar@wahat.example", password: "" }, "password"],
    [{ email: "omar@wahat.example", password, remember: true }, "remember"],
    [{ email: "omar@wahat.example", password: "x".repeat(1001) }, "password"],
  ])("an invalid body is refused with 400: %j", async (body, path) => {
    const { status, problem } = await stranger.post("/sign-in", body);
    expect([status, problem.code, problem.fields[0]?.path]).toEqual([400, "fields_invalid", path]);
    expect(verify).not.toHaveBeenCalled();
  });
});

test("an address in any case signs in, and the tokens are valid", async () => {
  const { status, data, headers } = await attempt("  OMAR@Wahat.Example ", password);
  expect(status).toBe(200);
  expect(data.user).toEqual({ id: expect.any(String), nameEn: "Omar", nameAr: null, locale: "ar" });
  expect(headers.get("set-cookie")).toBeNull();
  expect((await callerOf(server.url, data.token).get("/me")).status).toBe(200);
});

test("a password is the same in all Unicode normalisation forms", async () => {
  await enrol("Layla", "active", await hashPassword("كلمة السر ﷺ é"));
  expect((await attempt("layla@wahat.example", "كلمة السر ﷺ e\u0301")).status).toBe(200);
});

test("a hash of weaker parameters is replaced at sign-in", async () => {
  const weak = await argon2.hash(password, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const id = await enrol("Basma", "active", weak);
  expect((await attempt("basma@wahat.example", "wrong password")).status).toBe(401);
  expect((await attempt("basma@wahat.example", password)).status).toBe(200);
  const stored = (): Promise<string | null | undefined> =>
    server.database.primary
      .selectFrom("account")
      .select("password_hash")
      .where("person_id", "=", id)
      .executeTakeFirst()
      .then((row) => row?.password_hash);
  const strong = await stored();
  expect(strong).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await attempt("basma@wahat.example", password)).status).toBe(200);
  expect(await stored()).toBe(strong);
});
