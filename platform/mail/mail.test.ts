import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import { runJobsOnce } from "#platform/jobs/runner.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { queueMail, type Mail } from "./mail.ts";
import { readOutbox } from "./outbox.ts";
import { mailJobs } from "./send.ts";

const from = "Diwan <no-reply@diwan.example>";
const arabic: Mail = {
  to: "omar@diwan.example",
  locale: "ar",
  subject: "أهلًا بك في \u2068Northwind <& Co>\u2069",
  text: "مرحبًا \u2068Omar\u2069،\n\nافتح هذا الرابط:\nhttps://diwan.example/login?code=a&b=1.\n\n<script>alert('x')</script>",
};

const { scratch, database } = await useTestDatabase(3);
let outboxDirectory: string;
let lines: string[];
beforeEach(async () => {
  outboxDirectory = join(await mkdtemp(join(tmpdir(), "diwan-mail-")), "outbox");
  lines = [];
});
afterEach(async () => {
  setClock(null);
  await runStatements(scratch.url, "delete from graphile_worker._private_jobs");
  await rm(join(outboxDirectory, ".."), { recursive: true });
});

const queue = (...mails: Mail[]): Promise<void> =>
  transaction(database.primary, async (tx) => {
    for (const mail of mails) await queueMail(tx, mail);
  });
const work = (smtpUrl: string | null = null): Promise<void> =>
  runJobsOnce({
    url: scratch.url,
    database,
    log: createLog("info", { write: (line) => lines.push(line) }),
    tasks: mailJobs({ smtpUrl, outboxDirectory, from, settings: createSettings() }),
  });
const retryNow = (): Promise<void> =>
  runStatements(scratch.url, "select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs");
/** Returns a header or part of a message, unfolded and decoded. */
const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(message)?.[1]?.replace(/\r?\n[ \t]/g, " ") ?? "";
function decodeWords(header: string): string {
  const words = header.replace(/\?=\s+=\?/g, "?==?");
  return words.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) => {
    if (kind.toUpperCase() === "B") return Buffer.from(text, "base64").toString();
    const bytes = text
      .replaceAll("_", " ")
      .replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, "latin1").toString();
  });
}
function partsOf(message: string): { type: string; body: string }[] {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? "";
  return message
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = "", body = ""] = part.split(/\r?\n\r?\n(.*)/s, 2);
      const type = headerOf(head, "Content-Type");
      if (type.startsWith("multipart/")) return { type, body };
      const encoding = headerOf(head, "Content-Transfer-Encoding");
      const bytes =
        encoding === "base64"
          ? Buffer.from(body, "base64")
          : Buffer.from(
              body
                .replace(/=\r?\n/g, "")
                .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
              "latin1",
            );
      return { type, body: bytes.toString() };
    });
}

