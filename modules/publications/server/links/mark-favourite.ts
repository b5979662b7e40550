import { nowIso } from "#platform/clock/clock.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import { todayOf, type Change } from "../context.ts";
import { maxFavourites } from "./policy.ts";
import { countFavourites, selectLinkFor } from "./queries.ts";
import { countUse, deleteFavourite, insertFavourite } from "./store.ts";

/** Returns the current date; throws `not_found` for a link that is unknown, inactive or for another audience. */
async function requireLink(change: Change, id: string): Promise<string> {
  const today = await todayOf(change);
  if ((await selectLinkFor(change.tx, [change.readerId, today, id])).length === 0) throw refuse("not_found");
  return today;
}

// Serializes concurrent calls of a person, so that the second counts the first.
const lockFavourites = statement<never>("select pg_advisory_xact_lock(hashtext('link_favourite'), hashtext($1::text))");

/** Adds a favourite link, idempotently; throws `limit_reached` at the maximum. */
export async function addFavourite(change: Change, id: string): Promise<void> {
  const { tx, readerId } = change;
  const today = await requireLink(change, id);
  await lockFavourites(tx, [readerId]);
  const [row] = await countFavourites(tx, [readerId, today, id]);
  if ((row?.count ?? 0) >= maxFavourites) throw refuse("limit_reached");
  await insertFavourite(tx, [readerId, id, nowIso()]);
}

/** Removes a favourite link. */
export async function removeFavourite(change: Change, id: string): Promise<void> {
  await requireLink(change, id);
  await deleteFavourite(change.tx, [change.readerId, id]);
}

/** Counts a use of a link. */
export const countLinkUse = async (change: Change, id: string): Promise<void> =>
  countUse(change.tx, id, await requireLink(change, id));
