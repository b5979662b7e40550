import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setAccountStatus } from "../accounts/change-status.ts";
import { callerOf } from "#testing/call.ts";
import { createCookieJar, type CookieJar } from "#testing/cookie-jar.ts";
import { startTestProvider, type ProviderPerson, type TestProvider } from "#testing/oidc-provider.ts";
import { setUpApp } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";
import { createPersonWithAccount, type NewPersonWithAccount } from "../accounts/create-person.ts";
import { lockAccount, setPasswordHash } from "../accounts/store.ts";
import { insertIdentity, lockLinkable } from "./store.ts";

type SignedIn = {
  token: string;
  refreshToken: string;
  user: { id: string; nameEn: string | null; nameAr: string | null; locale: string };
  signOutAddress: string | null;
};
type Links = { links: { email: string | null; lastUsedAt: string | null }[]; hasPassword: boolean };

const password = "correct horse 9 battery";
let provider: TestProvider;
let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer({
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME_EN: "House of Wahat",
      OIDC_JIT: "on",
    },
    settings: { allowedDomains: ["wahat.example"] },
  });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(() => server.moveClock(0));

let count = 0;
const freshEmail = (domain = "wahat.example"): string => `person${(count += 1)}@${domain}`;

const enrol = (given: Partial<NewPersonWithAccount> & { email: string }): Promise<string> =>
  server.write((tx) =>
    createPersonWithAccount(tx, {
      nameEn: "Omar",
      nameAr: null,
      locale: "ar",
      passwordHash,
      status: "active",
      confirmedAt: new Date(),
      ...given,
    }),
  );
const known = (subject: string, person: ProviderPerson): string => {
  provider.people.set(subject, person);
  return subject;
};
/** Returns a new subject with a confirmed address. */
const vouched = (email: string, person: ProviderPerson = {}): string =>
  known(`subject-${(count += 1)}`, { email, email_verified: true, ...person });

const isAskedWho = (url: URL): boolean => url.pathname.startsWith("/interaction/") && url.search === "";
const isBack = (url: URL): boolean => url.pathname === "/api/single-sign-on/callback";
const isHome = (url: URL): boolean => url.origin === server.url && !url.pathname.startsWith("/api/");
const start = (query = ""): string => `${server.url}/api/single-sign-on${query}`;

/** Signs in at the provider, and stops before the redirect to the installation. */
async function comeBack(jar: CookieJar, subject: string, from = start()): Promise<URL> {
  // With a session at the provider there is no second prompt.
  const question = await jar.follow(from, (url) => isAskedWho(url) || isBack(url));
  return isBack(question) ? question : jar.follow(`${question.href}?as=${subject}`, isBack);
}
const arrive = async (jar: CookieJar, subject: string, from = start()): Promise<URL> =>
  jar.follow((await comeBack(jar, subject, from)).href, isHome);
const ticketOf = (url: URL): string => new URLSearchParams(url.hash.slice(1)).get("ticket") ?? "";

async function redeem(jar: CookieJar, ticket: string, device: Record<string, string> = {}) {
  const response = await jar.open(`${server.url}/api/single-sign-on/session`, {
    method: "POST",
    headers: { "content-type": "application/json", ...device },
    body: JSON.stringify({ ticket }),
  });
  const answer = (await response.json()) as { data: SignedIn; code?: string };
  return { status: response.status, code: answer.code, data: answer.data };
}
const signIn = async (subject: string, jar = createCookieJar(), device: Record<string, string> = {}) =>
  redeem(jar, ticketOf(await arrive(jar, subject)), device);
const problemOf = (url: URL): string => `${url.pathname} ${url.searchParams.get("problem") ?? ""}${url.hash}`;

test("while the provider is unreachable the sign-in page states it, and passwords still work", async () => {
  const email = freshEmail();
  await enrol({ email });
  const stranger = callerOf(server.url);
  const left = await createCookieJar().follow(start("?next=%2Fcommunity"), isHome);
  expect(left.pathname + left.search).toBe("/login?next=%2Fcommunity&problem=unreachable");
  const { data } = await stranger.get<{ singleSignOn: object }>("/instance");
  expect(data.singleSignOn).toEqual({
    nameEn: "House of Wahat",
    nameAr: "House of Wahat",
    isOnly: false,
    isReachable: false,
  });
  expect((await stranger.post("/sign-in", { email, password })).status).toBe(200);
  provider.serve(server.url);
  server.moveClock(11_000);
  await stranger.get("/instance");
  await expect
    .poll(async () => (await stranger.get<{ singleSignOn: { isReachable: boolean } }>("/instance")).data.singleSignOn)
    .toMatchObject({ isReachable: true });
});

