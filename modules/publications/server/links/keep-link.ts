import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { mostFavourites } from "./policy.ts";
import { countFavourites, selectLinkFor } from "./queries.ts";
import { countUse, deleteFavourite, insertFavourite } from "./store.ts";

/** Answers today; 404 for a link that is not there, not active, or for others. */
async function requireLink(tx: Transaction, settings: SettingsSource, personId: string, id: string): Promise<string> {
  const today = civilDateIn((await settings(tx)).timeZone);
  if ((await selectLinkFor(tx, [personId, today, id])).length === 0) throw refuse("not_found");
  return today;
}

// Of two at once the second waits, and counts the first.
const holdFavourites = statement<never>("select pg_advisory_xact_lock(hashtext('link_favourite'), hashtext($1::text))");

/** Keeps a link at hand, once however often it is asked for; refused with `limit_reached` when there are enough. */
export async function keepLink(tx: Transaction, settings: SettingsSource, personId: string, id: string): Promise<void> {
  const today = await requireLink(tx, settings, personId, id);
  await holdFavourites(tx, [personId]);
  const [row] = await countFavourites(tx, [personId, today, id]);
  if ((row?.count ?? 0) >= mostFavourites) throw refuse("limit_reached");
  await insertFavourite(tx, personId, id, nowIso());
}

/** Keeps a link at hand no longer. */
export async function dropLink(tx: Transaction, settings: SettingsSource, personId: string, id: string): Promise<void> {
  await requireLink(tx, settings, personId, id);
  await deleteFavourite(tx, personId, id);
}

/** Counts that somebody followed a link. */
export async function countLinkUse(
  tx: Transaction,
  settings: SettingsSource,
  personId: string,
  id: string,
): Promise<void> {
  await countUse(tx, id, await requireLink(tx, settings, personId, id));
}
