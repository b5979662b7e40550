import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Subject } from "./queries.ts";

export type Decision = "keep" | "deactivate" | "delete";

const addReport = {
  topic: statement<never>("update topic set report_count = report_count + 1, open_case_id = $2 where id = $1"),
  comment: statement<never>("update comment set report_count = report_count + 1, open_case_id = $2 where id = $1"),
};

export const markReported = (tx: Transaction, { kind, id }: Subject, caseId: string): Promise<void> =>
  addReport[kind].run(tx, id, caseId);

const hide = {
  topic: statement<{ id: string }>("update topic set hidden_at = $2 where id = $1 and hidden_at is null returning id"),
  comment: statement<{ id: string }>(
    "update comment set hidden_at = $2 where id = $1 and hidden_at is null returning id",
  ),
};

/** Hides a subject from all but its author and moderators; returns whether it was visible. */
export const hideRow = (tx: Transaction, { kind, id }: Subject, at: string): Promise<boolean> =>
  hide[kind].hasChanged(tx, id, at);

/** Stores a decision about a topic; returns whether all users see it afterwards. */
export const decideTopic = statement<
  { is_listed: boolean },
  [topicId: string, decision: Decision, reason: string, at: string, moderatorId: string]
>(`
  update topic set decision = $2, decision_reason = $3, decided_at = $4, open_case_id = null, hidden_at = null,
    is_active = is_active and $2 <> 'deactivate',
    deleted_at = case when $2 = 'delete' then coalesce(deleted_at, $4) else deleted_at end,
    deleted_by = case when $2 = 'delete' and deleted_at is null then $5 else deleted_by end
  where id = $1 returning is_listed`).changedValue("is_listed", false);

/** Stores a decision about a comment; a deletion is done by the caller. A comment is deactivated by hiding it. */
export const decideComment = statement<never, [commentId: string, decision: Decision, reason: string, at: string]>(`
  update comment set decision = $2, decision_reason = $3, decided_at = $4, open_case_id = null,
    hidden_at = case when $2 = 'keep' then null when $2 = 'deactivate' then coalesce(hidden_at, $4) else hidden_at end
  where id = $1`).run;
