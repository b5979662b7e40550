import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const settleInstant = statement<never>(`
  update notification set mailed_at = $2
  where person_id = $1 and mail = 'instant' and mailed_at is null and mail_due_at <= $2`);
const settleDigest = statement<never>(
  "update notification set mailed_at = $2 where person_id = $1 and mail = 'digest' and mailed_at is null",
);

/** Marks due notifications as mailed, including those read before. */
export const settleDue = async (tx: Transaction, personId: string, at: Date): Promise<void> => {
  await settleInstant(tx, [personId, at.toISOString()]);
};

/** Marks notifications of the digest as mailed, including those read before. */
export const settleForDigest = async (tx: Transaction, personId: string, at: Date): Promise<void> => {
  await settleDigest(tx, [personId, at.toISOString()]);
};

const putOff = statement<never>(`
  update notification set mail_due_at = $3
  where person_id = $1 and mail = 'instant' and mailed_at is null and mail_due_at <= $2`);

/** Postpones the due mails of a person. */
export const putOffDue = async (tx: Transaction, personId: string, at: Date, until: Date): Promise<void> => {
  await putOff(tx, [personId, at.toISOString(), until.toISOString()]);
};
