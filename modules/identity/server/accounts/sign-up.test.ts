import { randomBytes } from "node:crypto";
import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { createServer } from "#platform/http/server.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { createTestDatabase } from "#testing/database.ts";
import { codeIn, mailsTo } from "#testing/mailbox.ts";
import { runStatements } from "#testing/scratch.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createIdentity } from "../index.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

type SignedUp = { status: string; token?: string; refreshToken?: string; user?: { nameEn: string | null } };

const password = "correct horse 9 battery";
let server: TestServer;
let stranger: Caller;

beforeAll(async () => {
  const scratch = await createTestDatabase();
  await runStatements(scratch.url, `insert into setting values ('allowedDomains', '["wahat.example"]')`);
  server = await startTestServer({ scratch });
  stranger = callerOf(server.url);
});
afterAll(() => server.close());
const hash = vi.spyOn(argon2, "hash");

const signUp = (email: string, more: object = {}, headers = {}) =>
  stranger.post<SignedUp>("/sign-up", { email, password, ...more }, headers);
const confirm = (code: string, given = password) =>
  stranger.post<SignedUp>("/confirm-email", { code, password: given });
const signIn = (email: string, given = password) => stranger.post("/sign-in", { email, password: given });
const mails = (email: string, count: number) => mailsTo(server.dataDirectory, email, count);

describe("a refused sign-up", () => {
  test.each([
    ["too short", "seven 7", "minLength"],
    ["too long", "x".repeat(129), "maxLength"],
  ])("a password that is %s is refused with 400", async (_, given, code) => {
    const { status, problem } = await signUp("short@wahat.example", { password: given });
    expect([status, problem.fields[0]?.path, problem.fields[0]?.code]).toEqual([400, "password", code]);
  });

  test("a name of invisible characters is refused with 400", async () => {
    const { status, problem } = await signUp("unseen@wahat.example", { nameEn: "\u200b\u2060" });
    expect([status, problem.fields[0]?.path, problem.fields[0]?.code]).toEqual([400, "nameEn", "fieldRequired"]);
  });

  test.each(["password1", "PASSWORD1", "١٢٣٤٥٦٧٨٩", "qwertyuiop", "sunshine"])(
    "a breached password is refused with 422: %s",
    async (given) => {
      const { status, problem } = await signUp("known@wahat.example", { password: given });
      expect([status, problem.code, problem.fields[0]?.path]).toEqual([422, "password_breached", "password"]);
    },
  );

  test.each(["Sara.AlQahtani@wahat.example", "saraalqahtani", "Sara Al-Qahtani", "سارة القحطاني"])(
    "the own address or name as a password is refused with 422: %s",
    async (given) => {
      const names = { nameEn: "Sara Al-Qahtani", nameAr: "سارة القحطاني" };
      const { status, problem } = await signUp("sara.alqahtani@wahat.example", { password: given, ...names });
      expect([status, problem.code]).toEqual([422, "password_breached"]);
    },
  );

  test("an unknown code and a code of another kind are refused with `link_invalid`", async () => {
    await signUp("mixed@wahat.example");
    const code = codeIn((await mails("mixed@wahat.example", 1))[0], "confirm");
    expect((await stranger.post("/reset-password", { code, password })).problem.code).toBe("link_invalid");
    const { status, problem } = await confirm(randomBytes(32).toString("base64url"));
    expect([status, problem.code]).toEqual([400, "link_invalid"]);
    expect((await stranger.get(`/confirm-email?code=${code}`)).status).toBe(405);
    expect((await confirm(code)).status).toBe(200);
  });
});

describe("an attacker signs up with the address of a victim", () => {
  const email = "victim@wahat.example";
  const attackers = "chosen by the attacker";
  const victims = "chosen by the victim";

  test("the attacker is not signed in by the victim's click on the link", async () => {
    await signUp(email, { password: attackers });
    const code = codeIn((await mails(email, 1))[0], "confirm");
    const clicked = await stranger.post<SignedUp>("/confirm-email", { code });
    expect([clicked.status, clicked.problem.code, clicked.problem.fields[0]?.path]).toEqual([
      422,
      "password_wrong",
      "password",
    ]);
    expect((await signIn(email, attackers)).problem.code).toBe("account_unconfirmed");
    // Nor by the password that the victim would have chosen; the link stays valid.
    expect((await confirm(code, victims)).problem.code).toBe("password_wrong");
    expect((await signIn(email, attackers)).problem.code).toBe("account_unconfirmed");
  });

  test("the victim sets a password with a mailed link, and the attacker's password is invalid", async () => {
    const confirming = codeIn((await mails(email, 1))[0], "confirm");
    expect((await stranger.post("/forgot-password", { email })).status).toBe(202);
    const code = codeIn((await mails(email, 2))[1], "reset");
    expect((await stranger.post("/reset-password", { code, password: victims })).status).toBe(204);
    expect((await signIn(email, attackers)).problem.code).toBe("credentials_wrong");
    expect((await confirm(confirming, attackers)).problem.code).toBe("link_invalid");
    expect((await signIn(email, victims)).status).toBe(200);
  });
});

