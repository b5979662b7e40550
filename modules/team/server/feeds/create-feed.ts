import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { maxFeeds, type FeedKind } from "../../contract/limits.ts";
import type { CreatedFeed } from "../../contract/schemas-feed.ts";
import type { TeamContext } from "../context.ts";
import { createSecret, hashSecret, startOf } from "./compute-token-hash.ts";
import { insertFeed, listFeeds, lockFeeds } from "./store.ts";

/** Creates a feed of the caller and returns its address, which cannot be read again. */
export async function createFeed(
  tx: Transaction,
  { publicUrl }: Pick<TeamContext, "publicUrl">,
  { personId }: Actor,
  kind: FeedKind,
  requestId: string,
): Promise<CreatedFeed> {
  await lockFeeds(tx, personId);
  if ((await listFeeds(tx, personId)).length >= maxFeeds) throw refuse("limit_reached");
  const secret = createSecret();
  const feed = await insertFeed(tx, personId, kind, hashSecret(secret), startOf(secret), now());
  await record(tx, {
    action: "calendarFeed.created",
    actorId: personId,
    subject: { kind: "calendarFeed", id: feed.id },
    details: { personId, kind },
    requestId,
  });
  return { ...feed, address: `${publicUrl()}/api/calendars/${secret}.ics` };
}