describe("a refused sign-in", () => {
  test("a redirect without this browser's flow, or with another state, nonce or issuer, is refused", async () => {
    const subject = vouched(freshEmail());
    const jar = createCookieJar();
    const back = await comeBack(jar, subject);
    expect(problemOf(await createCookieJar().follow(back.href, isHome))).toBe("/login interrupted");
    const other = createCookieJar();
    await comeBack(other, subject);
    expect(problemOf(await other.follow(back.href, isHome))).toBe("/login interrupted");

    for (const [name, value] of [
      ["state", "another"],
      ["iss", "https://id.evil.example"],
      ["code", "made-up"],
    ] as const) {
      const mine = createCookieJar();
      const changed = await comeBack(mine, subject);
      changed.searchParams.set(name, value);
      expect(problemOf(await mine.follow(changed.href, isHome)), name).toBe("/login interrupted");
    }
    const nonced = createCookieJar();
    const authorization = await nonced.follow(start(), ({ origin }) => origin === provider.issuer);
    authorization.searchParams.set("nonce", "another");
    expect(problemOf(await arrive(nonced, subject, authorization.href))).toBe("/login interrupted");
  });

  test("a used code, an expired flow and a declined sign-in are refused", async () => {
    const subject = vouched(freshEmail());
    const jar = createCookieJar();
    const kept = await comeBack(jar, subject);
    const flow = jar.cookies()["single_sign_on"] ?? "";
    expect(ticketOf(await jar.follow(kept.href, isHome))).not.toBe("");
    expect(jar.cookies()["single_sign_on"]).toBeUndefined();
    const replayed = await fetch(kept, { redirect: "manual", headers: { cookie: `single_sign_on=${flow}` } });
    expect(replayed.headers.get("location")).toBe("/login?problem=interrupted");

    const slow = createCookieJar();
    const late = await comeBack(slow, subject);
    server.moveClock(600_000);
    expect(problemOf(await slow.follow(late.href, isHome))).toBe("/login interrupted");
    server.moveClock(0);
    expect(problemOf(await arrive(createCookieJar(), "nobody"))).toBe("/login declined");
  });

  test("a ticket of another browser, a used one, and one after a minute are refused", async () => {
    const subject = vouched(freshEmail());
    const jar = createCookieJar();
    const ticket = ticketOf(await arrive(jar, subject));
    expect(await redeem(createCookieJar(), ticket)).toMatchObject({ status: 400, code: "link_invalid" });
    // A refused ticket is deleted.
    expect(await redeem(jar, ticket)).toMatchObject({ status: 400, code: "link_invalid" });
    const next = ticketOf(await arrive(jar, subject));
    expect((await redeem(jar, next)).status).toBe(200);
    expect(await redeem(jar, next)).toMatchObject({ status: 400, code: "link_invalid" });
    const late = ticketOf(await arrive(jar, subject));
    server.moveClock(61_000);
    expect(await redeem(jar, late)).toMatchObject({ status: 400, code: "link_invalid" });
  });

  test("an address that the provider has not confirmed, and an unknown person, are refused with 403", async () => {
    const email = freshEmail();
    await enrol({ email });
    const unknown = { status: 403, code: "single_sign_on_unknown" };
    expect(await signIn(known("unverified", { email, email_verified: false }))).toMatchObject(unknown);
    expect(await signIn(known("unsaid", { email }))).toMatchObject(unknown);
    expect(await signIn(known("mute", {}))).toMatchObject(unknown);
    expect(await signIn(vouched(freshEmail("elsewhere.example")))).toMatchObject(unknown);
  });

  test("an account that is not active is refused with 403 and the usual code, linked or not", async () => {
    const waiting = freshEmail();
    await enrol({ email: waiting, status: "waiting" });
    expect(await signIn(vouched(waiting))).toMatchObject({ status: 403, code: "account_waiting" });
    const unconfirmed = freshEmail();
    await enrol({ email: unconfirmed, status: "unconfirmed", confirmedAt: null });
    expect(await signIn(vouched(unconfirmed))).toMatchObject({ status: 403, code: "account_unconfirmed" });
    const leaver = freshEmail();
    const personId = await enrol({ email: leaver });
    const subject = vouched(leaver);
    expect((await signIn(subject)).status).toBe(200);
    await server.write((tx) => setAccountStatus(tx, personId, "disabled", { actorId: null, requestId: null }));
    expect(await signIn(subject)).toMatchObject({ status: 403, code: "account_disabled" });
    expect(await signIn(vouched(leaver))).toMatchObject({ status: 403 });
  });

  test("an account with a second factor is refused until its owner links it", async () => {
    const email = freshEmail();
    const personId = await enrol({ email });
    await server.database.primary
      .insertInto("totp_factor")
      .values({ person_id: personId, secret: Buffer.from("x"), created_at: new Date(), confirmed_at: new Date() })
      .execute();
    expect(await signIn(vouched(email))).toMatchObject({ status: 403, code: "single_sign_on_link_first" });
  });

  test("another identity with the address of a linked account is refused with 403", async () => {
    const email = freshEmail();
    await enrol({ email });
    expect((await signIn(vouched(email))).status).toBe(200);
    expect(await signIn(vouched(email))).toMatchObject({ status: 403, code: "single_sign_on_unknown" });
  });
});

