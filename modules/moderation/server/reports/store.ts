import type { Snapshot, Subject } from "#modules/community/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Reason } from "../../contract/reasons.ts";
import type { ReasonCount } from "./policy.ts";

export type OpenCase = { id: string; hid: boolean };

const findOpen = statement<OpenCase>(`
  select id, hid from report_case where subject_kind = $1 and subject_id = $2 and decided_at is null for update`);

/** Locks the open case of a subject; returns undefined if there is none. */
export const lockOpenCase = async (tx: Transaction, { kind, id }: Subject): Promise<OpenCase | undefined> =>
  (await findOpen(tx, [kind, id]))[0];

const open = statement<OpenCase>(`
  insert into report_case (subject_kind, subject_id, topic_id, author_id, snapshot, opened_at, last_reported_at)
  values ($1, $2, $3, $4, $5, $6, $6) returning id, hid`);

type NewCase = { subject: Subject; topicId: string; authorId: string; snapshot: Snapshot; at: string };

/** Inserts a case; requires that there is none open and that the subject's topic is locked. */
export async function insertCase(
  tx: Transaction,
  { subject, topicId, authorId, snapshot, at }: NewCase,
): Promise<OpenCase> {
  const [row] = await open(tx, [subject.kind, subject.id, topicId, authorId, JSON.stringify(snapshot), at]);
  if (row === undefined) throw new Error("The case was not opened.");
  return row;
}

const insert = statement<{ id: string }>(`
  insert into abuse_report (case_id, reason, text, pseudonym, reporter_id) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning id`);

/** An anonymous or a named reporter. */
type Reporter = { pseudonym: Buffer } | { personId: string };

/** Adds a report to a case; returns false if this reporter's is in it. */
export async function insertReport(
  tx: Transaction,
  caseId: string,
  { reason, text, reporter }: { reason: Reason; text: string | null; reporter: Reporter },
): Promise<boolean> {
  const who = "pseudonym" in reporter ? [reporter.pseudonym, null] : [null, reporter.personId];
  return (await insert(tx, [caseId, reason, text, ...who])).length > 0;
}

/** Reports of a case by reason. Values: case. */
export const countReasons = statement<ReasonCount>(
  "select reason, count(*)::int as count from abuse_report where case_id = $1 group by reason",
);

/** Stores the weight of a case after a report. Values: case, number of reports, score, reasons, whether hidden, date. */
export const saveWeight = statement<never>(`
  update report_case set report_count = $2, score = $3, reasons = $4, hid = hid or $5, last_reported_at = $6
  where id = $1`);
