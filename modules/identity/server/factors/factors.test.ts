import { Secret } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { codeOf, enrol, setUpApp, signedIn, type Tokens } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

const password = "a long walk in the dunes";
const minute = 60_000;
let server: TestServer;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  stranger = callerOf(server.url);
});
afterAll(() => server.close());
afterEach(() => server.moveClock(0));

const begin = (name: string, given = password) =>
  stranger.post<Tokens>("/sign-in", { email: `${name.toLowerCase()}@diwan.example`, password: given });

async function challengeOf(name: string): Promise<string> {
  const { status, problem } = await begin(name);
  expect([status, problem.code]).toEqual([401, "second_factor_required"]);
  return problem.challenge ?? "";
}

const complete = (challenge: string, code: string) =>
  stranger.post<Tokens>("/sign-in/second-factor", { challenge, code });

/** Makes the sign-ins of a person old. */
const grow = (personId: string) =>
  server.database.primary
    .updateTable("session")
    .set({ created_at: new Date(Date.now() - 11 * minute).toISOString() })
    .where("person_id", "=", personId)
    .execute();

/** Creates a person with an app; `nextCode` returns its next unused code. */
async function guarded(name: string) {
  const id = await enrol(server, name, password);
  const caller = await signedIn(server, id);
  const app = await setUpApp(caller);
  let periods = 0;
  const nextCode = (): string => {
    periods += 1;
    server.moveClock(periods * 30_000);
    return codeOf(app.secret, new Date(Date.now() + periods * 30_000));
  };
  return { id, caller, ...app, nextCode };
}

describe("setting up an app", () => {
  test("requires the password ten minutes after sign-in, and takes effect once a code is confirmed", async () => {
    const id = await enrol(server, "Salma", password);
    const caller = await signedIn(server, id);
    await grow(id);
    const answers = [
      await caller.post("/me/second-factor/totp", {}),
      await caller.post("/me/second-factor/totp", { password: "another password" }),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(["proof_needed", "password_wrong"]);
    const { data, status } = await caller.post<{ secret: string; address: string }>("/me/second-factor/totp", {
      password,
    });
    expect(status).toBe(201);
    expect(data.address).toContain(`secret=${data.secret}`);
    expect((await begin("Salma")).status).toBe(200);
    const wrong = await caller.post("/me/second-factor/totp/confirmation", { code: "123" });
    expect([wrong.status, wrong.problem.code]).toEqual([422, "code_wrong"]);
    const code = codeOf(data.secret);
    const right = await caller.post<{ recoveryCodes: string[] }>("/me/second-factor/totp/confirmation", { code });
    expect(new Set(right.data.recoveryCodes).size).toBe(10);
    expect(await challengeOf("Salma")).not.toBe("");
    const [used = "", spare = ""] = right.data.recoveryCodes;
    const again = await caller.post("/me/second-factor/totp", { password, code: used });
    expect(again.problem.code).toBe("factor_present");
    const told = async () =>
      (await server.mailsTo("salma@diwan.example")).filter(({ subject }) => subject.includes("set up"));
    await expect.poll(async () => (await told()).length).toBe(1);
    expect((await caller.post("/me/second-factor/recovery-codes", { password, code: spare })).status).toBe(201);
    await expect.poll(async () => (await told()).length).toBe(2);
  });

  test("the database contains neither the secret nor the codes in plain text", async () => {
    const { secret, recoveryCodes, id } = await guarded("Hidden");
    const { primary } = server.database;
    const totp = await primary.selectFrom("totp_factor").select("secret").where("person_id", "=", id).execute();
    const codes = await primary.selectFrom("recovery_code").select("hash").where("person_id", "=", id).execute();
    const kept = [...totp.map((row) => row.secret), ...codes.map((row) => row.hash)].map(String).join();
    expect(codes).toHaveLength(10);
    expect(kept).not.toContain(String(Buffer.from(Secret.fromBase32(secret).buffer)));
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll("-", ""));
  });
});

