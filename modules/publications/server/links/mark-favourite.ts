import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { maxFavourites } from "./policy.ts";
import { countFavourites, selectLinkFor } from "./queries.ts";
import { countUse, deleteFavourite, insertFavourite } from "./store.ts";

/** Returns the current date; throws `not_found` for a link that is unknown, inactive or for another audience. */
async function requireLink(tx: Transaction, settings: SettingsSource, personId: string, id: string): Promise<string> {
  const today = civilDateIn((await settings(tx)).timeZone);
  if ((await selectLinkFor(tx, [personId, today, id])).length === 0) throw refuse("not_found");
  return today;
}

// Serializes concurrent calls of a person, so that the second counts the first.
const lockFavourites = statement<never>("select pg_advisory_xact_lock(hashtext('link_favourite'), hashtext($1::text))");

/** Adds a favourite link, idempotently; throws `limit_reached` at the maximum. */
export async function addFavourite(
  tx: Transaction,
  settings: SettingsSource,
  personId: string,
  id: string,
): Promise<void> {
  const today = await requireLink(tx, settings, personId, id);
  await lockFavourites(tx, [personId]);
  const [row] = await countFavourites(tx, [personId, today, id]);
  if ((row?.count ?? 0) >= maxFavourites) throw refuse("limit_reached");
  await insertFavourite(tx, [personId, id, nowIso()]);
}

/** Removes a favourite link. */
export async function removeFavourite(
  tx: Transaction,
  settings: SettingsSource,
  personId: string,
  id: string,
): Promise<void> {
  await requireLink(tx, settings, personId, id);
  await deleteFavourite(tx, [personId, id]);
}

/** Counts a use of a link. */
export async function countLinkUse(
  tx: Transaction,
  settings: SettingsSource,
  personId: string,
  id: string,
): Promise<void> {
  await countUse(tx, id, await requireLink(tx, settings, personId, id));
}
