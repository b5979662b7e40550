import { randomUUID } from "node:crypto";
import { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";

/** The job that sends one mail. */
export const mailTask = "mail.send";

/** A mail that waits to be sent. `id` and `queuedAt` stay the same however often sending is tried. */
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
 * What is to be sent. Words of others inside `subject` and `text` are `quoted`. In `text` blank lines separate
 * paragraphs; the HTML part is made from it unless `html` is given: the inside of its body, escaped. With a `key`, mails
 * asked for before the first of them is sent are one, the last.
 */
export type Mail = Pick<QueuedMail, "to" | "locale" | "subject" | "text"> & { html?: string; key?: string };

/** A mail as it waits, from now on. */
export const asQueued = (mail: Omit<Mail, "key">): QueuedMail => ({ ...mail, id: randomUUID(), queuedAt: nowIso() });

/** Queues a mail in the transaction that causes it: it leaves after the commit, or never. */
export async function queueMail(tx: Transaction, { key, ...mail }: Mail): Promise<void> {
  await enqueue(tx, mailTask, asQueued(mail), {
    maxAttempts: 10,
    ...(key === undefined ? {} : { key: `mail ${key}` }),
  });
}
