import { createTransport } from "nodemailer";
import type { JobHandler } from "#platform/jobs/task.ts";
import { count } from "#platform/metrics/counters.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { readLetterhead, type Letterhead } from "./letterhead.ts";
import { mailTask, queuedMail, type QueuedMail } from "./mail.ts";
import { composeMessage } from "./message.ts";
import { writeToOutbox } from "./outbox.ts";

/** Configuration of outgoing mail. */
export type MailRoute = {
  /** Null: mails are written to the outbox. */
  smtpUrl: string | null;
  outboxDirectory: string;
  /** In the form of a From header: `Diwan <no-reply@example.com>`. */
  from: string;
  /** For the organisation's name, logo and colour. */
  settings: SettingsSource;
};

/** Returns whether the mail server refuses this mail permanently: because of its address, not of our password. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const aboutThisMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return aboutThisMail && typeof error.responseCode === "number" && error.responseCode >= 500;
}

type Sender = (mail: QueuedMail, letterhead: Letterhead) => Promise<void>;

function createSender({ smtpUrl, outboxDirectory, from }: MailRoute): Sender {
  if (smtpUrl === null)
    return async (mail, letterhead) => void (await writeToOutbox(outboxDirectory, mail, from, letterhead));
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (mail, letterhead) => void (await transport.sendMail(composeMessage(mail, from, letterhead)));
}

/** Returns the job behind `queueMail`. A mail that the server refuses permanently is dropped at once, and logged. */
export function mailJobs(options: MailRoute): Record<string, JobHandler> {
  const send = createSender(options);
  return {
    [mailTask]: async ({ database, payload, log }) => {
      const mail = queuedMail.parse(payload);
      try {
        await send(mail, await readLetterhead(database.primary, options.settings, mail.locale));
        count("deliveries", { channel: "mail", result: options.smtpUrl === null ? "outbox" : "accepted" });
      } catch (error) {
        count("deliveries", { channel: "mail", result: isRefused(error) ? "refused" : "failed" });
        if (!isRefused(error)) throw error;
        log.error({ err: error }, "a mail was refused and is given up");
      }
    },
  };
}
