import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { SealFault } from "#platform/events/seal.ts";

export type VerificationRow = OptionalPersonRow<"author"> & {
  id: string;
  started_at: string;
  finished_at: string | null;
  seals: string;
  row_count: string;
  sealed_until: string | null;
  fault_seal: string | null;
  fault: SealFault | null;
};

const columns = `v.id, v.started_at, v.finished_at, v.seals, v.row_count, v.sealed_until, v.fault_seal, v.fault,
  ${authorColumns("p")} from audit_verification v left join person p on p.id = v.asked_by`;

export const selectLast = statement<VerificationRow, []>(
  `select ${columns} where v.finished_at is not null order by v.id desc limit 1`,
).first;

/** The running verification. One that started more than 6 hours ago was abandoned. */
export const selectRunning = statement<VerificationRow, [at: string]>(`
  select ${columns} where v.finished_at is null and v.started_at > $1::timestamptz - interval '6 hours'
  order by v.id desc limit 1`).first;
