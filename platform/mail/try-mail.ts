import { createTransport } from "nodemailer";
import type { Reader } from "#platform/database/database.ts";
import { readLetterhead } from "./letterhead.ts";
import type { QueuedMail } from "./mail.ts";
import { composeMessage } from "./message.ts";
import { writeToOutbox } from "./outbox.ts";
import type { MailRoute } from "./send.ts";

/** Delivery result of a mail sent at once: accepted by the server, written to the outbox, or an error. */
export type MailOutcome = {
  outcome: "sent" | "kept" | "unreachable" | "signInRefused" | "refused";
  /** The mail server's answer, or the reason why it is unreachable, truncated; null after success. */
  reply: string | null;
};

/** Milliseconds for each step: a user waits for the answer. */
const timeoutMs = 4_000;
const maxReplyLength = 300;

function outcomeOf(error: unknown): MailOutcome {
  const { code, response, message } = error as { code?: string; response?: string; message?: string };
  const reply = (response ?? message ?? "").replace(/\s+/g, " ").trim().slice(0, maxReplyLength);
  if (code === "EAUTH") return { outcome: "signInRefused", reply };
  return { outcome: response === undefined ? "unreachable" : "refused", reply };
}

/** Sends one mail without the queue and returns its delivery result. */
export async function tryMail(db: Reader, route: MailRoute, mail: QueuedMail): Promise<MailOutcome> {
  const { smtpUrl, outboxDirectory, from, settings } = route;
  const letterhead = await readLetterhead(db, settings, mail.locale);
  if (smtpUrl === null) {
    await writeToOutbox(outboxDirectory, mail, from, letterhead);
    return { outcome: "kept", reply: null };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
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
