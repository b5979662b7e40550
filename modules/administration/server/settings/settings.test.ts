import { createServer, type Server } from "node:net";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { MailTrial, Settings, SettingsInput } from "../../contract/schemas-settings.ts";

let server: TestServer;
let alia: Caller, omar: Caller, huda: Caller;
const stranger = (): Caller => callerOf(server.url);
beforeAll(async () => {
  server = await startTestServer();
  const enter = async (name: string, role?: "administrator" | "moderator"): Promise<Caller> =>
    callerOf(server.url, (await server.startSession(await server.hire(name, role))).token);
  [alia, omar, huda] = [await enter("Alia", "administrator"), await enter("Omar"), await enter("Huda", "moderator")];
});
afterAll(() => server.close());

const refusal = ({ status, problem }: Reply): unknown => [
  status,
  problem.code,
  ...problem.fields.map(({ path, code }) => `${path}: ${code}`),
];
const read = async (): Promise<Settings> => (await alia.get<Settings>("/settings")).data;
const change = async (given: Omit<SettingsInput, "version">): Promise<Reply<Settings>> =>
  alia.patch<Settings>("/settings", { version: (await read()).version, ...given });
const picture = (width: number, height: number, background = "#0b5d54"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const sendLogo = async (caller: Caller, place: string, content: Buffer): Promise<Reply<Settings>> =>
  caller.post<Settings>(`/settings/logos/${place}`, new Uint8Array(content), { "content-type": "image/png" });
type Instance = {
  nameEn: string;
  firstLanguage: string;
  accent: { light: Record<string, string> | null; dark: Record<string, string> | null } | null;
  logos: Record<"en" | "ar", Record<"light" | "dark", string | null>> | null;
};
const instance = async (): Promise<Instance> => (await stranger().get<Instance>("/instance")).data;

describe("refused requests", () => {
  test("strangers are refused with 401, employees and moderators with 403", async () => {
    const content = await picture(10, 10);
    for (const [caller, status] of [
      [stranger(), 401],
      [omar, 403],
      [huda, 403],
    ] as const) {
      for (const answer of [
        await caller.get("/settings"),
        await caller.patch("/settings", { version: 1, organisationNameEn: "Mine" }),
        await sendLogo(caller, "enLight", content),
        await caller.delete("/settings/logos/enLight"),
        await caller.post("/settings/test-mail"),
      ])
        expect(answer.status).toBe(status);
    }
    expect((await read()).version).toBe(1);
  });

  test.each([
    [{ organisationNameEn: " " }, "organisationNameEn: fieldRequired"],
    [{ organisationNameAr: "م".repeat(61) }, "organisationNameAr: maxLength"],
    [{ firstLanguage: "fr" }, "firstLanguage: invalid"],
    [{ accentLight: "green" }, "accentLight: colour"],
    [{ timeZone: "Mars/Olympus" }, "timeZone: timeZoneUnknown"],
    [{ firstDayOfWeek: "someday" }, "firstDayOfWeek: invalid"],
    [{ weekend: ["friday", "friday"] }, "weekend: repeated"],
    [{ allowedDomains: ["wahat.example", "not a domain"] }, "allowedDomains.1: domain"],
    [{ sessionIdleDays: 0 }, "sessionIdleDays: tooSmall"],
    [{ reportsHideFromPeople: 1 }, "reportsHideFromPeople: tooSmall"],
    [{ uploadQuotaMegabytes: "1.5" }, "uploadQuotaMegabytes: integer"],
    [{ attendanceRemindBeforeMinutes: 241 }, "attendanceRemindBeforeMinutes: tooLarge"],
    [{ logos: {} }, "logos: unknownField"],
    [{ mail: {} }, "mail: unknownField"],
  ])("a body with %o is refused with 400", async (more, field) => {
    expect(refusal(await alia.patch("/settings", { version: 1, ...more }))).toEqual([400, "fields_invalid", field]);
  });

  test("conflicting settings are refused with 422: illegible colours, idle days beyond the maximum", async () => {
    expect(refusal(await change({ accentLight: "#58c2ae" }))).toEqual([
      422,
      "fields_conflict",
      "accentLight: contrastLow",
    ]);
    expect(refusal(await change({ accentDark: "#0b5d54" }))).toEqual([
      422,
      "fields_conflict",
      "accentDark: contrastLow",
    ]);
    expect(refusal(await change({ sessionIdleDays: 91 }))).toEqual([
      422,
      "fields_conflict",
      "sessionIdleDays: tooLarge",
    ]);
    expect((await change({ sessionIdleDays: 91, sessionMaximumDays: 91 })).status).toBe(200);
  });

  test("a change of an outdated version is refused with 409 and the current settings", async () => {
    const { version } = await read();
    expect((await change({ organisationNameEn: "First" })).status).toBe(200);
    const stale = await alia.patch("/settings", { version, organisationNameEn: "Second" });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ organisationNameEn: "First", version: version + 1 });
  });

  test("a logo for an unknown place, and a file that is not a picture, are refused with 400", async () => {
    expect((await sendLogo(alia, "frLight", await picture(10, 10))).status).toBe(400);
    expect(refusal(await sendLogo(alia, "enLight", Buffer.from("<svg onload=alert(1)>")))).toEqual([
      400,
      "file_not_an_image",
    ]);
    expect((await stranger().get("/logos/00000000000000000000000000000000")).status).toBe(404);
    expect((await stranger().get("/logos/..%2Fsecret")).status).toBe(400);
  });
});

