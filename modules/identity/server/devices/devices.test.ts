import { afterAll, beforeAll, expect, test } from "vitest";
import { SoftwareAuthenticator } from "#testing/authenticator.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { codeOf, setUpApp } from "#testing/second-factor.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { hashPassword } from "../passwords/compute-password-hash.ts";

type Session = { id: string; isNewDevice: boolean; isCurrent: boolean };

const password = "correct horse 9 battery";
const [laptop, phone] = ["0123456789abcdef-laptop", "0123456789abcdef-phone"];
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

async function enrol(name: string, locale: "en" | "ar"): Promise<{ id: string; email: string }> {
  const email = `${name}@wahat.example`;
  const id = await server.write((tx) =>
    createPersonWithAccount(tx, {
      nameEn: name,
      nameAr: null,
      locale,
      email,
      passwordHash,
      status: "active",
      confirmedAt: new Date(),
    }),
  );
  return { id, email };
}

async function signIn(
  email: string,
  device: string | null,
  given = password,
): Promise<{ status: number; token: string }> {
  const headers = { "user-agent": chrome, ...(device === null ? {} : { "x-device": device }) };
  const { status, data } = await callerOf(server.url).post<{ token: string }>(
    "/sign-in",
    { email, password: given },
    headers,
  );
  return { status, token: data?.token ?? "" };
}
const mails = async (email: string) => server.mailsTo(email);
const noticesOf = async (token: string): Promise<string[]> =>
  (await callerOf(server.url, token).get<{ kind: string }[]>("/notifications")).data.map(({ kind }) => kind);

test("the first device and known ones are not notified; a new one is, once by mail and once in the bell", async () => {
  const { email } = await enrol("huda", "ar");
  await signIn(email, laptop);
  await signIn(email, laptop);
  const { token } = await signIn(email, phone);
  await expect.poll(() => mails(email)).toHaveLength(1);
  const [mail] = await mails(email);
  expect(mail?.subject).toContain("من جهاز جديد");
  expect(mail?.text).toContain("\u2068Chrome\u2069 على \u2068Windows\u2069");
  await expect.poll(() => noticesOf(token)).toEqual(["newDevice"]);
  const { data } = await callerOf(server.url, token).get<Session[]>("/me/sessions");
  expect(data.map(({ isNewDevice, isCurrent }) => [isNewDevice, isCurrent])).toEqual(
    expect.arrayContaining([[true, true]]),
  );
  expect(data.filter(({ isNewDevice }) => isNewDevice)).toHaveLength(1);
  await signIn(email, phone);
  await signIn(email, laptop);
  expect(await mails(email)).toHaveLength(1);
});

