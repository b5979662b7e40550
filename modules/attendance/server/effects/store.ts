import { statement } from "#platform/database/statement.ts";

/**
 * Increments the version of the rules. Must be the first statement of every change of rules: it serializes officers, so
 * that each sees the changes saved before.
 */
export const changeRules = statement<never, []>("update attendance_rules set version = version + 1").run;

/** Inserts a mark for a change of a rule that reaches its author. */
export const insertMark = statement<
  never,
  [kind: string, id: string, verb: string, authorId: string, from: string | null, to: string | null, at: string]
>(`
  insert into rule_mark (rule_kind, rule_id, action, author_id, first_date, last_date, made_at)
  values ($1, $2, $3, $4, $5, $6, $7)`).run;

export const updateMarkSeen = statement<never, [id: string, by: string, at: string]>(
  "update rule_mark set seen_by = $2, seen_at = $3 where id = $1",
).run;

/** Locks a mark until the transaction ends and returns it; null if there is none. */
export const lockMark = statement<{ author_id: string; seen_at: string | null }, [id: string]>(
  "select author_id, seen_at from rule_mark where id = $1 for update",
).changed;
