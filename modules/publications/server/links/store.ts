import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { LinkHealth } from "../../contract/schemas-link.ts";

/** Values: person id, link id, at. */
export const insertFavourite = statement<never>(
  "insert into link_favourite (person_id, link_id, created_at) values ($1, $2, $3) on conflict do nothing",
);
/** Values: person id, link id. */
export const deleteFavourite = statement<never>("delete from link_favourite where person_id = $1 and link_id = $2");

export const countUse = statement<never, [linkId: string, day: string]>(`
  insert into link_use (link_id, day, uses) values ($1, $2, 1)
  on conflict (link_id, day) do update set uses = link_use.uses + 1`).run;

// A check does not change the version. The result is dropped if the address has changed meanwhile.
const enterHealth = statement<never>(`
  update link set health = $3, health_status = $4, checked_at = $5,
    failing_since = case when $6 then coalesce(failing_since, $5) end
  where id = $1 and address = $2`);

/** Stores the result of a check. */
export const updateHealth = (
  db: Reader,
  { id, address }: { id: string; address: string },
  found: { health: LinkHealth; status: number | null; isBroken: boolean },
  at: string,
): Promise<unknown> => enterHealth(db, [id, address, found.health, found.status, at, found.isBroken]);

/** Deletes uses from more than a year before a day. Values: day. */
export const purgeUses = statement<never>("delete from link_use where day < $1::date - 400");

/** After a change of the address. */
export const resetHealth = statement<never, [linkId: string]>(
  "update link set health = null, health_status = null, checked_at = null, failing_since = null where id = $1",
).run;
