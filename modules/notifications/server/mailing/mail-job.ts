import type { Transaction } from "#platform/database/database.ts";
import { enqueueTimed } from "#platform/jobs/enqueue.ts";

/** The job that mails one person what they have not read in the app in the meantime. */
export const mailJob = "notifications.mail";

/** Has people mailed at their moments: one job a person, at the earliest of them; it looks after the later ones. */
export const expectMailsAt = (tx: Transaction, wanted: readonly { personId: string; at: Date }[]): Promise<void> =>
  enqueueTimed(
    tx,
    mailJob,
    wanted.map(({ personId, at }) => ({ payload: { personId }, runAt: at, key: `${mailJob} ${personId}` })),
  );
