import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Locks a topic's must-read; returns its version, or null if there is none. */
export const lockMustRead = statement<{ version: number }, [topicId: string]>(
  "select version from must_read where topic_id = $1 for update",
).changedValue("version", null);

const save = statement<never>(`
  insert into must_read (topic_id, due_on, is_for_everyone, asked_by, asked_at) values ($1, $2, $3, $4, $5)
  on conflict (topic_id) do update set due_on = $2, is_for_everyone = $3, reminded_on = null,
    version = must_read.version + 1,
    asked_by = case when $6 then $4 else must_read.asked_by end,
    asked_at = case when $6 then $5 else must_read.asked_at end`);
const deleteDepartments = statement<never>("delete from must_read_department where topic_id = $1");
const addDepartments = statement<never>(
  "insert into must_read_department (topic_id, department_id) select $1, unnest($2::bigint[])",
);

type MustReadValues = {
  topicId: string;
  dueOn: string;
  /** Null: all people. */
  departments: readonly string[] | null;
  askedBy: string;
  at: string;
  askAgain: boolean;
};

export async function saveMustRead(
  tx: Transaction,
  { topicId, dueOn, departments, askedBy, at, askAgain }: MustReadValues,
): Promise<void> {
  await save(tx, [topicId, dueOn, departments === null, askedBy, at, askAgain]);
  await deleteDepartments(tx, [topicId]);
  if (departments !== null) await addDepartments(tx, [topicId, departments]);
}

/** Returns false if there was none. */
export const deleteMustRead = statement<{ topic_id: string }, [topicId: string]>(
  "delete from must_read where topic_id = $1 returning topic_id",
).hasChanged;

/** Stores an acknowledgement; returns false if it existed. */
export const saveAcknowledgement = statement<{ topic_id: string }, [topicId: string, personId: string, at: string]>(`
  insert into acknowledgement (topic_id, person_id, acknowledged_at, topic_version)
  select $1, $2, $3, version from topic where id = $1
  on conflict (topic_id, person_id) do update
    set acknowledged_at = excluded.acknowledged_at, topic_version = excluded.topic_version
    where acknowledgement.acknowledged_at < (select asked_at from must_read where topic_id = $1)
  returning topic_id`).hasChanged;

/**
 * Marks the must-reads that end today or tomorrow and have had no reminder today as reminded, and returns their topics.
 */
export const claimDueMustReads = statement<{ topicId: string }, [today: string]>(`
  update must_read m set reminded_on = $1
  from topic t, category c
  where t.id = m.topic_id and t.is_listed and c.id = t.category_id and c.is_active
    and m.due_on between $1::date and $1::date + 1 and m.reminded_on is distinct from $1::date
  returning m.topic_id as "topicId"`).changedColumn("topicId");