test("a change applies to all users at once, and is recorded with the values before and after", async () => {
  expect((await instance()).accent).toBeNull();
  const given = { organisationNameEn: "Oasis", accentLight: "#1F4C86", weekend: ["saturday", "sunday"] } as const;
  const before = await read();
  const { status, data } = await change({ ...given, weekend: [...given.weekend], sessionIdleDays: "١٤" });
  expect([status, data]).toMatchObject([
    200,
    { ...given, accentLight: "#1f4c86", sessionIdleDays: 14, version: before.version + 1 },
  ]);
  await expect.poll(async () => (await instance()).nameEn).toBe("Oasis");
  expect((await instance()).accent).toMatchObject({ light: { action: "#1f4c86" }, dark: null });
  const written = await server.database.primary
    .selectFrom("audit")
    .select(["action", "details", "audience"])
    .where("action", "=", "settings.changed")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(written).toMatchObject({
    audience: "all",
    details: {
      before: { organisationNameEn: before.organisationNameEn, accentLight: null, sessionIdleDays: 91 },
      after: { organisationNameEn: "Oasis", accentLight: "#1f4c86", sessionIdleDays: 14 },
    },
  });
});

test("a change without differences is neither stored nor recorded", async () => {
  const { version, organisationNameEn } = await read();
  expect((await change({ organisationNameEn })).data.version).toBe(version);
});

test("another node applies a change within five seconds, and each states whether it has a mail server", async () => {
  const environment = { SMTP_URL: "smtp://127.0.0.1:1" };
  const other = await startTestServer({ scratch: { url: server.databaseUrl, drop: async () => {} }, environment });
  try {
    const delivers = async (url: string) =>
      (await callerOf(url).get<{ deliversMail: boolean }>("/instance")).data.deliversMail;
    expect([await delivers(server.url), await delivers(other.url)]).toEqual([false, true]);
    await callerOf(other.url).get("/instance");
    await change({ organisationNameAr: "الواحة" });
    const named = async () => (await callerOf(other.url).get<{ nameAr: string }>("/instance")).data.nameAr;
    await expect.poll(named).toBe("الواحة");
  } finally {
    await other.close();
  }
});

test("a new person has the organisation's calendar", async () => {
  const calendarOf = async (name: string) => {
    const { token } = await server.startSession(await server.hire(name));
    return (await callerOf(server.url, token).get<{ calendar: string }>("/me")).data.calendar;
  };
  expect(await calendarOf("Before")).toBe("gregory");
  await change({ defaultCalendar: "islamic-umalqura" });
  expect(await calendarOf("After")).toBe("islamic-umalqura");
});

test("the first language applies to requests that name none, and to people who have chosen none", async () => {
  const refused = async (language: string) =>
    (await stranger().get("/me", undefined, { "accept-language": language })).headers.get("content-language");
  expect([(await instance()).firstLanguage, await refused("fr")]).toEqual(["en", "en"]);
  expect((await change({ firstLanguage: "ar" })).status).toBe(200);
  await expect.poll(async () => (await instance()).firstLanguage).toBe("ar");
  expect([await refused("fr, *;q=0.1"), await refused("fr, en;q=0.1"), await refused("ar")]).toEqual([
    "ar",
    "en",
    "ar",
  ]);

  const csv = "email,nameEn,language\nblank@wahat.example,Blank,\nenglish@wahat.example,English,en\n";
  const english = { "accept-language": "en" };
  const imported = await alia.post<{ created: number }>("/accounts/import", { csv, dryRun: false }, english);
  expect([imported.status, imported.data.created]).toEqual([200, 2]);
  const localeOf = async (email: string) => (await server.mailsTo(email)).map(({ locale }) => locale);
  await expect.poll(() => localeOf("blank@wahat.example")).toEqual(["ar"]);
  await expect.poll(() => localeOf("english@wahat.example")).toEqual(["en"]);
  expect((await change({ firstLanguage: "en" })).status).toBe(200);
});