describe("signing in", () => {
  test("the password alone is refused; a code in any script is accepted once", async () => {
    const { nextCode, id } = await guarded("Omar");
    const first = await begin("Omar");
    expect(first.problem).toMatchObject({ status: 401, ways: ["totp", "recovery"], challenge: expect.any(String) });
    const challenge = first.problem.challenge ?? "";
    expect((await callerOf(server.url, challenge).get("/me")).status).toBe(401);
    const code = nextCode();
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const done = await complete(challenge, arabic);
    expect(done.status).toBe(200);
    expect(done.data.user.id).toBe(id);
    expect((await callerOf(server.url, done.data.token).get("/me")).status).toBe(200);
    // Neither the challenge nor the code is accepted twice.
    expect((await complete(challenge, nextCode())).problem.code).toBe("challenge_over");
    server.moveClock(30_000);
    expect((await complete(await challengeOf("Omar"), code)).problem.code).toBe("code_wrong");
    const { authenticated_by: ways } = await server.database.primary
      .selectFrom("session")
      .select("authenticated_by")
      .where("person_id", "=", id)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    expect(ways).toEqual(["password", "totp"]);
  });

  test("of concurrent sign-ins with one code one succeeds", async () => {
    const { nextCode } = await guarded("Twice");
    const challenges = [await challengeOf("Twice"), await challengeOf("Twice"), await challengeOf("Twice")];
    const code = nextCode();
    const answers = await Promise.all(challenges.map((challenge) => complete(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test("a challenge ends after five minutes, after five wrong codes, and with a changed password", async () => {
    const { nextCode, caller } = await guarded("Patient");
    const old = await challengeOf("Patient");
    server.moveClock(6 * minute);
    expect((await complete(old, "000000")).problem.code).toBe("challenge_over");
    server.moveClock(0);
    const tried = await challengeOf("Patient");
    for (let count = 0; count < 5; count += 1)
      expect((await complete(tried, "not-a-code")).problem.code).toBe("code_wrong");
    expect((await complete(tried, nextCode())).problem.code).toBe("challenge_over");
    const stale = await challengeOf("Patient");
    const other = "another walk in the dunes";
    expect((await caller.put("/me/password", { currentPassword: password, newPassword: other })).status).toBe(204);
    expect((await complete(stale, nextCode())).problem.code).toBe("challenge_over");
    expect((await begin("Patient", other)).problem.code).toBe("second_factor_required");
  });

  test("a code of one period before or after now is accepted if it is newer than the last accepted one", async () => {
    const { secret } = await guarded("Neighbour");
    const at = (Math.floor(Date.now() / 30_000) + 20) * 30_000 + 15_000;
    setClock(() => at);
    const codeAt = (periods: number): string => codeOf(secret, new Date(at + periods * 30_000));
    const challenge = await challengeOf("Neighbour");
    for (const periods of [-2, 2]) expect((await complete(challenge, codeAt(periods))).problem.code).toBe("code_wrong");
    expect((await complete(challenge, codeAt(1))).status).toBe(200);
    const again = await challengeOf("Neighbour");
    for (const periods of [-1, 0, 1]) expect((await complete(again, codeAt(periods))).problem.code).toBe("code_wrong");
  });

  test("a code is refused for the challenge of another person", async () => {
    const [victim, attacker] = [await guarded("Victim"), await guarded("Attacker")];
    const challenge = await challengeOf("Victim");
    for (const code of [attacker.nextCode(), attacker.recoveryCodes[0] ?? ""])
      expect((await complete(challenge, code)).problem.code).toBe("code_wrong");
    expect((await complete(await challengeOf("Attacker"), victim.nextCode())).problem.code).toBe("code_wrong");
  });

  test("wrong codes are limited to ten an hour, over all challenges", async () => {
    const { nextCode } = await guarded("Guessed");
    for (let round = 0; round < 2; round += 1) {
      const challenge = await challengeOf("Guessed");
      for (let count = 0; count < 5; count += 1) await complete(challenge, "not-a-code");
    }
    const { status, problem } = await complete(await challengeOf("Guessed"), nextCode());
    expect([status, problem.code]).toEqual([429, "too_many_requests"]);
    expect(problem.retryAfter).toBeGreaterThan(3000);
    server.moveClock(61 * minute);
    expect((await begin("Guessed")).status).toBe(401);
  });

  test("a recovery code works once, and its owner is notified by mail and in the bell", async () => {
    const { recoveryCodes, caller } = await guarded("Nora");
    const [code = ""] = recoveryCodes;
    expect((await complete(await challengeOf("Nora"), ` ${code.toUpperCase().replaceAll("-", " ")}`)).status).toBe(200);
    expect((await complete(await challengeOf("Nora"), code)).problem.code).toBe("code_wrong");
    const { data } = await caller.get<{ recoveryCodesLeft: number }>("/me/second-factor");
    expect(data.recoveryCodesLeft).toBe(9);
    const told = async () => (await caller.get<{ kind: string }[]>("/notifications")).data.map(({ kind }) => kind);
    await expect.poll(told).toContain("recoveryCodeUsed");
    const subjects = async () => (await server.mailsTo("nora@diwan.example")).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining("recovery code"));
    const renewed = await caller.post<{ recoveryCodes: string[] }>("/me/second-factor/recovery-codes", {});
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await complete(await challengeOf("Nora"), recoveryCodes[1] ?? "")).problem.code).toBe("code_wrong");
    expect((await complete(await challengeOf("Nora"), renewed.data.recoveryCodes[0] ?? "")).status).toBe(200);
  });
});

describe("turning it off", () => {
  test("requires the own password and a factor", async () => {
    const { caller, nextCode, id } = await guarded("Reem");
    const remove = (body: object) => caller.post("/me/second-factor/totp/removal", body);
    expect((await remove({})).problem).toMatchObject({ code: "password_wrong", fields: [{ path: "password" }] });
    await grow(id);
    expect((await remove({ password })).problem).toMatchObject({ code: "code_wrong", fields: [{ path: "code" }] });
    expect((await remove({ password, code: "000000" })).problem.code).toBe("code_wrong");
    const code = nextCode();
    expect((await remove({ password: "another one", code })).problem.code).toBe("password_wrong");
    const { status, data } = await remove({ password, code });
    expect(status).toBe(200);
    expect(data).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    expect((await begin("Reem")).status).toBe(200);
  });

  test("is allowed to officers for people without more permissions than theirs, who get a mail", async () => {
    const { id } = await guarded("Lost");
    const officer = await signedIn(server, await server.hire("Alia", "administrator"));
    const colleague = await signedIn(server, await server.hire("Huda"));
    const path = `/accounts/${id}/second-factor`;
    expect((await colleague.delete(path)).status).toBe(403);
    const before = await officer.get<{ can: { resetFactors: boolean } }>(`/accounts/${id}`);
    expect(before.data.can.resetFactors).toBe(true);
    const { status, data } = await officer.delete<{ secondFactor: unknown }>(path);
    expect([status, data.secondFactor]).toEqual([200, { hasTotp: false, passkeys: 0 }]);
    expect((await officer.delete(path)).status).toBe(404);
    expect((await begin("Lost")).status).toBe(200);
    const subjects = async () => (await server.mailsTo("lost@diwan.example")).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining("was reset"));
  });
});
