import { withinText } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import { punchColumns, type PunchRow } from "../punches/queries.ts";

/** A position of the same person near in time; distances are computed elsewhere. */
type Near = { at: string; latitude: number; longitude: number };

export type SuspectRow = Pick<
  PunchRow,
  "id" | "at" | "received_at" | "source" | "flags" | "distance" | "accuracy" | "location_id" | "nearest_location_id"
> & {
  device_at: string | null;
  latitude: number | null;
  longitude: number | null;
  before: Near | null;
  after: Near | null;
  /** Number of other dates with offline punches within the 30 days before. */
  offline_dates: number;
  /** Number of other dates with the identical position within the 30 days before. */
  same_dates: number;
};

const near = (condition: string, order: "asc" | "desc"): string => `(
  select json_build_object('at', q.at, 'latitude', s.latitude, 'longitude', s.longitude)
  from punch q join punch_position s on s.punch_id = q.id and s.at = q.at
  where q.person_id = p.person_id and ${condition} and q.accepted and q.voided_at is null and here.punch_id is not null
  order by q.at ${order} limit 1)`;

/**
 * Accepted punches that are not reviewed yet, with the facts to judge them. Values: ids and, in the same order,
 * instants, which select the partitions.
 */
export const selectSuspects = statement<SuspectRow>(`
  select p.id, p.at, p.received_at, p.source, p.flags, p.distance, p.accuracy, p.location_id, p.nearest_location_id,
    p.device_at, here.latitude, here.longitude,
    ${near("q.at < p.at and q.at > p.at - interval '1 day'", "desc")} as before,
    ${near("q.at > p.at and q.at < p.at + interval '1 day'", "asc")} as after,
    (select count(distinct q.date)::int from punch q
      where q.person_id = p.person_id and p.source = 'offline' and q.source = 'offline' and q.date <> p.date
        and q.at < p.at and q.at > p.at - interval '30 days' and q.accepted and q.voided_at is null) as offline_dates,
    (select count(distinct q.date)::int from punch q join punch_position s on s.punch_id = q.id and s.at = q.at
      where q.person_id = p.person_id and q.at < p.at and q.at > p.at - interval '30 days' and q.date <> p.date
        and q.accepted and q.voided_at is null
        and round(s.latitude::numeric, 6) = round(here.latitude::numeric, 6)
        and round(s.longitude::numeric, 6) = round(here.longitude::numeric, 6)) as same_dates
  from unnest($1::bigint[], $2::timestamptz[]) as given (id, at)
  join punch p on p.id = given.id and p.at = given.at
  left join punch_position here on here.punch_id = p.id and here.at = p.at
  where p.accepted and p.review is null and p.voided_at is null
  order by p.id`);

export type ReviewedRow = PunchRow & { latitude: number | null; longitude: number | null };

/**
 * Pages of the list, newest first. Values: state; and, each null for any: suspicion as JSON, location, person, first
 * and last date, bounds.
 */
export const reviewPages = pageOf<ReviewedRow>(
  ["p.at", "p.id"],
  "desc",
  ({ after, orderBy, size }) => `
    select ${punchColumns}, here.latitude, here.longitude
    from punch p left join punch_position here on here.punch_id = p.id and here.at = p.at
    where p.review = $1 and ${after} and ($2::jsonb is null or p.suspicions @> $2)
      and ($3::bigint is null or coalesce(p.location_id, p.nearest_location_id) = $3)
      and ($4::bigint is null or p.person_id = $4)
      and ($5::date is null or p.date >= $5) and ($6::date is null or p.date <= $6)
      and ${withinText("p.person_id", "p.date", "$7")}
    order by ${orderBy} limit ${size}`,
);

export type DecidedRow = Pick<PunchRow, "id" | "at" | "person_id" | "date" | "kind" | "review">;

/** Given punches that wait for a decision. */
export const selectOpen = statement<DecidedRow, [ids: readonly string[]]>(`
  select id, at, person_id, date, kind, review from punch
  where id = any($1::bigint[]) and review = 'open' and voided_at is null order by id`).all;

/** Given punches that an officer has decided since an instant, unchanged since. */
export const selectUndoable = statement<DecidedRow, [ids: readonly string[], officer: string, since: Date]>(`
  select id, at, person_id, date, kind, review from punch
  where id = any($1::bigint[]) and reviewed_by = $2 and reviewed_at >= $3::timestamptz
    and ((review = 'accepted' and voided_at is null) or (review = 'rejected' and voided_at = reviewed_at))
  order by id`).all;
