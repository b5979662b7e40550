import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { columnsOf } from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import type { LookupCategory } from "../../contract/kinds.ts";
import type {
  createLookup as createSchema,
  Lookup,
  updateLookup as updateSchema,
} from "../../contract/schemas-lookup.ts";
import { changesOf, recordRule } from "../effects/record-rule.ts";
import { readLookup } from "./list-lookups.ts";
import { listServices, selectAbove } from "./queries.ts";
import {
  deleteLookupRow,
  lockLookupTree,
  insertLookup,
  lockLookup,
  updateLookupRow,
  type LookupValues,
} from "./store.ts";

type Creation = z.output<typeof createSchema>;
type Update = z.output<typeof updateSchema>;

/** Throws for a parent that is unknown, of another category, or a descendant of the entry itself. */
async function requireMain(tx: Transaction, mainId: string, category: LookupCategory, ownId: string | null) {
  const above = await selectAbove(tx, mainId);
  const [main] = above;
  if (main === undefined) throw refuseField("lookup_unknown", "mainLookup", { key: "invalid" });
  if (main.category !== category) throw refuseField("fields_conflict", "mainLookup", { key: "mainCategory" });
  if (above.some(({ id }) => id === ownId)) throw refuseField("fields_conflict", "mainLookup", { key: "mainCircle" });
}

/** Throws for the code of an unknown service. */
async function requireService(tx: Transaction, code: string): Promise<void> {
  if ((await listServices(tx, code)).length === 0)
    throw refuseField("service_unknown", "requestType", { key: "invalid" });
}

export async function createLookup(tx: Transaction, author: Author, body: Creation): Promise<Lookup> {
  const { mainLookup, order, ...fields } = body;
  const values: LookupValues = { ...columnsOf(fields), main_lookup_id: mainLookup, position: order };
  await lockLookupTree(tx);
  if (values.main_lookup_id !== null) await requireMain(tx, values.main_lookup_id, values.category, null);
  if (values.request_type !== null) await requireService(tx, values.request_type);
  const id = await insertLookup(tx, values, nowIso());
  await recordRule(tx, author, "lookup.created", id, { after: values });
  return readLookup(tx, id);
}

/** Updates an entry. Its category cannot change while the entry is used. */
export async function updateLookup(tx: Transaction, author: Author, id: string, body: Update): Promise<Lookup> {
  await lockLookupTree(tx);
  const current = await lockLookup(tx, id);
  if (current === undefined) throw refuse("not_found");
  const before = await readLookup(tx, id);
  const { version, mainLookup, order, ...fields } = body;
  if (version !== current.version) throw refuse("stale_version", { current: before });
  const given = { ...columnsOf(fields), main_lookup_id: mainLookup, position: order };
  const changed = changesOf(current as LookupValues, given);
  if (Object.keys(changed.changes).length === 0) return before;
  const { category, main_lookup_id: mainId } = { ...(current as LookupValues), ...changed.changes };
  if (changed.changes.category !== undefined && before.usedBy > 0) {
    throw refuseField("fields_conflict", "category", { key: "categoryUsed" });
  }
  if (mainId !== null && (changed.changes.category ?? changed.changes.main_lookup_id) !== undefined) {
    await requireMain(tx, mainId, category, id);
  }
  if (typeof changed.changes.request_type === "string") await requireService(tx, changed.changes.request_type);
  await updateLookupRow(tx, id, changed.changes);
  await recordRule(tx, author, "lookup.updated", id, { before: changed.before, after: changed.changes });
  return readLookup(tx, id);
}

/** Deletes an unused entry. */
export async function deleteLookup(tx: Transaction, author: Author, id: string): Promise<void> {
  await lockLookupTree(tx);
  const current = await lockLookup(tx, id);
  if (current === undefined) throw refuse("not_found");
  if ((await readLookup(tx, id)).usedBy > 0) throw refuse("still_used");
  await deleteLookupRow(tx, id);
  await recordRule(tx, author, "lookup.deleted", id, {
    before: { name_en: current.name_en, category: current.category },
  });
}
