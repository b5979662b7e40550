import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ProtectedField } from "../../contract/privacy.ts";

const keepView = statement<never>(`
  insert into person_view (person_id, day, viewer_id, fields) values ($1, $2, $3, $4)
  on conflict (person_id, day, viewer_id) do update
    set fields = array(select distinct unnest(person_view.fields || excluded.fields))
    where not person_view.fields @> excluded.fields`);

/** Logs a view of fields, once per day. */
export async function insertView(
  tx: Transaction,
  view: { personId: string; viewerId: string; day: string; fields: readonly ProtectedField[] },
): Promise<void> {
  await keepView(tx, [view.personId, view.day, view.viewerId, view.fields]);
}

/** Retention of the log of views. */
const keptDays = 365;

/** Deletes up to a thousand expired views; returns their number. */
export const purgeViews = statement<{ day: string }, [today: string]>(`
  delete from person_view where ctid = any(array(
    select ctid from person_view where day < $1::date - ${keptDays} limit 1000))
  returning day`).countChanged;
