import { randomUUID } from "node:crypto";
import { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";

export const mailTask = "mail.send";

/** A mail in the queue. `id` and `queuedAt` are the same for every attempt. */
export const queuedMail = z.object({
  id: z.uuid(),
  queuedAt: z.iso.datetime(),
  to: z.string(),
  locale: z.enum(["en", "ar"]),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});
export type QueuedMail = z.output<typeof queuedMail>;

/**
 * A mail to be sent. Texts of other people in `subject` and `text` pass through `quoteForMail`. In `text` blank lines
 * separate paragraphs; the HTML part is derived from it unless `html` is given: the content of its body, escaped. Mails
 * with the same `key` are merged into the last one until the first is sent.
 */
export type Mail = Pick<QueuedMail, "to" | "locale" | "subject" | "text"> & { html?: string; key?: string };

export const asQueued = (mail: Omit<Mail, "key">): QueuedMail => ({ ...mail, id: randomUUID(), queuedAt: nowIso() });

/** Queues a mail in the transaction that causes it: it is sent after the commit, or never. */
export async function queueMail(tx: Transaction, { key, ...mail }: Mail): Promise<void> {
  await enqueue(tx, mailTask, asQueued(mail), {
    maxAttempts: 10,
    ...(key === undefined ? {} : { key: `mail ${key}` }),
  });
}
