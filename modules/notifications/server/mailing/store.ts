import { statement } from "#platform/database/statement.ts";

/** Marks due notifications as mailed, including those read before. */
export const settleDue = statement<never, [personId: string, at: Date]>(`
  update notification set mailed_at = $2
  where person_id = $1 and mail = 'instant' and mailed_at is null and mail_due_at <= $2`).run;

/** Marks notifications of the digest as mailed, including those read before. */
export const settleForDigest = statement<never, [personId: string, at: Date]>(
  "update notification set mailed_at = $2 where person_id = $1 and mail = 'digest' and mailed_at is null",
).run;

export const postponeDue = statement<never, [personId: string, at: Date, until: Date]>(`
  update notification set mail_due_at = $3
  where person_id = $1 and mail = 'instant' and mailed_at is null and mail_due_at <= $2`).run;
