import type { Reader } from "#platform/database/database.ts";
import type { JsonObject } from "#platform/database/json.ts";
import { statement } from "#platform/database/statement.ts";
import { comparePositions, requirePosition, type Position } from "./position.ts";

/** An event with an audience, as published to clients. */
export type PublishedEvent = {
  position: Position;
  /** One or several, with a space between. */
  audience: string;
  action: string;
  actorId: string | null;
  subject: { kind: string; id: string };
  details: JsonObject;
};

/** Maximum events per read; the statement contains it as a literal. */
const maxEvents = 1000;

type Edge = { horizon: string; waiting: boolean };
type EventRow = {
  xact: string;
  id: string;
  audience: string;
  action: string;
  actor_id: string | null;
  subject_kind: string;
  subject_id: string;
  details: JsonObject;
};

/**
 * One statement, so that the edge and the rows belong to one snapshot. Nothing below the oldest running transaction can
 * be committed any more, so rows from there are complete and in their final order.
 */
const readRows = statement<Edge & (EventRow | Record<keyof EventRow, null>)>(`
  select edge.horizon::text, pending.waiting, told.xact::text, told.id, told.audience, told.action, told.actor_id,
    told.subject_kind, told.subject_id, told.details
  from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as edge
  cross join lateral (
    select exists (select from audit where xact >= edge.horizon and audience is not null) as waiting
  ) as pending
  left join lateral (
    select * from audit
    where (xact, id) > ($1::xid8, $2::bigint) and xact < edge.horizon and audience is not null
      and ($3::text[] is null or string_to_array(audience, ' ') && $3)
    order by xact, id limit ${maxEvents}
  ) as told on true
  order by told.xact, told.id`);

const readHorizon = statement<{ horizon: string }, []>(
  "select pg_snapshot_xmin(pg_current_snapshot())::text as horizon",
);

// Rows with a date only have no known age.
const readAge = statement<{ seconds: number }>(`
  select extract(epoch from now() - at)::float8 as seconds from audit
  where (xact, id) > ($1::xid8, $2::bigint) and xact < pg_snapshot_xmin(pg_current_snapshot()) and audience is not null
    and at <> date_trunc('hour', at, 'UTC')
  order by xact, id limit 1`).value("seconds", null);

const publishedEvent = (row: EventRow): PublishedEvent => ({
  position: `${row.xact}-${row.id}`,
  audience: row.audience,
  action: row.action,
  actorId: row.actor_id,
  subject: { kind: row.subject_kind, id: row.subject_id },
  details: row.details,
});

/** Returns the current end of the feed: everything before it can be read. */
export async function endOfFeed(db: Reader): Promise<Position> {
  const row = await readHorizon.first(db);
  if (row === null) throw new Error("The database named no snapshot.");
  return `${row.horizon}-0`;
}

/**
 * Reads at most 1000 events after a position, in order, none skipped; with `audiences`, only those for one of them.
 * `position` is the next start; `more`: the batch was cut at the limit; `waiting`: committed events are not readable
 * yet, because an older transaction is still running.
 */
export async function readFeed(db: Reader, after: Position, audiences: readonly string[] | null = null) {
  const from = requirePosition(after);
  const rows = await readRows(db, [from.xact, from.id, audiences]);
  const events = rows.flatMap((row) => (row.xact === null ? [] : [publishedEvent(row)]));
  const more = events.length === maxEvents;
  const end = `${rows[0]?.horizon ?? from.xact}-0`;
  const reached = more ? (events.at(-1)?.position ?? after) : end;
  return {
    events,
    position: comparePositions(reached, after) > 0 ? reached : after,
    more,
    waiting: rows[0]?.waiting ?? false,
  };
}

/** Returns the age in seconds of the first event after a position; null if there is none yet. */
export async function ageOfNextEvent(db: Reader, after: Position): Promise<number | null> {
  const { xact, id } = requirePosition(after);
  return readAge(db, xact, id);
}
