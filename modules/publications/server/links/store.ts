import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Link, LinkHealth } from "../../contract/schemas-link.ts";

export type LinkValues = {
  group_id: string;
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  icon: string;
  address: string;
  sign_in: Link["signIn"];
  position: number;
  is_active: boolean;
  audience_id: string | null;
};
export type GroupValues = { name_ar: string; name_en: string; position: number };

/** Locks the link row until the transaction ends. */
export const lockLink = (tx: Transaction, id: string) =>
  tx.selectFrom("link").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertLink(tx: Transaction, values: LinkValues, createdAt: string): Promise<string> {
  const row = { ...values, created_at: createdAt };
  return (await tx.insertInto("link").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Updates a link. A new address resets its health. */
export async function updateLinkRow(tx: Transaction, id: string, changes: Partial<LinkValues>): Promise<void> {
  const unknown = { health: null, health_status: null, checked_at: null, failing_since: null };
  await tx
    .updateTable("link")
    .set((expression) => ({
      ...changes,
      ...(changes.address === undefined ? {} : unknown),
      version: expression("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

export async function deleteLinkRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("link").where("id", "=", id).execute();
}

/** Values: person id, link id, at. */
export const insertFavourite = statement<never>(
  "insert into link_favourite (person_id, link_id, created_at) values ($1, $2, $3) on conflict do nothing",
);
/** Values: person id, link id. */
export const deleteFavourite = statement<never>("delete from link_favourite where person_id = $1 and link_id = $2");

const insertUse = statement<never>(`
  insert into link_use (link_id, day, uses) values ($1, $2, 1)
  on conflict (link_id, day) do update set uses = link_use.uses + 1`);

export const countUse = (tx: Transaction, linkId: string, day: string): Promise<unknown> =>
  insertUse(tx, [linkId, day]);

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

export const lockGroup = (tx: Transaction, id: string) =>
  tx.selectFrom("link_group").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertGroup(tx: Transaction, values: GroupValues, createdAt: string): Promise<string> {
  const row = { ...values, created_at: createdAt };
  return (await tx.insertInto("link_group").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function updateGroupRow(tx: Transaction, id: string, changes: Partial<GroupValues>): Promise<void> {
  await tx
    .updateTable("link_group")
    .set((expression) => ({ ...changes, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteGroupRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("link_group").where("id", "=", id).execute();
}
