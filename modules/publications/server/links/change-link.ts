import type { z } from "zod";
import { columnsOf } from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type {
  createLink as createSchema,
  ManagedLink,
  updateLink as updateSchema,
} from "../../contract/schemas-link.ts";
import { changesWithAudience, deletePublication, insertPublication, updatePublication } from "../change-publication.ts";
import type { Change } from "../context.ts";
import { lockRow, type Values } from "../store.ts";
import { readManagedLink } from "./list-links.ts";
import { maxLinks } from "./policy.ts";
import { countLinks, lockGroupForShare } from "./queries.ts";
import { resetHealth } from "./store.ts";

async function requireGroup(tx: Transaction, id: string): Promise<void> {
  if (!(await lockGroupForShare(tx, id))) throw refuseField("group_unknown", "group", { key: "invalid" });
}

export async function createLink(
  change: Change,
  { group, order, descriptionAr = null, descriptionEn = null, audience, ...body }: z.output<typeof createSchema>,
): Promise<ManagedLink> {
  const { tx } = change;
  if (((await countLinks(tx, []))[0]?.links ?? 0) >= maxLinks) throw refuse("limit_reached");
  await requireGroup(tx, group);
  const values = { ...columnsOf({ ...body, descriptionAr, descriptionEn }), group_id: group, position: order };
  const id = await insertPublication(change, "link", values, audience);
  return readManagedLink(change, id);
}

/** Changes a link. A new address resets its health. */
export async function updateLink(
  change: Change,
  id: string,
  { version, group, order, audience, ...body }: z.output<typeof updateSchema>,
): Promise<ManagedLink> {
  const { tx } = change;
  const current = await lockRow(tx, "link", id);
  if (current === undefined) throw refuse("not_found");
  const before = await readManagedLink(change, id);
  if (version !== current.version) throw refuse("stale_version", { current: before });
  const given = { ...columnsOf(body), group_id: group, position: order };
  const changed = await changesWithAudience<Values<"link">>(tx, current, given, audience);
  if (Object.keys(changed.after).length === 0) return before;
  const { group_id, address } = changed.values;
  if (group_id !== undefined) await requireGroup(tx, group_id);
  await updatePublication(change, "link", current, changed);
  if (address !== undefined) await resetHealth(tx, id);
  return readManagedLink(change, id);
}

export async function deleteLink(change: Change, id: string): Promise<void> {
  const current = await lockRow(change.tx, "link", id);
  if (current === undefined) throw refuse("not_found");
  const { name_en, address } = current;
  await deletePublication(change, "link", current, { name_en, address });
}
