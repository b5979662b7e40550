import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "#platform/http/author.ts";

/** A change in a transaction by its author. */
export type Change = { tx: Transaction; author: Author };

type Action =
  | "payrollMapping.created"
  | "payrollMapping.updated"
  | "payrollMapping.deleted"
  | "payroll.asked"
  | "payroll.made"
  | "payroll.failed"
  | "payroll.stopped";

/** Records an event and notifies officers' open screens; without an author if a job caused it. */
export const recordPayroll = (
  { tx, author }: Pick<Change, "tx"> & Partial<Change>,
  action: Action,
  subject: { kind: string; id: string },
  details: Record<string, unknown>,
): Promise<void> =>
  record(tx, {
    action,
    actorId: author?.personId ?? null,
    subject,
    details,
    audience: "permission:attendance.manage",
    requestId: author?.requestId ?? null,
  });
