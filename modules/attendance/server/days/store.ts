import { lockBounded, requireWithinOn } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Within } from "#platform/http/actor.ts";
import { statement } from "#platform/database/statement.ts";
import { dayColumns, type StoredDay } from "./queries.ts";

const enterPeople = statement<never, [ids: readonly string[]]>(`
  insert into attendance_person (person_id)
  select p.id from person p where p.id = any($1::bigint[])
    and not exists (select from attendance_person known where known.person_id = p.id)
  order by p.id on conflict (person_id) do nothing`).run;
const lockRows = statement<never, [ids: readonly string[]]>(
  "select from attendance_person where person_id = any($1::bigint[]) order by person_id for update",
).run;

/**
 * Locks these people's punches and days for this transaction. Called before any read that the change depends on.
 * Locking a month waits for all such locks, so its state is queried afterwards.
 */
export async function lockPeople(tx: Transaction, personIds: readonly string[]): Promise<void> {
  await enterPeople(tx, personIds);
  await lockRows(tx, personIds);
}

const fields = Object.keys(dayColumns) as (keyof StoredDay)[];
const columns = Object.values(dayColumns).map(([column]) => column);
const types = Object.values(dayColumns).map(([, type]) => type);
const qualified = (table: string, which: readonly string[]): string =>
  which.map((column) => `${table}.${column}`).join(", ");
/** Columns that make a row differ; the version of the rules does not. */
const facts = columns.filter((column) => !["person_id", "date", "slot", "rule_version"].includes(column));

/** Arrays of arrays must have equal lengths, so an array value is passed as text. */
const carried = types.map((type) => (type === "jsonb" || type.endsWith("[]") ? "text" : type));

/** A field of the given rows, as an array parameter. */
const listOf = (rows: readonly StoredDay[], field: keyof StoredDay): unknown[] => {
  if (field === "reasons") return rows.map((row) => JSON.stringify(row.reasons));
  if (field === "flags") return rows.map((row) => `{${row.flags.map((flag) => JSON.stringify(flag)).join(",")}}`);
  if (field === "permittedLocations") return rows.map((row) => `{${row.permittedLocations.join(",")}}`);
  return rows.map((row) => row[field]);
};

/** Numbers of rows. */
export type WrittenDays = { deleted: number; written: number };

// Unchanged rows must not be touched, so they are excluded before writing. Columns as arrays are parsed twice as fast
// as JSON objects. `not in` uses a hash, where `not exists` may be planned as a nested loop, since planners assume that
// every array is short.
const replaceDays = statement<WrittenDays>(`
  with given as materialized (
    select ${columns.map((column, at) => `row.${column}::${types[at]}`).join(", ")}
    from unnest(${carried.map((type, at) => `$${at + 5}::${type}[]`).join(", ")}) as row (${columns.join(", ")})
  ), gone as (
    delete from attendance_day d
    where d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
      and to_char(d.date, 'YYYY-MM') <> all ($4::text[])
      and (d.person_id, d.date, d.slot) not in (select g.person_id, g.date, g.slot from given g)
    returning 1
  ), written as (
    insert into attendance_day (${columns.join(", ")})
    select ${qualified("g", columns)}
    from given g
    left join attendance_day d on d.person_id = g.person_id and d.date = g.date and d.slot = g.slot
      and d.person_id = any($1::bigint[]) and d.date between $2::date and $3::date
    where d.person_id is null or (${qualified("d", facts)}) is distinct from (${qualified("g", facts)})
    on conflict (person_id, date, slot) do update set
      ${[...facts, "rule_version"].map((column) => `${column} = excluded.${column}`).join(", ")}
    returning 1
  )
  select (select count(*) from gone)::int as deleted, (select count(*) from written)::int as written`);

export type WrittenSpan = {
  personIds: readonly string[];
  from: string;
  to: string;
  /** `YYYY-MM`; their rows stay unchanged. */
  lockedMonths: ReadonlySet<string>;
  /** All rows of these people in the span. */
  rows: readonly StoredDay[];
};

/**
 * Replaces the rows of some people in a span: writes those that differ, deletes those that are missing, and touches no
 * others. The caller has locked the people.
 */
export async function writeDays(tx: Transaction, span: WrittenSpan): Promise<WrittenDays> {
  const { personIds, from, to, lockedMonths, rows } = span;
  const open = rows.filter(({ date }) => !lockedMonths.has(date.slice(0, 7)));
  const lists = fields.map((field) => listOf(open, field));
  const [counts] = await replaceDays(tx, [personIds, from, to, [...lockedMonths], ...lists]);
  return counts ?? { deleted: 0, written: 0 };
}

const lockRow = statement<object, [personId: string]>(
  "select from attendance_person where person_id = $1 for update",
).hasChanged;

/** `lockPeople` for one person, in a single round trip if they were locked before. */
export async function lockPerson(tx: Transaction, personId: string): Promise<void> {
  if (!(await lockRow(tx, personId))) await lockPeople(tx, [personId]);
}

/**
 * Locks the people of some days for a change by an officer who may have bounds. Throws 404 unless all days are within
 * them, also if a person was moved before the lock.
 */
export async function lockDaysWithin(
  tx: Transaction,
  within: Within,
  days: readonly { personId: string; date: string }[],
): Promise<void> {
  const personIds = [...new Set(days.map(({ personId }) => personId))];
  if (personIds.length === 0) return;
  await requireWithinOn(tx, within, days);
  await lockBounded(tx, within, personIds);
  if (personIds.length === 1) await lockPerson(tx, personIds[0] ?? "");
  else await lockPeople(tx, personIds);
  await requireWithinOn(tx, within, days);
}

/**
 * Waits for all transactions that change punches or days, and blocks new ones until this one ends: a transaction that
 * locks a person afterwards sees the locked months.
 */
export const lockAllPeople = statement<never, []>("lock table attendance_person in exclusive mode").run;

/** Locks a month, named by its first date; returns false if it was locked already. */
export const insertMonth = statement<
  { month: string },
  [month: string, at: string, personId: string, note: string | null, openLines: string]
>(`
  insert into attendance_month (month, locked_at, locked_by, note, open_lines) values ($1, $2, $3, $4, $5::jsonb)
  on conflict (month) do nothing returning month`).hasChanged;

/** Returns false if it was not locked. */
export const deleteMonth = statement<{ month: string }, [month: string]>(
  "delete from attendance_month where month = $1 returning month",
).hasChanged;
