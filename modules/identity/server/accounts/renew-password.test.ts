import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { codeIn, mailsTo } from "#testing/mailbox.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";
import { createPersonWithAccount } from "./create-person.ts";
import type { AccountStatus } from "./store.ts";

const password = "correct horse 9 battery";
const other = "quite another one 7";
let server: TestServer;
let stranger: Caller;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  stranger = callerOf(server.url);
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const enrol = (mailbox: string, status: AccountStatus = "active"): Promise<string> =>
  transaction(server.database.primary, (tx) =>
    createPersonWithAccount(tx, {
      nameEn: null,
      nameAr: "عمر",
      locale: "ar",
      email: `${mailbox}@wahat.example`,
      passwordHash,
      status,
      confirmedAt: null,
    }),
  );
const forgot = (mailbox: string) => stranger.post("/forgot-password", { email: `${mailbox}@wahat.example` });
const reset = (code: string, given = other) => stranger.post("/reset-password", { code, password: given });
const mails = (mailbox: string, count: number) => mailsTo(server.dataDirectory, `${mailbox}@wahat.example`, count);
const signIn = (mailbox: string, given: string) =>
  stranger.post<{ token: string }>("/sign-in", { email: `${mailbox}@wahat.example`, password: given });

describe("a forgotten password", () => {
  test("known, unknown and disabled addresses get the same response, and only the known one gets a mail", async () => {
    await enrol("known");
    await enrol("stopped", "disabled");
    const answers = [await forgot("unknown"), await forgot("stopped"), await forgot("known")];
    for (const { status, data } of answers) expect([status, data]).toEqual([202, { status: "mailed" }]);
    const [mail] = await mails("known", 1);
    expect(mail?.subject).toBe("اختر كلمة مرور جديدة في \u2068ديوان\u2069");
    expect(await mails("unknown", 0)).toEqual([]);
    expect(await mails("stopped", 0)).toEqual([]);
  });
});

describe("a link for a new password is refused", () => {
  test("after an hour, after use, after a newer request, and for a breached password", async () => {
    await enrol("impatient");
    await forgot("impatient");
    const first = codeIn((await mails("impatient", 1))[0], "reset");
    await forgot("impatient");
    const second = codeIn((await mails("impatient", 2))[1], "reset");
    expect((await reset(first)).problem.code).toBe("link_invalid");

    const breached = await reset(second, "password1");
    expect([breached.status, breached.problem.code]).toEqual([422, "password_breached"]);
    expect((await reset(second, "Impatient@Wahat.Example")).problem.code).toBe("password_breached");

    const askedAt = Date.now();
    setClock(() => askedAt + 3_660_000);
    expect((await reset(second)).problem.code).toBe("link_invalid");
    setClock(() => askedAt + 3_540_000);
    expect((await reset(second)).status).toBe(204);
    expect((await reset(second)).problem.code).toBe("link_invalid");
  });

  test("after the account was disabled", async () => {
    const id = await enrol("leaving");
    await forgot("leaving");
    const code = codeIn((await mails("leaving", 1))[0], "reset");
    await server.database.primary
      .updateTable("account")
      .set({ status: "disabled" })
      .where("person_id", "=", id)
      .execute();
    expect((await reset(code)).problem.code).toBe("link_invalid");
  });
});

test("a new password ends all sessions at once, and its owner gets a mail", async () => {
  await enrol("omar");
  const { token } = (await signIn("omar", password)).data;
  expect((await callerOf(server.url, token).get("/me")).status).toBe(200);
  await forgot("omar");
  expect((await reset(codeIn((await mails("omar", 1))[0], "reset"))).status).toBe(204);
  expect((await callerOf(server.url, token).get("/me")).problem.code).toBe("not_signed_in");
  expect((await signIn("omar", password)).status).toBe(401);
  expect((await signIn("omar", other)).status).toBe(200);
  const [, told] = await mails("omar", 2);
  expect(told?.subject).toBe("تغيّرت كلمة مرورك في \u2068ديوان\u2069");
});

test("the link confirms an unconfirmed address", async () => {
  await enrol("una", "unconfirmed");
  await forgot("una");
  expect((await reset(codeIn((await mails("una", 1))[0], "reset"))).status).toBe(204);
  expect((await signIn("una", other)).problem.code).toBe("account_waiting");
});

describe("changing the own password", () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    callerOf(server.url, token).put("/me/password", { currentPassword, newPassword });

  test("is refused to strangers, with a wrong current password, and for a breached or too short new one", async () => {
    await enrol("dana");
    const { token } = (await signIn("dana", password)).data;
    expect((await stranger.put("/me/password", {})).status).toBe(401);
    const wrong = await change(token, "not it at all", other);
    expect([wrong.status, wrong.problem.code, wrong.problem.fields[0]?.path]).toEqual([
      422,
      "password_wrong",
      "currentPassword",
    ]);
    const known = await change(token, password, "password1");
    expect([known.problem.code, known.problem.fields[0]?.path]).toEqual(["password_breached", "newPassword"]);
    expect((await change(token, password, "short")).problem.fields[0]?.code).toBe("minLength");
    expect((await signIn("dana", password)).status).toBe(200);
  });

  test("ends access tokens only if requested, and so does signing out everywhere", async () => {
    await enrol("rana");
    const { token } = (await signIn("rana", password)).data;
    const rana = callerOf(server.url, token);
    const program = async () => {
      const given = { name: "Reports", scopes: ["people:read"], days: 30 };
      return callerOf(server.url, (await rana.post<{ token: string }>("/me/access-tokens", given)).data.token);
    };
    const kept = await program();
    const change = (given: object) => rana.put("/me/password", given);
    expect((await change({ currentPassword: password, newPassword: other, endTokens: "yes" })).status).toBe(400);
    expect((await change({ currentPassword: password, newPassword: other })).status).toBe(204);
    expect((await kept.get("/users")).status).toBe(200);
    expect((await change({ currentPassword: other, newPassword: password, endTokens: true })).status).toBe(204);
    expect((await kept.get("/users")).status).toBe(401);

    const last = await program();
    expect((await rana.delete("/me/sessions?endTokens=true")).status).toBe(204);
    expect([(await last.get("/users")).status, (await rana.get("/me")).status]).toEqual([401, 401]);
  });

  test("ends the other sessions and keeps the current one", async () => {
    await enrol("lina");
    const [here, there] = [(await signIn("lina", password)).data, (await signIn("lina", password)).data];
    expect((await callerOf(server.url, there.token).get("/me")).status).toBe(200);
    expect((await change(here.token, password, other)).status).toBe(204);
    expect((await callerOf(server.url, there.token).get("/me")).status).toBe(401);
    expect((await callerOf(server.url, here.token).get("/me")).status).toBe(200);
    expect((await signIn("lina", password)).status).toBe(401);
    expect((await mails("lina", 1))[0]?.subject).toContain("تغيّرت كلمة مرورك");
  });

  test("of two concurrent changes one succeeds", async () => {
    await enrol("rami");
    const { token } = (await signIn("rami", password)).data;
    const answers = await Promise.all([change(token, password, `${other} a`), change(token, password, `${other} b`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });
});