test("the link of the mail ends that session, and sets a new password once", async () => {
  const { email } = await enrol("omar", "en");
  await signIn(email, laptop);
  const thief = await signIn(email, phone);
  await expect.poll(() => mails(email)).toHaveLength(1);
  const [mail] = await mails(email);
  const code = decodeURIComponent(/reset=([\w%-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
  const body = { code, password: "another lantern of spring" };
  expect((await callerOf(server.url).post("/reset-password", body)).status).toBe(204);
  expect((await callerOf(server.url, thief.token).get("/me")).status).toBe(401);
  expect((await signIn(email, phone)).status).toBe(401);
  expect((await signIn(email, laptop, body.password)).status).toBe(200);
  expect((await callerOf(server.url).post("/reset-password", body)).status).toBe(400);
});

test("a device that was reported as foreign is notified again", async () => {
  const { email } = await enrol("yasser", "en");
  server.moveClock(-5 * 24 * 3_600_000);
  try {
    await signIn(email, laptop);
  } finally {
    server.moveClock(0);
  }
  await signIn(email, phone);
  const notices = async () => (await mails(email)).filter(({ subject }) => subject.includes("new device"));
  await expect.poll(notices).toHaveLength(1);
  const code = decodeURIComponent(/reset=([\w%-]+)/.exec((await notices())[0]?.text ?? "")?.[1] ?? "");
  const again = "another lantern of spring";
  expect((await callerOf(server.url).post("/reset-password", { code, password: again })).status).toBe(204);
  await signIn(email, laptop, again);
  await signIn(email, phone, again);
  await expect.poll(notices).toHaveLength(2);
  expect((await notices())[1]?.text).toContain("Chrome");
});

test("a client without an id is identified by its user agent, and the hash differs between two people", async () => {
  const [one, other] = [await enrol("reem", "en"), await enrol("noura", "en")];
  for (const { email } of [one, other]) {
    await signIn(email, null);
    await signIn(email, null);
    await signIn(email, "not an id of ours");
  }
  const kept = await server.database.primary
    .selectFrom("known_device")
    .select("hash")
    .where("person_id", "in", [one.id, other.id])
    .execute();
  expect(new Set(kept.map(({ hash }) => hash.toString("hex"))).size).toBe(2);
  expect(await mails(one.email)).toEqual([]);
});

/** A method of signing in other than by password alone. */
type Way = (device: string) => Promise<{ status: number; data: { token: string } }>;
const agentOf = (device: string) => ({ "user-agent": chrome, "x-device": device });

async function byPasskey(own: Caller): Promise<Way> {
  const authenticator = new SoftwareAuthenticator(server.url);
  type Options = { challenge: string; user: { id: string }; rp: { id: string } };
  const { data } = await own.post<Options>("/me/passkeys/options", {});
  await own.post("/me/passkeys", { name: "My laptop", ...authenticator.register(data) });
  return async (device) => {
    const stranger = callerOf(server.url);
    const asked = await stranger.post<{ challenge: string }>("/sign-in/passkey/options", {});
    return stranger.post<{ token: string }>("/sign-in/passkey", authenticator.signIn(asked.data), agentOf(device));
  };
}

async function byApp(own: Caller, email: string): Promise<Way> {
  const { secret } = await setUpApp(own);
  let ahead = 0;
  return async (device) => {
    const stranger = callerOf(server.url);
    const asked = await stranger.post("/sign-in", { email, password }, agentOf(device));
    const { challenge } = asked.problem as unknown as { challenge: string };
    const answer = (code: string) =>
      stranger.post<{ token: string }>("/sign-in/second-factor", { challenge, code }, agentOf(device));
    // Neither the password alone nor a wrong code is a sign-in.
    expect((await answer("000000")).status).toBe(422);
    server.moveClock((ahead += 30_000));
    return answer(codeOf(secret));
  };
}

test.each([
  ["a passkey", "badr", byPasskey],
  ["a password and an app", "dana", byApp],
] as const)("a new device that signs in by %s is notified once", async (_, name, prepare) => {
  const { email } = await enrol(name, "en");
  const first = await signIn(email, laptop);
  const way = await prepare(callerOf(server.url, first.token), email);
  const aboutDevices = async () => (await mails(email)).filter(({ subject }) => subject.includes("new device")).length;
  try {
    for (const device of [laptop, phone, phone, laptop]) expect((await way(device)).status).toBe(200);
    await expect.poll(aboutDevices).toBe(1);
    const { data } = await way(phone);
    const told = async () => (await noticesOf(data.token)).filter((kind) => kind === "newDevice").length;
    await expect.poll(told).toBe(1);
    const { data: sessions } = await callerOf(server.url, data.token).get<Session[]>("/me/sessions");
    expect(sessions.filter(({ isNewDevice }) => isNewDevice)).toHaveLength(1);
    expect(await aboutDevices()).toBe(1);
  } finally {
    server.moveClock(0);
  }
});

test("nine wrong passwords from each of twelve addresses block strangers, but not a known device", async () => {
  const guarded = await startTestServer({ environment: { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" } });
  try {
    const email = "samira@wahat.example";
    await guarded.write((tx) =>
      createPersonWithAccount(tx, {
        nameEn: "Samira",
        nameAr: null,
        locale: "en",
        email,
        passwordHash,
        status: "active",
        confirmedAt: new Date(),
      }),
    );
    const attempt = async (given: string, address: string, device?: string): Promise<number> => {
      const headers = { "x-forwarded-for": address, ...(device === undefined ? {} : { "x-device": device }) };
      return (await callerOf(guarded.url).post("/sign-in", { email, password: given }, headers)).status;
    };
    expect(await attempt(password, "198.51.100.1", laptop)).toBe(200);
    // Empty passwords count as well, without hashing.
    for (let index = 0; index < 108; index += 1) await attempt("", `192.0.2.${index % 12}`);
    expect(await attempt(password, "198.51.100.2", phone)).toBe(429);
    expect(await attempt(password, "198.51.100.1", laptop)).toBe(200);
  } finally {
    await guarded.close();
  }
});
