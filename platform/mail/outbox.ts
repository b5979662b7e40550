import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { isLocale, type Locale } from "#shared/locale.ts";
import { codeOf } from "#platform/log/error-code.ts";
import type { Letterhead } from "./letterhead.ts";
import type { QueuedMail } from "./mail.ts";
import { composeMessage } from "./message.ts";

export type OutboxMail = {
  /** The readable file; the same mail is beside it as `.eml`, for a mail program. */
  path: string;
  queuedAt: string;
  from: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
};

const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

/** Writes a file atomically with mode 0600: mails contain links that sign people in. */
async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.unfinished`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}

/**
 * Writes a mail to the outbox, for installations without a mail server: a readable `.txt` and an `.eml` of the message.
 * Names begin with the time, so the newest is the last; writing it twice leaves one.
 */
export async function writeToOutbox(directory: string, mail: QueuedMail, from: string, letterhead: Letterhead) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const base = join(directory, `${mail.queuedAt.replace(/[:.]/g, "-")}-${mail.id.slice(0, 8)}`);
  const message = composeMessage(mail, from, letterhead);
  const { message: composed } = await composer.sendMail(message);
  await writeAtomically(`${base}.eml`, composed as Buffer);
  const head = [
    `Date: ${mail.queuedAt}`,
    `From: ${from}`,
    `To: ${mail.to}`,
    `Language: ${mail.locale}`,
    `Subject: ${message.subject ?? ""}`,
  ];
  await writeAtomically(`${base}.txt`, `${head.join("\n")}\n\n${mail.text.trim()}\n`);
  return `${base}.txt`;
}

function parse(path: string, content: string): OutboxMail {
  const end = content.indexOf("\n\n");
  const head = new Map(
    content
      .slice(0, end)
      .split("\n")
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  const field = (name: string): string => head.get(name) ?? "";
  const locale = field("Language");
  return {
    path,
    queuedAt: field("Date"),
    from: field("From"),
    to: field("To"),
    locale: isLocale(locale) ? locale : "en",
    subject: field("Subject"),
    text: content.slice(end + 2).trimEnd(),
  };
}

/** Reads all mails of an outbox, the oldest first; none if the directory is missing. */
export async function readOutbox(directory: string): Promise<OutboxMail[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  const paths = names
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => join(directory, name));
  return Promise.all(paths.map(async (path) => parse(path, await readFile(path, "utf8"))));
}