test("a sign-in links an account by its address, mails its owner, and then finds it by the subject", async () => {
  const email = freshEmail();
  const personId = await enrol({ email });
  const subject = vouched(email);
  const { status, data } = await signIn(subject);
  expect(status).toBe(200);
  expect(data.user).toEqual({ id: personId, nameEn: "Omar", nameAr: null, locale: "ar" });
  expect(data.signOutAddress).toContain(`${provider.issuer}/session/end?`);
  const omar = callerOf(server.url, data.token);
  expect((await omar.get("/me")).status).toBe(200);
  const opened = await server.database.primary
    .selectFrom("session")
    .select("authenticated_by")
    .where("person_id", "=", personId)
    .execute();
  expect(opened).toEqual([{ authenticated_by: ["oidc"] }]);
  await expect.poll(async () => (await server.mailsTo(email)).map((mail) => mail.subject)).toHaveLength(1);

  provider.people.set(subject, { email: "renamed@wahat.example", email_verified: false });
  expect((await signIn(subject)).data.user.id).toBe(personId);
  const links = (await omar.get<Links>("/me/single-sign-on")).data;
  expect(links).toMatchObject({ links: [{ email, lastUsedAt: expect.any(String) }], hasPassword: true });
  expect((await server.mailsTo(email)).length).toBe(1);
});

test("a sign-in creates an account for a new person of an allowed domain, with the name in its script", async () => {
  const email = freshEmail();
  const subject = vouched(email, { name: "نورة الحربي", locale: "ar-SA" });
  const jar = createCookieJar();
  const { data } = await redeem(jar, ticketOf(await arrive(jar, subject, start("?next=%2Fcommunity"))));
  expect(data.user).toMatchObject({ nameAr: "نورة الحربي", nameEn: null, locale: "ar" });
  expect((await callerOf(server.url, data.token).get<Links>("/me/single-sign-on")).data.hasPassword).toBe(false);
  const unlinked = await callerOf(server.url, data.token).delete("/me/single-sign-on");
  expect([unlinked.status, unlinked.problem.code]).toEqual([422, "password_missing"]);
});

test("a new device is notified once by single sign-on, too", async () => {
  const email = freshEmail();
  const subject = vouched(email, { name: "Salma Nasser" });
  for (const id of ["laptop", "laptop", "phone", "phone"])
    expect((await signIn(subject, createCookieJar(), { "x-device": `0123456789abcdef-${id}` })).status).toBe(200);
  const aboutDevices = async () =>
    (await server.mailsTo(email)).filter(({ text }) => text.includes("/login?reset=")).length;
  await expect.poll(aboutDevices).toBe(1);
  const last = await signIn(subject, createCookieJar(), { "x-device": "0123456789abcdef-phone" });
  const { data } = await callerOf(server.url, last.data.token).get<{ isNewDevice: boolean }[]>("/me/sessions");
  expect(data.filter(({ isNewDevice }) => isNewDevice)).toHaveLength(1);
  expect(await aboutDevices()).toBe(1);
});

test("a sign-in redirects only to the sign-in page of this installation, whatever is requested", async () => {
  const subject = vouched(freshEmail());
  for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const url = await arrive(createCookieJar(), subject, start(`?next=${encodeURIComponent(next)}`));
    expect(`${url.origin}${url.pathname}`).toBe(`${server.url}/login`);
    // The page validates it (client/next-address.ts).
    expect(url.searchParams.get("next")).toBe(next);
  }
});