test("a logo is resized, public, cached as immutable, and replaces missing ones", async () => {
  const { status, data } = await sendLogo(alia, "enLight", await picture(3000, 300));
  expect(status).toBe(200);
  const address = data.logos.enLight ?? "";
  expect(address).toMatch(/^\/api\/logos\/[0-9a-f]{32}$/);
  const shown = await fetch(`${server.url}${address}`);
  expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
    200,
    "image/webp",
    "public, max-age=31536000, immutable",
  ]);
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect(width).toBeLessThanOrEqual(720);
  expect(height).toBeLessThanOrEqual(144);
  await expect
    .poll(async () => (await instance()).logos)
    .toEqual({ en: { light: address, dark: address }, ar: { light: address, dark: address } });

  const other = (await sendLogo(alia, "arDark", await picture(200, 100, "#c77e06"))).data.logos.arDark;
  await expect
    .poll(async () => (await instance()).logos)
    .toEqual({ en: { light: address, dark: address }, ar: { light: other, dark: other } });

  expect((await alia.delete("/settings/logos/enLight")).status).toBe(204);
  expect((await alia.delete("/settings/logos/enLight")).status).toBe(204);
  expect((await fetch(`${server.url}${address}`)).status).toBe(404);
  expect((await read()).logos).toEqual({ enLight: null, enDark: null, arLight: null, arDark: other });
});

describe("a test mail", () => {
  let smtp: Server | null = null;
  let mailServer: TestServer | null = null;
  afterEach(async () => {
    await mailServer?.close();
    smtp?.close();
    [smtp, mailServer] = [null, null];
  });

  /** Sends a test mail to a mail server with these replies. */
  async function tried(answer: (line: string) => string): Promise<MailTrial> {
    smtp = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("220 mail\r\n");
      let inData = false;
      socket.on("data", (bytes) => {
        for (const line of bytes.toString().split("\r\n").filter(Boolean)) {
          if (inData && line !== ".") continue;
          inData = line === "DATA";
          socket.write(`${inData ? "354 go on" : answer(line)}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => smtp?.listen(0, "127.0.0.1", resolve));
    const { port } = smtp.address() as { port: number };
    return ask(`smtp://portal:secret@127.0.0.1:${port}`);
  }
  async function ask(url: string): Promise<MailTrial> {
    mailServer = await startTestServer({ environment: { SMTP_URL: url } });
    const { token } = await mailServer.startSession(await mailServer.hire("Alia", "administrator"));
    const caller = callerOf(mailServer.url, token);
    expect((await caller.get<Settings>("/settings")).data.mail.isSet).toBe(true);
    return (await caller.post<MailTrial>("/settings/test-mail")).data;
  }
  const accepting = (line: string): string =>
    line.startsWith("EHLO") ? "250 AUTH PLAIN" : line.startsWith("AUTH") ? "235 in" : "250 ok";

  test("without a mail server it is kept in the outbox, in the administrator's language", async () => {
    expect((await read()).mail).toEqual({ isSet: false, from: "Diwan <no-reply@diwan.example>" });
    const { data } = await alia.post<MailTrial>("/settings/test-mail");
    expect(data).toEqual({ outcome: "kept", to: "alia@diwan.example", reply: null });
    expect((await server.mailsTo("alia@diwan.example")).at(-1)?.subject).toBe("Test mail from \u2068Oasis\u2069");
  });

  test("it is sent if the mail server accepts it", async () => {
    expect(await tried(accepting)).toMatchObject({ outcome: "sent", reply: null });
  });

  test("a failed sign-in at the mail server is reported", async () => {
    const answer = await tried((line) => (line.startsWith("AUTH") ? "535 who are you" : accepting(line)));
    expect(answer).toMatchObject({ outcome: "signInRefused", reply: "535 who are you" });
    expect(JSON.stringify(answer)).not.toContain("secret");
  });

  test("a refusal of the mail server is reported with its reply", async () => {
    const answer = await tried((line) => (line.startsWith("RCPT") ? "550 no such box" : accepting(line)));
    expect(answer).toMatchObject({ outcome: "refused", reply: "550 no such box" });
  });

  test("an unreachable mail server is reported", async () => {
    expect(await ask("smtp://127.0.0.1:1")).toMatchObject({ outcome: "unreachable" });
  });
});

test("no test caused a server fault", async () => {
  expect(await server.faults()).toEqual([]);
});
