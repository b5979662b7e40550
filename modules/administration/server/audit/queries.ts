import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement, unpreparedStatement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import { findByWords } from "./find-by-words.ts";
import type { AuditPlace, AuditScope, FoundPlace } from "./queries-words.ts";

export type AuditRow = OptionalPersonRow<"actor"> &
  OptionalPersonRow<"subject"> & {
    id: string;
    at: string;
    done_by: string | null;
    action: string;
    subject_kind: string;
    subject_key: string;
    details: Record<string, unknown>;
    request_id: string | null;
  };

/** Selects the entries of `from`, which has the alias `a`. */
const entriesText = (from: string, orderBy: string): string => `
  select a.id, a.at, a.actor_id as done_by, a.action, a.subject_kind, a.subject_id as subject_key, a.details,
    a.request_id, ${authorColumns("p", "actor")}, ${authorColumns("s", "subject")}
  from ${from}
  left join person p on p.id = a.actor_id
  left join person s on s.id = case when a.subject_kind = 'person' and a.subject_id ~ '^[0-9]{1,18}$' then a.subject_id::bigint end
  order by ${orderBy}`;

const statementFor = memoizeByKey<ReturnType<typeof statement<AuditRow>>>();

/**
 * Returns entries in list order from a place on. Searched words use the index of words; otherwise each combination of
 * filters is a statement of its own, planned with its index, which a nullable filter would not use. Each is planned for
 * its values: one person has two entries, another has one for every minute of a year.
 */
export async function selectEntries(
  db: Reader,
  { wanted, ...scope }: AuditScope,
  place: AuditPlace | null,
  size: FetchSize,
): Promise<AuditRow[]> {
  if (wanted === null) return selectFrom(db, scope, place, size);
  const places = await findByWords(db, wanted, scope, place, size);
  return selectPlaced(db, places, place?.direction ?? "after");
}

const placed = (order: "asc" | "desc") =>
  statement<AuditRow>(
    entriesText(
      `unnest($1::timestamptz[], $2::bigint[]) as w (at, id)
       cross join lateral (select * from audit a where a.at = w.at and a.id = w.id offset 0) a`,
      `a.at ${order}, a.id ${order}`,
    ),
  );
const placedStatements = { after: placed("desc"), before: placed("asc") };

const selectPlaced = async (db: Reader, places: readonly FoundPlace[], direction: AuditPlace["direction"]) =>
  places.length === 0 ? [] : placedStatements[direction](db, [places.map(({ at }) => at), places.map(({ id }) => id)]);

function selectFrom(
  db: Reader,
  { actor, action, subject, dates }: Omit<AuditScope, "wanted">,
  place: AuditPlace | null,
  size: FetchSize,
): Promise<AuditRow[]> {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions: string[] = [];
  if (actor !== null) conditions.push(`a.actor_id = ${value(actor)}`);
  if (action !== null) conditions.push(`a.action = ${value(action)}`);
  if (subject !== null)
    conditions.push(`a.subject_kind = ${value(subject.kind)} and a.subject_id = ${value(subject.id)}`);
  if (dates !== null) conditions.push(`a.at >= ${value(dates.from)} and a.at < ${value(dates.before)}`);
  const direction = place?.direction ?? "after";
  const { condition, orderBy } = keyset(["a.at", "a.id"], "desc", direction, values.length + 1);
  if (place !== null) {
    // Redundant, but lets the planner skip partitions.
    conditions.push(`a.at ${direction === "after" ? "<=" : ">="} $${values.length + 1} and ${condition}`);
    values.push(place.at, place.id);
  }
  const where = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  const text = entriesText(`(select * from audit a ${where} order by ${orderBy} limit ${size}) a`, orderBy);
  return statementFor(text, () => unpreparedStatement<AuditRow>(text))(db, values);
}

/** Returns whether the person did exactly the same within the last quarter of an hour; `details` as JSON. */
export const hasJustDone = statement<{ found: boolean }, [actorId: string, action: string, details: string]>(`
  select exists (
    select from audit where actor_id = $1 and action = $2 and at > now() - interval '15 minutes' and details = $3::jsonb
  ) as found`).value("found", false);
