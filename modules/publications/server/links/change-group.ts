import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { columnsOf } from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { createLinkGroup, LinkGroup, updateLinkGroup } from "../../contract/schemas-link.ts";
import { changesOf, deletePublication, recordPublication, updatePublication } from "../change-publication.ts";
import type { Change } from "../context.ts";
import { insertRow, lockRow, type Values } from "../store.ts";
import { maxGroups } from "./policy.ts";
import { countLinks, selectGroup, selectGroups } from "./queries.ts";

const present = (row: Omit<LinkGroup, "can">): LinkGroup => ({ ...row, can: { delete: row.linkCount === 0 } });

async function readGroup(db: Reader, id: string): Promise<LinkGroup> {
  const [row] = await selectGroup(db, [id]);
  if (row === undefined) throw refuse("not_found");
  return present(row);
}

/** Returns the groups, in order. */
export const listGroups = async (db: Reader): Promise<LinkGroup[]> => (await selectGroups(db, [])).map(present);

export async function createGroup(
  change: Change,
  { order: position, ...names }: z.output<typeof createLinkGroup>,
): Promise<LinkGroup> {
  const { tx } = change;
  if (((await countLinks(tx, []))[0]?.groups ?? 0) >= maxGroups) throw refuse("limit_reached");
  const values = { ...columnsOf(names), position };
  const id = await insertRow(tx, "link_group", values, nowIso());
  await recordPublication(change, "linkGroup", "created", { id, after: values });
  return readGroup(tx, id);
}

export async function updateGroup(
  change: Change,
  id: string,
  { version, order: position, ...names }: z.output<typeof updateLinkGroup>,
): Promise<LinkGroup> {
  const { tx } = change;
  const current = await lockRow(tx, "link_group", id);
  if (current === undefined) throw refuse("not_found");
  const before = await readGroup(tx, id);
  if (version !== current.version) throw refuse("stale_version", { current: before });
  const changed = changesOf<Values<"link_group">>(current, { ...columnsOf(names), position });
  if (Object.keys(changed.after).length === 0) return before;
  await updatePublication(change, "linkGroup", current, changed);
  return readGroup(tx, id);
}

/** Deletes a group without links; the lock keeps links from being added meanwhile. */
export async function deleteGroup(change: Change, id: string): Promise<void> {
  const current = await lockRow(change.tx, "link_group", id);
  if (current === undefined) throw refuse("not_found");
  if (!(await readGroup(change.tx, id)).can.delete) throw refuse("still_used");
  await deletePublication(change, "linkGroup", current, { name_en: current.name_en });
}
