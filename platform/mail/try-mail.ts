import { createTransport } from "nodemailer";
import type { Reader } from "#platform/database/database.ts";
import { readLetterhead } from "./letterhead.ts";
import type { QueuedMail } from "./mail.ts";
import { composeMessage } from "./message.ts";
import { writeToOutbox } from "./outbox.ts";
import type { MailRoute } from "./send.ts";

/** What became of a mail that was sent at once: taken by the server, or put into the outbox for want of one, or why not. */
export type MailOutcome = {
  outcome: "sent" | "kept" | "unreachable" | "signInRefused" | "refused";
  /** What the mail server answered, or what kept it from being reached, cut short; null after success. */
  reply: string | null;
};

/** Milliseconds for each step: somebody waits for the answer. */
const patience = 4_000;
const longestReply = 300;

function outcomeOf(error: unknown): MailOutcome {
  const { code, response, message } = error as { code?: string; response?: string; message?: string };
  const reply = (response ?? message ?? "").replace(/\s+/g, " ").trim().slice(0, longestReply);
  if (code === "EAUTH") return { outcome: "signInRefused", reply };
  return { outcome: response === undefined ? "unreachable" : "refused", reply };
}

/** Sends one mail past the queue and tells what became of it. */
export async function tryMail(db: Reader, route: MailRoute, mail: QueuedMail): Promise<MailOutcome> {
  const { smtpUrl, outboxDirectory, from, settings } = route;
  const letterhead = await readLetterhead(db, settings, mail.locale);
  if (smtpUrl === null) {
    await writeToOutbox(outboxDirectory, mail, from, letterhead);
    return { outcome: "kept", reply: null };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  try {
    await transport.sendMail(composeMessage(mail, from, letterhead));
    return { outcome: "sent", reply: null };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    transport.close();
  }
}