describe("an address of an allowed domain", () => {
  test("is confirmed by a link that works once, and is signed in by it", async () => {
    const answer = await signUp("reem@wahat.example", { nameEn: "Reem" }, { "accept-language": "en" });
    expect([answer.status, answer.data]).toEqual([202, { status: "confirmEmail" }]);
    expect((await signIn("reem@wahat.example")).problem.code).toBe("account_unconfirmed");
    const [mail] = await mails("reem@wahat.example", 1);
    expect(mail?.subject).toBe("Confirm your address for \u2068Diwan\u2069");
    const code = codeIn(mail, "confirm");
    expect(mail?.text).toContain(`${server.url}/login?confirm=${code}&by=password\n`);
    const stored = await server.database.primary.selectFrom("one_time_link").select("token_hash").execute();
    expect(stored.some(({ token_hash }) => token_hash.toString("latin1").includes(code))).toBe(false);

    const confirmed = await confirm(code);
    expect(confirmed.data).toMatchObject({ status: "signedIn", user: { nameEn: "Reem" } });
    expect((await callerOf(server.url, confirmed.data.token).get("/me")).status).toBe(200);
    expect((await confirm(code)).problem.code).toBe("link_invalid");
    expect((await signIn("reem@wahat.example")).status).toBe(200);
  });

  test("cannot be confirmed after three days", async () => {
    await signUp("late@wahat.example");
    const code = codeIn((await mails("late@wahat.example", 1))[0], "confirm");
    const signedUpAt = Date.now();
    setClock(() => signedUpAt + 3 * 86_400_000 + 60_000);
    expect((await confirm(code)).problem.code).toBe("link_invalid");
    setClock(() => signedUpAt + 3 * 86_400_000 - 60_000);
    expect((await confirm(code)).status).toBe(200);
  });

  test("concurrent clicks on its link sign in once", async () => {
    await signUp("twice@wahat.example");
    const code = codeIn((await mails("twice@wahat.example", 1))[0], "confirm");
    const clicks = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });
});

test("an address of another domain waits for an administrator, with mails in the language of the sign-up", async () => {
  await signUp("guest@elsewhere.example", { nameAr: "ضيف", locale: "ar" });
  const [mail] = await mails("guest@elsewhere.example", 1);
  expect(mail?.subject).toBe("أكّد بريدك في \u2068ديوان\u2069");
  const { status, data } = await confirm(codeIn(mail, "confirm"));
  expect([status, data]).toEqual([200, { status: "waiting" }]);
  expect((await signIn("guest@elsewhere.example")).problem.code).toBe("account_waiting");
});

describe("an address that has an account", () => {
  test("gets the same response after the same work, and only its owner gets a mail", async () => {
    await signUp("owner@wahat.example");
    await confirm(codeIn((await mails("owner@wahat.example", 1))[0], "confirm"));
    hash.mockClear();
    const known = await signUp("OWNER@wahat.example", { password: "a stranger's try 1" });
    expect(hash).toHaveBeenCalledTimes(1);
    const unknown = await signUp("someone@wahat.example");
    expect(hash).toHaveBeenCalledTimes(2);
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
    const [, told] = await mails("owner@wahat.example", 2);
    expect(told?.subject).toBe("You already have an account with \u2068Diwan\u2069");
    expect(told?.text).toContain(`${server.url}/login\n`);
    expect((await signIn("owner@wahat.example", "a stranger's try 1")).status).toBe(401);
    expect((await signIn("owner@wahat.example")).status).toBe(200);
  });

  test("that is unconfirmed: both passwords become invalid, and the owner of the mailbox sets one", async () => {
    await signUp("squatted@wahat.example", { password: "the squatter's one" });
    const squatters = codeIn((await mails("squatted@wahat.example", 1))[0], "confirm");
    await signUp("squatted@wahat.example", { password: "the owner's first" });
    const [, second] = await mails("squatted@wahat.example", 2);
    expect(second?.subject).toBe("Finish signing up for \u2068Diwan\u2069");
    expect((await confirm(squatters, "the squatter's one")).problem.code).toBe("link_invalid");
    const code = codeIn(second, "reset");
    expect((await stranger.post("/reset-password", { code, password: "the owner's own" })).status).toBe(204);
    expect((await signIn("squatted@wahat.example", "the squatter's one")).status).toBe(401);
    expect((await signIn("squatted@wahat.example", "the owner's own")).status).toBe(200);
  });

  test("has one account after concurrent sign-ups", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp("crowd@wahat.example")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const { rows } = await countAccounts("crowd@wahat.example");
    expect(rows).toBe(1);
  });
});

