import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const count = statement<{ version: string }>(
  "update attendance_rules set version = version + 1 returning version::text",
);

/**
 * Increments and returns the version of the rules. Must be the first statement of every change of rules: it serializes
 * officers, so that each sees the changes saved before.
 */
export async function changeRules(tx: Transaction): Promise<string> {
  const [row] = await count(tx, []);
  if (row === undefined) throw new Error("The count of changes of rules is missing.");
  return row.version;
}

const insertRow = statement<never>(`
  insert into rule_mark (rule_kind, rule_id, action, author_id, first_date, last_date, made_at)
  values ($1, $2, $3, $4, $5, $6, $7)`);
/** Values: id, by, at. */
export const updateMarkSeen = statement<never>("update rule_mark set seen_by = $2, seen_at = $3 where id = $1");
const lockRow = statement<{ author_id: string; seen_at: string | null }>(
  "select author_id, seen_at from rule_mark where id = $1 for update",
);

type Mark = {
  kind: string;
  id: string;
  verb: string;
  authorId: string;
  from: string | null;
  to: string | null;
  at: string;
};

/** Inserts a mark for a change of a rule that reaches its author. */
export async function insertMark(tx: Transaction, { kind, id, verb, authorId, from, to, at }: Mark): Promise<void> {
  await insertRow(tx, [kind, id, verb, authorId, from, to, at]);
}

/** Locks a mark until the transaction ends and returns it; undefined if there is none. */
export const lockMark = async (tx: Transaction, id: string) => (await lockRow(tx, [id]))[0];
