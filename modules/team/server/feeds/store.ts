import { statement } from "#platform/database/statement.ts";
import type { FeedKind } from "../../contract/limits.ts";
import type { CalendarFeed } from "../../contract/schemas-feed.ts";
import type { Locale } from "#shared/locale.ts";

const columns = `id, kind, token_start as start, created_at as "createdAt", last_used_at as "lastUsedAt"`;

/** The feeds of a person, newest first. */
export const listFeeds = statement<CalendarFeed, [personId: string]>(
  `select ${columns} from calendar_feed where person_id = $1 order by id desc limit 100`,
).all;

/** Serialises the creation of a person's feeds, for their limit. */
export const lockFeeds = statement<never, [personId: string]>(
  "select pg_advisory_xact_lock(hashtextextended('calendar feeds ' || $1, 0))",
).run;

export const insertFeed = statement<
  CalendarFeed,
  [personId: string, kind: FeedKind, hash: Buffer, start: string, at: Date]
>(`
  insert into calendar_feed (person_id, kind, token_hash, token_start, created_at) values ($1, $2, $3, $4, $5)
  returning ${columns}`).inserted;

export const deleteOwnFeed = statement<{ kind: FeedKind }, [id: string, personId: string]>(
  "delete from calendar_feed where id = $1 and person_id = $2 returning kind",
).changed;

/** Deletes all feeds of a person. */
export const deleteFeedsOf = statement<never, [personId: string]>("delete from calendar_feed where person_id = $1").run;

export type FeedOwner = { id: string; personId: string; kind: FeedKind; locale: Locale };

/** The feed with this hash; null if it was revoked or its owner's account has ended. */
export const selectFeed = statement<FeedOwner, [hash: Buffer]>(`
  select f.id, f.person_id as "personId", f.kind, p.locale
  from calendar_feed f join person p on p.id = f.person_id
  join account a on a.person_id = p.id and a.status = 'active'
  where f.token_hash = $1`).first;

/** Updates the last use, once a minute at most; needs no transaction. */
export const markFeedUsed = statement<never, [id: string, at: Date]>(`
  update calendar_feed set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`).all;
