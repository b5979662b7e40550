import type { Snapshot, Subject } from "#modules/community/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { placeholderOf, type ErasedPerson } from "#platform/personal-data/erasure.ts";
import type { Reason } from "../../contract/reasons.ts";
import type { ReasonCount } from "./policy.ts";

export type OpenCase = { id: string; hid: boolean };

/** Locks the open case of a subject; returns null if there is none. */
export const lockOpenCase = statement<OpenCase, [kind: string, subjectId: string]>(`
  select id, hid from report_case where subject_kind = $1 and subject_id = $2 and decided_at is null for update`).changed;

const open = statement<OpenCase>(`
  insert into report_case (subject_kind, subject_id, topic_id, author_id, snapshot, opened_at, last_reported_at)
  values ($1, $2, $3, $4, $5, $6, $6) returning id, hid`).inserted;

type NewCase = { subject: Subject; topicId: string; authorId: string; snapshot: Snapshot; at: string };

/** Inserts a case; requires that there is none open and that the subject's topic is locked. */
export const insertCase = (tx: Transaction, { subject, topicId, authorId, snapshot, at }: NewCase): Promise<OpenCase> =>
  open(tx, subject.kind, subject.id, topicId, authorId, JSON.stringify(snapshot), at);

const insert = statement<{ id: string }>(`
  insert into abuse_report (case_id, reason, text, pseudonym, reporter_id) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning id`).hasChanged;

/** Returns whether a case has a report of one of the pseudonyms. */
export const hasReport = statement<{ found: true }, [caseId: string, pseudonyms: readonly Buffer[]]>(
  "select true as found from abuse_report where case_id = $1 and pseudonym = any($2::bytea[])",
).exists;

/** An anonymous or a named reporter. */
type Reporter = { pseudonym: Buffer } | { personId: string };

/** Adds a report to a case; returns false if this reporter's is in it. */
export function insertReport(
  tx: Transaction,
  caseId: string,
  { reason, text, reporter }: { reason: Reason; text: string | null; reporter: Reporter },
): Promise<boolean> {
  const who = "pseudonym" in reporter ? [reporter.pseudonym, null] : [null, reporter.personId];
  return insert(tx, caseId, reason, text, ...who);
}

export const countReasons = statement<ReasonCount, [caseId: string]>(
  "select reason, count(*)::int as count from abuse_report where case_id = $1 group by reason",
).all;

type Weight = [caseId: string, reportCount: number, score: number, reasons: Reason[], isHidden: boolean, at: string];

export const saveWeight = statement<never, Weight>(`
  update report_case set report_count = $2, score = $3, reasons = $4, hid = hid or $5, last_reported_at = $6
  where id = $1`).run;

const forgetReporter = statement<never, [personId: string]>(
  "update abuse_report set reporter_id = null, text = null where reporter_id = $1",
).run;

// Snapshots contain names in texts: replaced where the person was mentioned, and everywhere if it is a full name.
const rename = statement<never, [personId: string, name: string, placeholder: string]>(`
  update report_case c set snapshot = replace(c.snapshot::text, $2, $3)::jsonb
  where strpos(c.snapshot::text, $2) > 0
    and (strpos($2, ' ') > 0 or exists (select from mention m where m.person_id = $1 and m.topic_id = c.topic_id))`).run;

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Removes a reporter from their claims, and a person's names from snapshots. */
export async function emptyReports(tx: Transaction, { id, names }: ErasedPerson): Promise<void> {
  await forgetReporter(tx, id);
  for (const name of names) await rename(tx, id, inJson(name), inJson(placeholderOf(name)));
}