async function countAccounts(email: string): Promise<{ rows: number }> {
  const found = await server.database.primary
    .selectFrom("account")
    .select("person_id")
    .where("email", "=", email)
    .execute();
  return { rows: found.length };
}

test("a sign-up without a name uses the local part of the address", async () => {
  await signUp("khaled.aziz@wahat.example");
  const { data } = await confirm(codeIn((await mails("khaled.aziz@wahat.example", 1))[0], "confirm"));
  expect(data.user?.nameEn).toBe("khaled.aziz");
});

describe("the first administrator", () => {
  test("signs up once with the code that the server showed", async () => {
    const administratorCode = server.administratorCode ?? "";
    const wrong = await signUp("boss@wahat.example", { administratorCode: "guessed" });
    expect([wrong.status, wrong.problem.code]).toEqual([400, "administrator_code_invalid"]);
    expect((await countAccounts("boss@wahat.example")).rows).toBe(0);
    const taken = await signUp("owner@wahat.example", { administratorCode });
    expect([taken.status, taken.problem.code]).toEqual([409, "name_taken"]);

    const { status, data } = await signUp("boss@wahat.example", { administratorCode, nameEn: "Boss" });
    expect([status, data.status]).toEqual([201, "signedIn"]);
    const me = await callerOf(server.url, data.token).get<{ permissions: string[] }>("/me");
    expect(me.data.permissions).toContain("category.manage");
    const again = await signUp("second@wahat.example", { administratorCode });
    expect(again.problem.code).toBe("administrator_code_invalid");
    expect(again.problem.fields[0]?.message).toContain("works once");
    expect(await server.identity.prepareFirstAdministrator()).toBeNull();
  });
});

test("a sign-up on a demonstration is active at once, and visitors see its accounts", async () => {
  const accounts = [{ email: "admin@diwan.example", nameEn: "Alia", nameAr: "عالية" }];
  const identity = createIdentity({
    database: server.database,
    secretKeys: soleKey(randomBytes(32)),
    settings: createSettings({ organisationNameEn: "Wahat Group" }),
    publicUrl: () => "http://localhost:3000",
    demonstration: { accounts, password: "Diwan-2026!" },
  });
  const app = createServer({
    database: server.database,
    authenticate: identity.authenticate,
    limit: async () => {},
    log: createLog("silent"),
    trustProxy: false,
    https: false,
    hashes: { scripts: [] },
    routes: identity.routes,
  });
  const payload = { email: "visitor@anywhere.example", password };
  const first = await app.inject({ method: "POST", url: "/api/sign-up", payload });
  expect([first.statusCode, first.json().data.status]).toEqual([201, "signedIn"]);
  const second = await app.inject({ method: "POST", url: "/api/sign-up", payload });
  expect([second.statusCode, second.json().data]).toEqual([202, { status: "confirmEmail" }]);
  expect((await app.inject("/api/instance")).json().data).toEqual({
    nameEn: "Wahat Group",
    nameAr: "ديوان",
    firstLanguage: "en",
    timeZone: "Asia/Riyadh",
    firstDayOfWeek: "sunday",
    weekend: ["friday", "saturday"],
    accent: null,
    logos: null,
    deliversMail: false,
    demonstration: true,
    demonstrationAccounts: accounts,
    demonstrationPassword: "Diwan-2026!",
    mapTiles: null,
    singleSignOn: null,
  });
  expect(await identity.prepareFirstAdministrator()).toBeNull();
  await app.close();
  const quiet = await stranger.get("/instance");
  expect(quiet.data).toMatchObject({ demonstration: false, demonstrationAccounts: [], demonstrationPassword: null });
});
