import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { createLinkGroup, LinkGroup, updateLinkGroup } from "../../contract/schemas-link.ts";
import type { Author } from "../context.ts";
import { changesOf, recordPublication } from "../record-publication.ts";
import { maxGroups } from "./policy.ts";
import { countLinks, selectGroup, selectGroups, type GroupRow } from "./queries.ts";
import { deleteGroupRow, insertGroup, lockGroup, updateGroupRow, type GroupValues } from "./store.ts";

type Creation = z.output<typeof createLinkGroup>;
type Update = z.output<typeof updateLinkGroup>;

const present = (row: GroupRow): LinkGroup => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  order: row.position,
  linkCount: row.link_count,
  version: row.version,
  can: { delete: row.link_count === 0 },
});

async function readGroup(db: Reader, id: string): Promise<LinkGroup> {
  const [row] = await selectGroup(db, [id]);
  if (row === undefined) throw refuse("not_found");
  return present(row);
}

/** Returns the groups, in order. */
export const listGroups = async (db: Reader): Promise<LinkGroup[]> => (await selectGroups(db, [])).map(present);

export async function createGroup(tx: Transaction, author: Author, body: Creation): Promise<LinkGroup> {
  if (((await countLinks(tx, []))[0]?.groups ?? 0) >= maxGroups) throw refuse("limit_reached");
  const values: GroupValues = { name_ar: body.nameAr, name_en: body.nameEn, position: body.order };
  const id = await insertGroup(tx, values, nowIso());
  await recordPublication(tx, author, "linkGroup.created", id, { after: values });
  return readGroup(tx, id);
}

export async function updateGroup(tx: Transaction, author: Author, id: string, body: Update): Promise<LinkGroup> {
  const current = await lockGroup(tx, id);
  if (current === undefined) throw refuse("not_found");
  const before = await readGroup(tx, id);
  if (body.version !== current.version) throw refuse("stale_version", { current: before });
  const given = { name_ar: body.nameAr, name_en: body.nameEn, position: body.order };
  const changed = changesOf<GroupValues>(current, given);
  if (Object.keys(changed.changes).length === 0) return before;
  await updateGroupRow(tx, id, changed.changes);
  await recordPublication(tx, author, "linkGroup.updated", id, { before: changed.before, after: changed.changes });
  return readGroup(tx, id);
}

/** Deletes a group without links; the lock keeps links from being added meanwhile. */
export async function deleteGroup(tx: Transaction, author: Author, id: string): Promise<void> {
  if ((await lockGroup(tx, id)) === undefined) throw refuse("not_found");
  const group = await readGroup(tx, id);
  if (!group.can.delete) throw refuse("still_used");
  await deleteGroupRow(tx, id);
  await recordPublication(tx, author, "linkGroup.deleted", id, { before: { name_en: group.nameEn } });
}
