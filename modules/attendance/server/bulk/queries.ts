import { authorColumns, type OptionalPersonRow } from "#modules/community/server/index.ts";
import { withinText } from "#modules/people/server/index.ts";
import { referenceColumn } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { BulkCause } from "../../contract/kinds.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import type { PunchRow } from "../punches/queries.ts";

export type BulkRow = OptionalPersonRow<"author"> &
  OptionalPersonRow<"undoer"> & {
    id: string;
    cause: BulkCause;
    reason: NamedReference | null;
    note: string | null;
    created_at: string;
    undone_at: string | null;
    days: number;
    people: number;
    from_date: string;
    to_date: string;
  };

const selection = `
  select b.id, b.cause, case when l.id is not null then ${referenceColumn("l")} end as reason, b.note, b.created_at,
    b.undone_at, w.days, w.people, w.from_date /* not null: one day at least */, w.to_date /* not null: one day at least */,
    ${authorColumns("maker")}, ${authorColumns("undoer", "undoer")}
  from bulk_correction b
  left join lookup l on l.id = b.reason_id
  left join person maker on maker.id = b.created_by
  left join person undoer on undoer.id = b.undone_by
  cross join lateral (
    select count(*)::int as days, count(distinct r.person_id)::int as people, min(r.date) as from_date, max(r.date) as to_date
    from bulk_correction_row r where r.bulk_correction_id = b.id) w`;

/** One that was made: with a day at least. */
export const selectBulk = statement<BulkRow, [id: string]>(`${selection} where b.id = $1 and w.days > 0`).first;

/** Newest first. Values: bounds, which have all days of a correction. */
export const bulkPages = pageOf<BulkRow>(
  ["b.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection} where w.days > 0 and ($1::jsonb is null or not exists (
    select from bulk_correction_row r
    where r.bulk_correction_id = b.id and not ${withinText("r.person_id", "r.date", "$1")})) and ${after} order by ${orderBy} limit ${size}`,
);

export type LockedBulk = { cause: BulkCause; reason_id: string | null; undone_at: string | null };

/** Locks a bulk correction until the transaction ends. */
export const lockBulk = statement<LockedBulk, [id: string]>(
  "select cause, reason_id, undone_at from bulk_correction where id = $1 for update",
).changed;

export type BulkDay = {
  person_id: string;
  date: string;
  entered: string[];
  voided: string[];
  absence_id: string | null;
};

export const selectDays = statement<BulkDay, [id: string]>(`
  select person_id, date, entered::text[], voided::text[], absence_id from bulk_correction_row
  where bulk_correction_id = $1 order by person_id, date`).all;

/** The condition on the instant selects partitions, as in `selectPunchesOf`. */
const near = `p.person_id = r.person_id
      and p.at >= (r.date - 2)::timestamp at time zone 'UTC' and p.at < (r.date + 4)::timestamp at time zone 'UTC'`;

/**
 * Counts the days of a bulk correction that have changed since: a punch or absence of it was changed, or another one came
 * or went.
 */
export const countChanged = statement<{ days: number }, [id: string]>(`
  select count(*)::int as days
  from bulk_correction_row r join bulk_correction b on b.id = r.bulk_correction_id
  left join absence own on own.id = r.absence_id
  where r.bulk_correction_id = $1 and case when b.cause = 'absence' then own.id is null or own.version > 1
    else exists (
      select from punch p where ${near} and case
        when p.id = any(r.entered) then p.voided_at is not null
        when p.id = any(r.voided) then p.voided_at is null
        else p.date = r.date and p.accepted and (p.id > (select max(e) from unnest(r.entered) e) or p.voided_at > b.created_at)
      end)
    or exists (
      select from absence a where a.person_id = r.person_id and a.from_date <= r.date and a.to_date >= r.date
        and a.created_at > b.created_at)
    end`).value("days", 0);

type UndonePunch = Pick<PunchRow, "id" | "person_id" | "kind" | "at" | "date"> & { is_entered: boolean };

/** The punches that a bulk correction entered and voided. */
export const selectPunches = statement<UndonePunch, [id: string]>(`
  select p.id, p.person_id, p.kind, p.at, p.date, p.id = any(r.entered) as is_entered /* not null: the column is not */
  from bulk_correction_row r join punch p on ${near} and (p.id = any(r.entered) or p.id = any(r.voided))
  where r.bulk_correction_id = $1 order by p.person_id, p.at, p.id`).all;