test("an account is linked and unlinked in the profile with its password, and an identity has one owner", async () => {
  const personId = await enrol({ email: freshEmail("elsewhere.example") });
  const omar = callerOf(server.url, (await server.startSession(personId)).token);
  const wrong = await omar.post("/me/single-sign-on", { currentPassword: "wrong password" });
  expect([wrong.status, wrong.problem.code]).toEqual([422, "password_wrong"]);
  const subject = known("omar-elsewhere", {});
  const link = async (as: string, meanwhile = async (): Promise<void> => {}): Promise<string> => {
    const answer = await omar.post<{ address: string }>("/me/single-sign-on", { currentPassword: password });
    expect(answer.status).toBe(200);
    const jar = createCookieJar();
    const question = await jar.follow(answer.data.address, isAskedWho);
    const back = await jar.follow(`${question.href}?as=${as}`, isBack);
    await meanwhile();
    const [flow = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    const response = await fetch(back, { redirect: "manual", headers: { cookie: flow } });
    return response.headers.get("location") ?? "";
  };
  expect(await link(subject)).toBe("/user-profile/security#linked");
  expect((await signIn(subject)).data.user.id).toBe(personId);
  expect((await omar.delete("/me/single-sign-on")).status).toBe(204);
  expect(await signIn(subject)).toMatchObject({ status: 403, code: "single_sign_on_unknown" });

  const another = await enrol({ email: freshEmail("elsewhere.example") });
  const identity = { issuer: provider.issuer, subject, email: null, nameEn: null, nameAr: null, locale: null };
  await server.write((tx) => insertIdentity(tx, identity, another, new Date()));
  expect(await link(subject)).toBe("/user-profile/security#taken");
  const changed = await hashPassword("another horse 9 battery");
  const change = () => server.write((tx) => setPasswordHash(tx, personId, changed));
  expect(await link(known("omar-again", {}), change)).toBe("/user-profile/security#interrupted");
  expect((await omar.get<Links>("/me/single-sign-on")).data.links).toEqual([]);
});

describe("linking from a stolen session", () => {
  const begin = async () => {
    const personId = await enrol({ email: freshEmail("elsewhere.example") });
    const owner = callerOf(server.url, (await server.startSession(personId)).token);
    return { personId, owner };
  };

  test("requires a factor besides the password if the account has one", async () => {
    const { personId, owner } = await begin();
    const app = await setUpApp(owner);
    await server.database.primary
      .updateTable("session")
      .set({ created_at: new Date(Date.now() - 660_000).toISOString() })
      .where("person_id", "=", personId)
      .execute();
    const link = (body: object) => owner.post("/me/single-sign-on", { currentPassword: password, ...body });
    expect((await link({})).problem).toMatchObject({ code: "code_wrong", fields: [{ path: "code" }] });
    expect((await link({ code: "000000" })).problem.code).toBe("code_wrong");
    expect((await link({ code: app.recoveryCodes[0] })).status).toBe(200);
  });

  test("is not completed after the sessions of the account were ended", async () => {
    const { owner } = await begin();
    const answer = await owner.post<{ address: string }>("/me/single-sign-on", { currentPassword: password });
    const jar = createCookieJar();
    const question = await jar.follow(answer.data.address, isAskedWho);
    const back = await jar.follow(`${question.href}?as=${known("thief", {})}`, isBack);
    expect((await owner.delete("/me/sessions")).status).toBe(204);
    const [flow = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    const response = await fetch(back, { redirect: "manual", headers: { cookie: flow } });
    expect(response.headers.get("location")).toBe("/user-profile/security#interrupted");
    expect(await signIn("thief")).toMatchObject({ status: 403, code: "single_sign_on_unknown" });
  });
});

test("a factor that is set up while the lock is awaited counts", async () => {
  const email = freshEmail();
  const personId = await enrol({ email });
  const { issuer } = provider;
  const identity = { issuer, subject: "set-up", email: null, nameEn: null, nameAr: null, locale: null };
  const found = await server.write(async (tx) => {
    await lockAccount(tx, personId);
    const waiting = server.write((other) => lockLinkable(other, email, issuer));
    const waits = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await waits.execute(server.database.primary)).rows[0]?.count).toBe(1);
    await insertIdentity(tx, identity, personId, new Date());
    return { waiting };
  });
  expect(await found.waiting).toMatchObject({ personId, isLinked: true });
});
