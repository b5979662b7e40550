import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { codeOf, enrol, setUpApp, signedIn } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

const password = "a long walk in the dunes";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

/** Makes the person's sessions eleven minutes old. */
const age = (personId: string) =>
  server.database.primary
    .updateTable("session")
    .set({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where("person_id", "=", personId)
    .execute();

/** Creates a person with an authenticator app, and a caller with a stolen session. */
async function robbed(name: string) {
  const id = await enrol(server, name, password);
  const owner = await signedIn(server, id);
  const app = await setUpApp(owner);
  await age(id);
  const thief = await signedIn(server, id);
  await age(id);
  const nextCode = (): string => {
    server.moveClock(30_000);
    return codeOf(app.secret, new Date(Date.now() + 30_000));
  };
  return { id, owner, thief, nextCode, recoveryCodes: app.recoveryCodes };
}

const durable = [
  ["recovery codes", "/me/second-factor/recovery-codes", {}],
  ["a passkey", "/me/passkeys/options", {}],
  ["an access token", "/me/access-tokens", { name: "Mine", scopes: ["profile:read"], days: 30 }],
] as const;

test.each(durable)(
  "an old session and the password alone cannot create %s on a guarded account",
  async (what, path, body) => {
    const { thief, nextCode } = await robbed(`Guarded-${what.split(" ").at(-1) ?? ""}`);
    expect((await thief.post(path, body)).problem.code).toBe("proof_needed");
    const byPassword = await thief.post(path, { ...body, password });
    expect(byPassword.problem).toMatchObject({ code: "code_wrong", fields: [{ path: "code" }] });
    const code = nextCode();
    expect((await thief.post(path, { ...body, code })).problem.code).toBe("proof_needed");
    expect((await thief.post(path, { ...body, password, code })).status).toBeLessThan(300);
  },
);

test("a session from before the factor was set up counts as the password alone, even if it is recent", async () => {
  const id = await enrol(server, "Beforehand", password);
  const thief = await signedIn(server, id);
  await setUpApp(await signedIn(server, id));
  const answer = await thief.post("/me/second-factor/recovery-codes", {});
  expect(answer.problem).toMatchObject({ code: "code_wrong", fields: [{ path: "code" }] });
});

test("an old session has to prove the owner, even if the owner has a recent one", async () => {
  const id = await enrol(server, "Younger", password);
  const old = await signedIn(server, id);
  await age(id);
  const young = await signedIn(server, id);
  for (const [, path, body] of [...durable.slice(1), ["an app", "/me/second-factor/totp", {}] as const]) {
    expect((await old.post(path, body)).problem.code, path).toBe("proof_needed");
    expect((await young.post(path, body)).status, path).toBeLessThan(300);
  }
});

test("wrong codes of all routes are counted together, and the eleventh in an hour is refused with 429", async () => {
  const { thief, nextCode, recoveryCodes } = await robbed("Counted");
  const remove = (code: string) => thief.post("/me/second-factor/totp/removal", { password, code });
  for (let count = 0; count < 5; count += 1) expect((await remove("000000")).problem.code).toBe("code_wrong");
  const renew = (code: string) => thief.post("/me/second-factor/recovery-codes", { password, code });
  for (let count = 0; count < 5; count += 1) expect((await renew("000000")).problem.code).toBe("code_wrong");
  for (const answer of [await remove(nextCode()), await renew(recoveryCodes[0] ?? "")])
    expect([answer.status, answer.problem.code]).toEqual([429, "too_many_requests"]);
  const { count } = await server.database.primary
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("used_at", "is not", null)
    .executeTakeFirstOrThrow();
  expect(count).toBe("0");
});

test("of concurrent requests with one recovery code to several routes one succeeds", async () => {
  const { thief, owner, recoveryCodes } = await robbed("Parallel");
  const body = { password, code: recoveryCodes[0] ?? "" };
  const token = { name: "Mine", scopes: ["profile:read"], days: 30 };
  const answers = await Promise.all(
    [thief, owner].flatMap((caller) => [
      caller.post("/me/passkeys/options", body),
      caller.post("/me/access-tokens", { ...token, ...body }),
    ]),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem.code === "code_wrong")).toHaveLength(3);
});