describe("without a mail server", () => {
  test("a mail is written to the outbox, readable, the newest last", async () => {
    expect(await readOutbox(outboxDirectory)).toEqual([]);
    setClock(() => Date.UTC(2026, 10, 21, 6, 15));
    await queue(arabic);
    setClock(() => Date.UTC(2026, 10, 21, 6, 16));
    await queue({ to: "alia@diwan.example", locale: "en", subject: "Two", text: "Hello\n" });
    await work();
    const mails = await readOutbox(outboxDirectory);
    expect(mails).toMatchObject([
      {
        to: arabic.to,
        from,
        locale: "ar",
        subject: arabic.subject,
        text: arabic.text,
        queuedAt: "2026-11-21T06:15:00.000Z",
      },
      { to: "alia@diwan.example", locale: "en", subject: "Two", text: "Hello" },
    ]);
    const last = mails.at(-1)?.path ?? "";
    expect(last).toContain("2026-11-21T06-16-00-000Z-");
    expect(await readFile(last, "utf8")).toContain("To: alia@diwan.example\n");
    for (const name of await readdir(outboxDirectory)) {
      expect((await stat(join(outboxDirectory, name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(outboxDirectory)).mode & 0o077).toBe(0);
    expect(await readdir(outboxDirectory)).toHaveLength(4);
  });

  test("no mail is sent if the transaction fails, and mails with one key are one", async () => {
    const failing = transaction(database.primary, async (tx) => {
      await queueMail(tx, arabic);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow();
    await queue({ ...arabic, key: "digest 7", subject: "1" }, { ...arabic, key: "digest 7", subject: "2" });
    await work();
    expect((await readOutbox(outboxDirectory)).map((mail) => mail.subject)).toEqual(["2"]);
  });

  test("the message is complete: both parts, language, direction, isolated names, nothing executable", async () => {
    await queue(arabic);
    await work();
    const [mail] = await readOutbox(outboxDirectory);
    const message = await readFile((mail?.path ?? "").replace(/txt$/, "eml"), "utf8");
    expect(decodeWords(headerOf(message, "Subject"))).toBe(arabic.subject);
    expect(headerOf(message, "From")).toBe(from);
    expect(headerOf(message, "To")).toBe("omar@diwan.example");
    expect(headerOf(message, "Content-Language")).toBe("ar");
    expect(headerOf(message, "Auto-Submitted")).toBe("auto-generated");
    expect(headerOf(message, "Message-ID")).toMatch(/^<[0-9a-f-]{36}@diwan\.example>$/);
    const [text, html] = partsOf(message);
    expect(text?.type).toBe("text/plain; charset=utf-8");
    expect(text?.body.trim()).toBe(arabic.text);
    expect(html?.type).toBe("text/html; charset=utf-8");
    expect(html?.body).toContain('<html lang="ar" dir="rtl">');
    expect(html?.body).toContain("<p>مرحبًا \u2068Omar\u2069،</p>");
    expect(html?.body).toContain('href="https://diwan.example/login?code=a&amp;b=1" dir="ltr"');
    expect(html?.body).toContain("&lt;script&gt;");
    expect(html?.body).not.toContain("<script");
    expect(html?.body).toContain("Northwind &lt;&amp; Co&gt;");
  });

  test("the organisation's logo is attached, small enough, with its name as alternative text", async () => {
    const picture = await sharp({ create: { width: 720, height: 90, channels: 4, background: "#0b5d5480" } })
      .webp()
      .toBuffer();
    const hash = "0123456789abcdef0123456789abcdef";
    await runStatements(
      scratch.url,
      `insert into logo (hash, media_type, content) values ('${hash}', 'image/webp', '\\x${picture.toString("hex")}')`,
      `insert into setting values ('logos', '{"arLight": "${hash}"}'), ('organisationNameAr', '"مجموعة <واحات>"')`,
    );
    await queue(arabic);
    await work();
    const [mail] = await readOutbox(outboxDirectory);
    const message = await readFile((mail?.path ?? "").replace(/txt$/, "eml"), "utf8");
    await runStatements(scratch.url, "delete from setting", "delete from logo");
    const [text, related] = partsOf(message);
    expect(text?.body.trim()).toBe(arabic.text);
    const [html, logo] = partsOf(
      `boundary="${/boundary="([^"]+)"/.exec(related?.type ?? "")?.[1]}"\n\n${related?.body}`,
    );
    expect(html?.body).toMatch(/<img [^>]*src="cid:logo@diwan" width="240" height="30" alt="مجموعة &lt;واحات&gt;">/);
    expect(logo?.type).toContain("image/png");
    const ids = [...message.matchAll(/^Content-(ID|Disposition): (.*)$/gim)].map(([, , value]) => value);
    expect(ids).toEqual(expect.arrayContaining(["<logo@diwan>", "inline; filename=logo.png"]));
    expect(message.length).toBeLessThan(20_000);
  });

  test("a line end in a subject adds no header", async () => {
    await queue({ ...arabic, subject: "Hello\r\nBcc: everybody@diwan.example" });
    await work();
    const [mail] = await readOutbox(outboxDirectory);
    expect(mail?.subject).toBe("Hello Bcc: everybody@diwan.example");
    expect(headerOf(await readFile((mail?.path ?? "").replace(/txt$/, "eml"), "utf8"), "Bcc")).toBe("");
  });
});

describe("with a mail server", () => {
  let server: Server;
  let url: string;
  let received: string[];
  /** Responses to the next messages or receivers; then it accepts. */
  let moods: { at: "RCPT" | "DATA"; answer: string }[];
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    sockets.add(socket);
    let message: string | null = null;
    let rest = "";
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const mood = (at: "RCPT" | "DATA"): string => (moods[0]?.at === at ? (moods.shift()?.answer ?? "") : "250 ok");
    const hear = (line: string): void => {
      if (message !== null) {
        if (line !== ".") message += `${line}\n`;
        else {
          received.push(message);
          message = null;
          say(mood("DATA"));
        }
      } else if (line.startsWith("RCPT")) say(mood("RCPT"));
      else if (line === "DATA") {
        message = "";
        say("354 go on");
      } else say(line === "QUIT" ? "221 bye" : "250 ok");
    };
    socket.on("error", () => {});
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      const all = (rest + chunk).split("\r\n");
      rest = all.pop() ?? "";
      all.forEach(hear);
    });
    say("220 mail.example");
  }

  beforeEach(async () => {
    received = [];
    moods = [];
    server = createServer(serve);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    url = `smtp://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  });
  afterEach(async () => {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => server.close(resolve));
  });

  test("a mail is sent to it, and none is in the outbox", async () => {
    await queue(arabic);
    await work(url);
    expect(received).toHaveLength(1);
    expect(decodeWords(headerOf(received[0] ?? "", "Subject"))).toBe(arabic.subject);
    expect(await readOutbox(outboxDirectory)).toEqual([]);
  });

  test("whose answer is lost or a delay, the second try is the same message", async () => {
    moods = [{ at: "DATA", answer: "451 not now" }];
    await queue(arabic);
    await expect(work(url)).rejects.toThrow();
    await retryNow();
    await work(url);
    expect(received).toHaveLength(2);
    const ids = received.map((message) => headerOf(message, "Message-ID"));
    expect(ids[0]).toMatch(/^<.+@diwan\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(headerOf(received[1] ?? "", "Date")).toBe(headerOf(received[0] ?? "", "Date"));
  });

  test("which does not know the receiver, the mail is dropped and logged, without its text", async () => {
    moods = [{ at: "RCPT", answer: "550 no such user" }];
    await queue(arabic);
    await work(url);
    expect(received).toEqual([]);
    expect(lines.join()).toContain("refused and is given up");
    expect(lines.join()).not.toContain("code=a");
    await retryNow();
    await work(url);
    expect(received).toEqual([]);
  });

  test("that is unreachable, the mail waits", async () => {
    await queue(arabic);
    const closed = new Promise((resolve) => server.close(resolve));
    await closed;
    await expect(work(url)).rejects.toThrow();
    await retryNow();
    await work();
    expect(await readOutbox(outboxDirectory)).toHaveLength(1);
  });
});
